/* SPDX-License-Identifier: MIT */
/* Tells the player something, and carries out requests, for the loop and the
   commands. */
#include "kit.h"

#include <stdlib.h>
#include <string.h>

#include "game_words.h"

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

void page_rest(Page *page, Reader *rest)
{
    const char *end = rest->end;
    reader_skip_space(rest);
    while (end > rest->at && text_is_space(end[-1]))
        end--;
    page_put(page, rest->at, (size_t)(end - rest->at));
    rest->at = rest->end;
}

void page_deal(Page *page, const Session *session)
{
    page_text(page, session->game->title);
    if (session->name[0]) {
        page_text(page, ", ");
        page_safe(page, session->name);
    }
    if (session->board && session->name[0])
        return;
    page_text(page, _(", variant "));
    page_variant(page, session->game, session->variant);
    if (session->board) {
        page_text(page, _(", custom board"));
        return;
    }
    page_text(page, _(", seed "));
    page_seed(page, session->game, session->seed);
}

void tell_ending(Table *table)
{
    Page page = {NULL, 0, 0};
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
    if (kit->tell_more)
        kit->tell_more(table);
    tell_ending(table);
}

void sit_down(Table *table)
{
    fit_table(table);
    keep_game(table);
    show_new(table, NULL);
}

/* Whether a request starts a new game: another deal, or a finished game that
   is played again. */
static int begins_anew(const Table *table, const Intent *intent)
{
    return intent->what == WISH_NEW || intent->what == WISH_DAILY ||
           (intent->what == WISH_AGAIN && !table->session->count);
}

int wish(Table *table, const Intent *intent, Reply *reply)
{
    reply->trace = table->trace;
    if (session_do(table->session, intent, reply)) {
        tell_fault(table, &reply->fault);
        return 0;
    }
    if (begins_anew(table, intent))
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

static void obey_text(Table *table, const Page *line,
                      void (*obey)(Table *table, Reader *line))
{
    Reader reader;
    if (memchr(line->text, '\0', line->used)) {
        tell_refusal(table, _("This line contains invalid characters\n"));
        return;
    }
    reader_start(&reader, line->text, (u32)line->used);
    obey(table, &reader);
}

int obey_line(Table *table, int length, const Page *line,
              void (*obey)(Table *table, Reader *line))
{
    if (length == INPUT_TOO_LONG)
        tell_refusal(table, _("This line is too long\n"));
    else if (length != INPUT_ENDED)
        obey_text(table, line, obey);
    return length != INPUT_ENDED && !table->left;
}

void count_help(Table *table)
{
    const Intent help = {.what = WISH_HELP};
    Reply reply;
    (void)wish(table, &help, &reply);
}
