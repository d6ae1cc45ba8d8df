/* SPDX-License-Identifier: MIT */
/* Replaces advice/ in a program without solvers: hints follow a rule of thumb
   and say so, and there are no levels to look for. */
#include <string.h>

#include "advice/advisor_state.h"
#include "advice/hosted/kept_files.h"
#include "advice/level.h"

void advisor_start(Advisor *advisor, u64 patience)
{
    memset(advisor, 0, sizeof *advisor);
    advisor->patience = patience;
}

void advisor_stop(Advisor *advisor)
{
    (void)advisor;
}

HintSource advisor_hint_source(Advisor *advisor)
{
    (void)advisor;
    return session_plain_hints;
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

void advice_keep_files(void)
{
}
