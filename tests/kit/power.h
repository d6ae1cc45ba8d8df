/* SPDX-License-Identifier: MIT */
/* Power that fails: what was written since a file was last synced may be on
   the disk or not, each sector by chance. */
#ifndef POWER_H
#define POWER_H

#include "disk.h"
#include "rules/core/rng.h"

/* Watches the disk, as a hook, from when the store is not yet there. */
int hold_writes(const DiskCall *call);
void forget_writes(void);

/* The power fails at the nth call from now (0: now), and what the disk then
   holds of each file is written to one whose path ends like that, but begins
   with the given path in place of the store's. */
void cut_power(long nth, const char *store, const char *copy, u8 *rng);
/* Whether it has failed since. */
int was_cut(void);

#endif
