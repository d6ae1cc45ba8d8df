/* SPDX-License-Identifier: MIT */
/* The commands that ask for advice: winnable, par, explain and auto. */
#include "advice/explain.h"
#include "advice/game_advice.h"
#include "table/advised.h"
#include "table/game_words.h"
#include "table/telling.h"

void table_run_winnable(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    (void)rest;
    if (table_ask(table, &page, explain_winnable))
        table_tell_page(table, TONE_ANSWER, &page);
}

static void page_any_par(Page *page, Advisor *advisor, const Session *session)
{
    (void)explain_par(page, advisor, session);
}

void table_run_par(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    (void)rest;
    if (table_ask(table, &page, page_any_par))
        table_tell_page(table, TONE_ANSWER, &page);
}

/* A front end with an advisor shows the par itself. */
void table_tell_par(Table *table)
{
    Page page = PAGE_EMPTY;
    if (table->front->watched && !table->front->advisor &&
        explain_ends_with_par(table->session) &&
        explain_par(&page, table->advisor, table->session))
        table_tell(table, TONE_ANSWER, page.text);
    page_free(&page);
}

const char no_review[] =
    N_("Boards of this size or with this many colours can't be analysed\n");

void table_run_review(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    (void)rest;
    if (!table_ask(table, &page, explain_review))
        return;
    if (page.used) {
        table_count_help(table);
        table_tell_page(table, TONE_ANSWER, &page);
    } else {
        table_tell_refusal(table, translate(no_review));
    }
}

/* ------------------------------------------------------------------- auto */

enum { AUTO_DELAY = 500, MOST_AUTO_DELAY = 60000 };

STATIC_ASSERT(MOST_AUTO_DELAY == 60000); /* as run_auto says */
typedef struct Judging {
    const Table *table;
    Verdict verdict;
} Judging;

static void judge(void *context)
{
    Judging *judging = context;
    const Session *session = judging->table->session;
    ASSERT(judging->table->advisor);
    judging->verdict = advisor_find_solution(judging->table->advisor,
                                             session->game, session->position);
}

/* Hints by rule of thumb can go round in circles for ever. */
static int has_line(Table *table)
{
    Judging judging = {table, LIMIT};
    if (game_advice_of(table->session->game)->choose)
        return 1;
    if (!table_think(table, judge, &judging))
        return 0;
    if (judging.verdict == SOLVED || judging.verdict == IMPOSSIBLE)
        return 1;
    table_tell_refusal(table, _("No solution found from here, and autoplay "
                                "needs one; 'hint' doesn't\n"));
    return 0;
}

static int play_hint(Table *table)
{
    const Intent hint = {.what = INTENT_HINT, .number = 1};
    Intent play = {.what = INTENT_PLAY};
    Reply reply;
    Page page = PAGE_EMPTY;
    ASSERT(table->session->game->status(table->session->position) == GOING);
    if (!table_do(table, &hint, &reply))
        return 0;
    play.move = reply.move;
    game_words_named_move(&page, table->session, play.move);
    page_format(&page, " (%s)\n", reply.says);
    table_tell_page(table, TONE_ANSWER, &page);
    table_do_and_show(table, &play);
    return 1;
}

void table_run_auto(Table *table, Reader *rest)
{
    const Front *front = table->front;
    const Session *session = table->session;
    u32 delay = front->watched ? AUTO_DELAY : 0;
    reader_skip_space(rest);
    if (!reader_at_end(rest) &&
        (!reader_take_number(rest, &delay) || delay > MOST_AUTO_DELAY)) {
        table_tell_refusal(table,
                           _("Usage: auto 200 (milliseconds per move, at most "
                             "60000)\n"));
        return;
    }
    while (session->game->status(session->position) == GOING &&
           has_line(table) && play_hint(table) &&
           front->wait(front->own, (long)delay))
        ;
}
