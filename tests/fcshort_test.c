/* SPDX-License-Identifier: MIT */
/* Short lines win and are never longer than the first one found; shortest
   ones are as short as others found them to be, by other means. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../solve/freecell/freecell.h"
#include "asking.h"
#include "fccheck.h"
#include "trial.h"

#ifdef __SANITIZE_ADDRESS__
enum { SLOW = 1 };
#else
enum { SLOW = 0 };
#endif

enum { MEMORY = 256 << 20 };
static int take_memory(void **state)
{
    (void)state;
    return take_block(MEMORY);
}

/* -------------------------------------------------------------- asking */

static Answer ask(const Trial *trial, How how, u64 size, u64 most)
{
    return ask_on(trial->game, trial->bytes, how, size, most);
}

static void deal(Trial *trial, const char *variant, int number)
{
    char text[12];
    snprintf(text, sizeof text, "%d", number);
    try_variant(trial, &freecell, variant);
    try_deal(trial, text);
}

/* Plays a line to its end; how many cards moved, counted one by one. */
static u32 play_line(const Trial *trial, const Answer *answer)
{
    Trial after = *trial;
    Event events[FREECELL_KING + FREECELL_CARDS];
    u32 moved = 0;
    u32 i;
    assert_int_equal(answer->verdict, SOLVED);
    for (i = 0; i < answer->length; i++) {
        Trace trace = {events, COUNT_OF(events), 0};
        assert_int_equal(freecell.apply(after.bytes, answer->line[i], &trace),
                         FINE);
        moved += trace.count;
    }
    assert_int_equal(freecell.status(after.bytes), WON);
    return moved;
}

static u32 length_of(const Trial *trial, How how, u64 most)
{
    Answer answer = ask(trial, how, MEMORY, most);
    play_line(trial, &answer);
    return answer.length;
}

/* ---------------------------------------------------------- short lines */

static const char *const variants[] = {"4cells", "4cells:none", "4cells:full",
                                       "3cells", "7cells:full"};

static void short_lines_win_and_are_no_longer(void **state)
{
    Trial trial;
    int number;
    (void)state;
    for (number = 1; number <= (SLOW ? 20 : 100); number++) {
        u32 fast, small;
        deal(&trial, variants[number % 5], number);
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
        deal(&trial, "4cells:full", number);
        for (i = 0; i < COUNT_OF(budgets); i++)
            sum[i] += length_of(&trial, SOLVE_SHORT, budgets[i]);
    }
    print_message("# %u %u %u\n", sum[0], sum[1], sum[2]);
    assert_true(sum[0] > sum[1]);
    assert_true(sum[1] > sum[2]);
    if (!SLOW)
        assert_in_range(sum[2], 1000, 1060);
}

static void too_few_nodes_for_a_beam_leave_the_first_line(void **state)
{
    Trial trial;
    (void)state;
    deal(&trial, "4cells", 1);
    assert_int_equal(ask(&trial, SOLVE_SHORT, MEMORY, 0).verdict, LIMIT);
    assert_int_equal(ask(&trial, SOLVE_SHORT, MEMORY, 300).verdict, SOLVED);
}

static void the_same_nodes_are_looked_at_everywhere(void **state)
{
    u64 nodes = 0;
    u64 moves = 0;
    Trial trial;
    int number;
    (void)state;
    for (number = 501; number <= 520; number++) {
        Answer answer;
        deal(&trial, variants[number % 5], number);
        answer = ask(&trial, SOLVE_SHORT, MEMORY, 5000);
        nodes += answer.nodes;
        moves += answer.length;
    }
    assert_int_equal(nodes, 68438);
    assert_int_equal(moves, 874);
}

/* -------------------------------------------------------- shortest lines */

typedef struct Known {
    int deal;
    u32 moved;
} Known;

/* Proven by another program too. */
static const Known known[] = {{3, 73},  {7, 76},  {2, 75},  {6, 79},
                              {8, 75},  {10, 85}, {11, 79}, {33, 69},
                              {46, 70}, {17, 75}};

static void shortest_lines_are_as_short_as_known(void **state)
{
    Trial trial;
    size_t i;
    (void)state;
    for (i = 0; i < (SLOW ? 2 : COUNT_OF(known)); i++) {
        Answer answer;
        deal(&trial, i % 2 ? "4cells" : "4cells:none", known[i].deal);
        answer = ask(&trial, SOLVE_OPTIMAL, MEMORY, no_limit);
        assert_int_equal(play_line(&trial, &answer), known[i].moved);
    }
}

/* The highest cards of each suit, shuffled into the columns; the others are
   home. */
static void deal_small(Trial *trial, u8 *rng, u8 home)
{
    FreeCell *game = (FreeCell *)(void *)trial->bytes;
    u8 deck[FREECELL_CARDS];
    u8 count = 0;
    u8 card;
    for (card = CARD_OF(home + 1, 0); card <= CARD_OF(FREECELL_KING, 3);
         card++)
        deck[count++] = card;
    memset(game->column, 0, sizeof game->column);
    memset(game->height, 0, sizeof game->height);
    memset(game->home, home, sizeof game->home);
    while (count) {
        u8 column = (u8)(count % FREECELL_COLUMNS);
        u32 at = rng_below(rng, count);
        game->column[column][game->height[column]++] = deck[at];
        deck[at] = deck[--count];
    }
}

static void check_small_board(const Trial *trial, u32 *checked, u32 *bound)
{
    Answer answer;
    int fewest =
        count_fewest((const FreeCell *)(const void *)trial->bytes, 20000);
    if (fewest == CHECK_GAVE_UP)
        return;
    answer = ask(trial, SOLVE_OPTIMAL, MEMORY, no_limit);
    if (fewest == CHECK_NO_LINE) {
        assert_int_equal(answer.verdict, IMPOSSIBLE);
        return;
    }
    assert_int_equal(play_line(trial, &answer), fewest);
    assert_int_equal(answer.optimum.least, fewest);
    assert_true(answer.optimum.bound <= answer.optimum.least);
    ++*checked;
    *bound += answer.optimum.bound < answer.optimum.least;
}

static void plain_counting_agrees(void **state)
{
    static const char *const few[] = {"0cells:none", "1cells:none"};
    u8 seed[SEED_SIZE] = {11};
    u8 rng[RNG_SIZE];
    Trial trial;
    u32 checked = 0;
    u32 above_bound = 0;
    u32 number;
    (void)state;
    rng_seed(rng, seed);
    for (number = 0; checked < (SLOW ? 40 : 200) && number < 1000; number++) {
        deal(&trial, few[number % 2], 1);
        deal_small(&trial, rng, (u8)(6 + number / 2 % 4));
        check_small_board(&trial, &checked, &above_bound);
    }
    print_message("# of %u boards %u were checked, %u need more moves than is "
                  "seen at once\n",
                  number, checked, above_bound);
    assert_true(above_bound > checked / 10);
}

/* --------------------------------------------------------------- limits */

static void what_was_not_looked_at_is_not_proven(void **state)
{
    Trial trial;
    Answer answer;
    (void)state;
    deal(&trial, "4cells", 7);
    answer = ask(&trial, SOLVE_OPTIMAL, MEMORY, no_limit);
    assert_int_equal(answer.verdict, SOLVED);
    assert_int_equal(ask(&trial, SOLVE_OPTIMAL, MEMORY, answer.nodes).verdict,
                     SOLVED);
    answer = ask(&trial, SOLVE_OPTIMAL, MEMORY, answer.nodes - 1);
    assert_int_equal(answer.verdict, LIMIT);
    answer.verdict = SOLVED;
    assert_true(play_line(&trial, &answer) >= 76);
}

/* The block ends where the tools see every byte that is touched behind. */
static void no_byte_outside_the_memory_is_touched(void **state)
{
    static const How hows[] = {SOLVE_SHORT, SOLVE_OPTIMAL};
    void *whole = lent;
    Trial trial;
    u32 size;
    size_t i;
    (void)state;
    deal(&trial, "4cells", 9);
    for (i = 0; i < COUNT_OF(hows); i++)
        for (size = 0; size < 1500000; size += size / 2 + 1) {
            char *block = malloc(size + 1);
            lent = block + 1;
            ask(&trial, hows[i], size, 20000);
            free(block);
        }
    lent = whole;
    assert_int_equal(ask(&trial, SOLVE_SHORT, 1000, 20000).verdict, LIMIT);
    assert_int_equal(ask(&trial, SOLVE_OPTIMAL, 1000000, no_limit).verdict,
                     LIMIT);
}

static void who_says_stop_at_once_gets_nothing(void **state)
{
    static const volatile u8 stop = 1;
    Trial trial;
    Question question = {0};
    Answer answer;
    (void)state;
    deal(&trial, "4cells", 1);
    question.game = &freecell;
    question.position = trial.bytes;
    question.memory = lent;
    question.size = MEMORY;
    question.most_nodes = no_limit;
    question.stop = &stop;
    question.how = SOLVE_SHORT;
    solve(&question, &answer);
    assert_int_equal(answer.verdict, LIMIT);
    question.how = SOLVE_OPTIMAL;
    solve(&question, &answer);
    assert_int_equal(answer.verdict, LIMIT);
}

static void what_is_impossible_is_called_so(void **state)
{
    Trial trial;
    (void)state;
    deal(&trial, "4cells", 781948);
    assert_int_equal(ask(&trial, SOLVE_SHORT, MEMORY, no_limit).verdict,
                     IMPOSSIBLE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(short_lines_win_and_are_no_longer),
        cmocka_unit_test(lines_get_shorter_with_more_nodes),
        cmocka_unit_test(too_few_nodes_for_a_beam_leave_the_first_line),
        cmocka_unit_test(the_same_nodes_are_looked_at_everywhere),
        cmocka_unit_test(shortest_lines_are_as_short_as_known),
        cmocka_unit_test(plain_counting_agrees),
        cmocka_unit_test(what_was_not_looked_at_is_not_proven),
        cmocka_unit_test(no_byte_outside_the_memory_is_touched),
        cmocka_unit_test(who_says_stop_at_once_gets_nothing),
        cmocka_unit_test(what_is_impossible_is_called_so),
    };
    return cmocka_run_group_tests(tests, take_memory, give_memory);
}
