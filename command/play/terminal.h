/* SPDX-License-Identifier: MIT */
/* What the terminal can show, and what was asked of it. */
#ifndef TERMINAL_H
#define TERMINAL_H

#include "command/command.h"
#include "front/tui/canvas/look.h"
#include "table/text_board/text_board.h"

/* What was asked of the terminal. */
typedef struct ScreenRequest {
    u8 ascii, mono, echo;
    u8 lines; /* no whole screen, even where there is one */
} ScreenRequest;

void read_screen_request(ScreenRequest *request, const Options *options);
void find_style(Style *style, const ScreenRequest *request);
int wants_screen(const Style *style, const ScreenRequest *request);
void find_look(Look *look, const ScreenRequest *request);
/* The exit code of a game in which "refused" lines were refused. */
int result_of(int refused, const Style *style);

#endif
