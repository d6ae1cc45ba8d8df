/* SPDX-License-Identifier: MIT */
/* Keys and clicks: as the lines that every front sends, or as what only a
   screen knows (where the cursor is, what is half typed). */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "advice/explain.h"
#include "keys.h"

static int is_typing(const Tui *tui)
{
    return tui->mode == MODE_TYPE || tui->mode == MODE_SAVE;
}

/* Ctrl-C is what it is in every program, though the terminal is raw. */
void next_key(Tui *tui, Key *key, int milliseconds)
{
    if (tui->has_ahead) {
        *key = tui->ahead;
        tui->has_ahead = 0;
    } else {
        await_key(key, milliseconds);
    }
    if (key->code == CONTROL('c') && !is_typing(tui)) {
        raise(SIGINT);
        key->code = KEY_ENDED;
    }
}

int say_line(Page *line, const char *text)
{
    line->used = 0;
    page_text(line, text);
    return 1;
}

int touch_spot(Tui *tui, Page *line, u8 spot)
{
    tui->scene.cursor = spot;
    line->used = 0;
    page_format(line, "touch %u", (unsigned)spot);
    return spot != NO_SPOT;
}

/* ------------------------------------------------------- everything else */

static const struct {
    int key;
    const char *line;
} bindings[] = {{'u', "undo"}, {'z', "undo"},      {KEY_RUBOUT, "undo"},
                {'U', "redo"}, {'y', "redo"},      {CONTROL('r'), "redo"},
                {'n', "new"},  {'N', "new daily"}, {'r', "again"},
                {'P', "par"},  {'v', "winnable"},  {'x', "explain"},
                {'q', "quit"}};

/* Its lines are a menu for the mouse. */
static void show_help(Tui *tui)
{
    Page page = {NULL, 0, 0};
    page_keys(&page, tui->scene.session->game, tui->mode == MODE_REEL);
    show_text(tui, " Keys ", page.text);
    page_free(&page);
    if (was_clicked(tui)) {
        tui->ahead = (Key){tui->left_by.code, -1, -1};
        tui->has_ahead = 1;
    }
}

int let_go(Tui *tui, Page *line)
{
    tui->plays_on = 0;
    tui->wants_hint = 0;
    tui->scene.letters = tui->scene.shows_ways = 0;
    tui->told.used = 0;
    tui->looked_at = 1;
    if (*tui->entry)
        return drop_entry(tui, line);
    if (tui->scene.session->held != NO_SPOT)
        return touch_spot(tui, line, tui->scene.session->held);
    return 0;
}

/* Twice as fast, or half as fast, as hints are played. */
static void set_pace(Tui *tui, int faster)
{
    if (faster && tui->pace > 5)
        tui->pace /= 2;
    if (!faster && tui->pace < 2000)
        tui->pace *= 2;
}

/* What can be found out at length, by the thread. */
static void page_par_words(Page *page, Brain *brain, const Session *session)
{
    (void)page_par(page, brain, session);
}

static const struct {
    int key;
    Errand errand;
} errands[] = {
    {'v', page_winnable}, {'P', page_par_words}, {'x', page_review}};

static int send_for(Tui *tui, int code)
{
    size_t i;
    for (i = 0; i < sizeof errands / sizeof *errands && tui->thinker; i++)
        if (errands[i].key == code) {
            send_errand(tui->thinker, tui->scene.session, errands[i].errand);
            return 1;
        }
    return 0;
}

/* What has nothing to do with the game at hand; 0 when the key is none. */
int obey_anywhere(Tui *tui, int code)
{
    switch (code) {
    case 'o':
        choose_look(tui);
        return 1;
    case '?':
        show_help(tui);
        return 1;
    case '#':
    case 'T': /* in a replay */
        show_record(tui, tui->scene.session->game);
        return 1;
    case CONTROL('l'):
        paint_again();
        return 1;
    case CONTROL('z'):
        kill(getpid(), SIGTSTP);
        return 1;
    default:
        return 0;
    }
}

/* What is beside playing, over the board. */
static int obey_beside(Tui *tui, int code, Page *line)
{
    switch (code) {
    case ':':
        begin_typing(tui);
        return 1;
    case '>':
        show_share(tui);
        return 1;
    case CONTROL('s'):
        begin_saving(tui);
        return 1;
    case 'R':
        watch_again(tui);
        return 1;
    case 'V':
        if (watch_way(tui))
            say_line(line, "assisted");
        return 1;
    default:
        return 0;
    }
}

/* How tiles and cards are seen; other games have nothing of this. */
static int obey_seen(Tui *tui, int code)
{
    Scene *scene = &tui->scene;
    const int tiles = has_trait(scene, HAS_FREE_TILES);
    if (code == 'L' && tiles) {
        scene->letters = !scene->letters;
    } else if (code == 'Z' && tiles) {
        scene->zoom = (scene->zoom + 1) % ZOOMS;
    } else if (code == 'm' && has_trait(scene, SHOWS_MOVES)) {
        scene->shows_ways = !scene->shows_ways;
        mark_scene(tui);
    } else {
        return 0;
    }
    return 1;
}

/* What goes on by itself, or in time. */
static int obey_here(Tui *tui, int code, Page *line)
{
    switch (code) {
    case 'T':
        tui->mode = MODE_TIME;
        return 1;
    case 't':
        tui->wants_hint = 1;
        return 1;
    case 'p':
        tui->plays_on = !tui->plays_on;
        return 1;
    case '+':
    case '-':
        set_pace(tui, code == '+');
        return 1;
    default:
        return obey_seen(tui, code) || obey_beside(tui, code, line);
    }
}

/* The game that is left, or begun anew, is not lost: that is said with the new
   position. */
void note_leaving(Tui *tui, int code)
{
    const Session *session = tui->scene.session;
    tui->note.used = 0;
    if (!session->at || session_is_over(session))
        return;
    if (code == 'r')
        page_text(&tui->note, "Restarted. U plays your moves again.");
    else if (code != 'n' && code != 'N')
        return;
    else if (tui->store && !store_state(tui->store))
        page_text(&tui->note, "New game. The one you left is kept: :games "
                              "brings it back.");
    else
        page_text(&tui->note, "New game. The one you left was not kept.");
}

int obey_command(Tui *tui, const Key *key, Page *line)
{
    int known;
    size_t i;
    if (obey_cursor(tui, key, line, &known) || known)
        return line->used > 0;
    note_leaving(tui, key->code);
    if (send_for(tui, key->code))
        return key->code == 'x' && say_line(line, "assisted");
    for (i = 0; i < sizeof bindings / sizeof *bindings; i++)
        if (bindings[i].key == key->code)
            return say_line(line, bindings[i].line);
    if (!obey_here(tui, key->code, line) && !obey_anywhere(tui, key->code))
        refuse_stray(tui, key->code);
    return line->used > 0;
}

static int play_key(Tui *tui, const Key *key, Page *line)
{
    int taken;
    if (key->code == KEY_PRESSED)
        tui->pressed = here_at(tui, key);
    if (enter_key(tui, key->code, line, &taken) || taken)
        return line->used > 0;
    if (key->code == KEY_RELEASED)
        return release_mouse(tui, key, line);
    return obey_command(tui, key, line);
}

int obey_key(Tui *tui, const Key *key, Page *line)
{
    line->used = 0;
    if (key->code == KEY_NOTHING || key->code == KEY_ROUSED ||
        key->code == KEY_SIZE)
        return 0;
    if (key->code != 'p' && key->code != '+' && key->code != '-')
        tui->plays_on = 0;
    if (key->code == KEY_PASTED)
        return paste_words(tui, pasted_text());
    if (is_typing(tui))
        return type_key(tui, key, line);
    if (tui->mode == MODE_TIME && key->code != KEY_PRESSED &&
        key->code != KEY_RELEASED)
        return time_key(tui, key, line);
    return play_key(tui, key, line);
}
