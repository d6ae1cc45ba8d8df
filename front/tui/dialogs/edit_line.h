/* SPDX-License-Identifier: MIT */
/* A line of text that is being typed. */
#ifndef FRONT_TUI_EDIT_LINE_H
#define FRONT_TUI_EDIT_LINE_H

#include "host/page.h"

/* Types or deletes a character, or all of them (Ctrl-U). Text longer than
   "most" bytes isn't taken. Returns 0 for keys that don't edit. */
int edit_line_obey(Page *line, int code, size_t most);

#endif
