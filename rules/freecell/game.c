/* SPDX-License-Identifier: MIT */
/* FreeCell: makes moves, moves cards home automatically, and rates moves by a
   rule of thumb. */
#include "freecell.h"

/* --------------------------------------------------------------- moving */

/* Puts a card on a place and returns its spot. */
static u8 put_card(FreeCell *game, u8 place, u8 card)
{
    u8 suit = FREECELL_SUIT(card);
    u8 height;
    ASSERT_SLOW(FREECELL_RANK(card) && FREECELL_RANK(card) <= FREECELL_KING);
    if (place < FREECELL_COLUMNS) {
        height = game->height[place];
        if (ALWAYS(height < FREECELL_DEEPEST)) {
            game->column[place][height] = card;
            game->height[place] = (u8)(height + 1);
        }
        return (u8)(place * FREECELL_COLUMN_SPOTS + height);
    }
    if (place == FREECELL_HOME_PLACE) {
        ASSERT_SLOW(FREECELL_RANK(card) == game->home[suit] + 1);
        game->home[suit] = FREECELL_RANK(card);
        return (u8)(FREECELL_HOME_SPOT + suit);
    }
    ASSERT_SLOW(!game->cell[place - FREECELL_FIRST_CELL]);
    game->cell[place - FREECELL_FIRST_CELL] = card;
    return (u8)(FREECELL_CELL_SPOT + place - FREECELL_FIRST_CELL);
}

static void move_card(FreeCell *game, u8 *card, u8 spot, u8 to, u8 what,
                      Trace *trace)
{
    ASSERT_SLOW(*card);
    trace_add(trace, what, spot, put_card(game, to, *card), *card);
    *card = 0;
}

/* Moves the last cards of a column, deepest first, or the card in a cell. */
static void move_cards(FreeCell *game, u8 from, u8 to, u8 count, u8 what,
                       Trace *trace)
{
    u8 height, depth;
    ASSERT_SLOW(count);
    if (from >= FREECELL_FIRST_CELL) {
        move_card(game, &game->cell[from - FREECELL_FIRST_CELL],
                  (u8)(FREECELL_CELL_SPOT + from - FREECELL_FIRST_CELL), to,
                  what, trace);
        return;
    }
    height = game->height[from];
    depth = (u8)(height - count);
    if (ALWAYS(height > depth))
        game->height[from] = depth;
    for (; depth < height; depth++)
        move_card(game, &game->column[from][depth],
                  (u8)(from * FREECELL_COLUMN_SPOTS + depth), to, what, trace);
}

u8 freecell_autoplay_slack(const FreeCell *game)
{
    return (u8)(game->autoplay == FREECELL_AUTOPLAY_FULL ? FREECELL_KING : 0);
}

static u8 is_safe(const FreeCell *game, u8 card, u8 slack)
{
    u8 others =
        FREECELL_IS_RED(card) ? 0 : 1; /* clubs and spades, or the red suits */
    u8 rank = FREECELL_RANK(card);
    u8 least = (u8)(rank > slack ? rank - slack - 1 : 0);
    ASSERT_SLOW(FREECELL_RANK(card));
    return rank <= 2 ||
           (game->home[others] >= least && game->home[3 - others] >= least);
}

static u8 flies(const FreeCell *game, u8 place, u8 slack)
{
    u8 card = freecell_end_card(game, place);
    return card && freecell_goes_home(game, card) &&
           is_safe(game, card, slack);
}

/* Goes round the columns and then the cells until nothing moves. */
static void autoplay(FreeCell *game, Trace *trace)
{
    const u8 slack = freecell_autoplay_slack(game);
    u8 places = (u8)(FREECELL_FIRST_CELL + game->cells);
    u8 quiet = 0; /* places checked since a card last moved */
    u8 place = 0;
    while (game->autoplay != FREECELL_AUTOPLAY_NONE && quiet < places) {
        if (place >= places)
            place = 0;
        quiet++;
        if (flies(game, place, slack)) {
            move_cards(game, place, FREECELL_HOME_PLACE, 1, FLEW, trace);
            quiet = 0;
        }
        place++;
    }
}

static u8 apply(void *position, u16 move, Trace *trace)
{
    FreeCell *game = position;
    u8 fault = freecell_check_move(game, move);
    if (fault)
        return fault;
    move_cards(game, FREECELL_MOVE_FROM(move), FREECELL_MOVE_TO(move),
               FREECELL_MOVE_COUNT(move), WENT, trace);
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
    ASSERT_SLOW(count <= FREECELL_CARDS);
    return count;
}

static Status status(const void *position)
{
    if (score(position) == FREECELL_CARDS)
        return WON;
    /* Whatever isn't home can go to a free cell, or from one to a column. */
    return freecell_free_cells(position) || freecell_empty_columns(position) ||
                   freecell_list(position, NULL, 0)
               ? GOING
               : STUCK;
}

/* Rates a column: cards that bury the next card of a suit, and pairs in
   sequence. */
static i32 value_column(const FreeCell *game, u8 column)
{
    const u8 *card = game->column[column];
    u8 height = game->height[column];
    u8 burying = 0; /* cards on those that can go home */
    u8 pairs = 0;
    u8 i;
    ASSERT_SLOW(column < FREECELL_COLUMNS);
    for (i = 0; i < height; i++) {
        if (freecell_goes_home(game, card[i]))
            burying = (u8)(burying + height - 1 - i);
        if (i && freecell_goes_on(card[i], card[i - 1]))
            pairs++;
    }
    return 6 * pairs - 8 * burying;
}

/* Rates the position after the move and autoplay: first cards at home, then
   free space, order, and access to the cards needed next. */
static i32 worth(const void *position, u16 move)
{
    FreeCell after;
    i32 value;
    u8 i;
    ASSERT_SLOW(freecell_check_move(position, move) == FINE);
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
    ASSERT(variant[FREECELL_VARIANT_CELLS] <= FREECELL_MOST_CELLS);
    ASSERT(variant[FREECELL_VARIANT_AUTOPLAY] <= FREECELL_AUTOPLAY_FULL);
    bytes_fill(game, 0, sizeof(FreeCell));
    game->cells = variant[FREECELL_VARIANT_CELLS];
    game->autoplay = variant[FREECELL_VARIANT_AUTOPLAY];
}

static u8 deal(void *position, const u8 *variant, const u8 *seed)
{
    FreeCell game;
    u8 fault;
    start(&game, variant);
    fault = freecell_deal_cards(&game, seed);
    if (fault)
        return fault;
    ASSERT_SLOW(freecell_is_sound(&game));
    bytes_copy(position, &game, sizeof game);
    return FINE;
}

/* No random numbers are needed after the deal, so a board needs no seed. */
static u8 read_board(void *position, const u8 *variant, const u8 *seed,
                     Reader *reader, Fault *fault)
{
    FreeCell game;
    u8 reason;
    (void)seed;
    start(&game, variant);
    reason = freecell_parse_board(&game, reader, fault);
    if (reason)
        return reason;
    ASSERT_SLOW(freecell_is_sound(&game));
    bytes_copy(position, &game, sizeof game);
    return FINE;
}

static const char *const words[] = {
    N_("That column is empty"),
    N_("That cell is empty"),
    N_("This game has fewer free cells"),
    N_("The card is already in that column"),
    N_("That cell is taken: choose another cell or a column"),
    N_("A card in a cell can move to a column or home, not to another cell"),
    N_("Only one card at a time can move home, to a cell or from a cell"),
    N_("That card can't go home yet: each suit goes up from its ace"),
    N_("That card doesn't go there: build down in alternating colours"),
    N_("Only cards in sequence at the end of a column move together"),
    N_("Too many cards: each free cell lets one more move, an empty column "
       "doubles that"),
    N_("That column is full: it holds at most 19 cards"),
    N_("Deal numbers run from 1 to 8,589,934,591; -1 and -2 are special "
       "deals"),
    N_("Column # is empty"),
    N_("No such cell: free cells in this game: #"),
    N_("Cards in sequence at the end of that column: #"),
    N_("The free cells and empty columns allow # at once; this would move #"),
    N_("Expected a column (1-8), a free cell (up to @) or h for home"),
    N_("Cards stay home: start a move with a column or a free cell"),
    N_("After v, give the number of cards: 1-9, or a-d for 10 to 13"),
    N_("There can be 0 to 7 free cells, as in 4cells"),
    N_("Variants look like 4cells:safe: 0 to 7 cells, and none, safe or full "
       "for what moves home by itself"),
    N_("Not a card: write one of A 2-9 T J Q K and one of C D H S, as in TD"),
    N_("This card appears twice"),
    N_("Missing: the # of clubs (1 ace, 11 jack, 12 queen, 13 king); missing "
       "cards: #"),
    N_("Missing: the # of diamonds (1 ace, 11 jack, 12 queen, 13 king); "
       "missing cards: #"),
    N_("Missing: the # of hearts (1 ace, 11 jack, 12 queen, 13 king); missing "
       "cards: #"),
    N_("Missing: the # of spades (1 ace, 11 jack, 12 queen, 13 king); missing "
       "cards: #"),
    N_("Foundations are a suit and its highest card, as in H-0, H-A or H-K"),
    N_("Too many cards in the free cells: the limit is #"),
    N_("A column holds at most # cards"),
    N_("Too many columns: the limit is #"),
    N_("Expected a column (1-8) or h for home"),
};
STATIC_ASSERT(COUNT_OF(words) + FIRST_REASON == FREECELL_NO_COLUMN_NAMED + 1);
STATIC_ASSERT(sizeof(FreeCell) <= MOST_POSITION);

const Game freecell = {
    "freecell",
    FORMS_("brief", "FreeCell"),
    N_("cards home"),
    {GOAL_MOVES, GOAL_WIN},
    0,
    1,
    sizeof(FreeCell),
    /* Four runs and four empty columns allow the most moves: 4 * 52 + 44, plus
       1 for each card in a cell instead of a column. */
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
