/* SPDX-License-Identifier: MIT */
/* The command for challenges. */

#include "challenge_commands.h"

#include <stdlib.h>
#include <string.h>

#include "challenge/sealed_code.h"
#include "challenge_telling.h"
#include "host/letters.h"
#include "table/keeping.h"
#include "table/telling.h"

static void tell_reason(Table *table, const Fault *fault)
{
    Page page = PAGE_EMPTY;
    challenge_page_reason(&page, fault);
    page_text(&page, "\n");
    table->refused++;
    table_tell_page(table, TONE_REFUSAL, &page);
}

/* Who gives up may play on, but with help. */
static void open_seal(Table *table)
{
    Challenge challenge;
    if (!table_open_challenge(table, &challenge)) {
        table_tell_refusal(table, _("This game answers no challenge\n"));
    } else {
        if (!session_is_over(table->session))
            table_count_help(table);
        table_tell_comparison(table, &challenge);
    }
    challenge_close(&challenge);
}

static void begin_answer(Table *table, const Challenge *challenge,
                         const char *code)
{
    ASSERT(table->autosave && *code);
    if (challenge_deal(challenge, table->session)) {
        table_tell_refusal(table, _("Out of memory\n"));
        return;
    }
    table_save_apart(table);
    (void)autosave_challenge(table->autosave, code);
    table_adopt_session(table);
}

static void accept_challenge(Table *table, const char *code)
{
    Challenge challenge;
    Fault fault;
    challenge_open(&challenge, &malloc_host);
    if (!table->autosave)
        table_tell_refusal(table, _("Challenges can't be opened here\n"));
    else if (challenge_read(&challenge, code, (u32)strlen(code), &fault))
        tell_reason(table, &fault);
    else if (table_leave_game(table))
        begin_answer(table, &challenge, code);
    challenge_close(&challenge);
}

static void send_challenge(Table *table, const char *from)
{
    const Autosave *autosave = table->autosave;
    char name[NAME_SIZE] = "";
    Page page = PAGE_EMPTY;
    Fault fault = {.game = NULL};
    ASSERT(session_is_over(table->session));
    if (*from && !session_read_name(name, from, (u32)strlen(from))) {
        table_tell_refusal(table, _("A name has at most 23 bytes\n"));
        return;
    }
    fault.reason = challenge_page(&page, table->session, name,
                                  autosave ? autosave->store : NULL,
                                  autosave ? autosave->id : 0);
    if (!fault.reason) {
        table_tell_code(table, _("Challenge for a friend"), &page);
        return;
    }
    page_free(&page);
    tell_reason(table, &fault);
}

static void tell_open(Table *table)
{
    Challenge challenge;
    Fault fault = {.reason = UNFINISHED_CHALLENGE};
    if (table_open_challenge(table, &challenge))
        table_tell_challenger(table, &challenge);
    else
        tell_reason(table, &fault);
    challenge_close(&challenge);
}

void table_run_challenge(Table *table, Reader *rest)
{
    Page words = PAGE_EMPTY;
    table_page_rest(&words, rest);
    page_text(&words, "");
    if (sealed_code_is_one(words.text, (u32)words.used))
        accept_challenge(table, words.text);
    else if (letters_equal(words.text, "open"))
        open_seal(table);
    else if (session_is_over(table->session))
        send_challenge(table, words.text);
    else
        tell_open(table);
    page_free(&words);
}
