/* SPDX-License-Identifier: MIT */
/* The commands that ask for advice: winnable, par, explain and auto. */
#include "advice/explain.h"
#include "advice/game_advice.h"
#include "table/advised.h"
#include "table/game_words.h"
#include "table/telling.h"

void run_winnable(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    (void)rest;
    if (table_ask(table, &page, explain_winnable))
        tell_page(table, TONE_ANSWER, &page);
}

static void page_any_par(Page *page, Brain *brain, const Session *session)
{
    (void)explain_par(page, brain, session);
}

void run_par(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    (void)rest;
    if (table_ask(table, &page, page_any_par))
        tell_page(table, TONE_ANSWER, &page);
}

/* A front end with a brain shows the par itself. */
void tell_par(Table *table)
{
    Page page = PAGE_EMPTY;
    if (table->front->watched && !table->front->brain &&
        explain_ends_with_par(table->session) &&
        explain_par(&page, table->brain, table->session))
        tell(table, TONE_ANSWER, page.text);
    page_free(&page);
}

const char no_review[] =
    _("Boards of this size or with this many colours can't be analysed\n");

void run_review(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    (void)rest;
    if (!table_ask(table, &page, explain_review))
        return;
    if (page.used) {
        count_help(table);
        tell_page(table, TONE_ANSWER, &page);
    } else {
        tell_refusal(table, no_review);
    }
}

/* ------------------------------------------------------------------- auto */

enum { AUTO_DELAY = 500, MOST_AUTO_DELAY = 60000 };

typedef struct Judging {
    const Table *table;
    Verdict verdict;
} Judging;

static void judge(void *context)
{
    Judging *judging = context;
    const Session *session = judging->table->session;
    judging->verdict =
        brain_ask(judging->table->brain, session->game, session->position);
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
    tell_refusal(table, _("No solution found from here, and autoplay "
                          "needs one; 'hint' doesn't\n"));
    return 0;
}

static int play_hint(Table *table)
{
    const Intent hint = {.what = WISH_HINT, .number = 1};
    Intent play = {.what = WISH_PLAY};
    Reply reply;
    Page page = PAGE_EMPTY;
    if (!wish(table, &hint, &reply))
        return 0;
    play.move = reply.move;
    page_named_move(&page, table->session, play.move);
    page_format(&page, " (%s)\n", reply.says);
    tell_page(table, TONE_ANSWER, &page);
    wish_and_show(table, &play);
    return 1;
}

void run_auto(Table *table, Reader *rest)
{
    const Front *front = table->front;
    const Session *session = table->session;
    u32 delay = front->watched ? AUTO_DELAY : 0;
    reader_skip_space(rest);
    if (!reader_at_end(rest) &&
        (!reader_take_number(rest, &delay) || delay > MOST_AUTO_DELAY)) {
        tell_refusal(table,
                     _("Usage: auto 200 (milliseconds per move, at most "
                       "60000)\n"));
        return;
    }
    while (session->game->status(session->position) == GOING &&
           has_line(table) && play_hint(table) &&
           front->wait(front->own, (long)delay))
        ;
}
