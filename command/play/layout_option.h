/* SPDX-License-Identifier: MIT */
/* Layouts of Mahjong: by name, the player's own and those that came with the
   program, or from any file. */
#ifndef COMMAND_PLAY_LAYOUT_OPTION_H
#define COMMAND_PLAY_LAYOUT_OPTION_H

#include "start_session.h"

/* A deal on the layout in a file, its level settled; EXIT_DONE, or complains.
 */
int start_layout_file(StartRequest *start, Session *session, const char *path);
/* How much of a file's name is the layout's: all up to its last dot. */
size_t length_of_layout(const char *file);

/* command/saved/shipped_layouts.c: what "--layout WORD" means: a file if there
   is one or the word holds a slash, else a layout of that name. The path is
   that of the file, or
   "" when it is the turtle, which needs none. Else complains and lists the
   names. */
int find_layout(const char *word, Page *path);

#endif
