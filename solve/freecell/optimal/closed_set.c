/* SPDX-License-Identifier: MIT */
#include "closed_set.h"

ClosedEntry *closed_set_find(const HashSet *closed, HashKey key, u32 hash)
{
    return hash_set_find(closed, key, hash, sizeof(ClosedEntry));
}
