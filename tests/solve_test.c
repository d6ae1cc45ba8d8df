/* SPDX-License-Identifier: MIT */
/* FreeCell's solver: its lines win, its proofs look at as many positions as
   others counted, its two searches agree, and limits are kept. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../rules/freecell.h"
#include "../solve/freecell/freecell.h"
#include "asking.h"
#include "trial.h"

enum { MEMORY = 32 << 20 };

typedef void Ask(const Question *question, Answer *answer);

static int take_memory(void **state)
{
    (void)state;
    return take_block(MEMORY);
}

/* -------------------------------------------------------------- asking */

static Answer ask_with(Ask *ask, const Trial *trial, How how, u64 size,
                       u64 most)
{
    const Question question =
        question_on(trial->game, trial->bytes, how, size, most);
    Answer answer = {0};
    answer.verdict = LIMIT;
    ask(&question, &answer);
    return answer;
}

static Answer ask(const Trial *trial, How how)
{
    return ask_with(solve, trial, how, MEMORY, no_limit);
}

static Answer ask_surely(const Trial *trial, u64 most)
{
    return ask_with(solve_surely, trial, SOLVE_PROVE, MEMORY, most);
}

static void deal(Trial *trial, const char *variant, const char *number)
{
    try_variant(trial, &freecell, variant);
    try_deal(trial, number);
}

static void deal_nth(Trial *trial, const char *variant, int number)
{
    char text[12];
    snprintf(text, sizeof text, "%d", number);
    deal(trial, variant, text);
}

static void check_line(const Trial *trial, const Answer *answer)
{
    Trial after = *trial;
    u32 i;
    assert_int_equal(answer->verdict, SOLVED);
    for (i = 0; i < answer->length; i++)
        assert_int_equal(apply_move(&after, answer->line[i]), FINE);
    assert_int_equal(freecell.status(after.bytes), WON);
}

/* ---------------------------------------------------------------- lines */

static void lines_win_whatever_flies_home(void **state)
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

static void a_game_that_is_won_has_an_empty_line(void **state)
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

static void a_board_in_order_is_sent_home(void **state)
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

typedef struct Proven {
    const char *deal;
    u32 positions;
} Proven;

/* The numbers of -1, -2 are fc-solve's too. */
static const Proven proven[] = {
    {"-1", 495},       {"11982", 61643},  {"186216", 16606}, {"455889", 11806},
    {"495505", 27688}, {"517776", 67016}, {"781948", 4381},  {"-2", 1163527}};

static void impossible_deals_have_so_many_positions(void **state)
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

static void whoever_is_asked_proves(void **state)
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

/* ------------------------------------------------------------ agreement */

/* Few cells make deals that are settled soon, one way or the other; what the
   fast search solves must not be called impossible. */
static void check_agreement(const Trial *trial, u32 *solved, u32 *impossible)
{
    Answer fast = ask_with(solve_fast, trial, SOLVE_FAST, MEMORY, 5000);
    Answer sure;
    if (fast.verdict == SOLVED)
        check_line(trial, &fast);
    sure = ask_surely(trial, 30000);
    if (sure.verdict == SOLVED)
        check_line(trial, &sure);
    if (sure.verdict == IMPOSSIBLE)
        assert_int_equal(fast.verdict, LIMIT);
    *solved += sure.verdict == SOLVED || fast.verdict == SOLVED;
    *impossible += sure.verdict == IMPOSSIBLE;
}

static void the_searches_agree_on_deals(void **state)
{
    static const char *const variants[] = {"0cells", "1cells:none",
                                           "1cells:full", "2cells"};
    Trial trial;
    u32 solved = 0;
    u32 impossible = 0;
    int number;
    (void)state;
    for (number = 1; number <= 300; number++) {
        deal_nth(&trial, variants[number % 4], number);
        check_agreement(&trial, &solved, &impossible);
    }
    print_message("# deals: solved %u, proven impossible %u\n", solved,
                  impossible);
    assert_true(solved > 5);
    assert_true(impossible > 50);
}

static void play_by_chance(Trial *trial, u8 *rng, int count)
{
    u16 moves[300];
    u16 listed;
    while (count-- && (listed = freecell.list(trial->bytes, moves, 300)) != 0)
        apply_move(trial, moves[rng_below(rng, listed)]);
}

static void the_searches_agree_on_games_half_played(void **state)
{
    static const char *const variants[] = {"1cells", "4cells:none",
                                           "2cells:full", "3cells"};
    u8 seed[SEED_SIZE] = {7};
    u8 rng[RNG_SIZE];
    Trial trial;
    u32 solved = 0;
    u32 impossible = 0;
    int number;
    (void)state;
    rng_seed(rng, seed);
    for (number = 1; number <= 300; number++) {
        deal_nth(&trial, variants[number % 4], number);
        play_by_chance(&trial, rng, 1 + number % 25);
        check_agreement(&trial, &solved, &impossible);
    }
    print_message("# half played: solved %u, proven impossible %u\n", solved,
                  impossible);
    assert_true(solved > 5);
    assert_true(impossible > 50);
}

/* --------------------------------------------------------------- limits */

static void too_little_memory_is_a_limit(void **state)
{
    Trial trial;
    Answer answer;
    u64 size;
    (void)state;
    deal(&trial, "4cells", "11982");
    for (size = 0; size < 600000; size += size / 4 + 1) {
        answer = ask_with(solve, &trial, SOLVE_PROVE, size, no_limit);
        assert_int_equal(answer.verdict, LIMIT);
    }
}

/* The block ends where the tools see every byte that is touched behind. */
static void no_byte_outside_the_memory_is_touched(void **state)
{
    static const u32 sizes[] = {100, 20000, 100001, 300007, 2000003};
    void *whole = lent;
    Trial trial;
    size_t i;
    (void)state;
    deal(&trial, "4cells", "11982");
    for (i = 0; i < COUNT_OF(sizes); i++) {
        char *block = malloc(sizes[i] + i);
        lent = block + i;
        ask_with(solve, &trial, SOLVE_PROVE, sizes[i], no_limit);
        free(block);
    }
    lent = whole;
}

static void no_node_more_than_asked_is_looked_at(void **state)
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

static void who_says_stop_is_heard(void **state)
{
    static const volatile u8 stop = 1;
    Trial trial;
    Question question = {&freecell, trial.bytes, SOLVE_PROVE, lent,
                         MEMORY,    no_limit,    &stop};
    Answer answer;
    (void)state;
    question.memory = lent;
    deal(&trial, "4cells", "1");
    solve(&question, &answer);
    assert_int_equal(answer.verdict, LIMIT);
}

static void other_games_have_no_solver(void **state)
{
    Trial trial;
    (void)state;
    try_variant(&trial, find_game("kulki"), "");
    assert_int_equal(ask(&trial, SOLVE_FAST).verdict, NO_SOLVER);
}

/* ------------------------------------------------------------- signature */

/* One number for all that the search does: it changes when the search does,
   and must not change otherwise, on any machine. */
static void a_number_for_the_whole_search(void **state)
{
    u64 nodes = 0;
    u64 moves = 0;
    Trial trial;
    Answer answer;
    int number;
    (void)state;
    for (number = 100001; number <= 100500; number++) {
        deal_nth(&trial, "4cells", number);
        answer = ask(&trial, SOLVE_FAST);
        nodes += answer.nodes;
        moves += answer.length;
    }
    assert_int_equal(nodes, 75406);
    assert_int_equal(moves, 24878);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_win_whatever_flies_home),
        cmocka_unit_test(lines_win_with_more_cells),
        cmocka_unit_test(a_game_that_is_won_has_an_empty_line),
        cmocka_unit_test(a_board_in_order_is_sent_home),
        cmocka_unit_test(impossible_deals_have_so_many_positions),
        cmocka_unit_test(whoever_is_asked_proves),
        cmocka_unit_test(the_searches_agree_on_deals),
        cmocka_unit_test(the_searches_agree_on_games_half_played),
        cmocka_unit_test(too_little_memory_is_a_limit),
        cmocka_unit_test(no_byte_outside_the_memory_is_touched),
        cmocka_unit_test(no_node_more_than_asked_is_looked_at),
        cmocka_unit_test(a_proof_fits_its_limit_exactly),
        cmocka_unit_test(who_says_stop_is_heard),
        cmocka_unit_test(other_games_have_no_solver),
        cmocka_unit_test(a_number_for_the_whole_search),
    };
    return cmocka_run_group_tests(tests, take_memory, give_memory);
}
