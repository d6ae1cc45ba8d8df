/* SPDX-License-Identifier: MIT */
/* Lists of stored games. */
#include "game_list.h"

#include "host/clock.h"
#include "host/plural.h"
#include "statistics/days.h"
#include "statistics/tally.h"
#include "titles.h"

const ListColumns game_list_columns = {.list = {{LIST_COLUMN_RIGHT, 0},
                                                {LIST_COLUMN_CUT, 0},
                                                {LIST_COLUMN_CUT, 2},
                                                {LIST_COLUMN_LEFT, 1},
                                                {LIST_COLUMN_RIGHT, 0},
                                                {LIST_COLUMN_RIGHT, 4},
                                                {LIST_COLUMN_LEFT, 3}},
                                       .count = 7,
                                       .gap = 2,
                                       .least = 16};

void game_list_page_ago(Page *page, long long seconds)
{
    const unsigned long days = (unsigned long)(seconds / 86400);
    if (seconds >= 86400)
        page_format(page, plural_form(days, "%lu day ago", "%lu days ago"),
                    days);
    else if (seconds >= 3600)
        page_format(page, _("%lld h ago"), seconds / 3600);
    else if (seconds >= 60)
        page_format(page, _("%lld min ago"), seconds / 60);
    else
        page_text(page, _("just now"));
}

static void page_begun_cells(Page *page, const KeptGame *game, long long now,
                             const char *how)
{
    page_format(page, "#%lld\t", game->id);
    title_page_kept(page, game);
    page_text(page, "\t");
    page_safe(page, game->slot);
    page_format(page, "\t%s\t", how);
    page_format(page, _("move %lu"), (unsigned long)game->at);
    page_text(page, "\t");
    if (game->clock)
        page_clock(page, game->clock);
    page_text(page, "\t");
    game_list_page_ago(page, now - game->played);
    page_text(page, "\n");
}

void game_list_page_kept(Page *page, const KeptGame *game, long long now)
{
    page_begun_cells(page, game, now, "");
}

void game_list_page_unfinished(Page *page, const KeptGame *game, long long now)
{
    page_begun_cells(page, game, now, _("in progress"));
}

void game_list_page_ended(Page *page, const Outcome *outcome)
{
    ASSERT(outcome->status <= LOST);
    page_format(page, "#%lld\t", outcome->id);
    title_page_outcome(page, outcome);
    page_format(page, "\t\t%s\t",
                outcome->status == WON ? translate_in("result", "won")
                : outcome->status == GOING
                    ? translate_in("result", "given up")
                    : translate_in("result", "finished"));
    page_count(page, tally_measure(outcome, BY_MOVES), &plural_moves);
    page_text(page, "\t");
    page_clock(page, outcome->clock);
    page_text(page, "\t");
    days_page_short_date(page, outcome->day);
    page_text(page, "\n");
}

void game_list_page_label(Page *page, const KeptGame *game)
{
    page_format(page, _("game #%lld"), game->id);
    page_text(page, _(", "));
    title_page_kept(page, game);
    if (*game->slot) {
        page_text(page, _(", "));
        page_safe(page, game->slot);
    }
    page_format(page, _(", move %lu"), (unsigned long)game->at);
}

/* ------------------------------------------------------------- in lines */

typedef struct ShelfRows {
    Page rows;
    long long now;
    int most, count;
    void (*page_row)(Page *page, const KeptGame *game, long long now);
} ShelfRows;

static void see_row(void *own, const KeptGame *game)
{
    ShelfRows *shelf = own;
    if (shelf->count++ < shelf->most)
        shelf->page_row(&shelf->rows, game, shelf->now);
}

static StoreAnswer read_rows(ShelfRows *shelf, Store *store)
{
    StoreAnswer answer;
    Moment now;
    ASSERT(shelf->most > 0);
    clock_now(&now);
    shelf->now = now.seconds;
    answer = in_progress_list(store, see_row, shelf);
    page_put(&shelf->rows, "", 0);
    ASSERT(shelf->count >= 0);
    return answer;
}

StoreAnswer game_list_page(Page *page, Store *store, int most, int *count)
{
    ListColumns columns = game_list_columns;
    ShelfRows shelf = {.most = most, .page_row = game_list_page_kept};
    const StoreAnswer answer = read_rows(&shelf, store);
    columns.indent = 2;
    list_columns_page(page, &columns, shelf.rows.text, PAGE_WIDTH);
    if (shelf.count > most)
        page_format(page, _("  and %d more; 'quadrille games' lists them\n"),
                    shelf.count - most);
    *count = shelf.count;
    page_free(&shelf.rows);
    return answer;
}

/* ----------------------------------------------------------- in sentences */

/* Writes how long ago that was, in whole minutes, hours or days. */
static void say_ago(Page *page, long long seconds)
{
    const unsigned long minutes = (unsigned long)(seconds / 60);
    if (seconds < 60 || seconds >= 86400)
        game_list_page_ago(page, seconds);
    else if (seconds >= 3600)
        page_format(page,
                    plural_form(minutes / 60, "%lu hour ago", "%lu hours ago"),
                    minutes / 60);
    else
        page_format(page,
                    plural_form(minutes, "%lu minute ago", "%lu minutes ago"),
                    minutes);
}

static void say_kept(Page *page, const KeptGame *game, long long now)
{
    page_format(page, "#%lld: ", game->id);
    title_page_kept(page, game);
    if (*game->slot) {
        page_text(page, _(", "));
        page_safe(page, game->slot);
    }
    page_format(page, _(", move %lu"), (unsigned long)game->at);
    page_text(page, _(", "));
    if (game->clock) {
        page_duration(page, game->clock);
        page_text(page, _(", "));
    }
    say_ago(page, now - game->played);
    page_text(page, ".\n");
}

StoreAnswer game_list_say(Page *page, Store *store, int most, int *count)
{
    ShelfRows shelf = {.most = most, .page_row = say_kept};
    const StoreAnswer answer = read_rows(&shelf, store);
    page_folded_lines(page, shelf.rows.text);
    if (shelf.count > most)
        page_format(page, _("There are %d more.\n"), shelf.count - most);
    *count = shelf.count;
    page_free(&shelf.rows);
    return answer;
}
