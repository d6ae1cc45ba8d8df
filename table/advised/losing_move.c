/* SPDX-License-Identifier: MIT */
/* Names the move that lost a game, and returns to the position before it. */
#include "table/advised/losing_move.h"

#include "advice/explain.h"
#include "table/advised.h"
#include "table/game_words.h"
#include "table/kit.h"
#include "table/telling.h"

static void page_loss(Page *page, const Session *session, const Loss *loss,
                      int seen)
{
    u8 position[MOST_POSITION];
    Session view;
    Page move = PAGE_EMPTY;
    ASSERT(loss->won < loss->lost && loss->lost <= session->count);
    session_view(&view, session, loss->won, position);
    (seen ? game_words_named_seen_move
          : game_words_named_move)(&move, &view, session->moves[loss->won]);
    if (loss->lost > loss->won + 1)
        page_format(page, _("One of moves %1$lu to %2$lu lost the game.\n"),
                    (unsigned long)loss->won + 1, (unsigned long)loss->lost);
    else if (loss->dealt == NO_SOLVER)
        page_format(page, _("Move %1$lu (%2$s) cost most.\n"),
                    (unsigned long)loss->lost, move.text);
    else
        page_format(page, _("Move %1$lu (%2$s) lost the game.\n"),
                    (unsigned long)loss->lost, move.text);
    page_free(&move);
}

int losing_move_page(Page *page, Advisor *advisor, const Session *session,
                     int seen)
{
    Loss loss;
    if (advisor_find_loss(advisor, session, &loss)) {
        page_loss(page, session, &loss, seen);
        return 1;
    }
    if (kit_of(session->game)->by_chance)
        page_text(page, _("No costly move is known.\n"));
    else
        explain_no_loss(page, session, &loss);
    return 0;
}

/* Looks for the losing move, and writes about it. */
typedef struct LossSearch {
    const Table *table;
    Page page;
    Loss loss;
    int found;
} LossSearch;

static void search_loss(void *context)
{
    LossSearch *search = context;
    const Table *table = search->table;
    search->found =
        losing_move_page(&search->page, table->advisor, table->session,
                         table->front->keyed) &&
        advisor_find_loss(table->advisor, table->session, &search->loss);
}

/* This costs undos, as "go" does, but is no help: it says no more than undoing
   until the game can be won again. */
void table_run_rewind(Table *table, Reader *rest)
{
    Intent intent = {.what = INTENT_GO_TO};
    LossSearch search = {.table = table};
    (void)rest;
    if (!table_think(table, search_loss, &search)) {
        page_free(&search.page);
        return;
    }
    table->refused += !search.found;
    table_tell_page(table, search.found ? TONE_ANSWER : TONE_REFUSAL,
                    &search.page);
    ASSERT(!search.found || search.loss.won < table->session->count);
    intent.number = search.loss.won;
    if (search.found)
        table_do_and_show(table, &intent);
}
