/* SPDX-License-Identifier: MIT */
/* ncurses makes clicks of what goes down and up and comes in at once, and
   forgets where: so terminals are asked and heard without it. */
#include "mousein.h"

#include <curses.h>
#include <stdio.h>
#include <term.h>

#include "../alarm.h"

static int speaks; /* the terminal tells of the mouse in what it sends */

void listen_to_mouse(void)
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

void ignore_mouse(void)
{
    if (speaks) {
        putp("\033[?1006l\033[?1000l");
        fflush(stdout);
    } else {
        mousemask(0, NULL);
    }
}

/* ---------------------------------------------------------------- in words */

/* The next sign, for which a slow line is given some time; 0 without one. */
static wint_t next_sign(void)
{
    wint_t sign;
    int got = get_wch(&sign);
    if (got == ERR && look_out(1, 25) & WOKE_BY_INPUT)
        got = get_wch(&sign);
    return got == OK ? sign : 0;
}

static wint_t take_number_in(int *number)
{
    wint_t sign = next_sign();
    *number = 0;
    for (; sign >= '0' && sign <= '9'; sign = next_sign())
        if (*number < 10000)
            *number = *number * 10 + (int)(sign - '0');
    return sign;
}

static int code_of_button(int button, int went_up)
{
    switch (button & ~28) { /* Shift, Meta and Control change nothing */
    case 0:
        return went_up ? KEY_RELEASED : KEY_PRESSED;
    case 64:
        return KEY_PAGE_UP;
    case 65:
        return KEY_PAGE_DOWN;
    default:
        return KEY_NOTHING;
    }
}

/* "[<0;12;5M" behind the escape: button, column, row; m when it goes up. */
int take_mouse(Key *key)
{
    wint_t sign;
    int button;
    if (!speaks || get_wch(&sign) != OK)
        return 0;
    if (sign != '[') {
        unget_wch((wchar_t)sign);
        return 0;
    }
    if (next_sign() != '<' || take_number_in(&button) != ';' ||
        take_number_in(&key->x) != ';') {
        key->code = KEY_NOTHING;
        return 1;
    }
    sign = take_number_in(&key->y);
    key->x--;
    key->y--;
    key->code = sign == 'M' || sign == 'm'
                    ? code_of_button(button, sign == 'm')
                    : KEY_NOTHING;
    return 1;
}

/* --------------------------------------------------------- on the console */

void take_console_mouse(Key *key)
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
        key->code = KEY_PAGE_UP;
    else if (event.bstate & BUTTON5_PRESSED)
        key->code = KEY_PAGE_DOWN;
}
