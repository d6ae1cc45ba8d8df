/* SPDX-License-Identifier: MIT */
/* What the keys are called: the bar below, and the page that lists them all.
 */
#include "legend.h"

#include <ctype.h>
#include <string.h>

#include "front/tui/canvas/widgets.h"
#include "front/tui/drawings/drawing.h"
#include "front/tui/game/typed_moves.h"
#include "table/game_words.h"

enum { IN_PLAY = 1, IN_FILM = 2, IN_TIME = 4, IN_LETTERS = 8, IN_TYPING = 16 };

typedef struct KeyName {
    int when;
    const char *game; /* NULL: any; "!kulki": any but this one */
    int key;          /* what a click is, or 0 */
    const char *name, *what;
} KeyName;

/* Those that come first find room on the narrowest screens. */
static const KeyName bar[] = {{IN_PLAY, NULL, 'u', "u", "undo"},
                              {IN_PLAY, NULL, 'U', "U", "redo"},
                              {IN_PLAY, NULL, 't', "t", "hint"},
                              {IN_PLAY, NULL, 'n', "n", "new"},
                              {IN_PLAY, NULL, '?', "?", "keys"},
                              {IN_PLAY, NULL, 'q', "q", "quit"},
                              {IN_PLAY, "mahjong", 'L', "L", "letters"},
                              {IN_PLAY, "freecell", 'm', "m", "moves"},
                              {IN_PLAY, "kulki", ':', "type", "d4 c2"},
                              {IN_PLAY, "sliding", ':', "type", "a number"},
                              {IN_PLAY, NULL, 'N', "N", "today"},
                              {IN_PLAY, NULL, 'T', "T", "timeline"},
                              {IN_PLAY, NULL, 'r', "r", "restart"},
                              {IN_PLAY, NULL, '>', ">", "share"},
                              {IN_PLAY, NULL, 'p', "p", "autoplay"},
                              {IN_PLAY, NULL, 'R', "R", "replay"},
                              {IN_PLAY, NULL, '#', "#", "statistics"},
                              {IN_PLAY, NULL, 'o', "o", "options"},
                              {IN_PLAY, "mahjong", 'Z', "Z", "zoom"},
                              {IN_PLAY, NULL, ':', ":", "command"},
                              {IN_LETTERS, NULL, 0, "a-z", "take a tile"},
                              {IN_LETTERS, NULL, ESCAPE, "Esc", "letters off"},
                              {IN_LETTERS, NULL, '?', "?", "keys"},
                              {IN_LETTERS, NULL, 'z', "Backspace", "undo"},
                              {IN_LETTERS, NULL, ':', ":", "command"},
                              {IN_TIME, NULL, 'h', "\u2190", "back"},
                              {IN_TIME, NULL, 'l', "\u2192", "on"},
                              {IN_TIME, NULL, 'k', "\u2191", "ten back"},
                              {IN_TIME, NULL, 'j', "\u2193", "ten on"},
                              {IN_TIME, NULL, '0', "Home", "start"},
                              {IN_TIME, NULL, '$', "End", "end"},
                              {IN_TIME, NULL, ESCAPE, "Esc", "close"},
                              {IN_TYPING, NULL, '\r', "Enter", "run it"},
                              {IN_TYPING, NULL, ESCAPE, "Esc", "cancel"},
                              {IN_FILM, NULL, 'p', "Space", "play"},
                              {IN_FILM, NULL, 'b', "\u2190", "back"},
                              {IN_FILM, NULL, 'n', "\u2192", "next"},
                              {IN_FILM, NULL, '+', "+", "faster"},
                              {IN_FILM, NULL, '-', "-", "slower"},
                              {IN_FILM, NULL, 'q', "q", "close"},
                              {IN_FILM, NULL, '?', "?", "keys"}};

static const KeyName all[] = {
    {IN_PLAY, NULL, 0, "arrows", "move the cursor"},
    {IN_PLAY, NULL, 0, "Space, Enter", "select or place"},
    {IN_PLAY, NULL, 0, "Tab", "next piece that can move"},
    {IN_PLAY, NULL, 0, "Home, End", "first piece, last piece"},
    {IN_PLAY, NULL, 0, "mouse", "click, or drag"},
    {IN_PLAY, "kulki", 0, "d4 c2", "move from d4 to c2"},
    {IN_PLAY, "freecell", 0, "26  3a  bh",
     "move from 2 to 6; h, 0 or Enter: home"},
    {IN_PLAY, "mahjong", 0, "5b  we", "take the two tiles with that face"},
    {IN_PLAY, "sliding", 0, "12", "move that tile"},
    {IN_PLAY, NULL, 0, "Esc", "cancel"},
    {IN_PLAY, NULL, 0, "u", "undo; also z and Backspace"},
    {IN_PLAY, NULL, 0, "U", "redo; also y and Ctrl-R"},
    {IN_PLAY, NULL, 0, "t", "hint; again for another one"},
    {IN_PLAY, NULL, 0, "p", "autoplay; + faster, - slower"},
    {IN_PLAY, "!kulki", 0, "v", "can it still be won?"},
    {IN_PLAY, "!kulki", 0, "V", "watch the solution"},
    {IN_PLAY, "!kulki", 0, "P", "fewest moves to win (par)"},
    {IN_PLAY, "!kulki", 0, "x", "explain: which move lost it"},
    {IN_PLAY, "kulki", 0, "V", "watch the computer play on"},
    {IN_PLAY, "kulki", 0, "P", "what the computer scored here (par)"},
    {IN_PLAY, "kulki", 0, "x", "explain: your costliest moves"},
    {IN_PLAY, "freecell", 0, "m", "show where each card can go"},
    {IN_PLAY, "mahjong", 0, "m", "show the pairs that are free"},
    {IN_PLAY, "mahjong", 0, "L", "letters on free tiles: type one to take it"},
    {IN_PLAY, "mahjong", 0, "Z", "zoom"},
    {IN_PLAY, NULL, 0, "T", "timeline: jump to any move"},
    {IN_PLAY, NULL, 0, "R", "replay this game from its start"},
    {IN_PLAY, NULL, 0, "n", "new deal"},
    {IN_PLAY, NULL, 0, "r", "restart this one"},
    {IN_PLAY, NULL, 0, "N", "today's puzzle"},
    {IN_PLAY, NULL, 0, ">", "share your result"},
    {IN_PLAY, NULL, 0, "Ctrl-S", "save as a file"},
    {IN_PLAY, NULL, 0, "#", "statistics"},
    {IN_PLAY, NULL, 0, ":", "any command; :help lists them"},
    {IN_FILM, NULL, 0, "Space, p", "play, pause"},
    {IN_FILM, NULL, 0, "arrows", "one move, or ten"},
    {IN_FILM, NULL, 0, "Enter", "next move; or type a number, then Enter"},
    {IN_FILM, NULL, 0, "Home, End", "to the start, to the end"},
    {IN_FILM, NULL, 0, "+  -", "faster, slower"},
    {IN_PLAY | IN_FILM, NULL, 0, "o", "colours, characters, motion"},
    {IN_FILM, NULL, 0, "mouse", "click the timeline"},
    {IN_PLAY, NULL, 0, "q", "quit; the game is kept"},
    {IN_FILM, NULL, 0, "q, Esc", "close"}};

/* The rule of typed moves, and what differs from lines. */
static const char rule[] =
    "\nA letter or digit that can begin a move begins one, in either case, and"
    " a\n"
    "half-typed move decides what the next key means: Esc clears it, Backspace"
    "\n"
    "takes one character back, a space only separates.\n"
    "Help is '?' here: in lines it is 'h', which can be part of a move.\n";

static int is_for(const KeyName *name, int when, const Game *game)
{
    const char *only = name->game;
    if (!(name->when & when))
        return 0;
    if (only && *only == '!')
        return strcmp(only + 1, game->name) != 0;
    return !only || strcmp(only, game->name) == 0;
}

void legend_page_rules(Page *page, const Game *game)
{
    const char *rules = drawing_of(game)->rules;
    if (rules)
        page_text(page, rules);
    else
        page_rules(page, game);
}

void legend_page(Page *page, const Game *game, int in_film)
{
    const int when = in_film ? IN_FILM : IN_PLAY;
    size_t i;
    if (!in_film) {
        legend_page_rules(page, game);
        page_text(page, "\n");
    }
    for (i = 0; i < sizeof all / sizeof *all; i++)
        if (is_for(&all[i], when, game))
            page_format(page, "  %-14s %s\n", all[i].name, all[i].what);
    if (!in_film)
        page_text(page, rule);
}

void legend_see(void *own, SeeKey see)
{
    size_t i;
    for (i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i].when & IN_PLAY)
            see(own, all[i].game, all[i].name, all[i].what);
}

/* ---------------------------------------------------------------- the bar */

static int moment_of(const Tui *tui)
{
    switch (tui->mode) {
    case MODE_FILM:
        return IN_FILM;
    case MODE_TIMELINE:
        return IN_TIME;
    case MODE_TYPE:
    case MODE_SAVE:
        return IN_TYPING;
    default:
        return tui->scene.letters ? IN_LETTERS : IN_PLAY;
    }
}

/* On large boards some letters are columns, and no commands. */
static int is_column(const Tui *tui, int key)
{
    char word[2] = {0, 0};
    word[0] = (char)(key < 128 && isalpha(key) ? tolower(key) : '?');
    return moment_of(tui) == IN_PLAY &&
           typed_read(tui->scene.session, word) != TYPED_NONE;
}

static int is_offered(const Tui *tui, const KeyName *name)
{
    return is_for(name, moment_of(tui), tui->scene.session->game) &&
           !is_column(tui, name->key);
}

void legend_draw(Tui *tui)
{
    Canvas *canvas = &tui->canvas;
    const int y = canvas->height - 1;
    const Box box = {0, y, canvas->width, 1};
    size_t i;
    int x = 1;
    canvas_fill(canvas, &box, ' ', INK_BAR_TEXT, INK_BAR);
    for (i = 0; i < sizeof bar / sizeof *bar; i++)
        if (is_offered(tui, &bar[i]) && x + canvas_columns(bar[i].name) +
                                                canvas_columns(bar[i].what) +
                                                1 <=
                                            canvas->width)
            x = widget_button(canvas, x, y,
                              bar[i].key ? KEY_HERE + bar[i].key
                                         : (int)NOTHING_HERE,
                              bar[i].name, bar[i].what, INK_BAR_KEY, INK_BAR);
}
