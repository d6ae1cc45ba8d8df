/* SPDX-License-Identifier: MIT */
/* The state of the full screen between two keys. */
#ifndef FRONT_TUI_STATE_H
#define FRONT_TUI_STATE_H

#include "front/tui/drawings/scene.h"
#include "front/tui/game/thinker.h"
#include "front/tui/terminal/key.h"
#include "table/front.h"

/* The initial time between two automatic moves, in milliseconds. */
enum { USUAL_PACE = 320 };

/* The smallest screen on which a game can be played. */
enum { LEAST_WIDTH = 40, LEAST_HEIGHT = 20 };

enum { MOST_EARLIER = 32 };

/* What keys currently mean. */
typedef enum Mode {
    MODE_PLAY,
    MODE_TYPE,
    MODE_SAVE, /* a file name is being typed */
    MODE_TIMELINE,
    MODE_REPLAY
} Mode;

typedef struct Tui {
    Look look;
    Canvas canvas;
    Scene scene;
    const Game *shown;       /* the game in the scene, or NULL, */
    u8 start[MOST_POSITION]; /* and its start */
    Mode mode;
    Thinker *thinker;         /* NULL if there are no threads */
    Store *store;             /* source of the statistics, or NULL */
    const Autosave *autosave; /* of the game being played, or NULL */

    /* Messages: */
    Page told;  /* since the last line, */
    Tone tone;  /* and their tone */
    Page asked; /* the last line, which they answer */
    Page code;  /* to be copied, */
    const char *code_title;
    Page note;   /* shown with the next position */
    Page answer; /* of the thread */
    Page par;    /* of a finished game, or the move that lost it, when it is
                    known */
    int knows_ending; /* the thread has answered about it, maybe nothing */
    Page rank;        /* how a finished game compares with earlier ones, */
    int is_best;      /* and whether it is better than all of them */
    int moved;        /* a move has just been played, undone or redone */
    int ends;         /* the last move ended the game, */
    int celebrates;   /* in a way that deserves a celebration */
    Page figures;     /* facts about the position in the top bar */
    u32 lap;          /* milliseconds not yet added to the clock */
    int covered;      /* a dialog is drawn over the game and its result */
    Cell *backdrop;   /* the last picture of a celebration, or NULL, */
    int backdrop_width, backdrop_height; /* its size, */
    Palette backdrop_palette;            /* and its colours */
    int looked_at; /* the board is shown, not the ending */
    int walking;   /* an animation is running: the board and the figures are
                      still the old ones */

    /* Typing and clicks: */
    Page typed;                 /* after a colon, or a file name */
    Page fitting;               /* words that fit there, listed by Tab */
    Page earlier[MOST_EARLIER]; /* commands typed before, the oldest first, */
    int earlier_count;          /* how many there are, */
    int earlier_at;             /* and which one Up and Down show */
    char entry[16];             /* a half-typed move: "d", "d4 ", "d4 c" */
    int separates; /* a word of a move has just ended, so that a space means
                      nothing more */
    int pressed;   /* where the mouse button went down, or -1 */
    int pointer_x; /* where the mouse was last seen; -1: nowhere */
    int pointer_y;
    int press_x, press_y; /* where the button went down */
    int drags;            /* a piece follows the mouse: */
    u8 dragged;           /* the one on this spot */
    int was_dropped;      /* by the mouse: it is where it goes already */
    int pressed_again;    /* a double click */
    int peeks;            /* a piece is looked at: */
    u8 peeked;            /* the one on this spot */
    u32 leaves_at; /* the move at which the player was asked whether to leave
                      a game that is not saved; or 0 */
    u32 restarted; /* the move at which the player restarted, or 0 */
    Page queued;   /* a line to send after the current one */
    Key ahead;     /* the next key, if it has already arrived */
    int has_ahead;

    /* Hints and autoplay: */
    int wants_hint; /* for this position, as soon as the thread is ready */
    u16 advised;    /* the move of the last hint, */
    int has_advice; /* valid until the position changes */
    int plays_on;   /* autoplay is running */
    int replay_plays;
    int pace; /* milliseconds between moves */
    u32 turn; /* how many moves were played when a line was last sent, */
    u16 next; /* and the move that could be redone then */
    int has_next;

    /* Without a game: */
    const Game *played;       /* the previous game, or NULL */
    void (*below)(void *own); /* draws the screen below dialogs */
    void *below_own;
} Tui;

#endif
