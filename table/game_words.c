/* SPDX-License-Identifier: MIT */
#include "game_words.h"

#include <string.h>

enum { MOST_ENDING = 256 };

void page_rules(Page *page, const Game *game)
{
    page_text(page, manner_of(game)->rules);
    page_text(page, manner_of(game)->hints);
}

/* Where tiles are touched rather than named by their places, and a star is
   not what marks those that are free. */
static const struct {
    const char *game, *rules;
} on_screen[] = {{"mahjong", "Remove matching pairs until the board is empty. "
                             "A tile is free when nothing\n"
                             "lies on it and its left or its right side is "
                             "open; a dot marks it. Touch two\n"
                             "free tiles that match, or type their face when "
                             "just two of that face are free:\n"
                             "1 to 9 with b bamboo, c characters, d dots; WE "
                             "WS WW WN winds; DR DG DW\n"
                             "dragons; FL flower, SE season. A small number "
                             "in a corner is the layer, from\n"
                             "the second up. When no pairs are free, the rest "
                             "can be shuffled so that it can\n"
                             "be won.\n"}};

void page_screen_rules(Page *page, const Game *game)
{
    size_t i;
    for (i = 0; i < sizeof on_screen / sizeof *on_screen; i++)
        if (strcmp(on_screen[i].game, game->name) == 0) {
            page_text(page, on_screen[i].rules);
            return;
        }
    page_rules(page, game);
}

void page_ending(Page *page, const Session *session)
{
    char text[MOST_ENDING];
    Writer writer;
    write_to(&writer, text, sizeof text);
    put_ending(&writer, session);
    page_put(page, text, writer.used);
}
