/* SPDX-License-Identifier: MIT */
/* IDA* in the slide metric. Slides along rows and along columns alternate, so
   each bound takes two searches, one for each axis of the first slide. The
   parity of the bound then determines the axis of the last slide. On a square
   board the database is looked up twice, the second time for the mirror
   image. */
#include "ida_star.h"

#include "solve/pruning.h"

typedef struct Search {
    const SlideDatabase *database;
    Budget *budget;
    SlidingBoard board;
    Axis last;
    u8 *steps;
    u32 count;
} Search;

/* A slide along a row changes the gap's column, and vice versa. */
typedef struct Node {
    TileSequence sequence[SIDES];
    u16 value[SIDES];
    u8 at[AXES];
    Axis axis;
} Node;

typedef struct Successor {
    Node node;
    const u8 *byte[SIDES];
    u8 place[SIDES];
} Successor;

enum { MOST_AT = SLIDE_CELLS / 2 };

static Axis other_axis(Axis axis)
{
    return axis == ALONG_ROW ? ALONG_COLUMN : ALONG_ROW;
}

static u8 size_along(const SlideDatabase *database, Axis axis)
{
    ASSERT_SLOW(axis < AXES);
    return axis == ALONG_ROW ? database->width : database->height;
}

/* -------------------------------------------------------------- database */

/* Rows become columns in the mirror image. */
static inline void prefetch_side(const Search *search, Successor *successor,
                                 u8 side)
{
    const SlideDatabase *database = search->database;
    const Node *node = &successor->node;
    u8 is_row = (node->axis == ALONG_ROW) != side;
    u8 row = node->at[side ? ALONG_ROW : ALONG_COLUMN];
    u8 column = node->at[side ? ALONG_COLUMN : ALONG_ROW];
    SlideState state = {node->sequence[side], ALONG_ROW, row};
    Axis last = side ? other_axis(search->last) : search->last;
    ASSERT_SLOW(side < SIDES);
    if (!is_row)
        state = slide_state_cross(database, &state, column);
    successor->byte[side] =
        slide_database_byte(database, last, &state, &successor->place[side]);
    __builtin_prefetch(successor->byte[side]);
}

static inline u8 is_within(Successor *successor, u8 side, u32 left)
{
    u32 bit = (u32)*successor->byte[side] >> successor->place[side] & 1;
    ASSERT_SLOW(bit < 2);
    successor->node.value[side] =
        value_after(successor->node.value[side], bit);
    return successor->node.value[side] <= left;
}

/* A slide along a row changes only the sequence of the mirror image, and a
   slide along a column only that of the board itself. */
static inline void prefetch_successor(const Search *search, const Node *node,
                                      u8 at, Successor *successor)
{
    const SlideDatabase *database = search->database;
    u8 side = node->axis == ALONG_ROW;
    successor->node = *node;
    successor->node.axis = other_axis(node->axis);
    successor->node.at[node->axis] = at;
    if (side < database->sides)
        successor->node.sequence[side] = sequence_after_column(
            database, node->sequence[side], node->at[successor->node.axis],
            node->at[node->axis], at);
    prefetch_side(search, successor, 0);
    if (database->sides > 1)
        prefetch_side(search, successor, 1);
}

/* ----------------------------------------------------------------- moves */

/* Moves the gap along an axis from one place to another. */
static void slide_gap(Search *search, Axis axis, u8 from, u8 to)
{
    SlidingBoard *board = &search->board;
    u8 step = axis == ALONG_ROW ? 1 : board->width;
    ASSERT_SLOW(axis < AXES);
    while (from != to) {
        u8 next = (u8)(from < to ? board->gap + step : board->gap - step);
        from = (u8)(from < to ? from + 1 : from - 1);
        board_step(board, next);
        search->steps[search->count++] = next;
    }
}

static void slide_back(Search *search, Axis axis, u8 from, u8 to)
{
    u32 count = search->count;
    slide_gap(search, axis, to, from);
    search->count = count - (u32)(from < to ? to - from : from - to);
}

/* Makes the last slide, if it solves the board. */
static u8 finish(Search *search, const Node *node)
{
    u8 home = (u8)(size_along(search->database, node->axis) - 1);
    u8 from = node->at[node->axis];
    ASSERT_SLOW(from <= home);
    if (from == home)
        return 0;
    slide_gap(search, node->axis, from, home);
    if (board_is_goal(&search->board))
        return 1;
    slide_back(search, node->axis, from, home);
    return 0;
}

/* ---------------------------------------------------------------- search */

static u8 depth_first(Search *search, const Node *node, u32 left);

static u8 descend(Search *search, const Node *node, const Node *after,
                  u32 left)
{
    u8 from = node->at[node->axis];
    u8 to = after->at[node->axis];
    slide_gap(search, node->axis, from, to);
    if (depth_first(search, after, left))
        return 1;
    slide_back(search, node->axis, from, to);
    return 0;
}

static u8 depth_first(Search *search, const Node *node, u32 left)
{
    Successor successors[MOST_AT];
    u8 size = size_along(search->database, node->axis);
    u8 at = node->at[node->axis];
    u8 i;
    ASSERT_SLOW(left && node->value[0] <= left);
    if (left == 1)
        return finish(search, node);
    for (i = 0; i < size; i++)
        if (i != at)
            prefetch_successor(search, node, i, &successors[i]);
    for (i = 0; i < size; i++)
        if (i != at && spend(search->budget) &&
            is_within(&successors[i], 0, left - 1) &&
            (search->database->sides == 1 || !PRUNES(PRUNING_SLIDES_MIRROR) ||
             is_within(&successors[i], 1, left - 1)) &&
            descend(search, node, &successors[i].node, left - 1))
            return 1;
    return 0;
}

/* ------------------------------------------------------------- deepening */

static Node first_node(const SlideDatabase *database,
                       const SlidingBoard *board, Axis axis, Axis last)
{
    Node node = {{0, 0}, {0, 0}, {0, 0}, axis};
    u8 side;
    ASSERT(axis < AXES && last < AXES);
    node.at[ALONG_ROW] = board->gap % board->width;
    node.at[ALONG_COLUMN] = board->gap / board->width;
    for (side = 0; side < database->sides; side++) {
        Axis end = side ? other_axis(last) : last;
        Axis begin = side ? other_axis(axis) : axis;
        SlideState state = slide_state_find(database, board, begin, side);
        node.value[side] = slide_state_distance(database, &state, end);
        state = slide_state_find(database, board, ALONG_ROW, side);
        node.sequence[side] = state.sequence;
    }
    return node;
}

static u32 heuristic_of(const Node *node)
{
    return node->value[0] > node->value[1] ? node->value[0] : node->value[1];
}

/* Searches for lines of this length whose first slide is along this axis. */
static u8 search_along(Search *search, const SlidingBoard *board, Axis axis,
                       u32 length)
{
    Node node;
    ASSERT(length);
    search->board = *board;
    search->last = length & 1 ? axis : other_axis(axis);
    search->count = 0;
    node = first_node(search->database, board, axis, search->last);
    return heuristic_of(&node) <= length && depth_first(search, &node, length);
}

u32 slide_ida_star(const SlideDatabase *database, const SlidingBoard *board,
                   Budget *budget, Certificate *proof, u8 *steps)
{
    Search search = {database, budget, *board, ALONG_ROW, steps, 0};
    u64 before = budget->left;
    proof->first = 1;
    for (proof->bound = 1;; proof->bound++) {
        proof->nodes = before - budget->left;
        /* cppcheck-suppress knownConditionTrueFalse ; "search" has a pointer
           to the budget */
        if (!proof->nodes)
            proof->first = proof->bound;
        if (search_along(&search, board, ALONG_ROW, proof->bound) ||
            search_along(&search, board, ALONG_COLUMN, proof->bound))
            return search.count;
        if (!budget->left)
            return 0;
    }
}
