/* SPDX-License-Identifier: MIT */
/* Carries out requests, and shows what comes of them, for the loop and the
   commands. */
#include "table.h"

#include <stdlib.h>
#include <string.h>

#include "advised.h"
#include "game_words.h"
#include "keeping.h"
#include "kit.h"
#include "stored.h"
#include "telling.h"

void fit_table(Table *table)
{
    u16 most = table->session->game->most_events;
    Event *events = realloc(table->trace.events, most * sizeof(Event));
    if (events)
        table->trace.events = events;
    table->trace.room = (u16)(events ? most : 0);
}

void tell_ending(Table *table)
{
    Page page = PAGE_EMPTY;
    page_ending(&page, table->session);
    if (page.used)
        tell(table, TONE_ANSWER, page.text);
    page_free(&page);
    tell_standing(table);
    tell_par(table);
}

void show_new(Table *table, const Trace *trace)
{
    const Kit *kit = kit_of(table->session->game);
    table->front->show(table->front->own, table->session, trace, 0);
    if (kit->tell_more && !table->quiet)
        kit->tell_more(table);
    tell_ending(table);
}

void sit_down(Table *table)
{
    fit_table(table);
    if (table->keeping && !table->keeping->id)
        keeping_take(table->keeping, table->session);
    keep_game(table);
    show_new(table, NULL);
}

const u8 *table_usual_variant(const Table *table)
{
    const Session *session = table->session;
    const int dealt = !memcmp(session->variant, table->dealt, VARIANT_SIZE);
    return dealt ? table->usual : session->variant;
}

/* Whether a request starts a new game: another deal, or a game that has ended
   is played again. */
static int begins_anew(const Table *table, const Intent *intent)
{
    return intent->what == WISH_NEW || intent->what == WISH_DAILY ||
           (intent->what == WISH_AGAIN && table->session->ended);
}

int wish(Table *table, const Intent *intent, Reply *reply)
{
    const int anew = begins_anew(table, intent);
    if (anew && !leave_game(table))
        return 0;
    reply->trace = table->trace;
    table->stopped = 0;
    if (session_do(table->session, intent, reply)) {
        if (!table->stopped)
            tell_fault(table, &reply->fault);
        return 0;
    }
    if (anew)
        part_game(table);
    keep_game(table);
    return 1;
}

void wish_and_show(Table *table, const Intent *intent)
{
    Reply reply;
    if (wish(table, intent, &reply))
        show_new(table, reply.moved ? &reply.trace : NULL);
}

int table_think(const Table *table, void (*work)(void *context), void *context)
{
    const Front *front = table->front;
    if (front->think)
        return front->think(front->own, work, context);
    work(context);
    return 1;
}

typedef struct TableQuestion {
    const Table *table;
    Page *page;
    void (*question)(Page *page, Brain *brain, const Session *session);
} TableQuestion;

static void ask(void *context)
{
    const TableQuestion *request = context;
    request->question(request->page, request->table->brain,
                      request->table->session);
}

int table_ask(const Table *table, Page *page,
              void (*question)(Page *page, Brain *brain,
                               const Session *session))
{
    TableQuestion request = {table, page, question};
    const int done = table_think(table, ask, &request);
    if (!done)
        page_free(page);
    return done;
}

void count_help(Table *table)
{
    const Intent help = {.what = WISH_HELP};
    Reply reply;
    (void)wish(table, &help, &reply);
}
