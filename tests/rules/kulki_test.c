/* SPDX-License-Identifier: MIT */
/* Tests Kulki's paths: the boards that its author printed, his words for
   refusals, and shortest paths compared with a slow search. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/kit/plain_kulki.h"
#include "tests/kit/trial.h"

/* The two screens of the game's first description, drawn by hand; in rows 7
   and 8 the ball of column B is one character too far left. */
static const char first_screen[] = "Score: 30\n"
                                   "   A B C D E F G H I\n"
                                   " ---------------------\n"
                                   "1|                   |1\n"
                                   "2|   1               |2\n"
                                   "3|                   |3\n"
                                   "4|                   |4\n"
                                   "5|       4           |5\n"
                                   "6|                   |6\n"
                                   "7|  2                |7\n"
                                   "8|  4            7   |8\n"
                                   "9|                   |9\n"
                                   " ---------------------\n"
                                   "   A B C D E F G H I\n";
static const char second_screen[] = "Score: 95\n"
                                    "   A B C D E F G H I\n"
                                    " ---------------------\n"
                                    "1|                   |1\n"
                                    "2|   1               |2\n"
                                    "3|                   |3\n"
                                    "4|                   |4\n"
                                    "5|       4           |5\n"
                                    "6|                   |6\n"
                                    "7|  2              3 |7\n"
                                    "8|  4          7 7   |8\n"
                                    "9|           1       |9\n"
                                    " ---------------------\n"
                                    "   A B C D E F G H I\n";

static Kulki *try_screen(Trial *trial, const char *screen)
{
    try_variant(trial, &kulki, "kulki");
    try_board(trial, screen);
    return (Kulki *)trial->bytes;
}

static u8 ball_on(const Kulki *game, const char *cell)
{
    return game->cell[cell_named(game, cell)];
}

static void the_first_printed_board_is_read(void **state)
{
    Trial trial;
    const Kulki *game = try_screen(&trial, first_screen);
    (void)state;
    assert_int_equal(kulki.score(game), 30);
    assert_int_equal(count_balls(game), 5);
    assert_int_equal(ball_on(game, "b2"), 1);
    assert_int_equal(ball_on(game, "d5"), 4);
    assert_int_equal(ball_on(game, "b7"), 2);
    assert_int_equal(ball_on(game, "b8"), 4);
    assert_int_equal(ball_on(game, "h8"), 7);
    assert_int_equal(apply_move(&trial, try_move(&trial, "d5 c2")), FINE);
    assert_int_equal(count_balls(game), 8);
}

static void the_second_printed_board_is_read(void **state)
{
    static const char *const cells[] = {"b2", "d5", "b7", "i7",
                                        "b8", "g8", "h8", "f9"};
    static const u8 balls[] = {1, 4, 2, 3, 4, 7, 7, 1};
    Trial trial;
    const Kulki *game = try_screen(&trial, second_screen);
    size_t i;
    (void)state;
    assert_int_equal(kulki.score(game), 95);
    assert_int_equal(count_balls(game), 8);
    for (i = 0; i < COUNT_OF(cells); i++)
        assert_int_equal(ball_on(game, cells[i]), balls[i]);
}

static void a_board_is_printed_as_read_but_for_two_balls(void **state)
{
    Trial trial;
    char expected[sizeof second_screen];
    char *row;
    (void)state;
    try_screen(&trial, second_screen);
    strcpy(expected, second_screen);
    row = strstr(expected, "|  2 ");
    memcpy(row, "|   2", 5);
    row = strstr(expected, "|  4 ");
    memcpy(row, "|   4", 5);
    assert_string_equal(board_of(&trial), expected);
}

/* --------------------------------------------------------------- refusals */

static const char *refused(Trial *trial, const char *move)
{
    u16 found = try_move(trial, move);
    Trial before = *trial;
    u8 reason = apply_move(trial, found);
    assert_int_not_equal(reason, FINE);
    assert_memory_equal(&before, trial, sizeof before);
    return words_of(&kulki, reason);
}

static void the_walled_in_corner_cannot_be_reached(void **state)
{
    static const char *const closed[] = {"b2 i9", "b2 g9", "b2 h9",
                                         "b2 i8", "d5 i9", "b8 h9"};
    static const char *const open[] = {"b2 i6", "b2 e9", "h8 i9", "g8 i9",
                                       "i7 g9", "f9 i8", "h8 a1"};
    Trial trial;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(closed); i++) {
        try_screen(&trial, second_screen);
        assert_string_equal(refused(&trial, closed[i]), "Path is blocked");
    }
    for (i = 0; i < COUNT_OF(open); i++) {
        try_screen(&trial, second_screen);
        assert_int_equal(apply_move(&trial, try_move(&trial, open[i])), FINE);
    }
}

static void refusals_use_the_authors_words(void **state)
{
    Trial trial;
    (void)state;
    try_screen(&trial, second_screen);
    assert_string_equal(refused(&trial, "a1 c2"),
                        "There is no ball on the source cell");
    assert_string_equal(refused(&trial, "a1 a1"),
                        "There is no ball on the source cell");
    assert_string_equal(refused(&trial, "b2 b2"),
                        "You can't move to the same cell");
    assert_string_equal(refused(&trial, "b2 d5"),
                        "The target cell is not empty");
    assert_string_equal(refused(&trial, "b2 i9"), "Path is blocked");
    assert_string_equal(refused(&trial, "pass"),
                        "You can't pass in this variant");
    assert_string_equal(refused_move(&trial, "k4 c2"), "1: Invalid cell name");
    assert_string_equal(refused_move(&trial, "d4 c0"), "4: Invalid cell name");
}

static void a_cell_beyond_the_board_is_refused(void **state)
{
    Trial trial;
    (void)state;
    try_screen(&trial, second_screen);
    assert_int_equal(apply_move(&trial, move_of(81, 0)), KULKI_BAD_CELL);
    assert_int_equal(apply_move(&trial, move_of(10, 81)), KULKI_BAD_CELL);
    assert_int_equal(apply_move(&trial, move_of(10, 255)), KULKI_BAD_CELL);
    assert_int_equal(apply_move(&trial, move_of(80, 255)), KULKI_BAD_CELL);
}

/* ------------------------------------------------------------------- ways */

/* The steps of a trace form a path of neighbouring empty cells. */
static void assert_way(const Kulki *game, const Trace *trace, u8 from, u8 to,
                       int length)
{
    int steps[KULKI_CELLS];
    int i;
    assert_int_equal(trace->count, length);
    for (i = 0; i < length; i++) {
        const Event *event = &trace->events[i];
        assert_int_equal(event->what, WENT);
        assert_int_equal(event->value, game->cell[trace->events[0].from]);
        assert_int_equal(event->from, from);
        assert_int_equal(game->cell[event->to], 0);
        measure_ways(game, event->from, steps);
        assert_int_equal(steps[event->to], 1);
        from = event->to;
    }
    assert_int_equal(from, to);
}

static void compare_way(const Kulki *game, u8 from, u8 to, int length)
{
    Event events[KULKI_CELLS];
    Trace trace = {events, KULKI_CELLS, 0};
    assert_int_equal(kulki_find_path(game, from, to, NULL), length != NO_WAY);
    assert_int_equal(kulki_find_path(game, from, to, &trace),
                     length != NO_WAY);
    if (length == NO_WAY)
        assert_int_equal(trace.count, 0);
    else
        assert_way(game, &trace, from, to, length);
}

static void scatter_anything(Kulki *game, u8 *rng)
{
    char variant[32];
    snprintf(variant, sizeof variant, "kulki:%ux%u", 5u + rng_below(rng, 11),
             5u + rng_below(rng, 11));
    start_empty(game, variant, 1);
    scatter_balls(game, rng, (u8)(10 + rng_below(rng, 80)));
}

static void paths_are_shortest(void **state)
{
    static int found[2];
    u8 rng[RNG_SIZE] = {2};
    int steps[KULKI_CELLS];
    Kulki game;
    int i, k;
    u8 cells, from, to;
    (void)state;
    for (i = 0; i < 1500; i++) {
        scatter_anything(&game, rng);
        cells = (u8)(game.width * game.height);
        from = (u8)rng_below(rng, cells);
        game.cell[from] = 1;
        measure_ways(&game, from, steps);
        for (k = 0; k < 12; k++) {
            to = (u8)rng_below(rng, cells);
            if (game.cell[to])
                continue;
            compare_way(&game, from, to, steps[to]);
            found[steps[to] == NO_WAY]++;
        }
    }
    assert_true(found[0] > 2000 && found[1] > 2000);
}

static u16 list_slowly(const Kulki *game, u16 *moves)
{
    int cells = game->width * game->height;
    int steps[KULKI_CELLS];
    u16 count = 0;
    int from, to;
    for (from = 0; from < cells; from++) {
        if (!game->cell[from])
            continue;
        measure_ways(game, (u8)from, steps);
        for (to = 0; to < cells; to++)
            if (steps[to] > 0)
                moves[count++] = move_of((u8)from, (u8)to);
    }
    return count;
}

static void the_list_has_every_reachable_cell(void **state)
{
    static u16 expected[KULKI_CELLS * KULKI_CELLS];
    u16 *moves = calloc(kulki.most_moves, sizeof *moves);
    u8 rng[RNG_SIZE] = {4};
    Kulki game;
    u16 count;
    int i;
    (void)state;
    for (i = 0; i < 200; i++) {
        scatter_anything(&game, rng);
        count = list_slowly(&game, expected);
        assert_int_equal(kulki.list(&game, moves, kulki.most_moves), count);
        assert_memory_equal(moves, expected, count * sizeof *moves);
    }
    free(moves);
}

/* Half of the largest board is filled like a comb, so that each ball is beside
   the single region of empty cells. */
static void fill_comb(Kulki *game)
{
    int row;
    start_empty(game, "klines:15x15", 1);
    for (row = 1; row < 14; row += 2)
        memset(game->cell + row * 15 + 1, 1, 14);
    for (row = 0; row < 15; row += 4)
        game->cell[row * 15 + 14] = 2;
}

static void the_longest_list_fits_most_moves(void **state)
{
    u16 *moves = calloc(kulki.most_moves, sizeof *moves);
    Kulki game;
    (void)state;
    fill_comb(&game);
    assert_int_equal(kulki.list(&game, moves, kulki.most_moves),
                     102 * 123 + 1);
    assert_int_equal(moves[102 * 123], KULKI_PASS);
    memset(moves, 0, kulki.most_moves * sizeof *moves);
    kulki.list(&game, moves, 102 * 123);
    assert_int_not_equal(moves[102 * 123 - 1], 0);
    assert_int_equal(moves[102 * 123], 0); /* no room for the pass */
    assert_int_equal(kulki.most_moves, 112 * 113 + 1);
    free(moves);
}

static void assert_goes(const Kulki *game, const u8 *way, u16 steps)
{
    Event events[KULKI_CELLS];
    Trace trace = {events, KULKI_CELLS, 0};
    u16 i;
    assert_true(kulki_find_path(game, way[0], way[steps], &trace));
    assert_int_equal(trace.count, steps);
    for (i = 0; i < steps; i++)
        assert_int_equal(events[i].to, way[i + 1]);
}

/* Of equally short paths, up comes before right, and a detour goes left. */
static void ties_are_broken_the_same_way_everywhere(void **state)
{
    static const u8 up_first[] = {72, 63, 54, 45, 36, 37, 38, 39, 40};
    static const u8 left_round[] = {40, 39, 30, 21, 22};
    static const u8 up_round[] = {40, 31, 32, 33, 42};
    Kulki game;
    (void)state;
    start_empty(&game, "kulki", 1);
    game.cell[72] = 3;
    assert_goes(&game, up_first, 8);
    game.cell[40] = 3;
    game.cell[31] = 3;
    assert_goes(&game, left_round, 4);
    game.cell[31] = 0;
    game.cell[41] = 3;
    assert_goes(&game, up_round, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_printed_board_is_read),
        cmocka_unit_test(the_second_printed_board_is_read),
        cmocka_unit_test(a_board_is_printed_as_read_but_for_two_balls),
        cmocka_unit_test(the_walled_in_corner_cannot_be_reached),
        cmocka_unit_test(refusals_use_the_authors_words),
        cmocka_unit_test(a_cell_beyond_the_board_is_refused),
        cmocka_unit_test(paths_are_shortest),
        cmocka_unit_test(the_list_has_every_reachable_cell),
        cmocka_unit_test(the_longest_list_fits_most_moves),
        cmocka_unit_test(ties_are_broken_the_same_way_everywhere)};
    return cmocka_run_group_tests_name("kulki", tests, NULL, NULL);
}
