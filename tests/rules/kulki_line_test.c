/* SPDX-License-Identifier: MIT */
/* Tests Kulki's lines: which balls disappear, and what each variant pays. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tests/kit/plain_kulki.h"

static const int across[] = {1, 0, 1, -1};
static const int down[] = {0, 1, 1, 1};

/* Finds a line's cells by its first cell, direction and length; returns 0 if
   it leaves the board. */
static int line_cells(const Kulki *game, int start, int way, int length,
                      u8 *cells)
{
    int x = start % game->width;
    int y = start / game->width;
    int i;
    for (i = 0; i < length; i++, x += across[way], y += down[way]) {
        if (x < 0 || x >= game->width || y >= game->height)
            return 0;
        cells[i] = (u8)(y * game->width + x);
    }
    return 1;
}

/* Returns a cell this many steps from the gap. */
static u8 find_cell(const Kulki *game, u8 gap, int distance)
{
    int steps[KULKI_CELLS];
    int cell = 0;
    measure_ways(game, gap, steps);
    while (steps[cell] != distance)
        cell++;
    return (u8)cell;
}

static u16 count_events(const Trace *trace, u8 what)
{
    u16 count = 0;
    u16 i;
    for (i = 0; i < trace->count; i++)
        count = (u16)(count + (trace->events[i].what == what));
    return count;
}

/* The line lacks one ball, which moves in. A ball of another colour keeps the
   board from becoming empty. */
static void complete_line(Kulki *game, const u8 *cells, int length, int gap)
{
    static const u32 pays[] = {5, 7, 9, 11, 13};
    Event events[4 * KULKI_CELLS];
    Trace trace = {events, COUNT_OF(events), 0};
    u8 by, from;
    int i;
    start_empty(game, "kulki", 1);
    for (i = 0; i < length; i++)
        game->cell[cells[i]] = (u8)(i == gap ? 0 : 7);
    from = find_cell(game, cells[gap], 3);
    by = find_cell(game, cells[gap], 4);
    game->cell[from] = 7;
    game->cell[by] = 2;
    assert_int_equal(kulki.apply(game, move_of(from, cells[gap]), &trace),
                     FINE);
    assert_int_equal(kulki.score(game), pays[length - 5]);
    assert_int_equal(count_balls(game), 1);
    assert_int_equal(game->cell[by], 2);
    assert_int_equal(count_events(&trace, CLEARED), length);
    assert_int_equal(count_events(&trace, DROPPED), 0);
}

/* The line may be anywhere, and any ball may be the last. */
static void a_line_of_five_to_nine_pays_five_to_thirteen(void **state)
{
    static const int places[] = {45 + 45 + 25 + 25, 36 + 36 + 16 + 16,
                                 27 + 27 + 9 + 9, 18 + 18 + 4 + 4,
                                 9 + 9 + 1 + 1};
    Kulki game;
    u8 cells[KULKI_MOST_SIDE];
    int length, way, start, gap, count;
    (void)state;
    start_empty(&game, "kulki", 1);
    for (length = 5; length <= 9; length++) {
        count = 0;
        for (way = 0; way < 4; way++)
            for (start = 0; start < 81; start++) {
                if (!line_cells(&game, start, way, length, cells))
                    continue;
                count++;
                for (gap = 0; gap < length; gap++)
                    complete_line(&game, cells, length, gap);
            }
        assert_int_equal(count, places[length - 5]);
    }
}

static void four_balls_make_no_line(void **state)
{
    Kulki game;
    u8 cells[KULKI_MOST_SIDE];
    int way, start, i;
    (void)state;
    for (way = 0; way < 4; way++)
        for (start = 0; start < 81; start++) {
            start_empty(&game, "kulki", 1);
            if (!line_cells(&game, start, way, 4, cells))
                continue;
            for (i = 0; i < 4; i++)
                game.cell[cells[i]] = 1;
            assert_int_equal(kulki_clear_lines(&game, NULL), 0);
            assert_int_equal(count_balls(&game), 4);
        }
}

static void lines_do_not_wrap_around_the_board(void **state)
{
    static const char *const boards[] = {
        "g1 h1 i1 a2 b2 c2",  /* a row into the next */
        "g1 h2 i3 a5 b6 c7",  /* a diagonal */
        "c1 b2 a3 i3 h4 g5",  /* a back-diagonal */
        "a7 a8 a9 b1 b2 b3"}; /* a column */
    Kulki game;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(boards); i++) {
        start_empty(&game, "kulki", 1);
        put_balls(&game, boards[i], 3);
        assert_int_equal(kulki_clear_lines(&game, NULL), 0);
        assert_int_equal(count_balls(&game), 6);
    }
}

static void a_line_has_one_colour_and_no_gap(void **state)
{
    Kulki game;
    (void)state;
    start_empty(&game, "kulki", 1);
    put_balls(&game, "a1 b1 c1 e1 f1", 3);
    assert_int_equal(kulki_clear_lines(&game, NULL), 0);
    put_balls(&game, "d1", 4);
    assert_int_equal(kulki_clear_lines(&game, NULL), 0);
    put_balls(&game, "d1", 3);
    put_balls(&game, "g1", 4);
    assert_int_equal(kulki_clear_lines(&game, NULL), 6);
    assert_int_equal(count_balls(&game), 1);
}

/* -------------------------------------------------------- lines that cross */

static u32 points_for(const char *variant, const char *cells)
{
    Kulki game;
    start_empty(&game, variant, 1);
    put_balls(&game, cells, 2);
    put_balls(&game, "a2", 1);
    kulki_clear_lines(&game, NULL);
    assert_int_equal(count_balls(&game), 1);
    return kulki.score(&game);
}

typedef struct Payment {
    const char *variant;
    u32 cross, corner, star; /* 9, 13 and 33 balls */
} Payment;

/* A cross of two fives, a corner of two sevens, and a star of four nines. */
static void crossing_lines_pay_by_the_variants_rule(void **state)
{
    static const char cross[] = "f4 f5 f6 f7 f8 d6 e6 g6 h6";
    static const char corner[] = "c9 c8 c7 c6 c5 c4 c3 d3 e3 f3 g3 h3 i3";
    static const char star[] = "f10 g10 h10 i10 k10 l10 m10 n10 "
                               "j6 j7 j8 j9 j11 j12 j13 j14 "
                               "f6 g7 h8 i9 k11 l12 m13 n14 "
                               "f14 g13 h12 i11 k9 l8 m7 n6 j10";
    static const Payment payments[] = {{"kulki:15x15:7", 10, 18, 52},
                                       {"web5:15x15", 10, 14, 36},
                                       {"web7:15x15", 10, 14, 36},
                                       {"web9:15x15", 10, 14, 36},
                                       {"klines:15x15", 42, 138, 1578},
                                       {"lines98:15x15", 45, 117, 957},
                                       {"small:15x15", 36, 53, 94},
                                       {"medium:15x15", 36, 53, 94},
                                       {"large", 36, 53, 94}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(payments); i++) {
        const Payment *one = &payments[i];
        assert_int_equal(points_for(one->variant, cross), one->cross);
        assert_int_equal(points_for(one->variant, corner), one->corner);
        assert_int_equal(points_for(one->variant, star), one->star);
    }
}

/* The scores are those of the programs that the variants are named after. */
static void single_lines_pay_by_the_variants_rule(void **state)
{
    static const struct {
        const char *variant;
        u32 pays[5];
    } tables[] = {
        {"kulki", {5, 7, 9, 11, 13}},        {"web5", {5, 6, 7, 8, 9}},
        {"web7", {5, 6, 7, 8, 9}},           {"web9", {5, 6, 7, 8, 9}},
        {"klines", {10, 12, 18, 28, 42}},    {"lines98", {5, 12, 21, 32, 45}},
        {"small:9x9", {10, 18, 25, 31, 36}}, {"medium", {10, 18, 25, 31, 36}},
        {"large", {10, 18, 25, 31, 36}}};
    static const char cells[] = "a5 b5 c5 d5 e5 f5 g5 h5 i5";
    char line[sizeof cells];
    size_t i;
    int length;
    (void)state;
    for (i = 0; i < COUNT_OF(tables); i++)
        for (length = 5; length <= 9; length++) {
            strcpy(line, cells);
            line[3 * length - 1] = '\0';
            assert_int_equal(points_for(tables[i].variant, line),
                             tables[i].pays[length - 5]);
        }
}

static void the_score_carries_into_every_byte(void **state)
{
    Kulki game;
    (void)state;
    start_empty(&game, "kulki", 1);
    memcpy(game.score, ((u8[]){251, 255, 255, 0}), 4);
    put_balls(&game, "a1 b1 c1 d1 e1 i9", 1);
    kulki_clear_lines(&game, NULL);
    assert_int_equal(kulki.score(&game), 1 << 24);
}

/* A custom board of one colour pays more than a u16 holds. */
static void a_board_of_one_colour_is_paid_in_full(void **state)
{
    Kulki game;
    (void)state;
    start_empty(&game, "klines:15x15", 1);
    memset(game.cell, 1, 225);
    assert_int_equal(kulki_clear_lines(&game, NULL), 225);
    assert_int_equal(kulki.score(&game), 2 * 225 * 225 - 20 * 225 + 60);
    start_empty(&game, "large", 1);
    memset(game.cell, 1, 225);
    assert_int_equal(kulki_clear_lines(&game, NULL), 225);
    assert_int_equal(kulki.score(&game), 94);
}

/* -------------------------------------------------------- any board at all */

static void compare_lines(const Kulki *before)
{
    Event events[KULKI_CELLS];
    Trace trace = {events, KULKI_CELLS, 0};
    Kulki after = *before;
    Lines lines;
    int i;
    find_lines(before, &lines);
    assert_int_equal(kulki_clear_lines(&after, &trace), lines.balls);
    assert_int_equal(trace.count, lines.balls);
    for (i = 0; i < KULKI_CELLS; i++)
        assert_int_equal(after.cell[i], lines.gone[i] ? 0 : before->cell[i]);
    for (i = 0; i < trace.count; i++) {
        assert_int_equal(events[i].what, CLEARED);
        assert_int_equal(events[i].value, before->cell[events[i].from]);
        assert_int_equal(after.cell[events[i].from], 0);
    }
    if (lines.balls <= 33) /* above this, we differ from one original */
        assert_int_equal(kulki.score(&after), lines.points);
}

static void any_board_loses_what_a_slow_search_finds(void **state)
{
    static const char *const variants[] = {
        "kulki:9x9:3", "web5:5x9:3",   "klines:12x7:3", "lines98:7x7:3",
        "small:6x6:3", "medium:9x5:3", "large:15x15:3", "kulki:15x8:4"};
    u8 rng[RNG_SIZE] = {12};
    Kulki game;
    size_t i;
    int k;
    (void)state;
    for (i = 0; i < COUNT_OF(variants); i++)
        for (k = 0; k < 1500; k++) {
            start_empty(&game, variants[i], 1);
            scatter_balls(&game, rng, (u8)(40 + rng_below(rng, 61)));
            compare_lines(&game);
        }
}

/* The windows to the right hold 5, 4, 3, 2 and 1 of the balls. Five windows
   down, five down to the right and one down to the left hold one ball each. */
static void windows_with_more_balls_are_worth_more(void **state)
{
    Kulki game;
    (void)state;
    start_empty(&game, "kulki", 1);
    assert_int_equal(kulki_value_windows(&game), 0);
    put_balls(&game, "a1 b1 c1 d1 e1", 3);
    assert_int_equal(kulki_value_windows(&game),
                     (108 + 36 + 12 + 4 + 1) + 5 + 5 + 1);
}

/* Five windows lie along the edge, and three lead away from it. */
static void a_ball_in_the_middle_of_an_edge_is_in_eight_windows(void **state)
{
    static const char *const cells[] = {"e1", "a5", "i5", "e9"};
    Kulki game;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(cells); i++) {
        start_empty(&game, "kulki", 1);
        put_balls(&game, cells[i], 3);
        assert_int_equal(kulki_value_windows(&game), 8);
    }
}

/* Five windows lie along the longer side, and one along the shorter. */
static void windows_lie_within_boards_that_are_no_squares(void **state)
{
    Kulki game;
    (void)state;
    start_empty(&game, "kulki:5x9", 1);
    put_balls(&game, "a5", 3);
    assert_int_equal(kulki_value_windows(&game), 5 + 1 + 1 + 1);
    start_empty(&game, "kulki:9x5", 1);
    put_balls(&game, "e1", 3);
    assert_int_equal(kulki_value_windows(&game), 5 + 1 + 1 + 1);
}

/* A lone ball is in 20 windows in the middle, and in three in a corner. */
static void a_move_is_worth_its_points_and_its_windows(void **state)
{
    Kulki game;
    (void)state;
    start_empty(&game, "kulki", 1);
    put_balls(&game, "a1", 3);
    assert_int_equal(kulki.worth(&game, move_of(0, 40)), 20);
    assert_int_equal(kulki.worth(&game, move_of(0, 80)), 3);
    put_balls(&game, "f1 g1 h1 i1", 3);
    game.score[0] = 30;
    assert_int_equal(kulki.worth(&game, move_of(0, 4)), 5000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(windows_with_more_balls_are_worth_more),
        cmocka_unit_test(a_ball_in_the_middle_of_an_edge_is_in_eight_windows),
        cmocka_unit_test(windows_lie_within_boards_that_are_no_squares),
        cmocka_unit_test(a_move_is_worth_its_points_and_its_windows),
        cmocka_unit_test(a_line_of_five_to_nine_pays_five_to_thirteen),
        cmocka_unit_test(four_balls_make_no_line),
        cmocka_unit_test(lines_do_not_wrap_around_the_board),
        cmocka_unit_test(a_line_has_one_colour_and_no_gap),
        cmocka_unit_test(crossing_lines_pay_by_the_variants_rule),
        cmocka_unit_test(single_lines_pay_by_the_variants_rule),
        cmocka_unit_test(the_score_carries_into_every_byte),
        cmocka_unit_test(a_board_of_one_colour_is_paid_in_full),
        cmocka_unit_test(any_board_loses_what_a_slow_search_finds)};
    return cmocka_run_group_tests_name("kulki lines", tests, NULL, NULL);
}
