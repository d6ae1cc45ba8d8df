/* SPDX-License-Identifier: MIT */
/* Deals boards from a seed, solves them by beam search, and shortens the
   solutions stretch by stretch. */
#include "teacher.h"

#include <stdlib.h>
#include <string.h>

#include "solve/sliding/beam/beam_search.h"
#include "solve/sliding/beam/reroute.h"
#include "solve/sliding/beam/shorten.h"

enum {
    WALK_EACH = 32, /* the longest walk, in steps for each cell */
    STRETCH = 24,   /* as long as those that "solve --short" shortens */
    PART = 4        /* of the nodes, for shortening */
};

static void put_number(u8 *bytes, u32 size, u64 number)
{
    for (; size--; number >>= 8)
        *bytes++ = (u8)number;
}

static void deal(const Teacher *teacher, u32 number, Sliding *game)
{
    u8 variant[VARIANT_SIZE] = {teacher->side, teacher->side};
    u8 seed[SEED_SIZE] = {0};
    u8 rng[RNG_SIZE];
    const u16 longest = (u16)(teacher->side * teacher->side * WALK_EACH);
    put_number(seed, 4, number);
    put_number(seed + 4, SEED_SIZE - 4, teacher->seed);
    if (number & 1) {
        rng_seed(rng, seed);
        variant[SLIDING_VARIANT_SHUFFLE] = SLIDING_SHUFFLE_WALK;
        put_number(variant + SLIDING_VARIANT_ROUNDS, 2,
                   rng_below(rng, longest) + 1UL);
    }
    sliding_deal(game, variant, seed);
}

void teacher_solve(const Teacher *teacher, u32 number, Solution *solution)
{
    Sliding game;
    Answer answer, shorter;
    const size_t half = teacher->size / 2;
    Question question = {.game = &sliding,
                         .position = &game,
                         .how = SOLVE_SHORT,
                         .memory = teacher->memory,
                         .size = half,
                         .most_nodes = teacher->nodes};
    Inquiry inquiry = {
        .question = &question, .answer = &answer, .network = teacher->network};
    deal(teacher, number, &game);
    sliding_solve(&inquiry);
    question.memory = (u8 *)teacher->memory + half;
    question.most_nodes = teacher->nodes / PART;
    shorten_line(&question, answer.line, answer.length, STRETCH, &shorter);
    board_from_game(&solution->board, &game);
    if (!board_read_line(&question, &solution->board, shorter.line,
                         shorter.length, solution->steps, MOST_SOLUTION,
                         &solution->length)) {
        fprintf(stderr, "board %u was not solved\n", (unsigned)number);
        exit(EXIT_FAILURE);
    }
}

void teacher_improve(const Teacher *teacher, Solution *solution)
{
    const Arena arena = arena_of(teacher->memory, teacher->size);
    Budget budget = {teacher->nodes, NULL, 0};
    Evaluator evaluator;
    evaluator_set(&evaluator, NULL, teacher->network, &solution->board);
    solution->length =
        reroute_line(&evaluator, &solution->board, arena, &budget,
                     solution->steps, solution->length);
}

/* ------------------------------------------------------------------ rivals */

typedef struct Watcher {
    const Evaluator *evaluator;
    u8 *rng;
    u32 levels; /* to choose from */
    u32 count;
    Solution *rivals;
} Watcher;

/* Until the search has ended, "length" is the number of the level. */
static void watch_level(void *context, u32 level, const u8 *nodes, u32 count)
{
    Watcher *watcher = context;
    const Evaluator *evaluator = watcher->evaluator;
    const BeamNode *node;
    Solution *rival = &watcher->rivals[watcher->count];
    if (!count || watcher->count == MOST_RIVALS ||
        solution_draw(watcher->rng, watcher->levels) >= MOST_RIVALS)
        return;
    node = (const BeamNode *)(const void *)(nodes +
                                            (size_t)solution_draw(watcher->rng,
                                                                  count) *
                                                beam_node_size(evaluator));
    memcpy(rival->board.tile, beam_node_tiles(evaluator, node),
           evaluator->cells);
    rival->board.cells = evaluator->cells;
    rival->length = level;
    watcher->count++;
}

u32 teacher_find_rivals(const Teacher *teacher, u8 *rng, Solution *solution,
                        Solution *rivals)
{
    const Arena arena = arena_of(teacher->memory, teacher->size);
    Budget budget = {teacher->nodes, NULL, 0};
    u8 steps[MOST_SOLUTION];
    Evaluator evaluator;
    Watcher watcher = {&evaluator, rng, solution->length, 0, rivals};
    u32 shorter, i;
    evaluator_set(&evaluator, NULL, teacher->network, &solution->board);
    evaluator.watch = watch_level;
    evaluator.watcher = &watcher;
    shorter = beam_search(&evaluator, &solution->board, ANY_WIDTH,
                          solution->length, arena, &budget, steps);
    if (shorter) {
        solution->length = shorter;
        memcpy(solution->steps, steps, shorter);
    }
    for (i = 0; i < watcher.count; i++) {
        const u32 level = rivals[i].length;
        rivals[i].is_rival = 1;
        rivals[i].length =
            solution->length > level ? solution->length - level : 0;
    }
    return watcher.count;
}
