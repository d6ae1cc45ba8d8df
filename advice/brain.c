/* SPDX-License-Identifier: MIT */
/* Keeps the solver's memory and the known solution between questions. */
#include "brain.h"

#include <stdlib.h>
#include <string.h>

#include "game_advice.h"

void brain_start(Brain *brain, u64 patience)
{
    memset(brain, 0, sizeof *brain);
    brain->patience = patience;
}

void brain_forget_way(Brain *brain)
{
    free(brain->start);
    free(brain->walk);
    free(brain->way);
    brain->start = NULL;
    brain->walk = NULL;
    brain->way = NULL;
    brain->length = 0;
    brain->at = 0;
    brain->shortest = 0;
}

void brain_stop(Brain *brain)
{
    const GameAdvice *const *advice;
    for (advice = game_advices; *advice; advice++)
        if ((*advice)->forget)
            (*advice)->forget(brain);
    brain_forget_way(brain);
    free(brain->memory);
    brain->memory = NULL;
    page_free(&brain->tip);
}

void brain_remember_way(Brain *brain, const Game *game, const void *position,
                        const u16 *way, u32 length)
{
    brain_forget_way(brain);
    brain->game = game;
    brain->start = malloc(game->size);
    brain->walk = malloc(game->size);
    brain->way = malloc((length + 1) * sizeof(u16));
    if (!brain->start || !brain->walk || !brain->way) {
        brain_forget_way(brain);
        return;
    }
    memcpy(brain->start, position, game->size);
    memcpy(brain->way, way, length * sizeof(u16));
    brain->length = length;
}

int brain_is_on_way(Brain *brain, const Game *game, const void *position)
{
    u32 i;
    if (brain->game != game || !brain->way)
        return 0;
    memcpy(brain->walk, brain->start, game->size);
    for (i = 0;; i++) {
        if (memcmp(brain->walk, position, game->size) == 0)
            break;
        if (i == brain->length)
            return 0;
        game->apply(brain->walk, brain->way[i], NULL);
    }
    brain->at = i;
    return 1;
}
