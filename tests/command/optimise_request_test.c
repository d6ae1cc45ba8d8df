/* SPDX-License-Identifier: MIT */
/* Tests requests to shorten a line. */
#include "command/solve/run_optimise.h"
#include "tests/kit/typed.h"

static OptimiseRequest request;

static int read_optimise(CommandLine *line)
{
    return solve_read_optimise_request(&request, line);
}

static void a_saved_game_has_its_own_line(void **state)
{
    (void)state;
    assert_read(read_optimise, "optimise game.txt");
    assert_string_equal(request.saved, "game.txt");
    assert_int_equal(request.window, 24);
    assert_int_equal(request.nodes, 100000000);
    assert_string_equal(request.notation->name, "standard");
    assert_false(request.json);
}

static void a_start_and_moves_replace_a_saved_game(void **state)
{
    (void)state;
    assert_read(read_optimise,
                "optimise --board x --moves '7 8' --window 200");
    assert_null(request.saved);
    assert_string_equal(request.start.from.board, "x");
    assert_string_equal(request.moves, "7 8");
    assert_int_equal(request.window, 200);
    assert_read(read_optimise, "optimise --variant 6x6 --seed 7 --moves L "
                               "--nodes 1 --notation urdl");
    assert_true(request.start.choice.has_variant);
    assert_true(request.start.choice.has_seed);
    assert_int_equal(request.nodes, 1);
    assert_string_equal(request.notation->name, "urdl");
}

static void bad_requests_are_refused_with_a_message(void **state)
{
    static const RefusedLine refusals[] = {
        {"optimise", "'optimise' needs a game (quadrille optimise game.txt), "
                     "or --board and --moves"},
        {"optimise --moves 7", "'optimise' needs a game (quadrille optimise "
                               "game.txt), or --board and --moves"},
        {"optimise --board x", "'optimise' needs a game (quadrille optimise "
                               "game.txt), or --board and --moves"},
        {"optimise game.txt --seed 7",
         "--seed can't be used with a saved game, which has its own moves"},
        {"optimise game.txt --moves 7 --board x",
         "--moves can't be used with a saved game, which has its own moves"},
        {"optimise game.txt --notation fc-solve",
         "unknown notation 'fc-solve' for sliding; use standard, flat or "
         "urdl"},
        {"optimise game.txt --json --notation flat",
         "--notation and --json can't be used together"},
        {"optimise game.txt --window 0",
         "invalid value '0' for --window; use a number from 1 to 200"},
        {"optimise game.txt --window 201",
         "invalid value '201' for --window; use a number from 1 to 200"},
        {"optimise --variant foo --seed 1 --moves 7",
         "--variant foo: This game has no such variant"}};
    (void)state;
    assert_refused(read_optimise, refusals,
                   sizeof refusals / sizeof *refusals);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_saved_game_has_its_own_line),
        cmocka_unit_test(a_start_and_moves_replace_a_saved_game),
        cmocka_unit_test(bad_requests_are_refused_with_a_message)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
