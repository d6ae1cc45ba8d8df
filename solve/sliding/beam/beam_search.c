/* SPDX-License-Identifier: MIT */
/* The beam search itself. For each level it generates candidates in batches,
   so that database lookups overlap, sorts them by score, and keeps the best.
   Only one byte per node of earlier levels is stored: it is enough to trace
   the line back. */
#include "beam_search.h"

#include <string.h>

#include "transposition.h"

#define NOT_HOME 0xFFFFFFFFU

enum {
    MOST_CHILDREN = 3,
    BINS = 4096,
    LEAST_WIDTH = 16,
    BATCH = 32,    /* successors whose entries in databases, or weights, are
                      fetched at the same time */
    AHEAD = 8,     /* parents that are fetched before they are needed */
    SEEN_EACH = 16 /* entries of the transposition table per node of a level */
};

typedef struct Candidate {
    u32 parent, score;
    u8 from, way, rises;
    u8 kept;
} Candidate;

typedef struct Level {
    u8 *nodes;
    u64 *keys;
    u32 count;
} Level;

typedef struct Beam {
    const Evaluator *evaluator;
    Budget *budget;
    u32 width, most;
    u32 size; /* of a node, in bytes */
    TranspositionTable seen;
    Level levels[2];
    Candidate *candidates;
    u32 *order; /* the candidates, best first */
    u32 candidate_count;
    u32 least, greatest; /* scores of the candidates */
    u8 *ways; /* for each node of each level, a bit for each successor kept */
    u64 way_count;
    u64 *starts; /* where each level begins in "ways" */
    u32 home;    /* the node at the goal, or NOT_HOME */
} Beam;

/* A successor that is being evaluated. */
typedef struct Probe {
    Step step;
    u64 key;
    u32 parent;
    u8 way;
} Probe;

/* ---------------------------------------------------------------- memory */

/* The memory needed to make each level one node wider. */
static u64 room_for_one(const Beam *beam)
{
    return 2 * (beam->size + sizeof(u64)) +
           MOST_CHILDREN * (sizeof(Candidate) + sizeof(u32)) + beam->most +
           2 * SEEN_EACH * sizeof(u32);
}

static u8 take_level(const Beam *beam, Level *level, Arena *arena)
{
    ASSERT(beam->width);
    level->nodes = take(arena, beam->width, beam->size);
    level->keys = take(arena, beam->width, sizeof(u64));
    level->count = 0;
    return level->nodes && level->keys;
}

static u8 take_candidates(Beam *beam, Arena *arena)
{
    u64 most = (u64)beam->width * MOST_CHILDREN + 1;
    ASSERT(beam->most);
    beam->candidates = take(arena, most, sizeof(Candidate));
    beam->order = take(arena, most, sizeof(u32));
    beam->ways = take(arena, (u64)beam->width * beam->most, 1);
    return beam->candidates && beam->order && beam->ways;
}

/* Divides the memory. The width is limited by the nodes left and by the
   memory. */
static u8 share_out(Beam *beam, Arena *arena)
{
    u64 width = 2 * (beam->budget->left / beam->most) + LEAST_WIDTH;
    ASSERT(beam->most);
    beam->starts = take(arena, beam->most + 1ULL, sizeof(u64));
    if (!beam->starts)
        return 0;
    if (width > arena->left / room_for_one(beam))
        width = arena->left / room_for_one(beam);
    if (width < beam->width)
        beam->width = (u32)width;
    return beam->width >= LEAST_WIDTH && take_candidates(beam, arena) &&
           take_level(beam, &beam->levels[0], arena) &&
           take_level(beam, &beam->levels[1], arena) &&
           transposition_make(&beam->seen, beam->evaluator->cells,
                              (u64)beam->width * SEEN_EACH, arena);
}

static BeamNode *node_at(const Beam *beam, const Level *level, u32 at)
{
    ASSERT_SLOW(at < beam->width);
    return (BeamNode *)(void *)(level->nodes + (u64)at * beam->size);
}

/* Processors don't foresee where the next node begins. */
static void prefetch_node(const Beam *beam, const Level *level, u32 at)
{
    const char *node = (const char *)node_at(beam, level, at);
    u32 i;
    for (i = 0; i < beam->size; i += ARENA_STEP)
        __builtin_prefetch(node + i);
}

/* ------------------------------------------------------------ candidates */

static u32 probe_steps(const Beam *beam, const SlidingBoard *board,
                       const Level *level, u32 at, Probe *probes)
{
    const BeamNode *node = node_at(beam, level, at);
    const u8 *tiles = beam_node_tiles(beam->evaluator, node);
    u32 count = 0;
    u8 way;
    for (way = 0; way < DIRECTIONS; way++) {
        Probe *probe = &probes[count];
        u8 from = board_neighbour(board, node->gap, way);
        if (from == NO_SPOT || from == node->before)
            continue;
        probe->step.node = node;
        probe->step.from = from;
        probe->step.tile = tiles[from];
        probe->key = transposition_key_after(&beam->seen, level->keys[at],
                                             tiles[from], from, node->gap);
        probe->parent = at;
        probe->way = way;
        transposition_prefetch(&beam->seen, probe->key);
        count++;
    }
    ASSERT_SLOW(count <= DIRECTIONS);
    return count;
}

static u32 skip_seen(const Beam *beam, Probe *probes, u32 count)
{
    u32 kept = 0;
    u32 i;
    for (i = 0; i < count; i++) {
        if (transposition_visit(&beam->seen, probes[i].key) ||
            !spend(beam->budget))
            continue;
        probes[kept] = probes[i];
        evaluator_prefetch_index(beam->evaluator, &probes[kept++].step);
    }
    return kept;
}

/* Whether the goal may be near enough to be reached in the steps left. The
   views are admissible, so a node that fails this is useless. */
static u8 is_near(const Evaluator *evaluator, const Step *step, u32 left)
{
    u8 views = evaluator_views(evaluator);
    u8 i = 0;
    ASSERT_SLOW(views <= VIEWS);
    while (i < views && step->sum[i] < left)
        i++;
    return i == views;
}

static void add_candidate(Beam *beam, const Probe *probe)
{
    const Step *step = &probe->step;
    Candidate *candidate = &beam->candidates[beam->candidate_count++];
    ASSERT_SLOW(beam->candidate_count <= beam->width * MOST_CHILDREN + 1);
    candidate->parent = probe->parent;
    candidate->score = step->score;
    candidate->from = step->from;
    candidate->way = probe->way;
    candidate->rises = step->rises;
    candidate->kept = 0;
    if (candidate->score < beam->least)
        beam->least = candidate->score;
    if (candidate->score > beam->greatest)
        beam->greatest = candidate->score;
}

static void evaluate_batch(Beam *beam, Probe *probes, u32 count, u32 left)
{
    u32 i;
    ASSERT_SLOW(count <= BATCH + DIRECTIONS);
    count = skip_seen(beam, probes, count);
    for (i = 0; i < count; i++)
        evaluator_prefetch_bits(beam->evaluator, &probes[i].step);
    for (i = 0; i < count; i++) {
        evaluate_step(beam->evaluator, &probes[i].step);
        if (is_near(beam->evaluator, &probes[i].step, left))
            add_candidate(beam, &probes[i]);
    }
}

static void generate_candidates(Beam *beam, const SlidingBoard *board,
                                const Level *level, u32 left)
{
    Probe probes[BATCH + DIRECTIONS];
    u32 count = 0;
    u32 at;
    ASSERT_SLOW(level->count <= beam->width);
    beam->candidate_count = 0;
    beam->least = ~0U;
    beam->greatest = 0;
    for (at = 0; at < level->count; at++) {
        if (at + AHEAD < level->count)
            prefetch_node(beam, level, at + AHEAD);
        count += probe_steps(beam, board, level, at, probes + count);
        if (count < BATCH)
            continue;
        evaluate_batch(beam, probes, count, left);
        count = 0;
    }
    evaluate_batch(beam, probes, count, left);
}

/* -------------------------------------------------------------- choosing */

/* A stable bucket sort, best first. */
static void sort_candidates(Beam *beam)
{
    u32 starts[BINS + 1] = {0};
    u32 span = beam->greatest - beam->least;
    u32 shift = 0;
    u32 i;
    ASSERT_SLOW(!beam->candidate_count || beam->greatest >= beam->least);
    while (span >> shift >= BINS)
        shift++;
    for (i = 0; i < beam->candidate_count; i++)
        starts[((beam->candidates[i].score - beam->least) >> shift) + 1]++;
    for (i = 1; i <= BINS; i++)
        starts[i] += starts[i - 1];
    for (i = 0; i < beam->candidate_count; i++) {
        u32 bin = (beam->candidates[i].score - beam->least) >> shift;
        beam->order[starts[bin]++] = i;
    }
}

static void choose_best(Beam *beam, u32 width)
{
    u32 share = beam->evaluator->pdbs || has_network(beam->evaluator)
                    ? width
                    : 2 * width / beam->evaluator->cells + 1;
    u32 taken[SLIDING_CELLS] = {0};
    u32 i;
    ASSERT(width <= beam->width);
    for (i = 0; i < beam->candidate_count && width; i++) {
        Candidate *candidate = &beam->candidates[beam->order[i]];
        if (taken[candidate->from]++ >= share)
            continue;
        candidate->kept = 1;
        width--;
    }
}

/* --------------------------------------------------------------- keeping */

static void keep(Beam *beam, const Level *from, Level *to,
                 const Candidate *candidate)
{
    const BeamNode *before = node_at(beam, from, candidate->parent);
    ASSERT_SLOW(candidate->kept);
    ASSERT_SLOW(to->count < beam->width);
    u8 tile = beam_node_tiles(beam->evaluator, before)[candidate->from];
    beam_node_step(beam->evaluator, before, candidate->from, candidate->rises,
                   candidate->score, node_at(beam, to, to->count));
    to->keys[to->count] =
        transposition_key_after(&beam->seen, from->keys[candidate->parent],
                                tile, candidate->from, before->gap);
    beam->ways[beam->way_count + candidate->parent] |=
        (u8)(1 << candidate->way);
    if (!candidate->score)
        beam->home = to->count;
    to->count++;
}

/* Works in the order of the parents, so that each of them is read only
   once. */
static void keep_chosen(Beam *beam, const Level *from, Level *to)
{
    u32 i;
    to->count = 0;
    ASSERT_SLOW(beam->way_count + from->count <=
                (u64)beam->width * beam->most);
    memset(beam->ways + beam->way_count, 0, from->count);
    for (i = 0; i < beam->candidate_count; i++) {
        const Candidate *candidate = &beam->candidates[i];
        const Candidate *next = candidate + 2 * AHEAD;
        if (i + 2 * AHEAD < beam->candidate_count && next->kept)
            prefetch_node(beam, from, next->parent);
        if (candidate->kept)
            keep(beam, from, to, candidate);
    }
    beam->way_count += from->count;
}

/* ---------------------------------------------------------------- search */

static void start(Beam *beam, const SlidingBoard *board)
{
    Level *level = &beam->levels[0];
    ASSERT(beam->width >= LEAST_WIDTH);
    evaluate_board(beam->evaluator, board, node_at(beam, level, 0));
    level->keys[0] = transposition_key(&beam->seen, board);
    level->count = 1;
    transposition_visit(&beam->seen, level->keys[0]);
    beam->home = NOT_HOME;
    beam->way_count = 0;
}

/* Finds the parent of a node and the direction that leads from it, by counting
   the bits of the parent's level. */
static u32 find_parent(const u8 *ways, u32 child, u8 *way)
{
    u32 at = 0;
    u8 kept;
    while (popcount_4(ways[at]) <= child)
        child -= popcount_4(ways[at++]);
    for (kept = ways[at]; child; child--)
        kept &= (u8)(kept - 1);
    ASSERT_SLOW(kept);
    *way = (u8)__builtin_ctz(kept);
    return at;
}

static u32 trace_back(const Beam *beam, const SlidingBoard *board, u32 length,
                      u8 *steps)
{
    u32 at = beam->home;
    u8 gap = board->gap;
    u32 i;
    ASSERT(beam->home != NOT_HOME);
    for (i = length; i--;)
        at = find_parent(beam->ways + beam->starts[i], at, &steps[i]);
    for (i = 0; i < length; i++)
        steps[i] = gap = board_neighbour(board, gap, steps[i]);
    return length;
}

/* Distributes the nodes over all levels that may follow. Early levels get
   more, because few nodes of the last levels can still reach the goal in
   time. */
static u32 next_width(const Beam *beam, u32 count, u64 used, u32 levels)
{
    u64 part = beam->budget->left / (levels * 3 / 4 + 2);
    u64 width = part / (used + 1) > beam->width ? beam->width
                                                : part * count / (used + 1);
    ASSERT(levels);
    if (width < LEAST_WIDTH)
        return LEAST_WIDTH;
    return width < beam->width ? (u32)width : beam->width;
}

/* Proceeds level by level until a node is at the goal. */
static u32 run(Beam *beam, const SlidingBoard *board, u8 *steps)
{
    u32 length = 0;
    Level *from = &beam->levels[0];
    Level *to = &beam->levels[1];
    while (from->count && beam->home == NOT_HOME) {
        Level *other = from;
        u64 before = beam->budget->left;
        beam->starts[length] = beam->way_count;
        if (++length >= beam->most)
            return 0;
        generate_candidates(beam, board, from, beam->most - length);
        if (!beam->budget->left)
            return 0;
        sort_candidates(beam);
        choose_best(beam,
                    next_width(beam, from->count, before - beam->budget->left,
                               beam->most - length));
        keep_chosen(beam, from, to);
        if (beam->evaluator->watch)
            beam->evaluator->watch(beam->evaluator->watcher, length, to->nodes,
                                   to->count);
        from = to;
        to = other;
    }
    return from->count ? trace_back(beam, board, length, steps) : 0;
}

u32 beam_search(const Evaluator *evaluator, const SlidingBoard *board,
                u32 width, u32 most, Arena arena, Budget *budget, u8 *steps)
{
    Beam beam;
    ASSERT(most);
    memset(&beam, 0, sizeof beam);
    beam.evaluator = evaluator;
    beam.budget = budget;
    beam.width = width;
    beam.most = most;
    beam.size = beam_node_size(evaluator);
    if (!share_out(&beam, &arena))
        return 0;
    start(&beam, board);
    return run(&beam, board, steps);
}
