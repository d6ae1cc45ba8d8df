/* SPDX-License-Identifier: MIT */
/* What is precomputed for the sliding puzzle: the values of pattern databases
   are compared with a plain search, and the strings that the duplicate
   automaton accepts with the number of boards. */
#include <stdlib.h>
#include <string.h>

#include "solve/sliding/ida/ida_star.h"
#include "tests/kit/sliding_trials.h"

static u32 value_of(const DatabaseSet *pdbs, const Sliding *game)
{
    SlidingBoard board;
    PartialStates states;
    board_from_game(&board, game);
    database_set_look_up(pdbs, &board, &states);
    return database_set_states_heuristic(pdbs, &states);
}

/* ------------------------------------------------------- complete tables */

typedef struct BoardTotal {
    u8 width, height;
    u32 sum;
    u8 most;
} BoardTotal;

static void distances_of_small_boards_are_exact(void **state)
{
    static const BoardTotal sizes[] = {
        {2, 2, 36, 6},      {3, 2, 4544, 21},   {2, 3, 4544, 21},
        {2, 4, 457180, 36}, {4, 2, 457180, 36}, {3, 3, 3986672, 31}};
    const BoardTotal *size;
    (void)state;
    for (size = sizes; size < sizes + COUNT_OF(sizes); size++) {
        DatabaseSet *pdbs =
            make_databases(size->width, size->height, PDB_SMALL);
        u32 boards, i;
        u8 *distance =
            measure_boards(size->width, size->height, IN_TILES, &boards);
        u32 sum = 0;
        u8 most = 0;
        Sliding game;
        goal_board(&game, size->width, size->height);
        for (i = 0; i < boards; i++) {
            if (distance[i] == NOT_REACHED)
                continue;
            numbered_board(i, game.tile, (u8)(size->width * size->height));
            assert_int_equal(value_of(pdbs, &game), distance[i]);
            sum += distance[i];
            most = distance[i] > most ? distance[i] : most;
        }
        assert_int_equal(sum, size->sum);
        assert_int_equal(most, size->most);
        free(distance);
        free_databases(pdbs);
    }
}

/* On a board that is its own mirror image, half of the first moves need not be
   tried. Every such board of 3x3 must still get a shortest line. */
static void symmetric_boards_are_solved_optimally(void **state)
{
    DatabaseSet *pdbs = make_databases(3, 3, PDB_SMALL);
    u32 boards, i;
    u8 *distance = measure_boards(3, 3, IN_TILES, &boards);
    u32 checked = 0;
    (void)state;
    for (i = 0; i < boards; i++) {
        Budget budget = {.left = 1000000};
        Certificate proof;
        SlidingBoard board;
        Sliding game;
        u8 steps[64];
        lay_number(&game, 3, 3, i);
        board_from_game(&board, &game);
        if (distance[i] == NOT_REACHED || distance[i] == 0 ||
            !board_is_symmetric(&board))
            continue;
        assert_true(ida_star(pdbs, &board, &budget, &proof, steps));
        assert_int_equal(proof.bound, distance[i]);
        checked++;
    }
    print_message("# %u symmetric boards\n", checked);
    assert_true(checked > 20);
    free(distance);
    free_databases(pdbs);
}

/* A heuristic is sound if it is 0 at the goal, has the right parity, and
   changes by exactly one with every move. */
static void every_move_changes_the_heuristic_by_one(void **state)
{
    DatabaseSet *pdbs = make_databases(4, 4, PDB_TINY);
    u8 rng[RNG_SIZE];
    u8 seed[SEED_SIZE];
    u16 moves[6];
    Sliding game;
    u32 i;
    (void)state;
    number_seed(seed, 5);
    rng_seed(rng, seed);
    goal_board(&game, 4, 4);
    assert_int_equal(value_of(pdbs, &game), 0);
    random_board(&game, 4, 4, 1);
    for (i = 0; i < 2000 && !sliding_is_solved(&game); i++) {
        u32 before = value_of(pdbs, &game);
        u16 count = sliding.list(&game, moves, 6);
        u32 tiles = sliding.score(&game);
        u32 after;
        assert_int_equal(
            sliding.apply(&game, moves[rng_below(rng, count)], NULL), FINE);
        tiles = sliding.score(&game) - tiles;
        after = value_of(pdbs, &game);
        assert_true(after <= before + tiles && before <= after + tiles);
        assert_int_equal((after ^ before ^ tiles) & 1, 0);
    }
    free_databases(pdbs);
}

/* ----------------------------------------------------------------- slices */

static void build_in_slices(PatternDatabase *database, Arena arena, u32 slices)
{
    PatternBuild build;
    u8 any;
    u32 i;
    assert_true(pattern_build_begin(&build, database, &arena));
    do {
        any = 0;
        for (i = slices; i--;)
            any |= pattern_build_expand(&build, i, slices);
        build.depth++;
    } while (any);
}

static void building_in_slices_gives_the_same_bits(void **state)
{
    enum { ROOM = 8 << 20 };
    u8 *memory = malloc(ROOM);
    Arena arena = arena_of(memory, ROOM);
    PatternIndex index;
    PatternDatabase whole, sliced;
    u8 i;
    (void)state;
    assert_true(pattern_index_make(&index, 4, 4, 5, &arena));
    whole.index = sliced.index = &index;
    for (i = 0; i < 5; i++)
        whole.home[i] = sliced.home[i] = (u8)(3 * i + 1);
    whole.bits = take(&arena, pattern_database_size(&index), 1);
    sliced.bits = take(&arena, pattern_database_size(&index), 1);
    assert_true(pattern_database_build(&whole, arena));
    build_in_slices(&sliced, arena, 7);
    assert_memory_equal(whole.bits, sliced.bits,
                        pattern_database_size(&index));
    free(memory);
}

/* ------------------------------------------------------------------- kept */

/* Databases that are written and read again have the same bits, or are
   refused. */
static void serialised_databases_identify_themselves(void **state)
{
    DatabaseSet *pdbs = make_databases(4, 4, PDB_TINY);
    DatabaseSet *other = make_databases(3, 4, PDB_TINY);
    u64 size = database_set_size(pdbs);
    u8 *bytes = malloc(size);
    Sliding game;
    u32 before;
    (void)state;
    random_board(&game, 4, 4, 1);
    before = value_of(pdbs, &game);
    memcpy(bytes, pdbs->serialised, size);
    memset(pdbs->serialised, 0, size);
    assert_false(database_set_matches(pdbs));
    database_set_place(pdbs, bytes);
    assert_true(database_set_matches(pdbs));
    assert_true(database_set_is_intact(pdbs, NULL));
    assert_int_equal(value_of(pdbs, &game), before);
    bytes[size - 1] ^= 1;
    assert_true(database_set_matches(pdbs));
    assert_false(database_set_is_intact(pdbs, NULL));
    database_set_place(other, bytes);
    assert_false(database_set_matches(other));
    free(bytes);
    free_databases(pdbs);
    free_databases(other);
}

/* The digest depends on the file alone, not on the machine. */
static void the_digest_is_the_same_everywhere(void **state)
{
    static const u8 expected[8] = {0x3D, 0x03, 0x77, 0x41,
                                   0x2D, 0x8F, 0xF9, 0xC6};
    DatabaseSet *pdbs = make_databases(4, 4, PDB_TINY);
    (void)state;
    assert_memory_equal(pdbs->serialised + SERIALISED_HEAD - 8, expected, 8);
    free_databases(pdbs);
}

/* ------------------------------------------------------------------ words */

/* The automaton accepts as many strings from the corner as there are boards,
   and up to its own length no two of them lead to the same board. */
static void the_automaton_accepts_one_string_per_board(void **state)
{
    static const u32 boards[] = {1,   2,   4,   10,  24,   54,
                                 107, 212, 446, 946, 1948, 3938};
    DatabaseSet *pdbs = make_databases(4, 4, PDB_SMALL);
    const DuplicateAutomaton *automaton = &pdbs->automaton;
    u32 *count = calloc(automaton->states, sizeof *count);
    u32 *next = calloc(automaton->states, sizeof *next);
    u32 i, state_number, way;
    (void)state;
    count[automaton_first_state(15)] = 1;
    for (i = 0; i < COUNT_OF(boards); i++) {
        u32 sum = 0;
        u32 *other = count;
        memset(next, 0, automaton->states * sizeof *next);
        for (state_number = 1; state_number < automaton->states;
             state_number++) {
            sum += count[state_number];
            for (way = 0; way < DIRECTIONS; way++)
                next[automaton->next[state_number][way]] +=
                    count[state_number];
        }
        assert_int_equal(sum, boards[i]);
        count = next;
        next = other;
    }
    free(count);
    free(next);
    free_databases(pdbs);
}

/* On a board that equals its mirror image, half of the tree contains a line
   that is as short. */
static void symmetric_boards_need_half_the_tree(void **state)
{
    DatabaseSet *pdbs = make_databases(4, 4, PDB_TINY);
    DatabaseSet whole = *pdbs;
    Transitions *next = malloc(pdbs->automaton.states * sizeof(Transitions));
    Sliding game;
    SlidingBoard board;
    u8 steps[2][256];
    Certificate proof[2];
    Budget budget[2] = {{~(u64)0, NULL, 0}, {~(u64)0, NULL, 0}};
    u8 cell;
    (void)state;
    old_board(&game, 4, 4, "0 4 8 3 1 5 6 7 2 9 10 11 12 13 14 15");
    board_from_game(&board, &game);
    memcpy(next, pdbs->automaton.next,
           pdbs->automaton.states * sizeof(Transitions));
    whole.automaton.next = next;
    for (cell = 0; cell < 16; cell++)
        memcpy(next[automaton_symmetric_state(&whole.automaton, cell)],
               next[automaton_first_state(cell)], sizeof(Transitions));
    assert_true(ida_star(pdbs, &board, &budget[0], &proof[0], steps[0]));
    assert_true(ida_star(&whole, &board, &budget[1], &proof[1], steps[1]));
    assert_int_equal(proof[0].bound, proof[1].bound);
    assert_true(budget[0].left > budget[1].left);
    free(next);
    free_databases(pdbs);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(distances_of_small_boards_are_exact),
        cmocka_unit_test(symmetric_boards_are_solved_optimally),
        cmocka_unit_test(every_move_changes_the_heuristic_by_one),
        cmocka_unit_test(building_in_slices_gives_the_same_bits),
        cmocka_unit_test(serialised_databases_identify_themselves),
        cmocka_unit_test(the_digest_is_the_same_everywhere),
        cmocka_unit_test(symmetric_boards_need_half_the_tree),
        cmocka_unit_test(the_automaton_accepts_one_string_per_board),
    };
    return cmocka_run_group_tests_name("sliding_pdb", tests, NULL, NULL);
}
