/* SPDX-License-Identifier: MIT */
/* Without a store, nothing was finished. */
#include "table/own_milestones.h"

/* There are no results. */
StoreAnswer milestones_read(Milestones *milestones, const Game *game,
                            Store *store)
{
    *milestones = (Milestones){.game = game->name};
    return store_state(store);
}
