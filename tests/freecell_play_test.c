/* SPDX-License-Identifier: MIT */
/* FreeCell being played: what goes home by itself, how a game ends, which
   moves look good, what touching a card means. */
#include <string.h>

#include "../rules/freecell.h"
#include "trial.h"

static void set_up(Trial *trial, const char *variant, const char *board)
{
    try_variant(trial, &freecell, variant);
    try_board(trial, board);
}

/* -------------------------------------------------------------- autoplay */

enum { FROM = 7, TO = 6 }; /* the columns of a move that matters to no one */

/* A card that is the next of its suit, in a place, and one to move. */
static void make_flight(FreeCell *game, u8 autoplay, u8 card, u8 place)
{
    u8 other = RANK_OF(card) == 1 ? FREECELL_KING : 1;
    memset(game, 0, sizeof *game);
    game->cells = FREECELL_MOST_CELLS;
    game->autoplay = autoplay;
    game->home[SUIT_OF(card)] = (u8)(RANK_OF(card) - 1);
    game->column[FROM][0] = CARD_OF(other, SUIT_OF(card));
    game->height[FROM] = 1;
    if (place >= FIRST_CELL) {
        game->cell[place - FIRST_CELL] = card;
        return;
    }
    game->column[place][0] = card;
    game->height[place] = 1;
}

static int goes_home_by_itself(const FreeCell *before, u8 card, u8 place)
{
    FreeCell game = *before;
    u8 home;
    assert_int_equal(freecell.apply(&game, MOVE_OF(FROM, TO, 1), NULL), FINE);
    home = game.home[SUIT_OF(card)];
    assert_int_equal(end_card(&game, place), home == RANK_OF(card) ? 0 : card);
    return home == RANK_OF(card);
}

/* The suits of the other colour: clubs 0 and spades 3 are black. */
static u8 other_suit(u8 card, u8 nth)
{
    u8 black = SUIT_OF(card) == 0 || SUIT_OF(card) == 3;
    return (u8)(black ? 1 + nth : 3 * nth);
}

/* Horne's rule in its own words: an ace or a two always; another card when
   every card of the other colour that could go on it is home. */
static int is_never_needed(u8 card, u8 first, u8 second)
{
    u8 needed = (u8)(RANK_OF(card) - 1);
    return RANK_OF(card) <= 2 || (first >= needed && second >= needed);
}

static void check_homes(u8 card, u8 first, u8 second)
{
    static const u8 places[] = {0, 5, FIRST_CELL, FIRST_CELL + 6};
    int expected[] = {0, is_never_needed(card, first, second), 1};
    FreeCell game;
    u8 autoplay;
    size_t i;
    for (autoplay = PLAY_NONE; autoplay <= PLAY_FULL; autoplay++)
        for (i = 0; i < COUNT_OF(places); i++) {
            make_flight(&game, autoplay, card, places[i]);
            game.home[other_suit(card, 0)] = first;
            game.home[other_suit(card, 1)] = second;
            assert_int_equal(goes_home_by_itself(&game, card, places[i]),
                             expected[autoplay]);
        }
}

static void cards_go_home_by_hornes_rule(void **state)
{
    u8 card, first, second;
    (void)state;
    for (card = CARD_OF(1, 0); card <= CARD_OF(FREECELL_KING, 3); card++)
        for (first = 0; first <= FREECELL_KING; first++)
            for (second = 0; second <= FREECELL_KING; second++)
                check_homes(card, first, second);
}

static u8 ends_with_an_ace(const Trial *trial)
{
    const FreeCell *game = (const FreeCell *)trial->bytes;
    u8 place;
    for (place = 0; place < FREECELL_COLUMNS; place++)
        if (RANK_OF(end_card(game, place)) == 1)
            return 1;
    return 0;
}

static void nothing_goes_home_before_the_first_move(void **state)
{
    static const char *const variants[] = {"4cells:full", "4cells:safe",
                                           "4cells:none"};
    Trial trial;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(variants); i++) {
        try_variant(&trial, &freecell, variants[i]);
        try_deal(&trial, "2");
        assert_int_equal(freecell.score(trial.bytes), 0);
        assert_int_equal(ends_with_an_ace(&trial), 1);
        try_moves(&trial, "3a");
        assert_int_equal(ends_with_an_ace(&trial), i == 2);
    }
}

static void a_board_is_taken_as_it_is(void **state)
{
    Trial trial;
    (void)state;
    set_up(&trial, "4cells:full",
           "Foundations: H-K C-J D-K S-K\nFreecells: QC\n: KC\n");
    assert_int_equal(freecell.score(trial.bytes), 50);
    try_moves(&trial, "12");
    assert_int_equal(freecell.status(trial.bytes), WON);
}

/* Columns, then cells, then round again: the five has to wait for the four in
   a cell. */
static void flights_are_told_in_their_order(void **state)
{
    static const u8 expected[][4] = {
        {WENT, 0, 20, CARD_OF(2, 2)},
        {FLEW, 20, HOME_SPOT + 2, CARD_OF(2, 2)},
        {FLEW, 60, HOME_SPOT + 2, CARD_OF(3, 2)},
        {FLEW, CELL_SPOT + 1, HOME_SPOT + 2, CARD_OF(4, 2)},
        {FLEW, 40, HOME_SPOT + 2, CARD_OF(5, 2)}};
    Event events[8];
    Trace trace = {events, 8, 0};
    Trial trial;
    size_t i;
    (void)state;
    set_up(&trial, "4cells",
           "Foundations: H-A C-K D-5 S-K\nFreecells: - 4H\n"
           ": 2H\n:\n: 5H\n: 3H\n"
           ": 6H 7H 8H 9H TH JH QH KH 6D 7D 8D 9D TD JD QD KD\n");
    assert_int_equal(freecell.apply(trial.bytes, MOVE_OF(0, 1, 1), &trace),
                     FINE);
    assert_int_equal(trace.count, COUNT_OF(expected));
    for (i = 0; i < COUNT_OF(expected); i++) {
        assert_int_equal(events[i].what, expected[i][0]);
        assert_int_equal(events[i].from, expected[i][1]);
        assert_int_equal(events[i].to, expected[i][2]);
        assert_int_equal(events[i].value, expected[i][3]);
    }
}

/* ------------------------------------------------------- ends and worths */

static void a_game_is_stuck_without_a_move(void **state)
{
    Trial trial;
    (void)state;
    try_variant(&trial, &freecell, "0cells");
    try_deal(&trial, "-1");
    assert_int_equal(freecell.status(trial.bytes), STUCK);
    assert_int_equal(freecell.list(trial.bytes, NULL, 0), 0);
    try_variant(&trial, &freecell, "1cells");
    try_deal(&trial, "-1");
    assert_int_equal(freecell.status(trial.bytes), GOING);
    try_moves(&trial, "1a");
    assert_int_equal(freecell.status(trial.bytes), STUCK);
}

static void a_game_is_won_with_all_cards_home(void **state)
{
    Trial trial;
    (void)state;
    set_up(&trial, "4cells:none",
           "Foundations: H-K C-Q D-K S-Q\nFreecells: KS\n: KC\n");
    assert_int_equal(freecell.status(trial.bytes), GOING);
    try_moves(&trial, "1h ah");
    assert_int_equal(freecell.score(trial.bytes), FREECELL_CARDS);
    assert_int_equal(freecell.status(trial.bytes), WON);
    assert_int_equal(freecell.list(trial.bytes, NULL, 0), 0);
}

static u16 best_move(const Trial *trial)
{
    u16 moves[300];
    u16 count = freecell.list(trial->bytes, moves, 300);
    u16 best = moves[0];
    u16 i;
    for (i = 1; i < count; i++)
        if (freecell.worth(trial->bytes, moves[i]) >
            freecell.worth(trial->bytes, best))
            best = moves[i];
    return best;
}

static void going_home_looks_best(void **state)
{
    Trial trial;
    (void)state;
    set_up(&trial, "4cells:none",
           "Foundations: H-Q C-J D-Q S-Q\nFreecells: KH\n"
           ": KS\n: KC KD\n: QC\n");
    while (freecell.status(trial.bytes) == GOING) {
        u16 move = best_move(&trial);
        assert_int_equal(MOVE_TO(move), HOME_PLACE);
        apply_move(&trial, move);
    }
    assert_int_equal(freecell.status(trial.bytes), WON);
}

static void freeing_a_card_for_home_looks_best(void **state)
{
    Trial trial;
    (void)state;
    set_up(&trial, "4cells",
           "Foundations: H-K C-9 D-K S-9\n"
           ": TC KS\n: TS QC KC\n: QS JC\n: JS\n: \n");
    assert_int_equal(MOVE_FROM(best_move(&trial)), 0);
}

/* ----------------------------------------------------------------- touch */

/* Runs of four, three and one, an empty column; cells: a ten, a free one. */
static const char touched[] = "Foundations: H-8 C-8 D-8 S-8\n"
                              "Freecells: TS -\n"
                              ": KS QH JS TH\n"
                              ": KD QD\n"
                              ": JC KH QS JH\n"
                              ": 9S 9D\n"
                              ": KC QC JD TD\n"
                              ": 9H 9C\n"
                              ": TC\n"
                              ":\n";

enum { IN = COLUMN_SPOTS, NOTHING = 0xFFFF };

typedef struct Touching {
    u8 held, spot, touch;
    u16 move;
} Touching;

static void check_touches(const Trial *trial, const Touching *one, size_t n)
{
    u16 move;
    for (; n--; one++) {
        move = NOTHING;
        if (freecell.touch(trial->bytes, one->held, one->spot, &move) !=
                one->touch ||
            move != one->move)
            fail_msg("touch %d with %d held", one->spot, one->held);
    }
}

static void touching_picks_cards_up_and_puts_them_down(void **state)
{
    static const Touching touches[] = {
        /* a run's cards and a cell's; not those that others lie on */
        {NO_SPOT, 3, TOUCH_HOLD, NOTHING},
        {NO_SPOT, 0, TOUCH_HOLD, NOTHING},
        {NO_SPOT, IN + 1, TOUCH_HOLD, NOTHING},
        {NO_SPOT, IN, TOUCH_NOTHING, NOTHING},
        {NO_SPOT, 2 * IN, TOUCH_NOTHING, NOTHING},
        {NO_SPOT, 4, TOUCH_NOTHING, NOTHING},
        {NO_SPOT, 7 * IN, TOUCH_NOTHING, NOTHING},
        {NO_SPOT, CELL_SPOT, TOUCH_HOLD, NOTHING},
        {NO_SPOT, CELL_SPOT + 1, TOUCH_NOTHING, NOTHING},
        {NO_SPOT, HOME_SPOT, TOUCH_NOTHING, NOTHING},
        /* what is no spot of this game */
        {NO_SPOT, CELL_SPOT + 2, TOUCH_NOTHING, NOTHING},
        {3, CELL_SPOT + 2, TOUCH_NOTHING, NOTHING},
        {3, HOME_SPOT + 4, TOUCH_NOTHING, NOTHING},
        {3, TABLE_SPOT, TOUCH_NOTHING, NOTHING},
        /* once more lets go, another of the column holds that */
        {3, 3, TOUCH_DROP, NOTHING},
        {CELL_SPOT, CELL_SPOT, TOUCH_DROP, NOTHING},
        {3, 1, TOUCH_HOLD, NOTHING},
        {5 * IN + 1, 5 * IN, TOUCH_NOTHING, NOTHING}};
    Trial trial;
    (void)state;
    set_up(&trial, "2cells:none", touched);
    check_touches(&trial, touches, COUNT_OF(touches));
}

static void touching_a_target_is_a_move(void **state)
{
    static const Touching touches[] = {
        /* the last card stands for as many as fit on the target */
        {3, IN + 1, TOUCH_MOVE, MOVE_OF(0, 1, 2)},
        {3, IN, TOUCH_MOVE, MOVE_OF(0, 1, 2)},
        {2, IN + 1, TOUCH_MOVE, MOVE_OF(0, 1, 2)},
        {1, IN + 1, TOUCH_MOVE, MOVE_OF(0, 1, 3)},
        /* nothing fits: a move all the same, to be told why not */
        {3, 2 * IN + 3, TOUCH_MOVE, MOVE_OF(0, 2, 1)},
        {1, 2 * IN + 3, TOUCH_MOVE, MOVE_OF(0, 2, 3)},
        /* to an empty column go those that are held */
        {3, 7 * IN, TOUCH_MOVE, MOVE_OF(0, 7, 1)},
        {2, 7 * IN + 3, TOUCH_MOVE, MOVE_OF(0, 7, 2)},
        {0, 7 * IN, TOUCH_MOVE, MOVE_OF(0, 7, 4)},
        /* cells and home */
        {3, CELL_SPOT + 1, TOUCH_MOVE, MOVE_OF(0, 9, 1)},
        {2, CELL_SPOT + 1, TOUCH_MOVE, MOVE_OF(0, 9, 2)},
        {3, CELL_SPOT, TOUCH_HOLD, NOTHING},
        {CELL_SPOT, 3, TOUCH_MOVE, MOVE_OF(8, 0, 1)},
        {CELL_SPOT, CELL_SPOT + 1, TOUCH_MOVE, MOVE_OF(8, 9, 1)},
        {CELL_SPOT, 2 * IN + 3, TOUCH_MOVE, MOVE_OF(8, 2, 1)},
        {CELL_SPOT, HOME_SPOT, TOUCH_MOVE, MOVE_OF(8, HOME_PLACE, 1)},
        {3 * IN + 1, HOME_SPOT + 3, TOUCH_MOVE, MOVE_OF(3, HOME_PLACE, 1)},
        /* holding what can't be held is holding nothing */
        {IN, 3, TOUCH_HOLD, NOTHING},
        {CELL_SPOT + 1, 3, TOUCH_HOLD, NOTHING}};
    Trial trial;
    (void)state;
    set_up(&trial, "2cells:none", touched);
    check_touches(&trial, touches, COUNT_OF(touches));
}

/* ------------------------------------------------------------------ look */

static const Piece *piece_at(const Piece *pieces, u16 count, u8 spot)
{
    for (; count--; pieces++)
        if (pieces->spot == spot)
            return pieces;
    return NULL;
}

static void check_piece(const Piece *piece, u8 x, u8 y, u8 card, u8 marks)
{
    assert_non_null(piece);
    assert_int_equal(piece->x, x);
    assert_int_equal(piece->y, y);
    assert_int_equal(piece->z, 0);
    assert_int_equal(piece->kind, card > 3 ? CARD : PLACE);
    assert_int_equal(piece->value, card);
    assert_int_equal(piece->marks, marks);
}

static void a_screen_is_told_of_every_place(void **state)
{
    Piece p[80];
    Trial trial;
    u16 n;
    (void)state;
    set_up(&trial, "2cells:none", touched);
    n = freecell.look(trial.bytes, p, 80);
    assert_int_equal(n, 19 + 1 + 2 + 4);
    check_piece(piece_at(p, n, 0), 0, 0, CARD_OF(13, 3), CAN_MOVE);
    check_piece(piece_at(p, n, IN), 1, 0, CARD_OF(13, 1), 0);
    check_piece(piece_at(p, n, IN + 1), 1, 1, CARD_OF(12, 1), CAN_MOVE);
    check_piece(piece_at(p, n, 7 * IN), 7, 0, 0, 0);
    check_piece(piece_at(p, n, CELL_SPOT), 0, 0, CARD_OF(10, 3),
                IS_CELL | CAN_MOVE);
    check_piece(piece_at(p, n, CELL_SPOT + 1), 1, 0, 0, IS_CELL);
    check_piece(piece_at(p, n, HOME_SPOT + 2), 2, 0, CARD_OF(8, 2), IS_HOME);
    try_deal(&trial, "1");
    n = freecell.look(trial.bytes, p, 80);
    check_piece(piece_at(p, n, HOME_SPOT + 2), 2, 0, 2, IS_HOME);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_go_home_by_hornes_rule),
        cmocka_unit_test(nothing_goes_home_before_the_first_move),
        cmocka_unit_test(a_board_is_taken_as_it_is),
        cmocka_unit_test(flights_are_told_in_their_order),
        cmocka_unit_test(a_game_is_stuck_without_a_move),
        cmocka_unit_test(a_game_is_won_with_all_cards_home),
        cmocka_unit_test(going_home_looks_best),
        cmocka_unit_test(freeing_a_card_for_home_looks_best),
        cmocka_unit_test(touching_picks_cards_up_and_puts_them_down),
        cmocka_unit_test(touching_a_target_is_a_move),
        cmocka_unit_test(a_screen_is_told_of_every_place)};
    return cmocka_run_group_tests_name("play", tests, NULL, NULL);
}
