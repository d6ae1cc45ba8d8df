/* SPDX-License-Identifier: MIT */
/* Plays random legal moves in thousands of positions through quadrille.h,
   legal masks included: first with the calls for many positions, then with a
   loop over single calls. Prints moves per second and the ratio.

   usage: step [BOARDS [ROUNDS [GAME]]] */
#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "include/quadrille.h"

typedef struct Batch {
    const quadrille_game *game;
    const char *variant;
    size_t boards, rounds, size, actions;
    unsigned char *starts, *positions;
    uint8_t *masks, *statuses;
    uint32_t *chosen;
    uint64_t rng;
} Batch;

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void *room_for(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory) {
        fputs("step: out of memory\n", stderr);
        exit(4);
    }
    return memory;
}

static uint32_t next_random(Batch *batch)
{
    batch->rng ^= batch->rng << 13;
    batch->rng ^= batch->rng >> 7;
    batch->rng ^= batch->rng << 17;
    return (uint32_t)(batch->rng >> 32);
}

static void prepare(Batch *batch)
{
    size_t i;
    char seed[24];
    batch->size = quadrille_game_position_size(batch->game);
    batch->starts = room_for(batch->boards, batch->size);
    for (i = 0; i < batch->boards; i++) {
        snprintf(seed, sizeof seed, "%zu", i + 1);
        quadrille_position_deal(batch->game, batch->starts + i * batch->size,
                                batch->size, batch->variant, seed, NULL);
    }
    batch->actions = quadrille_action_count(batch->game, batch->starts);
    batch->positions = room_for(batch->boards, batch->size);
    batch->masks = room_for(batch->boards, batch->actions);
    batch->statuses = room_for(batch->boards, 1);
    batch->chosen = room_for(batch->boards, sizeof *batch->chosen);
}

static void begin(Batch *batch)
{
    memcpy(batch->positions, batch->starts, batch->boards * batch->size);
    batch->rng = 88172645463325252ULL;
}

/* A random legal action: the first set byte from a random place on. Returns 0
   if there is none. */
static int choose(Batch *batch, const uint8_t *mask, uint32_t *action)
{
    size_t at = (size_t)((uint64_t)next_random(batch) * batch->actions >> 32);
    const uint8_t *found = memchr(mask + at, 1, batch->actions - at);
    if (!found)
        found = memchr(mask, 1, at);
    *action = found ? (uint32_t)(found - mask) : 0;
    return found != NULL;
}

/* A finished game begins again. */
static void restart(Batch *batch, size_t i)
{
    memcpy(batch->positions + i * batch->size, batch->starts + i * batch->size,
           batch->size);
}

static size_t play_many(Batch *batch)
{
    size_t played = 0, round, i;
    for (round = 0; round < batch->rounds; round++) {
        quadrille_legal_mask_many(batch->game, batch->boards, batch->positions,
                                  batch->size, batch->masks, batch->actions);
        for (i = 0; i < batch->boards; i++)
            if (!choose(batch, batch->masks + i * batch->actions,
                        &batch->chosen[i]))
                restart(batch, i);
        played += quadrille_step_many(
            batch->game, batch->boards, batch->positions, batch->size,
            batch->chosen, NULL, batch->statuses, NULL);
        for (i = 0; i < batch->boards; i++)
            if (batch->statuses[i] != QUADRILLE_GOING)
                restart(batch, i);
    }
    return played;
}

static size_t play_single(Batch *batch)
{
    static uint16_t moves[65536];
    size_t played = 0, round, i;
    for (round = 0; round < batch->rounds; round++)
        for (i = 0; i < batch->boards; i++) {
            unsigned char *position = batch->positions + i * batch->size;
            size_t count =
                quadrille_position_moves(batch->game, position, moves, 65536);
            if (count)
                played += !quadrille_position_play(
                    batch->game, position,
                    moves[(uint64_t)next_random(batch) * count >> 32], NULL, 0,
                    NULL);
            if (quadrille_position_status(batch->game, position) !=
                QUADRILLE_GOING)
                restart(batch, i);
        }
    return played;
}

static double rate(Batch *batch, size_t (*play)(Batch *))
{
    double start;
    size_t played;
    begin(batch);
    start = cpu_seconds();
    played = play(batch);
    return (double)played / (cpu_seconds() - start);
}

static void measure(const char *name, const char *variant, size_t boards,
                    size_t rounds)
{
    Batch batch = {.game = quadrille_game_find(name), .variant = variant};
    double many, single;
    batch.boards = boards;
    batch.rounds = rounds;
    prepare(&batch);
    many = rate(&batch, play_many);
    single = rate(&batch, play_single);
    printf("%-9s %-6s %12.0f moves/s together %12.0f one by one  %.2f\n", name,
           variant, many, single, many / single);
    free(batch.starts);
    free(batch.positions);
    free(batch.masks);
    free(batch.statuses);
    free(batch.chosen);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *game, *variant;
        size_t weight;
    } rows[] = {{"sliding", "3x3", 10},
                {"sliding", "4x4", 10},
                {"freecell", "", 1},
                {"kulki", "", 1},
                {"mahjong", "", 1}};
    size_t boards = argc > 1 ? strtoul(argv[1], NULL, 10) : 4096;
    size_t rounds = argc > 2 ? strtoul(argv[2], NULL, 10) : 20;
    size_t i;
    for (i = 0; i < sizeof rows / sizeof *rows; i++)
        if (argc <= 3 || !strcmp(argv[3], rows[i].game))
            measure(rows[i].game, rows[i].variant, boards,
                    rounds * rows[i].weight);
    return 0;
}
