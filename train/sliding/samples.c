/* SPDX-License-Identifier: MIT */
/* Collects solutions, and makes samples of stretches of them. */
#include "samples.h"

#include <stdlib.h>
#include <string.h>

#include "host/page.h"
#include "solve/sliding/beam/stretch.h"

enum { TESTED_EACH = 32, FIRST_ROOM = 1 << 10 };

/* ---------------------------------------------------------------- reading */

/* Makes room for one more. */
static void *make_room(void *array, size_t count, size_t *room, size_t size)
{
    if (count < *room)
        return array;
    *room = *room ? 2 * *room : FIRST_ROOM;
    return host_must_have(realloc(array, *room * size));
}

static void add_board(Samples *samples, const SlidingBoard *board)
{
    const u32 at = samples->boards++;
    u8 turn;
    samples->tiles =
        make_room(samples->tiles, at, &samples->board_room, samples->cells);
    samples->line_of = make_room(samples->line_of, at, &samples->line_of_room,
                                 sizeof *samples->line_of);
    memcpy(samples->tiles + (size_t)at * samples->cells, board->tile,
           samples->cells);
    samples->line_of[at] = samples->lines;
    if (!stretch_ends_well(board, &turn))
        return;
    samples->goal = make_room(samples->goal, samples->goals,
                              &samples->goal_room, sizeof *samples->goal);
    samples->goal[samples->goals++] = at;
}

static void add_solution(Samples *samples, const Solution *solution)
{
    SlidingBoard board = solution->board;
    SampleLine line = {samples->goals, 0};
    u32 i;
    add_board(samples, &board);
    for (i = 0; i < solution->length; i++) {
        board_step(&board, solution->steps[i]);
        add_board(samples, &board);
    }
    line.goal_count = samples->goals - line.goals;
    samples->line = make_room(samples->line, samples->lines,
                              &samples->line_room, sizeof *samples->line);
    samples->line[samples->lines++] = line;
}

void samples_read(Samples *learnt, Samples *tested, const char *name)
{
    FILE *file = fopen(name, "r");
    Solution solution;
    u32 number;
    if (!file) {
        perror(name);
        exit(EXIT_FAILURE);
    }
    for (number = 1; solution_read(file, name, learnt->side, &solution);
         number++)
        add_solution(number % TESTED_EACH ? learnt : tested, &solution);
    fclose(file);
}

/* ---------------------------------------------------------------- drawing */

static void get_board(const Samples *samples, u32 at, SlidingBoard *board)
{
    board->width = board->height = samples->side;
    board->cells = samples->cells;
    board->transposed = 0;
    memcpy(board->tile, samples->tiles + (size_t)at * samples->cells,
           samples->cells);
    for (board->gap = 0; board->tile[board->gap]; board->gap++)
        continue;
}

static void make_sample(const Samples *samples, u32 from, u32 to, u8 mirror,
                        TrainingSample *sample)
{
    SlidingBoard start, end;
    u8 turn;
    get_board(samples, from, &start);
    get_board(samples, to, &end);
    stretch_ends_well(&end, &turn);
    stretch_lay(&start, &end, turn | mirror, &sample->board);
    sample->extra =
        (from < to ? to - from : from - to) - board_manhattan(&sample->board);
}

/* A random number below "below", nearly evenly distributed. */
static u32 draw(u8 *rng, u32 below)
{
    return (u32)((u64)rng_next(rng) * below >> 32);
}

void samples_draw(const Samples *samples, u32 board, u8 *rng,
                  TrainingSample *sample)
{
    const SampleLine *line = &samples->line[samples->line_of[board]];
    const u32 goal = line->goals + draw(rng, line->goal_count);
    make_sample(samples, board, samples->goal[goal],
                draw(rng, 2) ? STRETCH_CELLS : 0, sample);
}
