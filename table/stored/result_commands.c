/* SPDX-License-Identifier: MIT */
/* The commands that tell the results of the game on the table: statistics and
   the best games. */
#include "result_commands.h"

#include "statistics/statistics_page.h"
#include "table/boardless.h"
#include "table/keeping.h"
#include "table/kit.h"
#include "table/results_spoken.h"
#include "table/telling.h"

enum { SHOWN = 10 };

/* Where boards are drawn by a front end, it has pages of its own for this;
   what is typed there is answered in sentences. */
static int wants_sentences(const Table *table)
{
    return table->front->keyed || boardless_is_on(table->front);
}

void table_run_stats(Table *table, Reader *rest)
{
    Tallies tallies = {NULL, 0, 0};
    Page page = PAGE_EMPTY;
    StoreAnswer answer;
    (void)rest;
    if (!table_has_store(table))
        return;
    answer = outcomes_list(table->autosave->store, table->session->game->name,
                           tallies_count, &tallies);
    tallies_settle(&tallies, "");
    if (wants_sentences(table))
        results_spoken_games(&page, &tallies);
    else
        statistics_page_games(&page, &tallies, kit_title);
    tallies_free(&tallies);
    table_tell_read(table, &page, answer);
}

void table_run_scores(Table *table, Reader *rest)
{
    const ResultKind kind = {table->session->game->name, KIND_OF_GAME, ""};
    Page page = PAGE_EMPTY;
    StoreAnswer answer = STORE_FINE;
    int assisted;
    (void)rest;
    if (!table_has_store(table))
        return;
    for (assisted = 0; assisted < 2 && !answer; assisted++) {
        Scores scores;
        scores_start(&scores, &kind, SHOWN);
        scores.assisted = assisted;
        answer = outcomes_list(table->autosave->store, kind.game, scores_rank,
                               &scores);
        scores_settle(&scores);
        if (scores.count && wants_sentences(table))
            results_spoken_scores(&page, &scores);
        else if (scores.count)
            scores_page(&page, &scores, kit_title);
        scores_free(&scores);
    }
    if (!page.used)
        page_text(&page, _("No finished games yet.\n"));
    table_tell_read(table, &page, answer);
}
