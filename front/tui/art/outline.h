/* SPDX-License-Identifier: MIT */
/* What a shape is bounded by: its path, in the units of the picture, and the
   edges that the rasteriser fills, in pixels. */
#ifndef FRONT_TUI_OUTLINE_H
#define FRONT_TUI_OUTLINE_H

#include <stddef.h>

#include "fixed.h"

/* The number of lines on which each pixel is sampled. */
enum { LINES_OF_PIXEL = 8 };

/* Crosses the sample lines from the first to before the last, at x and then
   step by step. Down counts 1, up -1. */
typedef struct Edge {
    int first, last;
    Fixed x, step;
    int winding;
} Edge;

/* What encloses an area: points inside have a winding number other than 0. */
typedef struct Outline {
    Edge *edges;
    size_t count, room;
} Outline;

void outline_clear(Outline *outline);
void outline_free(Outline *outline);

/* Lines through points; each piece of a path begins with a move. */
typedef struct Track {
    Point *points;
    unsigned char *moves; /* whether a piece begins with the point */
    size_t count, room;
    int closes; /* in the end, which matters to strokes */
} Track;

void track_clear(Track *track);
void track_free(Track *track);
void track_move(Track *track, Point to);
void track_line(Track *track, Point to);
/* A cubic curve, in as many lines as its length in pixels asks for. */
void track_curve(Track *track, Point a, Point b, Point to, Fixed scale);
void track_close(Track *track);

/* Pieces are closed for filling, whether the path says so or not. */
void outline_fill(Outline *outline, const Track *track, const Matrix *matrix);
/* Corners are round; ends are round or cut off. */
void outline_stroke(Outline *outline, const Track *track, const Matrix *matrix,
                    Fixed width, int round_ends);

#endif
