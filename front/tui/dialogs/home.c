/* SPDX-License-Identifier: MIT */
/* The start screen: a small live board for each game, either the one in
   progress or a new deal. */
#include "home.h"

#include <stdlib.h>
#include <string.h>

#include "dialog.h"
#include "front/tui/canvas/widgets.h"
#include "front/tui/view/view.h"
#include "host/clock.h"
#include "library.h"
#include "pager.h"
#include "rules/games.h"
#include "settings.h"
#include "statistics.h"
#include "table/titles.h"

/* What a picture shows, and which game it starts. */
typedef struct Stall {
    Session session;
    Scene scene;
    long long kept; /* id of the game in progress, or 0 */
} Stall;

typedef struct Home {
    Tui *tui;
    Store *store;
    Stall *stalls; /* one for each game */
    int at;        /* index of the selected one */
    Choice *choice;
    int done; /* 1: a game was chosen, -1: quit */
} Home;

/* ------------------------------------------------------------------ stalls */

/* The list starts with the game played last. */
static void see_kept(void *own, const KeptGame *game)
{
    Home *home = own;
    int i;
    for (i = 0; i < games_count; i++)
        if (strcmp(games[i]->name, game->game) == 0 && !home->stalls[i].kept &&
            game->status == GOING)
            home->stalls[i].kept = game->id;
    if (!home->tui->played)
        home->tui->played = games_find(game->game);
}

/* Selects the game played last, in this run of the program or an earlier
   one. */
static void point_at_played(Home *home)
{
    int i;
    for (i = 0; i < games_count; i++)
        if (games[i] == home->tui->played)
            home->at = i;
}

static int load_kept(Home *home, Stall *stall)
{
    Keeping keeping;
    int loaded;
    if (!stall->kept)
        return 0;
    keeping_start(&keeping, home->store);
    loaded = resume_game(&keeping, &stall->session, stall->kept) == STORE_FINE;
    keeping_stop(&keeping);
    return loaded;
}

static void deal_fresh(Stall *stall, const Game *game)
{
    Choice choice;
    Fault fault;
    choice_start(&choice, game);
    entropy_seed(game, choice.seed);
    session_deal(&stall->session, game, choice.variant, choice.seed, &fault);
}

static void open_stalls(Home *home)
{
    int i;
    if (home->store && !store_state(home->store))
        in_progress_list(home->store, see_kept, home);
    for (i = 0; i < games_count; i++) {
        Stall *stall = &home->stalls[i];
        session_open(&stall->session, &malloc_host);
        if (!load_kept(home, stall)) {
            stall->kept = 0;
            deal_fresh(stall, games[i]);
        }
        stall->scene.canvas = &home->tui->canvas;
        stall->scene.look = &home->tui->look;
        stall->scene.session = &stall->session;
        stall->scene.cursor = stall->scene.held = NO_SPOT;
        scene_look(&stall->scene);
        stall->scene.held = NO_SPOT;
    }
}

static void close_stalls(Home *home)
{
    int i;
    for (i = 0; i < games_count; i++) {
        scene_free(&home->stalls[i].scene);
        session_close(&home->stalls[i].session);
    }
}

/* ----------------------------------------------------------------- drawing */

/* The pictures form a grid with as many columns as rows, or one more. */
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

static Box stall_box(const Home *home, int nth)
{
    const Canvas *canvas = &home->tui->canvas;
    const int columns = stall_columns();
    const int width = canvas->width / columns;
    const int height = (canvas->height - 2) / stall_rows();
    return (Box){nth % columns * width, 1 + nth / columns * height, width,
                 height};
}

/* Shortens the heading to one word if there is no room for more. */
static void page_heading(Page *page, int nth, int kept, int room)
{
    const char *title = games[nth]->title;
    page_format(page, kept ? _(" %1$d %2$s: in progress ") : " %1$d %2$s ",
                nth + 1, title);
    if (canvas_columns(page->text) <= room)
        return;
    page->used = 0;
    page_format(page, " %d %.*s%s ", nth + 1, (int)strcspn(title, " "), title,
                kept ? " \u2026" : "");
}

static void draw_stall(Home *home, int nth)
{
    Stall *stall = &home->stalls[nth];
    Canvas *canvas = &home->tui->canvas;
    const Box box = stall_box(home, nth);
    const Box inside = {box.x + 1, box.y + 1, box.width - 2, box.height - 2};
    const int pointed = nth == home->at;
    const Ink ink = pointed ? INK_NOTE : INK_GRID;
    Page title = {NULL, 0, 0};
    page_heading(&title, nth, stall->kept != 0, box.width - 3);
    scene_fit(&stall->scene, &inside);
    scene_draw(&stall->scene);
    canvas->clip = (Box){0, 0, canvas->width, canvas->height};
    canvas_frame(canvas, &box, ink, INK_GROUND);
    canvas_put_words(canvas, box.x + 2, box.y, title.text,
                     pointed ? INK_NOTE : INK_TEXT, INK_GROUND,
                     pointed ? BOLD_STYLE | REVERSE_STYLE : BOLD_STYLE);
    page_free(&title);
}

/* A click anywhere in a picture chooses it. */
static void mark_stall(Home *home, int nth)
{
    const Box box = stall_box(home, nth);
    Cell *cell;
    int x, y;
    for (y = box.y; y < box.y + box.height; y++)
        for (x = box.x; x < box.x + box.width; x++) {
            cell = canvas_cell(&home->tui->canvas, x, y);
            if (cell)
                cell->here = (unsigned short)(KEY_HERE + '1' + nth);
        }
}

static void draw_bars(Home *home)
{
    Canvas *canvas = &home->tui->canvas;
    const Box top = {0, 0, canvas->width, 1};
    const Box bottom = {0, canvas->height - 1, canvas->width, 1};
    static const struct {
        int key;
        const char *name, *what;
    } keys[] = {{'\r', _("Enter"), _("play")}, {'d', "d", _("daily")},
                {'n', "n", _("new")},          {'q', "q", _("quit")},
                {'s', "s", _("stats")},        {'g', "g", _("games")},
                {'R', "R", _("replay")},       {'o', "o", _("options")},
                {'?', "?", _("help")}};
    Moment now;
    size_t i;
    int x = 1;
    clock_now(&now);
    canvas_fill(canvas, &top, ' ', INK_BAR_TEXT, INK_BAR);
    canvas_fill(canvas, &bottom, ' ', INK_BAR_TEXT, INK_BAR);
    canvas_put_words(canvas, 1, 0, "Quadrille", INK_BAR_TEXT, INK_BAR,
                     BOLD_STYLE);
    canvas_put_words(canvas, canvas->width - 1 - canvas_columns(now.day), 0,
                     now.day, INK_BAR_TEXT, INK_BAR, 0);
    for (i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (x + canvas_columns(keys[i].name) + canvas_columns(keys[i].what) +
                1 >
            canvas->width)
            continue;
        x = widget_button(canvas, x, canvas->height - 1,
                          KEY_HERE + keys[i].key, keys[i].name, keys[i].what,
                          INK_BAR_KEY, INK_BAR);
    }
}

static void draw_stalls(void *own)
{
    Home *home = own;
    int i;
    draw_bars(home);
    for (i = 0; i < games_count; i++) {
        draw_stall(home, i);
        mark_stall(home, i);
    }
}

static void draw_home(Tui *tui, void *own)
{
    (void)own;
    view_draw_below(tui);
    tui->canvas.cursor_x = tui->canvas.cursor_y = -1;
}

/* -------------------------------------------------------------------- keys */

/* Starts the selected game: the one in the picture, today's puzzle or a new
   game. */
static int choose(Home *home, int how)
{
    const Stall *stall = &home->stalls[home->at];
    Choice *choice = home->choice;
    Fault fault;
    choice_start(choice, games[home->at]);
    if (how == 'd')
        (void)choice_set_daily(choice, "daily", &fault);
    else if (how != 'n')
        choice->kept = stall->kept;
    if (how != 'd' && how != 'n' && !stall->kept) {
        memcpy(choice->seed, stall->session.seed, sizeof choice->seed);
        choice->has_seed = 1;
    }
    return 1;
}

/* Lets the player choose any game in progress. */
static int choose_among(Home *home)
{
    const long long id = library_choose(home->tui);
    choice_start(home->choice, games[home->at]);
    home->choice->kept = id;
    return id != 0;
}

static const char help[] =
    _("arrows, Tab, numbers  select a game\n"
      "Enter                 play or resume this game\n"
      "n                     new game\n"
      "d                     today's puzzle\n"
      "g                     games in progress\n"
      "R                     replay a game\n"
      "s                     statistics\n"
      "o                     options: colours, characters, animation\n"
      "q                     quit\n");

/* The next picture in a direction, wrapping around at the edges. */
static int next_stall(int at, int dx, int dy)
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

static int point(Home *home, int code)
{
    static const struct {
        int code, also, dx, dy;
    } ways[] = {{KEY_GO_LEFT, 'h', -1, 0},
                {KEY_GO_RIGHT, 'l', 1, 0},
                {KEY_GO_UP, 'k', 0, -1},
                {KEY_GO_DOWN, 'j', 0, 1}};
    size_t i;
    for (i = 0; i < sizeof ways / sizeof *ways; i++)
        if (ways[i].code == code || ways[i].also == code)
            home->at = next_stall(home->at, ways[i].dx, ways[i].dy);
    if (code == '\t')
        home->at = (home->at + 1) % games_count;
    else if (code == KEY_BACK_TAB)
        home->at = (home->at + games_count - 1) % games_count;
    else if (code == KEY_GO_HOME || code == KEY_GO_END)
        home->at = code == KEY_GO_HOME ? 0 : games_count - 1;
    return 0;
}

/* Returns 1 if a game was chosen, -1 to quit, otherwise 0. */
static int choose_by(Home *home, int code)
{
    Key key;
    if (code >= '1' && code <= '9' && code < '1' + games_count) {
        home->at = code - '1';
        return choose(home, '\r');
    }
    switch (code) {
    case '\r':
    case ' ':
    case 'd':
    case 'n':
        return choose(home, code);
    case 's':
        statistics_show(home->tui, NULL);
        return 0;
    case 'o':
        settings_choose(home->tui);
        return 0;
    case 'g':
        return choose_among(home);
    case 'R':
        library_watch(home->tui);
        return 0;
    case '?':
        key = pager_show(home->tui, " Quadrille ", help);
        return pager_was_clicked(&key) ? choose_by(home, key.code) : 0;
    case 'q':
    case CONTROL('c'):
    case KEY_ENDED:
        return -1;
    default:
        return point(home, code);
    }
}

static int obey_home(Tui *tui, void *own, const Key *key)
{
    Home *home = own;
    home->done =
        choose_by(home, key->code == KEY_RELEASED ? view_key_clicked(tui, key)
                                                  : key->code);
    return !home->done;
}

int home_choose(void *own, Store *store, Choice *choice)
{
    static const Dialog dialog = {draw_home, obey_home, NULL};
    Tui *tui = own;
    Home home = {.tui = tui, .store = store, .choice = choice};
    tui->store = store;
    tui->scene.session = NULL;
    home.stalls = must_have(calloc(games_count, sizeof *home.stalls));
    open_stalls(&home);
    point_at_played(&home);
    tui->below = draw_stalls;
    tui->below_own = &home;
    dialog_run(tui, &dialog, &home);
    tui->below = NULL;
    close_stalls(&home);
    free(home.stalls);
    return home.done > 0;
}
