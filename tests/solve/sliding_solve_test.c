/* SPDX-License-Identifier: MIT */
/* The sliding puzzle's solver: its lines win, its optima match published ones,
   and it respects limits. */
#include <stdlib.h>

#include "tests/kit/asking.h"
#include "tests/kit/sliding_trials.h"

enum { ROOM = 8 << 20 };

static int take_memory(void **state)
{
    (void)state;
    return take_block(ROOM);
}

/* ---------------------------------------------------------------- asking */

static Question question_of(const Sliding *game, How how)
{
    return question_on(&sliding, game, how, ROOM, no_limit);
}

static Answer ask(const Sliding *game, How how)
{
    Question question = question_of(game, how);
    Answer answer;
    solve(&question, &answer);
    return answer;
}

static Answer ask_guided(const DatabaseSet *pdbs, const Sliding *game, How how,
                         u64 most)
{
    Question question = question_of(game, how);
    question.most_nodes = most;
    return ask_sliding_with(pdbs, &question, NULL);
}

/* ----------------------------------------------------------------- lines */

static void boards_of_all_sizes_are_solved_fast(void **state)
{
    Sliding game;
    Answer answer;
    u8 width, height;
    u32 i;
    (void)state;
    for (width = 2; width <= SLIDING_MOST_SIDE; width++)
        for (height = 2; height <= SLIDING_MOST_SIDE; height++)
            for (i = 0; i < 4; i++) {
                random_board(&game, width, height, 100U * i + height);
                answer = ask(&game, SOLVE_FAST);
                count_winning(&game, &answer);
            }
}

static void a_solved_board_has_an_empty_line(void **state)
{
    static const How hows[] = {SOLVE_FAST, SOLVE_SHORT, SOLVE_OPTIMAL,
                               SOLVE_PROVE};
    Sliding game;
    size_t i;
    (void)state;
    goal_board(&game, 4, 4);
    for (i = 0; i < COUNT_OF(hows); i++) {
        Answer answer = ask(&game, hows[i]);
        assert_int_equal(count_winning(&game, &answer), 0);
        assert_int_equal(answer.length, 0);
    }
}

/* ---------------------------------------------------------------- optima */

typedef struct KnownOptimum {
    const char *tiles; /* the goal has the gap first */
    u32 length;
} KnownOptimum;

/* From Korf's hundred. */
static const KnownOptimum known[] = {
    {"14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", 57},
    {"14 7 8 2 13 11 10 4 9 12 5 0 3 6 1 15", 59},
    {"4 7 14 13 10 3 9 12 11 5 6 15 1 2 8 0", 56},
    {"2 11 15 5 13 4 6 7 12 8 10 1 9 3 14 0", 52},
    {"3 14 9 11 5 4 8 2 13 12 6 7 10 1 15 0", 46},
    {"5 9 13 14 6 3 7 12 10 8 4 0 15 2 11 1", 57},
    {"3 6 5 2 10 0 15 14 1 4 13 12 9 8 11 7", 46},
    {"7 11 8 3 14 0 6 15 1 4 13 9 5 12 2 10", 46},
};

static void known_optima_are_found(void **state)
{
    DatabaseSet *pdbs = make_databases(4, 4, PDB_TINY);
    u64 nodes = 0;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(known); i++) {
        Sliding game;
        Answer answer;
        old_board(&game, 4, 4, known[i].tiles);
        answer = ask_guided(pdbs, &game, SOLVE_OPTIMAL, no_limit);
        assert_int_equal(count_winning(&game, &answer), known[i].length);
        nodes += answer.nodes;
    }
    assert_int_equal(nodes, 1818060);
    free_databases(pdbs);
}

static void small_boards_are_solved_optimally(void **state)
{
    static const u8 sizes[][2] = {{2, 2}, {3, 2}, {2, 4}, {3, 3}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(sizes); i++) {
        u8 width = sizes[i][0];
        u8 height = sizes[i][1];
        u32 boards, k;
        u8 *distance = measure_boards(width, height, IN_TILES, &boards);
        for (k = 0; k < 10; k++) {
            Sliding game;
            Answer answer;
            u32 number;
            random_board(&game, width, height, k);
            number = board_number(game.tile, (u8)(width * height));
            answer = ask(&game, k & 1 ? SOLVE_OPTIMAL : SOLVE_SHORT);
            assert_int_equal(count_winning(&game, &answer), distance[number]);
        }
        free(distance);
    }
}

/* The same puzzle with rows and columns exchanged. */
static void transposed_boards_have_the_same_optimum(void **state)
{
    DatabaseSet *lying = make_databases(4, 3, PDB_SMALL);
    DatabaseSet *standing = make_databases(3, 4, PDB_SMALL);
    u32 i;
    (void)state;
    for (i = 0; i < 10; i++) {
        Sliding game, transposed;
        Answer answer;
        u32 length;
        u8 cell;
        random_board(&game, 4, 3, i);
        goal_board(&transposed, 3, 4);
        for (cell = 0; cell < 12; cell++) {
            u8 tile = game.tile[cell];
            u8 at = (u8)(cell % 4 * 3 + cell / 4);
            u8 home = (u8)(tile - 1);
            transposed.tile[at] = tile;
            if (tile)
                transposed.tile[at] = (u8)(home % 4 * 3 + home / 4 + 1);
            if (!tile)
                transposed.gap = at;
        }
        answer = ask_guided(lying, &game, SOLVE_OPTIMAL, no_limit);
        length = count_winning(&game, &answer);
        answer = ask_guided(standing, &transposed, SOLVE_OPTIMAL, no_limit);
        assert_int_equal(count_winning(&transposed, &answer), length);
    }
    free_databases(lying);
    free_databases(standing);
}

static void play_by_chance(Sliding *game, u8 side, u32 number, u32 steps)
{
    u8 rng[RNG_SIZE], seed[SEED_SIZE];
    number_seed(seed, number);
    rng_seed(rng, seed);
    goal_board(game, side, side);
    game->tile[side * side - 1] = game->tile[side * side - 2];
    game->tile[side * side - 2] = 0;
    game->gap = (u8)(side * side - 2);
    while (steps--) {
        u16 moves[18];
        u16 count = sliding.list(game, moves, 18);
        if (count)
            sliding.apply(game, moves[rng_below(rng, count)], NULL);
    }
}

/* With pattern databases and without, near the goal of larger boards. */
static void optima_agree_with_and_without_databases(void **state)
{
    static const u8 fixed[SLIDING_CELLS] = {0};
    DatabaseSet *pdbs = make_databases(5, 5, PDB_TINY);
    u32 i;
    (void)state;
    for (i = 0; i < 20; i++) {
        Budget budget = {no_limit, NULL, 0};
        Sliding game;
        Answer answer;
        SlidingBoard board;
        Certificate proof;
        u8 steps[256];
        play_by_chance(&game, 5, i, 12);
        board_from_game(&board, &game);
        assert_true(ida_star_manhattan(&board, fixed, &budget, &proof, steps));
        answer = ask_guided(pdbs, &game, SOLVE_OPTIMAL, no_limit);
        assert_int_equal(count_winning(&game, &answer), proof.bound);
    }
    free_databases(pdbs);
}

/* ---------------------------------------------------------------- limits */

static void boards_of_the_wrong_parity_are_impossible(void **state)
{
    Sliding game;
    Answer answer;
    u8 tile;
    (void)state;
    random_board(&game, 4, 4, 9);
    answer = ask(&game, SOLVE_PROVE);
    count_winning(&game, &answer);
    tile = game.tile[game.gap ? 0 : 1];
    game.tile[game.gap ? 0 : 1] = game.tile[game.gap == 2 ? 3 : 2];
    game.tile[game.gap == 2 ? 3 : 2] = tile;
    answer = ask(&game, SOLVE_PROVE);
    assert_int_equal(answer.verdict, IMPOSSIBLE);
}

static void small_memory_limits_the_search(void **state)
{
    static const How hows[] = {SOLVE_FAST, SOLVE_SHORT, SOLVE_OPTIMAL};
    Sliding game;
    u32 size;
    size_t i;
    (void)state;
    random_board(&game, 4, 4, 2);
    for (size = 0; size < 2000000; size = size * 5 / 2 + 999)
        for (i = 0; i < COUNT_OF(hows); i++) {
            Question question = question_of(&game, hows[i]);
            Answer answer;
            question.memory = malloc(size);
            question.size = size;
            question.most_nodes = 20000;
            solve(&question, &answer);
            if (answer.verdict == SOLVED)
                count_winning(&game, &answer);
            else
                assert_int_equal(answer.verdict, LIMIT);
            if (size < 40000)
                assert_int_equal(answer.verdict, LIMIT);
            free(question.memory);
        }
}

static void nodes_are_counted_exactly(void **state)
{
    DatabaseSet *pdbs = make_databases(4, 4, PDB_TINY);
    Sliding game;
    Answer answer;
    u64 nodes;
    (void)state;
    old_board(&game, 4, 4, known[3].tiles);
    nodes = ask_guided(pdbs, &game, SOLVE_OPTIMAL, no_limit).nodes;
    answer = ask_guided(pdbs, &game, SOLVE_OPTIMAL, nodes);
    assert_int_equal(count_winning(&game, &answer), known[3].length);
    answer = ask_guided(pdbs, &game, SOLVE_OPTIMAL, nodes - 1);
    assert_int_equal(answer.verdict, LIMIT);
    assert_int_equal(answer.nodes, nodes - 1);
    answer = ask_guided(NULL, &game, SOLVE_FAST, 1000);
    assert_int_equal(answer.verdict, LIMIT);
    assert_int_equal(answer.nodes, 1000);
    free_databases(pdbs);
}

static void a_search_stops_when_told(void **state)
{
    static const _Atomic u8 stop = 1;
    static const How hows[] = {SOLVE_OPTIMAL, SOLVE_SHORT};
    Sliding game;
    Question question;
    Answer answer;
    size_t i;
    (void)state;
    random_board(&game, 7, 7, 1);
    for (i = 0; i < COUNT_OF(hows); i++) {
        question = question_of(&game, hows[i]);
        question.stop = &stop;
        solve(&question, &answer);
        assert_int_equal(answer.verdict, LIMIT);
        assert_in_range(answer.nodes, 1, 3 * 4096);
    }
}

/* A proof reports how far it got. */
static void lower_bounds_grow_with_nodes(void **state)
{
    DatabaseSet *pdbs = make_databases(5, 5, PDB_TINY);
    Sliding game;
    Answer answer;
    Question question;
    Inquiry inquiry = {.question = &question, .answer = &answer, .pdbs = pdbs};
    (void)state;
    random_board(&game, 5, 5, 1);
    question = question_of(&game, SOLVE_OPTIMAL);
    question.most_nodes = 1000000;
    sliding_solve(&inquiry);
    assert_int_equal(answer.verdict, LIMIT);
    assert_true(inquiry.proof.first < inquiry.proof.bound);
    assert_true(inquiry.proof.nodes < answer.nodes);
    free_databases(pdbs);
}

/* One number that summarises everything deterministic. */
static void searches_keep_their_signature(void **state)
{
    static const How hows[] = {SOLVE_FAST, SOLVE_SHORT, SOLVE_OPTIMAL};
    u64 nodes = 0;
    u32 moves = 0;
    Sliding game;
    u32 i;
    (void)state;
    for (i = 0; i < 24; i++) {
        Question question;
        Answer answer;
        random_board(&game, (u8)(3 + i % 4), (u8)(3 + i % 5), i);
        question = question_of(&game, hows[i % 3]);
        question.most_nodes = 100000;
        solve(&question, &answer);
        nodes += answer.nodes;
        moves += answer.length;
    }
    check_signature("all sizes in all ways", nodes, moves);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_of_all_sizes_are_solved_fast),
        cmocka_unit_test(a_solved_board_has_an_empty_line),
        cmocka_unit_test(known_optima_are_found),
        cmocka_unit_test(small_boards_are_solved_optimally),
        cmocka_unit_test(transposed_boards_have_the_same_optimum),
        cmocka_unit_test(optima_agree_with_and_without_databases),
        cmocka_unit_test(boards_of_the_wrong_parity_are_impossible),
        cmocka_unit_test(small_memory_limits_the_search),
        cmocka_unit_test(nodes_are_counted_exactly),
        cmocka_unit_test(a_search_stops_when_told),
        cmocka_unit_test(lower_bounds_grow_with_nodes),
        cmocka_unit_test(searches_keep_their_signature),
    };
    return cmocka_run_group_tests_name("sliding_solve", tests, take_memory,
                                       give_memory);
}
