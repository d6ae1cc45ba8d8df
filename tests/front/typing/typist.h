/* SPDX-License-Identifier: MIT */
/* A screen that stands in for a terminal, and keys that are pressed on it one
   after another: what they play, and what is then to be seen. */
#ifndef TYPIST_H
#define TYPIST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "front/tui/tui.h"

extern struct Fake {
    const char *keys; /* still to be pressed */
    const char *paste;
    Page screen;           /* as it was painted last */
    int over;              /* there are no more keys */
    const char *from, *to; /* words that the mouse goes down and up on */
    long seconds;          /* on the clock */
    int patience;          /* for how long a key was awaited last */
    int moves;             /* things may move by themselves */
} fake;

/* In the scripts, what stands for keys and events without a sign. */
enum {
    LEFT = 1,
    RIGHT,
    UP,
    DOWN,
    PASTE,
    WHEEL,
    PAUSE,
    BACK,
    MINUTE = 0x10,
    MOUSE_DOWN,
    MOUSE_UP
};

typedef struct Typing {
    const char *game, *words; /* how it is chosen */
    const char *board;        /* or what it starts from */
    const char *keys;
    const char *moves; /* that have come of it */
    const char *says;  /* what is then to be seen; "!" before what isn't */
} Typing;

void deal_typing(Session *session, const Typing *typing);
/* Leaves the session as it then is, to be closed. */
void play_typing(const Typing *typing, Session *session);
void check_typing(const Typing *typing);

#define CHECK_ALL(list)                                                       \
    do {                                                                      \
        size_t nth;                                                           \
        for (nth = 0; nth < sizeof(list) / sizeof *(list); nth++)             \
            check_typing(&(list)[nth]);                                       \
    } while (0)

#endif
