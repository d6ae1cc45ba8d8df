/* SPDX-License-Identifier: MIT */
/* FreeCell's short lines win and are never longer than the first line
   found. */
#include <stdlib.h>
#include <string.h>

#include "tests/kit/freecell_deals.h"

static int take_large_memory(void **state)
{
    (void)state;
    return take_block(LARGE_MEMORY);
}

static u32 length_of(const Trial *trial, How how, u64 most)
{
    Answer answer = ask_within(trial, how, LARGE_MEMORY, most);
    play_line(trial, &answer);
    return answer.length;
}

/* ---------------------------------------------------------- short lines */

static const char *const variants[] = {"4cells", "4cells:none", "4cells:full",
                                       "3cells", "7cells:full"};

static void short_lines_win_and_are_no_longer_than_the_first(void **state)
{
    Trial trial;
    int number;
    (void)state;
    for (number = 1; number <= (SLOW ? 20 : 100); number++) {
        u32 fast, small;
        deal_nth(&trial, variants[number % 5], number);
        fast = length_of(&trial, SOLVE_FAST, no_limit);
        small = length_of(&trial, SOLVE_SHORT, 8000);
        assert_true(small <= fast);
    }
}

static void lines_get_shorter_with_more_nodes(void **state)
{
    static const u64 budgets[] = {8000, 24000, 72000};
    u32 sum[COUNT_OF(budgets)] = {0};
    Trial trial;
    size_t i;
    int number;
    (void)state;
    for (number = 1; number <= (SLOW ? 10 : 40); number++) {
        deal_nth(&trial, "4cells:full", number);
        for (i = 0; i < COUNT_OF(budgets); i++)
            sum[i] += length_of(&trial, SOLVE_SHORT, budgets[i]);
    }
    print_message("# %u %u %u\n", sum[0], sum[1], sum[2]);
    assert_true(sum[0] > sum[1]);
    assert_true(sum[1] > sum[2]);
    if (!SLOW)
        assert_in_range(sum[2], 1000, 1060);
}

static void without_nodes_for_a_beam_the_first_line_remains(void **state)
{
    Trial trial;
    (void)state;
    deal_nth(&trial, "4cells", 1);
    assert_int_equal(ask_within(&trial, SOLVE_SHORT, LARGE_MEMORY, 0).verdict,
                     LIMIT);
    assert_int_equal(
        ask_within(&trial, SOLVE_SHORT, LARGE_MEMORY, 300).verdict, SOLVED);
}

static void searches_expand_the_same_nodes_everywhere(void **state)
{
    u64 nodes = 0;
    u64 moves = 0;
    Trial trial;
    int number;
    (void)state;
    for (number = 501; number <= 520; number++) {
        Answer answer;
        deal_nth(&trial, variants[number % 5], number);
        answer = ask_within(&trial, SOLVE_SHORT, LARGE_MEMORY, 5000);
        nodes += answer.nodes;
        moves += answer.length;
    }
    assert_int_equal(nodes, 71472);
    assert_int_equal(moves, 874);
}

/* --------------------------------------------------------------- limits */

/* The block ends where sanitizers notice every access beyond it. */
static void nothing_outside_the_memory_is_touched(void **state)
{
    static const How hows[] = {SOLVE_SHORT, SOLVE_OPTIMAL};
    void *whole = lent;
    Trial trial;
    u32 size;
    size_t i;
    (void)state;
    deal_nth(&trial, "4cells", 9);
    for (i = 0; i < COUNT_OF(hows); i++)
        for (size = 0; size < 1500000; size += size / 2 + 1) {
            char *block = malloc(size + 1);
            lent = block + 1;
            ask_within(&trial, hows[i], size, 20000);
            free(block);
        }
    lent = whole;
    assert_int_equal(ask_within(&trial, SOLVE_SHORT, 1000, 20000).verdict,
                     LIMIT);
    assert_int_equal(
        ask_within(&trial, SOLVE_OPTIMAL, 1000000, no_limit).verdict, LIMIT);
}

static void stopping_at_once_gives_no_line(void **state)
{
    static const _Atomic u8 stop = 1;
    Trial trial;
    Question question = {0};
    Answer answer;
    (void)state;
    deal_nth(&trial, "4cells", 1);
    question.game = &freecell;
    question.position = trial.bytes;
    question.memory = lent;
    question.size = LARGE_MEMORY;
    question.most_nodes = no_limit;
    question.stop = &stop;
    question.how = SOLVE_SHORT;
    solve(&question, &answer);
    assert_int_equal(answer.verdict, LIMIT);
    question.how = SOLVE_OPTIMAL;
    solve(&question, &answer);
    assert_int_equal(answer.verdict, LIMIT);
}

static void impossible_games_are_recognised(void **state)
{
    Trial trial;
    (void)state;
    deal_nth(&trial, "4cells", 781948);
    assert_int_equal(
        ask_within(&trial, SOLVE_SHORT, LARGE_MEMORY, no_limit).verdict,
        IMPOSSIBLE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(short_lines_win_and_are_no_longer_than_the_first),
        cmocka_unit_test(lines_get_shorter_with_more_nodes),
        cmocka_unit_test(without_nodes_for_a_beam_the_first_line_remains),
        cmocka_unit_test(searches_expand_the_same_nodes_everywhere),
        cmocka_unit_test(nothing_outside_the_memory_is_touched),
        cmocka_unit_test(stopping_at_once_gives_no_line),
        cmocka_unit_test(impossible_games_are_recognised),
    };
    return cmocka_run_group_tests(tests, take_large_memory, give_memory);
}
