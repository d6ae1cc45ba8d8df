/* SPDX-License-Identifier: MIT */
/* Looks up entries of A* search's closed set. */
#include "closed_set.h"

ClosedEntry *closed_set_find(const HashSet *closed, HashKey key, u32 hash)
{
    return hash_set_find(closed, key, hash, sizeof(ClosedEntry));
}
