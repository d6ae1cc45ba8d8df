/* SPDX-License-Identifier: MIT */
/* FreeCell's game: moving, what goes home by itself, how good a move is. */
#include "freecell.h"

/* --------------------------------------------------------------- moving */

static u8 take_card(FreeCell *game, u8 place, u8 *spot)
{
    u8 *from;
    u8 card;
    if (place < FREECELL_COLUMNS) {
        game->height[place]--;
        from = &game->column[place][game->height[place]];
        *spot = (u8)(place * COLUMN_SPOTS + game->height[place]);
    } else {
        from = &game->cell[place - FIRST_CELL];
        *spot = (u8)(CELL_SPOT + place - FIRST_CELL);
    }
    card = *from;
    *from = 0;
    return card;
}

static u8 put_card(FreeCell *game, u8 place, u8 card)
{
    u8 suit = SUIT_OF(card);
    u8 height;
    if (place < FREECELL_COLUMNS) {
        height = game->height[place]++;
        game->column[place][height] = card;
        return (u8)(place * COLUMN_SPOTS + height);
    }
    if (place == HOME_PLACE) {
        game->home[suit] = RANK_OF(card);
        return (u8)(HOME_SPOT + suit);
    }
    game->cell[place - FIRST_CELL] = card;
    return (u8)(CELL_SPOT + place - FIRST_CELL);
}

static void move_card(FreeCell *game, u8 from, u8 to, u8 what, Trace *trace)
{
    u8 source, target;
    u8 card = take_card(game, from, &source);
    target = put_card(game, to, card);
    trace_add(trace, what, source, target, card);
}

static void move_run(FreeCell *game, u8 from, u8 to, u8 count, Trace *trace)
{
    u8 *column = game->column[from];
    u8 bottom, i;
    game->height[from] = (u8)(game->height[from] - count);
    bottom = game->height[from];
    for (i = 0; i < count; i++) {
        u8 target = put_card(game, to, column[bottom + i]);
        trace_add(trace, WENT, (u8)(from * COLUMN_SPOTS + bottom + i), target,
                  column[bottom + i]);
        column[bottom + i] = 0;
    }
}

static u8 is_safe(const FreeCell *game, u8 card)
{
    u8 others = IS_RED(card) ? 0 : 1; /* clubs, spades; the reds */
    u8 rank = RANK_OF(card);
    return rank <= 2 || (game->home[others] + 1 >= rank &&
                         game->home[3 - others] + 1 >= rank);
}

static u8 flies(const FreeCell *game, u8 place)
{
    u8 card = freecell_end_card(game, place);
    return card && freecell_goes_home(game, card) &&
           (game->autoplay == PLAY_FULL || is_safe(game, card));
}

/* From column to column and cell to cell, round after round. */
static void autoplay(FreeCell *game, Trace *trace)
{
    u8 places = (u8)(FIRST_CELL + game->cells);
    u8 quiet = 0; /* places since the last flight */
    u8 place = 0;
    while (game->autoplay != PLAY_NONE && quiet < places) {
        quiet++;
        if (flies(game, place)) {
            move_card(game, place, HOME_PLACE, FLEW, trace);
            quiet = 0;
        }
        place = (u8)(place + 1 == places ? 0 : place + 1);
    }
}

static u8 apply(void *position, u16 move, Trace *trace)
{
    FreeCell *game = position;
    u8 fault = freecell_check_move(game, move);
    if (fault)
        return fault;
    if (MOVE_COUNT(move) > 1)
        move_run(game, MOVE_FROM(move), MOVE_TO(move), MOVE_COUNT(move),
                 trace);
    else
        move_card(game, MOVE_FROM(move), MOVE_TO(move), WENT, trace);
    autoplay(game, trace);
    return FINE;
}

/* -------------------------------------------------------------- scoring */

static u32 score(const void *position)
{
    const FreeCell *game = position;
    u8 count = 0;
    u8 i;
    for (i = 0; i < FREECELL_SUITS; i++)
        count = (u8)(count + game->home[i]);
    return count;
}

static Status status(const void *position)
{
    if (score(position) == FREECELL_CARDS)
        return WON;
    return freecell_list(position, NULL, 0) ? GOING : STUCK;
}

/* Cards that lie on the next one of a suit, and pairs in sequence. */
static i32 value_column(const FreeCell *game, u8 column)
{
    const u8 *card = game->column[column];
    u8 height = game->height[column];
    i32 value = 0;
    u8 i;
    for (i = 0; i < height; i++) {
        if (freecell_goes_home(game, card[i]))
            value -= 8 * (height - 1 - i);
        if (i && freecell_goes_on(card[i], card[i - 1]))
            value += 6;
    }
    return value;
}

/* Cards at home first, then room, order and a way to the cards needed next,
   after autoplay has done its part. */
static i32 worth(const void *position, u16 move)
{
    FreeCell after;
    i32 value;
    u8 i;
    bytes_copy(&after, position, sizeof after);
    apply(&after, move, NULL);
    value = 50 * (i32)score(&after) + 10 * freecell_free_cells(&after) +
            25 * freecell_empty_columns(&after);
    for (i = 0; i < FREECELL_COLUMNS; i++)
        value += value_column(&after, i);
    return value;
}

/* --------------------------------------------------------------- starts */

static void start(FreeCell *game, const u8 *variant)
{
    bytes_fill(game, 0, sizeof(FreeCell));
    game->cells = variant[VARIANT_CELLS];
    game->autoplay = variant[VARIANT_AUTOPLAY];
}

static u8 deal(void *position, const u8 *variant, const u8 *seed)
{
    FreeCell game;
    u8 fault;
    start(&game, variant);
    fault = freecell_deal_cards(&game, seed);
    if (fault)
        return fault;
    ASSERT(freecell_is_sound(&game));
    bytes_copy(position, &game, sizeof game);
    return FINE;
}

/* Nothing is drawn after the deal: a board needs no seed. */
static u8 read_board(void *position, const u8 *variant, const u8 *seed,
                     Reader *reader, Fault *fault)
{
    FreeCell game;
    (void)seed;
    start(&game, variant);
    if (freecell_parse_board(&game, reader, fault))
        return fault->reason;
    ASSERT(freecell_is_sound(&game));
    bytes_copy(position, &game, sizeof game);
    return FINE;
}

static const char *const words[] = {
    "There is no card in that column",
    "There is no card in that cell",
    "This game has fewer free cells",
    "The card is in that column already: name another one, a cell or h",
    "That cell is taken, and holds one card: name another cell or a column",
    "A card in a cell goes to a column or home, not to another cell",
    "Only one card at a time goes to a cell or home, or leaves a cell",
    "This card cannot go home yet: its suit goes home from the ace upwards",
    "This does not fit there: a column goes down one by one, red on black "
    "and black on red",
    "Only the cards in sequence at the end of a column move together",
    "Too many cards at once: a free cell lets one more move, an empty column "
    "doubles that",
    "That column is full: it holds no more than 19 cards",
    "Deals have numbers from 1 to 8589934591, and there are -1 and -2",
    "There is no card in column #",
    "That cell is not there: the number of free cells in this game is #",
    "The number of cards in sequence at the end of this column is #",
    "The free cells and empty columns let # move at once, and this takes #",
    "A column or a cell is missing: give 1-8, a-g, or h for home",
    "A card that is home stays there: a move begins with 1-8 or a-g",
    "After v comes the number of cards: 1-9, or a-d for ten to thirteen",
    "The number of free cells goes from 0 to 7, written like 4cells",
    "A variant is a number of free cells and none, safe or full for what goes "
    "home by itself, written like 4cells:safe",
    "This is not a card: a card is one of A 2-9 T J Q K and one of C D H S, "
    "written like TD",
    "This card is on the board twice",
    "Missing: the # of clubs (ace 1, jack 11, queen 12, king 13); cards "
    "missing in all: #",
    "Missing: the # of diamonds (ace 1, jack 11, queen 12, king 13); cards "
    "missing in all: #",
    "Missing: the # of hearts (ace 1, jack 11, queen 12, king 13); cards "
    "missing in all: #",
    "Missing: the # of spades (ace 1, jack 11, queen 12, king 13); cards "
    "missing in all: #",
    "What is home is a suit and its highest card there, like H-0, H-A or H-K",
    "There are more cards in cells than this game has cells: #",
    "A column holds no more than # cards",
    "There are # columns, and this would be one more",
};

const Game freecell = {
    "freecell",
    "FreeCell",
    "cards home",
    1,
    sizeof(FreeCell),
    /* Four runs and four empty columns allow the most: 4 * 52 + 44, and 1
       for each card that is in a cell rather than in a column. */
    260,
    FREECELL_CARDS + FREECELL_COLUMNS + FREECELL_MOST_CELLS + FREECELL_SUITS,
    FREECELL_KING + FREECELL_CARDS,
    words,
    COUNT_OF(words),
    freecell_read_variant,
    freecell_write_variant,
    freecell_read_seed,
    freecell_write_seed,
    deal,
    read_board,
    freecell_write_board,
    freecell_list,
    apply,
    status,
    score,
    worth,
    freecell_read_move,
    freecell_write_move,
    freecell_look,
    freecell_touch,
};
