/* SPDX-License-Identifier: MIT */
/* The names of games in progress. */
#ifndef SLOT_H
#define SLOT_H

enum { LONGEST_SLOT = 60 }; /* characters; see SLOT_SIZE in backup/ */

/* Whether a name can be typed as one word and isn't a number. */
int slot_is_name(const char *name);

#endif
