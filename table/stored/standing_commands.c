/* SPDX-License-Identifier: MIT */
/* The commands that compare games with others. */
#include "challenge_commands.h"
#include "standing_telling.h"
#include "table/game_words.h"
#include "table/keeping.h"
#include "table/stored.h"
#include "table/telling.h"

static void run_standing(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    (void)rest;
    if (!has_store(table))
        return;
    (void)page_own_standing(&page, table);
    if (!page.used)
        page_text(&page, _("Only a finished game that counts has a rank.\n"));
    tell_page(table, TONE_ANSWER, &page);
}

const Command stored_commands[] = {
    {"standing", "", "", _("rank of a finished game"), run_standing},
    {"challenge", "", "", _("challenge a friend"), run_challenge},
    {NULL, NULL, NULL, NULL, NULL}};
