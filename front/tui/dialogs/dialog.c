/* SPDX-License-Identifier: MIT */
/* The loop that every dialog runs in. It follows the mouse between keys, so
   that the button under the pointer lights up everywhere. */
#include "dialog.h"

#include "front/tui/terminal/mouse_input.h"
#include "front/tui/terminal/screen.h"
#include "front/tui/view/bars.h"
#include "front/tui/view/pointing.h"
#include "front/tui/view/view.h"
#include "host/clock.h"

typedef struct Running {
    Tui *tui;
    const Dialog *dialog;
    void *own;
    PointAt *point; /* NULL: the mouse only clicks */
} Running;

static void draw(const Running *running)
{
    Tui *tui = running->tui;
    view_clear(tui);
    running->dialog->draw(tui, running->own);
    view_light_button(tui);
    status_title(tui);
    screen_paint(&tui->canvas, &tui->look);
}

/* Events of the mouse that do not end the wait for a key. */
static int is_pointing(const Key *key)
{
    return mouse_input_is_motion(key) || key->code == KEY_PEEKED ||
           key->code == KEY_PEEK_ENDED;
}

static int point(const Running *running, const Key *key)
{
    Tui *tui = running->tui;
    const int before = view_lit_button(tui);
    tui->mouse.x = key->x;
    tui->mouse.y = key->y;
    return (running->point && running->point(tui, key)) ||
           view_lit_button(tui) != before;
}

/* Waits for a key until the time is up, wherever the mouse moves. */
static void next_key(const Running *running, Key *key, int longest)
{
    Tui *tui = running->tui;
    const long long until = clock_milliseconds() + longest;
    long long left = longest;
    mouse_input_hover((Hover)tui->look.hover);
    mouse_input_follow(1);
    for (keyboard_next(tui, key, longest); is_pointing(key);
         keyboard_next(tui, key, (int)left)) {
        if (point(running, key))
            draw(running);
        if (longest >= 0)
            left = until - clock_milliseconds();
        if (longest >= 0 && left < 0)
            left = 0;
    }
    mouse_input_follow(0);
    if (key->code == KEY_PRESSED_AGAIN && !running->point)
        key->code = KEY_PRESSED;
}

static Key run(const Running *running)
{
    const Dialog *dialog = running->dialog;
    Tui *tui = running->tui;
    Key key;
    do {
        const int longest =
            dialog->patience ? dialog->patience(tui, running->own) : -1;
        draw(running);
        next_key(running, &key, longest);
    } while (dialog->obey(tui, running->own, &key));
    if (key.code == KEY_ENDED)
        keyboard_put_back(tui, &key);
    return key;
}

int dialog_is_no_key(int code)
{
    return code == KEY_NOTHING || code == KEY_ROUSED || code == KEY_SIZE ||
           code == KEY_PRESSED;
}

Key dialog_run(Tui *tui, const Dialog *dialog, void *own)
{
    drag_cancel(tui);
    peek_end(tui);
    return run(&(Running){tui, dialog, own, NULL});
}

Key dialog_run_with_mouse(Tui *tui, const Dialog *dialog, void *own,
                          PointAt *point_at)
{
    return run(&(Running){tui, dialog, own, point_at});
}
