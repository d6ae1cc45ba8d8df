/* SPDX-License-Identifier: MIT */
#ifndef RESET_CHANGES_H
#define RESET_CHANGES_H

#include "store.h"

int reset_is_before(const ResultPlace *a, const ResultPlace *b);
/* From now on, the results up to the last one don't count. The reset is the
   last change of its kind, all zero but the kind if there was none. Time is in
   seconds. */
void reset_make(KeptReset *reset, const ResultPlace *last, long long now);
/* Only the last reset of a kind can be undone, once. */
int reset_can_undo(const KeptReset *reset);
void reset_undo(KeptReset *reset, long long now);

#endif
