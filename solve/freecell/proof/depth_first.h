/* SPDX-License-Identifier: MIT */
/* The data of the depth-first search that proves FreeCell games lost: the one
   state that it changes, the set of visited states, and the stack of tasks. */
#ifndef SOLVE_FREECELL_DEPTH_FIRST_H
#define SOLVE_FREECELL_DEPTH_FIRST_H

#include "reversible_state.h"

enum {
    MOST_SUCCESSORS = 256, /* 15 cards can move, and runs */
    STACK_SPARE = 1024,
    /* The most tasks that one expansion and one step can push: all successors,
       a run moved card by card and its reversal, and every card going home. */
    MOST_TASKS = MOST_SUCCESSORS + 3 * FREECELL_CARDS
};

/* A task is a card and its destination: a step to apply, or one to undo. */
enum { TASK_APPLY, TASK_UNDO_STEP, TASK_UNDO_CARD };
#define TASK_OF(kind, card, to)                                               \
    ((u16)((u16)(kind) << 12 | (u16)(card) << 4 | (u16)(to)))
#define TASK_KIND(task) ((u8)((task) >> 12))
#define TASK_CARD(task) ((u8)((task) >> 4 & 63))
#define TASK_TO(task) ((u8)((task)&15))

typedef struct FreecellProof {
    ReversibleState state;
    HashSet visited;
    u16 *stack;
    u64 height;
    u64 most_tasks;             /* the capacity of the stack */
    u64 expanded;               /* number of states expanded */
    u16 steps[MOST_SUCCESSORS]; /* of the state being expanded, worst first */
    HashKey keys[MOST_SUCCESSORS];
    u32 count;
    u8 waits; /* autoplay begins with the first step, whichever it is */
} FreecellProof;

/* successors.c */
void freecell_proof_autoplay(FreecellProof *proof);
void freecell_proof_apply(FreecellProof *proof, u16 step);
void freecell_proof_undo(FreecellProof *proof);
/* Expands the state: pushes the steps to states not visited yet. */
void freecell_proof_expand(FreecellProof *proof);

#endif
