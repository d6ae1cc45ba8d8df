/* SPDX-License-Identifier: MIT */
/* Pruning duplicate nodes in depth-first search (Taylor and Korf 1993). Two
   operator strings from the same cell that have the same effect on every board
   are duplicates; only the shorter, or else the lexicographically first, need
   be tried. A breadth-first search finds the duplicates up to a length, and a
   finite automaton in the manner of Aho and Corasick (1975) recognises them
   while IDA* runs: it has read the operators so far, and forbids those that
   would complete a duplicate.

   No shortest solution is lost: the lexicographically least one to a board
   contains no duplicate, since replacing it would give a lesser one. */
#ifndef SOLVE_SLIDING_DUPLICATE_AUTOMATON_H
#define SOLVE_SLIDING_DUPLICATE_AUTOMATON_H

#include "solve/sliding/board.h"

/* A string of operators has two bits for each. */
enum { OPERATOR_STRING = 15, AUTOMATON_CELLS = 25, AUTOMATON_STATES = 65535 };

/* The state after each operator; 0: pruned, since it leaves the board or
   completes a duplicate. States 1, 2 ... are those of a search that begins
   with the hole on cell 0, 1 ... */
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

/* From a board that is its own mirror image every solution has an image across
   the diagonal, so only those need be tried whose first operator is the lesser
   of the two. */
static inline u32
automaton_symmetric_state(const DuplicateAutomaton *automaton, u8 cell)
{
    return automaton->symmetric + cell;
}

static inline u32 automaton_start_state(const DuplicateAutomaton *automaton,
                                        const SlidingBoard *board)
{
    return board_is_symmetric(board)
               ? automaton_symmetric_state(automaton, board->hole)
               : automaton_first_state(board->hole);
}

/* Finds duplicates of up to that many operators, fewer when the arena is
   small; 0 when it has no room for any. The states are at the arena's
   beginning. */
u8 duplicate_automaton_make(DuplicateAutomaton *automaton,
                            const SlidingBoard *board, u8 steps, Arena *arena);

#endif
