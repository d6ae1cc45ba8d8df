/* SPDX-License-Identifier: MIT */
/* Full-screen statistics: one page for all games, and a page for each game
   with plots and its best results. */
#include "dialogs.h"

#include <stdio.h>
#include <string.h>

#include "dialog.h"
#include "front/tui/view/view.h"
#include "pager.h"
#include "rules/games.h"
#include "statistics_board.h"

enum { WIDE = 80 };

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
    canvas_put_words(canvas, 1, bottom.y,
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

typedef struct StatisticsDialog {
    const Game *game; /* NULL: all games */
    StatisticsBoard board;
    int width; /* of the screen for which it was drawn */
    int from;  /* the first visible row */
    int room;
} StatisticsDialog;

/* Filling it reads all results, so it is not done for each key. */
static void draw_page(Tui *tui, void *own)
{
    StatisticsDialog *record = own;
    if (record->width != tui->canvas.width)
        statistics_board_fill(&record->board, tui->store, record->game,
                              tui->scene.session, &tui->canvas);
    record->width = tui->canvas.width;
    record->room =
        statistics_draw(tui, record->game, &record->board, record->from);
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
    int at = number_of(game);
    while (at > -2) {
        StatisticsDialog record = {.game = at < 0 ? NULL : games[at]};
        const Key key = dialog_run(tui, &dialog, &record);
        statistics_board_free(&record.board);
        at = turned(tui, &key, at);
    }
}
