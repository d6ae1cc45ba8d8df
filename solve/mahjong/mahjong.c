/* SPDX-License-Identifier: MIT */
/* Which of Mahjong's searches answer which question: one search finds lines
   and proofs; another asks it for lines that peek at few tiles. */
#include "mahjong.h"

#include "solve/mahjong/peek/fewest_peeks.h"
#include "solve/mahjong/sat/solve_pairs.h"

const Solver mahjong_solver = {
    &mahjong,
    {mahjong_solve_pairs, mahjong_fewest_peeks, NULL, mahjong_solve_pairs}};
