/* SPDX-License-Identifier: MIT */
/* A stretch leads from one board to another. With each tile called by the cell
   where it ends, that is a board to be put in order. */
#include "shorten.h"

#include <string.h>

#include "solve/sliding/ida/ida_star.h"

enum { MOST_STEPS = 1 << 16, LEAST_STRETCH = 3 };

typedef struct Polish {
    SlidingBoard board; /* where the line begins */
    Budget budget;
    u8 *steps, *found;
    u32 count, stretch;
} Polish;

/* ------------------------------------------------------------- stretches */

static void walk(SlidingBoard *board, const u8 *steps, u32 count)
{
    while (count--)
        board_step(board, *steps++);
}

/* The tiles' names on one board, on another where they lie in order. */
static void rename_tiles(SlidingBoard *board, const SlidingBoard *end)
{
    u8 name[SLIDING_CELLS] = {0};
    u8 cell;
    for (cell = 0; cell < end->cells; cell++)
        if (cell != end->hole)
            name[end->tile[cell]] = (u8)(cell + 1);
    for (cell = 0; cell < board->cells; cell++)
        board->tile[cell] = name[board->tile[cell]];
}

static void lay_stretch(const Polish *polish, u32 at, u32 length,
                        SlidingBoard *board)
{
    SlidingBoard end;
    *board = polish->board;
    walk(board, polish->steps, at);
    end = *board;
    walk(&end, polish->steps + at, length);
    rename_tiles(board, &end);
}

static void replace(Polish *polish, u32 at, u32 length, u32 by)
{
    u8 *stretch = polish->steps + at;
    memcpy(stretch, polish->found, by);
    memmove(stretch + by, stretch + length, polish->count - at - length);
    polish->count -= length - by;
}

/* Whether a stretch got shorter. */
static u8 shorten_stretch(Polish *polish, u32 at, u32 length)
{
    SlidingBoard board;
    u32 by;
    lay_stretch(polish, at, length, &board);
    if (!ida_star_shorter(&board, length, &polish->budget, polish->found, &by))
        return 0;
    replace(polish, at, length, by);
    return 1;
}

/* What was searched before is searched again where it overlaps with what has
   changed. */
static void polish_steps(Polish *polish)
{
    u32 at = 0;
    while (at + LEAST_STRETCH <= polish->count && polish->budget.left) {
        u32 rest = polish->count - at;
        u32 length = rest < polish->stretch ? rest : polish->stretch;
        if (shorten_stretch(polish, at, length))
            at = at < polish->stretch ? 0 : at - polish->stretch;
        else if (rest <= polish->stretch)
            return;
        else
            at++;
    }
}

/* ----------------------------------------------------------------- lines */

static u8 open_polish(Polish *polish, const Question *question, Arena *arena)
{
    board_from_game(&polish->board, question->position);
    *arena = arena_of(question->memory, question->size);
    polish->budget.left = question->most_nodes;
    polish->budget.stop = question->stop;
    polish->budget.saved = 0;
    polish->steps = take(arena, MOST_STEPS, 1);
    polish->found = take(arena, MOST_STEPS, 1);
    return polish->steps && polish->found;
}

void polish_line(const Question *question, const u16 *line, u32 length,
                 u32 stretch, Answer *answer)
{
    Polish polish;
    Arena arena;
    *answer = no_answer;
    if (!open_polish(&polish, question, &arena))
        return;
    if (!board_read_line(question, &polish.board, line, length, polish.steps,
                         MOST_STEPS, &polish.count)) {
        answer->verdict = REFUTED;
        return;
    }
    polish.stretch = stretch < LEAST_STRETCH ? LEAST_STRETCH : stretch;
    polish_steps(&polish);
    board_answer(question, &polish.board, polish.steps, polish.count, &arena,
                 answer);
    answer->nodes = answer->positions =
        question->most_nodes - unspent(&polish.budget);
    if (answer->verdict == SOLVED && !polish.budget.left)
        answer->verdict = LIMIT;
}
