/* SPDX-License-Identifier: MIT */
/* Opens the store of a player's games. In a program without SQLite that store
   keeps nothing. */
#ifndef OWN_STORE_H
#define OWN_STORE_H

#include "store/store.h"

/* Opens the store, and makes the folders above it. Never returns NULL: see
   store_open. */
Store *own_store_open(void);
/* Who plays in this program, whatever the store says, if the name isn't NULL;
   and whether it shows the results of everybody. QUADRILLE_PLAYER does the
   first, too. */
void own_store_choose(const char *player, int shows_all);

#endif
