/* SPDX-License-Identifier: MIT */
/* The layouts on which a game can be dealt besides the one that is built in:
   files in the player's folder and in the program's. */
#ifndef TABLE_LAYOUT_FILES_H
#define TABLE_LAYOUT_FILES_H

#include "choice.h"

/* Whether a game has layouts. */
int layouts_exist(const Game *game);
/* Lists the layouts by name, each name once. A player's own layout replaces
   the program's of the same name. */
typedef void (*SeeLayout)(void *own, const char *name, const char *path);
void layouts_list(SeeLayout see, void *own);
/* Finds the file of a layout by its name, with or without the file's ending.
   Returns 0, and "" as the path, if there is none. */
int layouts_find(Page *path, const char *name);
/* Finds the seed if a level was chosen; gives up when "stop" is set. */
u8 layouts_settle_level(Choice *choice, const _Atomic u8 *stop, Fault *fault);
/* Deals on the layout that the choice names, without settling a level. Returns
   FINE, or the reason; the session is then unchanged. */
u8 layouts_deal(Session *session, const Choice *choice, Fault *fault);

#endif
