/* SPDX-License-Identifier: MIT */
/* Beam search for FreeCell. Candidates are scored by applying their steps to a
   copy of the parent; only candidates that are selected become states of the
   next level. Each candidate first waits in a ring until its bucket of the
   transposition table has been fetched from memory, which hides the latency of
   the cache miss. */
#include "beam_search.h"

#include <string.h>

enum {
    CANDIDATES_EACH = 4,
    LEVELS_EXPECTED = 80,
    TRANSPOSITIONS_PER_STATE = 64
};
enum { AHEAD = 8 };

/* ---------------------------------------------------------------- memory */

static void *take(u8 **memory, u64 size)
{
    void *taken = *memory;
    ASSERT(size);
    *memory += (size + 63) & ~(u64)63;
    return taken;
}

static u64 transposition_buckets(u64 size, u32 width)
{
    u64 buckets = 64;
    while (buckets * TRANSPOSITION_BUCKET <
               (u64)width * TRANSPOSITIONS_PER_STATE &&
           buckets * 4 * TRANSPOSITION_BUCKET * sizeof(u64) <= size)
        buckets *= 2;
    ASSERT(!(buckets & (buckets - 1)));
    return buckets;
}

static u64 size_of_beam(u32 width)
{
    return width * (2 * sizeof(LinkedState) +
                    CANDIDATES_EACH * sizeof(BeamCandidate) +
                    LEVELS_EXPECTED * sizeof(BeamStep)) +
           1024;
}

u32 freecell_beam_init(FreecellBeam *beam, void *memory, u64 size, u32 width)
{
    u64 skip = (0 - (u64)(uintptr_t)memory) & 63;
    u64 transpositions = transposition_buckets(size, width);
    u64 fixed = skip + transpositions * TRANSPOSITION_BUCKET * sizeof(u64);
    u8 *at = (u8 *)memory + skip;
    while (width && size < fixed + size_of_beam(width))
        width /= 2;
    beam->width = width;
    if (!width)
        return 0;
    beam->transpositions =
        take(&at, transpositions * TRANSPOSITION_BUCKET * sizeof(u64));
    beam->bucket_mask = transpositions - 1;
    beam->states = take(&at, width * sizeof(LinkedState));
    beam->next_states = take(&at, width * sizeof(LinkedState));
    beam->candidates =
        take(&at, width * CANDIDATES_EACH * sizeof(BeamCandidate) +
                      MOST_LEVELS * sizeof(FreecellStep));
    beam->trail = (BeamStep *)(void *)at;
    beam->trail_room = (u64)width * LEVELS_EXPECTED;
    ASSERT((u8 *)(beam->trail + beam->trail_room) <= (u8 *)memory + size);
    return width;
}

/* ------------------------------------------------------------ candidates */

static u64 *transposition_bucket(const FreecellBeam *beam, u64 key)
{
    return &beam->transpositions[(key >> 24 & beam->bucket_mask) *
                                 TRANSPOSITION_BUCKET];
}

/* Inserts a key. Returns 1 if it was absent, or had been replaced. */
static u8 transposition_insert(FreecellBeam *beam, u64 key)
{
    u64 *bucket = transposition_bucket(beam, key);
    u8 i;
    ASSERT_SLOW(key);
    for (i = 0; i < TRANSPOSITION_BUCKET; i++)
        if (bucket[i] == key)
            return 0;
    memmove(bucket + 1, bucket, (TRANSPOSITION_BUCKET - 1) * sizeof *bucket);
    bucket[0] = key;
    return 1;
}

/* Drops the candidates that can no longer be selected. */
static void prune_candidates(FreecellBeam *beam)
{
    u32 i;
    u32 count = 0;
    for (i = 0; i < beam->count; i++)
        if (beam->candidates[i].score <= beam->cutoff)
            beam->candidates[count++] = beam->candidates[i];
    beam->count = count;
    ASSERT_SLOW(count == beam->below);
}

static void add_candidate(FreecellBeam *beam, const BeamCandidate *candidate)
{
    if (beam->count == beam->width * CANDIDATES_EACH)
        prune_candidates(beam);
    ASSERT_SLOW(beam->count < beam->width * CANDIDATES_EACH);
    beam->candidates[beam->count++] = *candidate;
    beam->score_counts[candidate->score]++;
    beam->below++;
    while (beam->below - beam->score_counts[beam->cutoff] >= beam->width)
        beam->below -= beam->score_counts[beam->cutoff--];
}

static u16 slot_of_score(i16 score)
{
    i32 slot = score + SCORE_ZERO;
    return (u16)(slot < 0 ? 0 : slot < SCORES / 8 ? slot : SCORES / 8 - 1);
}

static u32 least_moves(const FreecellBeam *beam, const LinkedState *state)
{
    return beam->single_cards ? state->aside : state->piles;
}

static u8 can_survive(const FreecellBeam *beam, u16 score)
{
    return score < beam->cutoff ||
           (score == beam->cutoff && beam->below < beam->width);
}

/* Takes the oldest pending candidate from the ring and, if its position is
   new, lists it. */
static PendingCandidate *admit_oldest(FreecellBeam *beam)
{
    PendingCandidate *next = &beam->pending[beam->admitted++ % PENDING];
    if (next->key && can_survive(beam, next->candidate.score) &&
        transposition_insert(beam, next->key))
        add_candidate(beam, &next->candidate);
    next->key = 0;
    return next;
}

static void admit_all(FreecellBeam *beam)
{
    u32 i;
    for (i = 0; i < PENDING; i++)
        admit_oldest(beam);
}

static void delay_candidate(FreecellBeam *beam, FreecellStep step, u16 score)
{
    PendingCandidate *last = admit_oldest(beam);
    last->candidate.parent = beam->at;
    last->candidate.step = step;
    last->candidate.score = score;
    last->key = beam->trial.key;
    __builtin_prefetch(transposition_bucket(beam, last->key), 1);
}

static u16 score_of(const LinkedState *state)
{
    return linked_state_is_won(state) ? 0
                                      : (u16)(slot_of_score(state->score) * 8 +
                                              (state->key >> 40 & 7));
}

static void generate(FreecellBeam *beam, u8 card, u8 onto)
{
    FreecellStep step = {card, onto};
    u16 score;
    if (card == beam->states[beam->at].last)
        return;
    beam->trial = beam->states[beam->at];
    linked_state_apply(&beam->trial, &beam->rules, step);
    if (beam->level + 1 + least_moves(beam, &beam->trial) >= beam->limit)
        return;
    score = score_of(&beam->trial);
    if (can_survive(beam, score))
        delay_candidate(beam, step, score);
}

/* ----------------------------------------------------------------- steps */

/* Whether the column that ends with a card has room for more. */
static u8 has_room(const LinkedState *state, u8 top, u32 count)
{
    u8 i = 0;
    while (state->top[i] != top)
        i++;
    return state->height[i] + count <= FREECELL_DEEPEST;
}

static void generate_onto(FreecellBeam *beam, u8 card, u32 count)
{
    const LinkedState *state = &beam->states[beam->at];
    u64 goals = parents_of(card) & state->tops;
    for (; goals; goals &= goals - 1)
        if (has_room(state, FIRST_OF(goals), count))
            generate(beam, card, FIRST_OF(goals));
}

static void generate_home(FreecellBeam *beam, u8 card)
{
    ASSERT_SLOW(card);
    if (beam->states[beam->at].next & SET_OF(card))
        generate(beam, card, AT_HOME);
}

/* Runs to an empty column are moved as a whole, as far as the free cells
   allow. */
static void generate_runs(FreecellBeam *beam, u8 card)
{
    const LinkedState *state = &beam->states[beam->at];
    u32 most = beam->single_cards ? 1
                                  : (beam->rules.room - state->cells_used + 1U)
                                        << state->empty_columns;
    u32 count;
    ASSERT_SLOW(card);
    for (count = 1; count <= most; count++) {
        u8 under = state->under[card];
        u8 linked = is_sequence(card, under);
        generate_onto(beam, card, count);
        if (under && state->empty_columns && (count == 1 || count <= most / 2))
            generate(beam, card, ON_EMPTY_COLUMN);
        if (!linked)
            return;
        card = under;
    }
}

static void generate_from_cell(FreecellBeam *beam, u8 card)
{
    ASSERT_SLOW(beam->states[beam->at].cells & SET_OF(card));
    generate_onto(beam, card, 1);
    generate_home(beam, card);
    if (beam->states[beam->at].empty_columns)
        generate(beam, card, ON_EMPTY_COLUMN);
}

static void expand_state(FreecellBeam *beam)
{
    const LinkedState *state = &beam->states[beam->at];
    u64 cells = state->cells;
    u8 i;
    for (i = 0; i < FREECELL_COLUMNS; i++)
        if (state->top[i]) {
            generate_runs(beam, state->top[i]);
            generate_home(beam, state->top[i]);
            if (state->cells_used < beam->rules.room)
                generate(beam, state->top[i], IN_CELL);
        }
    for (; cells; cells &= cells - 1)
        generate_from_cell(beam, FIRST_OF(cells));
}

/* ---------------------------------------------------------------- levels */

/* A counting sort: computes where the candidates of each score begin. */
static void order_scores(FreecellBeam *beam)
{
    u32 first = 0;
    u32 score;
    ASSERT_SLOW(beam->cutoff < SCORES);
    for (score = 0; score <= beam->cutoff; score++) {
        u32 count = beam->score_counts[score];
        beam->score_counts[score] = first;
        first += count;
    }
}

/* Selects the best candidates in order of their score; returns how many. */
static u32 select_best(FreecellBeam *beam, BeamStep *state)
{
    u32 i;
    prune_candidates(beam);
    order_scores(beam);
    for (i = 0; i < beam->count; i++) {
        const BeamCandidate *candidate = &beam->candidates[i];
        u32 place = beam->score_counts[candidate->score]++;
        if (place >= beam->width)
            continue;
        state[place].parent = candidate->parent;
        state[place].step = candidate->step;
    }
    ASSERT(beam->count == beam->below);
    return beam->count < beam->width ? beam->count : beam->width;
}

static void prefetch_state(const LinkedState *state)
{
    const u8 *bytes = (const u8 *)state;
    u32 i;
    for (i = 0; i < sizeof *state; i += 64)
        __builtin_prefetch(bytes + i);
}

static u32 select_level(FreecellBeam *beam)
{
    const BeamStep *trail = &beam->trail[beam->trail_used];
    LinkedState *kept = beam->next_states;
    u32 count = select_best(beam, &beam->trail[beam->trail_used]);
    u32 i;
    for (i = 0; i < count; i++) {
        if (i + AHEAD < count)
            prefetch_state(&beam->states[trail[i + AHEAD].parent]);
        kept[i] = beam->states[trail[i].parent];
        linked_state_apply(&kept[i], &beam->rules, trail[i].step);
    }
    ASSERT(count <= beam->width);
    beam->next_states = beam->states;
    beam->states = kept;
    return count;
}

static void start_level(FreecellBeam *beam)
{
    memset(beam->score_counts, 0, sizeof beam->score_counts);
    beam->cutoff = SCORES - 1;
    beam->count = 0;
    beam->below = 0;
}

/* Returns 0 if there is no next level. */
static u8 expand_level(FreecellBeam *beam)
{
    u32 count = beam->level_sizes[beam->level];
    ASSERT(beam->level < MOST_LEVELS && count <= beam->width);
    if (beam->level + 1 == MOST_LEVELS ||
        beam->trail_used + beam->width > beam->trail_room)
        return 0;
    start_level(beam);
    for (beam->at = 0; beam->at < count; beam->at++) {
        if (beam->nodes == beam->most_nodes || is_stopped(beam->question))
            return 0;
        beam->nodes++;
        expand_state(beam);
    }
    admit_all(beam);
    count = select_level(beam);
    beam->level_sizes[++beam->level] = count;
    beam->trail_used += count;
    return count != 0;
}

/* The steps from the start to the first position of the level. They are
   written after the trail. */
static const FreecellStep *trace_steps(FreecellBeam *beam)
{
    FreecellStep *steps = (FreecellStep *)(void *)beam->candidates;
    u64 first = beam->trail_used;
    u32 at = 0;
    u32 level;
    for (level = beam->level; level; level--) {
        const BeamStep *link;
        ASSERT(at < beam->level_sizes[level]);
        first -= beam->level_sizes[level];
        link = &beam->trail[first + at];
        steps[level - 1] = link->step;
        at = link->parent;
    }
    ASSERT(beam->level_sizes[0] == 1 && !at);
    return steps;
}

const FreecellStep *freecell_beam_run(FreecellBeam *beam, const FreeCell *game,
                                      u32 *count)
{
    ASSERT(beam->width);
    memset(beam->transpositions, 0,
           (size_t)(beam->bucket_mask + 1) * TRANSPOSITION_BUCKET *
               sizeof *beam->transpositions);
    linked_state_init(beam->states, &beam->rules, game);
    if (beam->autoplay_first)
        linked_state_autoplay(beam->states, &beam->rules);
    beam->level = 0;
    beam->level_sizes[0] = 1;
    beam->trail_used = 0;
    memset(beam->pending, 0, sizeof beam->pending);
    beam->admitted = 0;
    transposition_insert(beam, beam->states->key);
    while (!linked_state_is_won(beam->states))
        if (!expand_level(beam))
            return NULL;
    *count = beam->level;
    return trace_steps(beam);
}
