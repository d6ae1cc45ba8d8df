/* SPDX-License-Identifier: MIT */
/* The search that looks everywhere, and its tasks. */
#ifndef SOLVE_FREECELL_PROVE_H
#define SOLVE_FREECELL_PROVE_H

#include "reversible_state.h"

enum {
    MOST_STEPS = 256, /* 15 free cards to 2 parents, floor, cell; and runs */
    STACK_SPARE = 1024,
    /* What looking around and a step can put on the stack: tasks, a run there
       and back in parts, and every card flying. */
    MOST_TASKS = MOST_STEPS + 3 * FREECELL_CARDS
};

/* What the stack holds: a card and where it is to go, forward or back. */
enum { STEP, STEP_BACK, CARD_BACK };
#define TASK_OF(kind, card, to)                                               \
    ((u16)((u16)(kind) << 12 | (u16)(card) << 4 | (u16)(to)))
#define TASK_KIND(task) ((u8)((task) >> 12))
#define TASK_CARD(task) ((u8)((task) >> 4 & 63))
#define TASK_TO(task) ((u8)((task)&15))

typedef struct Proof {
    Walk walk;
    HashSet visited;
    u16 *stack;
    u64 height;
    u64 most_tasks;        /* the stack has room for */
    u64 looked;            /* positions whose steps were offered */
    u16 steps[MOST_STEPS]; /* from the position looked at, worst first */
    HashKey keys[MOST_STEPS];
    u32 count;
} Proof;

/* successors.c */
void fly(Proof *proof);
void take_step(Proof *proof, u16 step);
void take_back(Proof *proof);
/* The steps to positions that were not offered before become tasks. */
void look_around(Proof *proof);

#endif
