/* SPDX-License-Identifier: MIT */
/* Tests requests to solve. */
#include "command/solve/solve_request.h"
#include "tests/kit/typed.h"

static SolveRequest request;

static int read_solve(CommandLine *line)
{
    return solve_read_request(&request, line);
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

static void each_kind_of_search_has_its_default_memory(void **state)
{
    static const struct {
        const char *words, *name;
        How how;
        u32 megabytes;
    } ways[] = {
        {"solve freecell 1 --mode fast", "fast", SOLVE_FAST, 32},
        {"solve freecell 1 --mode short", "short", SOLVE_SHORT, 256},
        {"solve freecell 1 --mode optimal", "optimal", SOLVE_OPTIMAL, 1024},
        {"solve freecell 1 --mode prove", "prove", SOLVE_PROVE, 1024},
        {"solve mahjong 1 --mode fair", "fair", FAIRLY, 32}};
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
    assert_read(read_solve, "solve freecell 1 --nodes 5 --nodes 6");
    assert_int_equal(request.nodes, 6);
    assert_read(read_solve, "solve freecell 1 --memory 64G");
    assert_int_equal(request.megabytes, 65536);
    assert_read(read_solve, "solve freecell 1 --memory 512MB");
    assert_int_equal(request.megabytes, 512);
}

static void deals_are_a_range_by_argument_or_seed(void **state)
{
    const Range *range = &request.deals.range;
    (void)state;
    assert_read(read_solve, "solve freecell 3cells 1..20");
    assert_true(request.deals.is_range);
    assert_true(request.deals.start.choice.has_variant);
    assert_false(request.deals.start.choice.has_seed);
    assert_int_equal(range->first, 1);
    assert_int_equal(range->last, 20);
    assert_read(read_solve, "solve freecell --seed 1..2k");
    assert_int_equal(range->last, 2000);
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
    assert_false(slider->in_slides || slider->gap_first);
    assert_int_equal(slider->memory, 32 << 20);
    assert_read(read_solve,
                "solve sliding 4x4 --mode optimal --tables big --threads 64");
    assert_int_equal(slider->level, DATABASE_BIG);
    assert_int_equal(slider->threads, 64);
    assert_int_equal(request.megabytes, 1024);
    assert_read(read_solve, "solve sliding --tables micro --memory 16");
    assert_int_equal(slider->level, DATABASE_MICRO);
    assert_int_equal(slider->memory, 16 << 20);
    assert_read(read_solve, "solve sliding --board '1 2 3/4 5 6/7 0 8' "
                            "--goal gap-first --slides");
    assert_true(slider->in_slides && slider->gap_first);
    assert_true(request.deals.start.gap_first);
    assert_read(read_solve, "solve sliding --boards x --goal gap-last");
    assert_string_equal(request.boards, "x");
    assert_false(slider->gap_first);
}

static void bad_requests_are_refused_with_a_message(void **state)
{
    static const RefusedLine refusals[] = {
        {"solve freecell 1 --mode fair",
         "--mode fair works only with mahjong, not with freecell"},
        {"solve freecell 1 --nodes 0", "invalid value '0' for --nodes; use a "
                                       "number from 1 to 1000000000000000"},
        {"solve freecell 1 --nodes 1e16",
         "invalid value '1e16' for --nodes; use a number from 1 to "
         "1000000000000000"},
        {"solve freecell 1 --memory 65G",
         "invalid value '65G' for --memory; use 1 to 65536 megabytes, or a "
         "size such as 512M or 2G"},
        {"solve sliding 4x4 1 --mode optimal --threads 65",
         "invalid value '65' for --threads; use a number from 1 to 64"},
        {"solve freecell 5..1",
         "invalid range '5..1': the smaller number comes first"},
        {"solve freecell a..b",
         "invalid range 'a..b': use two numbers, as in 1..1000"},
        {"solve freecell --seed a..b",
         "invalid range 'a..b' for --seed: use two numbers, as in 1..1000"},
        {"solve freecell 1..8589934592",
         "range '1..8589934592' is too large: the last number is 8589934591"},
        {"solve sliding 1..1000000000000",
         "range '1..1000000000000' is too large: the last number is "
         "999999999999"},
        {"solve freecell easy 1..3",
         "level 'easy' has its own seeds; don't give a range"},
        {"solve freecell 5 1..3",
         "the range 1..3 is a second choice of deals; give only one"},
        {"solve freecell 5 --seed 1..3",
         "the range 1..3 is a second choice of deals; give only one"},
        {"solve freecell 1..3 --seed 5",
         "the range 1..3 is a second choice of deals; give only one"},
        {"solve freecell 1..3 --board x",
         "a range of deals can't be used with --board"},
        {"solve freecell 1..3 --load x",
         "a range of deals can't be used with --load"},
        {"solve freecell 1..3 --notation flat",
         "--notation works only with a single deal: for a range, no moves are "
         "printed"},
        {"solve freecell 1 --notation urdl",
         "unknown notation 'urdl' for freecell; use standard, flat, fc-solve "
         "(freecell) or urdl (sliding)"},
        {"solve sliding --boards x 1..3",
         "--boards can't be used with a range, --board or --load"},
        {"solve sliding --boards x --board y",
         "--boards can't be used with a range, --board or --load"},
        {"solve sliding --boards x --seed 1",
         "--boards replaces the deal; don't give its number or seed"},
        {"solve sliding 4x4 7 --boards x",
         "--boards replaces the deal; don't give its number or seed"},
        {"solve freecell 0..3", "deals are counted from 1"},
        {"solve sliding 4x4 1 --slides --tables big --mode optimal",
         "--slides and --tables can't be used together"},
        {"solve freecell 1 --json --notation flat",
         "--notation and --json can't be used together"},
        {"solve freecell --board x --load y",
         "--board, --layout and --load can't be used together"}};
    (void)state;
    assert_refused(read_solve, refusals, sizeof refusals / sizeof *refusals);
}

static void options_are_checked_before_words(void **state)
{
    static const RefusedLine refusals[] = {
        {"solve sliding foo --nodes x", "invalid value 'x' for --nodes; use a "
                                        "number from 1 to 1000000000000000"},
        {"solve sliding foo --nodes 5",
         "unknown sliding variant 'foo'; 'quadrille help sliding' lists them "
         "(use --seed for a seed)"},
        {"solve sliding 5..1 --nodes 5",
         "invalid range '5..1': the smaller number comes first"}};
    (void)state;
    assert_refused(read_solve, refusals, sizeof refusals / sizeof *refusals);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_deal_is_solved_as_fast_as_possible),
        cmocka_unit_test(each_kind_of_search_has_its_default_memory),
        cmocka_unit_test(limits_are_numbers),
        cmocka_unit_test(deals_are_a_range_by_argument_or_seed),
        cmocka_unit_test(the_sliding_puzzle_has_tables_threads_and_slides),
        cmocka_unit_test(bad_requests_are_refused_with_a_message),
        cmocka_unit_test(options_are_checked_before_words)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
