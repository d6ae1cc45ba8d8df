/* SPDX-License-Identifier: MIT */
/* Commands for players who look for something, or have found all: "finish"
   plays the rest of a game in which nothing is left to decide. */
#include "table/asked.h"
#include "table/boardless.h"
#include "table/finish.h"
#include "table/kit.h"
#include "table/telling.h"

enum { FINISH_DELAY = 80 /* milliseconds between moves that are seen */ };

static int find_move(const Table *table, u16 *move)
{
    const Session *session = table->session;
    return finish_find_move(session->game, session->position, move);
}

/* Players who read lines are told all moves at once, and see the last board;
   others see each move. */
static void run_finish(Table *table, Reader *rest)
{
    const Front *front = table->front;
    const Kit *kit = kit_of(table->session->game);
    Intent play = {.what = INTENT_PLAY};
    Reply reply = {.trace = {NULL, 0, 0}};
    Page list = PAGE_EMPTY;
    Page line = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    int played = 0;
    (void)rest;
    while (find_move(table, &play.move)) {
        page_text(&list, list.used ? _("; ") : "");
        kit->name_move(&list, table->session->position, play.move);
        if (!table_do(table, &play, &reply))
            break;
        played = 1;
        if (front->keyed) {
            table_show(table, &reply.trace, SPOKEN_PLAYED);
            if (!front->wait(front->own, FINISH_DELAY))
                break;
        }
    }
    if (!played &&
        table->session->game->status(table->session->position) == WON) {
        table_tell_fault(table, &(Fault){.reason = GAME_OVER,
                                         .game = table->session->game});
    } else if (!played) {
        table_tell_refusal(table,
                           _("Something is left to decide; 'finish' plays "
                             "the rest after that\n"));
    } else if (!front->keyed) {
        page_format(&line, _("Finishing: %s."), list.text);
        page_wrapped(&page, line.text, PAGE_WIDTH);
        table_tell_page(table, TONE_ANSWER, &page);
        table_show(table, &reply.trace, SPOKEN_PLAYED);
        page_free(&line);
    }
    page_free(&list);
}

/* "find 7" tells where the sevens are. */
static void run_find(Table *table, Reader *rest)
{
    const Session *session = table->session;
    AskedValues values;
    Page found = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    reader_skip_space(rest);
    if (!asked_read_values(&values, session->game, rest)) {
        page_format(&page, _("'find' takes %s\n"),
                    asked_find_words(session->game));
        table_tell_refusal(table, page.text);
        page_free(&page);
        return;
    }
    asked_page_found(&found, session, &values);
    if (found.used)
        page_folded_lines(&page, found.text);
    else
        page_text(&page, _("There is none.\n"));
    page_free(&found);
    table_tell_page(table, TONE_ANSWER, &page);
}

static void run_taken(Table *table, Reader *rest)
{
    Page told = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    (void)rest;
    if (!asked_page_taken(&told, table->session,
                          boardless_is_on(table->front))) {
        table_tell_refusal(table, _("Nothing is taken away in this game\n"));
        return;
    }
    page_folded_lines(&page, told.text);
    page_free(&told);
    table_tell_page(table, TONE_ANSWER, &page);
}

const Command asked_commands[] = {
    {"find", "", "WORD", N_("where pieces are"), run_find},
    {"taken", "", "", N_("what is gone, and left"), run_taken},
    {"finish", "", "", N_("play the rest"), run_finish},
    {NULL, NULL, NULL, NULL, NULL}};
