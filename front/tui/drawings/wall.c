/* SPDX-License-Identifier: MIT */
/* The end of a game of pairs: as when real tiles are put away, the pairs come
   back from the middle of the table, in the order in which they were taken,
   and build a wall around it, each half like the other. */
#include "show.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_PAIRS = 128, FLIGHT = 9 };

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
    Box tile; /* the first one */
    const Box *area;
    int across, down; /* half of a long side, and a short side */
} Wall;

static Wall measure(const Scene *scene)
{
    const Piece first = {.kind = TILE};
    Wall wall = {drawing_of(scene->session->game)->place(scene, &first),
                 &scene->area, 0, 0};
    wall.across = wall.area->width / wall.tile.width / 2;
    wall.down = wall.area->height / wall.tile.height - 2;
    if (wall.down < 0)
        wall.down = 0;
    return wall;
}

static int count_places(const Wall *wall)
{
    return 2 * wall->across + wall->down;
}

/* The nth place on the right or the left: from the middle of the upper side
   around to the middle of the lower one. */
static Box place_of(const Wall *wall, int nth, int is_left)
{
    const Box *area = wall->area;
    const int turn = wall->across + wall->down;
    const int column = nth < wall->across ? nth
                       : nth < turn       ? wall->across - 1
                                          : count_places(wall) - 1 - nth;
    const int middle = area->x + area->width / 2;
    const int inner = area->height - 2 * wall->tile.height;
    Box box = wall->tile;
    box.x = is_left ? middle - (column + 1) * box.width
                    : middle + column * box.width;
    box.y = nth < wall->across ? area->y
            : nth >= turn      ? area->y + area->height - box.height
                               : area->y + box.height +
                                inner * (2 * (nth - wall->across) + 1) /
                                    (2 * wall->down) -
                                box.height / 2;
    return box;
}

/* Once the wall stands, a light runs along both halves. */
static void add_tile(Show *show, const Wall *wall, u8 value, int nth,
                     int is_left, int between, int built)
{
    enum { GLOW = 4 };
    const Piece tile = {
        .kind = TILE, .value = value, .spot = NO_SPOT, .marks = IS_FREE};
    const Box *area = wall->area;
    const Box until = place_of(wall, nth, is_left);
    Box from = wall->tile;
    ShowPiece *lit;
    from.x = area->x + area->width / 2 - (is_left ? from.width : 0);
    from.y = canvas_centred(area->y, area->height, from.height);
    show_add(show, &tile, &from, &until, nth * between, FLIGHT)->ends =
        SHOW_FOREVER;
    lit = show_add(show, &tile, &until, &until, built + nth, GLOW);
    lit->is_lit = 1;
}

/* Tiles throw their shadows to the right, where others are drawn later. */
static int by_column(const void *one, const void *other)
{
    const ShowPiece *a = one;
    const ShowPiece *b = other;
    return a->is_lit != b->is_lit     ? a->is_lit - b->is_lit
           : a->until.x != b->until.x ? a->until.x - b->until.x
                                      : a->until.y - b->until.y;
}

void wall_cast(const Scene *scene, Show *show)
{
    const Wall wall = measure(scene);
    const int between = 1 + celebration_pace(&wall.tile);
    int places = count_places(&wall);
    Taken taken;
    int i, first, built;
    find_taken(&taken, scene->session);
    if (places > taken.count / 2)
        places = taken.count / 2;
    first = taken.count / 2 - places; /* there may be no room for all */
    built = places * between + FLIGHT;
    for (i = 0; i < places; i++) {
        const u8 *pair = taken.value + 2 * (first + i);
        add_tile(show, &wall, pair[0], i, 1, between, built);
        add_tile(show, &wall, pair[1], i, 0, between, built);
    }
    if (show->count)
        qsort(show->pieces, (size_t)show->count, sizeof *show->pieces,
              by_column);
}
