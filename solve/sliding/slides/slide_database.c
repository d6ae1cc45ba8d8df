/* SPDX-License-Identifier: MIT */
/* Numbers for tapes, and where a board stands. */
#include "slide_database.h"

#include <string.h>

enum {
    FEW_TILES = 11, /* so many tapes that kinds may be small */
    ROW_BITS = 64   /* a front's tapes begin at a word */
};

/* ----------------------------------------------------------------- letters */

/* Tiles whose homes follow each other are of one kind. */
static u8 kind_of(const Lanes *lanes, u8 home)
{
    u8 kinds = lanes->tiles <= FEW_TILES ? MOST_KINDS : MOST_KINDS / 2;
    return (u8)(home / ((lanes->tiles + kinds - 1) / kinds));
}

static u8 letter_at(const Lanes *lanes, u32 part, u8 at)
{
    return (u8)(part >> at * lanes->bits & ((1U << lanes->bits) - 1));
}

/* How often each letter is in a part of a tape, as one number; or in what is
   missing from it. NO_CONTENT when one is there too often. */
#define NO_CONTENT 0xFFFFFFFFU

static u32 content_of(const Lanes *lanes, u32 part, u8 letters, u8 missing)
{
    u8 count[MOST_KINDS] = {0};
    u32 content = 0;
    u8 i;
    for (i = 0; i < letters; i++)
        count[letter_at(lanes, part, i)]++;
    for (i = 0; i < MOST_KINDS; i++) {
        u8 many = lanes->many[i];
        if (count[i] > many)
            return NO_CONTENT;
        content = content * (many + 1U) +
                  (u32)(missing ? many - count[i] : count[i]);
    }
    return content;
}

/* ----------------------------------------------------------------- numbers */

static u32 parts_of(const Lanes *lanes, u8 letters)
{
    return 1U << letters * lanes->bits;
}

static void count_backs(const Lanes *lanes, u8 letters, u32 *count)
{
    u32 back;
    memset(count, 0, MOST_CONTENTS * sizeof *count);
    for (back = 0; back < parts_of(lanes, letters); back++) {
        u32 content = content_of(lanes, back, letters, 0);
        if (content != NO_CONTENT)
            lanes->place[back] = (u16)count[content]++;
    }
}

static void list_backs(Lanes *lanes, u8 letters, const u32 *count)
{
    u32 back;
    lanes->start[0] = 0;
    for (back = 1; back < MOST_CONTENTS; back++)
        lanes->start[back] = lanes->start[back - 1] + count[back - 1];
    for (back = 0; back < parts_of(lanes, letters); back++) {
        u32 content = content_of(lanes, back, letters, 0);
        if (content != NO_CONTENT)
            lanes->backs[lanes->start[content] + lanes->place[back]] = back;
    }
}

static void number_fronts(Lanes *lanes, const u32 *count)
{
    u32 bits = 0;
    u32 front;
    for (front = 0; front < parts_of(lanes, lanes->front); front++) {
        u32 content = content_of(lanes, front, lanes->front, 1);
        lanes->first[front] = bits;
        if (content != NO_CONTENT)
            bits += (count[content] + ROW_BITS - 1) & -(u32)ROW_BITS;
    }
    lanes->first[front] = bits;
    lanes->size = bits / 8;
}

static u8 number_tapes(Lanes *lanes, Arena *arena)
{
    u32 count[MOST_CONTENTS];
    u8 letters = (u8)(lanes->tiles - lanes->front);
    u32 backs = parts_of(lanes, letters);
    u32 fronts = parts_of(lanes, lanes->front) + 1;
    lanes->place = take(arena, backs, sizeof *lanes->place);
    lanes->backs = take(arena, backs, sizeof *lanes->backs);
    lanes->first = take(arena, fronts, sizeof *lanes->first);
    if (!lanes->place || !lanes->backs || !lanes->first)
        return 0;
    count_backs(lanes, letters, count);
    list_backs(lanes, letters, count);
    number_fronts(lanes, count);
    return 1;
}

u8 plan_lanes(Lanes *lanes, const SlidingBoard *board, Arena *arena)
{
    u8 home;
    if (board->cells > LANE_CELLS)
        return 0;
    memset(lanes, 0, sizeof *lanes);
    lanes->width = board->width;
    lanes->height = board->height;
    lanes->tiles = (u8)(board->cells - 1);
    lanes->sides = board->width == board->height ? SIDES : 1;
    lanes->bits = lanes->tiles <= FEW_TILES ? 3 : 2;
    lanes->front = lanes->tiles / 2;
    lanes->middle = (u8)((board->height - 1) / 2);
    for (home = 0; home < lanes->tiles; home++)
        lanes->many[kind_of(lanes, home)]++;
    return number_tapes(lanes, arena);
}

/* ------------------------------------------------------------------ stands */

static Tape add_letter(const Lanes *lanes, Tape tape, u8 at, u8 home)
{
    return tape | (Tape)kind_of(lanes, home) << at * lanes->bits;
}

static Tape read_tape(const Lanes *lanes, const SlidingBoard *board, u8 side)
{
    Tape tape = 0;
    u8 at = 0;
    u8 i;
    for (i = 0; i < board->cells; i++) {
        u8 cell = side ? board_mirror_cell(board, i) : i;
        u8 home = (u8)(board->tile[cell] - 1);
        if (cell == board->hole)
            continue;
        if (side)
            home = board_mirror_cell(board, home);
        tape = add_letter(lanes, tape, at++, home);
    }
    return tape;
}

static Stand stand_at(const Lanes *lanes, Tape tape, Axis axis, u8 row,
                      u8 column)
{
    Stand stand = {tape, ALONG_ROW, row};
    return axis == ALONG_ROW ? stand : cross_lane(lanes, &stand, column);
}

Stand last_stand(const Lanes *lanes, Axis last)
{
    Tape tape = 0;
    u8 home;
    for (home = 0; home < lanes->tiles; home++)
        tape = add_letter(lanes, tape, home, home);
    return stand_at(lanes, tape, last, (u8)(lanes->height - 1),
                    (u8)(lanes->width - 1));
}

Stand find_stand(const Lanes *lanes, const SlidingBoard *board, Axis axis,
                 u8 side)
{
    Tape tape = read_tape(lanes, board, side);
    u8 row = board->hole / board->width;
    u8 column = board->hole % board->width;
    return side ? stand_at(lanes, tape, axis, column, row)
                : stand_at(lanes, tape, axis, row, column);
}

static u8 is_same(const Stand *a, const Stand *b)
{
    return a->tape == b->tape && a->axis == b->axis && a->at == b->at;
}

static u32 bit_of(const Lanes *lanes, Axis last, const Stand *stand)
{
    u8 place;
    const u8 *byte = byte_of(lanes, last, stand, &place);
    return (u32)*byte >> place & 1;
}

/* The lane across that is one slide nearer. */
static Stand step_nearer(const Lanes *lanes, const Stand *stand, Axis last,
                         u16 value)
{
    Stand after;
    u8 at = 0;
    do
        after = cross_lane(lanes, stand, at++);
    while (value_after(value, bit_of(lanes, last, &after)) > value);
    return after;
}

u16 count_slides(const Lanes *lanes, const Stand *stand, Axis last)
{
    Stand goal = last_stand(lanes, last);
    Stand at = *stand;
    u32 odd = stand->axis == last;
    u16 value = (u16)(2 * bit_of(lanes, last, stand) + odd + 4096);
    u16 count = 1;
    for (; !is_same(&at, &goal); count++, value--)
        at = step_nearer(lanes, &at, last, value);
    return count;
}

/* ------------------------------------------------------------------ making */

static u64 size_of_side(const Lanes *lanes)
{
    return (u64)(lanes->width + lanes->height) * lanes->size;
}

u64 size_of_lanes(const Lanes *lanes)
{
    return SERIALISED_HEAD + AXES * size_of_side(lanes);
}

void place_lanes(Lanes *lanes, void *bytes)
{
    lanes->serialised = bytes;
    lanes->bits_of[ALONG_ROW] = lanes->serialised + SERIALISED_HEAD;
    lanes->bits_of[ALONG_COLUMN] = lanes->bits_of[0] + size_of_side(lanes);
}

u8 make_lanes(Lanes *lanes, const SlidingBoard *board, Arena *arena)
{
    void *bytes;
    if (!plan_lanes(lanes, board, arena))
        return 0;
    bytes = take(arena, size_of_lanes(lanes), 1);
    if (!bytes)
        return 0;
    place_lanes(lanes, bytes);
    return fill_lanes(lanes, *arena);
}
