/* SPDX-License-Identifier: MIT */
/* Telling and wishing, as the loop and the commands do it. */
#include "table.h"

#include <stdlib.h>

#include "manner.h"

void fit_table(Table *table)
{
    u16 most = table->session->game->most_events;
    Event *events = realloc(table->trace.events, most * sizeof(Event));
    if (events)
        table->trace.events = events;
    table->trace.room = (u16)(events ? most : 0);
}

void tell(const Table *table, Tone tone, const char *text)
{
    table->front->tell(table->front->own, tone, text);
}

void tell_page(const Table *table, Tone tone, Page *page)
{
    page_put(page, "", 0);
    tell(table, tone, page->text);
    page_free(page);
}

void tell_refusal(Table *table, const char *text)
{
    table->refused++;
    tell(table, TONE_REFUSAL, text);
}

void tell_fault(Table *table, const Fault *fault)
{
    Page page = {NULL, 0, 0};
    page_reason(&page, fault);
    page_text(&page, "\n");
    table->refused++;
    tell_page(table, TONE_REFUSAL, &page);
}

void show_new(Table *table, const Trace *trace)
{
    Page page = {NULL, 0, 0};
    table->front->show(table->front->own, table->session, trace, 0);
    page_ending(&page, table->session);
    if (page.used)
        tell(table, TONE_ANSWER, page.text);
    page_free(&page);
}

int wish(Table *table, const Intent *intent, Reply *reply)
{
    reply->trace = table->trace;
    if (session_do(table->session, intent, reply)) {
        tell_fault(table, &reply->fault);
        return 0;
    }
    return 1;
}

void wish_and_show(Table *table, const Intent *intent)
{
    Reply reply;
    if (wish(table, intent, &reply))
        show_new(table, reply.moved ? &reply.trace : NULL);
}
