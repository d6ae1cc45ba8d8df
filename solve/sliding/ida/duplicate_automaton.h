/* SPDX-License-Identifier: MIT */
/* Prunes duplicate nodes in depth-first search (Taylor and Korf, "Pruning
   duplicate nodes in depth-first search", 1993). Two strings of operators from
   the same cell that have the same effect on every board are duplicates. Only
   the shorter one has to be tried; of two equally long ones, the
   lexicographically first. A breadth-first search finds the duplicates up to
   some length. A finite automaton as in Aho and Corasick ("Efficient string
   matching: an aid to bibliographic search", 1975) recognises them while IDA*
   runs: its state summarises the operators so far, and it forbids every
   operator that would complete a duplicate. No shortest solution is lost: the
   lexicographically least one contains no duplicate, because replacing it
   would give a lesser one. */
#ifndef SOLVE_SLIDING_DUPLICATE_AUTOMATON_H
#define SOLVE_SLIDING_DUPLICATE_AUTOMATON_H

#include "solve/sliding/board.h"

/* An operator takes two bits of a string. */
enum { OPERATOR_STRING = 15, AUTOMATON_CELLS = 25, AUTOMATON_STATES = 65535 };

/* The state after each operator; 0 if the operator is pruned, because it
   leaves the board or completes a duplicate. Searches that begin with the gap
   on cell 0, 1 ... start in state 1, 2 ... */
typedef u16 Transitions[DIRECTIONS];

typedef struct DuplicateAutomaton {
    Transitions *next;
    u32 states;
    u32 symmetric; /* the first of as many states as there are cells */
} DuplicateAutomaton;

static inline u32 automaton_first_state(u8 cell)
{
    return cell + 1U;
}

/* On a board that is its own mirror image, every solution has a mirror image
   too. So only solutions need be tried whose first operator is the lesser of
   the two. */
static inline u32
automaton_symmetric_state(const DuplicateAutomaton *automaton, u8 cell)
{
    return automaton->symmetric + cell;
}

static inline u32 automaton_start_state(const DuplicateAutomaton *automaton,
                                        const SlidingBoard *board)
{
    return board_is_symmetric(board)
               ? automaton_symmetric_state(automaton, board->gap)
               : automaton_first_state(board->gap);
}

/* Finds duplicates of up to "steps" operators, or fewer if the arena is small.
   Returns 0 if it has no room for any. The states are placed at the beginning
   of the arena. */
u8 duplicate_automaton_make(DuplicateAutomaton *automaton,
                            const SlidingBoard *board, u8 steps, Arena *arena);

#endif
