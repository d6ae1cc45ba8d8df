/* SPDX-License-Identifier: MIT */
/* The commands that compare games with others. */
#include "challenge_commands.h"
#include "player_command.h"
#include "rank_telling.h"
#include "result_commands.h"
#include "table/game_words.h"
#include "table/keeping.h"
#include "table/stored.h"
#include "table/telling.h"

static void run_standing(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    (void)rest;
    if (!table_has_store(table))
        return;
    (void)table_page_rank(&page, table);
    if (!page.used)
        page_text(&page, _("Only a finished game that counts has a rank.\n"));
    table_tell_page(table, TONE_ANSWER, &page);
}

const Command stored_commands[] = {
    {"standing", "", "", N_("rank of a finished game"), run_standing},
    {"stats", "", "", N_("this game's statistics"), table_run_stats},
    {"scores", "", "", N_("the best games"), table_run_scores},
    {"challenge", "", "", N_("challenge a friend"), table_run_challenge},
    {"player", "", "[PLAYER]", N_("say who plays"), table_run_player},
    {NULL, NULL, NULL, NULL, NULL}};
