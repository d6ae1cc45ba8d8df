/* SPDX-License-Identifier: MIT */
/* A screen for tests, in the place of the terminal's: it defines the functions
   of screen.h that the full screen calls, and passes on to the functions below
   what a test wants to see. Each of them may be NULL. */
#ifndef FRONT_FAKE_SCREEN_H
#define FRONT_FAKE_SCREEN_H

#include "front/tui/terminal/screen.h"

/* What a terminal can do; a cell has a size if it shows images. */
typedef struct FakeTerminal {
    int colours, has_wide;
    int cell_width, cell_height;
    CellColour ground;
} FakeTerminal;

typedef struct FakeScreen {
    int width, height;
    FakeTerminal terminal;
    void (*paint)(const Canvas *canvas, const Look *look);
    void (*ring)(const Look *look);
    void (*title)(const char *words); /* NULL: its own again */
    void (*copy)(const char *words);
} FakeScreen;

extern FakeScreen fake_screen;

#endif
