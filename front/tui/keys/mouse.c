/* SPDX-License-Identifier: MIT */
/* Clicks and drags. Each cell of the canvas knows what a click on it means. A
   drag changes nothing until the piece is dropped: then it is sent as a move,
   or put back. */
#include "keys.h"

#include <stdlib.h>

#include "front/tui/game/touch_trial.h"
#include "front/tui/view/ending.h"
#include "front/tui/view/pointing.h"
#include "front/tui/view/position.h"
#include "front/tui/view/view.h"
#include "send.h"
#include "table/game_words.h"

/* Values of Tui.pressed besides places. */
enum {
    NOT_PRESSED = -1,
    CANCELLED = -2 /* the button is down, but its release means nothing */
};

static int click(Tui *tui, int hit, Page *line, Key *button)
{
    if (hit >= HIT_TIME)
        return send_go(line, view_time_at(tui, hit),
                       (long)tui->scene.session->count);
    if (hit >= HIT_KEY) {
        button->code = hit - HIT_KEY;
        return 0;
    }
    return hit < NO_SPOT && send_touch(tui, line, (u8)hit);
}

/* ---------------------------------------------------------------- dragging */

void mouse_let_go(Tui *tui)
{
    drag_cancel(tui);
    peek_end(tui);
    if (tui->mouse.pressed != NOT_PRESSED)
        tui->mouse.pressed = CANCELLED;
}

static void tell_refused(Tui *tui, const Fault *fault)
{
    tui->message.told.used = 0;
    tui->message.tone = TONE_REFUSAL;
    page_reason(&tui->message.told, fault);
}

/* Where a piece was dropped that it can't go, the rules say why. */
static void explain_drop(Tui *tui, u8 from, u8 to)
{
    const Session *session = tui->scene.session;
    const Fault fault = {.game = session->game,
                         .reason = touch_refusal(session, from, to)};
    if (fault.reason)
        tell_refused(tui, &fault);
}

/* Sends the move of a piece that was dragged from one spot to another. */
static int send_drop(Tui *tui, Page *line, u8 from, u8 to)
{
    const Session *session = tui->scene.session;
    u16 move;
    if (session->game->touch(session->position, from, to, &move) != TOUCH_MOVE)
        return 0;
    tui->scene.cursor = to;
    tui->mouse.has_dropped = 1;
    line->used = 0;
    page_move(line, session, move);
    return 1;
}

static int drop(Tui *tui, int hit, Page *line)
{
    const u8 from = tui->mouse.dragged;
    const u8 to = drag_target(tui);
    drag_cancel(tui);
    if (scene_has_trait(&tui->scene, SLIDES) && to == from) {
        tui->mouse.has_dropped = 1;
        return send_touch(tui, line, from);
    }
    if (to != NO_SPOT)
        return send_drop(tui, line, from, to);
    if (hit < NO_SPOT && hit != from)
        explain_drop(tui, from, (u8)hit);
    return 0;
}

/* ----------------------------------------------------------------- buttons */

static void note_pointer(Tui *tui, const Key *key)
{
    tui->mouse.x = key->x;
    tui->mouse.y = key->y;
}

void mouse_press(Tui *tui, const Key *key)
{
    note_pointer(tui, key);
    tui->mouse.pressed = view_hit_test(tui, key);
    tui->mouse.press_x = key->x;
    tui->mouse.press_y = key->y;
    tui->mouse.is_double = key->code == KEY_PRESSED_AGAIN;
}

/* Some terminals report no motion, and consoles sometimes no press. What can't
   be lifted is touched, so that the rules say why. */
int mouse_release(Tui *tui, const Key *key, Page *line, Key *button)
{
    const int hit = view_hit_test(tui, key);
    const int from =
        tui->mouse.pressed == NOT_PRESSED ? hit : tui->mouse.pressed;
    *button = (Key){KEY_NOTHING, -1, -1};
    tui->mouse.pressed = NOT_PRESSED;
    note_pointer(tui, key);
    if (tui->mouse.drags)
        return drop(tui, hit, line);
    if (from == hit && tui->mouse.is_double && hit < NO_SPOT &&
        hit == tui->scene.session->held)
        return send_home(tui, line, (u8)hit);
    if (from == hit)
        return click(tui, hit, line, button);
    if (from < 0 || from >= NO_SPOT)
        return 0;
    return drag_begin(tui, (u8)from) ? drop(tui, hit, line)
                                     : send_touch(tui, line, (u8)from);
}

/* A hand that trembles while it clicks drags nothing. */
static int begins_drag(const Tui *tui, const Key *key)
{
    if (tui->mouse.pressed < 0 || tui->mouse.pressed >= NO_SPOT)
        return 0;
    return view_hit_test(tui, key) != tui->mouse.pressed ||
           abs(key->x - tui->mouse.press_x) > 1 ||
           abs(key->y - tui->mouse.press_y) > 1;
}

/* The cursor follows the pointer to what can be picked up or played, unless
   the board would then follow the cursor. */
static int hover(Tui *tui, const Key *key)
{
    Scene *scene = &tui->scene;
    const int hit = view_hit_test(tui, key);
    if (hit >= NO_SPOT || hit == scene->cursor || *tui->entry.text ||
        (tui->mode != MODE_PLAY && tui->mode != MODE_TIMELINE) ||
        ending_is_shown(tui) || scene_scrolls(scene) ||
        !position_can_touch(scene->session, (u8)hit))
        return 0;
    scene->cursor = (u8)hit;
    position_mark(tui);
    return 1;
}

/* Motion without a button means that a release was lost, for example outside
   the window. */
static int let_go_late(Tui *tui)
{
    const int late =
        tui->mouse.drags || tui->peek.is_open || tui->mouse.pressed >= 0;
    mouse_let_go(tui);
    return late;
}

static int peek(Tui *tui, const Key *key)
{
    const int hit = view_hit_test(tui, key);
    if (hit >= NO_SPOT || tui->mouse.drags ||
        (tui->peek.is_open && tui->peek.spot == (u8)hit))
        return 0;
    peek_begin(tui, (u8)hit);
    return 1;
}

int mouse_point(Tui *tui, const Key *key)
{
    if (key->code == KEY_HOVERED)
        return let_go_late(tui) | hover(tui, key);
    if (key->code == KEY_PEEKED)
        return peek(tui, key);
    if (key->code == KEY_PEEK_ENDED) {
        peek_end(tui);
        return 1;
    }
    if (key->code == KEY_DRAGGED && !tui->mouse.drags &&
        begins_drag(tui, key) && drag_begin(tui, (u8)tui->mouse.pressed))
        tui->message.told.used = 0;
    return tui->mouse.drags;
}
