/* SPDX-License-Identifier: MIT */
/* Turns keys and clicks into lines, the form that all front ends send, or into
   actions that only a screen has, such as moving the cursor or typing part of
   a move. */
#include "keys.h"

#include "advice/explain.h"
#include "entry.h"
#include "front/tui/dialogs/chooser.h"
#include "front/tui/dialogs/dialogs.h"
#include "front/tui/game/questions.h"
#include "front/tui/terminal/input.h"
#include "front/tui/view/ending.h"
#include "front/tui/view/pointing.h"
#include "front/tui/view/position.h"
#include "send.h"

/* ------------------------------------------------------- everything else */

enum { PEEK_KEY = ',' };

static const struct {
    int key;
    const char *line;
} bindings[] = {{'u', "undo"},      {'z', "undo"},   {KEY_RUBOUT, "undo"},
                {'U', "redo"},      {'y', "redo"},   {CONTROL('r'), "redo"},
                {'N', "new daily"}, {'P', "par"},    {'v', "winnable"},
                {'x', "explain"},   {'X', "rewind"}, {'q', "quit"},
                {'!', "finish"},    {'=', "taken"},  {KEY_LEARN, "learn"}};

/* Doubles or halves the speed of autoplay. */
static void set_pace(Tui *tui, int faster)
{
    if (faster && tui->playback.pace > 5)
        tui->playback.pace /= 2;
    if (!faster && tui->playback.pace < 2000)
        tui->playback.pace *= 2;
}

/* The questions that the thread answers. */
static const struct {
    int key;
    ThinkerQuestion question;
} questions[] = {
    {'v', explain_winnable}, {'P', question_par}, {'x', question_explain}};

static int send_for(Tui *tui, int code)
{
    size_t i;
    for (i = 0; i < sizeof questions / sizeof *questions && tui->thinker; i++)
        if (questions[i].key == code) {
            thinker_send_question(tui->thinker, tui->scene.session,
                                  questions[i].question);
            return 1;
        }
    return 0;
}

/* Opens a dialog over the board. */
static int obey_beside(Tui *tui, int code, Page *line)
{
    switch (code) {
    case ':':
        typing_begin(tui);
        return 1;
    case 'n':
        if (!chooser_choose_line(tui, line))
            tui->message.note.used = 0;
        return 1;
    case '>':
        sharing_show(tui);
        return 1;
    case CONTROL('s'):
        sharing_begin_saving(tui);
        return 1;
    case 'R':
        replay_dialog_watch_again(tui);
        return 1;
    case 'V':
        if (!entry_refuses_hints(tui) && replay_dialog_watch_solution(tui))
            send_line(line, "assisted");
        return 1;
    default:
        return 0;
    }
}

/* Keys that change how tiles and cards are shown. Other games have none. */
static int obey_seen(Tui *tui, int code)
{
    Scene *scene = &tui->scene;
    const int tiles = scene_has_trait(scene, HAS_FREE_TILES);
    if (code == 'L' && tiles) {
        scene->letters = !scene->letters;
    } else if (code == 'Z' && tiles) {
        scene->zoom = (scene->zoom + 1) % ZOOMS;
    } else if (code == 'm' && scene_has_trait(scene, SHOWS_MOVES)) {
        scene->shows_ways = !scene->shows_ways;
        position_mark(tui);
    } else {
        return 0;
    }
    return 1;
}

/* Keys for autoplay, replay and the timeline. */
static int obey_here(Tui *tui, int code, Page *line)
{
    switch (code) {
    case 'T':
        tui->mode = MODE_TIMELINE;
        return 1;
    case 't':
        tui->advice.is_wanted = !entry_refuses_hints(tui);
        return 1;
    case 'p':
        tui->playback.is_on =
            !tui->playback.is_on && !entry_refuses_hints(tui);
        return 1;
    case CONTROL('p'):
        pausing_run(tui);
        return 1;
    case '+':
    case '-':
        set_pace(tui, code == '+');
        return 1;
    case PEEK_KEY:
        peek_at_next(tui);
        return 1;
    case '/':
        finding_begin(tui);
        return 1;
    default:
        return obey_seen(tui, code) || obey_beside(tui, code, line);
    }
}

/* Nothing brings back a game that is not stored, so a key that deals another
   one is needed twice. Returns 1 the first time. */
static int asks_first(Tui *tui, int code)
{
    const Session *session = tui->scene.session;
    const u32 at = session->at;
    if (code != 'N' || !at || session_is_over(session) ||
        tui->timeline.leaves_at == at ||
        (tui->store && !store_state(tui->store)))
        return 0;
    tui->timeline.leaves_at = at;
    tui->message.told.used = 0;
    tui->message.tone = TONE_ANSWER;
    page_format(&tui->message.told,
                _("This game is not saved. Press %c again to leave it."),
                code);
    return 1;
}

/* Keys in a lesson, besides those that move the cursor and pieces. */
static int obey_in_lesson(Tui *tui, const Key *key, Page *line)
{
    static const struct {
        int key;
        const char *line;
    } lines[] = {{'n', "next"},  {'p', "back"},          {'r', "again"},
                 {'u', "again"}, {KEY_RUBOUT, "again"},  {'t', "hint"},
                 {'?', "help"},  {KEY_FOR_HELP, "help"}, {'q', "quit"}};
    int known;
    size_t i;
    if (tui->lesson.is_finished && (key->code == '\r' || key->code == ' '))
        return send_line(line, "next");
    if (cursor_obey(tui, key, line, &known) || known)
        return line->used > 0;
    for (i = 0; i < sizeof lines / sizeof *lines; i++)
        if (lines[i].key == key->code)
            return send_line(line, lines[i].line);
    if (key->code == ':')
        typing_begin(tui);
    else if (!common_keys_obey(tui, key->code))
        entry_refuse(tui, key->code);
    return 0;
}

static int obey_command(Tui *tui, const Key *key, Page *line)
{
    int known;
    size_t i;
    if (tui->lesson.is_on)
        return obey_in_lesson(tui, key, line);
    if (key->code == '\r' && ending_offers_next(tui))
        return send_line(line, "next");
    if (cursor_obey(tui, key, line, &known) || known)
        return line->used > 0;
    if (asks_first(tui, key->code))
        return 0;
    tui->timeline.leaves_at = 0;
    if (key->code == 'r')
        return send_restart(tui, line);
    send_note_leaving(tui, key->code);
    if (key->code == 'x' && entry_refuses_hints(tui))
        return 0;
    if (send_for(tui, key->code))
        return 0;
    for (i = 0; i < sizeof bindings / sizeof *bindings; i++)
        if (bindings[i].key == key->code)
            return send_line(line, bindings[i].line);
    if (!obey_here(tui, key->code, line) && !common_keys_obey(tui, key->code))
        entry_refuse(tui, key->code);
    return line->used > 0;
}

/* A clicked button is a command, even if its letter could start a move. */
static int obey_release(Tui *tui, const Key *key, Page *line)
{
    Key button;
    if (mouse_release(tui, key, line, &button))
        return 1;
    if (button.code == KEY_NOTHING)
        return 0;
    return tui->mode == MODE_PLAY ? obey_command(tui, &button, line)
                                  : keys_obey(tui, &button, line);
}

static int play_key(Tui *tui, const Key *key, Page *line)
{
    int taken;
    if (key->code == KEY_PRESSED || key->code == KEY_PRESSED_AGAIN)
        mouse_press(tui, key);
    if (entry_take(tui, key->code, line, &taken) || taken)
        return line->used > 0;
    if (key->code == KEY_RELEASED)
        return obey_release(tui, key, line);
    return obey_command(tui, key, line);
}

static int obey_in_mode(Tui *tui, const Key *key, Page *line)
{
    switch (tui->mode) {
    case MODE_TYPE:
    case MODE_SAVE:
        return typing_obey(tui, key, line);
    case MODE_TIMELINE:
        if (key->code != KEY_PRESSED && key->code != KEY_PRESSED_AGAIN &&
            key->code != KEY_RELEASED)
            return timeline_obey(tui, key, line);
        return play_key(tui, key, line);
    default:
        return play_key(tui, key, line);
    }
}

/* Any key puts a dragged piece back, and ends a look at one. Returns 1 if that
   is all that it does. */
static int interrupt_mouse(Tui *tui, const Key *key)
{
    const int busy = tui->mouse.drags || tui->peek.is_open;
    if (key->code == PEEK_KEY)
        drag_cancel(tui);
    else if (key->code != KEY_RELEASED)
        mouse_let_go(tui);
    return busy && key->code == ESCAPE;
}

/* Any key but those of autoplay stops it. Those that a player presses to stop
   something do no more. */
static int stops_autoplay(Tui *tui, int code)
{
    const int plays = tui->playback.is_on;
    if (code != 'p' && code != '+' && code != '-')
        tui->playback.is_on = 0;
    return plays && (code == ' ' || code == '\r' || code == ESCAPE);
}

int keys_obey(Tui *tui, const Key *key, Page *line)
{
    line->used = 0;
    if (key->code == KEY_NOTHING || key->code == KEY_ROUSED)
        return 0;
    if (interrupt_mouse(tui, key) || key->code == KEY_SIZE)
        return 0;
    if (stops_autoplay(tui, key->code))
        return 0;
    if (key->code == KEY_PASTED) {
        typing_paste(tui, input_pasted());
        return 0;
    }
    return obey_in_mode(tui, key, line);
}
