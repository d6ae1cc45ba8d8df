/* SPDX-License-Identifier: MIT */
/* Turns a screen into a small picture, and compares it with one in a file as
   an eye would. */
#ifndef PICTURE_FILE_H
#define PICTURE_FILE_H

#include "stage.h"

/* A pixel for each half of a cell, three bytes each. */
typedef struct Picture {
    int width, height;
    unsigned char *bytes;
} Picture;

/* Halves and quadrants are exact; other characters tint their cell. */
Picture picture_of_screen(const Tui *tui);
void picture_free(Picture *picture);

/* How different two pictures of a size look: the mean distance of their
   colours in CIELAB, and the largest mean of a square of four pixels. */
typedef struct Difference {
    double mean, worst;
} Difference;
Difference picture_difference(const Picture *a, const Picture *b);
/* Whether the difference is too small to matter. */
int looks_alike(Difference difference);

/* Asserts that a picture looks like this file below tests/drawn/, and frees
   it. With QUADRILLE_WRITE=1 the file is rewritten if it does not. */
void assert_looks_like(Picture *picture, const char *name);

#endif
