/* SPDX-License-Identifier: MIT */
/* The terminal's abilities, and the options that limit them. */
#ifndef TERMINAL_H
#define TERMINAL_H

#include "command/command.h"
#include "front/line/line.h"
#include "front/tui/canvas/look.h"
#include "table/text_board/text_board.h"

/* The user's requests about the terminal. */
typedef struct ScreenRequest {
    u8 ascii, color, echo, quiet;
    u8 lines; /* line mode even on a terminal with a full screen */
    u8 words; /* line mode in sentences instead of boards */
} ScreenRequest;

void terminal_read_request(ScreenRequest *request, const Options *options);
void terminal_find_style(Style *style, const ScreenRequest *request);
int terminal_wants_screen(const Style *style, const ScreenRequest *request);
/* Whether line mode shows boards: as the user asked, or as it was kept. */
void terminal_find_boards(LineFront *line, const ScreenRequest *request);
/* Whether lists are told in sentences, likewise. */
int terminal_speaks(const Options *options);
void terminal_find_look(Look *look, const ScreenRequest *request);
/* The exit code of a game in which this many lines were refused. */
int terminal_result(int refused, const Style *style);

#endif
