/* SPDX-License-Identifier: MIT */
/* Watch lists hold what plain stacks hold, whatever visits move elsewhere and
   wherever they end, and take no more memory than is reserved for them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "solve/mahjong/sat/watch_list.h"
#include "solve/mix.h"

enum { LISTS = 9, CLAUSES = 700, VISITS = 100000, WORDS = 1 << 14 };

static u32 words[WORDS];
static WatchPool pool;
static WatchList lists[LISTS];

typedef struct Stack {
    u32 count;
    ClauseRef clause[CLAUSES];
} Stack;

static Stack stacks[LISTS];
static u8 watched[CLAUSES + 1][2]; /* the lists of each clause */
static u64 random_state;

static u32 random_below(u32 end)
{
    return (u32)(splitmix64(&random_state) % end);
}

static void push(u8 list, ClauseRef clause)
{
    watch_list_push(&pool, &lists[list], clause);
    stacks[list].clause[stacks[list].count++] = clause;
}

static u8 other_list(u8 first, u8 second)
{
    u8 list;
    do
        list = (u8)random_below(LISTS);
    while (list == first || list == second);
    return list;
}

static void watch_all(void)
{
    ClauseRef clause;
    for (clause = 1; clause <= CLAUSES; clause++) {
        watched[clause][0] = (u8)random_below(LISTS);
        watched[clause][1] = other_list(watched[clause][0], LISTS);
        push(watched[clause][0], clause);
        push(watched[clause][1], clause);
    }
}

static void move(u8 list, ClauseRef clause)
{
    u8 side = watched[clause][1] == list;
    watched[clause][side] = other_list(list, watched[clause][!side]);
    push(watched[clause][side], clause);
}

/* Moves a share of the clauses that are visited, all clauses at times, and
   stops early at others. */
static void visit_list(u8 list)
{
    Stack *stack = &stacks[list];
    Stack kept = {0};
    WatchVisit visit;
    u32 moved_of_8 = random_below(9);
    u32 most = random_below(2) ? CLAUSES : random_below(CLAUSES);
    ClauseRef clause;
    watch_visit_start(&visit, &pool, &lists[list]);
    while (most-- && (clause = watch_visit_next(&visit))) {
        assert_true(stack->count);
        assert_int_equal(clause, stack->clause[--stack->count]);
        if (random_below(8) < moved_of_8) {
            move(list, clause);
        } else {
            watch_visit_keep(&visit, clause);
            kept.clause[kept.count++] = clause;
        }
    }
    watch_visit_end(&visit);
    while (kept.count)
        stack->clause[stack->count++] = kept.clause[--kept.count];
}

/* Keeps everything. */
static void compare_list(u8 list)
{
    const Stack *stack = &stacks[list];
    u32 i = stack->count;
    WatchVisit visit;
    ClauseRef clause;
    watch_visit_start(&visit, &pool, &lists[list]);
    while ((clause = watch_visit_next(&visit))) {
        assert_true(i);
        assert_int_equal(clause, stack->clause[--i]);
        watch_visit_keep(&visit, clause);
    }
    watch_visit_end(&visit);
    assert_int_equal(i, 0);
}

static void lists_are_stacks(void **state)
{
    u32 i;
    (void)state;
    watch_pool_init(&pool, words, WORDS);
    watch_all();
    for (i = 0; i < VISITS; i++) {
        visit_list((u8)random_below(LISTS));
        compare_list((u8)random_below(LISTS));
    }
    assert_true(WORDS - pool.first <= watch_pool_words(CLAUSES, LISTS));
}

static void a_list_can_be_emptied(void **state)
{
    WatchList list = {0};
    WatchVisit visit;
    ClauseRef clause;
    u32 first;
    (void)state;
    watch_pool_init(&pool, words, WORDS);
    for (clause = 1; clause <= 100; clause++)
        watch_list_push(&pool, &list, clause);
    first = pool.first;
    watch_visit_start(&visit, &pool, &list);
    while (watch_visit_next(&visit))
        ;
    watch_visit_end(&visit);
    assert_int_equal(list.head, 0);
    watch_visit_start(&visit, &pool, &list);
    assert_int_equal(watch_visit_next(&visit), 0);
    watch_visit_end(&visit);
    for (clause = 1; clause <= 100; clause++)
        watch_list_push(&pool, &list, clause);
    assert_int_equal(pool.first, first); /* its chunks are used again */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_are_stacks),
        cmocka_unit_test(a_list_can_be_emptied)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
