/* SPDX-License-Identifier: MIT */
/* Simulates power failures: of the writes since a file was last synced, random
   sectors reach the disk. */
#ifndef POWER_H
#define POWER_H

#include "disk.h"
#include "rules/core/rng.h"

/* Use this as the disk's hook from before the store exists. */
int hold_writes(const DiskCall *call);
void forget_writes(void);

/* The power fails at the nth call from now (0: now). Each file of the store is
   then copied as the disk holds it, to the path that results from replacing
   "store" by "copy". */
void cut_power(long nth, const char *store, const char *copy, u8 *rng);
/* Whether it has failed since. */
int was_cut(void);

#endif
