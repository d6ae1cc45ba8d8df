/* SPDX-License-Identifier: MIT */
/* Confirms the sliding puzzle's proofs by other means: published lengths,
   other databases, and searches that know nothing but the rules. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/kit/asking.h"
#include "tests/kit/sliding_trials.h"

enum { ROOM = 8 << 20 };

static int take_memory(void **state)
{
    (void)state;
    return take_block(ROOM);
}

static u8 is_long(void)
{
    return getenv("QUADRILLE_LONG") != NULL;
}

/* ---------------------------------------------------------------- asking */

static Answer ask_guided(const DatabaseSet *pdbs, const Sliding *game,
                         u64 most, Certificate *proof)
{
    Question question = question_on(&sliding, game, SOLVE_OPTIMAL, ROOM, most);
    Answer answer = ask_sliding_with(pdbs, &question, proof);
    if (answer.verdict == SOLVED)
        assert_int_equal(sliding_count_tiles(&question, &answer),
                         proof->bound);
    return answer;
}

/* The solver itself replays its lines by the rules before it says that they
   win. */
static u32 least_of(const DatabaseSet *pdbs, const Sliding *game)
{
    Certificate proof;
    Answer answer = ask_guided(pdbs, game, no_limit, &proof);
    assert_int_equal(answer.verdict, SOLVED);
    assert_true(proof.first <= proof.bound);
    return proof.bound;
}

/* ------------------------------------------------------- published boards */

/* Calls a function for each board of a file, with its shortest length. */
static void read_boards(const char *name, u8 side,
                        void (*check)(const DatabaseSet *pdbs,
                                      const Sliding *game, u32 least),
                        const DatabaseSet *pdbs, u32 count)
{
    char path[256], line[512];
    FILE *file;
    snprintf(path, sizeof path, TEST_SOURCE "/data/optima/%s", name);
    file = fopen(path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        Sliding game;
        const char *length = strchr(line, '\t');
        if (*line == '#' || !count)
            continue;
        assert_non_null(length);
        old_board(&game, side, side, line);
        check(pdbs, &game, (u32)strtoul(length, NULL, 10));
        count--;
    }
    fclose(file);
    assert_int_equal(count, 0);
}

static void check_least(const DatabaseSet *pdbs, const Sliding *game,
                        u32 least)
{
    assert_int_equal(least_of(pdbs, game), least);
}

static void check_bounds(const DatabaseSet *pdbs, const Sliding *game,
                         u32 least)
{
    Question question = question_on(&sliding, game, SOLVE_SHORT, ROOM, 100000);
    Answer answer;
    Inquiry inquiry = {0};
    Certificate proof;
    u32 length;
    inquiry.question = &question;
    inquiry.answer = &answer;
    inquiry.pdbs = pdbs;
    sliding_solve(&inquiry);
    assert_int_equal(answer.verdict, SOLVED);
    length = sliding_count_tiles(&question, &answer);
    assert_true(length >= least);
    assert_int_equal((length ^ least) & 1, 0);
    ask_guided(pdbs, game, 100000, &proof);
    assert_true(proof.bound <= least);
    assert_int_equal((proof.bound ^ least) & 1, 0);
}

static void published_optima_are_found(void **state)
{
    DatabaseSet *small = make_databases(4, 4, PDB_SMALL);
    DatabaseSet *five = make_databases(5, 5, PDB_TINY);
    (void)state;
    read_boards("korf15.tsv", 4, check_least, small, 50);
    read_boards("antipodes15.tsv", 4, check_bounds, small, 5);
    if (is_long())
        read_boards("antipodes15.tsv", 4, check_least, small, 5);
    read_boards("korf24.tsv", 5, check_bounds, five, 25);
    free_databases(small);
    free_databases(five);
}

static void different_databases_agree(void **state)
{
    DatabaseSet *tiny = make_databases(4, 4, PDB_TINY);
    DatabaseSet *small = make_databases(4, 4, PDB_SMALL);
    u32 count = is_long() ? 1000 : 20;
    u32 i;
    (void)state;
    for (i = 0; i < count; i++) {
        Sliding game;
        random_board(&game, 4, 4, i + 1000);
        assert_int_equal(least_of(tiny, &game), least_of(small, &game));
    }
    free_databases(tiny);
    free_databases(small);
}

/* --------------------------------------------------------- plain searches */

/* Uses depth-first search with Manhattan distances, on every board of 3x3 or
   on one in a hundred. */
static void complete_databases_are_exact(void **state)
{
    static const u8 fixed[SLIDING_CELLS] = {0};
    DatabaseSet *pdbs = make_databases(3, 3, PDB_SMALL);
    u32 step = is_long() ? 1 : 101;
    u32 i;
    (void)state;
    for (i = 0; i < MOST_BOARDS; i += step) {
        Budget budget = {no_limit, NULL, 0};
        Certificate proof;
        Sliding game;
        SlidingBoard board;
        PartialStates states;
        u8 steps[64];
        lay_number(&game, 3, 3, i);
        if (!sliding_is_solvable(&game))
            continue;
        board_from_game(&board, &game);
        assert_true(ida_star_manhattan(&board, fixed, &budget, &proof, steps));
        database_set_look_up(pdbs, &board, &states);
        assert_int_equal(database_set_states_heuristic(pdbs, &states),
                         proof.bound);
    }
    free_databases(pdbs);
}

/* Bidirectional search: all boards at growing distances from both ends, level
   by level, until they meet. */
enum { MOST_FLOOD = 1 << 19, FLOOD_SLOTS = 1 << 20 };

typedef struct Flood {
    Sliding *boards;
    u32 *slots;       /* index of the board in each slot, from 1 */
    u32 count, level; /* where the last level begins */
} Flood;

static u32 *slot_of(const Flood *flood, const Sliding *game)
{
    u32 cells = sliding_last_tile(game) + 1U;
    u64 hash = 1;
    u32 i;
    for (i = 0; i < cells; i++)
        hash = (hash ^ game->tile[i]) * 0x9E3779B97F4A7C15ULL;
    i = (u32)(hash >> 44);
    while (flood->slots[i] &&
           memcmp(flood->boards[flood->slots[i] - 1].tile, game->tile, cells))
        i = (i + 1) & (FLOOD_SLOTS - 1);
    return &flood->slots[i];
}

static void add_board(Flood *flood, const Sliding *game)
{
    u32 *slot = slot_of(flood, game);
    if (*slot)
        return;
    assert_true(flood->count < MOST_FLOOD);
    flood->boards[flood->count++] = *game;
    *slot = flood->count;
}

static void start_flood(Flood *flood, const Sliding *game)
{
    flood->boards = malloc(MOST_FLOOD * sizeof *flood->boards);
    flood->slots = calloc(FLOOD_SLOTS, sizeof *flood->slots);
    flood->count = flood->level = 0;
    add_board(flood, game);
}

/* Adds the next level. */
static void rise(Flood *flood)
{
    u32 end = flood->count;
    u8 way;
    for (; flood->level < end; flood->level++)
        for (way = 0; way < SLIDING_WAYS; way++) {
            Sliding game = flood->boards[flood->level];
            u8 from = (u8)(game.gap + sliding_gap_step(&game, way));
            u8 seen;
            if (from > sliding_last_tile(&game) ||
                sliding_find_slide(&game, from, &seen) != 1 || seen != way)
                continue;
            game.tile[game.gap] = game.tile[from];
            game.tile[from] = 0;
            game.gap = from;
            add_board(flood, &game);
        }
}

static u8 have_met(const Flood *last, const Flood *other)
{
    u32 i;
    for (i = last->level; i < last->count; i++)
        if (*slot_of(other, &last->boards[i]))
            return 1;
    return 0;
}

static u32 measure_from_both_ends(const Sliding *game)
{
    Flood floods[2];
    Sliding goal;
    u32 distance = 0;
    goal_board(&goal, game->width, game->height);
    start_flood(&floods[0], game);
    start_flood(&floods[1], &goal);
    while (!have_met(&floods[distance & 1], &floods[~distance & 1])) {
        distance++;
        rise(&floods[distance & 1]);
    }
    free(floods[0].boards);
    free(floods[0].slots);
    free(floods[1].boards);
    free(floods[1].slots);
    return distance;
}

/* Checks the certificate of a complete answer and of one that was cut
   short. */
static void check_certificate(const DatabaseSet *pdbs, const Sliding *game)
{
    u32 distance = measure_from_both_ends(game);
    Certificate proof;
    Answer answer;
    assert_int_equal(least_of(pdbs, game), distance);
    answer = ask_guided(pdbs, game, 40, &proof);
    assert_true(proof.bound <= distance);
    if (answer.verdict == SOLVED)
        assert_int_equal(proof.bound, distance);
}

static void bidirectional_search_agrees(void **state)
{
    static const Scramble walks[] = {
        {2, 5, 100}, {3, 4, 60}, {5, 3, 60}, {4, 4, 50}, {5, 5, 40}};
    (void)state;
    try_walks(walks, COUNT_OF(walks), 6, check_certificate);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(published_optima_are_found),
        cmocka_unit_test(different_databases_agree),
        cmocka_unit_test(complete_databases_are_exact),
        cmocka_unit_test(bidirectional_search_agrees),
    };
    return cmocka_run_group_tests_name("sliding_prove", tests, take_memory,
                                       give_memory);
}
