/* SPDX-License-Identifier: MIT */
/* Keeps the solver's memory and the known solution between questions. */
#include "advisor_state.h"

#include <stdlib.h>
#include <string.h>

#include "game_advice.h"

void advisor_start(Advisor *advisor, u64 patience)
{
    memset(advisor, 0, sizeof *advisor);
    advisor->patience = patience;
}

void advisor_forget_way(Advisor *advisor)
{
    free(advisor->start);
    free(advisor->walk);
    free(advisor->way);
    advisor->start = NULL;
    advisor->walk = NULL;
    advisor->way = NULL;
    advisor->length = 0;
    advisor->at = 0;
    advisor->shortest = 0;
}

void advisor_stop(Advisor *advisor)
{
    const GameAdvice *const *advice;
    for (advice = game_advices; *advice; advice++)
        if ((*advice)->forget)
            (*advice)->forget(advisor);
    advisor_forget_way(advisor);
    free(advisor->memory);
    advisor->memory = NULL;
    page_free(&advisor->tip);
}

void advisor_remember_way(Advisor *advisor, const Game *game,
                          const void *position, const u16 *way, u32 length)
{
    advisor_forget_way(advisor);
    advisor->game = game;
    advisor->start = malloc(game->size);
    advisor->walk = malloc(game->size);
    advisor->way = malloc((length + 1) * sizeof(u16));
    if (!advisor->start || !advisor->walk || !advisor->way) {
        advisor_forget_way(advisor);
        return;
    }
    memcpy(advisor->start, position, game->size);
    memcpy(advisor->way, way, length * sizeof(u16));
    advisor->length = length;
}

int advisor_is_on_way(Advisor *advisor, const Game *game, const void *position)
{
    u32 i;
    if (advisor->game != game || !advisor->way)
        return 0;
    memcpy(advisor->walk, advisor->start, game->size);
    for (i = 0;; i++) {
        if (memcmp(advisor->walk, position, game->size) == 0)
            break;
        if (i == advisor->length)
            return 0;
        game->apply(advisor->walk, advisor->way[i], NULL);
    }
    advisor->at = i;
    return 1;
}
