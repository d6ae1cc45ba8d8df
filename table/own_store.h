/* SPDX-License-Identifier: MIT */
/* The store of a player's games; in a program without SQLite, one that saves
   nothing. */
#ifndef OWN_STORE_H
#define OWN_STORE_H

#include "store/store.h"

/* Opens it, and makes the folders above it. Never NULL: see store_open. */
Store *open_games(void);

#endif
