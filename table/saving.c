/* SPDX-License-Identifier: MIT */
/* Stores the game after every change, and has the commands for games in
   progress. */
#include "keeping.h"

#include "boardless.h"
#include "game_list.h"

#include <string.h>

#include "host/clock.h"
#include "rules/games.h"
#include "session/daily.h"
#include "telling.h"
#include "today.h"

static void tell_apart(Table *table)
{
    Page page = PAGE_EMPTY;
    ASSERT(table->autosave && table->autosave->id);
    page_format(&page,
                _("This game was continued in another window; this copy is "
                  "now game #%lld.\n"),
                table->autosave->id);
    table_tell_page(table, TONE_ANSWER, &page);
}

static void tell_not_kept(Table *table)
{
    Page page = PAGE_EMPTY;
    ASSERT(table->autosave && table->autosave->store);
    page_format(&page, _("Games can't be saved: %s\n"),
                store_words(table->autosave->store));
    table_tell_page(table, TONE_ANSWER, &page);
}

/* Returns the store's answer. Reports a problem once, and once that it is
   over, which only a change that was stored shows. */
static StoreAnswer store_game(Table *table)
{
    Autosave *autosave = table->autosave;
    StoreAnswer answer;
    long long id, edition;
    Moment now;
    if (!autosave || !autosave->store)
        return STORE_FINE;
    id = autosave->id;
    edition = autosave->edition;
    clock_now(&now);
    answer = autosave_session(autosave, table->session, &now);
    if (!answer && autosave->id == id && autosave->edition == edition)
        return STORE_FINE;
    if (answer == STORE_APART)
        tell_apart(table);
    else if (answer && answer != table->trouble)
        tell_not_kept(table);
    else if (!answer && table->trouble > STORE_APART)
        table_tell(table, TONE_ANSWER, _("Games are saved again.\n"));
    table->trouble = answer;
    return answer;
}

void table_save(Table *table)
{
    table->warned = 0;
    (void)store_game(table);
}

/* The last word has the tone of a refusal, so that no front end says that the
   game is saved. */
int table_leave_game(Table *table)
{
    const StoreAnswer answer = store_game(table);
    Page page = PAGE_EMPTY;
    if (answer <= STORE_APART || store_state(table->autosave->store))
        return 1;
    ASSERT(table->autosave && table->autosave->store);
    if (table->warned) {
        table_tell(table, TONE_REFUSAL,
                   _("The end of that game isn't saved.\n"));
        return 1;
    }
    table->warned = 1;
    table->refused++;
    page_format(&page,
                _("The end of this game isn't saved: %s\n'save FILE' keeps "
                  "the game; the same command again leaves it.\n"),
                store_words(table->autosave->store));
    table_tell_page(table, TONE_REFUSAL, &page);
    return 0;
}

void table_save_apart(Table *table)
{
    if (table->autosave)
        autosave_stop(table->autosave);
}

/* ------------------------------------------------------------- commands */

enum { MOST_LISTED = 40 };

int table_has_store(Table *table)
{
    if (table->autosave && !store_state(table->autosave->store))
        return 1;
    table_tell_refusal(table, _("Games aren't saved here\n"));
    return 0;
}

void table_tell_store_trouble(Table *table)
{
    Page page = PAGE_EMPTY;
    ASSERT(table->autosave && table->autosave->store);
    page_format(&page, "%s\n", store_words(table->autosave->store));
    table->refused++;
    table_tell_page(table, TONE_REFUSAL, &page);
}

void table_tell_read(Table *table, Page *page, StoreAnswer answer)
{
    if (answer) {
        page_free(page);
        table_tell_store_trouble(table);
    } else {
        table_tell_page(table, TONE_ANSWER, page);
    }
}

void table_run_list(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    StoreAnswer answer;
    int count;
    (void)rest;
    if (!table_has_store(table))
        return;
    answer = (boardless_is_on(table->front) ? game_list_say : game_list_page)(
        &page, table->autosave->store, MOST_LISTED, &count);
    if (!count)
        page_text(&page, _("No games in progress.\n"));
    table_tell_read(table, &page, answer);
}

/* The game on the table has been left. */
static void resume_kept(Table *table, long long id)
{
    ASSERT(!store_state(table->autosave->store));
    if (resume_game(table->autosave, table->session, id))
        table_tell_store_trouble(table);
    else
        table_adopt_session(table);
}

static void open_kept(Table *table, const char *name)
{
    long long id;
    ASSERT(*name && !store_state(table->autosave->store));
    if (!table_leave_game(table))
        return;
    if (in_progress_find(table->autosave->store, name, &id))
        table_tell_store_trouble(table);
    else
        resume_kept(table, id);
}

int table_resume_daily(Table *table, const Choice *choice)
{
    const Session *session = table->session;
    const Autosave *autosave = table->autosave;
    long long id;
    ASSERT(choice->game == session->game);
    if (!*choice->date || strcmp(session->date, choice->date) == 0 ||
        !autosave || store_state(autosave->store) ||
        in_progress_find_daily(autosave->store, session->game->name,
                               choice->date, &id))
        return 0;
    if (table_leave_game(table)) {
        resume_kept(table, id);
        table_tell_beginning(table, 0);
    }
    return 1;
}

void table_tell_beginning(Table *table, int is_new)
{
    const Session *session = table->session;
    Page page = PAGE_EMPTY;
    if (*session->date && table->autosave &&
        !store_state(table->autosave->store))
        today_page_beginning(&page, table->autosave->store, session->game,
                             session->date, is_new);
    if (page.used)
        table_tell(table, TONE_ANSWER, page.text);
    page_free(&page);
}

static void begin_daily(Table *table, const Game *game, const char *date)
{
    Fault fault;
    ASSERT(*date);
    if (!table_leave_game(table))
        return;
    if (session_deal_daily(table->session, game, date, &fault)) {
        table_tell_fault(table, &fault);
        return;
    }
    table_save_apart(table);
    table_tell_beginning(table, 1);
    table_adopt_session(table);
}

/* All puzzles of the day are done. */
static void tell_closing(Table *table, const Today *today, const char *date,
                         const Moment *now)
{
    const int keyed = table->front->keyed;
    Page page = PAGE_EMPTY;
    today_page_closing(&page, today, date, now, keyed);
    page_text(&page, keyed ? _("\nn deals another game.\n")
                           : _("\n'new' deals another game.\n"));
    table_tell(table, TONE_ANSWER, page.text);
    page_free(&page);
}

void table_deal_next_daily(Table *table)
{
    Store *store = table->autosave ? table->autosave->store : NULL;
    const Session *session = table->session;
    char date[DATE_SIZE];
    Today today;
    Moment now;
    u8 i, step;
    ASSERT(*session->date && session_is_over(session));
    memcpy(date, session->date, sizeof date);
    for (i = 0; games[i] != session->game; i++)
        ;
    ASSERT(i < games_count);
    clock_now(&now);
    (void)today_read(&today, store, date, now.day);
    for (step = 1; step < games_count; step++) {
        const Daily *daily = &today.dailies[(i + step) % games_count];
        if (daily->state != DAILY_DONE)
            break;
    }
    i = (u8)((i + step) % games_count);
    ASSERT(step == games_count || today.dailies[i].state != DAILY_DONE);
    if (step == games_count)
        tell_closing(table, &today, date, &now);
    else if (today.dailies[i].state == DAILY_OPEN)
        begin_daily(table, games[i], date);
    else if (table_leave_game(table))
        resume_kept(table, today.dailies[i].id);
    today_free(&today);
}

void table_run_open(Table *table, Reader *rest)
{
    Page name = PAGE_EMPTY;
    table_page_rest(&name, rest);
    if (!name.used)
        table_tell_refusal(table, _("Usage: open 12 ('games' lists them)\n"));
    else if (table_has_store(table))
        open_kept(table, name.text);
    page_free(&name);
}

static void name_kept(Table *table, const char *name)
{
    Autosave *autosave = table->autosave;
    Page page = PAGE_EMPTY;
    ASSERT(!store_state(autosave->store));
    if (!autosave->id) {
        table_tell_refusal(
            table, _("Play a move first: this game isn't saved yet\n"));
    } else if (in_progress_name(autosave->store, autosave->id, name)) {
        table_tell_store_trouble(table);
    } else {
        if (*name)
            page_format(&page, _("Game #%1$lld is now called %2$s.\n"),
                        autosave->id, name);
        else
            page_format(&page, _("Game #%lld has no name now.\n"),
                        autosave->id);
        table_tell_page(table, TONE_ANSWER, &page);
    }
}

void table_run_call(Table *table, Reader *rest)
{
    Page name = PAGE_EMPTY;
    table_page_rest(&name, rest);
    if (table_has_store(table))
        name_kept(table, name.text);
    page_free(&name);
}
