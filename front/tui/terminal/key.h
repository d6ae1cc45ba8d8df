/* SPDX-License-Identifier: MIT */
/* Keys, and the other events of a terminal. */
#ifndef FRONT_TUI_KEY_H
#define FRONT_TUI_KEY_H

/* A key is a code point, or one of these. */
enum KeyCode {
    KEY_NOTHING = 0x200000, /* the time is up */
    KEY_ENDED,              /* there is no more input, or a signal came */
    KEY_ROUSED,
    KEY_SIZE,
    KEY_GO_UP,
    KEY_GO_DOWN,
    KEY_GO_LEFT,
    KEY_GO_RIGHT,
    KEY_GO_HOME,
    KEY_GO_END,
    KEY_PAGE_UP,
    KEY_PAGE_DOWN,
    KEY_RUBOUT,
    KEY_DELETE,
    KEY_BACK_TAB,
    KEY_FOR_HELP, /* F1; ncurses has another KEY_HELP */
    KEY_LEARN,    /* F2 */
    KEY_WHEEL_UP,
    KEY_WHEEL_DOWN,
    KEY_PASTED,        /* input_pasted has it */
    KEY_PRESSED,       /* the mouse's first button: at x, y */
    KEY_PRESSED_AGAIN, /* soon after, at the same place */
    KEY_DRAGGED,       /* moved while it is down */
    KEY_HOVERED,       /* moved with no button down */
    KEY_PEEKED,        /* the right button: pressed, or moved while down */
    KEY_PEEK_ENDED,
    KEY_RELEASED /* the first one */
};

typedef struct Key {
    int code;
    int x, y;
} Key;

#define CONTROL(letter) ((letter)&31)
enum { ESCAPE = 27 };

#endif
