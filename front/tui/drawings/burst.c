/* SPDX-License-Identifier: MIT */
/* The end of a game of balls: colour by colour they glow, and burst one after
   the other while the points are counted. When all are gone, they drop back
   row by row, so that the last position can be seen. */
#include "show.h"

#include <stdlib.h>
#include <string.h>

/* When what begins, in steps. */
enum {
    GLOW = 6,
    LIGHT_UP = 4,      /* less than that */
    BURST = GLOW + 66, /* the last ball */
    SHRINKS = 2,
    STAYS = 18, /* the number of points */
    COMES = BURST + STAYS,
    ROW = 4, /* between one row and the next */
    DROP = 4
};

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

/* While balls are sorted: where it begins, and the turn of each colour. */
static const Piece *centre;
static int turns[256];

static int by_turn(const void *one, const void *other)
{
    const Piece *a = *(const Piece *const *)one;
    const Piece *b = *(const Piece *const *)other;
    const int earlier = turns[a->value] - turns[b->value];
    const int nearer = distance(a, centre) - distance(b, centre);
    return earlier ? earlier : nearer ? nearer : a->spot - b->spot;
}

/* That of the last move comes first. */
static void sort_by_colour(const Scene *scene, const Piece **balls, int count)
{
    int i, colours;
    memset(turns, 0, sizeof turns);
    centre = find_last(scene, balls, count);
    turns[centre->value] = 1;
    for (i = 0, colours = 1; i < count; i++)
        if (!turns[balls[i]->value])
            turns[balls[i]->value] = ++colours;
    qsort(balls, (size_t)count, sizeof *balls, by_turn);
}

/* A ball turns bright, then small, and is gone. */
static void add_burst(Show *show, const Scene *scene, const Piece *ball,
                      int glows, int bursts, int returns, int is_small)
{
    enum { COLOURS = 9 };
    const Box box = scene_drawing(scene)->place(scene, ball);
    Piece small = *ball;
    ShowPiece *piece = show_add(show, ball, &box, &box, glows, bursts - glows);
    piece->waits = piece->is_lit = 1;
    piece->returns = returns;
    small.kind = NEXT_BALL;
    piece = show_add(show, &small, &box, &box, bursts, SHRINKS);
    piece->waits = 1;
    piece->bursts = INK_BALL + (ball->value + COLOURS - 1) % COLOURS;
    piece->is_small = is_small;
}

static void add_return(Show *show, const Scene *scene, const Piece *ball,
                       int returns)
{
    const Box box = scene_drawing(scene)->place(scene, ball);
    Box above = box;
    above.y -= box.height + (ball->y * box.height + 1) / 2;
    show_add(show, ball, &above, &box, returns - DROP, DROP)->waits = 1;
}

/* All of one colour glow together, and the first one bursts largest. */
void burst_cast(const Scene *scene, Show *show)
{
    const Piece *pieces[256];
    const int count = celebration_list(scene, pieces);
    int first = 0;
    int lowest = 0;
    int i;
    for (i = 0; i < count; i++)
        lowest = pieces[i]->y > lowest ? pieces[i]->y : lowest;
    if (count)
        sort_by_colour(scene, pieces, count);
    for (i = 0; i < count; i++) {
        const int returns =
            COMES + DROP + (lowest - pieces[i]->y) * ROW + pieces[i]->x / 2;
        first = pieces[i]->value == pieces[first]->value ? first : i;
        add_burst(show, scene, pieces[i],
                  first * (BURST - GLOW) / count + (i - first) % LIGHT_UP,
                  GLOW + i * (BURST - GLOW) / count, returns, i != first);
        add_return(show, scene, pieces[i], returns);
    }
    show_count(show, scene->session, GLOW, BURST, COMES);
}
