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

static void add_rival(Samples *samples, const Solution *rival)
{
    const u32 at = samples->rivals++;
    samples->rival_tiles = make_room(samples->rival_tiles, at,
                                     &samples->rival_room, samples->cells);
    samples->least = make_room(samples->least, at, &samples->least_room,
                               sizeof *samples->least);
    memcpy(samples->rival_tiles + (size_t)at * samples->cells,
           rival->board.tile, samples->cells);
    samples->least[at] = (u16)rival->length;
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
        if (solution.is_rival)
            add_rival(learnt, &solution);
        else
            add_solution(number % TESTED_EACH ? learnt : tested, &solution);
    fclose(file);
}

/* ---------------------------------------------------------------- drawing */

static void get_board(const Samples *samples, const u8 *tiles,
                      SlidingBoard *board)
{
    board->width = board->height = samples->side;
    board->cells = samples->cells;
    board->transposed = 0;
    memcpy(board->tile, tiles, samples->cells);
    for (board->gap = 0; board->tile[board->gap]; board->gap++)
        continue;
}

static void make_sample(const Samples *samples, u32 from, u32 to, u8 mirror,
                        TrainingSample *sample)
{
    SlidingBoard start, end;
    u8 turn;
    get_board(samples, samples->tiles + (size_t)from * samples->cells, &start);
    get_board(samples, samples->tiles + (size_t)to * samples->cells, &end);
    stretch_ends_well(&end, &turn);
    stretch_lay(&start, &end, turn | mirror, &sample->board);
    sample->is_rival = 0;
    sample->extra =
        (from < to ? to - from : from - to) - board_manhattan(&sample->board);
}

static void make_rival(const Samples *samples, u32 at, u8 mirror,
                       TrainingSample *sample)
{
    SlidingBoard start, end;
    u32 moves;
    get_board(samples, samples->rival_tiles + (size_t)at * samples->cells,
              &start);
    end = start;
    for (end.gap = 0; end.gap + 1 < end.cells; end.gap++)
        end.tile[end.gap] = (u8)(end.gap + 1);
    end.tile[end.gap] = 0;
    stretch_lay(&start, &end, mirror, &sample->board);
    moves = board_manhattan(&sample->board);
    sample->is_rival = 1;
    sample->extra =
        samples->least[at] > moves ? samples->least[at] - moves : 0;
}

void samples_draw(const Samples *samples, u32 number, u8 *rng,
                  TrainingSample *sample)
{
    const u8 mirror = solution_draw(rng, 2) ? STRETCH_CELLS : 0;
    const SampleLine *line;
    if (number >= samples->boards) {
        make_rival(samples, number - samples->boards, mirror, sample);
        return;
    }
    line = &samples->line[samples->line_of[number]];
    make_sample(
        samples, number,
        samples->goal[line->goals + solution_draw(rng, line->goal_count)],
        mirror, sample);
}
