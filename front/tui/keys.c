/* SPDX-License-Identifier: MIT */
/* Keys and clicks: as the lines that every front sends, or as what only a
   screen knows (where the cursor is, what is half typed). */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../rules/sliding.h"
#include "../counsel.h"
#include "keys.h"

void next_key(Tui *tui, Key *key, int milliseconds)
{
    if (tui->has_ahead) {
        *key = tui->ahead;
        tui->has_ahead = 0;
    } else {
        await_key(key, milliseconds);
    }
}

int is_game(const Tui *tui, const Game *game)
{
    return tui->scene.session->game == game;
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

/* ------------------------------------------------------------ the timeline */

int go_to_number(Page *line, long number, long count)
{
    if (number < 0)
        number = 0;
    if (number > count)
        number = count;
    line->used = 0;
    page_format(line, "go %ld", number);
    return 1;
}

static int time_key(Tui *tui, const Key *key, Page *line)
{
    const Session *session = tui->scene.session;
    const long count = (long)session->count;
    const long at = (long)session->at;
    switch (key->code) {
    case KEY_GO_LEFT:
    case 'h':
        return go_to_number(line, at - 1, count);
    case KEY_GO_RIGHT:
    case 'l':
    case ' ':
        return go_to_number(line, at + 1, count);
    case KEY_PAGE_UP:
    case KEY_GO_UP:
        return go_to_number(line, at - 10, count);
    case KEY_PAGE_DOWN:
    case KEY_GO_DOWN:
        return go_to_number(line, at + 10, count);
    case KEY_GO_HOME:
        return go_to_number(line, 0, count);
    case KEY_GO_END:
        return go_to_number(line, count, count);
    default:
        tui->mode = MODE_PLAY;
        return 0;
    }
}

/* ------------------------------------------------------------------ cursor */

void settle_cursor(Scene *scene, const Box *before)
{
    const Drawing *drawing = drawing_of(scene->session->game);
    const Piece *piece = piece_on(scene, scene->cursor);
    long best = -1;
    long far;
    Box box;
    unsigned i;
    if (piece && is_target(scene, piece))
        return;
    scene->cursor = NO_SPOT;
    for (i = 0; i < scene->count; i++) {
        if (!is_target(scene, &scene->pieces[i]))
            continue;
        box = drawing->place(scene, &scene->pieces[i]);
        far =
            labs((long)box.x - before->x) + 2 * labs((long)box.y - before->y);
        if (best < 0 || far < best) {
            best = far;
            scene->cursor = scene->pieces[i].spot;
        }
    }
}

static int point_at(Tui *tui, u8 spot)
{
    tui->scene.cursor = spot;
    mark_scene(tui);
    return 0;
}

/* What arrows mean in the sliding puzzle: the way of a block, or of the hole.
 */
static int slide(const Tui *tui, Page *line, int dx, int dy)
{
    const int turn = tui->look.arrows_hole ? -1 : 1;
    dx *= turn;
    dy *= turn;
    return say_line(line, dx < 0 ? "l" : dx > 0 ? "r" : dy < 0 ? "u" : "d");
}

static const struct {
    int code, also, dx, dy;
} ways[] = {{KEY_GO_LEFT, 'h', -1, 0},
            {KEY_GO_RIGHT, 'l', 1, 0},
            {KEY_GO_UP, 'k', 0, -1},
            {KEY_GO_DOWN, 'j', 0, 1}};

/* 1 when the key is one of direction. */
static int take_way(const Key *key, int *dx, int *dy)
{
    size_t i;
    for (i = 0; i < sizeof ways / sizeof *ways; i++)
        if (ways[i].code == key->code || ways[i].also == key->code) {
            *dx = ways[i].dx;
            *dy = ways[i].dy;
            return 1;
        }
    return 0;
}

static int go_way(Tui *tui, Page *line, int dx, int dy)
{
    Scene *scene = &tui->scene;
    if (is_game(tui, &sliding))
        return slide(tui, line, dx, dy);
    return point_at(tui, next_target(scene, scene->cursor, dx, dy));
}

/* ------------------------------------------------------- everything else */

static const struct {
    int key;
    const char *line;
} bindings[] = {
    {'u', "undo"},          {'U', "redo"},       {CONTROL('r'), "redo"},
    {'z', "undo"},          {'y', "redo"},       {'n', "new"},
    {'r', "again"},         {'D', "new daily"},  {'w', "winnable"},
    {'P', "par"},           {'x', "explain"},    {'q', "quit"},
    {CONTROL('c'), "quit"}, {KEY_RUBOUT, "undo"}};

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

static int let_go(Tui *tui, Page *line)
{
    tui->plays_on = 0;
    tui->wants_hint = 0;
    tui->scene.letters = tui->scene.shows_ways = 0;
    tui->told.used = 0;
    tui->looked_at = 1;
    if (*tui->entry)
        *tui->entry = '\0';
    else if (tui->scene.session->held != NO_SPOT)
        return touch_spot(tui, line, tui->scene.session->held);
    return 0;
}

static int enter(Tui *tui, Page *line)
{
    if (*tui->entry) {
        say_line(line, tui->entry);
        *tui->entry = '\0';
        return 1;
    }
    return touch_spot(tui, line, tui->scene.cursor);
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
static void page_par_words(Page *page, Brain *brain, Session *session)
{
    (void)page_par(page, brain, session);
}

static const struct {
    int key;
    Errand errand;
} errands[] = {
    {'w', page_winnable}, {'P', page_par_words}, {'x', page_review}};

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

/* What has nothing to do with the game at hand. */
void obey_anywhere(Tui *tui, int code)
{
    switch (code) {
    case 'o':
        choose_look(tui);
        break;
    case '?':
        show_help(tui);
        break;
    case 'T':
        show_record(tui, tui->scene.session->game);
        break;
    case CONTROL('l'):
        paint_again();
        break;
    case CONTROL('z'):
        kill(getpid(), SIGTSTP);
        break;
    default:
        break;
    }
}

/* What changes nothing but the screen. */
static void obey_here(Tui *tui, int code)
{
    switch (code) {
    case ':':
        begin_typing(tui);
        break;
    case 's':
    case 'c':
        show_share(tui);
        break;
    case 'S':
        begin_saving(tui);
        break;
    case 'g':
        tui->mode = MODE_TIME;
        break;
    case 'f':
        tui->scene.letters = !tui->scene.letters;
        break;
    case 'm':
        tui->scene.shows_ways = !tui->scene.shows_ways;
        mark_scene(tui);
        break;
    case 'Z':
        tui->scene.zoom = (tui->scene.zoom + 1) % ZOOMS;
        break;
    case 'H':
        tui->wants_hint = 1;
        break;
    case 'A':
        tui->plays_on = !tui->plays_on;
        break;
    case 'R':
        watch_again(tui);
        break;
    case 'W':
        watch_way(tui);
        break;
    case '+':
    case '-':
        set_pace(tui, code == '+');
        break;
    default:
        obey_anywhere(tui, code);
        break;
    }
}

static int obey_common(Tui *tui, const Key *key, Page *line)
{
    Scene *scene = &tui->scene;
    size_t i;
    if (send_for(tui, key->code))
        return 0;
    for (i = 0; i < sizeof bindings / sizeof *bindings; i++)
        if (bindings[i].key == key->code)
            return say_line(line, bindings[i].line);
    switch (key->code) {
    case '\r':
    case ' ':
        return enter(tui, line);
    case '\t':
        return point_at(tui, turn_target(scene, scene->cursor, 1));
    case KEY_BACK_TAB:
        return point_at(tui, turn_target(scene, scene->cursor, -1));
    case KEY_GO_HOME:
        return point_at(tui, first_target(scene));
    case KEY_GO_END:
        return point_at(tui, last_target(scene));
    case ESCAPE:
        return let_go(tui, line);
    default:
        obey_here(tui, key->code);
        return 0;
    }
}

static int play_key(Tui *tui, const Key *key, Page *line)
{
    int dx, dy, taken;
    if (key->code == KEY_PRESSED)
        tui->pressed = here_at(tui, key);
    if (key->code == KEY_RELEASED)
        return release_mouse(tui, key, line);
    if (enter_sign(tui, key->code, line, &taken) || taken)
        return line->used > 0;
    if (take_way(key, &dx, &dy))
        return go_way(tui, line, dx, dy);
    return obey_common(tui, key, line);
}

int obey_key(Tui *tui, const Key *key, Page *line)
{
    line->used = 0;
    if (key->code == KEY_NOTHING || key->code == KEY_ROUSED ||
        key->code == KEY_SIZE)
        return 0;
    if (key->code != 'A' && key->code != '+' && key->code != '-')
        tui->plays_on = 0;
    if (tui->mode == MODE_TYPE || tui->mode == MODE_SAVE)
        return type_key(tui, key, line);
    if (tui->mode == MODE_TIME && key->code != KEY_PRESSED &&
        key->code != KEY_RELEASED)
        return time_key(tui, key, line);
    return play_key(tui, key, line);
}
