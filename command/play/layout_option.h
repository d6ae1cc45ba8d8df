/* SPDX-License-Identifier: MIT */
/* Finds Mahjong layouts: the player's own, those that come with the program,
   and any file. */
#ifndef COMMAND_PLAY_LAYOUT_OPTION_H
#define COMMAND_PLAY_LAYOUT_OPTION_H

#include "start_session.h"
#include "table/layout_files.h"

/* Deals on the layout in a file, after settling the level. Returns EXIT_DONE,
   or complains. */
int layout_option_start(StartRequest *start, Session *session,
                        const char *path);

/* Reads the layout in a file's text, and appends its name: that of the map
   that "map" chooses or, if that is NULL, of the file. Returns EXIT_DONE, or
   complains. */
int layout_option_read(const char *path, const char *map, const Page *text,
                       Layout *layout, Page *name);

/* command/saved/shipped_layouts.c: finds the file for "--layout WORD". The
   word is a path if such a file exists or if it contains a slash; otherwise it
   is the name of a layout. The path is "" for the turtle, which needs no file.
   If there is no such layout, it complains and lists the names. */
int shipped_layouts_find(const char *word, Page *path);
/* Lists the layouts, among them the built-in one. */
void shipped_layouts_list(SeeLayout see, void *own);

#endif
