/* SPDX-License-Identifier: MIT */
/* Without solvers there are no levels to look for. */
#include "advice/level.h"
#include "session/session.h"

u8 level_find_until(const Game *game, const char *word, const Layout *layout,
                    const u8 *variant, u8 *seed, const _Atomic u8 *stop)
{
    (void)stop;
    return level_find(game, word, layout, variant, seed);
}
