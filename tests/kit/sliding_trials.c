/* SPDX-License-Identifier: MIT */
/* Makes boards of the sliding puzzle and measures their distances by plain
   breadth-first search. */
#include "sliding_trials.h"
#include "asking.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void goal_board(Sliding *game, u8 width, u8 height)
{
    u8 variant[VARIANT_SIZE] = {0};
    variant[SLIDING_VARIANT_WIDTH] = width;
    variant[SLIDING_VARIANT_HEIGHT] = height;
    sliding_set_goal(game, variant);
}

void random_board(Sliding *game, u8 width, u8 height, u32 number)
{
    u8 variant[VARIANT_SIZE] = {0};
    u8 seed[SEED_SIZE];
    variant[SLIDING_VARIANT_WIDTH] = width;
    variant[SLIDING_VARIANT_HEIGHT] = height;
    number_seed(seed, number);
    assert_int_equal(sliding_deal(game, variant, seed), FINE);
}

void walk_tiles(Sliding *game, u32 number, u32 steps)
{
    u8 variant[VARIANT_SIZE] = {0};
    u8 seed[SEED_SIZE];
    variant[SLIDING_VARIANT_WIDTH] = game->width;
    variant[SLIDING_VARIANT_HEIGHT] = game->height;
    variant[SLIDING_VARIANT_SHUFFLE] = SLIDING_SHUFFLE_WALK;
    variant[SLIDING_VARIANT_ROUNDS] = (u8)steps;
    number_seed(seed, number);
    sliding_deal(game, variant, seed);
}

void old_board(Sliding *game, u8 width, u8 height, const char *tiles)
{
    char *rest;
    u8 i;
    goal_board(game, width, height);
    for (i = 0; i < width * height; i++) {
        game->tile[i] = (u8)strtol(tiles, &rest, 10);
        if (!game->tile[i])
            game->gap = i;
        tiles = rest;
    }
    board_from_gap_first(game);
}

/* ---------------------------------------------------------------- guides */

enum { GUIDE_ROOM = 64 << 20 };

typedef struct KeptDatabases {
    DatabaseSet pdbs;
    void *memory;
} KeptDatabases;

u32 count_winning(const Sliding *game, const Answer *answer)
{
    Sliding after;
    win_line(&sliding, game, answer, &after);
    return sliding.score(&after) - sliding.score(game);
}

Answer ask_sliding_with(const DatabaseSet *pdbs, const Question *question,
                        Certificate *proof)
{
    Answer answer;
    Inquiry inquiry = {.question = question, .answer = &answer, .pdbs = pdbs};
    sliding_solve(&inquiry);
    if (proof)
        *proof = inquiry.proof;
    return answer;
}

DatabaseSet *make_databases(u8 width, u8 height, Profile profile)
{
    KeptDatabases *kept = malloc(sizeof *kept);
    Sliding game;
    SlidingBoard board;
    Arena arena;
    goal_board(&game, width, height);
    board_from_game(&board, &game);
    kept->memory = malloc(GUIDE_ROOM);
    arena = arena_of(kept->memory, GUIDE_ROOM);
    assert_true(database_set_make(&kept->pdbs, &board, profile, &arena));
    return &kept->pdbs;
}

void free_databases(DatabaseSet *pdbs)
{
    KeptDatabases *kept = (KeptDatabases *)(void *)pdbs;
    free(kept->memory);
    free(kept);
}

void try_walks(const Scramble *walks, size_t count, u32 each,
               void (*check)(const DatabaseSet *pdbs, const Sliding *game))
{
    for (; count--; walks++) {
        DatabaseSet *pdbs =
            make_databases(walks->width, walks->height, PDB_TINY);
        Sliding game;
        u32 number;
        for (number = 0; number < each; number++) {
            goal_board(&game, walks->width, walks->height);
            walk_tiles(&game, number, walks->steps);
            check(pdbs, &game);
        }
        free_databases(pdbs);
    }
}

/* ------------------------------------------------------- boards by number */

u32 board_number(const u8 *tiles, u8 cells)
{
    u32 number = 0;
    u8 i, k;
    for (i = 0; i < cells; i++) {
        number *= (u32)(cells - i);
        for (k = (u8)(i + 1); k < cells; k++)
            number += tiles[k] < tiles[i];
    }
    return number;
}

void numbered_board(u32 number, u8 *tiles, u8 cells)
{
    u8 i, k;
    for (i = cells; i--;) {
        tiles[i] = (u8)(number % (u32)(cells - i));
        number /= (u32)(cells - i);
        for (k = (u8)(i + 1); k < cells; k++)
            if (tiles[k] >= tiles[i])
                tiles[k]++;
    }
}

void lay_number(Sliding *game, u8 width, u8 height, u32 number)
{
    goal_board(game, width, height);
    numbered_board(number, game->tile, (u8)(width * height));
    game->gap = 0;
    while (game->tile[game->gap])
        game->gap++;
}

typedef struct DistanceSearch {
    u8 width, cells;
    Metric metric;
    u8 *distance;
    u32 *queue;
    u32 end;
} DistanceSearch;

static void reach_board(DistanceSearch *measure, u8 *tiles, u8 gap, u8 from,
                        u8 distance)
{
    u32 number;
    tiles[gap] = tiles[from];
    tiles[from] = 0;
    number = board_number(tiles, measure->cells);
    tiles[from] = tiles[gap];
    tiles[gap] = 0;
    if (measure->distance[number] != NOT_REACHED)
        return;
    measure->distance[number] = distance;
    measure->queue[measure->end++] = number;
}

/* Moves the gap by one cell, or by any number of cells in the slide
   metric. */
static void reach_along(DistanceSearch *measure, const u8 *tiles, u8 gap,
                        u8 count, int step)
{
    u8 after[MOST_MEASURED];
    u32 number = board_number(tiles, measure->cells);
    u8 distance = measure->distance[number];
    u8 i;
    memcpy(after, tiles, measure->cells);
    if (measure->metric == IN_TILES && count)
        count = 1;
    for (i = 0; i < count; i++) {
        u8 from = (u8)(gap + step);
        reach_board(measure, after, gap, from, (u8)(distance + 1));
        after[gap] = after[from];
        after[from] = 0;
        gap = from;
    }
}

static void reach_beside(DistanceSearch *measure, u32 number)
{
    u8 tiles[MOST_MEASURED];
    u8 width = measure->width;
    u8 height = measure->cells / width;
    u8 gap = 0;
    u8 x, y;
    numbered_board(number, tiles, measure->cells);
    while (tiles[gap])
        gap++;
    x = gap % width;
    y = gap / width;
    reach_along(measure, tiles, gap, y, -(int)width);
    reach_along(measure, tiles, gap, (u8)(height - 1 - y), width);
    reach_along(measure, tiles, gap, x, -1);
    reach_along(measure, tiles, gap, (u8)(width - 1 - x), 1);
}

u8 *measure_boards(u8 width, u8 height, Metric metric, u32 *boards)
{
    DistanceSearch measure;
    Sliding game;
    u32 at;
    u8 i;
    measure.width = width;
    measure.metric = metric;
    measure.cells = (u8)(width * height);
    for (*boards = 1, i = 2; i <= measure.cells; i++)
        *boards *= i;
    measure.distance = malloc(*boards);
    measure.queue = malloc(*boards * sizeof(u32));
    memset(measure.distance, NOT_REACHED, *boards);
    goal_board(&game, width, height);
    measure.queue[0] = board_number(game.tile, measure.cells);
    measure.distance[measure.queue[0]] = 0;
    measure.end = 1;
    for (at = 0; at < measure.end; at++)
        reach_beside(&measure, measure.queue[at]);
    free(measure.queue);
    return measure.distance;
}

/* ------------------------------------------------------------- signatures */

void check_signature(const char *name, u64 nodes, u32 moves)
{
    char line[128], seen[128];
    u8 found = 0;
    FILE *file = fopen(TEST_SOURCE "/tests/golden/sliding-nodes.txt", "r");
    assert_non_null(file);
    snprintf(seen, sizeof seen, "%s: %" PRIu64 " nodes, %" PRIu32 " moves\n",
             name, nodes, moves);
    while (fgets(line, sizeof line, file))
        found |= !strcmp(line, seen);
    fclose(file);
    if (!found)
        fail_msg("not in golden/sliding-nodes.txt: %s", seen);
}
