/* SPDX-License-Identifier: MIT */
/* Translates a solver's steps into moves of the rules, and checks them by
   playing them. */
#ifndef SOLVE_FREECELL_SOLUTION_H
#define SOLVE_FREECELL_SOLUTION_H

#include "solve/freecell/any/scored_state.h"

typedef struct FreecellLine {
    FreeCell game;                /* the game after the moves so far */
    u8 place[FREECELL_CARDS + 4]; /* the place of each card that is not home */
    u16 *moves;
    u32 count;
    u32 room;
} FreecellLine;

/* Translates the steps of a search with this slack, and then sends home the
   remaining cards; returns 1 if that wins. */
u8 freecell_line_write(FreecellLine *line, const FreecellStep *steps,
                       u32 count, u8 slack);

#endif
