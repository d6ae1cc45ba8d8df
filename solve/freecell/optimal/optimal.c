/* SPDX-License-Identifier: MIT */
/* FreeCell, a line of the fewest single cards moved: a beam finds a line that
   is seldom much too long, and what is left is to show that there is none
   shorter, or to find it. */
#include "optimal.h"

#include <string.h>

#include "solve/freecell/freecell.h"

enum { BEAM_WIDTH = 1024, WIDE_BEAM = 16384, MANY = 2000000 };

/* Found by trial. */
static const Taste taste = {5, 12, 0, 2, {4, 3, 0}, 11, 4, 1, 0, 4};

/* ---------------------------------------------------------------- memory */

typedef struct Plan {
    u16 *moves;
    Best *best;
    u8 *rest;
    u64 size;
} Plan;

static u8 lay_out(Plan *plan, const Question *question)
{
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    u64 head = (MOST_STEPS_DEEP * sizeof(u16) + 63) & ~(u64)63;
    u64 fixed = head + ((sizeof(Best) + 63) & ~(u64)63);
    u8 *memory = (u8 *)question->memory + skip;
    if (question->size < skip + fixed + (1 << 16))
        return 0;
    plan->moves = (u16 *)(void *)memory;
    plan->best = (Best *)(void *)(memory + head);
    plan->rest = memory + fixed;
    plan->size = (question->size - skip - fixed) & ~(u64)63;
    memset(plan->best, 0, sizeof *plan->best);
    return 1;
}

static void lay_search(Best *best, const Plan *plan)
{
    closed_set_init(&best->closed, plan->rest, plan->size);
}

/* ------------------------------------------------------------ upper bound */

static void start_beam(Beam *beam, const Best *best, const Question *question)
{
    beam->custom.taste = &taste;
    beam->custom.room = best->room;
    beam->custom.haste = FREECELL_KING;
    beam->single = 1;
    beam->early = 1;
    beam->limit = best->guessed < MOST_LEVELS ? best->guessed : MOST_LEVELS;
    beam->most_nodes = question->most_nodes - best->nodes;
    beam->nodes = 0;
    beam->stop = question->stop;
}

/* Looks for a shorter line by a beam. */
static void guess(Best *best, const Question *question, u32 width, u8 *memory,
                  u64 room)
{
    Beam *beam = (Beam *)(void *)memory;
    u64 size = (sizeof(Beam) + 63) & ~(u64)63;
    const Step *steps;
    u32 count;
    if (room < size || !lay_beam(beam, memory + size, room - size, width))
        return;
    start_beam(beam, best, question);
    steps = run_beam(beam, question->position, &count);
    best->nodes += beam->nodes;
    if (!steps)
        return;
    memcpy(best->steps, steps, count * sizeof *steps);
    best->step_count = best->guessed = count;
}

/* What is no shorter than the line that was guessed is of no use. */
static void set_limit(Best *best)
{
    if (best->guessed - best->bound < best->limit) {
        best->limit = (u8)(best->guessed - best->bound);
        best->goal.half[0] = 0;
    }
}

/* Once there is much to look at, a wide beam takes little beside that, and
   what it finds leaves less of it. Its memory is what the ledger has not come
   to use. */
static void guess_again(const Plan *plan, const Question *question)
{
    Best *best = plan->best;
    u8 *memory = hash_set_slot(&best->closed, best->closed.size);
    u64 skip = (0 - (u64)(uintptr_t)memory) & 63;
    u8 *end = plan->rest + plan->size;
    best->most_positions = ~(u64)0;
    if (best->limit <= MOST_EXCESS)
        best->guessed = best->bound + best->limit;
    if ((u64)(end - memory) > skip)
        guess(best, question, WIDE_BEAM, memory + skip,
              (u64)(end - memory) - skip);
    set_limit(best);
}

/* ---------------------------------------------------------------- answer */

static u32 cards_left(const FreeCell *game)
{
    return FREECELL_CARDS - freecell.score(game);
}

/* A walk's key counts the cards that go home on the walk; here it tells all
   that are. */
static HashKey key_of_start(Best *best, const FreeCell *game)
{
    Walk walk;
    u8 suit;
    start_walk(&walk, game);
    best->keys = walk.keys;
    set_digits(&best->digits, &best->keys);
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        walk.key.half[suit >> 1] +=
            game->home[suit] * best->keys.home_weight[suit];
    return walk.key;
}

static void set_out(Best *best, const FreeCell *game)
{
    best->key = key_of_start(best, game);
    best->room = game->cells;
    best->haste = game->autoplay == PLAY_FULL ? FREECELL_KING : 0;
    read_key(&best->view, &best->digits, best->key);
    if (!best->haste)
        best->key = fly_from(best);
    read_key(&best->view, &best->digits, best->key);
    best->start = best->key;
    best->bound = least_left(best, &best->view);
}

static void add_start(Best *best)
{
    HashKey key = best->start;
    ClosedEntry *entry =
        closed_set_find(&best->closed, key, hash_key_hash(key));
    entry->key = key;
    entry->due = 1;
    best->closed.count = 1;
    if (!best->view.left) {
        best->goal = best->start;
        best->limit = 0;
    }
}

static void tell_optimum(const Best *best, const FreeCell *game,
                         Answer *answer)
{
    answer->optimum.bound = cards_left(game) + best->bound;
    answer->optimum.least = answer->optimum.bound + best->excess;
    answer->optimum.looked = best->looked;
}

/* The line that is known goes into the answer whether it is proven the best
   or not. */
static void tell_line(const Plan *plan, const FreeCell *game, u8 haste,
                      Answer *answer)
{
    const Best *best = plan->best;
    if (!write_singles(game, best->steps, best->step_count, haste, plan->moves,
                       &answer->length))
        answer->verdict = REFUTED;
    answer->line = plan->moves;
}

/* Whether all that could be a shorter line than was guessed was looked at. */
static u8 search(const Plan *plan, const Question *question)
{
    Best *best = plan->best;
    u8 done;
    best->limit = MOST_EXCESS + 1;
    best->most_positions = MANY;
    add_start(best);
    set_limit(best);
    done = search_levels(best, question);
    if (!done && best->closed.count >= best->most_positions) {
        guess_again(plan, question);
        done = search_levels(best, question);
    }
    return done && (best->limit <= MOST_EXCESS || !best->beyond);
}

static void prove_best(const Plan *plan, const Question *question,
                       Answer *answer)
{
    Best *best = plan->best;
    u8 done, found, known;
    set_out(best, question->position);
    best->guessed = MOST_STEPS_DEEP;
    guess(best, question, BEAM_WIDTH, plan->rest, plan->size);
    lay_search(best, plan);
    done = search(plan, question);
    found = best->goal.half[0] != 0;
    known = found || best->guessed < MOST_STEPS_DEEP;
    if (found && !trace(best))
        best->step_count = 0;
    tell_optimum(best, question->position, answer);
    answer->nodes = best->nodes;
    answer->positions = best->closed.count;
    if (done && known)
        answer->verdict = SOLVED;
    else if (done && !best->haste)
        answer->verdict = IMPOSSIBLE;
    if (known)
        tell_line(plan, question->position,
                  found ? best->haste : FREECELL_KING, answer);
}

/* Where even the search cannot remember how long the ways are, it may still
   be that there are none. */
void solve_best(const Question *question, Answer *answer)
{
    static const Optimum unknown = {0, 0, NULL};
    Plan plan;
    answer->verdict = LIMIT;
    if (lay_out(&plan, question))
        prove_best(&plan, question, answer);
    if (answer->verdict != LIMIT || answer->length ||
        answer->nodes == question->most_nodes)
        return;
    answer->optimum = unknown;
    solve_surely(question, answer);
    if (answer->verdict == SOLVED)
        answer->verdict = LIMIT;
}
