/* SPDX-License-Identifier: MIT */
/* Compares proofs by batched IDA*, with one thread and with several, with
   proofs by plain IDA*. */
#include <string.h>

#include "tests/kit/asking.h"
#include "tests/kit/sliding_trials.h"

enum { ROOM = 96 << 20, MOST_STEPS = 256 };

static int take_memory(void **state)
{
    (void)state;
    return take_block(ROOM);
}

static void search_forwards(const Workers *workers, WorkShare *shares)
{
    u32 i;
    for (i = 0; i < workers->count; i++)
        work_share_search(&shares[i]);
}

static void search_backwards(const Workers *workers, WorkShare *shares)
{
    u32 i;
    for (i = workers->count; i--;)
        work_share_search(&shares[i]);
}

/* Returns the steps, as many as the certificate's bound. */
static u8 prove_by(const Workers *workers, const DatabaseSet *pdbs,
                   const SlidingBoard *board, Budget *budget,
                   Certificate *certificate, u8 *steps)
{
    u8 own[MOST_STEPS];
    Proof proof = {.pdbs = pdbs,
                   .board = board,
                   .workers = workers,
                   .budget = budget,
                   .certificate = certificate,
                   .steps = own,
                   .best = steps};
    proof.arena = arena_of(lent, ROOM);
    assert_true(prove_is_possible(pdbs, workers, &proof.arena));
    return prove(&proof);
}

static void check_steps(const SlidingBoard *start, const u8 *steps, u32 length)
{
    SlidingBoard board = *start;
    u32 i;
    for (i = 0; i < length; i++)
        board_step(&board, steps[i]);
    assert_true(board_is_goal(&board));
}

/* Iterations without a solution expand as many nodes in batches as one by one,
   and as many with several threads as with one. Several threads find the same
   line whichever is first. */
static void check_batches(const DatabaseSet *pdbs, const Sliding *game)
{
    static const Workers crews[] = {
        {1, search_forwards}, {3, search_forwards}, {3, search_backwards}};
    u8 steps[COUNT_OF(crews)][MOST_STEPS];
    Budget plenty = {no_limit, NULL, 0};
    Certificate proof, other;
    SlidingBoard board;
    size_t i;
    board_from_game(&board, game);
    assert_true(ida_star(pdbs, &board, &plenty, &proof, steps[0]));
    for (i = 0; i < COUNT_OF(crews); i++) {
        Budget budget = {no_limit, NULL, 0};
        assert_true(
            prove_by(&crews[i], pdbs, &board, &budget, &other, steps[i]));
        assert_int_equal(other.bound, proof.bound);
        assert_int_equal(other.nodes, proof.nodes);
        check_steps(&board, steps[i], proof.bound);
    }
    assert_memory_equal(steps[1], steps[2], proof.bound);
}

static void batches_prove_the_same(void **state)
{
    static const Scramble walks[] = {{4, 4, 200}, {2, 5, 100}, {3, 4, 80},
                                     {5, 3, 80},  {4, 5, 60},  {5, 5, 60}};
    (void)state;
    try_walks(walks, COUNT_OF(walks), 3, check_batches);
}

/* No more nodes are used than there are, and the bound reported when they run
   out is never too great. */
static void batches_respect_the_node_limit(void **state)
{
    static const Workers workers = {3, search_forwards};
    DatabaseSet *pdbs = make_databases(4, 4, PDB_TINY);
    Budget plenty = {no_limit, NULL, 0};
    Certificate whole, part;
    u8 steps[MOST_STEPS];
    Sliding game;
    SlidingBoard board;
    u64 nodes;
    (void)state;
    random_board(&game, 4, 4, 3);
    board_from_game(&board, &game);
    assert_true(ida_star(pdbs, &board, &plenty, &whole, steps));
    for (nodes = 1; nodes < whole.nodes; nodes *= 3) {
        Budget budget = {nodes, NULL, 0};
        assert_false(prove_by(&workers, pdbs, &board, &budget, &part, steps));
        assert_true(part.nodes <= nodes);
        assert_true(part.bound <= whole.bound);
    }
    free_databases(pdbs);
}

/* When a beam search completes the proof, fewer nodes are needed than when
   IDA* has to find the line itself, and the line is as short. */
static void beams_complete_proofs(void **state)
{
    DatabaseSet *pdbs = make_databases(4, 4, PDB_TINY);
    u32 sooner = 0;
    u32 i;
    (void)state;
    for (i = 1; i <= 4; i++) {
        Budget plenty = {no_limit, NULL, 0};
        Budget budget = {no_limit, NULL, 0};
        Certificate whole, proof;
        u8 steps[MOST_STEPS];
        Sliding game;
        SlidingBoard board;
        random_board(&game, 4, 4, i);
        board_from_game(&board, &game);
        assert_true(ida_star(pdbs, &board, &plenty, &whole, steps));
        assert_true(
            prove_by(&single_worker, pdbs, &board, &budget, &proof, steps));
        assert_int_equal(proof.bound, whole.bound);
        check_steps(&board, steps, proof.bound);
        sooner += budget.left > plenty.left;
    }
    assert_true(sooner > 0);
    free_databases(pdbs);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(batches_prove_the_same),
        cmocka_unit_test(batches_respect_the_node_limit),
        cmocka_unit_test(beams_complete_proofs),
    };
    return cmocka_run_group_tests_name("sliding_batched", tests, take_memory,
                                       give_memory);
}
