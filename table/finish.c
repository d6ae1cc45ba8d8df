/* SPDX-License-Identifier: MIT */
/* Which moves are easy, the game's kit knows: cards that can go home, and
   tiles whose partners are all free. A copy of the position tells whether such
   moves alone win. They are ordinary moves, which count and can be undone, and
   no help: there is nothing left to find out. */
#include "finish.h"

#include <string.h>

#include "kit.h"

int finish_find_move(const Game *game, const void *position, u16 *move)
{
    const Kit *kit = kit_of(game);
    u8 copy[MOST_POSITION];
    u16 next;
    int count = 0;
    if (!kit->easy_move)
        return 0;
    ASSERT(kit->name_move && game->size <= sizeof copy);
    memcpy(copy, position, game->size);
    while (game->status(copy) == GOING && kit->easy_move(copy, &next)) {
        if (!count++)
            *move = next;
        if (game->apply(copy, next, NULL))
            return 0;
    }
    return count && game->status(copy) == WON;
}
