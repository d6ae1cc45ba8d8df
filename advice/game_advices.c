/* SPDX-License-Identifier: MIT */
/* The table of advice. A game with special advice needs one line here;
   FreeCell uses the default. */
#include "game_advice.h"

const GameAdvice *const game_advices[] = {&kulki_advice, &mahjong_advice,
                                          &sliding_advice, NULL};
