/* SPDX-License-Identifier: MIT */
/* A game on a whole screen without a terminal, and what it shows as text. */
#ifndef STAGE_H
#define STAGE_H

#include "drawn.h"
#include "front/tui/tui.h"
#include "table/choice.h"

typedef struct Size {
    int width, height;
} Size;

/* A game some moves in: by what it is chosen, and how it was played on. */
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
/* Keys; what they touch is done. */
void press(Stage *stage, const char *keys);
/* Sign by sign and colour by colour, below a title. */
void page_screen(Page *page, Tui *tui, const char *title);

#endif
