/* SPDX-License-Identifier: MIT */
/* Finds lines that peek at few tiles. A line peeks at a tile if something
   still covers that tile when the line removes the first pair of its group:
   the player has to know where the tile is. */
#ifndef SOLVE_MAHJONG_PEEK_FEWEST_PEEKS_H
#define SOLVE_MAHJONG_PEEK_FEWEST_PEEKS_H

#include "solve/solve.h"

#include "rules/mahjong/mahjong.h"

/* Finds a line that peeks at as few tiles as beam search can manage. The
   answer is proven optimal if a beam left nothing out. */
void mahjong_fewest_peeks(const Question *question, Answer *answer);

/* The number of tiles a line peeks at. */
u32 mahjong_count_peeks(const Mahjong *game, const u16 *line, u32 length);

#endif
