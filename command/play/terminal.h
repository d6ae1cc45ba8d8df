/* SPDX-License-Identifier: MIT */
/* What the terminal can show, and what was asked of it. */
#ifndef TERMINAL_H
#define TERMINAL_H

#include "command/command.h"
#include "front/tui/scene.h"
#include "table/text_board/text_board.h"

void find_style(Style *style, const Options *options);
/* Whether a position is printed and nobody plays. */
int ends_at_once(const Options *options);
int wants_screen(const Style *style, const Options *options);
void find_look(Look *look, const Options *options);
/* The exit code, when so many lines were refused. */
int result_of(int refused, const Style *style);

#endif
