/* SPDX-License-Identifier: MIT */
/* The end of a game of balls: one of them glows, then bursts, and the others
   follow, the nearer ones first. When all are gone, they drop back one after
   the other, so that the last position can be seen. */
#include "show.h"

#include <stdlib.h>

#include "sparks.h"

enum { GLOW = 14, SHRINKS = 2, DROP = 4, PAUSE = 10 };

/* The distance from where it begins: rings around it are one step apart. */
static int distance(const Piece *a, const Piece *b)
{
    const int x = abs(a->x - b->x);
    const int y = abs(a->y - b->y);
    return x > y ? 2 * x + y : x + 2 * y;
}

/* The ball that the last move brought to its place, or any. */
static const Piece *find_last(const Scene *scene, const Piece **balls,
                              int count)
{
    const Session *session = scene->session;
    u8 before[MOST_POSITION];
    Event events[256];
    Trace trace = {events, 256, 0};
    int i;
    if (session->at) {
        session_position_at(session, session->at - 1, before);
        session->game->apply(before, session->moves[session->at - 1], &trace);
    }
    while (trace.count--)
        for (i = 0; i < count; i++)
            if (balls[i]->spot == events[trace.count].to)
                return balls[i];
    return balls[count / 2];
}

static const Piece *centre; /* while balls are sorted */

static int by_distance(const void *one, const void *other)
{
    const Piece *a = *(const Piece *const *)one;
    const Piece *b = *(const Piece *const *)other;
    const int nearer = distance(a, centre) - distance(b, centre);
    return nearer ? nearer : a->spot - b->spot;
}

/* A ball turns bright, then small, and is gone. */
static void add_ball(Show *show, const Scene *scene, const Piece *ball,
                     int nth, int bursts, int returns)
{
    enum { EVERY = 5, COLOURS = 9 };
    const Box box = scene_drawing(scene)->place(scene, ball);
    const int glows = nth ? 2 : GLOW;
    Box above = box;
    Piece small = *ball;
    ShowPiece *piece = show_add(show, ball, &box, &box, bursts - glows, glows);
    piece->waits = piece->is_lit = 1;
    piece->returns = returns;
    small.kind = NEXT_BALL;
    piece = show_add(show, &small, &box, &box, bursts, SHRINKS);
    piece->waits = 1;
    if (nth % EVERY == 0)
        piece->bursts = INK_BALL + (ball->value + COLOURS - 1) % COLOURS;
    above.y -= box.height;
    show_add(show, ball, &above, &box, returns - DROP, DROP)->waits = 1;
}

void burst_cast(const Scene *scene, Show *show)
{
    const Piece *pieces[256];
    const int count = celebration_list(scene, pieces);
    int i, all, cells;
    Box box;
    if (!count)
        return;
    box = scene_drawing(scene)->place(scene, pieces[0]);
    cells = box.width * box.height;
    all = 24 + cells * count / 200;
    centre = find_last(scene, pieces, count);
    qsort(pieces, (size_t)count, sizeof *pieces, by_distance);
    for (i = 0; i < count; i++)
        add_ball(show, scene, pieces[i], i, GLOW + i * all / count,
                 GLOW + all + PAUSE + SPARKS_GLOW + DROP + i * all / count);
}
