/* SPDX-License-Identifier: MIT */
/* The end of a sliding puzzle: the tiles are counted. One after the other
   lights up and leaves for a ring; the ring turns, and they return in the same
   order. The last tile, in whose place the gap is, closes the picture. */
#include "show.h"

#include <stdlib.h>

#include "rules/sliding/sliding.h"

/* --------------------------------------------------------------- the track */

/* Pi, in parts of a cell. */
enum { HALF_TURN = 201 };

/* The way of a tile's centre around an area: two straight lines and two half
   circles, in columns and half rows. */
typedef struct RingTrack {
    int straight, radius;
    int is_high; /* the lines are at the sides */
} RingTrack;

static int side_of(const Box *size)
{
    return size->width > 2 * size->height ? size->width : 2 * size->height;
}

static RingTrack track_of(const Box *area, const Box *size, int lane)
{
    const int inner = 2 * lane * (side_of(size) + 1);
    const int width = area->width - size->width - inner;
    const int height = 2 * (area->height - size->height) - inner;
    const int less = width < height ? width : height;
    return (RingTrack){abs(width - height), less > 0 ? less / 2 : 0,
                       width < height};
}

/* In parts of a cell, as all ways are. */
static int length_of(const RingTrack *track)
{
    return 2 * track->straight * SHOW_UNIT + 2 * track->radius * HALF_TURN;
}

/* An old approximation to the sine of a part of a half turn, a quotient of
   polynomials of degree two. */
static int sine(const RingTrack *track, long long part)
{
    const long long half_turn = (long long)track->radius * HALF_TURN;
    const long long product = part * (half_turn - part);
    return half_turn ? (int)(16 * product * track->radius * SHOW_UNIT /
                             (5 * half_turn * half_turn - 4 * product))
                     : 0;
}

static int cosine(const RingTrack *track, int part)
{
    const int quarter = track->radius * HALF_TURN / 2;
    return part <= quarter ? sine(track, quarter - part)
                           : -sine(track, part - quarter);
}

/* A point of a track with lines above and below, clockwise from the middle of
   the upper one. Half a turn further, the signs are the other ones. */
static void find_point(const RingTrack *track, int way, int *x, int *y)
{
    const int line = track->straight * SHOW_UNIT;
    const int turn = track->radius * HALF_TURN;
    const int is_back = way >= line + turn;
    const int at = is_back ? way - line - turn : way;
    const int turned = at - line / 2;
    *x = turned < 0      ? at
         : turned < turn ? line / 2 + sine(track, turned)
                         : line / 2 + turn - turned;
    *y = turned < 0      ? -track->radius * SHOW_UNIT
         : turned < turn ? -cosine(track, turned)
                         : track->radius * SHOW_UNIT;
    if (is_back) {
        *x = -*x;
        *y = -*y;
    }
}

/* Halves are rounded up, as canvas_centred rounds them down. */
static int rounded(int value, int unit)
{
    const int whole = (value + unit / 2) / unit;
    return whole - (value + unit / 2 < whole * unit);
}

Box ring_place(const Box *area, const Box *size, int lane, int way)
{
    const RingTrack track = track_of(area, size, lane);
    const int length = length_of(&track);
    Box box = *size;
    int x = 0;
    int y = 0;
    if (length && !track.is_high)
        find_point(&track, way % length, &x, &y);
    else if (length)
        find_point(&track, (way + length / 4 * 3) % length, &y, &x);
    if (track.is_high)
        x = -x;
    box.x = canvas_centred(area->x, area->width, box.width) +
            rounded(x, SHOW_UNIT);
    box.y = canvas_centred(area->y, area->height, box.height) +
            rounded(y, 2 * SHOW_UNIT);
    return box;
}

/* --------------------------------------------------------------- the tiles */

/* In steps. */
enum {
    LIGHTS_UP = 3,
    FLIGHT = 8,
    STAYS = 14,  /* all of them on the ring */
    BETWEEN = 3, /* two tiles, if they are few */
    LONGEST_COUNT = 42,
    LONGEST_RETURN = 36,
    PAUSE = 2,
    SHINING = 2, /* from one diagonal to the next */
    GLOW = 4,
    MOST_LANES = 3
};

/* Tiles on the ring: as large as they can be without touching each other. */
typedef struct Ring {
    const Box *area;
    Box size;
    int lanes, tiles;
    int turns;   /* the step when all of them are there, */
    int returns; /* when the first one returns, */
    int closes;  /* and when the last one has */
} Ring;

/* Squares side by side touch least on lines, and most on the diagonal. */
static int has_room(const Ring *ring)
{
    const RingTrack inner = track_of(ring->area, &ring->size, ring->lanes - 1);
    const int in_lane = (ring->tiles + ring->lanes - 1) / ring->lanes;
    return inner.radius > 0 &&
           length_of(&inner) * 5LL >=
               in_lane * side_of(&ring->size) * 7LL * SHOW_UNIT;
}

static Ring fit_ring(const Scene *scene, int tiles)
{
    enum { LARGEST = 8 };
    const int smaller = scene->step_y * 4 / 5;
    const int height = smaller < LARGEST ? smaller : LARGEST;
    Ring ring = {.area = &scene->area, .lanes = 1, .tiles = tiles};
    for (; ring.lanes <= MOST_LANES; ring.lanes++)
        for (ring.size.height = height; ring.size.height > 0;
             ring.size.height--) {
            ring.size.width = ring.size.height * 2;
            if (ring.size.width < scene->step_x && ring.size.width < 3)
                ring.size.width = 3;
            if (has_room(&ring))
                return ring;
        }
    ring.size = (Box){0, 0, 3, 1};
    ring.lanes = MOST_LANES;
    return ring;
}

static int turn_of(int nth, int tiles, int longest)
{
    const int all = tiles * BETWEEN;
    return nth * (all < longest ? all : longest) / tiles;
}

/* A light runs over the board when it is complete. */
static int shine_of(const Ring *ring, const Piece *piece)
{
    return ring->closes + FLIGHT + PAUSE + (piece->x + piece->y) * SHINING;
}

/* A tile is always in one of these states: elsewhere the board shows it. */
static ShowPiece *add(Show *show, const Piece *piece, const Box *from,
                      const Box *until, int begins, int lasts)
{
    ShowPiece *added = show_add(show, piece, from, until, begins, lasts);
    added->waits = 1;
    return added;
}

static void add_tile(Show *show, const Scene *scene, const Ring *ring,
                     const Piece *piece, int nth)
{
    const Box home = scene_drawing(scene)->place(scene, piece);
    const int in_lane = (ring->tiles + ring->lanes - 1) / ring->lanes;
    const int lane = nth / in_lane;
    const RingTrack track = track_of(ring->area, &ring->size, lane);
    const int way =
        (int)((long long)length_of(&track) * (nth % in_lane) / in_lane);
    const int leaves = turn_of(nth, ring->tiles, LONGEST_COUNT);
    const int arrives = leaves + LIGHTS_UP + FLIGHT;
    const int returns =
        ring->returns + turn_of(nth, ring->tiles, LONGEST_RETURN);
    const Box slot = ring_place(ring->area, &ring->size, lane, way);
    const Box last = ring_place(ring->area, &ring->size, lane,
                                way + (returns - ring->turns) * SHOW_UNIT);
    ShowPiece *rides;
    add(show, piece, &home, &home, leaves, LIGHTS_UP)->is_lit = 1;
    add(show, piece, &home, &slot, leaves + LIGHTS_UP, FLIGHT)->is_lit = 1;
    add(show, piece, &slot, &slot, arrives, ring->turns - arrives);
    rides = add(show, piece, &slot, &last, ring->turns, returns - ring->turns);
    rides->path = SHOW_RING;
    rides->across = SHOW_UNIT;
    rides->lane = lane;
    rides->way = way;
    add(show, piece, &last, &home, returns, FLIGHT);
    add(show, piece, &home, &home, shine_of(ring, piece), GLOW)->is_lit = 1;
}

/* Puts the tile whose place is the gap into it. */
static int close_gap(const Scene *scene, Piece *piece)
{
    const Sliding *game = scene_position(scene);
    if (piece->kind == BLOCK)
        return 0;
    piece->kind = BLOCK;
    piece->value = (u8)(sliding_last_tile(game) + 1);
    piece->marks = IS_HOME;
    return 1;
}

static void add_last_tile(Show *show, const Scene *scene, const Ring *ring)
{
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        Piece piece = scene->pieces[i];
        const Box home = scene_drawing(scene)->place(scene, &piece);
        const int lands = ring->closes + FLIGHT;
        const int shines = shine_of(ring, &piece);
        Box above = home;
        above.y -= 2 * home.height;
        if (!close_gap(scene, &piece))
            continue;
        add(show, &piece, &above, &home, ring->closes, FLIGHT)->is_lit = 1;
        add(show, &piece, &home, &home, lands, shines - lands);
        add(show, &piece, &home, &home, shines, GLOW)->is_lit = 1;
    }
}

void ring_cast(const Scene *scene, Show *show)
{
    const Piece *pieces[256];
    const int count = celebration_list(scene, pieces);
    Ring ring = fit_ring(scene, count);
    int i;
    ring.turns = turn_of(count, count, LONGEST_COUNT) + LIGHTS_UP + FLIGHT;
    ring.returns = ring.turns + STAYS;
    ring.closes =
        ring.returns + turn_of(count, count, LONGEST_RETURN) + FLIGHT;
    for (i = 0; i < count; i++)
        add_tile(show, scene, &ring, pieces[i], i);
    add_last_tile(show, scene, &ring);
    show_count(show, scene->session, ring.turns / 3, ring.turns, ring.returns);
}

void ring_complete(Scene *scene)
{
    unsigned i;
    if (scene->session->game->status(scene_position(scene)) != WON)
        return;
    for (i = 0; i < scene->count; i++)
        close_gap(scene, &scene->pieces[i]);
}
