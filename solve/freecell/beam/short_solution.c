/* SPDX-License-Identifier: MIT */
/* Short FreeCell solutions. The solver starts with any solution and then runs
   beam searches, each wider than the last and limited to shorter lines, until
   the nodes run out. It is an anytime algorithm (Zhang, "Complete anytime beam
   search", 1998): whatever stops it, the answer is the shortest line found so
   far. */
#include <string.h>

#include "beam_search.h"
#include "solve/freecell/freecell.h"
#include "solve/freecell/solution.h"

enum { FIRST_WIDTH = 32, WIDER = 4, WIDEST = 1 << 20, MOST_MOVES = 512 };

/* Found by experiment, separately for games in which autoplay sends every card
   home that can go, and for the others. */
static const BeamWeights full_weights = {5,  5, 0, 8, {6, 1, 0},
                                         22, 6, 7, 2, 8};
static const BeamWeights safe_weights = {2,  5, 0,  12, {6, 3, 0},
                                         22, 5, 10, 4,  8};

/* The beginning of the memory holds the best line so far. */
typedef struct ShortSearch {
    u16 *moves;
    FreecellBeam *beam;
    u8 *rest;
    u64 size;
} ShortSearch;

static u8 lay_out(ShortSearch *search, const Question *question)
{
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    u64 head = MOST_MOVES * sizeof(u16);
    u64 fixed = skip + head + ((sizeof(FreecellBeam) + 63) & ~(u64)63);
    u8 *memory = (u8 *)question->memory + skip;
    if (question->size < fixed)
        return 0;
    search->moves = (u16 *)(void *)memory;
    search->beam = (FreecellBeam *)(void *)(memory + head);
    search->rest = memory + fixed - skip;
    search->size = question->size - fixed;
    ASSERT(search->rest + search->size ==
           (u8 *)question->memory + question->size);
    return 1;
}

/* Finds any solution, or proves that there is none, with at most half of the
   nodes. */
static void solve_first(const ShortSearch *search, const Question *question,
                        Answer *answer)
{
    Question first = *question;
    ASSERT(answer->nodes <= question->most_nodes);
    first.memory = search->rest;
    first.size = search->size;
    freecell_best_first(&first, answer);
    if (answer->verdict != SOLVED) {
        first.most_nodes -= (first.most_nodes - answer->nodes) / 2;
        freecell_proof(&first, answer);
    }
    if (answer->verdict != SOLVED)
        return;
    if (answer->length > MOST_MOVES) {
        answer->verdict = LIMIT;
        return;
    }
    memcpy(search->moves, answer->line, answer->length * sizeof(u16));
    answer->line = search->moves;
}

/* Replaces the best line if the new one is shorter. */
static void keep_steps(const ShortSearch *search, const FreeCell *game,
                       const FreecellStep *steps, u32 count, Answer *answer)
{
    FreecellLine line;
    ASSERT(count < MOST_LEVELS);
    line.game = *game;
    line.moves = (u16 *)(void *)search->beam->states;
    line.count = 0;
    line.room = MOST_MOVES;
    if (!freecell_line_write(&line, steps, count, search->beam->rules.slack) ||
        (answer->verdict == SOLVED && line.count >= answer->length))
        return;
    memcpy(search->moves, line.moves, line.count * sizeof(u16));
    answer->verdict = SOLVED;
    answer->line = search->moves;
    answer->length = line.count;
}

/* The number of moves that take cards home, in games where these have to be
   made by hand. */
static u32 moves_home(const FreeCell *game)
{
    return game->autoplay == FREECELL_AUTOPLAY_NONE
               ? FREECELL_CARDS - freecell.score(game)
               : 0;
}

static void start_beam(FreecellBeam *beam, const FreeCell *game)
{
    const u8 slack = game->autoplay == FREECELL_AUTOPLAY_NONE
                         ? FREECELL_KING
                         : freecell_autoplay_slack(game);
    ASSERT(game->cells <= FREECELL_MOST_CELLS);
    beam->rules.weights = slack ? &full_weights : &safe_weights;
    beam->rules.room = game->cells;
    beam->rules.slack = slack;
    beam->width = 0;
    beam->single_cards = 0;
    beam->autoplay_first = game->autoplay == FREECELL_AUTOPLAY_NONE;
}

/* The length a line must stay below to be useful, in the units of the beam. */
static u32 limit_of(const FreeCell *game, const Answer *answer)
{
    ASSERT(answer->verdict != SOLVED || answer->length >= moves_home(game));
    return answer->verdict == SOLVED ? answer->length - moves_home(game)
                                     : MOST_LEVELS;
}

static void run_beam_once(const ShortSearch *search, const Question *question,
                          u32 width, Answer *answer)
{
    FreecellBeam *beam = search->beam;
    const FreeCell *game = question->position;
    const FreecellStep *steps;
    u32 count;
    ASSERT(width);
    if (!freecell_beam_init(beam, search->rest, search->size, width))
        return;
    beam->limit = limit_of(game, answer);
    beam->most_nodes = question->most_nodes - answer->nodes;
    beam->nodes = 0;
    beam->question = question;
    steps = freecell_beam_run(beam, game, &count);
    answer->nodes += beam->nodes;
    if (steps)
        keep_steps(search, game, steps, count, answer);
}

/* Nodes per position kept, as measured by the last beam. Before the first
   beam, assumes that every level is full. */
static u64 nodes_each(const FreecellBeam *beam, u32 limit)
{
    return beam->width ? beam->nodes / beam->width + 1 : limit + 1;
}

/* Chooses the widest beam that the nodes allow, unless they suffice for this
   width and a wider beam afterwards. */
static u32 fit_width(const ShortSearch *search, const Question *question,
                     const Answer *answer, u32 width)
{
    u32 limit = limit_of(question->position, answer);
    u64 most = (question->most_nodes - answer->nodes) /
               nodes_each(search->beam, limit);
    ASSERT(question->most_nodes >= answer->nodes);
    if (most >= (u64)width * (1 + WIDER))
        return width;
    return most < WIDEST ? (u32)most : WIDEST;
}

static u8 may_go_on(const Question *question, const Answer *answer)
{
    return answer->nodes < question->most_nodes && !is_stopped(question) &&
           limit_of(question->position, answer) > 1;
}

/* Runs ever wider beams, each limited to shorter lines. With "enough" set it
   stops at the first solution. */
static void widen(const ShortSearch *search, const Question *question,
                  u8 enough, Answer *answer)
{
    u32 width = 0;
    u32 next = FIRST_WIDTH;
    while (may_go_on(question, answer) &&
           !(enough && answer->verdict == SOLVED) &&
           (next = fit_width(search, question, answer, next)) > width) {
        width = next;
        run_beam_once(search, question, width, answer);
        if (search->beam->width < width)
            return;
        next = width * WIDER;
    }
}

void freecell_beam_any(const Question *question, Answer *answer)
{
    ShortSearch search;
    if (!lay_out(&search, question))
        return;
    start_beam(search.beam, question->position);
    widen(&search, question, 1, answer);
}

void freecell_short(const Question *question, Answer *answer)
{
    ShortSearch search;
    answer->verdict = LIMIT;
    if (!lay_out(&search, question))
        return;
    start_beam(search.beam, question->position);
    solve_first(&search, question, answer);
    if (answer->verdict != IMPOSSIBLE)
        widen(&search, question, 0, answer);
}
