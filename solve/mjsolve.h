/* SPDX-License-Identifier: MIT */
/* Mahjong's solver. */
#ifndef MJSOLVE_H
#define MJSOLVE_H

#include "solve.h"

extern const Solver mahjong_solver;

#endif
