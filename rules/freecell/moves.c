/* SPDX-License-Identifier: MIT */
/* FreeCell's rules for moves: which card goes where, and how many move at
   once. */
#include "freecell.h"

STATIC_ASSERT((int)FREECELL_FIRST_CELL == FREECELL_COLUMNS);
STATIC_ASSERT(FREECELL_FIRST_CELL + FREECELL_MOST_CELLS <=
              FREECELL_HOME_PLACE);

/* ---------------------------------------------------------------- cards */

u8 freecell_goes_on(u8 card, u8 on)
{
    return FREECELL_RANK(on) == FREECELL_RANK(card) + 1 &&
           FREECELL_IS_RED(on) != FREECELL_IS_RED(card);
}

/* The card in this place from the end of a column, counted from 1; 0 if there
   is none. */
static u8 card_from_end(const FreeCell *game, u8 column, u8 nth)
{
    u8 depth = (u8)(game->height[column] - nth);
    ASSERT_SLOW(column < FREECELL_COLUMNS);
    return (u8)(depth < game->height[column] ? game->column[column][depth]
                                             : 0);
}

u8 freecell_end_card(const FreeCell *game, u8 place)
{
    ASSERT_SLOW(place < FREECELL_FIRST_CELL + FREECELL_MOST_CELLS);
    if (place < FREECELL_COLUMNS)
        return card_from_end(game, place, 1);
    return game->cell[place - FREECELL_FIRST_CELL];
}

u8 freecell_run_length(const FreeCell *game, u8 column)
{
    const u8 *card = game->column[column];
    u8 top = game->height[column];
    ASSERT_SLOW(column < FREECELL_COLUMNS);
    if (!top)
        return 0;
    top--;
    while (top && freecell_goes_on(card[top], card[top - 1]))
        top--;
    return (u8)(game->height[column] - top);
}

u8 freecell_free_cells(const FreeCell *game)
{
    u8 count = 0;
    u8 i;
    for (i = 0; i < game->cells; i++)
        count = (u8)(count + !game->cell[i]);
    return count;
}

static u8 empty_columns_besides(const FreeCell *game, u8 place)
{
    u8 count = 0;
    u8 i;
    ASSERT_SLOW(place <= FREECELL_HOME_PLACE);
    for (i = 0; i < FREECELL_COLUMNS; i++)
        if (!game->height[i] && i != place)
            count++;
    return count;
}

u8 freecell_empty_columns(const FreeCell *game)
{
    return empty_columns_besides(game, FREECELL_HOME_PLACE);
}

u16 freecell_supermove_limit(const FreeCell *game, u8 to)
{
    return (u16)((u16)(freecell_free_cells(game) + 1)
                 << empty_columns_besides(game, to));
}

static u8 smaller(u8 run, u16 most)
{
    return run < most ? run : (u8)most;
}

/* Only one number of cards from a run that ends with a card fits on another
   card. Returns that number, even if there is no room to move them all; 0 if
   none fits. The run's colours alternate, so the number tells the colour. */
static u8 fitting_count(u8 last, u8 run, u8 on)
{
    u8 count = (u8)(FREECELL_RANK(on) - FREECELL_RANK(last));
    if (!count || count > run)
        return 0;
    return (u8)((FREECELL_IS_RED(on) ^ FREECELL_IS_RED(last)) == (count & 1)
                    ? count
                    : 0);
}

u8 freecell_usual_count(const FreeCell *game, u8 from, u8 to)
{
    if (from >= FREECELL_COLUMNS || to >= FREECELL_COLUMNS)
        return 1;
    if (game->height[to])
        return fitting_count(freecell_end_card(game, from),
                             freecell_run_length(game, from),
                             freecell_end_card(game, to));
    return smaller(freecell_run_length(game, from),
                   freecell_supermove_limit(game, to));
}

u8 freecell_fills_column(const void *position, u16 move)
{
    const FreeCell *game = position;
    u8 to = FREECELL_MOVE_TO(move);
    return (u8)(FREECELL_MOVE_FROM(move) < FREECELL_COLUMNS &&
                to < FREECELL_COLUMNS && !game->height[to]);
}

u8 freecell_count_in_dialect(const void *position, u16 move, u8 dialect)
{
    const FreeCell *game = position;
    u8 run;
    ASSERT(dialect <= FREECELL_DIALECT_ONE);
    if (!freecell_fills_column(position, move))
        return FREECELL_MOVE_COUNT(move);
    if (dialect == FREECELL_DIALECT_ONE)
        return 1;
    run = freecell_run_length(game, FREECELL_MOVE_FROM(move));
    if (dialect == FREECELL_DIALECT_XP)
        return smaller(run, (u16)(freecell_free_cells(game) + 1));
    return smaller(run,
                   freecell_supermove_limit(game, FREECELL_MOVE_TO(move)));
}

/* ------------------------------------------------------------ judgement */

u8 freecell_goes_home(const FreeCell *game, u8 card)
{
    return FREECELL_RANK(card) == game->home[FREECELL_SUIT(card)] + 1;
}

static u8 judge_column(const FreeCell *game, u8 from, u8 to, u8 count)
{
    u8 height = game->height[to];
    u8 card = freecell_end_card(game, from);
    ASSERT_SLOW(to < FREECELL_COLUMNS);
    if (from >= FREECELL_COLUMNS && count != 1)
        return FREECELL_ONE_CARD_ONLY;
    if (from < FREECELL_COLUMNS) {
        if (count > freecell_run_length(game, from))
            return FREECELL_NOT_A_RUN;
        card = card_from_end(game, from, count);
    }
    if (height && !freecell_goes_on(card, freecell_end_card(game, to)))
        return FREECELL_DOES_NOT_FIT;
    if (height + count > FREECELL_DEEPEST)
        return FREECELL_COLUMN_IS_FULL;
    return count > freecell_supermove_limit(game, to) ? FREECELL_TOO_MANY_CARDS
                                                      : FINE;
}

static u8 judge_cell(const FreeCell *game, u8 from, u8 to, u8 count)
{
    u8 cell = (u8)(to - FREECELL_FIRST_CELL);
    ASSERT_SLOW(to >= FREECELL_FIRST_CELL && to < FREECELL_HOME_PLACE);
    if (cell >= game->cells)
        return FREECELL_NO_SUCH_CELL;
    if (from >= FREECELL_FIRST_CELL)
        return FREECELL_CELL_TO_CELL;
    if (game->cell[cell])
        return FREECELL_CELL_IS_FULL;
    return count == 1 ? FINE : FREECELL_ONE_CARD_ONLY;
}

u8 freecell_check_move(const FreeCell *game, u16 move)
{
    u8 from = FREECELL_MOVE_FROM(move);
    u8 to = FREECELL_MOVE_TO(move);
    u8 count = FREECELL_MOVE_COUNT(move);
    if (from == FREECELL_HOME_PLACE || !count)
        return NOT_A_MOVE;
    if (from >= FREECELL_FIRST_CELL + game->cells)
        return FREECELL_NO_SUCH_CELL;
    if (!freecell_end_card(game, from))
        return from < FREECELL_COLUMNS ? FREECELL_NO_COLUMN_CARD
                                       : FREECELL_NO_CELL_CARD;
    if (from == to)
        return from < FREECELL_COLUMNS ? FREECELL_SAME_COLUMN
                                       : FREECELL_CELL_TO_CELL;
    if (to < FREECELL_COLUMNS)
        return judge_column(game, from, to, count);
    if (to < FREECELL_HOME_PLACE)
        return judge_cell(game, from, to, count);
    if (count != 1)
        return FREECELL_ONE_CARD_ONLY;
    return freecell_goes_home(game, freecell_end_card(game, from))
               ? FINE
               : FREECELL_NOT_HOME_YET;
}

/* -------------------------------------------------------------- listing */

typedef struct List {
    u16 *moves;
    u16 room;
    u16 count;
    u16 most; /* limit for moves to a column that isn't empty */
    u8 end[FREECELL_COLUMNS]; /* the end cards; 0: the column is empty */
} List;

static void add_move(List *list, u8 from, u8 to, u8 count)
{
    ASSERT_SLOW(list->count < freecell.most_moves);
    if (list->count < list->room)
        list->moves[list->count] = FREECELL_MOVE(from, to, count);
    list->count++;
}

static void list_to_columns(const FreeCell *game, u8 from, List *list)
{
    u8 run = freecell_run_length(game, from);
    u8 to, count;
    ASSERT_SLOW(run);
    for (to = 0; to < FREECELL_COLUMNS; to++) {
        if (!list->end[to]) {
            for (count = 1; count <= run && count <= list->most >> 1; count++)
                add_move(list, from, to, count);
        } else if (to != from) {
            count = fitting_count(list->end[from], run, list->end[to]);
            if (count && count <= list->most &&
                game->height[to] + count <= FREECELL_DEEPEST)
                add_move(list, from, to, count);
        }
    }
}

static void list_to_cells(const FreeCell *game, u8 from, List *list)
{
    u8 i;
    for (i = 0; i < game->cells; i++)
        if (!game->cell[i])
            add_move(list, from, (u8)(FREECELL_FIRST_CELL + i), 1);
}

static void list_from_cell(const FreeCell *game, u8 from, u8 card, List *list)
{
    u8 to;
    ASSERT_SLOW(card);
    for (to = 0; to < FREECELL_COLUMNS; to++)
        if (!list->end[to] || (freecell_goes_on(card, list->end[to]) &&
                               game->height[to] < FREECELL_DEEPEST))
            add_move(list, from, to, 1);
}

/* Moves are ordered by source, by target (columns first, home last), then by
   number of cards. */
u16 freecell_list(const void *position, u16 *moves, u16 room)
{
    const FreeCell *game = position;
    List found;
    u8 from, card;
    found.moves = moves;
    found.room = room;
    found.count = 0;
    found.most = freecell_supermove_limit(game, FREECELL_HOME_PLACE);
    for (from = 0; from < FREECELL_COLUMNS; from++)
        found.end[from] = freecell_end_card(game, from);
    for (from = 0; from < FREECELL_FIRST_CELL + game->cells; from++) {
        card = freecell_end_card(game, from);
        if (!card)
            continue;
        if (from >= FREECELL_FIRST_CELL)
            list_from_cell(game, from, card, &found);
        else {
            list_to_columns(game, from, &found);
            list_to_cells(game, from, &found);
        }
        if (freecell_goes_home(game, card))
            add_move(&found, from, FREECELL_HOME_PLACE, 1);
    }
    return found.count;
}
