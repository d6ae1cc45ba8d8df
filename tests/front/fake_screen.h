/* SPDX-License-Identifier: MIT */
/* A screen that stands in for the terminal's: it defines the functions of
   screen.h that the full screen calls. Whoever needs to know calls the
   functions below, of which each may be NULL. */
#ifndef FRONT_FAKE_SCREEN_H
#define FRONT_FAKE_SCREEN_H

#include "front/tui/terminal/screen.h"

typedef struct FakeScreen {
    int width, height;
    void (*paint)(const Canvas *canvas, const Look *look);
    void (*ring)(const Look *look);
    void (*title)(const char *words); /* NULL: its own again */
    void (*copy)(const char *words);
} FakeScreen;

extern FakeScreen fake_screen;

#endif
