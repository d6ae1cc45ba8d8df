/* SPDX-License-Identifier: MIT */
/* Finding a game by its name, in whichever table is linked: tests and the
   guide's example bring tables of their own. */
#include "games.h"

const Game *find_game(const char *name)
{
    Reader reader;
    u8 i;
    for (i = 0; i < game_count; i++) {
        read_from(&reader, name, text_length(name));
        if (take_word(&reader, games[i]->name) && at_end(&reader))
            return games[i];
    }
    return NULL;
}
