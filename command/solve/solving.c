/* SPDX-License-Identifier: MIT */
/* Finds what is special about solving a game. */
#include "solving.h"

static const Solving plain_solving = {.game = NULL};

const Solving *solving_of(const Game *game)
{
    const Solving *const *solving = solvings;
    while (*solving && (*solving)->game != game)
        solving++;
    return *solving ? *solving : &plain_solving;
}
