/* SPDX-License-Identifier: MIT */
/* One look for all games: a bar with what there is to know, the board, a line
   for what was said, a bar of keys. */
#include <stdio.h>
#include <string.h>

#include "../faces.h"
#include "../manner.h"
#include "tui.h"

int is_too_small(const Tui *tui)
{
    return tui->canvas.width < LEAST_WIDTH ||
           tui->canvas.height < LEAST_HEIGHT;
}

static void draw_too_small(Canvas *canvas)
{
    char words[32];
    snprintf(words, sizeof words, "needs %dx%d", LEAST_WIDTH, LEAST_HEIGHT);
    put_words(canvas, centred(0, canvas->width, columns_of(words)),
              canvas->height / 2, words, INK_NOTE, INK_GROUND, BOLD_STYLE);
}

/* --------------------------------------------------------------- the keys */

enum { IN_PLAY = 1, IN_REEL = 2 };

typedef struct KeyName {
    int when;
    const char *game; /* NULL: any */
    int key;
    const char *name, *what;
} KeyName;

static const KeyName key_names[] = {{IN_PLAY, NULL, 'u', "u", "undo"},
                                    {IN_PLAY, NULL, 'U', "U", "redo"},
                                    {IN_PLAY, NULL, 'H', "H", "hint"},
                                    {IN_PLAY, NULL, 'n', "n", "new"},
                                    {IN_PLAY, NULL, '?', "?", "keys"},
                                    {IN_PLAY, NULL, 'q', "q", "leave"},
                                    {IN_PLAY, NULL, 'D', "D", "daily"},
                                    {IN_PLAY, NULL, 'g', "g", "go to"},
                                    {IN_PLAY, "mahjong", 'f', "f", "letters"},
                                    {IN_PLAY, "freecell", 'm', "m", "moves"},
                                    {IN_PLAY, "kulki", ':', "d4c2", "move"},
                                    {IN_PLAY, "sliding", ':', "7", "move"},
                                    {IN_PLAY, NULL, 'r', "r", "restart"},
                                    {IN_PLAY, NULL, 's', "s", "share"},
                                    {IN_PLAY, NULL, 'A', "A", "play on"},
                                    {IN_PLAY, NULL, 'R', "R", "replay"},
                                    {IN_PLAY, NULL, 'T', "T", "statistics"},
                                    {IN_PLAY, NULL, 'o', "o", "look"},
                                    {IN_PLAY, "mahjong", 'Z', "Z", "zoom"},
                                    {IN_PLAY, NULL, ':', ":", "command"},
                                    {IN_REEL, NULL, 'p', "Space", "play"},
                                    {IN_REEL, NULL, 'b', "\u2190", "back"},
                                    {IN_REEL, NULL, 'n', "\u2192", "next"},
                                    {IN_REEL, NULL, '+', "+", "faster"},
                                    {IN_REEL, NULL, '-', "-", "slower"},
                                    {IN_REEL, NULL, 'q', "q", "leave"},
                                    {IN_REEL, NULL, '?', "?", "keys"}};

/* All keys that there are, for who asks. */
void page_keys(Page *page, const Game *game, int in_reel)
{
    static const KeyName more[] = {
        {IN_PLAY, NULL, 0, "arrows, hjkl", "move the cursor"},
        {IN_PLAY, NULL, 0, "Space, Enter", "touch what it is on"},
        {IN_PLAY, NULL, 0, "Tab", "to the next that can move"},
        {IN_PLAY, NULL, 0, "Home, End", "to the first, to the last"},
        {IN_PLAY, NULL, 0, "Esc", "let go"},
        {IN_PLAY, "kulki", 0, "d4 c2", "from where to where (column G: G)"},
        {IN_PLAY, "freecell", 0, "26  3a  bh", "from where to where"},
        {IN_PLAY, "freecell", 0, "m", "where each card can go"},
        {IN_PLAY, "mahjong", 0, "5b", "a pair of that face"},
        {IN_PLAY, "mahjong", 0, "f", "letters on free tiles"},
        {IN_PLAY, "mahjong", 0, "m  Z", "pairs that are free; larger tiles"},
        {IN_PLAY, "sliding", 0, "12", "the block to move"},
        {IN_PLAY, NULL, 0, "mouse", "click, or drag"},
        {IN_PLAY, NULL, 0, "u  U", "take back, play again"},
        {IN_PLAY, NULL, 0, "H", "a hint; another one"},
        {IN_PLAY, NULL, 0, "A  +  -", "hints are played; faster, slower"},
        {IN_PLAY, NULL, 0, "W", "watch the way that is known"},
        {IN_PLAY, NULL, 0, "R", "watch this game from its start"},
        {IN_PLAY, NULL, 0, "g", "go to any move: a line of time"},
        {IN_PLAY, NULL, 0, "w  x", "can it be won? what lost it?"},
        {IN_PLAY, NULL, 0, "P", "in how few moves it can be won"},
        {IN_PLAY, NULL, 0, "n  r", "another deal, the same again"},
        {IN_PLAY, NULL, 0, "D", "today's puzzle"},
        {IN_PLAY, NULL, 0, "s  S", "share how it went; save as a file"},
        {IN_PLAY, NULL, 0, "T", "statistics"},
        {IN_PLAY, NULL, 0, ":", "any command; :help lists them"},
        {IN_REEL, NULL, 0, "Space, p", "play, pause"},
        {IN_REEL, NULL, 0, "arrows", "a move, or ten"},
        {IN_REEL, NULL, 0, "Enter", "the next move, or 12 Enter: to it"},
        {IN_REEL, NULL, 0, "Home, End", "to the start, to the end"},
        {IN_REEL, NULL, 0, "+  -", "faster, slower"},
        {IN_PLAY | IN_REEL, NULL, 0, "o", "colours, signs, motion"},
        {IN_REEL, NULL, 0, "mouse", "click on the line of time"},
        {IN_PLAY, NULL, 0, "q", "leave; the game is kept"},
        {IN_REEL, NULL, 0, "q, Esc", "leave"}};
    const int when = in_reel ? IN_REEL : IN_PLAY;
    size_t i;
    if (!in_reel) {
        page_rules(page, game);
        page_text(page, "\n");
    }
    for (i = 0; i < sizeof more / sizeof *more; i++)
        if (more[i].when & when &&
            (!more[i].game || strcmp(more[i].game, game->name) == 0))
            page_format(page, "  %-14s %s\n", more[i].name, more[i].what);
}

static int is_offered(const Tui *tui, const KeyName *name)
{
    const int when = tui->mode == MODE_REEL ? IN_REEL : IN_PLAY;
    return name->when & when &&
           (!name->game ||
            strcmp(name->game, tui->scene.session->game->name) == 0);
}

static int put_key(Canvas *canvas, int x, int y, const KeyName *name)
{
    canvas->here = (unsigned short)(KEY_HERE + name->key);
    x = put_words(canvas, x, y, name->name, INK_BAR_KEY, INK_BAR, BOLD_STYLE);
    x = put_words(canvas, x + 1, y, name->what, INK_BAR_TEXT, INK_BAR, 0);
    canvas->here = NOTHING_HERE;
    return x + 2;
}

static void draw_keys(Tui *tui)
{
    Canvas *canvas = &tui->canvas;
    const int y = canvas->height - 1;
    const Box bar = {0, y, canvas->width, 1};
    size_t i;
    int x = 1;
    fill_box(canvas, &bar, ' ', INK_BAR_TEXT, INK_BAR);
    for (i = 0; i < sizeof key_names / sizeof *key_names; i++) {
        const KeyName *name = &key_names[i];
        if (is_offered(tui, name) &&
            x + columns_of(name->name) + columns_of(name->what) + 1 <=
                canvas->width)
            x = put_key(canvas, x, y, name);
    }
}

/* ------------------------------------------------------------ the message */

enum { MOST_TOLD = 4 };

/* What was told, over as many lines of the board as it takes; what has lines
   of its own is shown by show_text. */
static void draw_told(Tui *tui, int y)
{
    Canvas *canvas = &tui->canvas;
    const Ink ink = tui->tone == TONE_REFUSAL ? INK_BAD : INK_NOTE;
    Page page = {NULL, 0, 0};
    const char *at;
    int lines, width;
    fold_text(&page, tui->told.used ? tui->told.text : "", canvas->width - 2);
    lines = lines_of(page.text);
    if (lines > MOST_TOLD)
        lines = MOST_TOLD;
    for (at = page.text; lines > 0; lines--, at = next_line(at)) {
        const Box row = {0, y + 1 - lines, canvas->width, 1};
        width = columns_of_line(at);
        fill_box(canvas, &row, ' ', INK_TEXT, INK_GROUND);
        put_line(canvas, centred(0, canvas->width, width), row.y, at, ink,
                 BOLD_STYLE);
    }
    page_free(&page);
}

static void draw_typed(Tui *tui, int y)
{
    Canvas *canvas = &tui->canvas;
    const int x =
        put_words(canvas, 1, y, ":", INK_NOTE, INK_GROUND, BOLD_STYLE);
    canvas->cursor_x =
        put_words(canvas, x, y, tui->typed.used ? tui->typed.text : "",
                  INK_TEXT, INK_GROUND, 0);
    canvas->cursor_y = y;
}

static void draw_entry(Tui *tui, int y)
{
    Canvas *canvas = &tui->canvas;
    const int x = put_words(canvas, centred(0, canvas->width, 18), y,
                            "Your move: ", INK_NOTE, INK_GROUND, 0);
    put_words(canvas, x, y, tui->entry, INK_TEXT, INK_GROUND, BOLD_STYLE);
}

/* Moves as a line from left to right; a click goes there. */
enum { TIME_AT = 20 };

static void draw_time(Tui *tui, int y)
{
    Canvas *canvas = &tui->canvas;
    const Session *session = tui->scene.session;
    const int length = canvas->width - TIME_AT - 2;
    const u32 count = session->count ? session->count : 1;
    const int at = (int)((unsigned long long)session->at *
                         (unsigned)(length - 1) / count);
    char words[48];
    int i;
    snprintf(words, sizeof words, " move %lu of %lu",
             (unsigned long)session->at, (unsigned long)session->count);
    put_words(canvas, 0, y, words, INK_NOTE, INK_GROUND, BOLD_STYLE);
    for (i = 0; i < length; i++) {
        canvas->here = (unsigned short)(TIME_HERE + i);
        put_sign(canvas, TIME_AT + i, y, i == at ? 0x25cf : 0x2500,
                 i <= at ? INK_NOTE : INK_FAINT, INK_GROUND, 0);
    }
    canvas->here = NOTHING_HERE;
}

int time_at(const Tui *tui, int here)
{
    const int length = tui->canvas.width - TIME_AT - 2;
    const long count = (long)tui->scene.session->count;
    return (int)((here - TIME_HERE) * count / (length > 1 ? length - 1 : 1));
}

/* What a tile shows may be small, half hidden or unfamiliar. */
static void draw_pointed(Tui *tui, int y)
{
    Canvas *canvas = &tui->canvas;
    const Piece *piece = piece_on(&tui->scene, tui->scene.cursor);
    Page page = {NULL, 0, 0};
    if (!piece || piece->kind != TILE || shows_ending(tui))
        return;
    page_face(&page, piece->value);
    put_words(canvas, centred(0, canvas->width, columns_of(page.text)), y,
              page.text, INK_TEXT, INK_GROUND, 0);
    page_free(&page);
}

static void draw_message(Tui *tui)
{
    const int y = tui->canvas.height - 2;
    if (tui->mode == MODE_TYPE)
        draw_typed(tui, y);
    else if (tui->mode == MODE_TIME || tui->mode == MODE_REEL)
        draw_time(tui, y);
    else if (*tui->entry)
        draw_entry(tui, y);
    else if (tui->told.used)
        draw_told(tui, y);
    else
        draw_pointed(tui, y);
}

void draw_tui(Tui *tui)
{
    Canvas *canvas = &tui->canvas;
    const Box area = {0, 1, canvas->width, canvas->height - 3};
    clear_canvas(canvas, canvas->width, canvas->height);
    if (is_too_small(tui)) {
        draw_too_small(canvas);
        return;
    }
    fit_scene(&tui->scene, &area);
    draw_scene(&tui->scene);
    draw_status(tui);
    draw_keys(tui);
    draw_message(tui);
    if (shows_ending(tui))
        draw_ending(tui);
    if (tui->mode == MODE_SAVE)
        draw_saving(tui);
}

void show_tui_now(Tui *tui)
{
    int width, height;
    measure_screen(&width, &height);
    clear_canvas(&tui->canvas, width, height);
    draw_tui(tui);
    paint(&tui->canvas, &tui->look);
}
