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
    {IN_EASY_END, NULL, '!', "!", _("finish")},
    {IN_PLAY, NULL, 'u', "u", _("undo")},
    {IN_PLAY, NULL, 'U', "U", _("redo")},
    {IN_PLAY, NULL, 't', "t", _("hint")},
    {IN_PLAY, NULL, 'n', "n", _("new")},
    {IN_PLAY, NULL, '?', "?", _("keys")},
    {IN_PLAY, NULL, 'q', "q", _("quit")},
    {IN_PLAY, NULL, 0, "F2", _("lessons")},
    {IN_PLAY, "mahjong", 'L', "L", _("letters")},
    {IN_PLAY, "freecell", 'm', "m", _("moves")},
    {IN_PLAY, "kulki", ':', _("type"), _("d4 c2")},
    {IN_PLAY, "sliding", ':', _("type"), _("a number")},
    {IN_PLAY, NULL, 'N', "N", _("daily")},
    {IN_PLAY, NULL, 'T', "T", _("timeline")},
    {IN_PLAY, NULL, 'r', "r", _("restart")},
    {IN_PLAY, NULL, '>', ">", _("share")},
    {IN_PLAY, NULL, 'p', "p", _("autoplay")},
    {IN_PLAY, NULL, 'R', "R", _("replay")},
    {IN_PLAY, NULL, '#', "#", _("statistics")},
    {IN_PLAY, NULL, 'o', "o", _("options")},
    {IN_PLAY, "mahjong", 'Z', "Z", _("zoom")},
    {IN_PLAY, NULL, ':', ":", _("command")},
    {IN_LETTERS, NULL, 0, "a-z", _("take a tile")},
    {IN_LETTERS, NULL, ESCAPE, "Esc", _("letters off")},
    {IN_LETTERS, NULL, '?', "?", _("keys")},
    {IN_LETTERS, NULL, 'z', _("Backspace"), _("undo")},
    {IN_LETTERS, NULL, ':', ":", _("command")},
    {IN_TIME, NULL, 'h', "\u2190", _("back")},
    {IN_TIME, NULL, 'l', "\u2192", _("forward")},
    {IN_TIME, NULL, 'k', "\u2191", _("10 back")},
    {IN_TIME, NULL, 'j', "\u2193", _("10 forward")},
    {IN_TIME, NULL, '0', _("Home"), _("start")},
    {IN_TIME, NULL, '$', _("End"), _("end")},
    {IN_TIME, NULL, ESCAPE, "Esc", _("close")},
    {IN_LESSON, NULL, 't', "t", _("show the move")},
    {IN_FINISHED_LESSON, NULL, '\r', _("Enter"), _("go on")},
    {IN_LESSON, NULL, 'n', "n", _("next")},
    {IN_LESSON | IN_FINISHED_LESSON, NULL, 'p', "p", _("previous")},
    {IN_LESSON | IN_FINISHED_LESSON, NULL, 'r', "r", _("again")},
    {IN_LESSON | IN_FINISHED_LESSON, NULL, 'q', "q", _("leave")},
    {IN_TYPING, NULL, '\r', _("Enter"), _("OK")},
    {IN_TYPING, NULL, ESCAPE, "Esc", _("cancel")},
    {IN_REPLAY, NULL, 'p', _("Space"), _("play")},
    {IN_REPLAY, NULL, 'b', "\u2190", _("back")},
    {IN_REPLAY, NULL, 'n', "\u2192", _("next")},
    {IN_REPLAY, NULL, '+', "+", _("faster")},
    {IN_REPLAY, NULL, '-', "-", _("slower")},
    {IN_REPLAY, NULL, 'q', "q", _("close")},
    {IN_REPLAY, NULL, '?', "?", _("keys")}};

static const KeyName all[] = {
    {IN_PLAY, "!sliding", 0, _("arrows"), _("move the cursor")},
    {IN_PLAY, "sliding", 0, _("arrows"),
     _("move a tile (or the gap: see the options)")},
    {IN_PLAY, "!sliding", 0, _("Space, Enter"), _("select or place")},
    {IN_PLAY, "sliding", 0, _("Space, Enter"), _("move the marked tile")},
    {IN_PLAY, NULL, 0, "Tab", _("next piece that can move")},
    {IN_PLAY, NULL, 0, _("Home, End"), _("first piece, last piece")},
    {IN_PLAY, NULL, 0, ".", _("send the piece where it belongs")},
    {IN_PLAY, "!sliding", 0, ",", _("look closer; again for the next piece")},
    {IN_PLAY, "freecell", 0, "/",
     _("find a rank or a card; alone: like the cursor's")},
    {IN_PLAY, "mahjong", 0, "/",
     _("find a face or a number; alone: like the cursor's")},
    {IN_PLAY, "kulki", 0, "/", _("find a colour")},
    {IN_PLAY, "sliding", 0, "/", _("find a tile by its number")},
    {IN_PLAY, NULL, 0, _("mouse"),
     _("click or drag; double click sends, right button looks")},
    {IN_PLAY, "kulki", 0, "d4 c2", _("move the ball on d4 to c2")},
    {IN_PLAY, "freecell", 0, "26  3a  bh",
     _("move from 2 to 6; h, 0 or Enter for home")},
    {IN_PLAY, "mahjong", 0, "5b  we", _("take the two tiles with that face")},
    {IN_PLAY, "sliding", 0, "1  12",
     _("move that tile, if it is beside the gap")},
    {IN_PLAY, NULL, 0, "Esc", _("cancel")},
    {IN_PLAY, NULL, 0, "u", _("undo; also z and Backspace")},
    {IN_PLAY, NULL, 0, "U", _("redo; also y and Ctrl-R")},
    {IN_PLAY, NULL, 0, "t", _("hint; press again for another")},
    {IN_PLAY, NULL, 0, "p", _("autoplay; + faster, - slower")},
    {IN_PLAY, "!kulki", 0, "v", _("can it still be won?")},
    {IN_PLAY, "!kulki", 0, "V", _("watch the solution")},
    {IN_PLAY, "!kulki", 0, "P", _("fewest moves to win (par)")},
    {IN_PLAY, "!kulki", 0, "x", _("explain: find the losing move")},
    {IN_PLAY, "!kulki", 0, "X", _("go back to before the losing move")},
    {IN_PLAY, "kulki", 0, "V", _("watch the computer play on")},
    {IN_PLAY, "kulki", 0, "P", _("the computer's score for this deal (par)")},
    {IN_PLAY, "kulki", 0, "x", _("explain: your costliest moves")},
    {IN_PLAY, "kulki", 0, "X", _("go back to before the costliest move")},
    {IN_PLAY, "freecell", 0, "m", _("show where each card can go")},
    {IN_PLAY, "mahjong", 0, "m", _("show free pairs")},
    {IN_PLAY, "mahjong", 0, "L",
     _("letters on free tiles: type one to take it")},
    {IN_PLAY, "mahjong", 0, "Z", _("zoom")},
    {IN_PLAY, "freecell", 0, "!", _("finish, when all cards can go home")},
    {IN_PLAY, "mahjong", 0, "!", _("finish, when no choice is left")},
    {IN_PLAY, "freecell", 0, "=", _("what is home, and what comes next")},
    {IN_PLAY, "mahjong", 0, "=", _("what was taken, and what is left")},
    {IN_PLAY, NULL, 0, "T", _("timeline: jump to any move")},
    {IN_PLAY, NULL, 0, "R", _("replay this game from the start")},
    {IN_PLAY, NULL, 0, "n", _("new game: deal, variant, difficulty ...")},
    {IN_PLAY, NULL, 0, "r",
     _("restart this deal; again: back to where you were")},
    {IN_PLAY, NULL, 0, "N", _("today's puzzle")},
    {IN_PLAY, NULL, 0, ">", _("share your result")},
    {IN_PLAY, NULL, 0, "Ctrl-S", _("save to a file")},
    {IN_PLAY, NULL, 0, "Ctrl-P", _("pause; also a click on the clock")},
    {IN_PLAY, NULL, 0, "#", _("statistics")},
    {IN_PLAY, NULL, 0, "F2", _("short lessons; your game stays as it is")},
    {IN_PLAY, NULL, 0, ":", _("any command; :help lists them")},
    {IN_REPLAY, NULL, 0, _("Space, p"), _("play, pause")},
    {IN_REPLAY, NULL, 0, _("arrows"), _("one move or ten, back or forward")},
    {IN_REPLAY, NULL, 0, _("Enter"),
     _("next move; or type a number, then Enter")},
    {IN_REPLAY, NULL, 0, _("Home, End"), _("start, end")},
    {IN_REPLAY, NULL, 0, "+  -", _("faster, slower")},
    {IN_PLAY | IN_REPLAY, NULL, 0, "o",
     _("options: colours, characters, animation")},
    {IN_REPLAY, NULL, 0, _("mouse"), _("click the timeline")},
    {IN_PLAY, NULL, 0, "q", _("quit; the game is saved")},
    {IN_REPLAY, NULL, 0, "q, Esc", _("close")}};

/* Explains how typed moves and commands share the keyboard. */
static const char rule[] =
    _("\nA letter or digit that can begin a move does, in upper or lower case."
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
        page_text(page, signs);
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
            page_format(page, "  %-14s %s\n", all[i].name, all[i].what);
    if (!in_replay)
        page_text(page, rule);
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
            see(own, of.text, all[i].name, all[i].what);
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
        if (is_offered(tui, &bar[i]) && x + canvas_columns(bar[i].name) +
                                                canvas_columns(bar[i].what) +
                                                1 <=
                                            canvas->width)
            x = widget_button(canvas, x, y,
                              bar[i].key ? HIT_KEY + bar[i].key
                                         : (int)HIT_NOTHING,
                              bar[i].name, bar[i].what, INK_BAR_KEY, INK_BAR);
}
