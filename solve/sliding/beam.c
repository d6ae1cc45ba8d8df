/* SPDX-License-Identifier: MIT */
/* One level after the other: offer what follows, sort, keep. */
#include "beam.h"

#include <string.h>

enum { BINS = 4096, MOST_CHILDREN = 3 };

/* How a kept position was reached. */
typedef struct Arrival {
    u32 before;
    u8 cell;
} Arrival;

typedef struct Node {
    u32 score;
    u32 mark;
    u8 hole, before;
    u64 key;
} Node;

typedef struct Offer {
    u64 key;
    u32 node, score;
    u8 from;
} Offer;

typedef struct Level {
    Node *nodes;
    u8 *tiles;
    Pose *poses;
    u32 count;
} Level;

typedef struct Beam {
    const Judge *judge;
    Budget *budget;
    u32 width, share;
    u8 cells;
    u8 pose_count;
    u64 *keys; /* of each tile on each cell */
    u64 *seen;
    u32 mask;
    Level levels[2];
    Offer *offers;
    u32 *order;
    u32 offer_count;
    u32 least, greatest; /* score offered */
    Arrival *marks;
    u32 mark_count, most_marks;
} Beam;

/* ----------------------------------------------------------------- memory */

static u8 take_level(const Beam *beam, Level *level, Arena *arena)
{
    u64 poses = (u64)beam->width * beam->pose_count;
    level->nodes = take(arena, beam->width, sizeof(Node));
    level->tiles = take(arena, beam->width, beam->cells);
    level->poses = take(arena, poses, sizeof(Pose));
    level->count = 0;
    return level->nodes && level->tiles && level->poses;
}

/* What has been seen and the marks get what the rest leaves. */
static u8 share_out(Beam *beam, u32 most, Arena *arena)
{
    u32 offers = beam->width * MOST_CHILDREN + 1;
    u64 marks = (u64)beam->width * most;
    u32 slots = 1024;
    beam->keys = take(arena, (u64)beam->cells * beam->cells, sizeof(u64));
    beam->offers = take(arena, offers, sizeof(Offer));
    beam->order = take(arena, offers, sizeof(u32));
    if (!beam->keys || !beam->offers || !beam->order ||
        !take_level(beam, &beam->levels[0], arena) ||
        !take_level(beam, &beam->levels[1], arena))
        return 0;
    if (marks > arena->left / 2 / sizeof(Arrival))
        marks = arena->left / 2 / sizeof(Arrival);
    beam->most_marks = (u32)marks;
    beam->marks = take(arena, marks, sizeof(Arrival));
    while (slots / 512 < beam->width && slots * 16ULL < arena->left)
        slots *= 2;
    beam->mask = slots - 1;
    beam->seen = take(arena, slots, sizeof(u64));
    return beam->marks && beam->seen && marks > beam->width;
}

/* ------------------------------------------------------------------- keys */

static u64 mix(u64 number)
{
    number *= 0x9E3779B97F4A7C15ULL;
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9ULL;
    number = (number ^ number >> 27) * 0x94D049BB133111EBULL;
    return number ^ number >> 31;
}

static u64 *key_of(const Beam *beam, u8 tile, u8 cell)
{
    return &beam->keys[(tile - 1U) * beam->cells + cell];
}

static void set_keys(Beam *beam)
{
    u32 count = (u32)beam->cells * beam->cells;
    u32 i;
    for (i = 0; i < count; i++)
        beam->keys[i] = mix(i + 1);
    memset(beam->seen, 0, ((size_t)beam->mask + 1) * sizeof(u64));
}

/* Older positions are forgotten where newer ones need their room. */
static u8 see(Beam *beam, u64 key)
{
    u64 *slot = &beam->seen[key & beam->mask];
    if (*slot == key)
        return 1;
    *slot = key;
    return 0;
}

/* ----------------------------------------------------------------- offers */

static u32 judge_step(const Beam *beam, const Level *level, u32 at, u8 from,
                      Pose *after)
{
    const Node *node = &level->nodes[at];
    u8 *tiles = level->tiles + (u64)at * beam->cells;
    if (beam->judge->guide)
        return judge_poses(beam->judge, node->score, tiles, from, node->hole,
                           level->poses + (u64)at * beam->pose_count, after);
    return judge_tiles(beam->judge, node->score, tiles, from, node->hole);
}

static void offer_step(Beam *beam, const Level *level, u32 at, u8 from)
{
    const Node *node = &level->nodes[at];
    u8 tile = level->tiles[(u64)at * beam->cells + from];
    Offer *offer = &beam->offers[beam->offer_count];
    Pose after[VIEWS];
    offer->key = node->key ^ *key_of(beam, tile, from) ^
                 *key_of(beam, tile, node->hole);
    if (see(beam, offer->key) || !spend(beam->budget))
        return;
    offer->node = at;
    offer->from = from;
    offer->score = judge_step(beam, level, at, from, after);
    if (offer->score < beam->least)
        beam->least = offer->score;
    if (offer->score > beam->greatest)
        beam->greatest = offer->score;
    beam->offer_count++;
}

static void offer_steps(Beam *beam, const Tray *tray, const Level *level)
{
    u32 at;
    u8 way;
    beam->offer_count = 0;
    beam->least = ~0U;
    beam->greatest = 0;
    for (at = 0; at < level->count; at++)
        for (way = 0; way < HOLE_WAYS; way++) {
            const Node *node = &level->nodes[at];
            u8 from = beside(tray, node->hole, way);
            if (from != NO_SPOT && from != node->before)
                offer_step(beam, level, at, from);
        }
}

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

/* ---------------------------------------------------------------- keeping */

static void copy_poses(const Beam *beam, const Level *from, const Offer *offer,
                       const u8 *tiles, Pose *poses)
{
    const Guide *guide = beam->judge->guide;
    const Node *node = &from->nodes[offer->node];
    Pose after[VIEWS];
    u8 i;
    if (!guide)
        return;
    memcpy(poses, from->poses + (u64)offer->node * beam->pose_count,
           beam->pose_count * sizeof *poses);
    judge_poses(beam->judge, 0, tiles, offer->from, node->hole, poses, after);
    for (i = 0; i < guide->view_count; i++, poses += guide->most_tables)
        poses[guide->views[i].owner[tiles[offer->from]].table] = after[i];
}

static void keep(Beam *beam, const Level *from, Level *to, const Offer *offer)
{
    const Node *before = &from->nodes[offer->node];
    Node *node = &to->nodes[to->count];
    u8 *tiles = to->tiles + (u64)to->count * beam->cells;
    const u8 *old = from->tiles + (u64)offer->node * beam->cells;
    copy_poses(beam, from, offer, old,
               to->poses + (u64)to->count * beam->pose_count);
    memcpy(tiles, old, beam->cells);
    tiles[before->hole] = old[offer->from];
    tiles[offer->from] = 0;
    node->score = offer->score;
    node->key = offer->key;
    node->hole = offer->from;
    node->before = before->hole;
    node->mark = beam->mark_count;
    beam->marks[beam->mark_count].before = before->mark;
    beam->marks[beam->mark_count++].cell = offer->from;
    to->count++;
}

static void keep_best(Beam *beam, const Level *from, Level *to)
{
    u32 taken[SLIDING_CELLS] = {0};
    u32 i;
    to->count = 0;
    for (i = 0; i < beam->offer_count && to->count < beam->width; i++) {
        const Offer *offer = &beam->offers[beam->order[i]];
        if (taken[offer->from]++ < beam->share)
            keep(beam, from, to, offer);
    }
}

/* ----------------------------------------------------------------- search */

static void start(Beam *beam, const Tray *tray)
{
    Level *level = &beam->levels[0];
    Node *node = level->nodes;
    u8 i;
    set_keys(beam);
    memcpy(level->tiles, tray->tile, tray->cells);
    node->key = 0;
    for (i = 0; i < tray->cells; i++)
        if (tray->tile[i])
            node->key ^= *key_of(beam, tray->tile[i], i);
    node->hole = tray->hole;
    node->before = NO_SPOT;
    node->mark = 0;
    level->count = 1;
    beam->marks[0].before = 0;
    beam->mark_count = 1;
}

static void start_score(Beam *beam, const Tray *tray)
{
    const Guide *guide = beam->judge->guide;
    Level *level = &beam->levels[0];
    Poses poses;
    u8 i;
    if (!guide) {
        level->nodes->score = judge_tray(beam->judge, tray);
        return;
    }
    find_poses(guide, tray, &poses);
    level->nodes->score = 0;
    for (i = 0; i < guide->view_count; i++) {
        level->nodes->score += poses.sum[i];
        memcpy(level->poses + i * guide->most_tables, poses.pose[i],
               guide->most_tables * sizeof(Pose));
    }
}

static u32 trace_back(const Beam *beam, u32 mark, u32 length, u8 *steps)
{
    u32 i;
    for (i = length; i--; mark = beam->marks[mark].before)
        steps[i] = beam->marks[mark].cell;
    return length;
}

/* From level to level until the best is home. */
static u32 run(Beam *beam, const Tray *tray, u32 most, u8 *steps)
{
    u32 length = 0;
    Level *from = &beam->levels[0];
    Level *to = &beam->levels[1];
    while (from->count && from->nodes->score) {
        Level *other = from;
        offer_steps(beam, tray, from);
        if (++length >= most || !beam->budget->left ||
            beam->mark_count + beam->width > beam->most_marks)
            return 0;
        sort_offers(beam);
        keep_best(beam, from, to);
        from = to;
        to = other;
    }
    return from->count ? trace_back(beam, from->nodes->mark, length, steps)
                       : 0;
}

u32 find_by_beam(const Judge *judge, const Tray *tray, u32 width, u32 most,
                 Arena arena, Budget *budget, u8 *steps)
{
    const Guide *guide = judge->guide;
    Beam beam;
    memset(&beam, 0, sizeof beam);
    beam.judge = judge;
    beam.budget = budget;
    beam.width = width;
    beam.cells = tray->cells;
    beam.share = guide ? width : 2 * width / tray->cells + 1;
    beam.pose_count = (u8)(guide ? guide->view_count * guide->most_tables : 0);
    if (!share_out(&beam, most, &arena))
        return 0;
    start(&beam, tray);
    start_score(&beam, tray);
    return run(&beam, tray, most, steps);
}
