/* SPDX-License-Identifier: MIT */
/* The table of advice. A game that needs an entry has a line here; FreeCell is
   advised as any game with a solver is. */
#include "game_advice.h"

const GameAdvice *const game_advices[] = {&kulki_advice, &mahjong_advice,
                                          &sliding_advice, NULL};
