/* SPDX-License-Identifier: MIT */
/* The end of a game of pairs: as when real tiles are put away, the pairs come
   back from the middle of the table, in the order in which they were taken,
   and build a wall of two storeys around it and a tower within, each half like
   the other. */
#include "show.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_PAIRS = 128 };

/* The tiles that were taken, two by two. */
typedef struct Taken {
    u8 value[2 * MOST_PAIRS];
    int count;
} Taken;

static void take(Taken *taken, const Game *game, const void *position,
                 const Trace *trace)
{
    Piece pieces[256];
    const u16 count = game->look(position, pieces, 256);
    u16 i, nth;
    for (i = 0; i < trace->count; i++)
        for (nth = 0; nth < count; nth++)
            if (trace->events[i].what == CLEARED &&
                pieces[nth].spot == trace->events[i].from &&
                taken->count < 2 * MOST_PAIRS)
                taken->value[taken->count++] = pieces[nth].value;
}

static void find_taken(Taken *taken, const Session *session)
{
    u8 before[MOST_POSITION], after[MOST_POSITION];
    Event events[256];
    Trace trace = {events, 256, 0};
    u32 i;
    taken->count = 0;
    session_position_at(session, 0, before);
    for (i = 0; i < session->at; i++) {
        memcpy(after, before, session->game->size);
        trace.count = 0;
        session->game->apply(after, session->moves[i], &trace);
        take(taken, session->game, before, &trace);
        memcpy(before, after, session->game->size);
    }
}

/* The wall, in tiles. */
typedef struct Wall {
    Box tile;         /* the first one */
    Box area;         /* of its lowest storey */
    int across, down; /* half of a long side, and a short side */
    int deep, high;   /* how much a storey is further right, and above */
} Wall;

/* A place in the right half, or the left one, which mirrors it. */
typedef struct Stand {
    int right, y; /* the first column behind the middle, and the first row */
    int storey, nth;
} Stand;

static Wall measure(const Scene *scene)
{
    const Drawing *drawing = drawing_of(scene->session->game);
    const Piece first = {.kind = TILE};
    const Piece second = {.kind = TILE, .z = 1};
    const Box above = drawing->place(scene, &second);
    Wall wall = {drawing->place(scene, &first), scene->area, 0, 0, 0, 0};
    wall.deep = above.x - wall.tile.x;
    wall.high = wall.tile.height > 1;
    wall.area.y += wall.high;
    wall.area.height -= wall.high;
    wall.area.width -= wall.deep;
    wall.across = wall.area.width / wall.tile.width / 2;
    wall.down = wall.area.height / wall.tile.height - 2;
    if (wall.down < 0)
        wall.down = 0;
    return wall;
}

/* From the middle of the upper side around to the middle of the lower one. */
static int add_storey(Stand *stands, int count, const Wall *wall, int storey)
{
    const Box *area = &wall->area;
    const int width = wall->tile.width;
    const int height = wall->tile.height;
    const int turn = wall->across + wall->down;
    const int inner = area->height - 2 * height;
    int i;
    for (i = 0; i < turn + wall->across && count < MOST_PAIRS; i++) {
        const int side = i - wall->across;
        const int column = side < 0   ? i
                           : i < turn ? wall->across - 1
                                      : turn + wall->across - 1 - i;
        const int y = side < 0 ? area->y
                      : i < turn
                          ? area->y + height +
                                inner * (2 * side + 1) / (2 * wall->down) -
                                height / 2
                          : area->y + area->height - height;
        stands[count] = (Stand){column * width, y, storey, count};
        count++;
    }
    return count;
}

/* A stepped tower: each storey is a row and two columns smaller than the one
   below. */
typedef struct Tower {
    int rows, half;
} Tower;

static int count_tower(const Tower *tower)
{
    int count = 0;
    int storey;
    for (storey = 0; storey < tower->rows && storey < tower->half; storey++)
        count += (tower->rows - storey) * (tower->half - storey);
    return count;
}

/* The highest tower for these pairs; its lower corners can be left out. It is
   within the upper half of the wall, because the result covers the lower one.
 */
static Tower fit_tower(const Wall *wall, int pairs)
{
    enum { GAP = 2, CORNERS = 2 };
    const int most =
        (wall->area.height / 2 - wall->tile.height) / wall->tile.height;
    Tower best = {0, 0};
    int least = pairs;
    Tower tower;
    for (tower.rows = 1; tower.rows <= most; tower.rows++)
        for (tower.half = 1; tower.half <= wall->across - GAP; tower.half++) {
            const int less = count_tower(&tower) - pairs;
            if (abs(less) <= least && less <= CORNERS * (tower.rows - 1)) {
                least = abs(less);
                best = tower;
            }
        }
    return best;
}

static int add_tower(Stand *stands, int count, const Wall *wall,
                     const Tower *tower, int pairs)
{
    const int height = wall->tile.height;
    const int top = wall->area.y + height + 1;
    int left_out = count_tower(tower) - pairs;
    int storey, row, column;
    for (storey = 0; storey < tower->rows; storey++)
        for (row = storey; row < tower->rows; row++)
            for (column = 0; column < tower->half - storey; column++) {
                const int is_corner =
                    column + 1 == tower->half - storey &&
                    (row == storey || row + 1 == tower->rows);
                if (count == MOST_PAIRS || (is_corner && left_out-- > 0))
                    continue;
                stands[count] = (Stand){column * wall->tile.width,
                                        top + (2 * row - storey) * height / 2,
                                        storey, count};
                count++;
            }
    return count;
}

/* Lower ones are drawn first. Tiles throw their shadows to the right, where
   others are drawn later. */
static int by_storey(const void *one, const void *other)
{
    const Stand *a = one;
    const Stand *b = other;
    return a->storey != b->storey ? a->storey - b->storey
           : a->right != b->right ? a->right - b->right
                                  : a->y - b->y;
}

/* --------------------------------------------------------------- the tiles */

/* In steps. */
enum { BUILDING = 84, FLIGHT = 8, LIGHTING = 30, GLOW = 4 };

static void add_tile(Show *show, const Wall *wall, const Stand *stand,
                     u8 value, int is_left, int begins, int lit)
{
    const Piece tile = {.kind = TILE,
                        .value = value,
                        .spot = NO_SPOT,
                        .marks = IS_FREE,
                        .z = (u8)stand->storey};
    const Box *area = &wall->area;
    const int middle = area->x + area->width / 2;
    Box from = wall->tile;
    Box until = wall->tile;
    from.x = middle - (is_left ? from.width : 0);
    from.y = canvas_centred(area->y, area->height, from.height);
    until.x = (is_left ? middle - stand->right - until.width
                       : middle + stand->right) +
              stand->storey * wall->deep;
    until.y = stand->y - stand->storey * wall->high;
    show_add(show, &tile, &from, &until, begins, FLIGHT)->ends = SHOW_FOREVER;
    show_add(show, &tile, &until, &until, lit, GLOW)->is_lit = 1;
}

/* The left half from its outer side to the middle, then the right one. */
static void add_tiles(Show *show, const Wall *wall, const Stand *stands,
                      int count, const u8 *values)
{
    int first, nth, i, is_left;
    for (first = 0; first < count; first = i) {
        for (i = first; i < count && stands[i].storey == stands[first].storey;)
            i++;
        for (is_left = 1; is_left >= 0; is_left--)
            for (nth = 0; nth < i - first; nth++) {
                const Stand *stand =
                    &stands[is_left ? i - 1 - nth : first + nth];
                add_tile(show, wall, stand, values[2 * stand->nth + !is_left],
                         is_left, stand->nth * BUILDING / count,
                         BUILDING + FLIGHT + stand->nth * LIGHTING / count);
            }
    }
}

/* There may be no room for all pairs; then the first ones are left out. */
void wall_cast(const Scene *scene, Show *show)
{
    const Wall wall = measure(scene);
    Stand stands[MOST_PAIRS];
    Taken taken;
    Tower tower;
    int count = 0;
    int pairs;
    find_taken(&taken, scene->session);
    pairs = taken.count / 2;
    count = add_storey(stands, 0, &wall, 0);
    count = add_storey(stands, count, &wall, 1);
    tower = fit_tower(&wall, pairs - count);
    count = add_tower(stands, count, &wall, &tower, pairs - count);
    if (count > pairs)
        count = pairs;
    qsort(stands, (size_t)count, sizeof *stands, by_storey);
    add_tiles(show, &wall, stands, count, taken.value + 2 * (pairs - count));
}
