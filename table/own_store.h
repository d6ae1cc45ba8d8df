/* SPDX-License-Identifier: MIT */
/* The store where a person's games are kept; in a program without one, a store
   that keeps nothing. */
#ifndef OWN_STORE_H
#define OWN_STORE_H

#include "store/store.h"

/* Opens it, and makes the folders above it. Never NULL: see store_open. */
Store *open_games(void);

#endif
