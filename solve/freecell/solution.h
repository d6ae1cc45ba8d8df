/* SPDX-License-Identifier: MIT */
/* A solver's steps as moves of the rules, played as they are written. */
#ifndef SOLVE_FREECELL_LINE_H
#define SOLVE_FREECELL_LINE_H

#include "solve/freecell/any/scored_state.h"

typedef struct Line {
    FreeCell game;                /* after the moves so far */
    u8 place[FREECELL_CARDS + 4]; /* of each card that is not home */
    u16 *moves;
    u32 count;
    u32 room;
} Line;

/* Writes the steps of a search with its haste, then what is left to go home;
   whether that won. */
u8 write_line(Line *line, const Step *steps, u32 count, u8 haste);

#endif
