/* SPDX-License-Identifier: MIT */
/* Carries out what the loop and the commands request, and shows the result. */
#include "table.h"

#include <stdlib.h>
#include <string.h>

#include "advised.h"
#include "boardless.h"
#include "game_words.h"
#include "keeping.h"
#include "kit.h"
#include "stored.h"
#include "telling.h"

void table_resize_trace(Table *table)
{
    u16 most = table->session->game->most_events;
    Event *events = realloc(table->trace.events, most * sizeof(Event));
    ASSERT(most); /* realloc may give nothing for no bytes */
    if (events)
        table->trace.events = events;
    table->trace.room = (u16)(events ? most : 0);
}

void table_tell_ending(Table *table)
{
    Page page = PAGE_EMPTY;
    game_words_ending(&page, table->session);
    if (page.used)
        table_tell(table, TONE_ANSWER, page.text);
    page_free(&page);
    table_tell_rank(table);
    table_tell_par(table);
}

static void tell_step(Table *table, SpokenStep step)
{
    Page said = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    spoken_page_step(&said, table->session, step,
                     boardless_is_brief(table->front) ? SPOKEN_BRIEF
                                                      : SPOKEN_FULL);
    if (said.used)
        page_folded_lines(&page, said.text);
    page_free(&said);
    if (page.used)
        table_tell_page(table, TONE_ANSWER, &page);
}

void table_show(Table *table, const Trace *trace, SpokenStep step)
{
    const Front *front = table->front;
    const Kit *kit = kit_of(table->session->game);
    ASSERT(!trace || trace->count <= trace->room);
    front->show(front->own, table->session, trace, 0);
    if (boardless_is_on(front))
        tell_step(table, step);
    else if (front->tell_step)
        front->tell_step(front->own, table->session, step);
    if (kit->tell_more && !table->quiet && !boardless_is_brief(front))
        kit->tell_more(table);
    table_tell_ending(table);
}

void table_adopt_session(Table *table)
{
    ASSERT(table->session->at <= table->session->count);
    table_resize_trace(table);
    if (table->autosave && !table->autosave->id)
        autosave_take(table->autosave, table->session);
    table_save(table);
    table_show(table, NULL, SPOKEN_STARTED);
}

const u8 *table_usual_variant(const Table *table)
{
    const Session *session = table->session;
    const int dealt = !memcmp(session->variant, table->dealt, VARIANT_SIZE);
    ASSERT(session->game);
    return dealt ? table->usual : session->variant;
}

/* Whether a request starts a new game: another deal, or a game that has ended
   is played again. */
static int begins_anew(const Table *table, const Intent *intent)
{
    return intent->what == INTENT_NEW || intent->what == INTENT_DAILY ||
           (intent->what == INTENT_RESTART && table->session->ended);
}

int table_do(Table *table, const Intent *intent, Reply *reply)
{
    const int anew = begins_anew(table, intent);
    if (anew && !table_leave_game(table))
        return 0;
    ASSERT(table->trace.events || !table->trace.room);
    reply->trace = table->trace;
    table->stopped = 0;
    if (session_do(table->session, intent, reply)) {
        if (!table->stopped)
            table_tell_refused_move(table, intent, &reply->fault);
        return 0;
    }
    if (anew)
        table_save_apart(table);
    table_save(table);
    ASSERT(reply->trace.count <= reply->trace.room);
    return 1;
}

void table_do_and_show(Table *table, const Intent *intent)
{
    Reply reply;
    if (table_do(table, intent, &reply))
        table_show(table, reply.moved ? &reply.trace : NULL,
                   spoken_step_of(intent, &reply));
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
    void (*question)(Page *page, Advisor *advisor, const Session *session);
} TableQuestion;

static void ask(void *context)
{
    const TableQuestion *request = context;
    ASSERT(request->table->advisor);
    request->question(request->page, request->table->advisor,
                      request->table->session);
}

int table_ask(const Table *table, Page *page,
              void (*question)(Page *page, Advisor *advisor,
                               const Session *session))
{
    TableQuestion request = {table, page, question};
    const int done = table_think(table, ask, &request);
    if (!done)
        page_free(page);
    return done;
}

void table_count_help(Table *table)
{
    const Intent help = {.what = INTENT_HELP};
    Reply reply;
    (void)table_do(table, &help, &reply);
}
