/* SPDX-License-Identifier: MIT */
/* A game on the full screen without a terminal, and what the screen shows as
   text. */
#ifndef STAGE_H
#define STAGE_H

#include "drawn.h"
#include "front/tui/tui.h"
#include "table/choice.h"

typedef struct Size {
    int width, height;
} Size;

/* A game after some moves: how it is chosen, and the moves. */
typedef struct Start {
    const char *game, *words, *moves;
} Start;

enum { STARTS = 4, SIZES = 3 };
extern const Size sizes[SIZES];
extern const Start starts[STARTS];

typedef struct Stage {
    Session session;
    Tui tui;
} Stage;

void open_stage(Stage *stage, const Start *start);
void close_stage(Stage *stage);
/* Presses keys and carries out what they trigger. */
void press(Stage *stage, const char *keys);
/* Writes the screen, character by character and colour by colour, below a
   title. Nobody reads screens of more than 80x24, so these have digests
   instead (see drawn.h). */
void page_screen(Page *page, Tui *tui, const char *title);
/* The same for what another function draws. */
void page_drawn(Page *page, Tui *tui, const char *title,
                void (*draw)(Tui *tui));

#endif
