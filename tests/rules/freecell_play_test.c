/* SPDX-License-Identifier: MIT */
/* Tests playing FreeCell: which cards go home by themselves, how a game ends,
   and which moves look good. */
#include <string.h>

#include "rules/freecell/freecell.h"
#include "tests/kit/trial.h"

static void set_up(Trial *trial, const char *variant, const char *board)
{
    try_variant(trial, &freecell, variant);
    try_board(trial, board);
}

/* -------------------------------------------------------------- autoplay */

enum { FROM = 7, TO = 6 }; /* the columns of an irrelevant move */

/* Puts the next card of a suit into a place, and makes a move possible. */
static void make_flight(FreeCell *game, u8 autoplay, u8 card, u8 place)
{
    u8 other = FREECELL_RANK(card) == 1 ? FREECELL_KING : 1;
    memset(game, 0, sizeof *game);
    game->cells = FREECELL_MOST_CELLS;
    game->autoplay = autoplay;
    game->home[FREECELL_SUIT(card)] = (u8)(FREECELL_RANK(card) - 1);
    game->column[FROM][0] = FREECELL_CARD(other, FREECELL_SUIT(card));
    game->height[FROM] = 1;
    if (place >= FREECELL_FIRST_CELL) {
        game->cell[place - FREECELL_FIRST_CELL] = card;
        return;
    }
    game->column[place][0] = card;
    game->height[place] = 1;
}

static int goes_home_by_itself(const FreeCell *before, u8 card, u8 place)
{
    FreeCell game = *before;
    u8 home;
    assert_int_equal(freecell.apply(&game, FREECELL_MOVE(FROM, TO, 1), NULL),
                     FINE);
    home = game.home[FREECELL_SUIT(card)];
    assert_int_equal(freecell_end_card(&game, place),
                     home == FREECELL_RANK(card) ? 0 : card);
    return home == FREECELL_RANK(card);
}

/* The suits of the other colour; clubs, 0, and spades, 3, are black. */
static u8 other_suit(u8 card, u8 nth)
{
    u8 black = FREECELL_SUIT(card) == 0 || FREECELL_SUIT(card) == 3;
    return (u8)(black ? 1 + nth : 3 * nth);
}

/* Horne's rule: an ace or two may always go home; another card may when every
   card of the other colour that could go on it is home. */
static int is_never_needed(u8 card, u8 first, u8 second)
{
    u8 needed = (u8)(FREECELL_RANK(card) - 1);
    return FREECELL_RANK(card) <= 2 || (first >= needed && second >= needed);
}

static void check_homes(u8 card, u8 first, u8 second)
{
    static const u8 places[] = {0, 5, FREECELL_FIRST_CELL,
                                FREECELL_FIRST_CELL + 6};
    int expected[] = {0, is_never_needed(card, first, second), 1};
    FreeCell game;
    u8 autoplay;
    size_t i;
    for (autoplay = FREECELL_AUTOPLAY_NONE; autoplay <= FREECELL_AUTOPLAY_FULL;
         autoplay++)
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
    for (card = FREECELL_CARD(1, 0); card <= FREECELL_CARD(FREECELL_KING, 3);
         card++)
        for (first = 0; first <= FREECELL_KING; first++)
            for (second = 0; second <= FREECELL_KING; second++)
                check_homes(card, first, second);
}

static u8 ends_with_an_ace(const Trial *trial)
{
    const FreeCell *game = (const FreeCell *)trial->bytes;
    u8 place;
    for (place = 0; place < FREECELL_COLUMNS; place++)
        if (FREECELL_RANK(freecell_end_card(game, place)) == 1)
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

static void reading_a_board_moves_no_card_home(void **state)
{
    Trial trial;
    (void)state;
    set_up(&trial, "4cells:full",
           "Foundations: H-K C-J D-K S-K\nFreecells: QC\n: KC\n");
    assert_int_equal(freecell.score(trial.bytes), 50);
    try_moves(&trial, "12");
    assert_int_equal(freecell.status(trial.bytes), WON);
}

/* What happens, from where to where, and to which card. */
typedef u8 Expected[4];

static void check_events(Trial *trial, u16 move, const Expected *expected,
                         u16 count)
{
    Event events[8];
    Trace trace = {events, 8, 0};
    u16 i;
    assert_int_equal(freecell.apply(trial->bytes, move, &trace), FINE);
    assert_int_equal(trace.count, count);
    for (i = 0; i < count; i++) {
        assert_int_equal(events[i].what, expected[i][0]);
        assert_int_equal(events[i].from, expected[i][1]);
        assert_int_equal(events[i].to, expected[i][2]);
        assert_int_equal(events[i].value, expected[i][3]);
    }
}

/* Columns come first, then cells, then both again, so the five waits for the
   four in a cell. */
static void cards_fly_home_in_order(void **state)
{
    static const Expected expected[] = {
        {WENT, 0, 20, FREECELL_CARD(2, 2)},
        {FLEW, 20, FREECELL_HOME_SPOT + 2, FREECELL_CARD(2, 2)},
        {FLEW, 60, FREECELL_HOME_SPOT + 2, FREECELL_CARD(3, 2)},
        {FLEW, FREECELL_CELL_SPOT + 1, FREECELL_HOME_SPOT + 2,
         FREECELL_CARD(4, 2)},
        {FLEW, 40, FREECELL_HOME_SPOT + 2, FREECELL_CARD(5, 2)}};
    Trial trial;
    (void)state;
    set_up(&trial, "4cells",
           "Foundations: H-A C-K D-5 S-K\nFreecells: - 4H\n"
           ": 2H\n:\n: 5H\n: 3H\n"
           ": 6H 7H 8H 9H TH JH QH KH 6D 7D 8D 9D TD JD QD KD\n");
    check_events(&trial, FREECELL_MOVE(0, 1, 1), expected, COUNT_OF(expected));
}

/* Wherever the move was, the first column is looked at first. */
static void the_first_column_flies_first(void **state)
{
    static const Expected expected[] = {
        {WENT, 50, FREECELL_CELL_SPOT + 1, FREECELL_CARD(13, 2)},
        {FLEW, 0, FREECELL_HOME_SPOT + 2, FREECELL_CARD(2, 2)},
        {FLEW, 20, FREECELL_HOME_SPOT + 1, FREECELL_CARD(2, 1)}};
    Trial trial;
    (void)state;
    set_up(&trial, "4cells",
           "Foundations: H-A C-K D-A S-K\n: 2H\n: 2D\n"
           ": 3H 4H 5H 6H 7H 8H 9H TH JH QH KH\n"
           ": 3D 4D 5D 6D 7D 8D 9D TD JD QD KD\n");
    check_events(&trial, FREECELL_MOVE(2, 9, 1), expected, COUNT_OF(expected));
}

static void a_run_is_traced_card_by_card(void **state)
{
    static const Expected expected[] = {{WENT, 2, 42, FREECELL_CARD(11, 3)},
                                        {WENT, 3, 43, FREECELL_CARD(10, 2)}};
    Trial trial;
    (void)state;
    set_up(&trial, "4cells:none",
           "Foundations: H-9 C-9 D-9 S-9\n: KS QH JS TH\n: TD KD\n"
           ": KC QD\n: KH QS JH TS QC JD TC JC\n");
    check_events(&trial, FREECELL_MOVE(0, 2, 2), expected, COUNT_OF(expected));
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
        assert_int_equal(FREECELL_MOVE_TO(move), FREECELL_HOME_PLACE);
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
    assert_int_equal(FREECELL_MOVE_FROM(best_move(&trial)), 0);
}

/* A free cell is worth 10 and two cards in order 6; a card that could go home
   loses 8 for each card on it. */
static void order_and_room_look_good(void **state)
{
    Trial trial;
    i32 onto, aside;
    (void)state;
    set_up(&trial, "4cells:none",
           "Foundations: H-K C-T D-K S-T\n: KC JS\n: KS QC\n: JC QS\n");
    aside = freecell.worth(trial.bytes, FREECELL_MOVE(0, 8, 1));
    assert_int_equal(freecell.worth(trial.bytes, FREECELL_MOVE(2, 8, 1)),
                     aside + 8);
    set_up(&trial, "4cells:none",
           "Foundations: H-T C-T D-K S-T\n: KC JS\n: KS QH\n: QC QS\n"
           ": KH JC JH\n");
    onto = freecell.worth(trial.bytes, FREECELL_MOVE(0, 1, 1));
    aside = freecell.worth(trial.bytes, FREECELL_MOVE(0, 8, 1));
    assert_int_equal(onto - aside, 16);
}

/* Cards home count 50 each, free cells 10, empty columns 25, pairs 6, and
   cards on one that could go home -8. The move takes the second column's only
   card to a cell. */
static void the_parts_of_a_worth_are_added(void **state)
{
    static const struct {
        const char *board;
        i32 worth;
    } sums[] = {{"Foundations: H-J C-K D-K S-Q\n: KS QH\n: KH\n",
                 49 * 50 + 3 * 10 + 7 * 25 + 6 - 8},
                {"Foundations: H-K C-T D-K S-T\n: KC QC\n: KS\n: JC QS JS\n",
                 46 * 50 + 3 * 10 + 6 * 25 - 2 * 8},
                /* no card follows the ace, so it is in no pair */
                {"Foundations: H-K C-K D-0 S-K\n"
                 ": QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD\n: KD\n",
                 39 * 50 + 3 * 10 + 7 * 25}};
    Trial trial;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(sums); i++) {
        set_up(&trial, "4cells:none", sums[i].board);
        assert_int_equal(freecell.worth(trial.bytes, FREECELL_MOVE(1, 8, 1)),
                         sums[i].worth);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_go_home_by_hornes_rule),
        cmocka_unit_test(nothing_goes_home_before_the_first_move),
        cmocka_unit_test(reading_a_board_moves_no_card_home),
        cmocka_unit_test(cards_fly_home_in_order),
        cmocka_unit_test(the_first_column_flies_first),
        cmocka_unit_test(a_run_is_traced_card_by_card),
        cmocka_unit_test(a_game_is_stuck_without_a_move),
        cmocka_unit_test(a_game_is_won_with_all_cards_home),
        cmocka_unit_test(going_home_looks_best),
        cmocka_unit_test(freeing_a_card_for_home_looks_best),
        cmocka_unit_test(order_and_room_look_good),
        cmocka_unit_test(the_parts_of_a_worth_are_added)};
    return cmocka_run_group_tests_name("play", tests, NULL, NULL);
}
