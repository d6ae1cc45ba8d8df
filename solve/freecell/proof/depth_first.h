/* SPDX-License-Identifier: MIT */
/* Depth-first search of all states, and its stack of tasks. */
#ifndef SOLVE_FREECELL_DEPTH_FIRST_H
#define SOLVE_FREECELL_DEPTH_FIRST_H

#include "reversible_state.h"

enum {
    MOST_SUCCESSORS =
        256, /* 15 free cards to 2 parents, floor, cell; and runs */
    STACK_SPARE = 1024,
    /* What expanding a state and applying a step can push: tasks, a run there
       and back card by card, and every card going home. */
    MOST_TASKS = MOST_SUCCESSORS + 3 * FREECELL_CARDS
};

/* A task is a card and where it is to go, forward or back. */
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
    u64 most_tasks;             /* the stack has room for */
    u64 expanded;               /* states expanded */
    u16 steps[MOST_SUCCESSORS]; /* of the state expanded, worst first */
    HashKey keys[MOST_SUCCESSORS];
    u32 count;
} FreecellProof;

/* successors.c */
void freecell_proof_autoplay(FreecellProof *proof);
void freecell_proof_apply(FreecellProof *proof, u16 step);
void freecell_proof_undo(FreecellProof *proof);
/* Expands the state: steps to states not yet visited become tasks. */
void freecell_proof_expand(FreecellProof *proof);

#endif
