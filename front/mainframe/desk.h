/* SPDX-License-Identifier: MIT */
/* One person at one terminal: a menu, a game, pages of text. The owner of the
   terminal draws the desk on a panel and reports what the person did. The desk
   needs no library, so it serves a server, a machine without an operating
   system, and one of 1981. */
#ifndef DESK_H
#define DESK_H

#include "panel.h"
#include "session/session.h"

/* What is on the screen; also which of them know a word. */
enum DeskPage { AT_MENU = 1, AT_BOARD = 2, AT_TEXT = 4, ANYWHERE = 7 };

enum {
    DESK_NOTE = 158, /* two lines */
    DESK_PIECES = 256
};

typedef struct Desk {
    Session session; /* its game is NULL until one is chosen */
    Host host;
    u8 rng[RNG_SIZE]; /* of seeds that nobody told */
    char today[DATE_SIZE];
    Terminal terminal;
    u8 page, back; /* what is shown, and below a text */
    u8 left;       /* the person is gone */
    u16 cursor;    /* where it was left, or NO_PLACE */
    u8 refused;    /* the note is a refusal */
    char note[DESK_NOTE + 1];
    char *text; /* on the page of texts */
    u32 length, top;
    u8 ends[2];   /* spots of the move that is advised, or NO_SPOT */
    u8 fresh[32]; /* a bit a spot: what is new there */
} Desk;

/* The seed begins the drawing of seeds; today is a date, or "". */
void open_desk(Desk *desk, const Host *host, const Terminal *terminal,
               const u8 *seed, const char *today);
void close_desk(Desk *desk);

/* What the person typed, or did at a 3270; the panel is drawn on meanwhile. */
void obey_typed(Desk *desk, const char *words, u16 length);
void obey_answer(Desk *desk, Panel *panel, const PanelInput *answer);

/* frame.c: the whole screen; and the rows of it that hold the board */
void draw_desk(const Desk *desk, Panel *panel);
enum { BOARD_TOP = 1, ROWS_BELOW = 4 };

/* title_page.c */
void draw_menu(const Desk *desk, Panel *panel);

/* A board's pieces on a panel, in the rows from "top" on. */
typedef struct PanelView {
    const Desk *desk;
    Panel *panel;
    const Piece *pieces;
    u16 count;
    u8 top, rows, columns;
} PanelView;

typedef struct Painter {
    const char *game;
    void (*paint)(const PanelView *view);
    /* The spots between which a move goes. */
    void (*ends)(const void *position, u16 move, u8 *spots);
    /* What the bar counts; NULL: the score in its unit. */
    void (*figure)(const void *position, Writer *writer);
} Painter;

/* painters.c: those that there are, the one of any other game last */
extern const Painter *const painters[];
extern const Painter kulki_painter, tile_painter, card_painter, block_painter,
    plain_painter; /* of any other game */
const Painter *painter_of(const Game *game);
u8 game_is(const Game *game, const char *name);

/* What a spot is marked with, or a blank: what is held '>', advised '?', new
   '+'. */
char mark_on(const PanelView *view, u8 spot);
u8 start_of(u8 room, u8 taken); /* of what stands in the middle */

/* orders.c: the words that are commands; 0 when the first is none */
u8 obey_order(Desk *desk, Reader *words);
/* typed_start.c: "lines98 plum", "617", "daily": a new game of that
 * kind */
void begin_game(Desk *desk, const Game *game, Reader *words);
/* The same, by the rules of the game that is played unless words say. */
void begin_next(Desk *desk, Reader *words);
/* The puzzle of the date, or of today. */
void begin_day(Desk *desk, const Game *game, Reader *words);

/* desk.c: what is said below the board */
void note_words(Desk *desk, const char *words);
void note_fault(Desk *desk, const Fault *fault);
void do_wish(Desk *desk, Intent *intent);
/* Shows what "put" writes on a page of its own. */
void open_text(Desk *desk, void (*put)(const Desk *desk, Writer *writer));
void drop_text(Desk *desk);

#endif
