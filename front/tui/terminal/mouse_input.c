/* SPDX-License-Identifier: MIT */
/* ncurses turns a press and release that arrive together into a click and
   forgets where it was, so the mouse is read without it. */
#include "mouse_input.h"

#include <curses.h>
#include <stdio.h>
#include <term.h>

enum {
    QUICK = 400,      /* milliseconds between the presses of a double click */
    SLOW_LINE = 19200 /* bits per second on which motion is too much */
};

static int speaks; /* the terminal tells of the mouse in what it sends */
static int hovers; /* it reports motion without a button */
static int followed;
static Key last_press = {KEY_NOTHING, -1, -1};
static long long pressed_at;

/* Clicks, then drags, then places in decimal. Terminals ignore the modes that
   they don't know. */
#define LISTEN "\033[?1000h\033[?1002h\033[?1006h"
#define IGNORE "\033[?1006l\033[?1003l\033[?1002l\033[?1000l"

static void send(const char *sequence)
{
    putp(sequence);
    fflush(stdout);
}

void mouse_input_listen(void)
{
    speaks = key_mouse != NULL;
    hovers = 0;
    last_press.code = KEY_NOTHING;
    if (speaks) {
        define_key(NULL, KEY_MOUSE);
        send(LISTEN);
    } else {
        mouseinterval(0);
        mousemask(BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON3_PRESSED |
                      BUTTON3_RELEASED | BUTTON4_PRESSED | BUTTON5_PRESSED,
                  NULL);
    }
}

void mouse_input_ignore(void)
{
    if (speaks)
        send(IGNORE);
    else
        mousemask(0, NULL);
    speaks = 0;
}

/* ------------------------------------------------------------- on consoles */

static const struct {
    mmask_t state;
    int code;
} states[] = {
    {BUTTON1_PRESSED, KEY_PRESSED},  {BUTTON1_RELEASED, KEY_RELEASED},
    {BUTTON3_PRESSED, KEY_PEEKED},   {BUTTON3_RELEASED, KEY_PEEK_ENDED},
    {BUTTON4_PRESSED, KEY_WHEEL_UP}, {BUTTON5_PRESSED, KEY_WHEEL_DOWN}};

void mouse_input_take(Key *key)
{
    MEVENT event;
    size_t i;
    key->code = KEY_NOTHING;
    if (getmouse(&event) != OK)
        return;
    key->x = event.x;
    key->y = event.y;
    for (i = sizeof states / sizeof *states; i--;)
        if (event.bstate & states[i].state)
            key->code = states[i].code;
}

/* ------------------------------------------------------------------ motion */

/* Leaving mode 1003 leaves the others too, so they are set again. */
void mouse_input_hover(Hover hover)
{
    const int on =
        hover == HOVER_AUTO ? baudrate() > SLOW_LINE : hover == HOVER_ON;
    if (!speaks || on == hovers)
        return;
    hovers = on;
    send(on ? "\033[?1003h" : IGNORE LISTEN);
}

void mouse_input_follow(int follows)
{
    followed = follows;
}

int mouse_input_is_motion(const Key *key)
{
    return key->code == KEY_DRAGGED || key->code == KEY_HOVERED;
}

int mouse_input_is_dropped(const Key *key)
{
    return mouse_input_is_motion(key) && !followed;
}

/* ----------------------------------------------------------- double clicks */

static int is_again(const Key *key, long long milliseconds)
{
    return last_press.code == KEY_PRESSED && key->x == last_press.x &&
           key->y == last_press.y && milliseconds - pressed_at < QUICK;
}

/* A third press begins anew. */
void mouse_input_count(Key *key, long long milliseconds)
{
    if (key->code != KEY_PRESSED)
        return;
    if (is_again(key, milliseconds))
        key->code = KEY_PRESSED_AGAIN;
    last_press = *key;
    pressed_at = milliseconds;
}
