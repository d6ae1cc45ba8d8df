/* SPDX-License-Identifier: MIT */
/* Tells the player something. */
#include "telling.h"

#include <string.h>

#include "boardless.h"
#include "game_words.h"
#include "refusals.h"

/* What the player typed, or a file contains, may be part of the text. */
void table_tell(const Table *table, Tone tone, const char *text)
{
    Page safe = PAGE_EMPTY;
    page_safe_lines(&safe, text);
    table->front->tell(table->front->own, tone, safe.text);
    page_free(&safe);
}

void table_tell_page(const Table *table, Tone tone, Page *page)
{
    page_put(page, "", 0);
    table_tell(table, tone, page->text);
    page_free(page);
}

void table_tell_code(const Table *table, const char *title, Page *code)
{
    const Front *front = table->front;
    ASSERT(code->used);
    if (front->give) {
        front->give(front->own, title, code->text);
        page_free(code);
    } else {
        page_text(code, "\n");
        table_tell_page(table, TONE_ANSWER, code);
    }
}

void table_tell_refusal(Table *table, const char *text)
{
    ASSERT(*text);
    table->refused++;
    table_tell(table, TONE_REFUSAL, text);
}

/* The original authors' lines stay beside the boards that they drew. */
static int names_places(const Table *table)
{
    return table->front->keyed || boardless_is_on(table->front);
}

static void tell_refused(Table *table, Page *page, const Fault *fault)
{
    Page folded = PAGE_EMPTY;
    if (page->used) {
        page_text(page, page->text[page->used - 1] == '\n' ? "" : "\n");
        if (boardless_is_on(table->front))
            page_folded_lines(&folded, page->text);
        else
            page_text(&folded, page->text);
        table->refused++;
        table_tell_page(table, TONE_REFUSAL, &folded);
        page_free(page);
    } else {
        table_tell_fault(table, fault);
    }
}

void table_tell_refused_move(Table *table, const Intent *intent,
                             const Fault *fault)
{
    const Session *session = table->session;
    u16 move = intent->move;
    Page page = PAGE_EMPTY;
    const int is_move =
        intent->what == INTENT_PLAY ||
        (intent->what == INTENT_TOUCH &&
         session->game->touch(session->position, session->held, intent->spot,
                              &move) == TOUCH_MOVE);
    if (is_move && names_places(table))
        refusals_page(&page, session, fault->reason, move);
    tell_refused(table, &page, fault);
}

void table_tell_refused_line(Table *table, const Reader *line,
                             const Fault *fault)
{
    Page page = PAGE_EMPTY;
    if (names_places(table))
        refusals_page_typed(&page, table->session, fault, line);
    tell_refused(table, &page, fault);
}

void table_tell_fault(Table *table, const Fault *fault)
{
    Page page = PAGE_EMPTY;
    ASSERT(fault->reason);
    if (fault->reason != HOPELESS)
        page_reason(&page, fault);
    else if (table->front->keyed)
        page_text(&page, _("This can't be won from here: x explains why, X "
                           "goes back."));
    else
        page_text(&page,
                  _("This can't be won from here: 'explain' says why."));
    page_text(&page, "\n");
    table->refused++;
    table_tell_page(table, TONE_REFUSAL, &page);
}

void table_tell_refused_choice(Table *table, const Choice *choice,
                               const Reader *rest, const Fault *fault)
{
    Page page = PAGE_EMPTY;
    ASSERT(fault->reason);
    choice_page_refusal(&page, choice, rest, fault, "help new");
    page_text(&page, "\n");
    table->refused++;
    table_tell_page(table, TONE_REFUSAL, &page);
}

void table_page_rest(Page *page, Reader *rest)
{
    const char *end = rest->end;
    reader_skip_space(rest);
    while (end > rest->at && text_is_space(end[-1]))
        end--;
    ASSERT(end >= rest->at);
    page_put(page, rest->at, (size_t)(end - rest->at));
    rest->at = rest->end;
}

void table_page_deal(Page *page, const Session *session)
{
    Page word = PAGE_EMPTY;
    ASSERT(session->game);
    page_text(page, translate(session->game->title));
    if (session->name[0]) {
        page_text(page, _(", "));
        page_safe(page, session->name);
    }
    if (session->board && session->name[0])
        return;
    page_variant(&word, session->game, session->variant);
    page_format(page, _(", variant %s"), word.text);
    word.used = 0;
    page_seed(&word, session->game, session->seed);
    if (session->board)
        page_text(page, _(", custom board"));
    else
        page_format(page, _(", seed %s"), word.text);
    page_free(&word);
}
