/* SPDX-License-Identifier: MIT */
/* IDA* in the slide metric. Slides along rows and along columns alternate, so
   each bound takes two searches, one for each axis of the first slide. The
   parity of the bound then determines the axis of the last slide.

   As in ida/batched.h, dozens of boards of the same depth are expanded
   together, and a pattern is looked up for all successors before the next one
   is, so that the processor waits for many entries at once. */
#include "ida_star.h"

#include <string.h>

#include "solve/pruning.h"

enum {
    MOST_VIEWS = MOST_SLIDE_PATTERNS * SLIDE_SIDES,
    MOST_AT = SLIDE_CELLS / 2, /* places in a lane */
    MOST_TOGETHER = 64,        /* boards expanded together */
    MOST_AFTER = MOST_TOGETHER * (MOST_AT - 1),
    MOST_SLIDES = 80 /* no board of this size needs more */
};

/* A pattern, as it is or in the mirror image. */
typedef struct SlideView {
    const SlidePattern *pattern;
    Axis last;
    u8 side;
} SlideView;

/* A board on a path from the start. A slide along a row changes the gap's
   column, and vice versa. */
typedef struct Node {
    TileSequence sequence[MOST_VIEWS];
    u8 value[MOST_VIEWS];
    u8 at[AXES];
    u16 before; /* index of the parent, a slide nearer to the start */
} Node;

typedef struct Successor {
    const u8 *byte;
    TileSequence sequence[MOST_VIEWS];
    u8 value[MOST_VIEWS];
    u16 before;
    u8 at;
    u8 place; /* of the bit in the byte */
} Successor;

typedef struct Search {
    const SlidingBoard *board;
    Budget *budget;
    SlideView views[MOST_VIEWS];
    u8 view_count;
    Axis first;
    u32 length;                   /* the bound */
    Node *nodes[MOST_SLIDES + 1]; /* by the slides that are left */
    Successor successors[MOST_AFTER];
    u16 live[MOST_AFTER];
    u8 *steps;
    u32 count;
} Search;

static u8 size_along(const SlidingBoard *board, Axis axis)
{
    ASSERT_SLOW(axis < AXES);
    return axis == ALONG_ROW ? board->width : board->height;
}

/* The axis of the next slide. */
static Axis axis_of(const Search *search, u32 left)
{
    ASSERT_SLOW(left <= search->length);
    return (search->length - left) & 1 ? axis_across(search->first)
                                       : search->first;
}

/* ----------------------------------------------------------------- views */

/* Finds the entry of a successor, which will be read later. Rows become
   columns in the mirror image. */
static inline void prefetch_entry(const SlideView *view, u8 number,
                                  const Node *node, Axis axis,
                                  Successor *successor)
{
    SlideState state = {node->sequence[number],
                        view->side ? axis_across(axis) : axis,
                        node->at[axis_across(axis)]};
    ASSERT_SLOW(number < MOST_VIEWS);
    state = slide_state_cross(view->pattern, &state, successor->at);
    successor->sequence[number] = state.sequence;
    successor->byte = slide_pattern_byte(view->pattern, view->last, &state,
                                         &successor->place);
    __builtin_prefetch(successor->byte);
}

static inline u8 is_within(const Node *node, u8 number, u32 left,
                           Successor *successor)
{
    const u32 bit = (u32)*successor->byte >> successor->place & 1;
    successor->value[number] = (u8)value_after(node->value[number], bit);
    return successor->value[number] <= left;
}

/* ------------------------------------------------------------- expansion */

static u32 list_successors(Search *search, u32 left, u32 first, u32 count)
{
    const SlideView view = search->views[0];
    const Axis axis = axis_of(search, left);
    const u8 size = size_along(search->board, axis);
    u32 found = 0;
    u32 i;
    u8 at;
    for (i = first; i < first + count; i++) {
        const Node *node = &search->nodes[left][i];
        for (at = 0; at < size; at++) {
            Successor *successor = &search->successors[found];
            if (at == node->at[axis])
                continue;
            successor->before = (u16)i;
            successor->at = at;
            prefetch_entry(&view, 0, node, axis, successor);
            search->live[found] = (u16)found;
            found++;
        }
    }
    ASSERT_SLOW(found <= MOST_AFTER);
    return found;
}

/* Keeps the successors that a view does not prune, and prefetches the next
   view for them. */
static u32 prune_by_view(Search *search, u8 number, u32 left, u32 count)
{
    const Node *nodes = search->nodes[left];
    const Axis axis = axis_of(search, left);
    const u8 is_last = number + 1 == search->view_count;
    const u8 next = is_last ? number : (u8)(number + 1);
    const SlideView view = search->views[next];
    u32 live = 0;
    u32 i;
    for (i = 0; i < count; i++) {
        const u16 which = search->live[i];
        Successor *successor = &search->successors[which];
        const Node *node = &nodes[successor->before];
        if (!is_within(node, number, left - 1, successor) &&
            (!number || PRUNES(PRUNING_SLIDES_VIEWS)))
            continue;
        search->live[live++] = which;
        if (!is_last)
            prefetch_entry(&view, next, node, axis, successor);
    }
    ASSERT_SLOW(live <= count);
    return live;
}

static void add_node(Search *search, u32 left, const Successor *successor,
                     Node *node)
{
    const Node *before = &search->nodes[left][successor->before];
    const Axis axis = axis_of(search, left);
    memcpy(node->sequence, successor->sequence, sizeof node->sequence);
    memcpy(node->value, successor->value, sizeof node->value);
    node->at[axis] = successor->at;
    node->at[axis_across(axis)] = before->at[axis_across(axis)];
    node->before = successor->before;
}

/* Expands some nodes. Returns how many there are with one slide less left. */
static u32 expand(Search *search, u32 left, u32 first, u32 count)
{
    u32 live = list_successors(search, left, first, count);
    u32 i;
    u8 number;
    ASSERT_SLOW(left > 1);
    if (!spend_many(search->budget, live))
        return 0;
    for (number = 0; number < search->view_count; number++)
        live = prune_by_view(search, number, left, live);
    for (i = 0; i < live; i++)
        add_node(search, left, &search->successors[search->live[i]],
                 &search->nodes[left - 1][i]);
    return live;
}

/* ---------------------------------------------------------------- search */

/* Moves the gap along an axis to a place. */
static void slide_gap(Search *search, SlidingBoard *board, Axis axis, u8 to)
{
    const u8 step = axis == ALONG_ROW ? 1 : board->width;
    u8 at = (u8)(axis == ALONG_ROW ? board->gap % board->width
                                   : board->gap / board->width);
    ASSERT_SLOW(axis < AXES);
    while (at != to) {
        const u8 next = (u8)(at < to ? board->gap + step : board->gap - step);
        at = at < to ? (u8)(at + 1) : (u8)(at - 1);
        board_step(board, next);
        search->steps[search->count++] = next;
    }
}

/* Makes the slides that lead to a node, and the last one. Returns whether they
   solve the board. */
static u8 finish(Search *search, const Node *node)
{
    SlidingBoard board = *search->board;
    u8 to[MOST_SLIDES];
    u32 left;
    to[0] = (u8)(size_along(&board, axis_of(search, 1)) - 1);
    for (left = 1; left < search->length; left++) {
        to[left] = node->at[axis_of(search, left + 1)];
        node = &search->nodes[left + 1][node->before];
    }
    search->count = 0;
    while (left--)
        slide_gap(search, &board, axis_of(search, left + 1), to[left]);
    return board_is_goal(&board);
}

/* Searches all below some nodes. */
static u8 search_below(Search *search, u32 left, u32 count)
{
    u32 first = 0;
    if (left == 1) {
        while (first < count)
            if (finish(search, &search->nodes[1][first++]))
                return 1;
        return 0;
    }
    for (; first < count && search->budget->left; first += MOST_TOGETHER) {
        const u32 rest = count - first;
        const u32 many = rest < MOST_TOGETHER ? rest : MOST_TOGETHER;
        const u32 live = expand(search, left, first, many);
        if (live && search_below(search, left - 1, live))
            return 1;
    }
    return 0;
}

/* ------------------------------------------------------------- deepening */

/* The views for lines with this axis of the last slide. */
static void set_views(Search *search, const SlideDatabase *database, Axis last)
{
    u8 i, side;
    search->view_count = 0;
    for (i = 0; i < database->pattern_count; i++)
        for (side = 0; side < database->sides; side++) {
            SlideView *view = &search->views[search->view_count++];
            view->pattern = &database->patterns[i];
            view->side = side;
            view->last = side ? axis_across(last) : last;
        }
}

/* Writes the start as a node. Returns its heuristic value. */
static u32 set_start(const Search *search, Node *node)
{
    const SlidingBoard *board = search->board;
    u32 most = 0;
    u8 i;
    node->at[ALONG_ROW] = board->gap % board->width;
    node->at[ALONG_COLUMN] = board->gap / board->width;
    for (i = 0; i < search->view_count; i++) {
        const SlideView *view = &search->views[i];
        const Axis axis =
            view->side ? axis_across(search->first) : search->first;
        const SlideState state =
            slide_state_find(view->pattern, board, axis, view->side);
        const u16 value =
            slide_state_distance(view->pattern, &state, view->last);
        node->sequence[i] = state.sequence;
        node->value[i] = (u8)value;
        most = value > most ? value : most;
    }
    return most;
}

/* Searches for lines of this length whose first slide is along this axis. */
static u8 search_along(Search *search, const SlideDatabase *database,
                       Axis axis, u32 length)
{
    Node *start = search->nodes[length];
    ASSERT(length && length <= MOST_SLIDES);
    search->first = axis;
    search->length = length;
    set_views(search, database, length & 1 ? axis : axis_across(axis));
    return set_start(search, start) <= length &&
           search_below(search, length, 1);
}

static Search *open_search(const SlidingBoard *board, Arena *arena)
{
    const u64 most = board->height - 1U > board->width - 1U
                         ? board->height - 1U
                         : board->width - 1U;
    Search *search = take(arena, 1, sizeof *search);
    u32 left;
    if (!search)
        return NULL;
    search->board = board;
    for (left = 0; left <= MOST_SLIDES; left++) {
        search->nodes[left] = take(arena, MOST_TOGETHER * most, sizeof(Node));
        if (!search->nodes[left])
            return NULL;
    }
    return search;
}

u32 slide_ida_star(const SlideDatabase *database, const SlidingBoard *board,
                   Budget *budget, Certificate *proof, u8 *steps, Arena arena)
{
    Search *search = open_search(board, &arena);
    const u64 before = budget->left;
    if (!search)
        return 0;
    search->budget = budget;
    search->steps = steps;
    proof->first = 1;
    for (proof->bound = 1;; proof->bound++) {
        proof->nodes = before - budget->left;
        if (!proof->nodes)
            proof->first = proof->bound;
        if (search_along(search, database, ALONG_ROW, proof->bound) ||
            search_along(search, database, ALONG_COLUMN, proof->bound))
            return search->count;
        if (!budget->left)
            return 0;
    }
}
