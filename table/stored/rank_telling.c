/* SPDX-License-Identifier: MIT */
/* What the store knows counts only as long as it has the game with this end.
 */

#include "rank_telling.h"

#include "challenge_telling.h"
#include "host/clock.h"
#include "statistics/result_rank.h"
#include "table/stored.h"
#include "table/telling.h"
#include "table/titles.h"
#include "table/today.h"

/* A game that was undone and finished again counts as it ended first, so the
   position on the board must be that end. */
static int is_that_end(const Outcome *game, const Session *session)
{
    return game->game && game->moves == session->at &&
           game->score == session->game->score(session->position);
}

static int is_best(const ResultRank *result_rank)
{
    unsigned i = 0;
    while (i < MEASURES && !result_rank_is_best(result_rank, (Measure)i))
        i++;
    return i < MEASURES;
}

static void page_day(Page *page, const Table *table)
{
    const Session *session = table->session;
    Today today;
    Moment now;
    if (!*session->date || session->board)
        return;
    clock_now(&now);
    if (!today_read(&today, table->autosave->store, session->date, now.day) &&
        days_find(&today.days, session->date)) {
        today_page_task(page, &today, session->game, session->date);
        today_page_count(page, &today, session->date, now.day);
    }
    today_free(&today);
}

int table_page_rank(Page *page, const Table *table)
{
    Store *store = table->autosave->store;
    const long long id = table->autosave->id;
    ResultRank result_rank;
    Page kind = PAGE_EMPTY;
    int best;
    ASSERT(store);
    if (!session_is_over(table->session))
        return 0;
    result_rank_start(&result_rank, id);
    if (!outcomes_see(store, id, result_rank_find, &result_rank) &&
        is_that_end(&result_rank.game, table->session) &&
        !outcomes_list_like(store, id, result_rank_count, &result_rank)) {
        title_page_kind(&kind, table->session);
        result_rank_page(page, &result_rank, kind.text);
    }
    page_free(&kind);
    best = is_best(&result_rank);
    result_rank_free(&result_rank);
    page_day(page, table);
    return best;
}

void table_tell_rank(Table *table)
{
    const Front *front = table->front;
    Page page = PAGE_EMPTY;
    int best;
    table_tell_challenge(table);
    if (!table->autosave || store_state(table->autosave->store) ||
        !front->watched)
        return;
    best = table_page_rank(&page, table);
    if (page.used && front->rank)
        front->rank(front->own, page.text, best);
    else if (page.used)
        table_tell(table, TONE_ANSWER, page.text);
    page_free(&page);
}
