/* SPDX-License-Identifier: MIT */
#include "slboards.h"

#include <stdlib.h>
#include <string.h>

void goal_board(Sliding *game, u8 width, u8 height)
{
    u8 variant[VARIANT_SIZE] = {0};
    variant[SLIDE_WIDTH] = width;
    variant[SLIDE_HEIGHT] = height;
    start_sliding(game, variant);
}

void random_board(Sliding *game, u8 width, u8 height, u32 number)
{
    u8 variant[VARIANT_SIZE] = {0};
    u8 seed[SEED_SIZE];
    variant[SLIDE_WIDTH] = width;
    variant[SLIDE_HEIGHT] = height;
    number_seed(seed, number);
    assert_int_equal(deal_sliding(game, variant, seed), FINE);
}

void old_board(Sliding *game, u8 width, u8 height, const char *tiles)
{
    char *rest;
    u8 i;
    goal_board(game, width, height);
    for (i = 0; i < width * height; i++) {
        game->tile[i] = (u8)strtol(tiles, &rest, 10);
        if (!game->tile[i])
            game->hole = i;
        tiles = rest;
    }
    turn_about(game);
}

/* ---------------------------------------------------------------- guides */

enum { GUIDE_ROOM = 64 << 20 };

typedef struct Kept {
    Guide guide;
    void *memory;
} Kept;

Guide *give_guide(u8 width, u8 height, Profile profile)
{
    Kept *kept = malloc(sizeof *kept);
    Sliding game;
    Tray tray;
    Arena arena;
    goal_board(&game, width, height);
    lay_tray(&tray, &game);
    kept->memory = malloc(GUIDE_ROOM);
    arena = arena_of(kept->memory, GUIDE_ROOM);
    assert_true(make_guide(&kept->guide, &tray, profile, &arena));
    return &kept->guide;
}

void forget_guide(Guide *guide)
{
    Kept *kept = (Kept *)(void *)guide;
    free(kept->memory);
    free(kept);
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

typedef struct Measure {
    u8 width, cells;
    u8 *distance;
    u32 *queue;
    u32 end;
} Measure;

static void reach_board(Measure *measure, u8 *tiles, u8 hole, u8 from,
                        u8 distance)
{
    u32 number;
    tiles[hole] = tiles[from];
    tiles[from] = 0;
    number = board_number(tiles, measure->cells);
    tiles[from] = tiles[hole];
    tiles[hole] = 0;
    if (measure->distance[number] != NOT_REACHED)
        return;
    measure->distance[number] = distance;
    measure->queue[measure->end++] = number;
}

static void reach_beside(Measure *measure, u32 number)
{
    u8 tiles[9];
    u8 width = measure->width;
    u8 after = (u8)(measure->distance[number] + 1);
    u8 hole = 0;
    numbered_board(number, tiles, measure->cells);
    while (tiles[hole])
        hole++;
    if (hole >= width)
        reach_board(measure, tiles, hole, (u8)(hole - width), after);
    if (hole + width < measure->cells)
        reach_board(measure, tiles, hole, (u8)(hole + width), after);
    if (hole % width)
        reach_board(measure, tiles, hole, (u8)(hole - 1), after);
    if ((hole + 1) % width)
        reach_board(measure, tiles, hole, (u8)(hole + 1), after);
}

u8 *measure_boards(u8 width, u8 height, u32 *boards)
{
    Measure measure;
    Sliding game;
    u32 at;
    u8 i;
    measure.width = width;
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
