/* SPDX-License-Identifier: MIT */
/* Reads saved games and boards from files, and reports errors in them. */
#ifndef SAVED_FILE_H
#define SAVED_FILE_H

#include "host/page.h"
#include "store/store.h"

/* Prints what was typed and what is wrong with it; returns EXIT_USAGE. */
int saved_file_complain_fault(const char *what, const char *text,
                              const Fault *fault);
/* Reports a fault in a board or a layout with its line and column; returns
   EXIT_USAGE. */
int saved_file_complain_point(const char *path, const char *text,
                              const Fault *fault);
/* Reports a file that can't be read, with the reason in errno. */
int saved_file_complain(const char *path);

/* A saved game as it was read. Pages that don't apply are empty. */
typedef struct SavedText {
    Page text;      /* of the save; of a challenge, its start */
    Page challenge; /* its code */
    Page fault;     /* why the challenge can't be played */
} SavedText;

void saved_text_free(SavedText *saved);
/* command/saved/kept_text.c: reads a saved game's text from a file, a code, or
   the number or name of a stored game, in progress or over. Returns 0 if there
   is none, with errno or the challenge's fault set. */
int saved_text_read(const char *name, SavedText *saved);
/* Reports why saved_text_read failed. */
int saved_file_complain_saved(const char *name, const SavedText *saved);

/* Loads a saved game of any game; returns EXIT_DONE, or complains. The code of
   a challenge, if it is one, goes to the page, which may be NULL. */
int saved_file_load(Session *session, const char *path, Page *challenge);
/* The same for one game; complains about any other. */
int saved_file_load_game(Session *session, const Game *game, const char *path,
                         Page *challenge);
/* command/saved/challenge_option.c: the game that begins answers the challenge
   with this code, if there is one. */
void challenge_option_take(Autosave *autosave, const Page *code);

#endif
