/* SPDX-License-Identifier: MIT */
/* Mahjong's solver. */
#ifndef SOLVE_MAHJONG_MAHJONG_H
#define SOLVE_MAHJONG_MAHJONG_H

#include "solve/solve.h"

extern const Solver mahjong_solver;

#endif
