/* SPDX-License-Identifier: MIT */
/* FreeCell, a line of few moves: any line to begin with, then beams, each
   wider than the one before and bound to find a shorter line, as long as there
   are nodes. Whatever ends that, the shortest line so far is the answer. */
#include <string.h>

#include "beam_search.h"
#include "solve/freecell/freecell.h"
#include "solve/freecell/solution.h"

enum { FIRST_WIDTH = 32, WIDER = 4, WIDEST = 1 << 20, MOST_MOVES = 512 };

/* Found by trial: for games where everything flies home, and others. */
static const Taste full_taste = {5, 5, 0, 8, {6, 1, 0}, 22, 6, 7, 2, 8};
static const Taste safe_taste = {2, 5, 0, 12, {6, 3, 0}, 22, 5, 10, 4, 8};

/* The line so far stands at the beginning of the memory. */
typedef struct Short {
    u16 *moves;
    Beam *beam;
    u8 *rest;
    u64 size;
} Short;

static u8 lay_out(Short *plan, const Question *question)
{
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    u64 head = MOST_MOVES * sizeof(u16);
    u64 fixed = skip + head + ((sizeof(Beam) + 63) & ~(u64)63);
    u8 *memory = (u8 *)question->memory + skip;
    if (question->size < fixed)
        return 0;
    plan->moves = (u16 *)(void *)memory;
    plan->beam = (Beam *)(void *)(memory + head);
    plan->rest = memory + fixed - skip;
    plan->size = question->size - fixed;
    return 1;
}

/* Any line, or a proof that there is none, which may not take more than half
   of the nodes. */
static void solve_first(const Short *plan, const Question *question,
                        Answer *answer)
{
    Question first = *question;
    first.memory = plan->rest;
    first.size = plan->size;
    solve_fast(&first, answer);
    if (answer->verdict != SOLVED) {
        first.most_nodes -= (first.most_nodes - answer->nodes) / 2;
        solve_surely(&first, answer);
    }
    if (answer->verdict != SOLVED)
        return;
    if (answer->length > MOST_MOVES) {
        answer->verdict = LIMIT;
        return;
    }
    memcpy(plan->moves, answer->line, answer->length * sizeof(u16));
    answer->line = plan->moves;
}

/* Keeps the steps as a line, when that is the shorter one. */
static void keep_steps(const Short *plan, const FreeCell *game,
                       const Step *steps, u32 count, Answer *answer)
{
    Line line;
    line.game = *game;
    line.moves = (u16 *)(void *)plan->beam->links;
    line.count = 0;
    line.room = MOST_MOVES;
    if (!write_line(&line, steps, count, plan->beam->custom.haste) ||
        (answer->verdict == SOLVED && line.count >= answer->length))
        return;
    memcpy(plan->moves, line.moves, line.count * sizeof(u16));
    answer->verdict = SOLVED;
    answer->line = plan->moves;
    answer->length = line.count;
}

/* Moves that take a card home, in games where that is asked for. */
static u32 moves_home(const FreeCell *game)
{
    return game->autoplay == PLAY_NONE ? FREECELL_CARDS - freecell.score(game)
                                       : 0;
}

static void start_beam(Beam *beam, const FreeCell *game)
{
    u8 safe = game->autoplay == PLAY_SAFE;
    beam->custom.taste = safe ? &safe_taste : &full_taste;
    beam->custom.room = game->cells;
    beam->custom.haste = safe ? 0 : FREECELL_KING;
    beam->width = 0;
    beam->single = 0;
    beam->early = game->autoplay == PLAY_NONE;
}

/* What a line must stay under to be of use, counted as the beam counts. */
static u32 limit_of(const FreeCell *game, const Answer *answer)
{
    return answer->verdict == SOLVED ? answer->length - moves_home(game)
                                     : MOST_LEVELS;
}

static void solve_wide(const Short *plan, const Question *question, u32 width,
                       Answer *answer)
{
    Beam *beam = plan->beam;
    const FreeCell *game = question->position;
    const Step *steps;
    u32 count;
    if (!lay_beam(beam, plan->rest, plan->size, width))
        return;
    beam->limit = limit_of(game, answer);
    beam->most_nodes = question->most_nodes - answer->nodes;
    beam->nodes = 0;
    beam->stop = question->stop;
    steps = run_beam(beam, game, &count);
    answer->nodes += beam->nodes;
    if (steps)
        keep_steps(plan, game, steps, count, answer);
}

/* Nodes for each position of a level, as the last beam used them; before that
   as if no level had fewer. */
static u64 nodes_each(const Beam *beam, u32 limit)
{
    return beam->width ? beam->nodes / beam->width + 1 : limit + 1;
}

/* As wide as the nodes allow, when they do not allow this width and then a
   wider one. */
static u32 fit_width(const Short *plan, const Question *question,
                     const Answer *answer, u32 width)
{
    u32 limit = limit_of(question->position, answer);
    u64 most =
        (question->most_nodes - answer->nodes) / nodes_each(plan->beam, limit);
    if (most >= (u64)width * (1 + WIDER))
        return width;
    return most < WIDEST ? (u32)most : WIDEST;
}

static u8 may_go_on(const Question *question, const Answer *answer)
{
    return answer->nodes < question->most_nodes &&
           !(question->stop && *question->stop) &&
           limit_of(question->position, answer) > 1;
}

/* Wider and wider, for a shorter line each time; or (enough) until there is
   one. */
static void widen(const Short *plan, const Question *question, u8 enough,
                  Answer *answer)
{
    u32 width = 0;
    u32 next = FIRST_WIDTH;
    while (may_go_on(question, answer) &&
           !(enough && answer->verdict == SOLVED) &&
           (next = fit_width(plan, question, answer, next)) > width) {
        width = next;
        solve_wide(plan, question, width, answer);
        if (plan->beam->width < width)
            return;
        next = width * WIDER;
    }
}

void solve_widely(const Question *question, Answer *answer)
{
    Short plan;
    if (!lay_out(&plan, question))
        return;
    start_beam(plan.beam, question->position);
    widen(&plan, question, 1, answer);
}

void solve_short(const Question *question, Answer *answer)
{
    Short plan;
    answer->verdict = LIMIT;
    if (!lay_out(&plan, question))
        return;
    start_beam(plan.beam, question->position);
    solve_first(&plan, question, answer);
    if (answer->verdict != IMPOSSIBLE)
        widen(&plan, question, 0, answer);
}
