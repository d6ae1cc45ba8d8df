/* SPDX-License-Identifier: MIT */
/* Writes a solver's steps as moves of the rules and plays them. */
#ifndef SOLVE_FREECELL_SOLUTION_H
#define SOLVE_FREECELL_SOLUTION_H

#include "solve/freecell/any/scored_state.h"

typedef struct FreecellLine {
    FreeCell game;                /* after the moves so far */
    u8 place[FREECELL_CARDS + 4]; /* of each card that is not home */
    u16 *moves;
    u32 count;
    u32 room;
} FreecellLine;

/* Writes the steps of a search with its slack, then sends home what is left;
   whether that wins. */
u8 freecell_line_write(FreecellLine *line, const FreecellStep *steps,
                       u32 count, u8 slack);

#endif
