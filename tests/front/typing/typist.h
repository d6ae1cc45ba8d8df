/* SPDX-License-Identifier: MIT */
/* A fake screen that stands in for the terminal. Scripts press keys on it one
   after another and state what is played and what the screen then shows. */
#ifndef TYPIST_H
#define TYPIST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "front/tui/tui.h"

extern struct Fake {
    const char *keys; /* left to press */
    const char *paste;
    Page screen;           /* the words last painted */
    uint64_t digest;       /* the same with colours */
    int over;              /* no keys are left */
    const char *from, *to; /* words on which the button goes down and up */
    long seconds;          /* on the clock */
    int patience;          /* the last time-out for a key */
    int moves;             /* animations are allowed */
    Look look;             /* at the beginning */
    int thinks;            /* there is a solver's thread */
    int late;              /* its jobs end while the screen is drawn */
    int rings;             /* how often the bell rang */
    int has_speaker;       /* sounds can be played, */
    Page heard;            /* and these were: "wood moved;" */
    Autosave *autosave;    /* stores the games, or NULL */
    Page title;            /* the window's, or "none" */
    Page copied;           /* what the clipboard was given last */
    void (*watch)(const Canvas *canvas); /* sees each frame, or NULL */
} fake;

/* Characters that stand for keys and events in the scripts. */
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
    MOUSE_UP,
    SIZED = 0x16,   /* the terminal has another size */
    THOUGHT = 0x17, /* the solver's thread has nothing left to do */
    ASKED,          /* it is asked to explain just now, as by x */
    EAGER           /* the next key doesn't wait for the thread's job */
};

/* Keys whose codes are taken above, or that have none. */
enum {
    FIRST_NAMED = 0x80,
    GO_HOME = FIRST_NAMED, /* "\x80" */
    GO_END,                /* "\x81" */
    CONTROL_P,             /* "\x82" */
    CONTROL_R,             /* "\x83" */
    CONTROL_S,             /* "\x84" */
    F1,                    /* "\x85" */
    DELETE,                /* "\x86" */
    F2,                    /* "\x87" */
    LAST_NAMED = F2
};

typedef struct Typing {
    const char *game, *words; /* as typed in the menu */
    const char *board;        /* or a custom board */
    const char *keys;
    const char *moves; /* expected to be played; NULL: any */
    const char *says;  /* shown at the end; "!" before absent text */
} Typing;

/* Notes the words on the screen, until the keys are over. */
void page_painted(const Canvas *canvas, const Look *look);
void deal_typing(Session *session, const Typing *typing);
/* Runs the script and leaves the session open for the caller to close. */
void play_typing(const Typing *typing, Session *session);
void check_typing(const Typing *typing);

#define CHECK_ALL(list)                                                       \
    do {                                                                      \
        size_t nth;                                                           \
        for (nth = 0; nth < sizeof(list) / sizeof *(list); nth++)             \
            check_typing(&(list)[nth]);                                       \
    } while (0)

#endif
