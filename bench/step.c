/* SPDX-License-Identifier: MIT */
/* Plays random legal moves in thousands of positions through quadrille.h,
   legal masks included, as a program that learns would: first with the calls
   for many positions, then with a plain loop over the calls for one. Both are
   then made to play the same moves, and must end in the same positions.

   usage: step [BOARDS [ROUNDS [GAME]]] */
#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "include/quadrille.h"

enum { MOST_MOVES = 65535 };

typedef struct Batch {
    const quadrille_game *game;
    size_t boards, rounds;
    size_t size, actions, seen; /* bytes of each position, mask, observation */
    unsigned char *starts, *positions;
    uint8_t *masks, *statuses, *observations;
    uint32_t *chosen;
    uint64_t rng;
    double masking, choosing, stepping; /* seconds */
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

static void prepare(Batch *batch, const char *variant)
{
    size_t i;
    char seed[24];
    batch->size = quadrille_game_position_size(batch->game);
    batch->starts = room_for(batch->boards, batch->size);
    for (i = 0; i < batch->boards; i++) {
        snprintf(seed, sizeof seed, "%zu", i + 1);
        quadrille_position_deal(batch->game, batch->starts + i * batch->size,
                                batch->size, variant, seed, NULL);
    }
    batch->actions = quadrille_action_count(batch->game, batch->starts);
    batch->seen = quadrille_observation_size(batch->game, batch->starts);
    batch->positions = room_for(batch->boards, batch->size);
    batch->masks = room_for(batch->boards, batch->actions);
    batch->observations = room_for(batch->boards, batch->seen);
    batch->statuses = room_for(batch->boards, 1);
    batch->chosen = room_for(batch->boards, sizeof *batch->chosen);
}

static void finish(Batch *batch)
{
    free(batch->starts);
    free(batch->positions);
    free(batch->masks);
    free(batch->observations);
    free(batch->statuses);
    free(batch->chosen);
}

static void begin(Batch *batch)
{
    memcpy(batch->positions, batch->starts, batch->boards * batch->size);
    batch->rng = 88172645463325252ULL;
}

static unsigned char *position_of(Batch *batch, size_t i)
{
    return batch->positions + i * batch->size;
}

/* A finished game begins again. */
static void restart(Batch *batch, size_t i)
{
    memcpy(position_of(batch, i), batch->starts + i * batch->size,
           batch->size);
}

/* A random legal action: the first one from a random place on. Returns 0 if
   there is none. */
static int choose(Batch *batch, const uint8_t *mask, uint32_t *action)
{
    size_t at = (size_t)((uint64_t)next_random(batch) * batch->actions >> 32);
    const uint8_t *found = memchr(mask + at, 1, batch->actions - at);
    if (!found)
        found = memchr(mask, 1, at);
    *action = found ? (uint32_t)(found - mask) : 0;
    return found != NULL;
}

/* ------------------------------------------------------------- all at once */

static void choose_all(Batch *batch)
{
    size_t i;
    for (i = 0; i < batch->boards; i++)
        if (!choose(batch, batch->masks + i * batch->actions,
                    &batch->chosen[i]))
            restart(batch, i);
}

static size_t play_together(Batch *batch)
{
    size_t played = 0, round, i;
    double begun, masked, chosen;
    for (round = 0; round < batch->rounds; round++) {
        begun = cpu_seconds();
        quadrille_legal_mask_many(batch->game, batch->boards, batch->positions,
                                  batch->size, batch->masks, batch->actions);
        masked = cpu_seconds();
        choose_all(batch);
        chosen = cpu_seconds();
        played += quadrille_step_many(
            batch->game, batch->boards, batch->positions, batch->size,
            batch->chosen, NULL, batch->statuses, NULL);
        batch->stepping += cpu_seconds() - chosen;
        for (i = 0; i < batch->boards; i++)
            if (batch->statuses[i] != QUADRILLE_STATUS_GOING)
                restart(batch, i);
        batch->masking += masked - begun;
        batch->choosing += chosen - masked;
    }
    return played;
}

/* -------------------------------------------------------------- one by one */

static size_t play_one_by_one(Batch *batch)
{
    static uint16_t moves[MOST_MOVES];
    size_t played = 0, round, i;
    for (round = 0; round < batch->rounds; round++)
        for (i = 0; i < batch->boards; i++) {
            unsigned char *position = position_of(batch, i);
            size_t count = quadrille_position_moves(batch->game, position,
                                                    moves, MOST_MOVES);
            if (count)
                played += !quadrille_position_play(
                    batch->game, position,
                    moves[(uint64_t)next_random(batch) * count >> 32], NULL, 0,
                    NULL);
            if (quadrille_position_status(batch->game, position) !=
                QUADRILLE_STATUS_GOING)
                restart(batch, i);
        }
    return played;
}

/* ------------------------------------------------------------- the same? */

/* The mask from the list of moves. */
static void mask_one(Batch *batch, size_t i)
{
    static uint16_t moves[MOST_MOVES];
    uint8_t *mask = batch->masks + i * batch->actions;
    size_t count = quadrille_position_moves(batch->game, position_of(batch, i),
                                            moves, MOST_MOVES);
    uint32_t action;
    size_t nth;
    memset(mask, 0, batch->actions);
    for (nth = 0; nth < count; nth++)
        if (!quadrille_action_of_move(batch->game, position_of(batch, i),
                                      moves[nth], &action))
            mask[action] = 1;
}

static size_t play_the_same(Batch *batch)
{
    size_t played = 0, round, i;
    uint16_t move;
    for (round = 0; round < batch->rounds; round++) {
        for (i = 0; i < batch->boards; i++)
            mask_one(batch, i);
        choose_all(batch);
        for (i = 0; i < batch->boards; i++) {
            if (!quadrille_move_of_action(batch->game, position_of(batch, i),
                                          batch->chosen[i], &move))
                played += !quadrille_position_play(
                    batch->game, position_of(batch, i), move, NULL, 0, NULL);
            if (quadrille_position_status(batch->game,
                                          position_of(batch, i)) !=
                QUADRILLE_STATUS_GOING)
                restart(batch, i);
        }
    }
    return played;
}

static uint64_t digest_all(Batch *batch)
{
    uint64_t digest = 0;
    size_t i;
    for (i = 0; i < batch->boards; i++)
        digest = digest * 31 +
                 quadrille_position_digest(batch->game, position_of(batch, i));
    return digest;
}

/* A tenth of the rounds, since single calls check their positions. */
static int plays_the_same(Batch *batch)
{
    uint64_t together;
    size_t played;
    batch->rounds = (batch->rounds + 9) / 10;
    begin(batch);
    played = play_together(batch);
    together = digest_all(batch);
    begin(batch);
    return play_the_same(batch) == played && digest_all(batch) == together;
}

/* ------------------------------------------------------------------ rates */

static double rate(Batch *batch, size_t (*play)(Batch *))
{
    double start;
    size_t played;
    begin(batch);
    start = cpu_seconds();
    played = play(batch);
    return (double)played / (cpu_seconds() - start);
}

static size_t observe_all(Batch *batch)
{
    size_t seen = 0, round;
    for (round = 0; round < batch->rounds; round++)
        seen += quadrille_observe_many(batch->game, batch->boards,
                                       batch->positions, batch->size,
                                       batch->observations, batch->seen);
    return seen;
}

static int measure(const char *name, const char *variant, size_t boards,
                   size_t rounds)
{
    Batch batch = {.game = quadrille_game_find(name)};
    double together, single, observed, boards_seen;
    int same;
    batch.boards = boards;
    batch.rounds = rounds;
    prepare(&batch, variant);
    single = rate(&batch, play_one_by_one);
    together = rate(&batch, play_together);
    boards_seen = (double)boards * (double)rounds;
    printf("%-8s %-4s %12.0f %12.0f %7.1f %12.0f %12.0f", name, variant,
           together, single, together / single, boards_seen / batch.masking,
           boards_seen / batch.stepping);
    observed = rate(&batch, observe_all);
    same = plays_the_same(&batch);
    printf(" %12.0f  %s\n", observed, same ? "same" : "NOT THE SAME");
    finish(&batch);
    return !same;
}

int main(int argc, char **argv)
{
    static const struct {
        const char *game, *variant;
        size_t weight;
    } rows[] = {{"sliding", "3x3", 10},
                {"sliding", "4x4", 10},
                {"freecell", "", 2},
                {"kulki", "", 1},
                {"mahjong", "", 1}};
    size_t boards = argc > 1 ? strtoul(argv[1], NULL, 10) : 4096;
    size_t rounds = argc > 2 ? strtoul(argv[2], NULL, 10) : 20;
    int different = 0;
    size_t i;
    printf("%-13s %12s %12s %7s %12s %12s %12s\n", "per second", "moves",
           "one by one", "ratio", "masks", "steps", "observed");
    for (i = 0; i < sizeof rows / sizeof *rows; i++)
        if (argc <= 3 || !strcmp(argv[3], rows[i].game))
            different |= measure(rows[i].game, rows[i].variant, boards,
                                 rounds * rows[i].weight);
    return different;
}
