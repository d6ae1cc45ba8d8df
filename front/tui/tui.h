/* SPDX-License-Identifier: MIT */
/* The full screen of a terminal: what its parts share. */
#ifndef TUI_H
#define TUI_H

#include "front/tui/game/thinker.h"
#include "front/tui/terminal/screen.h"
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
    MODE_TIME,
    MODE_REEL
} Mode;

typedef struct Tui {
    Look look;
    Canvas canvas;
    Scene scene;
    Thinker *thinker; /* NULL: there are no threads */
    Store *store;     /* whose statistics can be seen, or NULL */
    Mode mode;
    Page told; /* since the last line, */
    Tone tone; /* and how */
    Page typed;
    Page answer;
    Page par;      /* of a game that is over, when it is known */
    int looked_at; /* the board is looked at, not how it went */
    int reel_plays;
    char entry[16]; /* a move that is half typed: "d", "d4 ", "d4 c" */
    int separates; /* a word of a move has just ended: a space means no more */
    int wants_hint;
    int plays_on; /* the solver's way is being played */
    int pace;     /* milliseconds between its moves */
    int pressed;  /* what the mouse went down on, or -1 */
    Key ahead;    /* pressed while something moved */
    int has_ahead;
    Key left_by;        /* what ended the text that was shown last */
    Page queued;        /* a line that follows the one before */
    const Game *played; /* last, or NULL */
    Page note;          /* what is to be said of the next position */
    u32 lap;            /* milliseconds since the clock was told of any */
    u16 advised;        /* the move of the last hint, */
    int has_advice;     /* until the position is another one */

    int walking;  /* what happened is being shown: the board is that of */
    Page figures; /* before, and so is what was told of it */

    void (*below)(void *own); /* draws what is there without a game */
    void *below_own;
} Tui;

/* A front on the terminal, or 0 when it has no screen. The look is what was
   asked for. */
int start_tui(Tui *tui, const Look *look, Front *front);
void stop_tui(Tui *tui);
/* A position, with what happened on the way to it. */
void show_on_tui(Tui *tui, const Session *session, const Trace *trace);
/* The same without a look at the terminal, and without a thread. */
void set_up_tui(Tui *tui, const Look *look, Front *front);

/* solve/freecell/optimal/lower_bound.c: the whole screen, drawn and painted */
void draw_tui(Tui *tui);
void show_tui_now(Tui *tui);
/* legend.c: the bar of keys, the page of all of them, and a key as a button,
   which is the column of the next one */
void draw_keys(Tui *tui);
int put_button(Canvas *canvas, int x, int y, int here, const char *name,
               const char *what, Ink ink, Ink paper);
void page_keys(Page *page, const Game *game, int in_reel);
/* The keys of play for whoever lists them: their names, what they do, and in
   which game, or NULL. */
typedef void (*SeeKey)(void *own, const char *game, const char *name,
                       const char *what);
void see_keys(void *own, SeeKey see);
int is_too_small(const Tui *tui);
/* What a click means beyond spots and keys. */
enum { TIME_HERE = 0x400 };
int time_at(const Tui *tui, int here);

/* status.c: the bar above; what it tells of the position is noted when that
   changes */
void draw_status(Tui *tui);
void note_figures(Tui *tui);
/* "52 cards home" */
void page_score(Page *page, const Session *session);

/* solve/freecell/proof/exact_key.c: a key as a line, or as something that only
 * this screen knows */
int obey_key(Tui *tui, const Key *key, Page *line);
void next_key(Tui *tui, Key *key, int milliseconds);
/* Points at something that can be pointed at, near where it was. */
void settle_cursor(Scene *scene, const Box *before);

/* walk.c: what happened, as it happened; a key ends it at once */
void walk_trace(Tui *tui, const Trace *trace);
/* What can be done with what is held, and what was advised. */
void mark_scene(Tui *tui);
void mark_move(Tui *tui, u16 move);

/* move_letters.c: what can move where */
void mark_ways(Scene *scene);

/* pager.c: a text over the board, until it is left */
/* Draws it over what there is, and tells how many lines there is room for. */
int draw_text(Tui *tui, const char *title, const char *text, int from);
void show_text(Tui *tui, const char *title, const char *text);
/* fold.c: lines of so many columns at most; tables alone, as narrow as can be,
   each row of which may have to stay one */
void fold_text(Page *page, const char *text, int width);
void fit_tables(Page *page, const char *text, int width, int keeps_rows);
/* Parts of a text: its first line, an empty box, whatever lies below one. */
void put_line(Canvas *canvas, int x, int y, const char *at, Ink ink,
              int style);
int columns_of_line(const char *at);
void draw_box(Canvas *canvas, const Box *box, const char *title);
void draw_below(Tui *tui);
const char *next_line(const char *at);
int lines_of(const char *text);
/* How far a key scrolls a page; 0 for one that doesn't. */
int scroll_of(const Key *key, int page, int lines);
/* Whether it leaves a text where it is. */
int stays(const Key *key);
int held_in(int from, int most);
/* The key that a click stands for, or KEY_RELEASED. */
int key_clicked(const Tui *tui, const Key *key);
/* Whether a text was left by a click on a line that begins with a key. */
int was_clicked(const Tui *tui);

/* picker.c: a line of a text, chosen: its number from 0, or -1 */
int pick_line(Tui *tui, const char *title, const char *text);
void draw_picker(Tui *tui, const char *title, const char *text, int at);

/* ending.c: how it went, over a board that is done */
int shows_ending(const Tui *tui);
void draw_ending(Tui *tui);

/* share.c: what there is to show and to keep of a game */
void show_share(Tui *tui);
void begin_saving(Tui *tui);
void save_as(Tui *tui, const char *path);
void draw_saving(Tui *tui);
/* As much of a text's end as there are columns for. */
const char *end_of(const char *text, int columns);

/* statistics.c: statistics and plots, a page a game; NULL: of all */
void show_record(Tui *tui, const Game *game);
void page_record(Page *page, Store *store, const Game *game,
                 const Canvas *canvas);
/* Tells how many lines there is room for. */
int draw_record(Tui *tui, const Game *game, const char *text, int from);

/* film.c: a game that was played, as a film */
void run_reel(void *own, Session *session, long delay);
void roll_reel(Tui *tui, Session *session, u32 from, long delay);
/* The game at hand; the way that the solver knows from here. */
void watch_again(Tui *tui);
/* 1 when it was seen: which is help. */
int watch_way(Tui *tui);

/* library.c: games of the store; 0 when none was chosen */
long long choose_kept(Tui *tui);
void watch_kept(Tui *tui);

/* settings.c */
void load_look(Look *look);
void choose_look(Tui *tui);

/* home.c: which game */
int choose_at_home(void *own, Store *store, Choice *choice);

#endif
