/* SPDX-License-Identifier: MIT */
/* The names of the keys, for the bar at the bottom and for the complete
   list. */
#include "bars.h"

#include <ctype.h>
#include <string.h>

#include "front/tui/canvas/widgets.h"
#include "front/tui/drawings/drawing.h"
#include "rules/games.h"
#include "table/game_words.h"
#include "table/typed_moves.h"

enum {
    IN_PLAY = 1,
    IN_REPLAY = 2,
    IN_TIME = 4,
    IN_LETTERS = 8,
    IN_TYPING = 16,
    IN_LESSON = 32,
    IN_FINISHED_LESSON = 64,
    IN_EASY_END = 128
};

typedef struct KeyName {
    int when;
    const char *game; /* NULL: any; "!kulki": any but Kulki */
    int key;          /* the key that a click presses, or 0 */
    const char *name, *what;
} KeyName;

/* The most important keys come first; a narrow screen shows as many as fit. */
static const KeyName bar[] = {
    {IN_EASY_END, NULL, '!', "!", N_("finish")},
    {IN_PLAY, NULL, 'u', "u", N_("undo")},
    {IN_PLAY, NULL, 'U', "U", N_("redo")},
    {IN_PLAY, NULL, 't', "t", N_("hint")},
    {IN_PLAY, NULL, 'n', "n", N_("new")},
    {IN_PLAY, NULL, '?', "?", N_("keys")},
    {IN_PLAY, NULL, 'q', "q", N_("quit")},
    {IN_PLAY, NULL, 0, "F2", N_("lessons")},
    {IN_PLAY, "mahjong", 'L', "L", N_("letters")},
    {IN_PLAY, "freecell", 'm', "m", FORMS_("button", "moves")},
    {IN_PLAY, "kulki", ':', N_("type"), "d4 c2"},
    {IN_PLAY, "sliding", ':', N_("type"), N_("a number")},
    {IN_PLAY, NULL, 'N', "N", N_("daily")},
    {IN_PLAY, NULL, 'T', "T", N_("timeline")},
    {IN_PLAY, NULL, 'r', "r", N_("restart")},
    {IN_PLAY, NULL, '>', ">", N_("share")},
    {IN_PLAY, NULL, 'p', "p", N_("autoplay")},
    {IN_PLAY, NULL, 'R', "R", N_("replay")},
    {IN_PLAY, NULL, '#', "#", N_("statistics")},
    {IN_PLAY, NULL, 'o', "o", N_("options")},
    {IN_PLAY, "mahjong", 'Z', "Z", N_("zoom")},
    {IN_PLAY, NULL, ':', ":", N_("command")},
    {IN_LETTERS, NULL, 0, "a-z", N_("take a tile")},
    {IN_LETTERS, NULL, ESCAPE, "Esc", N_("letters off")},
    {IN_LETTERS, NULL, '?', "?", N_("keys")},
    {IN_LETTERS, NULL, 'z', N_("Backspace"), N_("undo")},
    {IN_LETTERS, NULL, ':', ":", N_("command")},
    {IN_TIME, NULL, 'h', "\u2190", N_("back")},
    {IN_TIME, NULL, 'l', "\u2192", N_("forward")},
    {IN_TIME, NULL, 'k', "\u2191", N_("10 back")},
    {IN_TIME, NULL, 'j', "\u2193", N_("10 forward")},
    {IN_TIME, NULL, '0', FORMS_("key", "Home"), N_("start")},
    {IN_TIME, NULL, '$', FORMS_("key", "End"), N_("end")},
    {IN_TIME, NULL, ESCAPE, "Esc", N_("close")},
    {IN_LESSON, NULL, 't', "t", N_("show the move")},
    {IN_FINISHED_LESSON, NULL, '\r', N_("Enter"), N_("go on")},
    {IN_LESSON, NULL, 'n', "n", FORMS_("button", "next")},
    {IN_LESSON | IN_FINISHED_LESSON, NULL, 'p', "p", N_("previous")},
    {IN_LESSON | IN_FINISHED_LESSON, NULL, 'r', "r", N_("again")},
    {IN_LESSON | IN_FINISHED_LESSON, NULL, 'q', "q", N_("leave")},
    {IN_TYPING, NULL, '\r', N_("Enter"), N_("OK")},
    {IN_TYPING, NULL, ESCAPE, "Esc", N_("cancel")},
    {IN_REPLAY, NULL, 'p', N_("Space"), N_("play")},
    {IN_REPLAY, NULL, 'b', "\u2190", N_("back")},
    {IN_REPLAY, NULL, 'n', "\u2192", FORMS_("button", "next")},
    {IN_REPLAY, NULL, '+', "+", N_("faster")},
    {IN_REPLAY, NULL, '-', "-", N_("slower")},
    {IN_REPLAY, NULL, 'q', "q", N_("close")},
    {IN_REPLAY, NULL, '?', "?", N_("keys")}};

static const KeyName all[] = {
    {IN_PLAY, "!sliding", 0, N_("arrows"), N_("move the cursor")},
    {IN_PLAY, "sliding", 0, N_("arrows"),
     N_("move a tile (or the gap: see the options)")},
    {IN_PLAY, "!sliding", 0, N_("Space, Enter"), N_("select or place")},
    {IN_PLAY, "sliding", 0, N_("Space, Enter"), N_("move the marked tile")},
    {IN_PLAY, NULL, 0, "Tab", N_("next piece that can move")},
    {IN_PLAY, NULL, 0, N_("Home, End"), N_("first piece, last piece")},
    {IN_PLAY, NULL, 0, ".", N_("send the piece where it belongs")},
    {IN_PLAY, "!sliding", 0, ",", N_("look closer; again for the next piece")},
    {IN_PLAY, "freecell", 0, "/",
     N_("find a rank or a card; alone: like the cursor's")},
    {IN_PLAY, "mahjong", 0, "/",
     N_("find a face or a number; alone: like the cursor's")},
    {IN_PLAY, "kulki", 0, "/", N_("find a colour")},
    {IN_PLAY, "sliding", 0, "/", N_("find a tile by its number")},
    {IN_PLAY, NULL, 0, N_("mouse"),
     N_("click or drag; double click sends, right button looks")},
    {IN_PLAY, "kulki", 0, "d4 c2", N_("move the ball on d4 to c2")},
    {IN_PLAY, "freecell", 0, "26  3a  bh",
     N_("move from 2 to 6; h, 0 or Enter for home")},
    {IN_PLAY, "mahjong", 0, "5b  we", N_("take the two tiles with that face")},
    {IN_PLAY, "sliding", 0, "1  12",
     N_("move that tile, if it is beside the gap")},
    {IN_PLAY, NULL, 0, "Esc", N_("cancel")},
    {IN_PLAY, NULL, 0, "u", N_("undo; also z and Backspace")},
    {IN_PLAY, NULL, 0, "U", N_("redo; also y and Ctrl-R")},
    {IN_PLAY, NULL, 0, "t", N_("hint; press again for another")},
    {IN_PLAY, NULL, 0, "p", N_("autoplay; + faster, - slower")},
    {IN_PLAY, "!kulki", 0, "v", N_("can it still be won?")},
    {IN_PLAY, "!kulki", 0, "V", N_("watch the solution")},
    {IN_PLAY, "!kulki", 0, "P", N_("fewest moves to win (par)")},
    {IN_PLAY, "!kulki", 0, "x", N_("explain: find the losing move")},
    {IN_PLAY, "!kulki", 0, "X", N_("go back to before the losing move")},
    {IN_PLAY, "kulki", 0, "V", N_("watch the computer play on")},
    {IN_PLAY, "kulki", 0, "P", N_("the computer's score for this deal (par)")},
    {IN_PLAY, "kulki", 0, "x", N_("explain: your costliest moves")},
    {IN_PLAY, "kulki", 0, "X", N_("go back to before the costliest move")},
    {IN_PLAY, "freecell", 0, "m", N_("show where each card can go")},
    {IN_PLAY, "mahjong", 0, "m", N_("show free pairs")},
    {IN_PLAY, "mahjong", 0, "L",
     N_("letters on free tiles: type one to take it")},
    {IN_PLAY, "mahjong", 0, "Z", N_("zoom")},
    {IN_PLAY, "freecell", 0, "!", N_("finish, when all cards can go home")},
    {IN_PLAY, "mahjong", 0, "!", N_("finish, when no choice is left")},
    {IN_PLAY, "freecell", 0, "=", N_("what is home, and what comes next")},
    {IN_PLAY, "mahjong", 0, "=", N_("what was taken, and what is left")},
    {IN_PLAY, NULL, 0, "T", N_("timeline: jump to any move")},
    {IN_PLAY, NULL, 0, "R", N_("replay this game from the start")},
    {IN_PLAY, NULL, 0, "n", N_("new game: deal, variant, difficulty ...")},
    {IN_PLAY, NULL, 0, "r",
     N_("restart this deal; again: back to where you were")},
    {IN_PLAY, NULL, 0, "N", N_("today's puzzle")},
    {IN_PLAY, NULL, 0, ">", N_("share your result")},
    {IN_PLAY, NULL, 0, "Ctrl-S", N_("save to a file")},
    {IN_PLAY, NULL, 0, "Ctrl-P", N_("pause; also a click on the clock")},
    {IN_PLAY, NULL, 0, "#", N_("statistics")},
    {IN_PLAY, NULL, 0, "F2", N_("short lessons; your game stays as it is")},
    {IN_PLAY, NULL, 0, ":", N_("any command; :help lists them")},
    {IN_REPLAY, NULL, 0, N_("Space, p"), N_("play, pause")},
    {IN_REPLAY, NULL, 0, N_("arrows"), N_("one move or ten, back or forward")},
    {IN_REPLAY, NULL, 0, N_("Enter"),
     N_("next move; or type a number, then Enter")},
    {IN_REPLAY, NULL, 0, N_("Home, End"), N_("start, end")},
    {IN_REPLAY, NULL, 0, "+  -", N_("faster, slower")},
    {IN_PLAY | IN_REPLAY, NULL, 0, "o",
     N_("options: colours, characters, animation")},
    {IN_REPLAY, NULL, 0, N_("mouse"), N_("click the timeline")},
    {IN_PLAY, NULL, 0, "q", N_("quit; the game is saved")},
    {IN_REPLAY, NULL, 0, "q, Esc", N_("close")}};

/* Explains how typed moves and commands share the keyboard. */
static const char rule[] = N_(
    "\nA letter or digit that can begin a move does, in upper or lower case."
    " Until\n"
    "the move is complete, the next key belongs to it: Esc clears it, "
    "Backspace\n"
    "deletes one character, and a space only separates.\n"
    "Help is '?' or F1 here, not 'h' as in line mode.\n");

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
    const char *signs = drawing_of(game)->signs;
    game_words_rules(page, game);
    if (signs)
        page_text(page, translate(signs));
}

static void page_key(Page *page, const KeyName *name)
{
    page_text(page, "  ");
    page_padded(page, translate_in("key", name->name), 13);
    page_format(page, "  %s\n", translate(name->what));
}

void legend_page(Page *page, const Game *game, int in_replay)
{
    const int when = in_replay ? IN_REPLAY : IN_PLAY;
    size_t i;
    if (!in_replay) {
        legend_page_rules(page, game);
        page_text(page, "\n");
    }
    for (i = 0; i < sizeof all / sizeof *all; i++)
        if (is_for(&all[i], when, game))
            page_key(page, &all[i]);
    if (!in_replay)
        page_text(page, translate(rule));
}

/* Writes the names of the games that have the key; nothing if all have it. */
static void page_games(Page *page, const KeyName *name)
{
    int i;
    page_put(page, "", 0);
    for (i = 0; i < games_count && name->game; i++)
        if (is_for(name, IN_PLAY, games[i]))
            page_format(page, page->used ? ", %s" : "%s", games[i]->name);
}

void legend_see(void *own, SeeKey see)
{
    size_t i;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        Page of = PAGE_EMPTY;
        page_games(&of, &all[i]);
        if (all[i].when & IN_PLAY)
            see(own, of.text, translate_in("key", all[i].name),
                translate(all[i].what));
        page_free(&of);
    }
}

/* ---------------------------------------------------------------- the bar */

static int moment_of(const Tui *tui)
{
    switch (tui->mode) {
    case MODE_REPLAY:
        return IN_REPLAY;
    case MODE_TIMELINE:
        return IN_TIME;
    case MODE_TYPE:
    case MODE_SAVE:
        return IN_TYPING;
    default:
        if (tui->lesson.is_on)
            return tui->lesson.is_finished ? IN_FINISHED_LESSON : IN_LESSON;
        return (tui->scene.letters ? IN_LETTERS : IN_PLAY) |
               (tui->display.finishes ? IN_EASY_END : 0);
    }
}

/* On large boards, some letters name columns instead of commands. */
static int is_column(const Tui *tui, int key)
{
    char word[2] = {0, 0};
    word[0] = (char)(key < 128 && isalpha(key) ? typed_moves_lower(key) : '?');
    return (moment_of(tui) & IN_PLAY) &&
           typed_moves_read(tui->scene.session, word) != TYPED_NONE;
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
        if (is_offered(tui, &bar[i]) &&
            x + widget_button_width(bar[i].name, bar[i].what) <= canvas->width)
            x = widget_button(canvas, x, y,
                              bar[i].key ? HIT_KEY + bar[i].key
                                         : (int)HIT_NOTHING,
                              bar[i].name, bar[i].what, INK_BAR_KEY, INK_BAR);
}
