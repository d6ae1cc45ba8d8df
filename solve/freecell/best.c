/* SPDX-License-Identifier: MIT */
/* FreeCell, a line of the fewest single cards moved: a beam finds a line that
   is seldom much too long, and what is left is to show that there is none
   shorter, or to find it. */
#include "best.h"

#include <string.h>

#include "freecell.h"

enum { BEAM_WIDTH = 1024 };

/* Found by trial. */
static const Taste taste = {5, 12, 0, 2, {4, 3, 0}, 11, 4, 1, 0, 4};

/* -------------------------------------------------------------- to do yet */

static u8 push(Best *best, Key key, u8 excess)
{
    Chunk *chunk = best->stack[excess];
    if (!chunk || chunk->count == CHUNK_KEYS) {
        chunk = best->spare;
        if (chunk)
            best->spare = chunk->below;
        else if ((u64)(best->end - best->floor) < sizeof *chunk)
            return 0;
        else
            chunk = (Chunk *)(void *)(best->end -= sizeof *chunk);
        chunk->below = best->stack[excess];
        chunk->count = 0;
        best->stack[excess] = chunk;
    }
    chunk->keys[chunk->count++] = key;
    return 1;
}

static Key pop(Best *best, u8 excess)
{
    Chunk *chunk = best->stack[excess];
    Key key = chunk->keys[--chunk->count];
    if (!chunk->count) {
        best->stack[excess] = chunk->below;
        chunk->below = best->spare;
        best->spare = chunk;
    }
    return key;
}

/* ---------------------------------------------------------------- search */

/* A way to a position, of use if it is a better one; 0 when there is no room
   to remember it. */
static u8 come_by(Best *best, Key key, u8 excess)
{
    Key *entry = find_entry(&best->ledger, key);
    if (!entry->half[0])
        best->ledger.count++;
    else if (excess_of(*entry) <= excess)
        return 1;
    *entry = entry_of(key, excess);
    return push(best, key, excess);
}

static u8 come_by_children(Best *best)
{
    u32 i;
    for (i = 0; i < best->count; i++)
        __builtin_prefetch(find_slot(&best->ledger, best->children[i].key));
    for (i = 0; i < best->count; i++) {
        const Child *child = &best->children[i];
        if (child->excess >= best->limit)
            continue;
        if (!come_by(best, child->key, child->excess))
            return 0;
        if (child->won) {
            best->limit = child->excess;
            best->goal = child->key;
        }
    }
    return 1;
}

static u8 lowest(const Best *best)
{
    u8 excess = 0;
    while (excess < best->limit && !best->stack[excess])
        excess++;
    return excess;
}

/* Whether all that is of use was looked at. */
static u8 search(Best *best, const Question *question, u64 most)
{
    u8 excess;
    while ((excess = lowest(best)) < best->limit) {
        Key key = pop(best, excess);
        if (excess_of(*find_entry(&best->ledger, key)) != excess)
            continue;
        if (best->nodes == most || (question->stop && *question->stop) ||
            !widen_ledger(&best->ledger, MOST_CHILDREN)) {
            push(best, key, excess);
            return 0;
        }
        best->nodes++;
        best->looked[excess]++;
        read_position(best, key, excess);
        list_children(best);
        if (!come_by_children(best))
            return 0;
    }
    return 1;
}

/* ------------------------------------------------------------- the way back
 */

static const Child *next_child(Best *best, Frame *frame)
{
    read_position(best, frame->key, frame->excess);
    list_children(best);
    while (frame->child < best->count) {
        const Child *child = &best->children[frame->child++];
        Key *entry = find_entry(&best->ledger, child->key);
        if (entry->half[0] && excess_of(*entry) == child->excess) {
            *entry = entry_of(child->key, NO_EXCESS);
            return child;
        }
    }
    return NULL;
}

/* Goes only where the best way to a position was seen to lead, and nowhere
   twice. */
static u8 trace(Best *best, Key start)
{
    u32 depth = 1;
    best->step_count = 0;
    if (same_key(start, best->goal))
        return 1;
    best->limit++;
    best->frames[0].key = start;
    best->frames[0].child = 0;
    best->frames[0].excess = 0;
    while (depth && depth < MOST_STEPS_DEEP) {
        const Child *child = next_child(best, &best->frames[depth - 1]);
        if (!child) {
            depth--;
            continue;
        }
        best->steps[depth - 1] = child->step;
        best->frames[depth].key = child->key;
        best->frames[depth].child = 0;
        best->frames[depth].excess = child->excess;
        if (same_key(child->key, best->goal)) {
            best->step_count = depth;
            return 1;
        }
        depth++;
    }
    return 0;
}

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
    u64 slots = (plan->size / 8 * 5) / (sizeof(Key) + 1);
    open_ledger(&best->ledger, plan->rest, slots);
    best->floor = plan->rest + ((size_of_ledger(slots) + 63) & ~(u64)63);
    best->end = plan->rest + plan->size;
}

/* ------------------------------------------------------------ upper bound */

/* The number of moves other than home of a line that a beam found, or a
   number beyond all use. */
static u32 guess(const Plan *plan, const Question *question)
{
    Best *best = plan->best;
    const FreeCell *game = question->position;
    Beam *beam = (Beam *)(void *)plan->rest;
    u64 size = (sizeof(Beam) + 63) & ~(u64)63;
    const Step *steps;
    u32 count;
    if (plan->size < size ||
        !lay_beam(beam, plan->rest + size, plan->size - size, BEAM_WIDTH))
        return MOST_STEPS_DEEP;
    beam->custom.taste = &taste;
    beam->custom.room = game->cells;
    beam->custom.haste = FREECELL_KING;
    beam->single = 1;
    beam->early = 1;
    beam->limit = MOST_LEVELS;
    beam->most_nodes = question->most_nodes;
    beam->nodes = 0;
    beam->stop = question->stop;
    steps = run_beam(beam, game, &count);
    best->nodes = beam->nodes;
    if (!steps)
        return MOST_STEPS_DEEP;
    memcpy(best->steps, steps, count * sizeof *steps);
    best->step_count = count;
    return count;
}

/* ---------------------------------------------------------------- answer */

static u32 cards_left(const FreeCell *game)
{
    return FREECELL_CARDS - freecell.score(game);
}

/* A walk's key counts the cards that go home on the walk; here it tells all
   that are. */
static Key key_of_start(Best *best, const FreeCell *game)
{
    Walk walk;
    u8 suit;
    start_walk(&walk, game);
    best->keys = walk.keys;
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        walk.key.half[suit >> 1] +=
            game->home[suit] * best->keys.home_weight[suit];
    return walk.key;
}

static Key start_search(Best *best, const FreeCell *game)
{
    Key key = key_of_start(best, game);
    best->room = game->cells;
    best->haste = game->autoplay == PLAY_FULL ? FREECELL_KING : 0;
    read_position(best, key, 0);
    if (!best->haste)
        key = fly_from(best);
    read_position(best, key, 0);
    come_by(best, key, 0);
    if (!(best->view.tops | best->view.cells)) {
        best->goal = key;
        best->limit = 0;
    }
    return key;
}

static void tell_optimum(const Best *best, u32 cards, u32 bound,
                         Optimum *optimum)
{
    u32 open = lowest(best);
    optimum->bound = cards + bound;
    optimum->least = optimum->bound + open;
    memcpy(optimum->looked, best->looked, sizeof optimum->looked);
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

void prove_best(const Question *question, Answer *answer, Optimum *optimum)
{
    const FreeCell *game = question->position;
    Plan plan;
    Best *best;
    Key start;
    u32 guessed, bound, excess;
    u8 done;
    answer->verdict = LIMIT;
    memset(optimum, 0, sizeof *optimum);
    if (!lay_out(&plan, question))
        return;
    best = plan.best;
    guessed = guess(&plan, question);
    lay_search(best, &plan);
    best->limit = MOST_EXCESS + 1;
    start = start_search(best, game);
    bound = best->left;
    excess = guessed - bound;
    if (excess < best->limit)
        best->limit = (u8)excess;
    done = search(best, question, question->most_nodes) && !best->lost &&
           (best->limit <= MOST_EXCESS || !best->beyond);
    tell_optimum(best, cards_left(game), bound, optimum);
    answer->nodes = best->nodes;
    answer->positions = best->ledger.count;
    if (best->goal.half[0]) {
        if (!trace(best, start))
            best->step_count = 0;
        guessed = 0;
    }
    if (done)
        answer->verdict = guessed == MOST_STEPS_DEEP
                              ? (best->haste ? LIMIT : IMPOSSIBLE)
                              : SOLVED;
    if (guessed != MOST_STEPS_DEEP)
        tell_line(&plan, game, guessed ? FREECELL_KING : best->haste, answer);
    optimum->moved = answer->length;
}

/* Where even the search cannot remember how long the ways are, it may still
   be that there are none. */
void solve_best(const Question *question, Answer *answer)
{
    Optimum optimum;
    prove_best(question, answer, &optimum);
    if (answer->verdict != LIMIT || answer->length ||
        answer->nodes == question->most_nodes)
        return;
    solve_surely(question, answer);
    if (answer->verdict == SOLVED)
        answer->verdict = LIMIT;
}
