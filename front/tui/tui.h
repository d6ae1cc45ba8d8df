/* SPDX-License-Identifier: MIT */
/* The full screen of a terminal: what its parts share. */
#ifndef TUI_H
#define TUI_H

#include "../front.h"
#include "screen.h"
#include "thinker.h"

/* The least screen there is something to see on. */
enum { LEAST_WIDTH = 40, LEAST_HEIGHT = 20 };

/* What the keys are for at the moment. */
typedef enum Mode { MODE_PLAY, MODE_TYPE, MODE_TIME } Mode;

typedef struct Tui {
    Look look;
    Canvas canvas;
    Scene scene;
    Thinker *thinker; /* NULL: there are no threads */
    Mode mode;
    Page told; /* since the last line, */
    Tone tone; /* and how */
    Page typed;
    char entry[8]; /* the first part of a move that is typed without Enter */
    int wants_hint;
    int plays_on; /* the solver's way is being played */
    int pace;     /* milliseconds between its moves */
    int pressed;  /* what the mouse went down on, or -1 */
    Key ahead;    /* pressed while something moved */
    int has_ahead;
    Key left_by;    /* what ended the text that was shown last */
    Page queued;    /* a line that follows the one before */
    u16 advised;    /* the move of the last hint, */
    int has_advice; /* until the position is another one */
} Tui;

/* A front on the terminal, or 0 when it has no screen. The look is what was
   asked for. */
int start_tui(Tui *tui, const Look *look, Front *front);
void stop_tui(Tui *tui);
/* The same without a look at the terminal, and without a thread. */
void set_up_tui(Tui *tui, const Look *look, Front *front);

/* view.c: the whole screen, drawn and painted */
void draw_tui(Tui *tui);
void show_tui_now(Tui *tui);
/* What a key is called by the bar below, for the list of all. */
void page_keys(Page *page, const Game *game);
int is_too_small(const Tui *tui);
/* What a click means beyond spots and keys. */
enum { TIME_HERE = 0x400 };
int time_at(const Tui *tui, int here);

/* keys.c: a key as a line, or as something that only this screen knows */
int obey_key(Tui *tui, const Key *key, Page *line);
void next_key(Tui *tui, Key *key, int milliseconds);
/* Points at something that can be pointed at, near where it was. */
void settle_cursor(Scene *scene, const Box *before);

/* walk.c: what happened, as it happened; a key ends it at once */
void walk_trace(Tui *tui, const Trace *trace);
/* What can be done with what is held, and what was advised. */
void mark_scene(Tui *tui);
void mark_move(Tui *tui, u16 move);

/* pager.c: a text over the board, until it is left */
/* Draws it over what there is, and tells how many lines there is room for. */
int draw_text(Tui *tui, const char *title, const char *text, int from);
void show_text(Tui *tui, const char *title, const char *text);

/* settings.c */
void load_look(Look *look);
void choose_look(Tui *tui);

/* home.c: which game */
int choose_at_home(void *own, Store *store, Choice *choice);

#endif
