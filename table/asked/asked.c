/* SPDX-License-Identifier: MIT */
/* Finds out which game can answer. */
#include "table/asked.h"

#include "rules/freecell/freecell.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"

typedef struct AskedGame {
    const Game *game;
    const char *words;
    int (*part)(Page *page, const void *position, Reader *word);
    void (*moves)(Page *page, const void *position);
} AskedGame;

static const AskedGame games_asked[] = {
    {&kulki, _("next, lines, empty, a colour, a column a or a cell d4"),
     asked_balls, asked_ball_moves},
    {&mahjong, _("pairs, a face 4b or a place c1"), asked_tiles,
     asked_tile_moves},
    {&freecell, _("ends, cells, home, a cell a or a card 10s"), asked_cards,
     asked_card_moves},
    {&sliding, _("gap or wrong"), asked_blocks, NULL},
    {NULL, "", NULL, NULL}};

static const AskedGame *asked_of(const Game *game)
{
    const AskedGame *asked = games_asked;
    while (asked->game && asked->game != game)
        asked++;
    return asked;
}

int asked_page_part(Page *page, const Session *session, Reader *word)
{
    const AskedGame *asked = asked_of(session->game);
    return asked->part && asked->part(page, session->position, word);
}

const char *asked_words(const Game *game)
{
    return asked_of(game)->words;
}

int asked_page_moves(Page *page, const Session *session)
{
    const AskedGame *asked = asked_of(session->game);
    if (asked->moves)
        asked->moves(page, session->position);
    return asked->moves != NULL;
}

void asked_list(Page *list, const char *format, ...)
{
    va_list values;
    page_text(list, list->used ? ", " : "");
    va_start(values, format);
    page_values(list, format, values);
    va_end(values);
}
