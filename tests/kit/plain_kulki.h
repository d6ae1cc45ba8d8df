/* SPDX-License-Identifier: MIT */
/* Kulki written a second time, slowly: what its boards, ways and lines are
   compared with. */
#ifndef TESTS_KIT_PLAIN_KULKI_H
#define TESTS_KIT_PLAIN_KULKI_H

#include "rules/kulki/kulki.h"

void start_dealt(Kulki *game, const char *variant, u32 seed);
/* A board of a variant without a ball, nothing announced. */
void start_empty(Kulki *game, const char *variant, u32 seed);
u8 cell_named(const Kulki *game, const char *name);
/* "a1 b2 c3" get a ball each. */
void put_balls(Kulki *game, const char *cells, u8 colour);
u16 move_of(u8 from, u8 to);
u16 count_balls(const Kulki *game);

/* Each cell a ball or none, so many of a hundred. */
void scatter_balls(Kulki *game, u8 *rng, u8 percent);
/* Each cell a ball, no two neighbours alike in any direction. */
void fill_board(Kulki *game);

enum { NO_WAY = -1 };

/* How many steps each cell is away by empty cells. */
void measure_ways(const Kulki *game, u8 from, int *steps);

typedef struct Lines {
    u8 gone[KULKI_CELLS];
    u16 balls;  /* in any line */
    u32 points; /* as the variant's source pays */
} Lines;

void find_lines(const Kulki *game, Lines *lines);

#endif
