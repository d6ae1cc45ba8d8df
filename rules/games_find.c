/* SPDX-License-Identifier: MIT */
/* Finds a game by name in whichever table is linked. Tests and the guide's
   example link their own tables. */
#include "games.h"

const Game *games_take_name(Reader *reader)
{
    u8 i;
    for (i = 0; i < games_count; i++)
        if (reader_take_word(reader, games[i]->name))
            return games[i];
    return NULL;
}

const Game *games_take(Reader *reader)
{
    u32 number;
    if (!reader_take_number(reader, &number))
        return games_take_name(reader);
    return number >= 1 && number <= games_count ? games[number - 1] : NULL;
}

const Game *games_find(const char *name)
{
    const Game *game;
    Reader reader;
    reader_start(&reader, name, text_length(name));
    game = games_take_name(&reader);
    return reader_at_end(&reader) ? game : NULL;
}
