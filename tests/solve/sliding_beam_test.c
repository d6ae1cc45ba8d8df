/* SPDX-License-Identifier: MIT */
/* The sliding puzzle's beam search finds shorter lines with more nodes and
   with more memory. */
#include "tests/kit/asking.h"
#include "tests/kit/sliding_trials.h"

enum { ROOM = 8 << 20 };

static int take_memory(void **state)
{
    (void)state;
    return take_block(ROOM);
}

/* ---------------------------------------------------------------- asking */

static Question question_of(const Sliding *game)
{
    return question_on(&sliding, game, SOLVE_SHORT, ROOM, no_limit);
}

static Answer ask_guided(const DatabaseSet *pdbs, const Sliding *game,
                         u64 most)
{
    Question question = question_of(game);
    question.most_nodes = most;
    return ask_sliding_with(pdbs, &question, NULL);
}

/* ----------------------------------------------------------------- lines */

static void check_lengths(const DatabaseSet *pdbs, const Sliding *game)
{
    u32 before = ~0U;
    u64 nodes;
    for (nodes = 100000; nodes <= 400000; nodes *= 4) {
        Answer answer = ask_guided(pdbs, game, nodes);
        u32 length = count_winning(game, &answer);
        assert_true(length <= before);
        assert_true(answer.nodes <= nodes);
        before = length;
    }
}

static void more_nodes_make_no_line_longer(void **state)
{
    static const u8 sides[] = {5, 6, 8};
    Sliding game;
    DatabaseSet *pdbs = make_databases(5, 5, PDB_TINY);
    size_t i;
    u32 number;
    (void)state;
    for (i = 0; i < COUNT_OF(sides); i++)
        for (number = 1; number <= 3; number++) {
            random_board(&game, sides[i], sides[i], number);
            check_lengths(NULL, &game);
            if (sides[i] == 5)
                check_lengths(pdbs, &game);
        }
    free_databases(pdbs);
}

/* Both nodes and memory limit how wide a beam is. */
static void more_memory_makes_lines_shorter(void **state)
{
    u32 length[2] = {0, 0};
    Sliding game;
    u32 i;
    (void)state;
    for (i = 0; i < 8; i++) {
        Question question;
        Answer answer;
        random_board(&game, 6, 6, i / 2);
        question = question_of(&game);
        question.most_nodes = 1000000;
        question.size = i & 1 ? question.size : 600000;
        solve(&question, &answer);
        length[i & 1] += count_winning(&game, &answer);
    }
    assert_true(length[1] < length[0]);
}

/* With pattern databases and without. */
static void beams_keep_their_signature(void **state)
{
    static const u8 sides[] = {5, 5, 6, 8, 10};
    DatabaseSet *pdbs = make_databases(5, 5, PDB_TINY);
    u64 nodes = 0;
    u32 moves = 0;
    Sliding game;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(sides); i++) {
        Answer answer;
        random_board(&game, sides[i], sides[i], (u32)i);
        answer = ask_guided(i ? NULL : pdbs, &game, 300000);
        moves += count_winning(&game, &answer);
        nodes += answer.nodes;
    }
    free_databases(pdbs);
    check_signature("beams on large boards", nodes, moves);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(more_nodes_make_no_line_longer),
        cmocka_unit_test(more_memory_makes_lines_shorter),
        cmocka_unit_test(beams_keep_their_signature),
    };
    return cmocka_run_group_tests_name("sliding_beam", tests, take_memory,
                                       give_memory);
}
