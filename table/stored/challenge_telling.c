/* SPDX-License-Identifier: MIT */
/* The code of a challenge is part of what the store keeps of the game that
   answers it. */

#include "challenge_telling.h"

#include <stdlib.h>
#include <string.h>

#include "challenge/sealed_code.h"
#include "comparison.h"
#include "table/boardless.h"
#include "table/telling.h"
#include "table/titles.h"

/* The milliseconds of play after each move played, for the caller to free;
   NULL if they are unknown. */
static u32 *read_clocks(Store *store, long long id, const Session *session)
{
    u32 *clocks;
    if (!id || store_state(store) || !session->at)
        return NULL;
    clocks = host_must_have(calloc(session->at, sizeof *clocks));
    if (!challenges_read_times(store, id, session, clocks))
        return clocks;
    free(clocks);
    return NULL;
}

u8 challenge_page(Page *page, const Session *session, const char *from,
                  Store *store, long long id)
{
    u32 *clocks = read_clocks(store, id, session);
    char *code = host_must_have(malloc(SEAL_MOST_SIGNS));
    Writer writer;
    u8 reason;
    writer_start(&writer, code, SEAL_MOST_SIGNS);
    reason = challenge_write(session, from, clocks, &writer);
    ASSERT(writer.used <= SEAL_MOST_SIGNS);
    page_put(page, code, writer.used);
    free(code);
    free(clocks);
    return reason;
}

static void put_reason(const void *fault, Writer *writer)
{
    challenge_write_reason(writer, fault);
}

void challenge_page_reason(Page *page, const Fault *fault)
{
    page_written(page, put_reason, fault);
}

/* A store may name a challenge about another start: someone edited it, or two
   copies of it were mixed. That says nothing about this game. */
static int is_about(const Challenge *challenge, const Session *session)
{
    const Session *game = &challenge->game;
    return game->game == session->game &&
           memcmp(game->kept, session->kept, game->game->size) == 0;
}

int table_open_challenge(const Table *table, Challenge *challenge)
{
    const char *code = table->autosave ? table->autosave->challenge : NULL;
    Fault fault;
    challenge_open(challenge, &malloc_host);
    return code &&
           !challenge_read(challenge, code, (u32)strlen(code), &fault) &&
           is_about(challenge, table->session);
}

void table_tell_comparison(Table *table, const Challenge *challenge)
{
    const Autosave *autosave = table->autosave;
    Page page = PAGE_EMPTY;
    u32 *clocks = read_clocks(autosave->store, autosave->id, table->session);
    ASSERT(autosave->challenge);
    page_text(&page, "\n");
    comparison_page(&page, table->session, clocks, challenge,
                    boardless_is_on(table->front));
    free(clocks);
    if (session_is_over(table->session))
        page_text(&page, _("Type 'challenge' to answer with your game.\n"));
    table_tell_page(table, TONE_ANSWER, &page);
}

void table_tell_challenger(Table *table, const Challenge *challenge)
{
    Page page = PAGE_EMPTY, name = PAGE_EMPTY, deal = PAGE_EMPTY;
    ASSERT(table->autosave && table->autosave->challenge);
    if (*challenge->from)
        page_safe(&name, challenge->from);
    else
        page_text(&name, _("A friend"));
    title_page_session(&deal, table->session, NULL);
    page_format(&page, _("%1$s challenges you to this deal: %2$s.\n"),
                name.text, deal.text);
    page_text(&page, _("The result stays hidden until you finish. "
                       "'challenge open' shows it now, and your\ngame then "
                       "counts as played with help.\n"));
    page_free(&name);
    page_free(&deal);
    table_tell_page(table, TONE_ANSWER, &page);
}

void table_tell_challenge(Table *table)
{
    Challenge challenge;
    if (table_open_challenge(table, &challenge)) {
        if (session_is_over(table->session))
            table_tell_comparison(table, &challenge);
        else if (!table->session->count)
            table_tell_challenger(table, &challenge);
    }
    challenge_close(&challenge);
}
