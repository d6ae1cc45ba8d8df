/* SPDX-License-Identifier: MIT */
/* The state of the full screen between two keys. */
#ifndef FRONT_TUI_STATE_H
#define FRONT_TUI_STATE_H

#include "front/tui/drawings/scene.h"
#include "front/tui/game/thinker.h"
#include "front/tui/terminal/key.h"
#include "table/front.h"

/* Milliseconds between moves that are played by themselves, at first. */
enum { USUAL_PACE = 320 };

/* The least screen there is something to see on. */
enum { LEAST_WIDTH = 40, LEAST_HEIGHT = 20 };

/* What the keys are for at the moment. */
typedef enum Mode {
    MODE_PLAY,
    MODE_TYPE,
    MODE_SAVE, /* a name is typed */
    MODE_TIMELINE,
    MODE_FILM
} Mode;

typedef struct Tui {
    Look look;
    Canvas canvas;
    Scene scene;
    Mode mode;
    Thinker *thinker; /* NULL: there are no threads */
    Store *store;     /* whose statistics can be seen, or NULL */

    /* What is told: */
    Page told; /* since the last line, */
    Tone tone; /* and how */
    Page note; /* of the next position, with it */
    Page answer;
    Page par;      /* of a game that is over, when it is known */
    Page figures;  /* of the position, in the bar above */
    u32 lap;       /* milliseconds since the clock was told of any */
    int looked_at; /* the board is looked at, not how it went */
    int walking;   /* what happened is being shown: the board and the figures
                      are those of before */

    /* What is typed and clicked: */
    Page typed;     /* behind a colon, or as a name */
    char entry[16]; /* a move that is half typed: "d", "d4 ", "d4 c" */
    int separates; /* a word of a move has just ended: a space means no more */
    int pressed;   /* what the mouse went down on, or -1 */
    Page queued;   /* a line that follows the one before */
    Key ahead;     /* the next key, when it is here already */
    int has_ahead;

    /* What goes on by itself: */
    int wants_hint;
    u16 advised;    /* the move of the last hint, */
    int has_advice; /* until the position is another one */
    int plays_on;   /* the solver's way is being played */
    int film_plays;
    int pace; /* milliseconds between moves */

    /* Without a game: */
    const Game *played;       /* the one before, or NULL */
    void (*below)(void *own); /* draws what is there */
    void *below_own;
} Tui;

#endif
