/* SPDX-License-Identifier: MIT */
/* "say" describes the position, or a part of it, and "moves" lists what can be
   done. */
#include "say_command.h"

#include <stdlib.h>

#include "asked.h"
#include "boardless.h"
#include "commands.h"
#include "host/plural.h"
#include "telling.h"

static void tell_folded(const Table *table, Page *said)
{
    Page page = PAGE_EMPTY;
    ASSERT(said->used);
    page_folded_lines(&page, said->text);
    page_free(said);
    table_tell_page(table, TONE_ANSWER, &page);
}

/* Players without boards hear each kind of move once. */
static int tell_spoken_moves(const Table *table)
{
    Page said = PAGE_EMPTY;
    if (!boardless_is_on(table->front) ||
        !asked_page_moves(&said, table->session) || !said.used)
        return 0;
    tell_folded(table, &said);
    return 1;
}

void table_run_moves(Table *table, Reader *rest)
{
    const Session *session = table->session;
    u16 count = session->game->list(session->position, NULL, 0);
    u16 *moves = calloc((size_t)count + 1, sizeof *moves);
    size_t line;
    Page page = PAGE_EMPTY;
    u16 i;
    (void)rest;
    if (!moves || tell_spoken_moves(table)) {
        free(moves);
        return;
    }
    session->game->list(session->position, moves, count);
    page_count(&page, count, &plural_legal_moves);
    page_text(&page, "\n");
    line = page.used;
    for (i = 0; i < count; i++) {
        page_move(&page, session, moves[i]);
        if (page.used - line > 70 || i + 1 == count) {
            page_text(&page, "\n");
            line = page.used;
        } else {
            page_text(&page, _(", "));
        }
    }
    free(moves);
    table_tell_page(table, TONE_ANSWER, &page);
}

/* -------------------------------------------------------------------- say */

void say_command_page_help(Page *page, const Game *game)
{
    Page text = PAGE_EMPTY;
    page_format(&text,
                _("'say' describes the whole position, 'say new' what the "
                  "latest move has changed. After 'say' you can also type "
                  "%s. 'say brief' tells only the move after each move, 'say "
                  "full' all that it changes.\n"),
                asked_words(game));
    page_folded_lines(page, text.text);
    page_free(&text);
}

static void say_new(const Table *table)
{
    Page said = PAGE_EMPTY;
    if (table->session->at)
        spoken_page_step(&said, table->session, SPOKEN_PLAYED, SPOKEN_FULL);
    else
        page_text(&said, _("No move has been made.\n"));
    tell_folded(table, &said);
}

static int say_part(const Table *table, const Page *word)
{
    Page said = PAGE_EMPTY;
    Reader reader;
    int known;
    reader_start(&reader, word->text, (u32)word->used);
    known = asked_page_part(&said, table->session, &reader);
    if (known && said.used)
        tell_folded(table, &said);
    return known;
}

void table_run_say(Table *table, Reader *rest)
{
    const Front *front = table->front;
    Page word = PAGE_EMPTY;
    Page help = PAGE_EMPTY;
    Reader reader;
    u32 part = 0;
    table_page_rest(&word, rest);
    page_put(&word, "", 0);
    reader_start(&reader, word.text, (u32)word.used);
    if (reader_take_word(&reader, "new")) {
        say_new(table);
    } else if (reader_take_word(&reader, "brief")) {
        boardless_run_detail(table, 1);
    } else if (reader_take_word(&reader, "full")) {
        boardless_run_detail(table, 0);
    } else if (!word.used || !say_part(table, &word)) {
        if (!word.used ||
            (reader_take_number(&reader, &part) && reader_at_end(&reader))) {
            front->say(front->own, table->session, part);
        } else {
            say_command_page_help(&help, table->session->game);
            table_tell_refusal(table, help.text);
        }
    }
    page_free(&help);
    page_free(&word);
}
