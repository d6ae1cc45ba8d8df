/* SPDX-License-Identifier: MIT */
/* A second, slow implementation of Kulki, with which the rules' boards, paths
   and lines are compared. */
#ifndef TESTS_KIT_PLAIN_KULKI_H
#define TESTS_KIT_PLAIN_KULKI_H

#include "rules/kulki/kulki.h"

void start_dealt(Kulki *game, const char *variant, u32 seed);
/* An empty board of a variant, with nothing announced. */
void start_empty(Kulki *game, const char *variant, u32 seed);
u8 cell_named(const Kulki *game, const char *name);
/* Puts a ball on each of the cells, for example "a1 b2 c3". */
void put_balls(Kulki *game, const char *cells, u8 colour);
u16 move_of(u8 from, u8 to);
u16 count_balls(const Kulki *game);

/* Puts balls on random cells, on about "percent" of a hundred. */
void scatter_balls(Kulki *game, u8 *rng, u8 percent);
/* Puts a ball on every cell, with no two neighbours alike in any direction. */
void fill_board(Kulki *game);

enum { NO_WAY = -1 };

/* The number of steps to each cell through empty ones. */
void measure_ways(const Kulki *game, u8 from, int *steps);

typedef struct Lines {
    u8 gone[KULKI_CELLS];
    u16 balls;  /* that are in any line */
    u32 points; /* by the scoring of the variant */
} Lines;

void find_lines(const Kulki *game, Lines *lines);

#endif
