/* SPDX-License-Identifier: MIT */
/* Full-screen statistics: one page for all games, and a page for each game
   with plots and its best results. */
#include "dialogs.h"

#include <stdio.h>
#include <string.h>

#include "dialog.h"
#include "front/tui/canvas/texts.h"
#include "front/tui/view/view.h"
#include "host/clock.h"
#include "host/plural.h"
#include "pager.h"
#include "rules/games.h"
#include "statistics/averages.h"
#include "statistics/measure.h"
#include "statistics/statistics_page.h"
#include "table/game_words.h"
#include "table/own_milestones.h"

enum { SHOWN_SCORES = 10, WIDE = 80 };

static void page_best(Page *page, Store *store, const Game *game, int assisted)
{
    Scores scores;
    scores_start(&scores, &(ResultKind){game->name, KIND_OF_GAME, ""},
                 SHOWN_SCORES);
    scores.assisted = assisted;
    if (!outcomes_list(store, game->name, scores_rank, &scores)) {
        scores_settle(&scores);
        if (scores.count) {
            page_text(page, "\n");
            scores_page(page, &scores);
        }
    }
    scores_free(&scores);
}

/* Writes the figures that fit on a narrow screen. */
static void page_narrow(Page *page, const Tallies *tallies)
{
    size_t i;
    for (i = 0; i < tallies->count; i++) {
        const Tally *tally = tallies->list[i];
        const Figures *figures =
            &tally->figures[tally_main_measure(tally->goal)];
        if (tally->part != OF_GAME)
            continue;
        page_format(
            page,
            tally->goal->finish == GOAL_END
                ? _("%1$s\n  games: %2$llu, ended alone: %3$llu, helped: "
                    "%4$llu\n")
                : _("%1$s\n  games: %2$llu, won alone: %3$llu, helped: "
                    "%4$llu\n"),
            statistics_title_of(tally->game), tally->games, tally->finished,
            tally->assisted);
        if (figures->series.count)
            page_format(page, _("  best: %1$llu, median: %2$llu\n"),
                        figures->best / 1000, figures->median / 1000);
    }
}

/* Writes what is finished, and what comes next. */
static void page_ways(Page *page, Store *store, const Game *game)
{
    Milestones milestones;
    if (!own_milestones_read(&milestones, game, store)) {
        page_text(page, "\n");
        milestones_page(page, &milestones);
    }
    milestones_free(&milestones);
}

/* The row of a game's own kind: its layout, level or variant. */
static const Tally *tally_of(const Tallies *tallies, const Session *session,
                             Page *name)
{
    const char *game = session->game->name;
    const Part part = session->board
                          ? *session->name ? OF_LAYOUT : OF_OWN_BOARDS
                      : *session->name ? OF_LEVEL
                                       : OF_VARIANT;
    if (part == OF_VARIANT)
        page_variant(name, session->game, session->variant);
    else
        page_text(name, session->name);
    return tallies_find(tallies, part, game, name->text);
}

static void page_best_of(Page *page, const Tally *tally)
{
    const Figures *figures = &tally->figures[tally_main_measure(tally->goal)];
    const Figures *times = &tally->figures[BY_TIME];
    Page count = PAGE_EMPTY;
    Page clock = PAGE_EMPTY;
    if (!figures->series.count)
        return;
    page_count(&count, figures->best / 1000,
               tally_has_points(tally->goal) ? &plural_points : &plural_moves);
    page_clock(&clock, times->best);
    if (times->series.count && !tally_has_points(tally->goal))
        page_format(page, _("Best without help: %1$s; %2$s.\n"), count.text,
                    clock.text);
    else
        page_format(page, _("Best without help: %s.\n"), count.text);
    page_free(&count);
    page_free(&clock);
}

/* What is on the board comes first. */
static void page_own_kind(Page *page, const Tallies *tallies,
                          const Session *session, int width)
{
    Page text = PAGE_EMPTY;
    Page name = PAGE_EMPTY;
    Page safe = PAGE_EMPTY;
    const Tally *tally = tally_of(tallies, session, &name);
    page_safe(&safe, name.used ? name.text : _("custom board"));
    if (!tally) {
        page_format(&text, _("Games like this one, %s: none has ended yet.\n"),
                    safe.text);
    } else {
        page_format(&text,
                    tally->goal->finish == GOAL_END
                        ? _("Games like this one, %1$s: %2$llu. Ended alone: "
                            "%3$llu, with help: %4$llu.\n")
                        : _("Games like this one, %1$s: %2$llu. Won alone: "
                            "%3$llu, with help: %4$llu.\n"),
                    safe.text, tally->games, tally->finished, tally->assisted);
        page_best_of(&text, tally);
    }
    fold_text(page, text.text, width);
    page_free(&text);
    page_free(&name);
    page_free(&safe);
}

static void page_figures(Page *page, Store *store, const Game *game,
                         const Session *session, const Tallies *tallies,
                         const PlotPaper *paper)
{
    const Tally *tally =
        game ? tallies_find(tallies, OF_GAME, game->name, "") : NULL;
    u32 ago[CALENDAR_DAYS];
    Moment now;
    clock_now(&now);
    if (session && session->game == game)
        page_own_kind(page, tallies, session, paper->width);
    if (paper->width < WIDE) {
        page_text(page, page->used ? "\n" : "");
        page_narrow(page, tallies);
    } else {
        statistics_page_games(page, tallies);
        averages_page(page, tallies);
    }
    if (tally && tally->figures[tally_main_measure(tally->goal)].series.count)
        measure_page_plots(page, paper, tally, NULL);
    if (tally) {
        page_best(page, store, game, 0);
        page_best(page, store, game, 1);
    }
    if (game)
        page_ways(page, store, game);
    tallies_count_days(tallies, now.day, ago, CALENDAR_DAYS);
    page_text(page, _("\nGames per day\n\n"));
    calendar_plot(page, paper, ago, now.day);
}

/* Why there are none: the words begin with a path, which may be long. */
static void page_trouble(Page *page, const Store *store, const Canvas *canvas)
{
    page_text(page, "\n");
    fold_text(page, store_words(store),
              canvas->width < WIDE ? canvas->width : WIDE);
}

void statistics_page(Page *page, Store *store, const Game *game,
                     const Session *session, const Canvas *canvas)
{
    Tallies tallies = {NULL, 0, 0};
    const PlotPaper paper = {canvas->ascii,
                             canvas->width < WIDE ? PAPER_LEAST : WIDE};
    StoreAnswer answer = STORE_FINE;
    Moment now;
    clock_now(&now);
    if (store && !store_state(store))
        answer = outcomes_list(store, game ? game->name : NULL, tallies_count,
                               &tallies);
    tallies_settle(&tallies, now.day);
    if (answer)
        page_trouble(page, store, canvas);
    else if (tallies.count)
        page_figures(page, store, game, session, &tallies, &paper);
    else if (game)
        page_format(page, _("\n  No finished games of %s yet.\n"),
                    game->title);
    else
        page_text(page, _("\n  No finished games yet.\n"));
    tallies_free(&tallies);
}

/* --------------------------------------------------------------- drawing */

/* Draws the tabs. A click on a tab opens its page. */
static void draw_tabs(Canvas *canvas, const Game *game)
{
    int i;
    int x = canvas->width < WIDE ? 0 : 14;
    if (x)
        canvas_put_words(canvas, 1, 0, _("Statistics"), INK_BAR_TEXT, INK_BAR,
                         BOLD_STYLE);
    for (i = -1; i < games_count; i++) {
        const char *title = i < 0 ? _("All") : games[i]->title;
        const int here = i < 0 ? !game : games[i] == game;
        char name[24];
        snprintf(name, sizeof name, here ? "[%.*s]" : " %.*s ",
                 (int)strcspn(title, " "), title);
        canvas->hit = (unsigned short)(HIT_KEY + '1' + i);
        x = canvas_put_words(canvas, x, 0, name,
                             here ? INK_BAR_KEY : INK_BAR_TEXT, INK_BAR,
                             here ? BOLD_STYLE : PLAIN_STYLE);
    }
    canvas->hit = HIT_NOTHING;
}

/* Colours the bars of the plots. */
static void colour_plots(Canvas *canvas, const Box *box)
{
    int x, y;
    for (y = box->y; y < box->y + box->height; y++)
        for (x = box->x; x < box->x + box->width; x++) {
            Cell *cell = canvas_cell(canvas, x, y);
            if (cell && cell->sign >= 0x2580 && cell->sign < 0x2600)
                cell->ink = INK_GOOD;
        }
}

int statistics_draw(Tui *tui, const Game *game, const char *text, int from)
{
    Canvas *canvas = &tui->canvas;
    const Box top = {0, 0, canvas->width, 1};
    const Box bottom = {0, canvas->height - 1, canvas->width, 1};
    const int room = canvas->height - 2;
    const int x = canvas_centred(0, canvas->width, WIDE);
    int row;
    canvas_fill(canvas, &top, ' ', INK_BAR_TEXT, INK_BAR);
    canvas_fill(canvas, &bottom, ' ', INK_BAR_TEXT, INK_BAR);
    draw_tabs(canvas, game);
    while (from--)
        text = lines_next(text);
    for (row = 0; row < room && *text; row++, text = lines_next(text))
        lines_put(canvas, x, 1 + row, text, INK_TEXT, 0);
    colour_plots(canvas, &(Box){0, 1, canvas->width, room});
    canvas_put_words(canvas, 1, bottom.y,
                     *text ? _("\u2190\u2192 game  \u2191\u2193 more  q close")
                           : _("\u2190\u2192 game  q close"),
                     INK_BAR_TEXT, INK_BAR, 0);
    return room;
}

/* --------------------------------------------------------------- turning */

/* The number of the game's page; -1 is the page for all games. */
static int number_of(const Game *game)
{
    int i = games_count;
    while (i-- && games[i] != game)
        ;
    return i;
}

/* The page that a key or a click selects; -2 if none. */
static int turned(const Tui *tui, const Key *key, int at)
{
    const int pages = games_count + 1;
    const int code =
        key->code == KEY_RELEASED ? view_key_clicked(tui, key) : key->code;
    if (code == KEY_GO_LEFT || code == KEY_BACK_TAB || code == 'h')
        return (at + pages) % pages - 1;
    if (code == KEY_GO_RIGHT || code == '\t' || code == 'l')
        return (at + 2) % pages - 1;
    if (code >= '0' && code <= '0' + games_count)
        return code - '1';
    return -2;
}

typedef struct Record {
    const Game *game; /* NULL: all games */
    Page page;
    int width; /* of the screen for which it was written */
    int from;  /* the first visible line */
    int lines, room;
} Record;

/* Writing it reads all results, so it is not done for each key. */
static void write_page(Record *record, const Tui *tui)
{
    if (record->width == tui->canvas.width)
        return;
    record->width = tui->canvas.width;
    record->page.used = 0;
    statistics_page(&record->page, tui->store, record->game,
                    tui->scene.session, &tui->canvas);
    record->lines = lines_count(record->page.text);
}

static void draw_page(Tui *tui, void *own)
{
    Record *record = own;
    write_page(record, tui);
    record->room =
        statistics_draw(tui, record->game, record->page.text, record->from);
}

static int scroll_page(Tui *tui, void *own, const Key *key)
{
    Record *record = own;
    const int scroll = pager_scroll(key, record->room, record->lines);
    (void)tui;
    record->from =
        pager_hold(record->from + scroll, record->lines - record->room);
    return pager_stays(key) || scroll;
}

void statistics_show(Tui *tui, const Game *game)
{
    static const Dialog dialog = {draw_page, scroll_page, NULL};
    int at = number_of(game);
    while (at > -2) {
        Record record = {.game = at < 0 ? NULL : games[at]};
        const Key key = dialog_run(tui, &dialog, &record);
        page_free(&record.page);
        at = turned(tui, &key, at);
    }
}
