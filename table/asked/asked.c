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
    {&kulki,
     _("4 (a row), d (a column), d4 (a cell), red (a colour), lines, next or "
       "empty"),
     asked_balls, asked_ball_moves},
    {&mahjong, _("3 (a row), c1 (a place), 4b (a face) or pairs"), asked_tiles,
     asked_tile_moves},
    {&freecell,
     _("3 (a column), a (a cell), 10s (a card), kings (a rank), ends, cells "
       "or home"),
     asked_cards, asked_card_moves},
    {&sliding, _("8 (a tile), row 2, column 2, gap or wrong"), asked_blocks,
     NULL},
    {NULL, _("3 (a row)"), NULL, NULL}};

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
