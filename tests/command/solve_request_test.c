/* SPDX-License-Identifier: MIT */
/* What a solver is asked. */
#include "command/solve/solve_request.h"
#include "tests/kit/typed.h"

static SolveRequest request;

static int read_solve(CommandLine *line)
{
    return read_solve_request(&request, line);
}

static void a_deal_is_solved_as_fast_as_possible(void **state)
{
    (void)state;
    assert_read(read_solve, "solve freecell 617");
    assert_true(request.deals.start.choice.has_seed);
    assert_false(request.deals.is_range);
    assert_null(request.boards);
    assert_int_equal(request.how, SOLVE_FAST);
    assert_string_equal(request.how_name, "fast");
    assert_string_equal(request.notation->name, "standard");
    assert_true(request.nodes == ~(u64)0);
    assert_int_equal(request.megabytes, 32);
    assert_true(request.grows);
    assert_false(request.json);
}

static void each_way_of_asking_has_its_memory(void **state)
{
    static const struct {
        const char *words, *name;
        How how;
        u32 megabytes;
    } ways[] = {{"solve freecell 1 --fast", "fast", SOLVE_FAST, 32},
                {"solve freecell 1 --short", "short", SOLVE_SHORT, 256},
                {"solve freecell 1 --optimal", "optimal", SOLVE_OPTIMAL, 1024},
                {"solve freecell 1 --prove", "prove", SOLVE_PROVE, 1024},
                {"solve mahjong 1 --fair", "fair", FAIRLY, 32}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof ways / sizeof *ways; i++) {
        assert_read(read_solve, ways[i].words);
        assert_int_equal(request.how, ways[i].how);
        assert_string_equal(request.how_name, ways[i].name);
        assert_int_equal(request.megabytes, ways[i].megabytes);
    }
}

static void limits_are_numbers(void **state)
{
    (void)state;
    assert_read(read_solve, "solve freecell 1 --nodes 1 --memory 1");
    assert_int_equal(request.nodes, 1);
    assert_int_equal(request.megabytes, 1);
    assert_false(request.grows);
    assert_read(read_solve, "solve freecell 1 --nodes 1e15");
    assert_true(request.nodes == 1000000000000000);
    assert_false(request.grows);
    assert_read(read_solve, "solve freecell 1 --memory 64G");
    assert_int_equal(request.megabytes, 65536);
    assert_read(read_solve, "solve freecell 1 --memory 512MB");
    assert_int_equal(request.megabytes, 512);
}

static void deals_are_a_range_by_word_or_seed(void **state)
{
    const Range *range = &request.deals.range;
    (void)state;
    assert_read(read_solve, "solve freecell 3cells 1..20");
    assert_true(request.deals.is_range);
    assert_true(request.deals.start.choice.has_variant);
    assert_false(request.deals.start.choice.has_seed);
    assert_int_equal(range->first, 1);
    assert_int_equal(range->last, 20);
    assert_read(read_solve, "solve freecell --seed 7..8 3cells");
    assert_true(request.deals.is_range);
    assert_int_equal(range->first, 7);
    assert_read(read_solve, "solve freecell 8589934591..8589934591");
    assert_true(range->last == 8589934591);
    assert_read(read_solve, "solve sliding 999999999999..999999999999");
    assert_true(range->last == 999999999999);
}

static void the_sliding_puzzle_has_tables_threads_and_slides(void **state)
{
    const SliderRequest *slider = &request.slider;
    (void)state;
    assert_read(read_solve, "solve sliding --seed 7");
    assert_int_equal(slider->level, DATABASE_LEVELS);
    assert_int_equal(slider->threads, 1);
    assert_false(slider->in_slides || slider->hole_first);
    assert_int_equal(slider->memory, 32 << 20);
    assert_read(read_solve,
                "solve sliding 4x4 --optimal --tables big --threads 64");
    assert_int_equal(slider->level, DATABASE_BIG);
    assert_int_equal(slider->threads, 64);
    assert_int_equal(request.megabytes, 1024);
    assert_read(read_solve, "solve sliding --tables micro --memory 16");
    assert_int_equal(slider->level, DATABASE_MICRO);
    assert_int_equal(slider->memory, 16 << 20);
    assert_read(read_solve, "solve sliding --board '1 2 3/4 5 6/7 0 8' "
                            "--goal hole-first --slides");
    assert_true(slider->in_slides && slider->hole_first);
    assert_true(request.deals.start.hole_first);
    assert_read(read_solve, "solve sliding --boards x --goal hole-last");
    assert_string_equal(request.boards, "x");
    assert_false(slider->hole_first);
}

static void what_is_wrong_is_told(void **state)
{
    static const RefusedLine refusals[] = {
        {"solve freecell 1 --fast --prove",
         "--fast, --short, --optimal, --prove and --fair are ways to ask: "
         "give "
         "one of them"},
        {"solve freecell 1 --nodes 0",
         "--nodes 0 is not a number from 1 to 1000000000000000"},
        {"solve freecell 1 --nodes 1e16",
         "--nodes 1e16 is not a number from 1 to 1000000000000000"},
        {"solve freecell 1 --memory 65G",
         "--memory 65G is not a number of megabytes from 1 to 65536, or a "
         "size such as 512M or 2G"},
        {"solve sliding 4x4 1 --optimal --threads 65",
         "--threads 65 is not a number from 1 to 64"},
        {"solve freecell 5..1",
         "5..1 is no range: the smaller number comes first"},
        {"solve freecell a..b",
         "a..b is no range: give two numbers, as in 1..1000"},
        {"solve freecell --seed a..b",
         "--seed a..b is no range: give two numbers, as in 1..1000"},
        {"solve freecell 1..8589934592",
         "1..8589934592 goes too far: numbers end at 8589934591"},
        {"solve sliding 1..1000000000000",
         "1..1000000000000 goes too far: numbers end at 999999999999"},
        {"solve freecell easy 1..3",
         "easy has seeds of its own: leave easy or the range out"},
        {"solve freecell 5 1..3",
         "1..3 is a second choice of deals: give one"},
        {"solve freecell 5 --seed 1..3",
         "1..3 is a second choice of deals: give one"},
        {"solve freecell 1..3 --seed 5",
         "1..3 is a second choice of deals: give one"},
        {"solve freecell 1..3 --board x",
         "a range is of deals: leave --board out"},
        {"solve freecell 1..3 --load x",
         "a range is of deals: leave --load out"},
        {"solve freecell 1..3 --notation flat",
         "--notation is for one deal: of a range no moves are printed"},
        {"solve freecell 1 --notation urdl",
         "there is no notation urdl of freecell: standard, flat, freecell's "
         "fc-solve or sliding's urdl"},
        {"solve sliding --boards x 1..3",
         "--boards is a start of its own: leave ranges, --board and --load "
         "out"},
        {"solve sliding --boards x --board y",
         "--boards is a start of its own: leave ranges, --board and --load "
         "out"},
        {"solve sliding --boards x --seed 1",
         "--boards and --seed exclude each other: give one of them"},
        {"solve sliding 4x4 1 --slides --tables big --optimal",
         "--slides and --tables exclude each other: give one of them"},
        {"solve freecell 1 --json --notation flat",
         "--notation and --json exclude each other: give one of them"},
        {"solve freecell --board x --load y",
         "--board, --layout and --load are three ways to start: give one of "
         "them"}};
    (void)state;
    assert_refused(read_solve, refusals, sizeof refusals / sizeof *refusals);
}

static void the_first_mistake_from_the_left_is_told(void **state)
{
    static const RefusedLine refusals[] = {
        {"solve sliding foo --nodes x",
         "sliding has no variant foo; 'quadrille help sliding' lists them, "
         "and "
         "a seed is told by --seed"},
        {"solve sliding --nodes x foo",
         "--nodes x is not a number from 1 to 1000000000000000"},
        {"solve sliding --nodes x 5..1",
         "--nodes x is not a number from 1 to 1000000000000000"},
        {"solve sliding 5..1 --nodes x",
         "5..1 is no range: the smaller number comes first"}};
    (void)state;
    assert_refused(read_solve, refusals, sizeof refusals / sizeof *refusals);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_deal_is_solved_as_fast_as_possible),
        cmocka_unit_test(each_way_of_asking_has_its_memory),
        cmocka_unit_test(limits_are_numbers),
        cmocka_unit_test(deals_are_a_range_by_word_or_seed),
        cmocka_unit_test(the_sliding_puzzle_has_tables_threads_and_slides),
        cmocka_unit_test(what_is_wrong_is_told),
        cmocka_unit_test(the_first_mistake_from_the_left_is_told)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
