/* SPDX-License-Identifier: MIT */
/* The lanes' tables grow backwards from the goal: those of rows from those of
   columns, and these from those of rows. */
#include <string.h>

#include "slide_database.h"

typedef struct Growth {
    const Spread *spread;
    Stand target; /* its lane */
    u8 *seen, *edge, *bits;
    u8 bit;
    u8 any;
} Growth;

static u64 all_lanes(const Lanes *lanes)
{
    return (u64)(lanes->width + lanes->height) * lanes->size;
}

static void set_bit(u8 *bits, u32 number)
{
    bits[number >> 3] |= (u8)(1 << (number & 7));
}

static u64 load_word(const u8 *at)
{
    u64 word = 0;
    u8 i;
    for (i = 8; i--;)
        word = word << 8 | at[i];
    return word;
}

u8 begin_spread(Spread *spread, Lanes *lanes, Axis last, Arena *arena)
{
    u64 size = all_lanes(lanes);
    Stand goal = last_stand(lanes, last);
    u64 lane = lane_of(lanes, goal.axis, goal.at) * lanes->size;
    u32 number = number_of_tape(lanes, goal.tape);
    spread->lanes = lanes;
    spread->last = last;
    spread->depth = 1;
    spread->seen = take(arena, size, 1);
    spread->edge = take(arena, size, 1);
    if (!spread->seen || !spread->edge)
        return 0;
    memset(lanes->bits_of[last], 0, (size_t)size);
    memset(spread->seen, 0, (size_t)size);
    memset(spread->edge, 0, (size_t)size);
    set_bit(spread->seen + lane, number);
    set_bit(spread->edge + lane, number);
    return 1;
}

/* ------------------------------------------------------------------ growth */

static void reach_tape(Growth *growth, Tape tape)
{
    u32 number = number_of_tape(growth->spread->lanes, tape);
    if (growth->seen[number >> 3] >> (number & 7) & 1)
        return;
    set_bit(growth->seen, number);
    set_bit(growth->edge, number);
    if (growth->bit)
        set_bit(growth->bits, number);
    growth->any = 1;
}

/* From the tapes of a word that begin alike, given their backs. */
static void reach_from(Growth *growth, const Stand *source, u64 word,
                       const u32 *backs)
{
    const Lanes *lanes = growth->spread->lanes;
    u32 shift = (u32)lanes->front * lanes->bits;
    for (; word; word &= word - 1) {
        Stand from = *source;
        from.tape |= (Tape)backs[__builtin_ctzll(word)] << shift;
        from = cross_lane(lanes, &from, growth->target.at);
        reach_tape(growth, from.tape);
    }
}

static u32 content_missing(const Lanes *lanes, u32 front)
{
    u32 content = 0;
    u8 count[MOST_KINDS];
    u8 i;
    memcpy(count, lanes->many, sizeof count);
    for (i = 0; i < lanes->front; i++, front >>= lanes->bits)
        count[front & ((1U << lanes->bits) - 1)]--;
    for (i = 0; i < MOST_KINDS; i++)
        content = content * (lanes->many[i] + 1U) + count[i];
    return content;
}

static void reach_from_lane(Growth *growth, Stand source)
{
    const Lanes *lanes = growth->spread->lanes;
    const u8 *edge = growth->spread->edge +
                     lane_of(lanes, source.axis, source.at) * lanes->size;
    u32 fronts = 1U << lanes->front * lanes->bits;
    u32 front;
    for (front = 0; front < fronts; front++) {
        u32 first = lanes->first[front];
        u32 end = lanes->first[front + 1];
        const u32 *backs;
        if (first == end)
            continue;
        backs = lanes->backs + lanes->start[content_missing(lanes, front)];
        source.tape = front;
        for (; first < end; first += 64, backs += 64)
            reach_from(growth, &source, load_word(edge + first / 8), backs);
    }
}

static u8 grow_lane(const Spread *spread, Axis axis, u8 at)
{
    const Lanes *lanes = spread->lanes;
    u64 lane = lane_of(lanes, axis, at) * lanes->size;
    u8 sources = axis == ALONG_ROW ? lanes->width : lanes->height;
    Stand source = {0, axis == ALONG_ROW ? ALONG_COLUMN : ALONG_ROW, 0};
    Growth growth = {spread, {0, axis, 0}, NULL, NULL, NULL, 0, 0};
    growth.target.at = at;
    growth.seen = spread->seen + lane;
    growth.edge = spread->edge + lane;
    growth.bits = lanes->bits_of[spread->last] + lane;
    growth.bit = (spread->depth + 1) >> 1 & 1;
    memset(growth.edge, 0, (size_t)lanes->size);
    for (; source.at < sources; source.at++)
        reach_from_lane(&growth, source);
    return growth.any;
}

/* At an odd depth are the lanes along which the last slide goes. */
u8 grow_spread(const Spread *spread, u32 slice, u32 slices)
{
    const Lanes *lanes = spread->lanes;
    Axis axis = (spread->depth & 1) == (spread->last == ALONG_ROW)
                    ? ALONG_COLUMN
                    : ALONG_ROW;
    u8 lane_count = axis == ALONG_ROW ? lanes->height : lanes->width;
    u8 any = 0;
    u32 at;
    for (at = slice; at < lane_count; at += slices)
        any |= grow_lane(spread, axis, (u8)at);
    return any;
}

u8 fill_lanes(Lanes *lanes, Arena arena)
{
    u8 last;
    for (last = 0; last < AXES; last++) {
        Arena own = arena;
        Spread spread;
        if (!begin_spread(&spread, lanes, (Axis)last, &own))
            return 0;
        while (grow_spread(&spread, 0, 1))
            spread.depth++;
    }
    seal_lanes(lanes);
    return 1;
}
