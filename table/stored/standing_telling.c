/* SPDX-License-Identifier: MIT */
/* What the store knows counts only as long as it has the game with this end.
 */

#include "standing_telling.h"

#include "challenge_telling.h"
#include "statistics/standing.h"
#include "table/stored.h"
#include "table/telling.h"

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

int page_own_standing(Page *page, const Table *table)
{
    Store *store = table->keeping->store;
    const long long id = table->keeping->id;
    Standing standing;
    int best;
    if (!session_is_over(table->session))
        return 0;
    standing_start(&standing, id);
    if (!outcomes_see(store, id, standing_find, &standing) &&
        is_that_end(&standing.game, table->session) &&
        !outcomes_list_like(store, id, standing_count, &standing))
        standing_page(page, &standing);
    best = is_best(&standing);
    standing_free(&standing);
    return best;
}

void tell_standing(Table *table)
{
    const Front *front = table->front;
    Page page = PAGE_EMPTY;
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
