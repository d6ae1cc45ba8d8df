/* SPDX-License-Identifier: MIT */
/* The greatest distances from the goal are known (A151944 in the On-Line
   Encyclopedia of Integer Sequences, and counts by the community). Small
   boards are counted out here; for larger ones, the solver proves the
   distances of the boards that are farthest. */
#include <stdlib.h>
#include <string.h>

#include "tests/kit/asking.h"
#include "tests/kit/sliding_trials.h"

enum { ROOM = 8 << 20, MOST_LAYERS = 64, TEN_CELLS = 3628800 };

static int take_memory(void **state)
{
    (void)state;
    return take_block(ROOM);
}

/* Asks the solver, with given databases or those it builds itself. */
static u32 prove_tiles(const DatabaseSet *pdbs, const Sliding *game)
{
    const Question question =
        question_on(&sliding, game, SOLVE_OPTIMAL, ROOM, no_limit);
    Answer answer;
    Inquiry inquiry = {.question = &question, .answer = &answer};
    inquiry.pdbs = pdbs;
    sliding_solve(&inquiry);
    assert_int_equal(answer.verdict, SOLVED);
    assert_int_equal(sliding_count_tiles(&question, &answer),
                     inquiry.proof.bound);
    return inquiry.proof.bound;
}

static u32 prove_slides(const Sliding *game)
{
    const Question question =
        question_on(&sliding, game, SOLVE_OPTIMAL, ROOM, no_limit);
    Answer answer;
    Inquiry inquiry = {.question = &question, .answer = &answer};
    inquiry.metric = IN_SLIDES;
    sliding_solve(&inquiry);
    assert_int_equal(answer.verdict, SOLVED);
    assert_int_equal(answer.length, inquiry.proof.bound);
    return answer.length;
}

/* ------------------------------------------------------------ five by two */

static void count_layers(const u8 *distance, u32 *layers)
{
    u32 i;
    memset(layers, 0, MOST_LAYERS * sizeof *layers);
    for (i = 0; i < TEN_CELLS; i++)
        if (distance[i] != NOT_REACHED)
            layers[distance[i]]++;
}

/* Checks one board in "step", and all at a distance of "far" or more. */
static void check_proofs(const u8 *distance, u8 far, Metric metric, u32 step)
{
    u32 i;
    for (i = 0; i < TEN_CELLS; i++) {
        Sliding game;
        if (distance[i] == NOT_REACHED || (i % step && distance[i] < far))
            continue;
        lay_number(&game, 5, 2, i);
        assert_int_equal(metric == IN_TILES ? prove_tiles(NULL, &game)
                                            : prove_slides(&game),
                         distance[i]);
    }
}

static void distances_of_ten_cells_in_tiles_are_exact(void **state)
{
    u32 layers[MOST_LAYERS];
    u32 boards, i;
    double sum = 0;
    u8 *distance = measure_boards(5, 2, IN_TILES, &boards);
    (void)state;
    assert_int_equal(boards, TEN_CELLS);
    count_layers(distance, layers);
    for (i = 0; i < MOST_LAYERS; i++)
        sum += i * (double)layers[i];
    assert_int_equal(layers[55], 2);
    assert_int_equal(layers[56], 0);
    assert_in_range(sum / (TEN_CELLS / 2) * 1000, 34728, 34730);
    check_proofs(distance, 54, IN_TILES, 40009);
    free(distance);
}

static void distances_of_ten_cells_in_slides_are_exact(void **state)
{
    static const u32 known[] = {
        1,      5,      8,      20,     32,     80,     127,    300,
        458,    960,    1458,   3055,   4540,   8780,   12694,  23520,
        33370,  57200,  77373,  119315, 151791, 204225, 235617, 256305,
        246642, 178775, 120853, 49655,  20885,  4530,   1229,   440,
        113,    30,     8,      5,      1,      0};
    u32 layers[MOST_LAYERS];
    u32 boards;
    u8 *distance = measure_boards(5, 2, IN_SLIDES, &boards);
    (void)state;
    count_layers(distance, layers);
    assert_memory_equal(layers, known, sizeof known);
    check_proofs(distance, 35, IN_SLIDES, 200003);
    free(distance);
}

/* --------------------------------------------------------- three by four */

/* All boards of twelve cells at the greatest distance. */
static const char *const farthest[] = {
    "0 7 10 9 8 11 4 5 6 1 2 3", "0 9 10 11 7 8 4 5 6 3 2 1",
    "0 9 10 11 7 8 4 6 5 1 2 3", "0 9 10 11 7 8 5 4 6 1 2 3",
    "0 9 10 11 8 7 4 6 5 3 2 1", "0 9 10 11 8 7 5 4 6 3 2 1",
    "0 9 10 11 8 7 5 6 4 3 1 2", "0 11 10 7 8 9 4 5 6 1 2 3",
    "9 7 0 11 8 10 4 6 5 1 2 3", "10 9 0 7 8 11 4 5 6 1 2 3",
    "10 11 0 7 8 9 4 5 6 1 3 2", "10 11 0 7 8 9 4 5 6 2 1 3",
    "10 11 0 7 8 9 5 4 6 1 2 3", "10 11 0 7 9 8 4 5 6 1 2 3",
    "11 10 0 7 8 9 4 5 2 3 6 1", "11 10 0 7 8 9 4 5 6 1 2 3",
    "11 10 0 7 8 9 5 4 6 3 2 1", "11 10 0 8 7 9 2 6 5 3 4 1"};

/* With the gap last in the goal. */
static void lay_board(Sliding *game, u8 width, u8 height, const char *tiles)
{
    old_board(game, width, height, tiles);
    board_from_gap_first(game);
}

static void farthest_boards_of_twelve_cells_are_proven(void **state)
{
    DatabaseSet *pdbs = make_databases(3, 4, PDB_GREAT);
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(farthest); i++) {
        Sliding game;
        lay_board(&game, 3, 4, farthest[i]);
        assert_int_equal(prove_tiles(pdbs, &game), 53);
    }
    free_databases(pdbs);
}

/* Sets of boards of twelve cells, by number. */
typedef struct Sets {
    u8 *seen, *frontier, *next;
} Sets;

enum { TWELVE = 12, ALL_SETS = 479001600 / 8 };

static void mark_beside(const Sets *sets, u32 number)
{
    Sliding game;
    u8 way;
    lay_number(&game, 3, 4, number);
    for (way = 0; way < 4; way++) {
        static const signed char steps[] = {-3, -1, 1, 3};
        const u8 gap = game.gap;
        const u8 from = (u8)(gap + steps[way]);
        u32 after;
        if (from >= TWELVE || (way % 3 && from / 3 != gap / 3))
            continue;
        game.tile[gap] = game.tile[from];
        game.tile[from] = 0;
        after = board_number(game.tile, TWELVE);
        game.tile[from] = game.tile[gap];
        game.tile[gap] = 0;
        if (sets->seen[after / 8] >> after % 8 & 1)
            continue;
        sets->seen[after / 8] |= (u8)(1 << after % 8);
        sets->next[after / 8] |= (u8)(1 << after % 8);
    }
}

/* Counts a layer, and marks the boards that it leads to. */
static u32 mark_layer(const Sets *sets)
{
    u32 count = 0;
    u32 i;
    memset(sets->next, 0, ALL_SETS);
    for (i = 0; i < ALL_SETS; i++) {
        u8 bit;
        for (bit = 0; sets->frontier[i] >> bit; bit++)
            if (sets->frontier[i] >> bit & 1) {
                mark_beside(sets, 8 * i + bit);
                count++;
            }
    }
    return count;
}

static int is_patient(void)
{
#ifdef __SANITIZE_ADDRESS__
    return 0;
#else
    return getenv("QUADRILLE_LONG") != NULL;
#endif
}

static void no_other_board_of_twelve_cells_is_as_far(void **state)
{
    Sets sets = {calloc(ALL_SETS, 1), calloc(ALL_SETS, 1), malloc(ALL_SETS)};
    u32 layers[MOST_LAYERS] = {0};
    u32 depth = 0;
    Sliding game;
    u32 goal;
    (void)state;
    goal_board(&game, 3, 4);
    goal = board_number(game.tile, TWELVE);
    sets.frontier[goal / 8] = sets.seen[goal / 8] = (u8)(1 << goal % 8);
    while (is_patient() && (layers[depth] = mark_layer(&sets)) > 0) {
        u8 *frontier = sets.frontier;
        sets.frontier = sets.next;
        sets.next = frontier;
        depth++;
    }
    if (is_patient()) {
        assert_int_equal(depth, 54);
        assert_int_equal(layers[53], COUNT_OF(farthest));
    }
    free(sets.seen);
    free(sets.frontier);
    free(sets.next);
}

/* There is only one such board: each row is reversed. It is tested with the
   gap last in the goal and with the gap first. */
static void the_farthest_board_of_fifteen_cells_is_proven(void **state)
{
    DatabaseSet *pdbs;
    Sliding game, same;
    (void)state;
    lay_board(&game, 5, 3, "5 4 3 2 1 10 9 8 7 6 0 14 13 12 11");
    old_board(&same, 5, 3, "4 3 2 1 0 9 8 7 6 5 14 13 12 11 10");
    assert_memory_equal(&game, &same, sizeof game);
    if (!is_patient())
        return;
    pdbs = make_databases(5, 3, PDB_BIG);
    assert_int_equal(prove_tiles(pdbs, &game), 84);
    free_databases(pdbs);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(distances_of_ten_cells_in_tiles_are_exact),
        cmocka_unit_test(distances_of_ten_cells_in_slides_are_exact),
        cmocka_unit_test(farthest_boards_of_twelve_cells_are_proven),
        cmocka_unit_test(no_other_board_of_twelve_cells_is_as_far),
        cmocka_unit_test(the_farthest_board_of_fifteen_cells_is_proven),
    };
    return cmocka_run_group_tests_name("sliding_antipodes", tests, take_memory,
                                       give_memory);
}
