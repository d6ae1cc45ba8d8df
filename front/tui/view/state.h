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

/* What the screen shows of a game. */
typedef struct TuiDisplay {
    const Game *game;        /* the game in the scene, or NULL */
    u8 start[MOST_POSITION]; /* its start */
    Page figures;            /* facts about the position, in the top bar */
    u32 lap;                 /* milliseconds not yet added to the clock */
    int has_moved;  /* a move has just been played, undone or redone */
    int is_walking; /* an animation is running: the board and the figures are
                       still the old ones */
    int finishes;   /* nothing is left to decide: see table/finish.h */
    int is_covered; /* a dialog is drawn over the game and its result */
} TuiDisplay;

/* What the player is told. */
typedef struct TuiMessage {
    Page told;  /* since the last line */
    Tone tone;  /* of what was told */
    Page asked; /* the last line, which was answered by it */
    Page note;  /* shown with the next position */
    Page step;  /* what the last step has changed, */
    Page brief; /* and the same where there is less room */
} TuiMessage;

/* A code to be copied. */
typedef struct TuiCode {
    Page text;
    const char *title;
} TuiCode;

/* What a lesson tells, below its board. */
typedef struct TuiLesson {
    int is_on, is_finished, is_tactic;
    Page title, words, answer, turn;
} TuiLesson;

/* The end of a game. */
typedef struct TuiEnding {
    Page par;         /* of a finished game, or the move that lost it, when it
                         is known */
    int is_answered;  /* the thread has said what it knows about par */
    Page rank;        /* how the game compares with earlier ones */
    int is_best;      /* it is better than all of them */
    int is_last;      /* all puzzles of its day are done now */
    int is_new;       /* the last move ended the game */
    int celebrates;   /* the end deserves a celebration */
    int is_put_aside; /* the board is shown instead */
} TuiEnding;

/* The last picture of a celebration. */
typedef struct TuiBackdrop {
    Cell *cells; /* NULL if there is none */
    int width, height;
    Palette palette;
} TuiBackdrop;

/* A command or a file name that is being typed. */
typedef struct TuiTyping {
    Page text;
    Page fitting;               /* words that fit there, listed by Tab */
    Page earlier[MOST_EARLIER]; /* commands typed before, the oldest first */
    int earlier_count;          /* how many there are */
    int earlier_at;             /* which one Up and Down show */
} TuiTyping;

/* A half-typed move. */
typedef struct TuiEntry {
    char text[16];    /* "d", "d4 ", "d4 c" */
    int is_separated; /* a word has just ended, so that a space means nothing
                         more */
} TuiEntry;

typedef struct TuiMouse {
    int x, y;             /* where it was last seen; -1: nowhere */
    int pressed;          /* what the button went down on, or -1 */
    int press_x, press_y; /* where the button went down */
    int is_double;        /* the button went down a second time */
    int drags;            /* a piece follows the mouse */
    u8 dragged;           /* the spot of that piece */
    int has_dropped;      /* the mouse has put a piece where it goes already */
} TuiMouse;

/* A closer look at a piece. */
typedef struct TuiPeek {
    int is_open;
    u8 spot;
} TuiPeek;

/* What was typed ahead. */
typedef struct TuiQueue {
    Page line; /* sent after the current one */
    Key key;   /* the next key, if it has already arrived */
    int has_key;
} TuiQueue;

/* Moments of the game, as numbers of moves. */
typedef struct TuiTimeline {
    u32 turn;         /* when a line was last sent */
    u16 next;         /* the move that could be redone then */
    int has_next;     /* there was one */
    u32 leaves_at;    /* when the player was asked whether to leave a game that
                         is not saved; or 0 */
    u32 restarted_at; /* when the player restarted, or 0 */
} TuiTimeline;

/* Hints and other answers of the thread. */
typedef struct TuiAdvice {
    Page answer;
    int is_wanted; /* a hint for this position, as soon as the thread is
                      ready */
    u16 move;      /* the move of the last hint */
    int is_valid;  /* the position is still that of the hint */
} TuiAdvice;

/* Moves that are played without the player. */
typedef struct TuiPlayback {
    int is_on;        /* hint after hint is played */
    int is_replay_on; /* a replay goes on */
    int pace;         /* milliseconds between moves */
} TuiPlayback;

/* The record of games like the one on the board. */
typedef struct TuiRecord {
    Page of;   /* the kind for which the store was read */
    Page text; /* "record: 72 moves"; empty if there is none */
    u32 best;
} TuiRecord;

/* What is below dialogs when no game is played. */
typedef struct TuiBelow {
    void (*draw)(void *own);
    void *own;
} TuiBelow;

typedef struct Tui {
    Look look;
    Canvas canvas;
    Scene scene;
    Mode mode;
    TuiDisplay display;
    TuiMessage message;
    TuiCode code;
    TuiEnding ending;
    TuiBackdrop backdrop;
    TuiLesson lesson;
    TuiTyping typing;
    TuiEntry entry;
    TuiMouse mouse;
    TuiPeek peek;
    TuiQueue queue;
    TuiTimeline timeline;
    TuiAdvice advice;
    TuiPlayback playback;
    TuiBelow below;
    TuiRecord record;
    Thinker *thinker;         /* NULL if there are no threads */
    Store *store;             /* source of the statistics, or NULL */
    const Autosave *autosave; /* of the game being played, or NULL */
    const Game *played;       /* the game before the start screen, or NULL */
} Tui;

#endif
