/* SPDX-License-Identifier: MIT */
/* IDA* looks for a shorter way for each stretch. */
#include "shorten.h"

#include <string.h>

#include "solve/sliding/ida/ida_star.h"
#include "stretch.h"

enum { MOST_STEPS = 1 << 16, LEAST_STRETCH = 3 };

typedef struct Shortening {
    SlidingBoard board; /* the start of the line */
    Budget budget;
    u8 *steps, *found;
    u32 count, stretch;
} Shortening;

/* ------------------------------------------------------------- stretches */

static void lay_stretch(const Shortening *shortening, u32 at, u32 length,
                        SlidingBoard *board)
{
    SlidingBoard start = shortening->board;
    SlidingBoard end;
    ASSERT(at + length <= shortening->count);
    board_walk(&start, shortening->steps, at);
    end = start;
    board_walk(&end, shortening->steps + at, length);
    stretch_lay(&start, &end, 0, board);
}

static void replace(Shortening *shortening, u32 at, u32 length, u32 by)
{
    u8 *stretch = shortening->steps + at;
    ASSERT(by < length);
    memcpy(stretch, shortening->found, by);
    memmove(stretch + by, stretch + length, shortening->count - at - length);
    shortening->count -= length - by;
}

/* Returns 1 if the stretch became shorter. */
static u8 shorten_stretch(Shortening *shortening, u32 at, u32 length)
{
    SlidingBoard board;
    u32 by;
    lay_stretch(shortening, at, length, &board);
    if (!ida_star_shorter(&board, length, &shortening->budget,
                          shortening->found, &by))
        return 0;
    replace(shortening, at, length, by);
    return 1;
}

/* After an improvement, stretches that overlap with it are searched again. */
static void shorten_steps(Shortening *shortening)
{
    u32 at = 0;
    ASSERT(shortening->stretch >= LEAST_STRETCH);
    while (at + LEAST_STRETCH <= shortening->count &&
           shortening->budget.left) {
        u32 rest = shortening->count - at;
        u32 length = rest < shortening->stretch ? rest : shortening->stretch;
        if (shorten_stretch(shortening, at, length))
            at = at < shortening->stretch ? 0 : at - shortening->stretch;
        else if (rest <= shortening->stretch)
            return;
        else
            at++;
    }
}

/* ----------------------------------------------------------------- lines */

static u8 open_shortening(Shortening *shortening, const Question *question,
                          Arena *arena)
{
    board_from_game(&shortening->board, question->position);
    *arena = arena_of(question->memory, question->size);
    shortening->budget.left = question->most_nodes;
    shortening->budget.question = question;
    shortening->budget.saved = 0;
    shortening->steps = take(arena, MOST_STEPS, 1);
    shortening->found = take(arena, MOST_STEPS, 1);
    return shortening->steps && shortening->found;
}

void shorten_line(const Question *question, const u16 *line, u32 length,
                  u32 stretch, Answer *answer)
{
    Shortening shortening;
    Arena arena;
    *answer = no_answer;
    if (!open_shortening(&shortening, question, &arena))
        return;
    if (!board_read_line(question, &shortening.board, line, length,
                         shortening.steps, MOST_STEPS, &shortening.count)) {
        answer->verdict = REFUTED;
        return;
    }
    shortening.stretch = stretch < LEAST_STRETCH ? LEAST_STRETCH : stretch;
    shorten_steps(&shortening);
    shortening.count = board_count_to_goal(&shortening.board, shortening.steps,
                                           shortening.count);
    board_answer(question, &shortening.board, shortening.steps,
                 shortening.count, &arena, answer);
    answer->nodes = answer->positions =
        question->most_nodes - unspent(&shortening.budget);
    if (answer->verdict == SOLVED && !shortening.budget.left)
        answer->verdict = LIMIT;
}
