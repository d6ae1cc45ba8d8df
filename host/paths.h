/* SPDX-License-Identifier: MIT */
/* Paths for a player's games, settings, layouts and cache, following the XDG
   base directory specification. */
#ifndef HOST_PATHS_H
#define HOST_PATHS_H

#include "page.h"

/* The file of the store; returns 0 if there is no place for it. */
int path_of_store(Page *page);
/* A file in the cache; returns 0 if there is no place for it. */
int path_of_cache(Page *page, const char *name);
/* Makes the folders above a file. Failures show up when the file can't be
   opened. */
void paths_make_folders(char *path);

/* The file of settings; returns 0 if there is no place for it. */
int path_of_config(Page *page);
/* The file that names the player's own pictures; returns 0 if there is no
   place for it. */
int path_of_pictures(Page *page);
/* The file that names the games of which a lesson was done; returns 0 if there
   is no place for it. */
int path_of_lessons(Page *page);
/* The folder for the player's own layouts; returns 0 if there is no place for
   it. */
int path_of_layouts(Page *page);
/* The folder of the program itself, with a slash at the end; returns 0 if the
   system doesn't reveal it. */
int path_of_own_folder(Page *page);

/* A file that the program needs: the installed one, below "share/quadrille"
   of wherever the program is installed; the one just built, as it is named
   from the program; or the usual one. Returns 0 if none is there; the page has
   the last one, then. */
int path_of_data(Page *page, const char *installed, const char *built,
                 const char *usual);

#endif
