/* SPDX-License-Identifier: MIT */
/* ncurses turns a press and release that arrive together into a click and
   forgets where it was, so the mouse is read without it. */
#include "mouse_input.h"

#include <curses.h>
#include <stdio.h>
#include <term.h>

static int speaks; /* the terminal tells of the mouse in what it sends */

void mouse_input_listen(void)
{
    speaks = key_mouse != NULL;
    if (speaks) {
        define_key(NULL, KEY_MOUSE);
        putp("\033[?1000h\033[?1006h");
        fflush(stdout);
    } else {
        mouseinterval(0);
        mousemask(BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON4_PRESSED |
                      BUTTON5_PRESSED,
                  NULL);
    }
}

void mouse_input_ignore(void)
{
    if (speaks) {
        putp("\033[?1006l\033[?1000l");
        fflush(stdout);
    } else {
        mousemask(0, NULL);
    }
}

/* --------------------------------------------------------- on the console */

void mouse_input_take(Key *key)
{
    MEVENT event;
    key->code = KEY_NOTHING;
    if (getmouse(&event) != OK)
        return;
    key->x = event.x;
    key->y = event.y;
    if (event.bstate & BUTTON1_PRESSED)
        key->code = KEY_PRESSED;
    else if (event.bstate & BUTTON1_RELEASED)
        key->code = KEY_RELEASED;
    else if (event.bstate & BUTTON4_PRESSED)
        key->code = KEY_WHEEL_UP;
    else if (event.bstate & BUTTON5_PRESSED)
        key->code = KEY_WHEEL_DOWN;
}
