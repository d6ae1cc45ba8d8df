/* SPDX-License-Identifier: MIT */
/* A history: the steps of a world, drawn from a seed or read from a script. */
#ifndef HISTORIES_H
#define HISTORIES_H

#include "steps.h"

typedef struct History {
    u32 seed; /* decides what happens by chance on the disks */
    Step *steps;
    size_t count;
} History;

/* Each seed draws its own mix of steps and troubles. */
History history_draw(u32 seed, u32 count);
/* Reads a script: "seed 17", then a step in each line. What follows a # is a
   comment. */
History history_read(const char *path);
void history_free(History *history);
void history_print(const History *history);
/* Lives it; ends the program if something is wrong. Checks everything after
   each step, or now and then. */
void history_live(const History *history, int each);
/* Leaves out steps, and makes numbers smaller, as long as it doesn't
   survive. */
void history_shrink(History *history, int (*survives)(const History *));

#endif
