/* SPDX-License-Identifier: MIT */
/* Reports the pieces of a FreeCell position to front ends, and turns touches
   into moves. */
#include "freecell.h"

STATIC_ASSERT((int)FREECELL_COLUMN_SPOTS > FREECELL_DEEPEST);
STATIC_ASSERT((int)FREECELL_CELL_SPOT ==
              FREECELL_COLUMNS * FREECELL_COLUMN_SPOTS);
STATIC_ASSERT((int)FREECELL_HOME_SPOT >=
              (int)FREECELL_CELL_SPOT + FREECELL_MOST_CELLS);
STATIC_ASSERT(FREECELL_HOME_SPOT + FREECELL_SUITS <= TABLE_SPOT);

/* ----------------------------------------------------------------- look */

static void set_piece(Piece *piece, u8 spot, u8 x, u8 y, u8 card, u8 marks)
{
    piece->spot = spot;
    piece->x = x;
    piece->y = y;
    piece->z = 0;
    piece->kind = (u8)(card ? CARD : PLACE);
    piece->value = card;
    piece->marks = marks;
}

/* Marks the cards that can be picked up. An empty column is a PLACE. Returns
   how many pieces there are now. */
static u16 look_column(const FreeCell *game, u8 x, Piece *pieces, u16 room,
                       u16 count)
{
    u8 spot = (u8)(x * FREECELL_COLUMN_SPOTS);
    u8 height = game->height[x];
    u8 run = freecell_run_length(game, x);
    u16 most = freecell_supermove_limit(game, FREECELL_HOME_PLACE);
    u8 y, below;
    ASSERT_SLOW(x < FREECELL_COLUMNS);
    if (!height && count < room)
        set_piece(&pieces[count++], spot, x, 0, 0, 0);
    for (y = 0; y < height && count < room; y++) {
        below = (u8)(height - y);
        set_piece(&pieces[count++], (u8)(spot + y), x, y, game->column[x][y],
                  (u8)(below <= run && below <= most ? CAN_MOVE : 0));
    }
    return count;
}

static void look_home(const FreeCell *game, u8 suit, Piece *piece)
{
    u8 rank = game->home[suit];
    ASSERT_SLOW(rank <= FREECELL_KING);
    set_piece(piece, (u8)(FREECELL_HOME_SPOT + suit), suit, 0,
              (u8)(rank ? FREECELL_CARD(rank, suit) : 0), IS_HOME);
    if (!rank)
        piece->value = suit;
}

/* Reports the columns, then the cells, then the foundations. */
u16 freecell_look(const void *position, Piece *pieces, u16 room)
{
    const FreeCell *game = position;
    u16 count = 0;
    u8 i, card;
    for (i = 0; i < FREECELL_COLUMNS; i++)
        count = look_column(game, i, pieces, room, count);
    for (i = 0; i < game->cells && count < room; i++) {
        card = game->cell[i];
        set_piece(&pieces[count++], (u8)(FREECELL_CELL_SPOT + i), i, 0, card,
                  (u8)(card ? IS_CELL | CAN_MOVE : IS_CELL));
    }
    for (i = 0; i < FREECELL_SUITS && count < room; i++)
        look_home(game, i, &pieces[count++]);
    return count;
}

/* ---------------------------------------------------------------- touch */

/* Returns the place to which a spot belongs; NO_SPOT if this game has no such
   place. */
static u8 place_of(const FreeCell *game, u8 spot)
{
    if (spot < FREECELL_CELL_SPOT)
        return (u8)(spot / FREECELL_COLUMN_SPOTS);
    if (spot < FREECELL_CELL_SPOT + game->cells)
        return (u8)(spot - FREECELL_CELL_SPOT + FREECELL_FIRST_CELL);
    if (spot >= FREECELL_HOME_SPOT &&
        spot < FREECELL_HOME_SPOT + FREECELL_SUITS)
        return FREECELL_HOME_PLACE;
    return NO_SPOT;
}

/* How many cards a spot picks up: a card of a run with all cards on it, or the
   card in a cell. */
static u8 picked_up(const FreeCell *game, u8 spot)
{
    u8 place = place_of(game, spot);
    u8 depth = (u8)(spot % FREECELL_COLUMN_SPOTS);
    u8 count;
    if (place >= FREECELL_COLUMNS)
        return (u8)(place < FREECELL_HOME_PLACE &&
                            freecell_end_card(game, place)
                        ? 1
                        : 0);
    if (depth >= game->height[place])
        return 0;
    count = (u8)(game->height[place] - depth);
    return (u8)(count <= freecell_run_length(game, place) ? count : 0);
}

/* A player who holds only the last card means the column, so as many cards
   move as fit. */
static u8 meant_count(const FreeCell *game, u8 from, u8 to, u8 held)
{
    u8 count = 0;
    ASSERT_SLOW(held);
    if (held == 1 && to < FREECELL_COLUMNS && game->height[to])
        count = freecell_usual_count(game, from, to);
    return count ? count : held;
}

/* A touch can't mean these places as targets: the column that the card is in,
   or a cell that contains another card. */
static u8 no_target(const FreeCell *game, u8 from, u8 to)
{
    return from == to ||
           (to >= FREECELL_FIRST_CELL && to < FREECELL_HOME_PLACE &&
            freecell_end_card(game, to));
}

/* Cards that can't be picked up still give a move. The rules refuse it and
   tell the player why: too many cards, or none. */
static Touch pick_up(const FreeCell *game, u8 spot, u16 *move)
{
    u8 place = place_of(game, spot);
    u8 depth = (u8)(spot % FREECELL_COLUMN_SPOTS);
    u8 count = 1;
    ASSERT(place != NO_SPOT);
    if (picked_up(game, spot))
        return TOUCH_HOLD;
    if (place == FREECELL_HOME_PLACE)
        return TOUCH_NOTHING;
    if (place < FREECELL_COLUMNS && game->height[place]) {
        if (depth >= game->height[place])
            return TOUCH_NOTHING;
        count = (u8)(game->height[place] - depth);
    }
    *move = FREECELL_MOVE(place, place ? 0 : 1, count);
    return TOUCH_MOVE;
}

/* A touch that means an illegal move returns it all the same, so that apply
   tells the player why it is refused. */
Touch freecell_touch(const void *position, u8 held, u8 spot, u16 *move)
{
    const FreeCell *game = position;
    u8 to = place_of(game, spot);
    u8 from = place_of(game, held);
    u8 count = picked_up(game, held);
    if (to == NO_SPOT)
        return TOUCH_NOTHING;
    if (held == spot)
        return TOUCH_DROP;
    if (!count || no_target(game, from, to))
        return pick_up(game, spot, move);
    count = meant_count(game, from, to, count);
    ASSERT(from < FREECELL_HOME_PLACE);
    *move = FREECELL_MOVE(from, to, count);
    return TOUCH_MOVE;
}
