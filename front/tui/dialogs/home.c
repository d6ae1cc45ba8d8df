/* SPDX-License-Identifier: MIT */
/* The start screen: a small board for each game, either the one in progress or
   a new deal, and what was played lately. */
#include "dialogs.h"

#include <string.h>

#include "chooser.h"
#include "dashboard.h"
#include "dialog.h"
#include "front/tui/canvas/widgets.h"
#include "front/tui/view/view.h"
#include "host/clock.h"
#include "pager.h"
#include "rules/games.h"
#include "statistics/days.h"

typedef struct Home {
    Tui *tui;
    Dashboard dashboard;
    Choice *choice;
    int done; /* 1: a game was chosen, -1: quit */
} Home;

/* ----------------------------------------------------------------- drawing */

static void draw_bars(Home *home)
{
    Canvas *canvas = &home->tui->canvas;
    const Box top = {0, 0, canvas->width, 1};
    const Box bottom = {0, canvas->height - 1, canvas->width, 1};
    static const struct {
        int key;
        const char *name, *what;
    } keys[] = {{'\r', N_("Enter"), N_("play")}, {'d', "d", N_("daily")},
                {'n', "n", N_("new")},           {'q', "q", N_("quit")},
                {'s', "s", N_("stats")},         {'g', "g", N_("games")},
                {'o', "o", N_("options")},       {'?', "?", N_("help")},
                {'L', "F2", N_("lessons")},      {'R', "R", N_("replay")}};
    Moment now;
    Page day = PAGE_EMPTY;
    size_t i;
    int x = 1;
    clock_now(&now);
    canvas_fill(canvas, &top, ' ', INK_BAR_TEXT, INK_BAR);
    canvas_fill(canvas, &bottom, ' ', INK_BAR_TEXT, INK_BAR);
    canvas_put_words(canvas, 1, 0, "Quadrille", INK_BAR_TEXT, INK_BAR,
                     BOLD_STYLE);
    days_page_short_date(&day, now.day);
    canvas_put_words(canvas, canvas->width - 1 - canvas_columns(day.text), 0,
                     day.text, INK_BAR_TEXT, INK_BAR, 0);
    page_free(&day);
    for (i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (x + widget_button_width(keys[i].name, keys[i].what) >
                canvas->width ||
            (keys[i].key == 'g' && !home->dashboard.begun))
            continue;
        x = widget_button(canvas, x, canvas->height - 1, HIT_KEY + keys[i].key,
                          keys[i].name, keys[i].what, INK_BAR_KEY, INK_BAR);
    }
}

static void draw_dashboard(void *own)
{
    Home *home = own;
    draw_bars(home);
    dashboard_draw(&home->dashboard);
}

static void draw_home(Tui *tui, void *own)
{
    if (view_is_too_small(tui))
        view_draw(tui);
    else
        draw_dashboard(own);
    tui->canvas.cursor_x = tui->canvas.cursor_y = -1;
}

/* -------------------------------------------------------------------- keys */

static int choose_daily(Home *home)
{
    Page why = PAGE_EMPTY;
    Fault fault;
    const int chosen = !choice_set_daily(home->choice, "daily", &fault);
    if (!chosen) {
        page_reason(&why, &fault);
        pager_show(home->tui, "Quadrille", why.text);
        page_free(&why);
    }
    return chosen;
}

/* Starts the selected game: the one in the picture, today's puzzle or a new
   game. */
static int choose(Home *home, int how)
{
    const int at = home->dashboard.at;
    const Stall *stall = &home->dashboard.stalls[at];
    Choice *choice = home->choice;
    if (how == 'n')
        return chooser_choose(home->tui, games[at], choice);
    choice_start(choice, games[at]);
    if (how == 'd')
        return choose_daily(home);
    choice->kept = stall->kept;
    if (!stall->kept) {
        memcpy(choice->seed, stall->session.seed, sizeof choice->seed);
        choice->has_seed = 1;
    }
    return 1;
}

/* The game's first line is the command for its lessons. */
static int learn(Home *home)
{
    home->tui->queue.line.used = 0;
    page_text(&home->tui->queue.line, "learn");
    return choose(home, '\r');
}

static int resume(Home *home, long long id)
{
    choice_start(home->choice, games[home->dashboard.at]);
    home->choice->kept = id;
    return id != 0;
}

/* Reads the store again after games were renamed or deleted. */
static void refresh(Home *home)
{
    Dashboard *dashboard = &home->dashboard;
    Store *store = dashboard->store;
    const int at = dashboard->at;
    dashboard_close(dashboard);
    (void)dashboard_open(dashboard, home->tui, store);
    dashboard->at = at;
}

/* Lets the player choose any game in progress. */
static int choose_among(Home *home)
{
    int changed;
    const long long id = library_choose(home->tui, &changed);
    if (changed)
        refresh(home);
    return resume(home, id);
}

static int watch_one(Home *home)
{
    if (library_watch(home->tui))
        refresh(home);
    return 0;
}

static void show_calendar(Home *home)
{
    Page page = PAGE_EMPTY;
    Moment now;
    clock_now(&now);
    if (!*now.day)
        return;
    if (today_page_month(&page, home->tui->store, now.day, now.day, 0))
        page_text(&page, store_words(home->tui->store));
    pager_show(home->tui, _("Daily puzzles"), page.text);
    page_free(&page);
}

static const char help[] =
    N_("arrows, Tab  select a game\n"
       "Enter        play or resume this game\n"
       "n            new game: variant, difficulty, deal, layout ...\n"
       "d            today's puzzle\n"
       "F2           short lessons for this game\n"
       "c            calendar of daily puzzles\n"
       "g            games in progress\n"
       "R            replay a game\n"
       "s            statistics\n"
       "o            options: colours, characters, animation\n"
       "q            quit\n");

static int point(Home *home, int code)
{
    static const struct {
        int code, also, dx, dy;
    } ways[] = {{KEY_GO_LEFT, 'h', -1, 0},
                {KEY_GO_RIGHT, 'l', 1, 0},
                {KEY_GO_UP, 'k', 0, -1},
                {KEY_GO_DOWN, 'j', 0, 1}};
    int *at = &home->dashboard.at;
    size_t i;
    for (i = 0; i < sizeof ways / sizeof *ways; i++)
        if (ways[i].code == code || ways[i].also == code)
            *at = dashboard_next(*at, ways[i].dx, ways[i].dy);
    if (code == '\t')
        *at = (*at + 1) % games_count;
    else if (code == KEY_BACK_TAB)
        *at = (*at + games_count - 1) % games_count;
    else if (code == KEY_GO_HOME || code == KEY_GO_END)
        *at = code == KEY_GO_HOME ? 0 : games_count - 1;
    return 0;
}

/* Returns 1 if a game was chosen, -1 to quit, otherwise 0. */
static int choose_by(Home *home, int code)
{
    Key key;
    if (code >= '1' && code <= '9' && code < '1' + games_count) {
        home->dashboard.at = code - '1';
        return choose(home, '\r');
    }
    switch (code) {
    case '\r':
    case ' ':
    case 'd':
    case 'n':
        return choose(home, code);
    case 'L': /* what a click on F2 can say */
    case KEY_LEARN:
        return learn(home);
    case 's':
        statistics_show(home->tui, NULL);
        return 0;
    case 'c':
        show_calendar(home);
        return 0;
    case 'o':
        settings_menu_choose(home->tui);
        return 0;
    case 'g':
        return choose_among(home);
    case 'R':
        return watch_one(home);
    case '?':
    case KEY_FOR_HELP:
        key = pager_show(home->tui, "Quadrille", translate(help));
        return pager_was_clicked(&key) ? choose_by(home, key.code) : 0;
    case 'q':
    case CONTROL('c'):
    case KEY_ENDED:
        return -1;
    default:
        return point(home, code);
    }
}

/* A click on a daily puzzle or on a game in progress starts it. */
static int click(Home *home, const Key *key)
{
    const int hit = view_hit_test(home->tui, key);
    const int daily = dashboard_daily_at(hit);
    const int latest = dashboard_latest_at(hit);
    if (daily >= 0) {
        home->dashboard.at = daily;
        return choose(home, 'd');
    }
    if (latest >= 0)
        return resume(home, home->dashboard.ids[latest]);
    return choose_by(home, view_key_clicked(home->tui, key));
}

static int obey_home(Tui *tui, void *own, const Key *key)
{
    Home *home = own;
    (void)tui;
    home->done = key->code == KEY_RELEASED ? click(home, key)
                                           : choose_by(home, key->code);
    return !home->done;
}

/* What was told when the last game ended, or why the chosen one can't be
   played, or the store can't be read. */
static void show_told(Tui *tui)
{
    if (tui->message.told.used)
        pager_show(tui, "Quadrille", tui->message.told.text);
    tui->message.told.used = 0;
}

int home_choose(void *own, Store *store, Choice *choice)
{
    static const Dialog dialog = {draw_home, obey_home, NULL};
    Tui *tui = own;
    Home home = {.tui = tui, .choice = choice};
    tui->store = store;
    tui->scene.session = NULL;
    if (dashboard_open(&home.dashboard, tui, store))
        page_format(&tui->message.told, "%s\n", store_words(store));
    tui->below.draw = draw_dashboard;
    tui->below.own = &home;
    show_told(tui);
    dialog_run(tui, &dialog, &home);
    tui->below.draw = NULL;
    dashboard_close(&home.dashboard);
    return home.done > 0;
}
