/* SPDX-License-Identifier: MIT */
/* Layouts of Mahjong: by name, the player's own and those that came with the
   program, or from any file. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include "command/command.h"

/* layout.c: the game that --layout asks for */
int start_layout(Task *task, Session *session);
/* How much of a file's name is the layout's: all up to its last dot. */
size_t length_of_layout(const char *file);

/* start.c: a deal as it was chosen; a fault in a board or a layout, with its
   line and column. Both complain. */
int set_deal(Task *task, Session *session);
int complain_point(const char *path, const char *text, const Fault *fault);

/* command/saved/shipped_layouts.c: what "--layout WORD" means: a file if there
   is one or the word holds a slash, else a layout of that name. The path is
   that of the file, or
   "" when it is the turtle, which needs none. Else complains and lists the
   names. */
int find_layout(const char *word, Page *path);

#endif
