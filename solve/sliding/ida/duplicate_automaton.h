/* SPDX-License-Identifier: MIT */
/* Words of steps that need not be tried. Two words from the same cell that
   leave every board alike are worth one: the shorter, or else the one that
   comes first in the dictionary. An automaton that has read the hole's steps
   so far knows which of the next would make such a word, so that a search
   need not come to a board twice, as long as all its words are tried in every
   board alike (Taylor and Korf, 1993).

   The least word to a board has no forbidden word in it, since that could be
   replaced by a lesser one: no shortest line is lost. */
#ifndef SOLVE_SLIDING_WORDS_H
#define SOLVE_SLIDING_WORDS_H

#include "solve/sliding/board.h"

/* A word is two bits a step. */
enum { WORD_STEPS = 15, WORD_CELLS = 25, WORD_STATES = 65535 };

/* The state after each way; 0: not this way, it leaves the board or makes a
   forbidden word. States 1, 2 ... are those of a search that begins on cell
   0, 1 ... */
typedef u16 Ways[DIRECTIONS];

typedef struct Words {
    Ways *next;
    u32 states;
    u32 halves; /* the first of as many states as there are cells */
} Words;

static inline u32 first_state(u8 cell)
{
    return cell + 1U;
}

/* From a board that is its own mirror image every line has one across the
   diagonal: only those need be tried whose first step is the lesser. The least
   word of a line and its image is such a one. */
static inline u32 half_state(const Words *words, u8 cell)
{
    return words->halves + cell;
}

static inline u32 start_state(const Words *words, const SlidingBoard *board)
{
    return board_is_symmetric(board) ? half_state(words, board->hole)
                                     : first_state(board->hole);
}

/* Words of so many steps at most, fewer when the arena is small; 0 when it
   has no room for any. The states lie at the arena's beginning. */
u8 make_words(Words *words, const SlidingBoard *board, u8 steps, Arena *arena);

#endif
