/* SPDX-License-Identifier: MIT */
/* The command for challenges, and what is told of the challenge that a game
   answers. Its code is part of what the store keeps of the game. */
#include "challenge_commands.h"

#include <stdlib.h>
#include <string.h>

#include "challenge/sealed_code.h"
#include "comparison.h"

static void tell_reason(Table *table, const Fault *fault)
{
    char words[128];
    Page page = {NULL, 0, 0};
    Writer writer;
    writer_start(&writer, words, sizeof words);
    challenge_write_reason(&writer, fault);
    page_put(&page, words, writer.used);
    page_text(&page, "\n");
    table->refused++;
    tell_page(table, TONE_REFUSAL, &page);
}

/* The milliseconds of play after each move played, for the caller to free;
   NULL if they are unknown. */
static u32 *read_clocks(Store *store, long long id, const Session *session)
{
    u32 *clocks;
    if (!id || store_state(store) || !session->at)
        return NULL;
    clocks = must_have(calloc(session->at, sizeof *clocks));
    if (!challenges_read_times(store, id, clocks, session->at))
        return clocks;
    free(clocks);
    return NULL;
}

u8 page_challenge(Page *page, const Session *session, const char *from,
                  Store *store, long long id)
{
    u32 *clocks = read_clocks(store, id, session);
    char *code = must_have(malloc(SEAL_MOST_SIGNS));
    Writer writer;
    u8 reason;
    writer_start(&writer, code, SEAL_MOST_SIGNS);
    reason = challenge_write(session, from, clocks, &writer);
    page_put(page, code, writer.used);
    free(code);
    free(clocks);
    return reason;
}

/* ---------------------------------------------------------- the open one */

/* Opens the challenge that this game answers; returns 0 if there is none. */
static int open_own(const Table *table, Challenge *challenge)
{
    const char *code = table->keeping ? table->keeping->challenge : NULL;
    Fault fault;
    challenge_open(challenge, &malloc_host);
    return code && !challenge_read(challenge, code, (u32)strlen(code), &fault);
}

static void compare(Table *table, const Challenge *challenge)
{
    const Keeping *keeping = table->keeping;
    Page page = {NULL, 0, 0};
    u32 *clocks = read_clocks(keeping->store, keeping->id, table->session);
    page_text(&page, "\n");
    page_comparison(&page, table->session, clocks, challenge);
    free(clocks);
    if (session_is_over(table->session))
        page_text(&page, _("'challenge' sends your game back.\n"));
    tell_page(table, TONE_ANSWER, &page);
}

static void tell_who(Table *table, const Challenge *challenge)
{
    Page page = {NULL, 0, 0};
    if (*challenge->from)
        page_safe(&page, challenge->from);
    else
        page_text(&page, _("A friend"));
    page_text(&page, _(" challenges you to this deal: "));
    page_deal(&page, table->session);
    page_text(&page, _(".\nThe result is sealed until your game ends. "
                       "'challenge open' gives up, and counts as help.\n"));
    tell_page(table, TONE_ANSWER, &page);
}

void tell_challenge(Table *table)
{
    Challenge challenge;
    if (open_own(table, &challenge)) {
        if (session_is_over(table->session))
            compare(table, &challenge);
        else if (!table->session->count)
            tell_who(table, &challenge);
    }
    challenge_close(&challenge);
}

/* Who gives up may play on, but with help. */
static void open_seal(Table *table)
{
    Challenge challenge;
    if (!open_own(table, &challenge)) {
        tell_refusal(table, _("This game answers no challenge\n"));
    } else {
        if (!session_is_over(table->session))
            count_help(table);
        compare(table, &challenge);
    }
    challenge_close(&challenge);
}

/* ------------------------------------------------------------ a new one */

static void accept_challenge(Table *table, const char *code)
{
    Challenge challenge;
    Fault fault;
    challenge_open(&challenge, &malloc_host);
    if (!table->keeping)
        tell_refusal(table, _("Challenges can't be opened here\n"));
    else if (challenge_read(&challenge, code, (u32)strlen(code), &fault))
        tell_reason(table, &fault);
    else if (challenge_deal(&challenge, table->session)) {
        tell_refusal(table, _("Out of memory\n"));
    } else {
        part_game(table);
        (void)keeping_challenge(table->keeping, code);
        sit_down(table);
    }
    challenge_close(&challenge);
}

static void send_challenge(Table *table, const char *from)
{
    const Keeping *keeping = table->keeping;
    char name[NAME_SIZE] = "";
    Page page = {NULL, 0, 0};
    Fault fault = {.game = NULL};
    if (*from && !session_read_name(name, from, (u32)strlen(from))) {
        tell_refusal(table, _("A name has at most 23 bytes\n"));
        return;
    }
    fault.reason = page_challenge(&page, table->session, name,
                                  keeping ? keeping->store : NULL,
                                  keeping ? keeping->id : 0);
    page_text(&page, "\n");
    if (!fault.reason) {
        tell_page(table, TONE_ANSWER, &page);
        return;
    }
    page_free(&page);
    tell_reason(table, &fault);
}

static void tell_open(Table *table)
{
    Challenge challenge;
    Fault fault = {.reason = UNFINISHED_CHALLENGE};
    if (open_own(table, &challenge))
        tell_who(table, &challenge);
    else
        tell_reason(table, &fault);
    challenge_close(&challenge);
}

void run_challenge(Table *table, Reader *rest)
{
    Page words = {NULL, 0, 0};
    page_rest(&words, rest);
    page_text(&words, "");
    if (sealed_code_is_one(words.text, (u32)words.used))
        accept_challenge(table, words.text);
    else if (strcmp(words.text, "open") == 0)
        open_seal(table);
    else if (session_is_over(table->session))
        send_challenge(table, words.text);
    else
        tell_open(table);
    page_free(&words);
}
