/* SPDX-License-Identifier: MIT */
/* The commands that offer starts: today's puzzles, recent starts, favourites,
   the next deal, and layouts. */
#include <stdio.h>
#include <string.h>

#include "host/clock.h"
#include "host/list_columns.h"
#include "session/daily.h"
#include "table/boardless.h"
#include "table/deal_step.h"
#include "table/keeping.h"
#include "table/kept_start.h"
#include "table/layout_files.h"
#include "table/stored.h"
#include "table/telling.h"
#include "table/today.h"

/* Whether lists are told in sentences, without columns. */
static int is_spoken(const Table *table)
{
    return boardless_is_on(table->front);
}

/* -------------------------------------------------------------- the store */

/* What a list is read from: the store that keeps this game, or, if this game
   isn't kept, the player's, opened for the list alone. */
typedef struct ListSource {
    Store *store, *opened;
} ListSource;

static int open_source(Table *table, ListSource *source)
{
    const Front *front = table->front;
    const int keeps = table->autosave && table->autosave->store;
    source->opened = !keeps && front->look_up ? front->look_up() : NULL;
    if (!source->opened && !table_has_store(table))
        return 0;
    source->store = keeps ? table->autosave->store : source->opened;
    ASSERT(source->store);
    return 1;
}

/* Tells what was read, or why it can't be. No place for games is no trouble,
   as there is nothing to list. */
static void close_source(Table *table, ListSource *source, Page *page,
                         StoreAnswer answer)
{
    ASSERT(source->store);
    if (answer && answer != STORE_NOWHERE && source->opened) {
        page->used = 0;
        page_format(page, "%s\n", store_words(source->store));
        table->refused++;
        table_tell_page(table, TONE_REFUSAL, page);
    } else {
        table_tell_read(table, page, source->opened ? STORE_FINE : answer);
    }
    store_close(source->opened);
}

/* ------------------------------------------------------------------- today */

static void run_today(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    StoreAnswer answer;
    Moment now;
    ListSource source;
    (void)rest;
    if (!open_source(table, &source))
        return;
    clock_now(&now);
    answer =
        dailies_page(&page, source.store, now.day, now.day, is_spoken(table));
    page_text(&page, is_spoken(table) ? "" : "\n");
    page_text(&page, _("'new daily' plays today's puzzle of this game.\n"));
    close_source(table, &source, &page, answer);
}

/* Shows the month of a date, or this month. */
static void run_calendar(Table *table, Reader *rest)
{
    Page page = PAGE_EMPTY;
    char date[DATE_SIZE];
    Fault fault;
    StoreAnswer answer;
    Moment now;
    ListSource source;
    clock_now(&now);
    memcpy(date, now.day, sizeof date);
    if (!reader_at_end(rest) && daily_read_date(date, rest, &fault)) {
        table_tell_fault(table, &fault);
        return;
    }
    if (!*date || !open_source(table, &source))
        return;
    answer =
        today_page_month(&page, source.store, date, now.day, is_spoken(table));
    page_text(&page, is_spoken(table) ? "" : "\n");
    page_text(&page, _("'new 2026-11-21' catches up on a day's puzzle.\n"));
    close_source(table, &source, &page, answer);
}

/* --------------------------------------------------------- numbered starts */

enum { MOST_RECENT = 20 };

/* The starts of a list that can be dealt again, numbered from 1. */
typedef struct StartList {
    int is_spoken;
    Page rows; /* in cells, or in sentences */
    u32 count, wanted;
    Choice choice; /* the wanted one */
} StartList;

static void see_start(void *own, const KeptStart *start)
{
    StartList *list = own;
    Choice choice;
    if (!kept_start_choose(&choice, start))
        return;
    if (++list->count == list->wanted)
        list->choice = choice;
    page_format(&list->rows, list->is_spoken ? "%lu: " : "%2lu\t",
                (unsigned long)list->count);
    kept_start_page_brief_title(&list->rows, start);
    page_text(&list->rows, list->is_spoken ? ".\n" : "\n");
}

/* Lists the starts, or deals the one with the number in the line. */
static void offer(Table *table, Reader *rest, StartList *list,
                  ListSource *source, StoreAnswer answer, const char *nothing,
                  const char *how)
{
    static const ListColumns columns = {
        .list = {{LIST_COLUMN_RIGHT, 0}, {LIST_COLUMN_CUT, 0}},
        .count = 2,
        .indent = 2,
        .gap = 2};
    Page page = PAGE_EMPTY;
    ASSERT(!list->rows.used == !list->count);
    if (!answer || answer == STORE_NOWHERE) {
        if (list->wanted && list->wanted <= list->count) {
            page_free(&list->rows);
            store_close(source->opened);
            table_deal(table, &list->choice);
            return;
        }
        if (list->wanted || !reader_at_end(rest)) {
            page_free(&list->rows);
            store_close(source->opened);
            table_tell_refusal(table, how);
            return;
        }
        if (list->count && list->is_spoken)
            page_folded_lines(&page, list->rows.text);
        else if (list->count)
            list_columns_page(&page, &columns, list->rows.text, PAGE_WIDTH);
        page_text(&page, list->count ? how : nothing);
    }
    page_free(&list->rows);
    close_source(table, source, &page, answer);
}

static void run_recent(Table *table, Reader *rest)
{
    StartList list = {.is_spoken = is_spoken(table)};
    StoreAnswer answer;
    ListSource source;
    if (!open_source(table, &source))
        return;
    reader_skip_space(rest);
    (void)reader_take_number(rest, &list.wanted);
    answer = starts_list_recent(source.store, table->session->game->name,
                                MOST_RECENT, see_start, &list);
    offer(table, rest, &list, &source, answer, _("No games played yet.\n"),
          _("'recent 2' deals number 2 again.\n"));
}

static void run_favourites(Table *table, Reader *rest)
{
    StartList list = {.is_spoken = is_spoken(table)};
    StoreAnswer answer;
    ListSource source;
    if (!open_source(table, &source))
        return;
    reader_skip_space(rest);
    (void)reader_take_number(rest, &list.wanted);
    answer = starts_list_favourites(source.store, table->session->game->name,
                                    see_start, &list);
    offer(table, rest, &list, &source, answer,
          _("No favourites yet: 'favourite' marks this deal.\n"),
          _("'favourites 2' deals number 2.\n"));
}

static void tell_marked(Table *table, const KeptStart *start, int marked)
{
    Page page = PAGE_EMPTY, title = PAGE_EMPTY;
    kept_start_page_title(&title, start);
    page_format(&page,
                marked ? _("%s is now a favourite.\n")
                       : _("%s is no longer a favourite.\n"),
                title.text);
    page_free(&title);
    table_tell_page(table, TONE_ANSWER, &page);
}

static void mark(Table *table, KeptStart *start)
{
    Store *store = table->autosave->store;
    const int marked = starts_find_favourite(store, start) != STORE_FINE;
    Choice choice;
    Moment now;
    ASSERT(store && start->game);
    start->date = "";
    clock_now(&now);
    if (!kept_start_choose(&choice, start)) {
        table_tell_refusal(table,
                           _("A custom board can't be dealt again: 'save' "
                             "keeps it\n"));
        return;
    }
    if (starts_mark(store, start, marked, &now))
        table_tell_store_trouble(table);
    else
        tell_marked(table, start, marked);
}

/* Marks the start of this game, or removes the mark. */
static void run_favourite(Table *table, Reader *rest)
{
    StartTexts texts;
    (void)rest;
    if (!table_has_store(table))
        return;
    start_texts_of(&texts, table->session);
    mark(table, &texts.start);
    start_texts_free(&texts);
}

/* ------------------------------------------------------------- other deals */

static void step(Table *table, int by)
{
    StartTexts texts;
    Choice choice;
    ASSERT(by == 1 || by == -1);
    start_texts_of(&texts, table->session);
    texts.start.date = "";
    if (!kept_start_choose(&choice, &texts.start))
        table_tell_refusal(table, _("A custom board has no next deal\n"));
    else if (!deal_step(choice.game, choice.seed, by))
        table_tell_refusal(table, by > 0 ? _("This is the last deal\n")
                                         : _("This is the first deal\n"));
    else {
        /* The neighbour of an easy deal need not be easy. */
        choice.name = NULL;
        table_deal(table, &choice);
    }
    start_texts_free(&texts);
}

static void run_following(Table *table, Reader *rest)
{
    (void)rest;
    step(table, 1);
}

static void run_previous(Table *table, Reader *rest)
{
    (void)rest;
    step(table, -1);
}

/* ----------------------------------------------------------------- layouts */

typedef struct LayoutSearch {
    Page names;
    const Reader *rest;
    char found[LAYOUT_WORD]; /* the longest name that the line begins with */
} LayoutSearch;

static void see_layout(void *own, const char *name, const char *path)
{
    LayoutSearch *search = own;
    const size_t length = strlen(name);
    Reader after = *search->rest;
    ASSERT(strlen(search->found) < LAYOUT_WORD);
    (void)path;
    page_comma(&search->names);
    page_text(&search->names, name);
    if (length < LAYOUT_WORD && length > strlen(search->found) &&
        reader_take_word(&after, name) &&
        (reader_at_end(&after) || text_is_space(*after.at)))
        memcpy(search->found, name, length + 1);
}

static void tell_layouts(Table *table, const Page *names)
{
    Page page = PAGE_EMPTY;
    Page list = PAGE_EMPTY;
    page_format(&list, _("Layouts: %s"), names->used ? names->text : "-");
    page_folded(&page, list.text);
    page_text(&page,
              _("'layout lotus' deals on one; 'new turtle' on the usual "
                "one.\n"));
    page_free(&list);
    table_tell_page(table, TONE_ANSWER, &page);
}

/* Reads what follows the name of a layout, and deals. */
static void deal_words(Table *table, const char *layout, Reader *rest)
{
    Choice choice;
    Fault fault;
    ASSERT(*layout && strlen(layout) < LAYOUT_WORD);
    choice_start(&choice, table->session->game);
    snprintf(choice.layout, sizeof choice.layout, "%s", layout);
    rest->at += strlen(layout);
    ASSERT(rest->at <= rest->end);
    if (choice_read_words(&choice, rest, &fault)) {
        table_tell_refused_choice(table, &choice, rest, &fault);
        return;
    }
    if (!choice.has_seed)
        entropy_seed(choice.game, choice.seed);
    table_deal(table, &choice);
}

static void run_layout(Table *table, Reader *rest)
{
    LayoutSearch search = {.rest = rest};
    if (!layouts_exist(table->session->game)) {
        table_tell_refusal(table, _("This game has no layouts\n"));
        return;
    }
    reader_skip_space(rest);
    layouts_list(see_layout, &search);
    if (*search.found)
        deal_words(table, search.found, rest);
    else if (reader_at_end(rest))
        tell_layouts(table, &search.names);
    else
        table_tell_refusal(table, _("No such layout: 'layout' lists them\n"));
    page_free(&search.names);
}

const Command start_commands[] = {
    {"today", "", "", N_("list today's puzzles"), run_today},
    {"calendar", "", "", N_("a month of daily puzzles"), run_calendar},
    {"recent", "", "[N]", N_("recent deals; N plays one"), run_recent},
    {"favourite", "", "", N_("mark or unmark this deal"), run_favourite},
    {"favourites", "", "", N_("list them; or N plays one"), run_favourites},
    {"following", "", "", N_("the next deal"), run_following},
    {"previous", "", "", N_("the previous deal"), run_previous},
    {"layout", "", "", N_("Mahjong: layouts, or NAME"), run_layout},
    {NULL, NULL, NULL, NULL, NULL}};
