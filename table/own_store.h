/* SPDX-License-Identifier: MIT */
/* Opens the store of a player's games. In a program without SQLite that store
   keeps nothing. */
#ifndef OWN_STORE_H
#define OWN_STORE_H

#include "store/store.h"

/* Opens the store, and makes the folders above it. Never returns NULL: see
   store_open. */
Store *own_store_open(void);

#endif
