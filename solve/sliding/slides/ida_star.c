/* SPDX-License-Identifier: MIT */
/* Slides along rows and columns take turns, so for each length there are two
   searches, one for each way to begin, and it is known how either ends. On a
   square board the tables are asked twice, the second time across the
   diagonal. */
#include "ida_star.h"

typedef struct Search {
    const Lanes *lanes;
    Budget *budget;
    SlidingBoard board;
    Axis last;
    u8 *steps;
    u32 count;
} Search;

/* The hole's column and row are what slides along rows and columns change. */
typedef struct Spot {
    Tape tape[SIDES];
    u16 value[SIDES];
    u8 at[AXES];
    Axis axis;
} Spot;

typedef struct Child {
    Spot spot;
    const u8 *byte[SIDES];
    u8 place[SIDES];
} Child;

enum { MOST_AT = LANE_CELLS / 2 };

static Axis other_axis(Axis axis)
{
    return axis == ALONG_ROW ? ALONG_COLUMN : ALONG_ROW;
}

static u8 size_along(const Lanes *lanes, Axis axis)
{
    return axis == ALONG_ROW ? lanes->width : lanes->height;
}

/* ------------------------------------------------------------------ tables */

/* Across the diagonal rows are columns. */
static inline void aim_at_side(const Search *search, Child *child, u8 side)
{
    const Lanes *lanes = search->lanes;
    const Spot *spot = &child->spot;
    u8 is_row = (spot->axis == ALONG_ROW) != side;
    u8 row = spot->at[side ? ALONG_ROW : ALONG_COLUMN];
    u8 column = spot->at[side ? ALONG_COLUMN : ALONG_ROW];
    Stand stand = {spot->tape[side], ALONG_ROW, row};
    Axis last = side ? other_axis(search->last) : search->last;
    if (!is_row)
        stand = cross_lane(lanes, &stand, column);
    child->byte[side] = byte_of(lanes, last, &stand, &child->place[side]);
    __builtin_prefetch(child->byte[side]);
}

static inline u8 is_near(Child *child, u8 side, u32 left)
{
    u32 bit = (u32)*child->byte[side] >> child->place[side] & 1;
    child->spot.value[side] = value_after(child->spot.value[side], bit);
    return child->spot.value[side] <= left;
}

/* A slide along a row turns the tape of the board across the diagonal. */
static inline void aim_at(const Search *search, const Spot *spot, u8 at,
                          Child *child)
{
    const Lanes *lanes = search->lanes;
    u8 side = spot->axis == ALONG_ROW;
    child->spot = *spot;
    child->spot.axis = other_axis(spot->axis);
    child->spot.at[spot->axis] = at;
    if (side < lanes->sides)
        child->spot.tape[side] =
            carry_tape(lanes, spot->tape[side], spot->at[child->spot.axis],
                       spot->at[spot->axis], at);
    aim_at_side(search, child, 0);
    if (lanes->sides > 1)
        aim_at_side(search, child, 1);
}

/* ------------------------------------------------------------------- moves */

/* The hole goes along an axis to a place. */
static void slide_hole(Search *search, Axis axis, u8 from, u8 to)
{
    SlidingBoard *board = &search->board;
    u8 step = axis == ALONG_ROW ? 1 : board->width;
    while (from != to) {
        u8 next = (u8)(from < to ? board->hole + step : board->hole - step);
        from = (u8)(from < to ? from + 1 : from - 1);
        board_step(board, next);
        search->steps[search->count++] = next;
    }
}

static void slide_back(Search *search, Axis axis, u8 from, u8 to)
{
    u32 count = search->count;
    slide_hole(search, axis, to, from);
    search->count = count - (u32)(from < to ? to - from : from - to);
}

/* One slide is left, and the tables say that it can be the last. */
static u8 finish(Search *search, const Spot *spot)
{
    u8 home = (u8)(size_along(search->lanes, spot->axis) - 1);
    u8 from = spot->at[spot->axis];
    if (from == home)
        return 0;
    slide_hole(search, spot->axis, from, home);
    if (board_is_goal(&search->board))
        return 1;
    slide_back(search, spot->axis, from, home);
    return 0;
}

/* ------------------------------------------------------------------ search */

static u8 batched_search_dig(Search *search, const Spot *spot, u32 left);

static u8 follow(Search *search, const Spot *spot, const Spot *after, u32 left)
{
    u8 from = spot->at[spot->axis];
    u8 to = after->at[spot->axis];
    slide_hole(search, spot->axis, from, to);
    if (batched_search_dig(search, after, left))
        return 1;
    slide_back(search, spot->axis, from, to);
    return 0;
}

static u8 batched_search_dig(Search *search, const Spot *spot, u32 left)
{
    Child children[MOST_AT];
    u8 size = size_along(search->lanes, spot->axis);
    u8 i;
    if (left == 1)
        return finish(search, spot);
    for (i = 0; i < size; i++)
        if (i != spot->at[spot->axis])
            aim_at(search, spot, i, &children[i]);
    for (i = 0; i < size; i++)
        if (i != spot->at[spot->axis] && spend(search->budget) &&
            is_near(&children[i], 0, left - 1) &&
            (search->lanes->sides == 1 ||
             is_near(&children[i], 1, left - 1)) &&
            follow(search, spot, &children[i].spot, left - 1))
            return 1;
    return 0;
}

/* --------------------------------------------------------------- deepening */

static Spot first_spot(const Lanes *lanes, const SlidingBoard *board,
                       Axis axis, Axis last)
{
    Spot spot = {{0, 0}, {0, 0}, {0, 0}, axis};
    u8 side;
    spot.at[ALONG_ROW] = board->hole % board->width;
    spot.at[ALONG_COLUMN] = board->hole / board->width;
    for (side = 0; side < lanes->sides; side++) {
        Axis end = side ? other_axis(last) : last;
        Axis begin = side ? other_axis(axis) : axis;
        Stand stand = find_stand(lanes, board, begin, side);
        spot.value[side] = count_slides(lanes, &stand, end);
        stand = find_stand(lanes, board, ALONG_ROW, side);
        spot.tape[side] = stand.tape;
    }
    return spot;
}

static u32 need_of(const Spot *spot)
{
    return spot->value[0] > spot->value[1] ? spot->value[0] : spot->value[1];
}

/* Lines of a length that begin along an axis. */
static u8 dig_from(Search *search, const SlidingBoard *board, Axis axis,
                   u32 length)
{
    Spot spot;
    search->board = *board;
    search->last = length & 1 ? axis : other_axis(axis);
    search->count = 0;
    spot = first_spot(search->lanes, board, axis, search->last);
    return need_of(&spot) <= length &&
           batched_search_dig(search, &spot, length);
}

u32 glide(const Lanes *lanes, const SlidingBoard *board, Budget *budget,
          Certificate *proof, u8 *steps)
{
    Search search = {lanes, budget, *board, ALONG_ROW, steps, 0};
    u64 before = budget->left;
    proof->first = 1;
    for (proof->bound = 1;; proof->bound++) {
        proof->nodes = before - budget->left;
        if (!proof->nodes)
            proof->first = proof->bound;
        if (dig_from(&search, board, ALONG_ROW, proof->bound) ||
            dig_from(&search, board, ALONG_COLUMN, proof->bound))
            return search.count;
        if (!budget->left)
            return 0;
    }
}
