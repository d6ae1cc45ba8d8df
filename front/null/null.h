/* SPDX-License-Identifier: MIT */
/* A front end without a machine, for tests of the loop: it plays lines from an
   array and keeps all messages. */
#ifndef NULL_FRONT_H
#define NULL_FRONT_H

#include "table/front.h"

typedef struct Null {
    const char *const *lines; /* ended by NULL; "asked" is the next one */
    unsigned asked, shown, said;
    unsigned refused;
    int open;
    u32 lap;            /* what elapsed tells, each time */
    unsigned part;      /* what was last said */
    unsigned events;    /* that came with the last position shown */
    const char *prompt; /* the last one */
    unsigned waits;     /* how often time went by, and how much in all */
    long waited;
    unsigned patience; /* the wait that is interrupted, from 1; 0: none */
    Page told;         /* all texts, one behind the other */
} Null;

/* The caller frees what was told. */
void null_start(Null *null, const char *const *lines, Front *front);

#endif
