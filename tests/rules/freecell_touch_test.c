/* SPDX-License-Identifier: MIT */
/* Tests FreeCell on a screen: the meaning of a touch, and the visible pieces.
 */
#include <string.h>

#include "rules/freecell/freecell.h"
#include "tests/kit/trial.h"

static void set_up(Trial *trial, const char *variant, const char *board)
{
    try_variant(trial, &freecell, variant);
    try_board(trial, board);
}

/* Runs of four, three and one, and an empty column; one cell has a ten, the
   other is free. */
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

enum { IN = FREECELL_COLUMN_SPOTS, NOTHING = 0xFFFF };

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
        /* A card of a run or in a cell is held. A covered card or an empty
           place means a move that the rules refuse. */
        {NO_SPOT, 3, TOUCH_HOLD, NOTHING},
        {NO_SPOT, 0, TOUCH_HOLD, NOTHING},
        {NO_SPOT, IN + 1, TOUCH_HOLD, NOTHING},
        {NO_SPOT, IN, TOUCH_MOVE, FREECELL_MOVE(1, 0, 2)},
        {NO_SPOT, 2 * IN, TOUCH_MOVE, FREECELL_MOVE(2, 0, 4)},
        {NO_SPOT, 4 * IN + 1, TOUCH_MOVE, FREECELL_MOVE(4, 0, 3)},
        {NO_SPOT, 4 * IN + 2, TOUCH_MOVE, FREECELL_MOVE(4, 0, 2)},
        {NO_SPOT, 4, TOUCH_NOTHING, NOTHING},
        {NO_SPOT, 7 * IN, TOUCH_MOVE, FREECELL_MOVE(7, 0, 1)},
        {NO_SPOT, FREECELL_CELL_SPOT, TOUCH_HOLD, NOTHING},
        {NO_SPOT, FREECELL_CELL_SPOT + 1, TOUCH_MOVE, FREECELL_MOVE(9, 0, 1)},
        {NO_SPOT, FREECELL_HOME_SPOT, TOUCH_NOTHING, NOTHING},
        /* spots that the game does not have */
        {NO_SPOT, FREECELL_CELL_SPOT + 2, TOUCH_NOTHING, NOTHING},
        {3, FREECELL_CELL_SPOT + 2, TOUCH_NOTHING, NOTHING},
        {3, FREECELL_HOME_SPOT + 4, TOUCH_NOTHING, NOTHING},
        {3, TABLE_SPOT, TOUCH_NOTHING, NOTHING},
        /* touching it again puts it down; another of the column is held
         * instead
         */
        {3, 3, TOUCH_DROP, NOTHING},
        {FREECELL_CELL_SPOT, FREECELL_CELL_SPOT, TOUCH_DROP, NOTHING},
        {3, 1, TOUCH_HOLD, NOTHING},
        {5 * IN + 1, 5 * IN, TOUCH_MOVE, FREECELL_MOVE(5, 0, 2)}};
    Trial trial;
    (void)state;
    set_up(&trial, "2cells:none", touched);
    check_touches(&trial, touches, COUNT_OF(touches));
}

static void a_game_without_cells_has_no_place_for_them(void **state)
{
    static const Touching touches[] = {
        {NO_SPOT, FREECELL_CELL_SPOT, TOUCH_NOTHING, NOTHING},
        {6, FREECELL_CELL_SPOT, TOUCH_NOTHING, NOTHING}};
    Trial trial;
    (void)state;
    try_variant(&trial, &freecell, "0cells");
    try_deal(&trial, "1");
    check_touches(&trial, touches, COUNT_OF(touches));
}

/* The move that gets refused goes to the first column; from there it goes to
   the second. */
static void a_covered_card_is_refused_in_any_column(void **state)
{
    static const Touching touches[] = {
        {NO_SPOT, 0, TOUCH_MOVE, FREECELL_MOVE(0, 1, 7)},
        {NO_SPOT, IN, TOUCH_MOVE, FREECELL_MOVE(1, 0, 7)}};
    Trial trial;
    (void)state;
    try_variant(&trial, &freecell, "");
    try_deal(&trial, "1");
    check_touches(&trial, touches, COUNT_OF(touches));
}

static void the_first_cell_takes_a_card(void **state)
{
    static const Touching touches[] = {
        {6, FREECELL_CELL_SPOT, TOUCH_MOVE,
         FREECELL_MOVE(0, FREECELL_FIRST_CELL, 1)},
        {NO_SPOT, FREECELL_CELL_SPOT, TOUCH_MOVE,
         FREECELL_MOVE(FREECELL_FIRST_CELL, 0, 1)}};
    Trial trial;
    (void)state;
    try_variant(&trial, &freecell, "1cells");
    try_deal(&trial, "1");
    check_touches(&trial, touches, COUNT_OF(touches));
}

static void touching_a_target_is_a_move(void **state)
{
    static const Touching touches[] = {
        /* the last card stands for as many as fit on the target */
        {3, IN + 1, TOUCH_MOVE, FREECELL_MOVE(0, 1, 2)},
        {3, IN, TOUCH_MOVE, FREECELL_MOVE(0, 1, 2)},
        {2, IN + 1, TOUCH_MOVE, FREECELL_MOVE(0, 1, 2)},
        {1, IN + 1, TOUCH_MOVE, FREECELL_MOVE(0, 1, 3)},
        /* an impossible move is made all the same, to get the reason */
        {3, 2 * IN + 3, TOUCH_MOVE, FREECELL_MOVE(0, 2, 1)},
        {1, 2 * IN + 3, TOUCH_MOVE, FREECELL_MOVE(0, 2, 3)},
        /* all held cards go to an empty column */
        {3, 7 * IN, TOUCH_MOVE, FREECELL_MOVE(0, 7, 1)},
        {2, 7 * IN + 3, TOUCH_MOVE, FREECELL_MOVE(0, 7, 2)},
        {0, 7 * IN, TOUCH_MOVE, FREECELL_MOVE(0, 7, 4)},
        /* touches of cells and foundations */
        {3, FREECELL_CELL_SPOT + 1, TOUCH_MOVE, FREECELL_MOVE(0, 9, 1)},
        {2, FREECELL_CELL_SPOT + 1, TOUCH_MOVE, FREECELL_MOVE(0, 9, 2)},
        {3, FREECELL_CELL_SPOT, TOUCH_HOLD, NOTHING},
        {FREECELL_CELL_SPOT, 3, TOUCH_MOVE, FREECELL_MOVE(8, 0, 1)},
        {FREECELL_CELL_SPOT, FREECELL_CELL_SPOT + 1, TOUCH_MOVE,
         FREECELL_MOVE(8, 9, 1)},
        {FREECELL_CELL_SPOT, 2 * IN + 3, TOUCH_MOVE, FREECELL_MOVE(8, 2, 1)},
        {FREECELL_CELL_SPOT, FREECELL_HOME_SPOT, TOUCH_MOVE,
         FREECELL_MOVE(8, FREECELL_HOME_PLACE, 1)},
        {3 * IN + 1, FREECELL_HOME_SPOT + 3, TOUCH_MOVE,
         FREECELL_MOVE(3, FREECELL_HOME_PLACE, 1)},
        /* holding a spot that can't be held means holding nothing */
        {IN, 3, TOUCH_HOLD, NOTHING},
        {FREECELL_CELL_SPOT + 1, 3, TOUCH_HOLD, NOTHING}};
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

static void look_lists_every_place(void **state)
{
    Piece p[80];
    Trial trial;
    u16 n;
    (void)state;
    set_up(&trial, "2cells:none", touched);
    memset(p, 0xAA, sizeof p);
    n = freecell.look(trial.bytes, p, 80);
    assert_int_equal(n, 19 + 1 + 2 + 4);
    check_piece(piece_at(p, n, 0), 0, 0, FREECELL_CARD(13, 3), CAN_MOVE);
    check_piece(piece_at(p, n, IN), 1, 0, FREECELL_CARD(13, 1), 0);
    check_piece(piece_at(p, n, IN + 1), 1, 1, FREECELL_CARD(12, 1), CAN_MOVE);
    check_piece(piece_at(p, n, 7 * IN), 7, 0, 0, 0);
    check_piece(piece_at(p, n, FREECELL_CELL_SPOT), 0, 0, FREECELL_CARD(10, 3),
                IS_CELL | CAN_MOVE);
    check_piece(piece_at(p, n, FREECELL_CELL_SPOT + 1), 1, 0, 0, IS_CELL);
    check_piece(piece_at(p, n, FREECELL_HOME_SPOT + 2), 2, 0,
                FREECELL_CARD(8, 2), IS_HOME);
    try_deal(&trial, "1");
    n = freecell.look(trial.bytes, p, 80);
    check_piece(piece_at(p, n, FREECELL_HOME_SPOT + 2), 2, 0, 2, IS_HOME);
}

/* Three free cells and six empty columns let 256 cards move at once. */
static void cards_can_be_picked_up_when_hardly_any_are_left(void **state)
{
    Piece p[80];
    Trial trial;
    u16 n;
    (void)state;
    set_up(&trial, "4cells:none",
           "Foundations: H-Q C-Q D-Q S-J\n"
           "Freecells: KS - - -\n"
           ": KH QS\n"
           ": KC KD\n"
           ":\n:\n:\n:\n:\n:\n");
    n = freecell.look(trial.bytes, p, 80);
    check_piece(piece_at(p, n, 0), 0, 0, FREECELL_CARD(13, 2), CAN_MOVE);
    check_piece(piece_at(p, n, IN + 1), 1, 1, FREECELL_CARD(13, 1), CAN_MOVE);
}

/* Three columns can hold the deck, which leaves five empty ones, the cells and
   the foundations. */
static void the_most_pieces_have_room(void **state)
{
    FreeCell game;
    Piece p[80];
    u8 i;
    (void)state;
    memset(&game, 0, sizeof game);
    game.cells = FREECELL_MOST_CELLS;
    for (i = 0; i < FREECELL_CARDS; i++)
        game.column[i % 3][game.height[i % 3]++] =
            (u8)(FREECELL_CARD(1, 0) + i);
    assert_int_equal(freecell.look(&game, p, 80), 52 + 5 + 7 + 4);
    assert_true(freecell.most_pieces >= 52 + 5 + 7 + 4);
}

/* As many pieces as fit are written, and not a byte more. */
static void look_stays_within_its_buffer(void **state)
{
    Piece all[80], p[80];
    Trial trial;
    u16 n, room;
    (void)state;
    set_up(&trial, "2cells:none", touched);
    n = freecell.look(trial.bytes, all, 80);
    for (room = 0; room <= n; room++) {
        memset(p, 0xAA, sizeof p);
        assert_int_equal(freecell.look(trial.bytes, p, room), room);
        assert_memory_equal(p, all, room * sizeof *p);
        assert_int_equal(p[room].spot, 0xAA);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(touching_picks_cards_up_and_puts_them_down),
        cmocka_unit_test(a_game_without_cells_has_no_place_for_them),
        cmocka_unit_test(a_covered_card_is_refused_in_any_column),
        cmocka_unit_test(the_first_cell_takes_a_card),
        cmocka_unit_test(touching_a_target_is_a_move),
        cmocka_unit_test(look_lists_every_place),
        cmocka_unit_test(cards_can_be_picked_up_when_hardly_any_are_left),
        cmocka_unit_test(the_most_pieces_have_room),
        cmocka_unit_test(look_stays_within_its_buffer)};
    return cmocka_run_group_tests_name("touch", tests, NULL, NULL);
}
