/* SPDX-License-Identifier: MIT */
/* Lines that peek little. A tile is peeked at when something still lies on it
   while the line takes the first pair of its kind: whoever takes that pair has
   to know where the tile is. */
#ifndef SOLVE_MAHJONG_PEEK_FEWEST_PEEKS_H
#define SOLVE_MAHJONG_PEEK_FEWEST_PEEKS_H

#include "solve/solve.h"

#include "rules/mahjong/mahjong.h"

/* A line that peeks at as few tiles as beam search can find; proven to be the
   least when a beam left nothing out. */
void mahjong_fewest_peeks(const Question *question, Answer *answer);

/* How many tiles a line peeks at. */
u32 mahjong_count_peeks(const Mahjong *game, const u16 *line, u32 length);

#endif
