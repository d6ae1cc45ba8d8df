/* SPDX-License-Identifier: MIT */
/* Replaces table/asked/ where nobody types questions. */
#include "table/asked.h"

const Command asked_commands[] = {{NULL, NULL, NULL, NULL, NULL}};

int asked_page_part(Page *page, const Session *session, Reader *word)
{
    (void)page;
    (void)session;
    (void)word;
    return 0;
}

const char *asked_words(const Game *game)
{
    (void)game;
    return _("3 (a row or a column)");
}

int asked_page_moves(Page *page, const Session *session)
{
    (void)page;
    (void)session;
    return 0;
}

int asked_read_values(AskedValues *values, const Game *game, Reader *word)
{
    (void)values;
    (void)game;
    (void)word;
    return 0;
}

int asked_values_like(AskedValues *values, const Game *game, u8 value)
{
    (void)values;
    (void)game;
    (void)value;
    return 0;
}

void asked_page_found(Page *page, const Session *session,
                      const AskedValues *values)
{
    (void)page;
    (void)session;
    (void)values;
}

const char *asked_find_words(const Game *game)
{
    (void)game;
    return "";
}

int asked_page_taken(Page *page, const Session *session, int is_spoken)
{
    (void)page;
    (void)session;
    (void)is_spoken;
    return 0;
}
