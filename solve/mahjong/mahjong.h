/* SPDX-License-Identifier: MIT */
/* The entry of Mahjong in the table of solvers. */
#ifndef SOLVE_MAHJONG_MAHJONG_H
#define SOLVE_MAHJONG_MAHJONG_H

#include "solve/solve.h"

extern const Solver mahjong_solver;

#endif
