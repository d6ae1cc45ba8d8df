/* SPDX-License-Identifier: MIT */
/* Claims: empty promises that keep runs of the same plan from computing the
   same shard. They are advice only. Two runs that compute a shard write the
   same bytes, so nothing depends on claims being right. */
#ifndef SURVEY_CLAIM_H
#define SURVEY_CLAIM_H

#include "shard.h"

/* Claims a shard; returns 0 if another run has a claim that is still good:
   renewed in the last ten minutes, and not of a process of this machine that
   is dead. If files can't be made here, it returns 1, because the result will
   say so. */
int claim_take(const char *folder, u64 shard);
/* Whether something that no run has made is in the place of a claim. Then the
   reason says so. */
int claim_is_foreign(const char *folder, u64 shard, Page *reason);
void claim_renew(const char *folder, u64 shard);
void claim_drop(const char *folder, u64 shard);
/* Removes a claim that is no longer good, such as that of a run which was
   killed between a result and the end of its claim. */
void claim_sweep(const char *folder, u64 shard);

#endif
