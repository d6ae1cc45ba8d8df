/* SPDX-License-Identifier: MIT */
/* Stores the game after every change, and has the commands for games in
   progress. */
#include "keeping.h"

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
    page_format(&page,
                _("This game was continued in another window; this copy is "
                  "now game #%lld.\n"),
                table->keeping->id);
    tell_page(table, TONE_ANSWER, &page);
}

static void tell_not_kept(Table *table)
{
    Page page = PAGE_EMPTY;
    page_format(&page, _("Games can't be saved: %s\n"),
                store_words(table->keeping->store));
    tell_page(table, TONE_ANSWER, &page);
}

/* Returns the store's answer. Reports a problem once, and once that it is
   over, which only a change that was stored shows. */
static StoreAnswer store_game(Table *table)
{
    Keeping *keeping = table->keeping;
    StoreAnswer answer;
    long long id, edition;
    Moment now;
    if (!keeping || !keeping->store)
        return STORE_FINE;
    id = keeping->id;
    edition = keeping->edition;
    clock_now(&now);
    answer = keep_session(keeping, table->session, &now);
    if (!answer && keeping->id == id && keeping->edition == edition)
        return STORE_FINE;
    if (answer == STORE_APART)
        tell_apart(table);
    else if (answer && answer != table->trouble)
        tell_not_kept(table);
    else if (!answer && table->trouble > STORE_APART)
        tell(table, TONE_ANSWER, _("Games are saved again.\n"));
    table->trouble = answer;
    return answer;
}

void keep_game(Table *table)
{
    table->warned = 0;
    (void)store_game(table);
}

/* The last word has the tone of a refusal, so that no front end says that the
   game is saved. */
int leave_game(Table *table)
{
    const StoreAnswer answer = store_game(table);
    Page page = PAGE_EMPTY;
    if (answer <= STORE_APART || store_state(table->keeping->store))
        return 1;
    if (table->warned) {
        tell(table, TONE_REFUSAL, _("The end of that game isn't saved.\n"));
        return 1;
    }
    table->warned = 1;
    table->refused++;
    page_format(&page,
                _("The end of this game isn't saved: %s\n'save FILE' keeps "
                  "the game; the same command again leaves it.\n"),
                store_words(table->keeping->store));
    tell_page(table, TONE_REFUSAL, &page);
    return 0;
}

void part_game(Table *table)
{
    if (table->keeping)
        keeping_stop(table->keeping);
}

/* ------------------------------------------------------------- commands */

enum { MOST_LISTED = 40 };

int has_store(Table *table)
{
    if (table->keeping && !store_state(table->keeping->store))
        return 1;
    tell_refusal(table, _("Games aren't saved here\n"));
    return 0;
}

void tell_store_trouble(Table *table)
{
    Page page = PAGE_EMPTY;
    page_format(&page, "%s\n", store_words(table->keeping->store));
    table->refused++;
    tell_page(table, TONE_REFUSAL, &page);
}

void tell_read(Table *table, Page *page, StoreAnswer answer)
{
    if (answer) {
        page_free(page);
        tell_store_trouble(table);
    } else {
        tell_page(table, TONE_ANSWER, page);
    }
}

void run_list(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    StoreAnswer answer;
    int count;
    (void)rest;
    if (!has_store(table))
        return;
    answer = page_shelf(&page, table->keeping->store, MOST_LISTED, &count);
    if (!count)
        page_text(&page, _("No games in progress.\n"));
    tell_read(table, &page, answer);
}

/* The game on the table has been left. */
static void resume_kept(Table *table, long long id)
{
    if (resume_game(table->keeping, table->session, id))
        tell_store_trouble(table);
    else
        sit_down(table);
}

static void open_kept(Table *table, const char *name)
{
    long long id;
    if (!leave_game(table))
        return;
    if (in_progress_find(table->keeping->store, name, &id))
        tell_store_trouble(table);
    else
        resume_kept(table, id);
}

int resume_daily(Table *table, const Choice *choice)
{
    const Session *session = table->session;
    const Keeping *keeping = table->keeping;
    long long id;
    if (!*choice->date || strcmp(session->date, choice->date) == 0 ||
        !keeping || store_state(keeping->store) ||
        in_progress_find_daily(keeping->store, session->game->name,
                               choice->date, &id))
        return 0;
    if (leave_game(table))
        resume_kept(table, id);
    return 1;
}

void tell_finished_before(Table *table)
{
    const Session *session = table->session;
    Page page = PAGE_EMPTY;
    if (table->keeping && !store_state(table->keeping->store))
        page_finished_again(&page, table->keeping->store, session->game->name,
                            session->date);
    if (page.used)
        tell(table, TONE_ANSWER, page.text);
    page_free(&page);
}

static void begin_daily(Table *table, const Game *game, const char *date)
{
    Fault fault;
    if (!leave_game(table))
        return;
    if (session_deal_daily(table->session, game, date, &fault)) {
        tell_fault(table, &fault);
        return;
    }
    part_game(table);
    sit_down(table);
}

void deal_next_daily(Table *table)
{
    Store *store = table->keeping ? table->keeping->store : NULL;
    const Session *session = table->session;
    char date[DATE_SIZE];
    Today today;
    Moment now;
    u8 i, step;
    memcpy(date, session->date, sizeof date);
    for (i = 0; games[i] != session->game; i++)
        ;
    clock_now(&now);
    (void)today_read(&today, store, date, now.day);
    for (step = 1; step < games_count; step++) {
        const Daily *daily = &today.dailies[(i + step) % games_count];
        if (daily->state != DAILY_DONE)
            break;
    }
    i = (u8)((i + step) % games_count);
    if (step == games_count)
        tell(table, TONE_ANSWER,
             table->front->keyed
                 ? _("All puzzles of this day are done. n deals another "
                     "game.\n")
                 : _("All puzzles of this day are done. 'new' deals another "
                     "game.\n"));
    else if (today.dailies[i].state == DAILY_OPEN)
        begin_daily(table, games[i], date);
    else if (leave_game(table))
        resume_kept(table, today.dailies[i].id);
    today_free(&today);
}

void run_open(Table *table, Reader *rest)
{
    Page name = PAGE_EMPTY;
    page_rest(&name, rest);
    if (!name.used)
        tell_refusal(table, _("Usage: open 12 ('games' lists them)\n"));
    else if (has_store(table))
        open_kept(table, name.text);
    page_free(&name);
}

static void name_kept(Table *table, const char *name)
{
    Keeping *keeping = table->keeping;
    Page page = PAGE_EMPTY;
    if (!keeping->id) {
        tell_refusal(table,
                     _("Play a move first: this game isn't saved yet\n"));
    } else if (in_progress_name(keeping->store, keeping->id, name)) {
        tell_store_trouble(table);
    } else {
        if (*name)
            page_format(&page, _("Game #%1$lld is now called %2$s.\n"),
                        keeping->id, name);
        else
            page_format(&page, _("Game #%lld has no name now.\n"),
                        keeping->id);
        tell_page(table, TONE_ANSWER, &page);
    }
}

void run_call(Table *table, Reader *rest)
{
    Page name = PAGE_EMPTY;
    page_rest(&name, rest);
    if (has_store(table))
        name_kept(table, name.text);
    page_free(&name);
}
