/* SPDX-License-Identifier: MIT */
#include "game_words.h"

#include "kit.h"

enum { MOST_ENDING = 256 };

void page_rules(Page *page, const Game *game)
{
    page_text(page, manner_of(game)->rules);
    page_text(page, manner_of(game)->hints);
}

void page_screen_rules(Page *page, const Game *game)
{
    const char *rules = kit_of(game).screen_rules;
    if (rules)
        page_text(page, rules);
    else
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
