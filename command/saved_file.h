/* SPDX-License-Identifier: MIT */
/* Reads saved games and boards from files, and reports errors in them. */
#ifndef SAVED_FILE_H
#define SAVED_FILE_H

#include "host/page.h"
#include "store/store.h"

/* Prints what was typed and what is wrong with it; returns EXIT_USAGE. */
int complain_fault(const char *what, const char *text, const Fault *fault);
/* Reports a fault in a board or a layout with its line and column; returns
   EXIT_USAGE. */
int complain_point(const char *path, const char *text, const Fault *fault);
/* Reports a file that can't be read, with the reason in errno. */
int complain_file(const char *path);
/* Loads a saved game of any game; returns EXIT_DONE, or complains. */
int load_game(Session *session, const char *path);
/* The same for one game; complains about any other. */
int load_game_of(Session *session, const Game *game, const char *path);
/* command/saved/kept_text.c: reads a saved game's text from a file, a code, or
   the number or name of a stored game, in progress or over. Of a challenge it
   reads the start alone. Returns 0 with
   errno set if there is none. */
int read_saved(const char *name, Page *text);
/* Reports why read_saved failed, with the reason in errno. */
int complain_saved(const char *name);
/* If this is a challenge (or a file that contains one), the game that begins
   answers it. read_saved has its start then. The name may be NULL. */
void take_challenge(Keeping *keeping, const char *name);

#endif
