/* SPDX-License-Identifier: MIT */
/* Pixels: each cell is divided into dots, which share two colours. Two dots,
   one above the other, need half blocks and are about square; four need
   quadrants, six sextants. Text that was drawn in a cell goes when a dot of it
   is set. */
#ifndef FRONT_TUI_PIXELS_H
#define FRONT_TUI_PIXELS_H

#include "scene.h"

/* Whether there are enough colours and signs to draw with light and shadow. */
int pixels_available(const Scene *scene);
/* Whether there are enough colours for neighbouring shades to differ. */
int pixels_have_shades(const Scene *scene);

/* ------------------------------------------------------------------ shapes */

/* Shapes are measured in units, which are square: a column is as wide as a
   row's half is high. */
enum { UNITS = 12, COLUMN_UNITS = UNITS, ROW_UNITS = 2 * UNITS };
Box pixels_of_cells(const Box *cells);
/* The cells that a box of units touches. */
Box pixels_to_cells(const Box *units);

/* A dot's centre and size, in units. */
typedef struct PixelDot {
    int x, y, width, height;
} PixelDot;

/* Returns how much of a dot a shape covers, of 256, and with which colour. */
typedef int (*Shade)(const void *shape, const PixelDot *dot, long *rgb);
/* Draws a shape within these cells. Where two colours cannot show all dots of
   a cell, those that are nearest do. */
void pixels_shade(const Scene *scene, const Box *cells, Shade shade,
                  const void *shape);
/* The same for a shape that has one colour but for a border. */
void pixels_shade_flat(const Scene *scene, const Box *units, int border,
                       long rgb, Shade shade, const void *shape);
/* What of 256 a dot is covered, if its centre is so far within an edge. */
int dot_cover(const PixelDot *dot, int within);
/* The same for flat shapes: all or nothing where dots are much finer than the
   shape's radius, so that cells that follow each other share their two
   colours. */
int dot_cover_sharply(const PixelDot *dot, int within, int radius);

/* ------------------------------------------------------------------ halves */

/* A part of a canvas in halves of cells: y counts half rows. */
Box pixels_of(const Box *cells);

/* Lighter or darker: 256 leaves a colour as it is, 0 is black, 512 white. */
long pixel_shade(long rgb, int level);
/* So much of 256 of one colour over another. */
long pixel_mix(long below, long above, int part);
long pixel_rgb(const Scene *scene, CellColour colour);

/* All clip as signs do. */
void pixel_put(const Scene *scene, int x, int y, long rgb);
long pixel_at(const Scene *scene, int x, int y);
void pixels_fill(const Scene *scene, const Box *pixels, long rgb);
/* One pixel wide, inside the box. */
void pixels_frame(const Scene *scene, const Box *pixels, long rgb);
/* The paper for a sign over pixels: the mean of the pixels below it. */
CellColour pixels_under(const Scene *scene, int x, int y);

#endif
