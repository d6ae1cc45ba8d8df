/* SPDX-License-Identifier: MIT */
/* Saved games and boards from files, and what is said when one is wrong. */
#ifndef SAVED_FILE_H
#define SAVED_FILE_H

#include "host/page.h"
#include "session/session.h"

/* What was typed, and what is wrong with it; EXIT_USAGE. */
int complain_fault(const char *what, const char *text, const Fault *fault);
/* A fault in a board or a layout, with its line and column; EXIT_USAGE. */
int complain_point(const char *path, const char *text, const Fault *fault);
/* A file that errno says why it can't be read. */
int complain_file(const char *path);
/* A saved game, whichever game it is; EXIT_DONE, or complains. */
int load_game(Session *session, const char *path);
/* The same of one game: complains of any other. */
int load_game_of(Session *session, const Game *game, const char *path);
/* A saved game's text: of a file, a code, or the number or name of a game that
   is kept, in progress or over. 0 with errno set when it is none. In
   command/saved/kept_text.c. */
int read_saved(const char *name, Page *text);

#endif
