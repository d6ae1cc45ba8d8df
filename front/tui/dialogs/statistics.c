/* SPDX-License-Identifier: MIT */
/* Full-screen statistics: one page for all games, and a page for each game
   with plots and its best results. */
#include "dialogs.h"

#include <stdio.h>
#include <string.h>

#include "dialog.h"
#include "front/tui/view/view.h"
#include "host/utf8.h"
#include "pager.h"
#include "rules/games.h"
#include "statistics_board.h"

enum { WIDE = 80, MOST_PLAYERS = 32 };

/* --------------------------------------------------------------- drawing */

/* Draws the tabs. A click on a tab opens its page. */
static void draw_tabs(Canvas *canvas, const Game *game)
{
    int i;
    int x = 0;
    if (canvas->width >= WIDE) {
        x = canvas_put_words(canvas, 1, 0, _("Statistics"), INK_BAR_TEXT,
                             INK_BAR, BOLD_STYLE);
        x = x < 12 ? 14 : x + 2;
    }
    for (i = -1; i < games_count; i++) {
        const char *title =
            i < 0 ? _("All") : translate_in("brief", games[i]->title);
        const int here = i < 0 ? !game : games[i] == game;
        char name[64];
        utf8_format(name, sizeof name, here ? "[%.*s]" : " %.*s ",
                    (int)strcspn(title, " "), title);
        canvas->hit = (unsigned short)(HIT_KEY + '1' + i);
        x = canvas_put_text(canvas, x, 0, name,
                            here ? INK_BAR_KEY : INK_BAR_TEXT, INK_BAR,
                            here ? BOLD_STYLE : PLAIN_STYLE);
    }
    canvas->hit = HIT_NOTHING;
}

int statistics_draw(Tui *tui, const Game *game, const StatisticsBoard *board,
                    int from)
{
    Canvas *canvas = &tui->canvas;
    const Box top = {0, 0, canvas->width, 1};
    const Box bottom = {0, canvas->height - 1, canvas->width, 1};
    const int room = canvas->height - 2;
    const int left = canvas_centred(0, canvas->width, board->sheet.width);
    int row, x;
    canvas_fill(canvas, &top, ' ', INK_BAR_TEXT, INK_BAR);
    canvas_fill(canvas, &bottom, ' ', INK_BAR_TEXT, INK_BAR);
    draw_tabs(canvas, game);
    for (row = 0; row < room && from + row < board->rows; row++)
        for (x = 0; x < board->sheet.width; x++)
            *canvas_cell(canvas, left + x, 1 + row) =
                *canvas_cell(&board->sheet, x, from + row);
    canvas_put_text(canvas, 1, bottom.y,
                    board->rows > room
                        ? _("\u2190\u2192 game  \u2191\u2193 more  q close")
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

static int code_of(const Tui *tui, const Key *key)
{
    return key->code == KEY_RELEASED ? view_key_clicked(tui, key) : key->code;
}

/* The page that a key or a click selects; -2 if none. */
static int turned(const Tui *tui, const Key *key, int at)
{
    const int pages = games_count + 1;
    const int code = code_of(tui, key);
    if (code == KEY_GO_LEFT || code == KEY_BACK_TAB || code == 'h')
        return (at + pages) % pages - 1;
    if (code == KEY_GO_RIGHT || code == '\t' || code == 'l')
        return (at + 2) % pages - 1;
    if (code >= '0' && code <= '0' + games_count)
        return code - '1';
    return -2;
}

/* The names that can be chosen: those of the players who have results. */
typedef struct StatisticsPlayers {
    char names[MOST_PLAYERS][NAME_SIZE];
    int count;
} StatisticsPlayers;

static void see_player(void *own, const char *name)
{
    StatisticsPlayers *players = own;
    if (players->count < MOST_PLAYERS && strlen(name) < NAME_SIZE)
        strcpy(players->names[players->count++], name);
}

/* After everybody's, the results of each player. */
static void show_next_player(StatisticsSource *source,
                             const StatisticsPlayers *players)
{
    int i = 0;
    while (source->player && i < players->count &&
           strcmp(players->names[i], source->player) != 0)
        i++;
    i += source->player != NULL;
    source->player = i < players->count ? players->names[i] : NULL;
}

typedef struct StatisticsDialog {
    const Game *game; /* NULL: all games */
    const StatisticsSource *source;
    const StatisticsPlayers *players;
    StatisticsBoard board;
    int width; /* of the screen for which it was drawn */
    int from;  /* the first visible row */
    int room;
} StatisticsDialog;

/* Whose results are shown, where there are several players. */
static void draw_player(Canvas *canvas, const StatisticsDialog *record)
{
    Page words = PAGE_EMPTY, name = PAGE_EMPTY;
    if (!record->players->count)
        return;
    if (record->source->player)
        page_safe(&name, record->source->player);
    else
        page_text(&name, _("everybody"));
    page_format(&words, _("p player: %s"), name.text);
    page_free(&name);
    canvas->hit = (unsigned short)(HIT_KEY + 'p');
    canvas_put_words(canvas, canvas->width - canvas_columns(words.text) - 1,
                     canvas->height - 1, words.text, INK_BAR_KEY, INK_BAR, 0);
    canvas->hit = HIT_NOTHING;
    page_free(&words);
}

/* Filling it looks at all results, so it is not done for each key. */
static void draw_page(Tui *tui, void *own)
{
    StatisticsDialog *record = own;
    if (record->width != tui->canvas.width)
        statistics_board_fill(&record->board, record->source, record->game,
                              tui->scene.session, &tui->canvas);
    record->width = tui->canvas.width;
    record->room =
        statistics_draw(tui, record->game, &record->board, record->from);
    draw_player(&tui->canvas, record);
}

static int scroll_page(Tui *tui, void *own, const Key *key)
{
    StatisticsDialog *record = own;
    const int scroll = pager_scroll(key, record->room, record->board.rows);
    (void)tui;
    record->from =
        pager_hold(record->from + scroll, record->board.rows - record->room);
    return pager_stays(key) || scroll;
}

void statistics_show(Tui *tui, const Game *game)
{
    static const Dialog dialog = {draw_page, scroll_page, NULL};
    StatisticsSource source;
    StatisticsPlayers players = {.count = 0};
    int at = number_of(game);
    statistics_source_read(&source, tui->store);
    if (tui->store && !store_state(tui->store))
        (void)players_list(tui->store, see_player, &players);
    while (at > -2) {
        StatisticsDialog record = {.game = at < 0 ? NULL : games[at],
                                   .source = &source,
                                   .players = &players};
        const Key key = dialog_run(tui, &dialog, &record);
        statistics_board_free(&record.board);
        if (code_of(tui, &key) == 'p')
            show_next_player(&source, &players);
        else
            at = turned(tui, &key, at);
    }
    statistics_source_free(&source);
}
