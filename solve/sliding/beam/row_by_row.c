/* SPDX-License-Identifier: MIT */
/* Brings the tiles home one by one along the rim, each by breadth-first search
   for a shortest way. The last tile of a row or column can't enter alone, so
   it first waits near its home; then the last two enter together. What is home
   stays fixed. */
#include "row_by_row.h"

#include <string.h>

#include "solve/sliding/ida/ida_star.h"

enum { CORNER = 3, UNSEEN = DIRECTIONS, FIRST_PLACE = DIRECTIONS + 1 };

typedef struct Rows {
    SlidingBoard board;
    u8 fixed[SLIDING_CELLS];
    u8 left, top; /* the corner of the part that is not fixed */
    Budget *budget;
    u8 *came; /* how the search reached each state */
    u32 *queue;
    u8 *steps;
    u32 count;
} Rows;

/* One or two tiles and their goals. A state of the search is the cells of
   these tiles and of the gap, encoded as a number. */
typedef struct Subgoal {
    u8 tiles;
    u8 tile[2], goal[2];
} Subgoal;

typedef struct PlaceState {
    u8 gap;
    u8 at[2];
} PlaceState;

/* -------------------------------------------------------------- subgoals */

static u32 number_of(const Rows *rows, const PlaceState *place)
{
    u32 cells = rows->board.cells;
    ASSERT_SLOW(place->gap < cells && place->at[0] < cells &&
                place->at[1] < cells);
    return (place->at[1] * cells + place->at[0]) * cells + place->gap;
}

static PlaceState place_of(const Rows *rows, u32 number)
{
    u32 cells = rows->board.cells;
    PlaceState place;
    ASSERT_SLOW(number < cells * cells * cells);
    place.gap = (u8)(number % cells);
    place.at[0] = (u8)(number / cells % cells);
    place.at[1] = (u8)(number / cells / cells);
    return place;
}

static u8 cell_of(const Rows *rows, u8 tile)
{
    u8 cell = 0;
    while (rows->board.tile[cell] != tile)
        cell++;
    ASSERT_SLOW(cell < rows->board.cells);
    return cell;
}

static PlaceState first_place(const Rows *rows, const Subgoal *subgoal)
{
    PlaceState place = {0, {0, 0}};
    u8 i;
    ASSERT(subgoal->tiles && subgoal->tiles <= 2);
    place.gap = rows->board.gap;
    for (i = 0; i < subgoal->tiles; i++)
        place.at[i] = cell_of(rows, subgoal->tile[i]);
    return place;
}

static u8 is_done(const Subgoal *subgoal, const PlaceState *place)
{
    u8 i = 0;
    while (i < subgoal->tiles && place->at[i] == subgoal->goal[i])
        i++;
    return i == subgoal->tiles;
}

static void step_place(const Subgoal *subgoal, PlaceState *place, u8 from)
{
    u8 i;
    for (i = 0; i < subgoal->tiles; i++)
        if (place->at[i] == from)
            place->at[i] = place->gap;
    place->gap = from;
}

static u32 add_places(Rows *rows, const Subgoal *subgoal,
                      const PlaceState *place, u32 end)
{
    u8 way;
    ASSERT_SLOW(place->gap < rows->board.cells);
    for (way = 0; way < DIRECTIONS; way++) {
        u8 from = board_neighbour(&rows->board, place->gap, way);
        PlaceState after = *place;
        u32 number;
        if (from == NO_SPOT || rows->fixed[from])
            continue;
        step_place(subgoal, &after, from);
        number = number_of(rows, &after);
        if (rows->came[number] == UNSEEN && spend(rows->budget)) {
            rows->came[number] = way;
            rows->queue[end++] = number;
        }
    }
    return end;
}

/* Collects the steps backwards from the goal, then reverses them. */
static void walk_back(Rows *rows, const Subgoal *subgoal, PlaceState place)
{
    u32 first = rows->count;
    u32 last, number;
    while (rows->came[number = number_of(rows, &place)] != FIRST_PLACE) {
        u8 back = (u8)(DIRECTIONS - 1 - rows->came[number]);
        ASSERT_SLOW(rows->count < MOST_ROW_STEPS);
        rows->steps[rows->count++] = place.gap;
        step_place(subgoal, &place,
                   board_neighbour(&rows->board, place.gap, back));
    }
    for (last = rows->count; first + 1 < last; first++) {
        u8 step = rows->steps[first];
        rows->steps[first] = rows->steps[--last];
        rows->steps[last] = step;
    }
}

static u32 count_places(const Rows *rows, const Subgoal *subgoal)
{
    u32 cells = rows->board.cells;
    return subgoal->tiles == 1 ? cells * cells : cells * cells * cells;
}

/* Breadth-first search; returns 0 if the budget is spent. */
static u8 reach_subgoal(Rows *rows, const Subgoal *subgoal)
{
    PlaceState place = first_place(rows, subgoal);
    u32 at = 0;
    u32 end = 0;
    u32 before = rows->count;
    ASSERT(subgoal->tiles);
    memset(rows->came, UNSEEN, count_places(rows, subgoal));
    rows->came[number_of(rows, &place)] = FIRST_PLACE;
    rows->queue[end++] = number_of(rows, &place);
    for (; at < end; at++) {
        place = place_of(rows, rows->queue[at]);
        if (is_done(subgoal, &place))
            break;
        end = add_places(rows, subgoal, &place, end);
    }
    if (at == end)
        return 0;
    walk_back(rows, subgoal, place);
    for (; before < rows->count; before++)
        board_step(&rows->board, rows->steps[before]);
    return 1;
}

static u8 bring(Rows *rows, u8 tile, u8 goal)
{
    Subgoal subgoal = {1, {0, 0}, {0, 0}};
    ASSERT(tile && goal < rows->board.cells);
    subgoal.tile[0] = tile;
    subgoal.goal[0] = goal;
    return reach_subgoal(rows, &subgoal);
}

static u8 bring_home(Rows *rows, u8 cell)
{
    u8 done = bring(rows, (u8)(cell + 1), cell);
    rows->fixed[cell] = 1;
    return done;
}

/* --------------------------------------------------------------- corners */

static u8 bring_both_home(Rows *rows, u8 first, u8 second)
{
    Subgoal subgoal = {2, {0, 0}, {0, 0}};
    u8 done;
    ASSERT(first != second);
    subgoal.goal[0] = first;
    subgoal.goal[1] = second;
    subgoal.tile[0] = (u8)(first + 1);
    subgoal.tile[1] = (u8)(second + 1);
    done = reach_subgoal(rows, &subgoal);
    rows->fixed[first] = rows->fixed[second] = 1;
    return done;
}

/* Brings in the last two tiles of a row or column. "inwards" is the step away
   from the rim. If the second tile is enclosed next to the first one's goal,
   it can't reach its waiting cell, but is near enough. */
static u8 bring_last(Rows *rows, u8 first, u8 second, u8 inwards)
{
    u8 done = bring_home(rows, first);
    bring(rows, (u8)(second + 1), (u8)(second + 2 * inwards));
    rows->fixed[first] = 0;
    return done && bring_both_home(rows, first, second);
}

static u8 bring_line(Rows *rows, u8 cell, u8 count, u8 along, u8 inwards)
{
    for (; count > 2; count--, cell = (u8)(cell + along))
        if (!bring_home(rows, cell))
            return 0;
    return bring_last(rows, cell, (u8)(cell + along), inwards);
}

static u8 solve_line(Rows *rows)
{
    u8 width = rows->board.width;
    u8 columns = (u8)(width - rows->left);
    u8 lines = (u8)(rows->board.height - rows->top);
    u8 cell = (u8)(rows->top * width + rows->left);
    ASSERT(columns >= 2 && lines >= 2);
    if (lines < columns) {
        rows->left++;
        return bring_line(rows, cell, lines, width, 1);
    }
    rows->top++;
    return bring_line(rows, cell, columns, 1, width);
}

static u8 is_corner(const Rows *rows)
{
    return rows->board.width - rows->left <= CORNER &&
           rows->board.height - rows->top <= CORNER;
}

static u8 solve_corner(Rows *rows)
{
    Certificate proof;
    u8 done = ida_star_manhattan(&rows->board, rows->fixed, rows->budget,
                                 &proof, rows->steps + rows->count);
    ASSERT(rows->count <= MOST_ROW_STEPS);
    rows->count += proof.bound;
    return done;
}

u32 solve_by_rows(const SlidingBoard *board, Arena arena, Budget *budget,
                  u8 *steps)
{
    u32 places = (u32)board->cells * board->cells * board->cells;
    Rows rows;
    rows.board = *board;
    memset(rows.fixed, 0, sizeof rows.fixed);
    rows.left = rows.top = 0;
    rows.budget = budget;
    rows.came = take(&arena, places, 1);
    rows.queue = take(&arena, places, sizeof *rows.queue);
    rows.steps = steps;
    rows.count = 0;
    if (!rows.came || !rows.queue)
        return 0;
    while (!is_corner(&rows))
        if (!solve_line(&rows))
            return 0;
    return solve_corner(&rows) ? rows.count : 0;
}
