/* SPDX-License-Identifier: MIT */
/* One level after the other: offer what follows, see which are best, keep. */
#include "beam_search.h"

#include <string.h>

#include "transposition.h"

#define NOT_HOME 0xFFFFFFFFU

enum {
    MOST_CHILDREN = 3,
    BINS = 4096,
    LEAST_WIDTH = 16,
    BATCH = 64,   /* probes that wait for their tables at once */
    MET_EACH = 16 /* remembered, for each board kept in a level */
};

typedef struct Offer {
    u32 parent, score;
    u8 from, way, rises;
    u8 kept;
} Offer;

typedef struct Level {
    u8 *nodes;
    u64 *keys;
    u32 count;
} Level;

typedef struct Beam {
    const Judge *judge;
    Budget *budget;
    u32 width, most;
    u32 size; /* of a board */
    Met met;
    Level levels[2];
    Offer *offers;
    u32 *order; /* of them */
    u32 offer_count;
    u32 least, greatest; /* score offered */
    u8 *ways; /* of each board of each level: those that were kept */
    u64 way_count;
    u64 *starts; /* of each level, in the ways */
    u32 home;    /* the board that is, or NOT_HOME */
} Beam;

/* A step to be looked at. */
typedef struct Probe {
    Glance glance;
    u64 key;
    u32 parent;
    u8 way;
} Probe;

/* ---------------------------------------------------------------- memory */

/* What a position more in each level takes. */
static u64 room_for_one(const Beam *beam)
{
    return 2 * (beam->size + sizeof(u64)) +
           MOST_CHILDREN * (sizeof(Offer) + sizeof(u32)) + beam->most +
           2 * MET_EACH * sizeof(u32);
}

static u8 take_level(const Beam *beam, Level *level, Arena *arena)
{
    level->nodes = take(arena, beam->width, beam->size);
    level->keys = take(arena, beam->width, sizeof(u64));
    level->count = 0;
    return level->nodes && level->keys;
}

static u8 take_offers(Beam *beam, Arena *arena)
{
    u64 most = (u64)beam->width * MOST_CHILDREN + 1;
    beam->offers = take(arena, most, sizeof(Offer));
    beam->order = take(arena, most, sizeof(u32));
    beam->ways = take(arena, (u64)beam->width * beam->most, 1);
    return beam->offers && beam->order && beam->ways;
}

/* No level gets wider than there are nodes or memory for. */
static u8 share_out(Beam *beam, Arena *arena)
{
    u64 width = 2 * (beam->budget->left / beam->most) + LEAST_WIDTH;
    beam->starts = take(arena, beam->most + 1ULL, sizeof(u64));
    if (!beam->starts)
        return 0;
    if (width > arena->left / room_for_one(beam))
        width = arena->left / room_for_one(beam);
    if (width < beam->width)
        beam->width = (u32)width;
    return beam->width >= LEAST_WIDTH && take_offers(beam, arena) &&
           take_level(beam, &beam->levels[0], arena) &&
           take_level(beam, &beam->levels[1], arena) &&
           make_met(&beam->met, beam->judge->cells,
                    (u64)beam->width * MET_EACH, arena);
}

static BeamNode *node_at(const Beam *beam, const Level *level, u32 at)
{
    return (BeamNode *)(void *)(level->nodes + (u64)at * beam->size);
}

/* ---------------------------------------------------------------- offers */

static u32 probe_steps(const Beam *beam, const SlidingBoard *board,
                       const Level *level, u32 at, Probe *probes)
{
    const BeamNode *node = node_at(beam, level, at);
    const u8 *tiles = beam_node_tiles(beam->judge, node);
    u32 count = 0;
    u8 way;
    for (way = 0; way < DIRECTIONS; way++) {
        Probe *probe = &probes[count];
        u8 from = board_neighbour(board, node->hole, way);
        if (from == NO_SPOT || from == node->before)
            continue;
        probe->glance.node = node;
        probe->glance.from = from;
        probe->glance.tile = tiles[from];
        probe->key = key_after(&beam->met, level->keys[at], tiles[from], from,
                               node->hole);
        probe->parent = at;
        probe->way = way;
        aim_at_met(&beam->met, probe->key);
        count++;
    }
    return count;
}

static u32 leave_out_met(const Beam *beam, Probe *probes, u32 count)
{
    u32 kept = 0;
    u32 i;
    for (i = 0; i < count; i++) {
        if (meet(&beam->met, probes[i].key) || !spend(beam->budget))
            continue;
        probes[kept] = probes[i];
        aim_at_sets(beam->judge, &probes[kept++].glance);
    }
    return kept;
}

/* Whether the goal can be so near. */
static u8 is_near(const Judge *judge, const Glance *glance, u32 left)
{
    u8 views = (u8)(judge->pdbs ? judge->pdbs->view_count : 0);
    u8 i = 0;
    while (i < views && glance->sum[i] < left)
        i++;
    return i == views;
}

static void offer(Beam *beam, const Probe *probe)
{
    const Glance *glance = &probe->glance;
    Offer *offer = &beam->offers[beam->offer_count++];
    offer->parent = probe->parent;
    offer->score = glance->score;
    offer->from = glance->from;
    offer->way = probe->way;
    offer->rises = glance->rises;
    offer->kept = 0;
    if (offer->score < beam->least)
        beam->least = offer->score;
    if (offer->score > beam->greatest)
        beam->greatest = offer->score;
}

static void offer_batch(Beam *beam, Probe *probes, u32 count, u32 left)
{
    u32 i;
    count = leave_out_met(beam, probes, count);
    for (i = 0; i < count; i++)
        aim_at_bits(beam->judge, &probes[i].glance);
    for (i = 0; i < count; i++) {
        judge_step(beam->judge, &probes[i].glance);
        if (is_near(beam->judge, &probes[i].glance, left))
            offer(beam, &probes[i]);
    }
}

static void offer_steps(Beam *beam, const SlidingBoard *board,
                        const Level *level, u32 left)
{
    Probe probes[BATCH + DIRECTIONS];
    u32 count = 0;
    u32 at;
    beam->offer_count = 0;
    beam->least = ~0U;
    beam->greatest = 0;
    for (at = 0; at < level->count; at++) {
        count += probe_steps(beam, board, level, at, probes + count);
        if (count < BATCH)
            continue;
        offer_batch(beam, probes, count, left);
        count = 0;
    }
    offer_batch(beam, probes, count, left);
}

/* -------------------------------------------------------------- choosing */

/* Best first; those alike in the order in which they were offered. */
static void sort_offers(Beam *beam)
{
    u32 starts[BINS + 1] = {0};
    u32 span = beam->greatest - beam->least;
    u32 shift = 0;
    u32 i;
    while (span >> shift >= BINS)
        shift++;
    for (i = 0; i < beam->offer_count; i++)
        starts[((beam->offers[i].score - beam->least) >> shift) + 1]++;
    for (i = 1; i <= BINS; i++)
        starts[i] += starts[i - 1];
    for (i = 0; i < beam->offer_count; i++) {
        u32 bin = (beam->offers[i].score - beam->least) >> shift;
        beam->order[starts[bin]++] = i;
    }
}

static void choose_best(Beam *beam, u32 width)
{
    u32 share = beam->judge->pdbs ? width : 2 * width / beam->judge->cells + 1;
    u32 taken[SLIDING_CELLS] = {0};
    u32 i;
    for (i = 0; i < beam->offer_count && width; i++) {
        Offer *offer = &beam->offers[beam->order[i]];
        if (taken[offer->from]++ >= share)
            continue;
        offer->kept = 1;
        width--;
    }
}

/* --------------------------------------------------------------- keeping */

static void keep(Beam *beam, const Level *from, Level *to, const Offer *offer)
{
    const BeamNode *before = node_at(beam, from, offer->parent);
    u8 tile = beam_node_tiles(beam->judge, before)[offer->from];
    beam_node_step(beam->judge, before, offer->from, offer->rises,
                   offer->score, node_at(beam, to, to->count));
    to->keys[to->count] = key_after(&beam->met, from->keys[offer->parent],
                                    tile, offer->from, before->hole);
    beam->ways[beam->way_count + offer->parent] |= (u8)(1 << offer->way);
    if (!offer->score)
        beam->home = to->count;
    to->count++;
}

/* In the order of the boards before, which are then read but once. */
static void keep_chosen(Beam *beam, const Level *from, Level *to)
{
    u32 i;
    to->count = 0;
    memset(beam->ways + beam->way_count, 0, from->count);
    for (i = 0; i < beam->offer_count; i++)
        if (beam->offers[i].kept)
            keep(beam, from, to, &beam->offers[i]);
    beam->way_count += from->count;
}

/* ---------------------------------------------------------------- search */

static void start(Beam *beam, const SlidingBoard *board)
{
    Level *level = &beam->levels[0];
    judge_tray(beam->judge, board, node_at(beam, level, 0));
    level->keys[0] = key_of_tray(&beam->met, board);
    level->count = 1;
    meet(&beam->met, level->keys[0]);
    beam->home = NOT_HOME;
    beam->way_count = 0;
}

/* The board whose child that is, and by which way. */
static u32 find_parent(const u8 *ways, u32 child, u8 *way)
{
    u32 at = 0;
    u8 kept;
    while (popcount_4(ways[at]) <= child)
        child -= popcount_4(ways[at++]);
    for (kept = ways[at]; child; child--)
        kept &= (u8)(kept - 1);
    *way = (u8)__builtin_ctz(kept);
    return at;
}

static u32 trace_back(const Beam *beam, const SlidingBoard *board, u32 length,
                      u8 *steps)
{
    u32 at = beam->home;
    u8 hole = board->hole;
    u32 i;
    for (i = length; i--;)
        at = find_parent(beam->ways + beam->starts[i], at, &steps[i]);
    for (i = 0; i < length; i++)
        steps[i] = hole = board_neighbour(board, hole, steps[i]);
    return length;
}

/* So that the nodes last for all levels that may come; the first of them get
   more, since the last ones have few boards that can be home in time. */
static u32 next_width(const Beam *beam, u32 count, u64 used, u32 levels)
{
    u64 part = beam->budget->left / (levels * 3 / 4 + 2);
    u64 width = part / (used + 1) > beam->width ? beam->width
                                                : part * count / (used + 1);
    if (width < LEAST_WIDTH)
        return LEAST_WIDTH;
    return width < beam->width ? (u32)width : beam->width;
}

/* From level to level until one is home. */
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
        offer_steps(beam, board, from, beam->most - length);
        if (!beam->budget->left)
            return 0;
        sort_offers(beam);
        choose_best(beam,
                    next_width(beam, from->count, before - beam->budget->left,
                               beam->most - length));
        keep_chosen(beam, from, to);
        from = to;
        to = other;
    }
    return from->count ? trace_back(beam, board, length, steps) : 0;
}

u32 find_by_beam(const Judge *judge, const SlidingBoard *board, u32 width,
                 u32 most, Arena arena, Budget *budget, u8 *steps)
{
    Beam beam;
    memset(&beam, 0, sizeof beam);
    beam.judge = judge;
    beam.budget = budget;
    beam.width = width;
    beam.most = most;
    beam.size = beam_node_size(judge);
    if (!share_out(&beam, &arena))
        return 0;
    start(&beam, board);
    return run(&beam, board, steps);
}
