/* SPDX-License-Identifier: MIT */
/* Curves become lines that are short enough for the scale, strokes become
   outlines, and both become edges between rows. */
#include "outline.h"

#include <stdlib.h>

#include "host/page.h"

/* ------------------------------------------------------------------- edges */

void outline_clear(Outline *outline)
{
    outline->count = 0;
}

void outline_free(Outline *outline)
{
    free(outline->edges);
    *outline = (Outline){NULL, 0, 0};
}

/* The first sample line at or below a height. */
static int line_below(Fixed y)
{
    enum { STEP = FIXED_ONE / LINES_OF_PIXEL };
    const int above = y - STEP / 2;
    return above > 0 ? (above + STEP - 1) / STEP : above / STEP;
}

static void add_edge(Outline *outline, Point from, Point to)
{
    const int winding = from.y < to.y ? 1 : -1;
    const Point top = winding > 0 ? from : to;
    const Point bottom = winding > 0 ? to : from;
    const int first = line_below(top.y);
    const int last = line_below(bottom.y);
    Fixed slope, down;
    if (first >= last)
        return;
    if (outline->count == outline->room) {
        outline->room = outline->room ? outline->room * 2 : 256;
        outline->edges = host_must_have(
            realloc(outline->edges, outline->room * sizeof *outline->edges));
    }
    slope = (Fixed)((long long)(bottom.x - top.x) * FIXED_ONE /
                    (bottom.y - top.y));
    down = first * (FIXED_ONE / LINES_OF_PIXEL) +
           FIXED_ONE / LINES_OF_PIXEL / 2 - top.y;
    outline->edges[outline->count++] =
        (Edge){first, last, top.x + fixed_times(slope, down),
               slope / LINES_OF_PIXEL, winding};
}

/* ------------------------------------------------------------------ tracks */

void track_clear(Track *track)
{
    track->count = 0;
    track->closes = 0;
}

void track_free(Track *track)
{
    free(track->points);
    free(track->moves);
    *track = (Track){NULL, NULL, 0, 0, 0};
}

static void add_point(Track *track, Point point, int moves)
{
    if (track->count == track->room) {
        track->room = track->room ? track->room * 2 : 64;
        track->points = host_must_have(
            realloc(track->points, track->room * sizeof *track->points));
        track->moves = host_must_have(realloc(track->moves, track->room));
    }
    track->points[track->count] = point;
    track->moves[track->count++] = (unsigned char)moves;
}

void track_move(Track *track, Point to)
{
    add_point(track, to, 1);
}

void track_line(Track *track, Point to)
{
    add_point(track, to, 0);
}

static Fixed way(Point a, Point b)
{
    return fixed_length(b.x - a.x, b.y - a.y);
}

static Fixed blend(Fixed p, Fixed q, Fixed r, Fixed s, long long at,
                   long long of)
{
    const long long left = of - at;
    return (Fixed)((left * left * left * p + 3 * left * left * at * q +
                    3 * left * at * at * r + at * at * at * s) /
                   (of * of * of));
}

void track_curve(Track *track, Point a, Point b, Point to, Fixed scale)
{
    enum { LEAST = 3, MOST = 32, PIXELS = 5 };
    const Point from = track->points[track->count - 1];
    const Fixed length =
        fixed_times(way(from, a) + way(a, b) + way(b, to), scale);
    int steps = LEAST + length / (PIXELS * FIXED_ONE);
    int i;
    if (steps > MOST)
        steps = MOST;
    for (i = 1; i < steps; i++)
        track_line(track, (Point){blend(from.x, a.x, b.x, to.x, i, steps),
                                  blend(from.y, a.y, b.y, to.y, i, steps)});
    track_line(track, to);
}

void track_close(Track *track)
{
    size_t first = track->count;
    while (first && !track->moves[first - 1])
        first--;
    if (first)
        track_line(track, track->points[first - 1]);
    track->closes = 1;
}

/* ---------------------------------------------------------------- outlines */

void outline_fill(Outline *outline, const Track *track, const Matrix *matrix)
{
    Point first = {0, 0};
    Point before = {0, 0};
    size_t i;
    for (i = 0; i < track->count; i++) {
        const Point at = matrix_apply(matrix, track->points[i]);
        if (track->moves[i]) {
            add_edge(outline, before, first);
            first = at;
        } else {
            add_edge(outline, before, at);
        }
        before = at;
    }
    add_edge(outline, before, first);
}

/* Half a stroke's width, at a right angle to a line. */
static Point normal_of(Point a, Point b, Fixed half)
{
    const Fixed length = way(a, b);
    return (Point){fixed_times(fixed_over(a.y - b.y, length), half),
                   fixed_times(fixed_over(b.x - a.x, length), half)};
}

static void add_polygon(Outline *outline, const Matrix *matrix,
                        const Point *points, int count)
{
    const Point first = matrix_apply(matrix, points[0]);
    Point before = first;
    int i;
    for (i = 1; i < count; i++) {
        const Point next = matrix_apply(matrix, points[i]);
        add_edge(outline, before, next);
        before = next;
    }
    add_edge(outline, before, first);
}

static void add_quad(Outline *outline, const Matrix *matrix, Point a, Point b,
                     Fixed half)
{
    const Point by = normal_of(a, b, half);
    const Point corners[] = {{a.x + by.x, a.y + by.y},
                             {b.x + by.x, b.y + by.y},
                             {b.x - by.x, b.y - by.y},
                             {a.x - by.x, a.y - by.y}};
    if (a.x != b.x || a.y != b.y)
        add_polygon(outline, matrix, corners, 4);
}

/* Fills the gap between two lines of a curve, on both sides of their common
   point, in the same direction as add_quad. Returns 0 if the turn is too sharp
   to be filled by triangles. */
static int add_wedge(Outline *outline, const Matrix *matrix, const Point *at,
                     Fixed half)
{
    const Point p = normal_of(at[-1], at[0], half);
    const Point q = normal_of(at[0], at[1], half);
    const long long dot = (long long)p.x * q.x + (long long)p.y * q.y;
    const long long cross = (long long)p.x * q.y - (long long)p.y * q.x;
    const int turns = cross > 0;
    const Point from = turns ? q : p;
    const Point to = turns ? p : q;
    const Point above[] = {
        *at, {at->x + from.x, at->y + from.y}, {at->x + to.x, at->y + to.y}};
    const Point below[] = {
        *at, {at->x - from.x, at->y - from.y}, {at->x - to.x, at->y - to.y}};
    if (dot < (long long)half * half * 15 / 16)
        return 0;
    add_polygon(outline, matrix, above, 3);
    add_polygon(outline, matrix, below, 3);
    return 1;
}

enum { MOST_CORNERS = 64 };

static const Point *find_circle(void)
{
    static Point circle[MOST_CORNERS];
    int i;
    for (i = 0; i < MOST_CORNERS && !circle[MOST_CORNERS - 1].x; i++) {
        const Fixed angle = i * (360 * FIXED_ONE / MOST_CORNERS);
        circle[i] =
            (Point){fixed_sine(angle + 90 * FIXED_ONE), fixed_sine(angle)};
    }
    return circle;
}

/* Goes around in the same direction as add_quad, so that the two add up. */
static void add_disc(Outline *outline, const Matrix *matrix, Point at,
                     Fixed radius, int corners)
{
    const Point *circle = find_circle();
    Point before = matrix_apply(matrix, (Point){at.x + radius, at.y});
    int i;
    for (i = corners; i--;) {
        const Point *corner = &circle[i * (MOST_CORNERS / corners)];
        const Point next = matrix_apply(
            matrix, (Point){at.x + fixed_times(corner->x, radius),
                            at.y + fixed_times(corner->y, radius)});
        add_edge(outline, before, next);
        before = next;
    }
}

static int corners_for(Fixed radius)
{
    return radius < 2 * FIXED_ONE    ? 8
           : radius < 6 * FIXED_ONE  ? 16
           : radius < 40 * FIXED_ONE ? 32
                                     : MOST_CORNERS;
}

/* Whether a point is the first or the last of its piece, and not a corner of
   a closed one. */
static int is_end(const Track *track, size_t i)
{
    return !track->closes &&
           (track->moves[i] || i + 1 == track->count || track->moves[i + 1]);
}

void outline_stroke(Outline *outline, const Track *track, const Matrix *matrix,
                    Fixed width, int round_ends)
{
    const Fixed half = width / 2;
    const int corners = corners_for(fixed_times(half, matrix_scale(matrix)));
    size_t i;
    for (i = 0; i < track->count; i++) {
        const int is_inside =
            !track->moves[i] && i + 1 < track->count && !track->moves[i + 1];
        if (!track->moves[i])
            add_quad(outline, matrix, track->points[i - 1], track->points[i],
                     half);
        if (is_inside && add_wedge(outline, matrix, &track->points[i], half))
            continue;
        if (round_ends || !is_end(track, i))
            add_disc(outline, matrix, track->points[i], half, corners);
    }
}
