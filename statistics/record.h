/* SPDX-License-Identifier: MIT */
/* The record of a kind of games: the best result without help, and the
   shortest time. */
#ifndef STATISTICS_RECORD_H
#define STATISTICS_RECORD_H

#include "host/page.h"
#include "result_kind.h"

typedef struct Record {
    ResultKind kind; /* its texts must outlive it */
    u32 best;        /* moves or points, whichever decide */
    u32 clock;       /* milliseconds; 0 if none was measured */
    u8 is_set;       /* there is one */
} Record;

/* Considers an outcome; suitable for outcomes_list. What was reset doesn't
   count. */
void record_count(void *record, const Outcome *outcome);
/* Writes a record that is set: "39 moves, 1:23", or "1205 points". */
void record_page(Page *page, const Record *record);

#endif
