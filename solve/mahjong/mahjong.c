/* SPDX-License-Identifier: MIT */
/* Maps the questions about Mahjong to searches. The SAT search finds solutions
   and proofs; the search for lines with few peeks consults it. */
#include "mahjong.h"

#include "solve/mahjong/peek/fewest_peeks.h"
#include "solve/mahjong/sat/solve_pairs.h"

const Solver mahjong_solver = {
    &mahjong,
    {mahjong_solve_pairs, mahjong_fewest_peeks, NULL, mahjong_solve_pairs}};
