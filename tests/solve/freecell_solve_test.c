/* SPDX-License-Identifier: MIT */
/* FreeCell's solver: its lines win, its proofs expand as many positions as
   published counts say, and it respects limits. */
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "tests/kit/freecell_deals.h"

enum { LITTLE = 20000, GUARD = 77 };

static Answer ask_surely(const Trial *trial, u64 most)
{
    return ask_with(freecell_proof, trial, SOLVE_PROVE, MEMORY, most);
}

/* ---------------------------------------------------------------- lines */

static void lines_win_with_every_kind_of_autoplay(void **state)
{
    static const char *const variants[] = {"4cells", "4cells:none",
                                           "4cells:full"};
    Trial trial;
    Answer answer;
    size_t i;
    int number;
    (void)state;
    for (i = 0; i < COUNT_OF(variants); i++)
        for (number = 1; number <= 150; number++) {
            deal_nth(&trial, variants[i], number);
            answer = ask(&trial, SOLVE_FAST);
            check_line(&trial, &answer);
        }
}

static void lines_win_with_more_cells(void **state)
{
    static const char *const variants[] = {"5cells", "6cells:none",
                                           "7cells:full"};
    Trial trial;
    Answer answer;
    int number;
    (void)state;
    for (number = 1; number <= 60; number++) {
        deal_nth(&trial, variants[number % 3], number);
        answer = ask(&trial, SOLVE_FAST);
        check_line(&trial, &answer);
    }
}

static void a_won_game_has_an_empty_line(void **state)
{
    Trial trial;
    Answer answer;
    (void)state;
    try_variant(&trial, &freecell, "4cells");
    try_board(&trial, "Foundations: H-K C-K D-K S-K\n");
    answer = ask(&trial, SOLVE_FAST);
    check_line(&trial, &answer);
    assert_int_equal(answer.length, 0);
    answer = ask_surely(&trial, no_limit);
    check_line(&trial, &answer);
    assert_int_equal(answer.length, 0);
}

static void cards_in_order_are_sent_home(void **state)
{
    Trial trial;
    Answer answer;
    (void)state;
    try_variant(&trial, &freecell, "0cells:none");
    try_board(&trial, "Foundations: H-J C-J D-J S-J\n"
                      ": KS QS\n: KH QH\n: KD QD\n: KC QC\n");
    answer = ask(&trial, SOLVE_FAST);
    check_line(&trial, &answer);
    assert_int_equal(answer.length, 8);
}

/* --------------------------------------------------------------- proofs */

typedef struct KnownProof {
    const char *deal;
    u32 positions;
} KnownProof;

/* The numbers for -1 and -2 are also fc-solve's. */
static const KnownProof proven[] = {
    {"-1", 495},       {"11982", 61643},  {"186216", 16606}, {"455889", 11806},
    {"495505", 27688}, {"517776", 67016}, {"781948", 4381},  {"-2", 1163527}};

static void
impossible_deals_have_the_published_number_of_positions(void **state)
{
    Trial trial;
    Answer answer;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(proven); i++) {
        deal(&trial, "4cells", proven[i].deal);
        answer = ask_surely(&trial, no_limit);
        assert_int_equal(answer.verdict, IMPOSSIBLE);
        assert_int_equal(answer.positions, proven[i].positions);
    }
}

static void fast_questions_prove_impossibility_too(void **state)
{
    Trial trial;
    Answer fast, proof;
    (void)state;
    deal(&trial, "4cells", "781948");
    fast = ask(&trial, SOLVE_FAST);
    proof = ask(&trial, SOLVE_PROVE);
    assert_int_equal(fast.verdict, IMPOSSIBLE);
    assert_int_equal(proof.verdict, IMPOSSIBLE);
    assert_int_equal(fast.positions, 4381);
    assert_int_equal(proof.positions, 4381);
}

/* The proof alone would take millions of nodes for each of these deals. */
static void a_quick_solution_saves_the_proof(void **state)
{
    static const char *const deals[] = {"127", "178", "285",
                                        "617", "829", "846"};
    Trial trial;
    Answer answer;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(deals); i++) {
        deal(&trial, "4cells", deals[i]);
        answer = ask_with(solve, &trial, SOLVE_PROVE, MEMORY, LITTLE);
        check_line(&trial, &answer);
    }
}

/* With few cells, proofs are shorter than the quick searches. */
static void a_short_proof_does_not_wait_for_the_quick_search(void **state)
{
    Trial trial;
    Answer answer;
    int number;
    (void)state;
    for (number = 1; number <= 100; number++) {
        deal_nth(&trial, "0cells", number);
        answer = ask_with(solve, &trial, SOLVE_PROVE, MEMORY, 6000);
        assert_int_equal(answer.verdict, IMPOSSIBLE);
    }
}

/* --------------------------------------------------------------- limits */

static void too_little_memory_gives_the_verdict_limit(void **state)
{
    Trial trial;
    u64 size;
    u8 how;
    (void)state;
    deal(&trial, "4cells", "11982");
    for (how = 0; how < HOW_COUNT; how++)
        for (size = 0; size < 600000; size += size / 2 + 1)
            assert_int_equal(
                ask_with(solve, &trial, (How)how, size, LITTLE).verdict,
                LIMIT);
}

static void check_guard(const u8 *guard)
{
    u8 i;
    for (i = 0; i < GUARD; i++)
        assert_int_equal(guard[i], GUARD);
}

/* Places the block between two guards, at any alignment. */
static void ask_between(const Trial *trial, How how, u64 size, u8 skip)
{
    u8 *whole = malloc(size + skip + 2 * GUARD);
    u8 *block = whole + skip + GUARD;
    assert_non_null(whole);
    memset(block - GUARD, GUARD, GUARD);
    memset(block + size, GUARD, GUARD);
    lent = block;
    ask_with(solve, trial, how, size, LITTLE);
    check_guard(block - GUARD);
    check_guard(block + size);
    free(whole);
}

static void nothing_outside_the_memory_is_touched(void **state)
{
    static const u32 sizes[] = {0,     1,      100,    511,    8192,
                                20000, 100001, 300007, 600000, 2000003};
    void *whole = lent;
    Trial trial;
    size_t i;
    u8 how;
    (void)state;
    deal(&trial, "4cells", "11982");
    for (how = 0; how < HOW_COUNT; how++)
        for (i = 0; i < COUNT_OF(sizes); i++)
            ask_between(&trial, (How)how, sizes[i], (u8)(i + how));
    lent = whole;
}

static void the_node_limit_is_never_exceeded(void **state)
{
    static const u64 limits[] = {0, 1, 2, 99, 100, 101, 500, 20000};
    Trial trial;
    Answer answer;
    size_t i;
    (void)state;
    deal(&trial, "4cells", "11982");
    for (i = 0; i < COUNT_OF(limits); i++) {
        answer = ask_with(solve, &trial, SOLVE_FAST, MEMORY, limits[i]);
        assert_int_equal(answer.verdict, LIMIT);
        assert_int_equal(answer.nodes, limits[i]);
        answer = ask_surely(&trial, limits[i]);
        assert_int_equal(answer.verdict, LIMIT);
        assert_int_equal(answer.nodes, limits[i]);
        answer = ask_with(solve, &trial, SOLVE_PROVE, MEMORY, limits[i]);
        assert_int_equal(answer.verdict, LIMIT);
        assert_in_range(answer.nodes, 0, limits[i]);
    }
}

static void a_proof_fits_its_limit_exactly(void **state)
{
    Trial trial;
    (void)state;
    deal(&trial, "4cells", "-1");
    assert_int_equal(ask_surely(&trial, 494).verdict, LIMIT);
    assert_int_equal(ask_surely(&trial, 495).verdict, IMPOSSIBLE);
}

static void a_search_stops_when_told(void **state)
{
    static const _Atomic u8 stop = 1;
    Trial trial;
    Question question = {.game = &freecell,
                         .position = trial.bytes,
                         .how = SOLVE_PROVE,
                         .memory = lent,
                         .size = MEMORY,
                         .most_nodes = no_limit,
                         .stop = &stop};
    Answer answer;
    (void)state;
    deal(&trial, "4cells", "1");
    solve(&question, &answer);
    assert_int_equal(answer.verdict, LIMIT);
}

static void other_games_have_no_solver(void **state)
{
    Trial trial;
    (void)state;
    try_variant(&trial, games_find("kulki"), "");
    assert_int_equal(ask(&trial, SOLVE_FAST).verdict, NO_SOLVER);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_win_with_every_kind_of_autoplay),
        cmocka_unit_test(lines_win_with_more_cells),
        cmocka_unit_test(a_won_game_has_an_empty_line),
        cmocka_unit_test(cards_in_order_are_sent_home),
        cmocka_unit_test(
            impossible_deals_have_the_published_number_of_positions),
        cmocka_unit_test(fast_questions_prove_impossibility_too),
        cmocka_unit_test(a_quick_solution_saves_the_proof),
        cmocka_unit_test(a_short_proof_does_not_wait_for_the_quick_search),
        cmocka_unit_test(too_little_memory_gives_the_verdict_limit),
        cmocka_unit_test(nothing_outside_the_memory_is_touched),
        cmocka_unit_test(the_node_limit_is_never_exceeded),
        cmocka_unit_test(a_proof_fits_its_limit_exactly),
        cmocka_unit_test(a_search_stops_when_told),
        cmocka_unit_test(other_games_have_no_solver),
    };
    return cmocka_run_group_tests(tests, take_memory, give_memory);
}
