/* SPDX-License-Identifier: MIT */
/* One look for all games: a bar with what there is to know, the board, a line
   for what was said, a bar of keys. */
#include <stdio.h>
#include <string.h>

#include "../manner.h"
#include "../shelf.h"
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

/* ------------------------------------------------------------- the status */

static void page_name(Page *page, const Session *session)
{
    Page variant = {NULL, 0, 0};
    Page seed = {NULL, 0, 0};
    page_variant(&variant, session->game, session->variant);
    page_seed(&seed, session->game, session->seed);
    if (session->board)
        page_format(page, "%s from a board", session->game->title);
    else
        page_title(page, session->game->name, variant.text, seed.text,
                   session->date);
    page_free(&variant);
    page_free(&seed);
}

static void page_figures(Page *page, const Session *session, int wide)
{
    const u32 score = session->game->score(session->position);
    if (wide)
        page_format(page, "%lu %s  ", (unsigned long)score,
                    session->game->unit);
    else
        page_format(page, "%lu  ", (unsigned long)score);
    if (wide && session->count)
        page_format(page, "move %lu  ", (unsigned long)session->at);
    page_clock(page, session->clock);
}

/* Whether it can be won: a word and a sign, so that no colour is needed. */
static const char *verdict_text(const Tui *tui, Ink *ink)
{
    if (!tui->thinker)
        return "";
    *ink = INK_BAR_KEY;
    if (is_thinking(tui->thinker))
        return "thinking \u2026";
    switch (verdict_of(tui->thinker)) {
    case SOLVED:
        *ink = INK_GOOD;
        return "\u2713 can be won";
    case IMPOSSIBLE:
        *ink = INK_BAD;
        return "\u2717 lost";
    default:
        return "";
    }
}

static void draw_status(Tui *tui)
{
    Canvas *canvas = &tui->canvas;
    const Session *session = tui->scene.session;
    const Box bar = {0, 0, canvas->width, 1};
    const int wide = canvas->width >= 60;
    Ink ink = INK_BAR_TEXT;
    const char *verdict = verdict_text(tui, &ink);
    Page left = {NULL, 0, 0};
    Page right = {NULL, 0, 0};
    int x;
    page_name(&left, session);
    page_figures(&right, session, wide);
    fill_box(canvas, &bar, ' ', INK_BAR_TEXT, INK_BAR);
    x = put_words(canvas, 1, 0, left.text, INK_BAR_TEXT, INK_BAR, BOLD_STYLE);
    put_words(canvas, canvas->width - 1 - columns_of(right.text), 0,
              right.text, INK_BAR_TEXT, INK_BAR, 0);
    if (!wide && strlen(verdict) > 3 && *verdict != 't')
        verdict = ink == INK_GOOD ? "\u2713" : "\u2717";
    if (x + columns_of(verdict) + columns_of(right.text) + 4 < canvas->width)
        put_words(canvas, x + 2, 0, verdict, ink, INK_BAR, 0);
    page_free(&left);
    page_free(&right);
}

/* --------------------------------------------------------------- the keys */

typedef struct KeyName {
    const char *game; /* NULL: any */
    int key;
    const char *name, *what;
} KeyName;

static const KeyName key_names[] = {
    {NULL, 'u', "u", "undo"},         {NULL, 'U', "U", "redo"},
    {NULL, 'H', "H", "hint"},         {NULL, 'n', "n", "new"},
    {NULL, '?', "?", "keys"},         {NULL, 'q', "q", "leave"},
    {NULL, 'D', "D", "daily"},        {NULL, 'g', "g", "go to"},
    {"mahjong", 'f', "f", "letters"}, {"kulki", ':', "d4c2", "move"},
    {"freecell", ':', "26", "move"},  {"sliding", ':', "7", "move"},
    {NULL, 'r', "r", "restart"},      {NULL, 's', "s", "share"},
    {NULL, 'A', "A", "play on"},      {NULL, 'o', "o", "look"},
    {NULL, ':', ":", "command"}};

/* All keys that there are, for who asks. */
void page_keys(Page *page, const Game *game)
{
    static const KeyName more[] = {
        {NULL, 0, "arrows, hjkl", "move the cursor"},
        {NULL, 0, "Space, Enter", "touch what it is on"},
        {NULL, 0, "Tab", "to the next that can move"},
        {NULL, 0, "Esc", "let go"},
        {"kulki", 0, "d4 c2", "from where to where (column G: G)"},
        {"freecell", 0, "26  3a  bh", "from where to where"},
        {"mahjong", 0, "5b", "a pair of that face"},
        {"mahjong", 0, "f", "letters on free tiles"},
        {"sliding", 0, "12", "the block to move"},
        {NULL, 0, "mouse", "click, or drag"},
        {NULL, 0, "u  U", "take back, play again"},
        {NULL, 0, "H", "a hint; another one"},
        {NULL, 0, "A  +  -", "hints are played; faster, slower"},
        {NULL, 0, "g", "go to any move: a line of time"},
        {NULL, 0, "w  x", "can it be won? what lost it?"},
        {NULL, 0, "P", "in how few moves it can be won"},
        {NULL, 0, "n  r", "another deal, the same again"},
        {NULL, 0, "D", "today's puzzle"},
        {NULL, 0, "s  c", "share how it went, as a code"},
        {NULL, 0, "S", "save as a file"},
        {NULL, 0, ":", "any command; :help lists them"},
        {NULL, 0, "o", "colours, signs, motion"},
        {NULL, 0, "q", "leave; the game is kept"}};
    size_t i;
    page_text(page, manner_of(game)->rules);
    page_text(page, "\n");
    for (i = 0; i < sizeof more / sizeof *more; i++)
        if (!more[i].game || strcmp(more[i].game, game->name) == 0)
            page_format(page, "  %-14s %s\n", more[i].name, more[i].what);
}

static void draw_keys(Tui *tui)
{
    Canvas *canvas = &tui->canvas;
    const int y = canvas->height - 1;
    const Box bar = {0, y, canvas->width, 1};
    const KeyName *name;
    size_t i;
    int x = 1;
    fill_box(canvas, &bar, ' ', INK_BAR_TEXT, INK_BAR);
    for (i = 0; i < sizeof key_names / sizeof *key_names; i++) {
        name = &key_names[i];
        if ((name->game &&
             strcmp(name->game, tui->scene.session->game->name) != 0) ||
            x + columns_of(name->name) + columns_of(name->what) + 1 >
                canvas->width)
            continue;
        canvas->here = (unsigned short)(KEY_HERE + name->key);
        x = put_words(canvas, x, y, name->name, INK_BAR_KEY, INK_BAR,
                      BOLD_STYLE);
        x = put_words(canvas, x + 1, y, name->what, INK_BAR_TEXT, INK_BAR, 0);
        canvas->here = NOTHING_HERE;
        x += 2;
    }
}

/* ------------------------------------------------------------ the message */

/* The first line of what was told; what is longer is shown over the board. */
static void draw_told(Tui *tui, int y)
{
    Canvas *canvas = &tui->canvas;
    char words[256];
    size_t length = tui->told.used ? strcspn(tui->told.text, "\n") : 0;
    if (length > sizeof words - 1)
        length = sizeof words - 1;
    memcpy(words, length ? tui->told.text : "", length);
    words[length] = '\0';
    put_words(canvas, centred(0, canvas->width, columns_of(words)), y, words,
              tui->tone == TONE_REFUSAL ? INK_BAD : INK_NOTE, INK_GROUND,
              BOLD_STYLE);
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

static void draw_message(Tui *tui)
{
    const int y = tui->canvas.height - 2;
    if (tui->mode == MODE_TYPE)
        draw_typed(tui, y);
    else if (tui->mode == MODE_TIME)
        draw_time(tui, y);
    else if (*tui->entry)
        draw_entry(tui, y);
    else
        draw_told(tui, y);
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
}

void show_tui_now(Tui *tui)
{
    int width, height;
    measure_screen(&width, &height);
    clear_canvas(&tui->canvas, width, height);
    draw_tui(tui);
    paint(&tui->canvas, &tui->look);
}
