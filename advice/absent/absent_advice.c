/* SPDX-License-Identifier: MIT */
/* Replaces advice/ in a program without solvers: hints follow a rule of thumb
   and say so, and there are no levels to look for. */
#include <string.h>

#include "advice/brain.h"
#include "advice/level.h"

void brain_start(Brain *brain, u64 patience)
{
    memset(brain, 0, sizeof *brain);
    brain->patience = patience;
}

void brain_stop(Brain *brain)
{
    (void)brain;
}

Adviser brain_adviser(Brain *brain)
{
    (void)brain;
    return session_plain_adviser;
}

const char *level_name(const Game *game, const char *word)
{
    (void)game;
    (void)word;
    return NULL;
}

int level_set(const Game *game, const char *word, u8 *variant)
{
    (void)game;
    (void)word;
    (void)variant;
    return 0;
}

u8 level_find(const Game *game, const char *word, const Layout *layout,
              const u8 *variant, u8 *seed)
{
    (void)game;
    (void)word;
    (void)layout;
    (void)variant;
    (void)seed;
    return NO_VARIANT;
}

u8 level_find_until(const Game *game, const char *word, const Layout *layout,
                    const u8 *variant, u8 *seed, const _Atomic u8 *stop)
{
    (void)stop;
    return level_find(game, word, layout, variant, seed);
}
