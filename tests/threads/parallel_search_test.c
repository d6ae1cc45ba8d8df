/* SPDX-License-Identifier: MIT */
/* Tests that several threads find what one finds, while other threads read the
   bound or stop the search. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "advice/sliding/parallel_search.h"
#include "tests/kit/asking.h"
#include "tests/kit/sliding_trials.h"

enum {
    ROOM = 96 << 20,
    BOUND = 57,     /* proven by one thread, */
    NODES = 688752, /* in this many nodes */
    ENOUGH = 64
};

static DatabaseSet *pdbs;

static int begin(void **state)
{
    (void)state;
    pdbs = make_databases(4, 4, PDB_TINY);
    return take_block(ROOM);
}

static int end(void **state)
{
    free_databases(pdbs);
    return give_memory(state);
}

/* Watches the bound of a search until it is over, and ends the search when the
   bound has grown enough. */
typedef struct BoundWatcher {
    const _Atomic u32 *bound;
    u32 enough;
    _Atomic u8 stop, over;
    u32 seen;
    pthread_t thread;
} BoundWatcher;

static void *look_on(void *argument)
{
    static const struct timespec a_while = {0, 100000};
    BoundWatcher *onlooker = argument;
    while (!onlooker->over) {
        const u32 bound =
            atomic_load_explicit(onlooker->bound, memory_order_relaxed);
        if (bound > onlooker->seen)
            onlooker->seen = bound;
        if (bound >= onlooker->enough)
            atomic_store_explicit(&onlooker->stop, 1, memory_order_relaxed);
        nanosleep(&a_while, NULL);
    }
    return NULL;
}

/* Stops when this many moves are proven to be needed. */
static Answer search(const Sliding *game, u32 threads, u32 enough,
                     Certificate *proof)
{
    Question question =
        question_on(&sliding, game, SOLVE_OPTIMAL, ROOM, no_limit);
    Answer answer;
    Inquiry inquiry = {.question = &question, .answer = &answer, .pdbs = pdbs};
    BoundWatcher onlooker = {.bound = &inquiry.proof.bound, .enough = enough};
    question.stop = &onlooker.stop;
    assert_int_equal(
        pthread_create(&onlooker.thread, NULL, look_on, &onlooker), 0);
    parallel_search_solve(&inquiry, threads);
    onlooker.over = 1;
    pthread_join(onlooker.thread, NULL);
    assert_true(onlooker.seen <= inquiry.proof.bound);
    *proof = inquiry.proof;
    return answer;
}

/* The search needs more nodes than one thread examines before others help;
   then one of those finds the solution. */
static void deal_long_search(Sliding *game)
{
    Trial trial;
    try_variant(&trial, &sliding, "4x4");
    try_deal(&trial, "94");
    memcpy(game, trial.bytes, sizeof *game);
}

static void threads_prove_what_one_proves(void **state)
{
    static const u32 threads[] = {3, 1, 2, 7};
    const size_t count = getenv("QUADRILLE_LONG") ? COUNT_OF(threads) : 1;
    Certificate proof;
    Sliding game;
    size_t i;
    (void)state;
    deal_long_search(&game);
    for (i = 0; i < count; i++) {
        const Answer answer = search(&game, threads[i], ~(u32)0, &proof);
        assert_int_equal(answer.verdict, SOLVED);
        assert_int_equal(count_winning(&game, &answer), BOUND);
        assert_int_equal(proof.bound, BOUND);
        assert_int_equal(proof.nodes, NODES);
    }
}

/* Ctrl-C sets the flag in the same way. */
static void a_stop_flag_ends_all_threads(void **state)
{
    static const char farthest[] = "15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0";
    Certificate proof;
    Sliding game;
    Answer answer;
    (void)state;
    old_board(&game, 4, 4, farthest);
    answer = search(&game, 3, ENOUGH, &proof);
    assert_int_equal(answer.verdict, LIMIT);
    assert_in_range(proof.bound, ENOUGH, 79);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_prove_what_one_proves),
        cmocka_unit_test(a_stop_flag_ends_all_threads),
    };
    return cmocka_run_group_tests_name("parallel search", tests, begin, end);
}
