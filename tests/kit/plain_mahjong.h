/* SPDX-License-Identifier: MIT */
/* A second solver of Mahjong, as plain as possible, for layouts with four
   tiles of each kind. */
#ifndef TESTS_KIT_PLAIN_MAHJONG_H
#define TESTS_KIT_PLAIN_MAHJONG_H

#include "rules/mahjong/mahjong.h"
#include "solve/solve.h"

/* LIMIT if more sweeps over the tiles would be needed. */
Verdict solve_plainly(const Mahjong *game, u32 most_sweeps);

#endif
