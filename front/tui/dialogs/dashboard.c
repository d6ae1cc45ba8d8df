/* SPDX-License-Identifier: MIT */
/* Fills and draws the start screen. All boards are complete, however small.
   What the store knows stands beside them, or below on a narrow screen. */
#include "dashboard.h"

#include <stdlib.h>
#include <string.h>

#include "front/tui/canvas/texts.h"
#include "front/tui/drawings/thumbnail.h"
#include "front/tui/view/view.h"
#include "host/clock.h"
#include "host/plural.h"
#include "rules/games.h"
#include "table/choice.h"
#include "table/game_list.h"
#include "table/titles.h"

/* ------------------------------------------------------------------ stalls */

void dashboard_add_latest(Dashboard *dashboard, const KeptGame *game)
{
    Page *page = &dashboard->latest;
    page_format(page, "#%lld\t", game->id);
    title_page_kept(page, game);
    page_text(page, "\t");
    page_format(page, _("move %lu"), (unsigned long)game->at);
    page_text(page, "\t");
    game_list_page_ago(page, dashboard->now - game->played);
    page_text(page, "\n");
}

/* The list starts with the game played last. */
static void see_kept(void *own, const KeptGame *game)
{
    Dashboard *dashboard = own;
    int i;
    for (i = 0; i < games_count; i++)
        if (strcmp(games[i]->name, game->game) == 0 &&
            !dashboard->stalls[i].kept && game->status == GOING)
            dashboard->stalls[i].kept = game->id;
    if (!dashboard->tui->played)
        dashboard->tui->played = games_find(game->game);
    if (dashboard->begun < MOST_LATEST) {
        dashboard->ids[dashboard->begun] = game->id;
        dashboard_add_latest(dashboard, game);
    }
    dashboard->begun++;
}

static int load_kept(const Dashboard *dashboard, Stall *stall)
{
    Autosave autosave;
    int loaded;
    if (!stall->kept)
        return 0;
    autosave_start(&autosave, dashboard->store);
    loaded =
        resume_game(&autosave, &stall->session, stall->kept) == STORE_FINE;
    autosave_stop(&autosave);
    return loaded;
}

/* The usual deal of a game fails only if memory is used up. */
static void deal_fresh(Stall *stall, const Game *game)
{
    Choice choice;
    Fault fault;
    choice_start(&choice, game);
    entropy_seed(game, choice.seed);
    if (session_deal(&stall->session, game, choice.variant, choice.seed,
                     &fault))
        host_must_have(NULL);
}

static void open_stall(Dashboard *dashboard, int nth)
{
    Stall *stall = &dashboard->stalls[nth];
    session_open(&stall->session, &malloc_host);
    if (!load_kept(dashboard, stall)) {
        stall->kept = 0;
        deal_fresh(stall, games[nth]);
    }
    stall->scene.canvas = &dashboard->tui->canvas;
    stall->scene.look = &dashboard->tui->look;
    stall->scene.session = &stall->session;
    stall->scene.cursor = NO_SPOT;
    scene_look(&stall->scene);
    stall->scene.held = NO_SPOT;
}

StoreAnswer dashboard_open(Dashboard *dashboard, Tui *tui, Store *store)
{
    StoreAnswer answer = STORE_FINE;
    StoreAnswer later;
    Moment now;
    int i;
    memset(dashboard, 0, sizeof *dashboard);
    dashboard->tui = tui;
    dashboard->store = store;
    dashboard->stalls =
        host_must_have(calloc(games_count, sizeof *dashboard->stalls));
    clock_now(&now);
    dashboard->now = now.seconds;
    if (store && !store_state(store))
        answer = in_progress_list(store, see_kept, dashboard);
    later = today_read(&dashboard->today, store, now.day, now.day);
    for (i = 0; i < games_count; i++) {
        open_stall(dashboard, i);
        if (games[i] == tui->played)
            dashboard->at = i;
    }
    return answer ? answer : later;
}

void dashboard_close(Dashboard *dashboard)
{
    int i;
    for (i = 0; i < games_count; i++) {
        scene_free(&dashboard->stalls[i].scene);
        session_close(&dashboard->stalls[i].session);
    }
    page_free(&dashboard->latest);
    free(dashboard->stalls);
    today_free(&dashboard->today);
}

/* ------------------------------------------------------------------ places */

enum { BESIDE_FROM = 72, LINES_BELOW = 2 };

/* The width of what stands beside the boards; 0 if it stands below. */
static int width_beside(const Canvas *canvas)
{
    return canvas->width < BESIDE_FROM ? 0
           : canvas->width < 100       ? 18
           : canvas->width < 160       ? 30
                                       : 40;
}

/* The boards form a grid with as many columns as rows, or one more. */
static int stall_columns(void)
{
    int columns = 1;
    while (columns * columns < games_count)
        columns++;
    return columns;
}

static int stall_rows(void)
{
    return (games_count + stall_columns() - 1) / stall_columns();
}

static Box stall_box(const Canvas *canvas, int nth)
{
    const int beside = width_beside(canvas);
    const int columns = stall_columns();
    const int width = (canvas->width - beside) / columns;
    const int height =
        (canvas->height - 2 - (beside ? 0 : LINES_BELOW)) / stall_rows();
    return (Box){nth % columns * width, 1 + nth / columns * height, width - 1,
                 height};
}

int dashboard_next(int at, int dx, int dy)
{
    const int columns = stall_columns();
    const int rows = stall_rows();
    int x = at % columns;
    int y = at / columns;
    do {
        x = (x + dx + columns) % columns;
        y = (y + dy + rows) % rows;
    } while (y * columns + x >= games_count);
    return y * columns + x;
}

/* ------------------------------------------------------------------ boards */

/* A title has one word where there is no room for more. */
static void page_title(Page *page, const Game *game, int room)
{
    const char *title = translate(game->title);
    if (canvas_columns(title) <= room)
        page_text(page, title);
    else
        title_page_game(page, game);
}

static void draw_heading(const Dashboard *dashboard, int nth, const Box *box)
{
    Canvas *canvas = &dashboard->tui->canvas;
    const Box row = {box->x, box->y, box->width, 1};
    const int pointed = nth == dashboard->at;
    const Ink ink = pointed ? INK_ON_BALL : INK_BAR_TEXT;
    const Ink paper = pointed ? INK_CURSOR : INK_BAR;
    const char *state = dashboard->stalls[nth].kept ? _("in progress") : "";
    Page page = PAGE_EMPTY;
    int x;
    canvas_fill(canvas, &row, ' ', ink, paper);
    page_format(&page, "%d ", nth + 1);
    page_title(&page, games[nth], box->width - 6);
    if (pointed)
        canvas_put_sign(canvas, box->x, box->y, 0x25b6, ink, paper,
                        BOLD_STYLE);
    x = canvas_put_words(canvas, box->x + 2, box->y, page.text, ink, paper,
                         BOLD_STYLE);
    if (*state && x + canvas_columns(state) + 2 < box->x + box->width)
        canvas_put_words(canvas,
                         box->x + box->width - 1 - canvas_columns(state),
                         box->y, state, ink, paper, 0);
    else if (*state)
        canvas_put_sign(canvas, box->x + box->width - 2, box->y, 0x2026, ink,
                        paper, 0);
    page_free(&page);
}

/* A click anywhere on a board chooses it. */
static void mark_stall(Canvas *canvas, const Box *box, int nth)
{
    Cell *cell;
    int x, y;
    for (y = box->y; y < box->y + box->height; y++)
        for (x = box->x; x < box->x + box->width; x++) {
            cell = canvas_cell(canvas, x, y);
            if (cell)
                cell->hit = (unsigned short)(HIT_KEY + '1' + nth);
        }
}

static void draw_stall(Dashboard *dashboard, int nth)
{
    Canvas *canvas = &dashboard->tui->canvas;
    const Box box = stall_box(canvas, nth);
    const Box inside = {box.x, box.y + 1, box.width, box.height - 1};
    thumbnail_draw(&dashboard->stalls[nth].scene, &inside);
    draw_heading(dashboard, nth, &box);
    mark_stall(canvas, &box, nth);
}

/* ------------------------------------------------------ what has been done */

enum { HIT_DAILY = HIT_TIME, HIT_LATEST = HIT_TIME + 0x100 };

int dashboard_daily_at(int hit)
{
    return hit >= HIT_DAILY && hit < HIT_DAILY + games_count ? hit - HIT_DAILY
                                                             : -1;
}

int dashboard_latest_at(int hit)
{
    return hit >= HIT_LATEST && hit < HIT_LATEST + MOST_LATEST
               ? hit - HIT_LATEST
               : -1;
}

static const struct {
    unsigned sign;
    Ink ink;
    const char *words;
} states[] = {[DAILY_OPEN] = {0xb7, INK_FAINT, N_("to play")},
              [DAILY_BEGUN] = {0x2026, INK_NOTE, N_("in progress")},
              [DAILY_DONE] = {0x2713, INK_GOOD, N_("done")}};

static void page_daily(Page *page, const Daily *daily)
{
    page_text(page, translate(states[daily->state].words));
    if (daily->state == DAILY_DONE && daily->result.clock) {
        page_text(page, " ");
        page_clock(page, daily->result.clock);
    }
}

/* Writes text that ends at the right edge of the box, unless it would touch
   what is left of it. */
static void put_right(Canvas *canvas, const Box *box, int from, int y,
                      const char *text, Ink ink)
{
    const int x = box->x + box->width - 1 - canvas_columns(text);
    if (x > from)
        canvas_put_words(canvas, x, y, text, ink, INK_GROUND, 0);
}

/* What there is no room for beside one title is beside none. */
static int longest_title(void)
{
    int longest = 0;
    int i;
    for (i = 0; i < games_count; i++) {
        Page title = PAGE_EMPTY;
        int columns;
        page_title(&title, games[i], 0);
        columns = canvas_columns(title.text);
        longest = columns > longest ? columns : longest;
        page_free(&title);
    }
    return longest;
}

static void draw_daily(const Dashboard *dashboard, const Box *box, int y,
                       int nth)
{
    Canvas *canvas = &dashboard->tui->canvas;
    const Daily *daily = &dashboard->today.dailies[nth];
    const Box row = {box->x, y, box->width, 1};
    Page title = PAGE_EMPTY;
    Page state = PAGE_EMPTY;
    canvas->hit = (unsigned short)(HIT_DAILY + nth);
    canvas_fill(canvas, &row, ' ', INK_TEXT, INK_GROUND);
    canvas_put_sign(canvas, box->x + 1, y, states[daily->state].sign,
                    states[daily->state].ink, INK_GROUND, BOLD_STYLE);
    page_title(&title, games[nth], 0);
    canvas_put_text(canvas, box->x + 3, y, title.text, INK_TEXT, INK_GROUND,
                    0);
    page_daily(&state, daily);
    put_right(canvas, box, box->x + 3 + longest_title(), y, state.text,
              states[daily->state].ink);
    canvas->hit = HIT_NOTHING;
    page_free(&title);
    page_free(&state);
}

/* Nothing until there is a streak; as much of it as there is room for. */
static void page_days_in_row(Page *page, const Days *days, int room)
{
    page_put(page, "", 0);
    days_page_streak(page, days);
    if (!page->used || canvas_columns(page->text) <= room)
        return;
    page->used = 0;
    page_format(page,
                plural_form(days->streak.now, "%llu day in a row",
                            "%llu days in a row"),
                days->streak.now);
}

static void draw_title(Canvas *canvas, const Box *box, int y, const char *text)
{
    canvas_put_text(canvas, box->x + 1, y, text, INK_NOTE, INK_GROUND,
                    BOLD_STYLE);
}

static int draw_today(const Dashboard *dashboard, const Box *box, int y)
{
    Canvas *canvas = &dashboard->tui->canvas;
    Page page = PAGE_EMPTY;
    int i;
    draw_title(canvas, box, y++, _("Today"));
    for (i = 0; i < games_count; i++)
        draw_daily(dashboard, box, y++, i);
    y++;
    page_days_in_row(&page, &dashboard->today.days, box->width - 2);
    canvas_put_text(canvas, box->x + 1, y, page.text, INK_GOOD, INK_GROUND, 0);
    page_free(&page);
    return y + 2;
}

/* Several games may be of the same deal, so each has its number, and how far
   it came and when, where there is room. */
static void draw_latest(const Dashboard *dashboard, const Box *box, int y)
{
    static const ListColumns columns = {.list = {{LIST_COLUMN_RIGHT, 0},
                                                 {LIST_COLUMN_CUT, 0},
                                                 {LIST_COLUMN_LEFT, 1},
                                                 {LIST_COLUMN_LEFT, 2}},
                                        .count = 4,
                                        .gap = 1,
                                        .least = 24};
    Canvas *canvas = &dashboard->tui->canvas;
    Page page = PAGE_EMPTY;
    const char *at;
    int i;
    page_format(&page, _("In progress: %d"), dashboard->begun);
    draw_title(canvas, box, y++, page.text);
    page.used = 0;
    list_columns_page(&page, &columns,
                      dashboard->latest.used ? dashboard->latest.text : "",
                      box->width - 2);
    for (i = 0, at = page.text; *at && y < box->y + box->height - 1;
         i++, y++, at = lines_next(at)) {
        const Box row = {box->x, y, box->width, 1};
        canvas->hit = (unsigned short)(HIT_LATEST + i);
        canvas_fill(canvas, &row, ' ', INK_TEXT, INK_GROUND);
        lines_put(canvas, box->x + 1, y, at, INK_TEXT, 0);
    }
    canvas->hit = HIT_NOTHING;
    page_free(&page);
}

static void draw_beside(const Dashboard *dashboard)
{
    Canvas *canvas = &dashboard->tui->canvas;
    const int width = width_beside(canvas);
    const Box box = {canvas->width - width, 1, width, canvas->height - 2};
    const Box clip = canvas->clip;
    canvas->clip = box;
    draw_latest(dashboard, &box, draw_today(dashboard, &box, box.y));
    canvas->clip = clip;
}

/* On a narrow screen: a line with the puzzles, and one with the rest. */
static void draw_below(const Dashboard *dashboard)
{
    Canvas *canvas = &dashboard->tui->canvas;
    const int y = canvas->height - 1 - LINES_BELOW;
    Page page = PAGE_EMPTY;
    int x = 1;
    int i;
    for (i = 0; i < games_count; i++) {
        const Daily *daily = &dashboard->today.dailies[i];
        page.used = 0;
        page_title(&page, games[i], 0);
        page_text(&page, " ");
        canvas->hit = (unsigned short)(HIT_DAILY + i);
        canvas_put_sign(canvas, x, y, states[daily->state].sign,
                        states[daily->state].ink, INK_GROUND, BOLD_STYLE);
        x = canvas_put_text(canvas, x + 1, y, page.text, INK_TEXT, INK_GROUND,
                            0);
    }
    canvas->hit = HIT_NOTHING;
    page.used = 0;
    page_days_in_row(&page, &dashboard->today.days, canvas->width / 2);
    x = canvas_put_text(canvas, 1, y + 1, page.text, INK_TEXT, INK_GROUND, 0);
    page.used = 0;
    page_format(&page, _("In progress: %d"), dashboard->begun);
    canvas->hit = HIT_KEY + 'g';
    x = x > 1 ? x + 2 : x;
    canvas_put_text(canvas, x, y + 1, page.text, INK_NOTE, INK_GROUND, 0);
    canvas->hit = HIT_NOTHING;
    page_free(&page);
}

void dashboard_draw(Dashboard *dashboard)
{
    int i;
    for (i = 0; i < games_count; i++)
        draw_stall(dashboard, i);
    if (width_beside(&dashboard->tui->canvas))
        draw_beside(dashboard);
    else
        draw_below(dashboard);
}
