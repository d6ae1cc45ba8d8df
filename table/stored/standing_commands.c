/* SPDX-License-Identifier: MIT */
/* Compares the finished game with the stored ones. */
#include "challenge_commands.h"
#include "statistics/standing.h"
#include "table/game_words.h"

/* A game that was undone and finished again counts as it ended first, so the
   position on the board must be that end. */
static int is_that_end(const Outcome *game, const Session *session)
{
    return game->game && game->moves == session->at &&
           game->score == session->game->score(session->position);
}

static int is_best(const Standing *standing)
{
    unsigned i = 0;
    while (i < MEASURES && !standing_is_best(standing, (Measure)i))
        i++;
    return i < MEASURES;
}

/* Writes nothing if the game isn't finished, or doesn't count. Returns whether
   it is a new best. */
static int page_own_standing(Page *page, const Table *table)
{
    Store *store = table->keeping->store;
    const char *game = table->session->game->name;
    Standing standing;
    int best;
    if (!session_is_over(table->session))
        return 0;
    standing_start(&standing, table->keeping->id);
    if (!outcomes_list(store, game, standing_find, &standing) &&
        is_that_end(&standing.game, table->session) &&
        !outcomes_list(store, game, standing_count, &standing))
        page_standing(page, &standing);
    best = is_best(&standing);
    standing_free(&standing);
    return best;
}

void tell_standing(Table *table)
{
    const Front *front = table->front;
    Page page = {NULL, 0, 0};
    int best;
    tell_challenge(table);
    if (!table->keeping || store_state(table->keeping->store) ||
        !front->watched)
        return;
    best = page_own_standing(&page, table);
    if (page.used && front->rank)
        front->rank(front->own, page.text, best);
    else if (page.used)
        tell(table, TONE_ANSWER, page.text);
    page_free(&page);
}

static void run_standing(Table *table, Reader *rest)
{
    Page page = {NULL, 0, 0};
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
