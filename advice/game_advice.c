/* SPDX-License-Identifier: MIT */
/* Finds a game's advice. */
#include "game_advice.h"

static const GameAdvice plain_advice = {.par_after = WON};

const GameAdvice *game_advice_of(const Game *game)
{
    const GameAdvice *const *advice = game_advices;
    while (*advice && (*advice)->game != game)
        advice++;
    return *advice ? *advice : &plain_advice;
}
