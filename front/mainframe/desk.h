/* SPDX-License-Identifier: MIT */
/* A desk serves one user at one terminal: it has a menu, a game and pages of
   text. The owner of the terminal draws the desk on a panel and reports the
   user's input. The desk needs no C library, so it also runs on a machine
   without an operating system and on a mainframe of 1981. */
#ifndef DESK_H
#define DESK_H

#include "panel.h"
#include "session/code.h"
#include "session/session.h"
#include "wording/boards.h"

/* The pages of a desk. An order's bits say on which pages it works. */
enum DeskPage { AT_MENU = 1, AT_BOARD = 2, AT_TEXT = 4, AT_ANY_PAGE = 7 };

enum {
    DESK_NOTE = 158, /* two lines */
    DESK_PIECES = 256
};

struct Desk;

/* Where a system keeps saved games, by names as they are typed. Saving and
   loading are desk_save_by_name and desk_load_by_name; behind pointers, they
   take no room in programs that have no names. Writing and reading fail for a
   name that the system doesn't know, and "unknown" says so; the caller gives
   the text back to the host. */
typedef struct GameKeeper {
    void (*save)(struct Desk *desk, Reader *name);
    void (*load)(struct Desk *desk, Reader *name);
    u8 (*write)(Reader *name, const char *text, u32 length);
    char *(*read)(const Host *host, Reader *name, u32 *length);
    const char *unknown;
} GameKeeper;

/* Writes today's date, or "" if it is unknown. A desk asks each time, because
   it may stand for days. */
typedef void DayTeller(char *day);

typedef struct Desk {
    Session session; /* its game is NULL until one is chosen */
    Host host;
    u8 rng[RNG_SIZE]; /* generates seeds when the user types none */
    DayTeller *tell_day;
    Terminal terminal;
    u8 page, back; /* visible page, page below a text */
    u8 left;       /* the user has quit */
    u8 on_paper;   /* there is no cursor, no pen and no key but Enter */
    u16 cursor;    /* where the user left it, or NO_PLACE */
    u8 refused;    /* the note is a refusal */
    u8 answered;   /* the note is the whole answer; the board is as it was */
    char note[DESK_NOTE + 1];
    char *text; /* the text on the text page */
    u32 length, top;
    u8 ends[2];               /* spots of the suggested move, or NO_SPOT */
    u8 fresh[32];             /* one bit per spot: changed by the last move */
    const GameKeeper *keeper; /* NULL: games are kept as codes only */
    char *code;               /* the lines of a code that is being typed */
    u32 code_length, line_length; /* of all its lines, and of the last */
    CodeReading *reading;         /* the code while its moves are replayed */
    u32 most_replayed; /* at once; 0, as a desk is opened, means all of them */
    u32 work;          /* moves replayed, played and rated so far */
} Desk;

/* The random generator of the desk starts from the seed. */
void desk_open(Desk *desk, const Host *host, const Terminal *terminal,
               const u8 *seed, DayTeller *tell_day);
void desk_close(Desk *desk);

/* desk_obey_typed handles a typed line and desk_obey_input a record from a
   3270. desk_obey_input may draw on the panel to find what is under the
   cursor. */
void desk_obey_typed(Desk *desk, const char *words, u16 length);
void desk_obey_input(Desk *desk, Panel *panel, const PanelInput *answer);

/* frame.c: desk_draw draws the whole screen. The board starts in row BOARD_TOP
   and leaves ROWS_BELOW rows free below it. */
void desk_draw(const Desk *desk, Panel *panel);
enum { BOARD_TOP = 1, ROWS_BELOW = 4 };

/* title_page.c */
void title_page_draw(const Desk *desk, Panel *panel);

/* The pieces of a board, drawn on a panel from row "top" down. */
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
    /* Stores the spots where the move starts and ends. */
    void (*ends)(const void *position, u16 move, u8 *spots);
    /* Writes the number shown in the bar. NULL: the score with its unit. */
    void (*figure)(const void *position, Writer *writer);
    /* Draws the board in lines. NULL: the game's own text. */
    void (*draw)(Writer *writer, const Session *session, const Style *style);
} Painter;

/* painters.c: all painters. The last one draws any game without a painter. */
extern const Painter *const painters[];
extern const Painter kulki_painter, tile_painter, card_painter, block_painter,
    plain_painter; /* draws any other game */
const Painter *painter_find(const Game *game);
u8 painter_game_is(const Game *game, const char *name);

/* The mark on a spot: '>' on the held piece, '?' on a suggested move, '+' on a
   new piece, otherwise a blank. */
char panel_view_mark(const PanelView *view, u8 spot);
u8 panel_centred(u8 room, u8 taken); /* centres something */

/* orders.c: obeys the command that the words begin with. Returns 0 if the
   first word is not a command. */
u8 desk_obey_order(Desk *desk, Reader *words);
/* typed_start.c: starts a game of this kind as typed: "lines98 plum", "617",
   "daily". */
void desk_begin_game(Desk *desk, const Game *game, Reader *words);
/* Starts another game. The rules stay the same unless the words say
   otherwise. */
void desk_begin_next(Desk *desk, Reader *words);
/* Starts the puzzle of the date that is typed, or today's. */
void desk_begin_daily(Desk *desk, const Game *game, Reader *words);

/* kept_games.c: takes a code, or another line of one, and resumes its game.
   Returns 0 if the words are no code. If only some moves may be replayed at
   once, desk->reading stays; call desk_replay_code, and nothing else, until it
   is NULL. */
u8 desk_obey_code(Desk *desk, Reader *words);
void desk_replay_code(Desk *desk);
void desk_drop_code(Desk *desk);
void desk_show_code(Desk *desk);
void desk_show_resumed(Desk *desk);
/* Saves the game under a name, or shows its code if there is no keeper. */
void desk_save(Desk *desk, Reader *name);
void desk_load(Desk *desk, Reader *name);
/* named_games.c: for keepers. */
void desk_save_by_name(Desk *desk, Reader *name);
void desk_load_by_name(Desk *desk, Reader *name);

/* desk.c: sets the message below the board. */
void desk_note_words(Desk *desk, const char *words);
void desk_note_refusal(Desk *desk, const char *words);
void desk_note_fault(Desk *desk, const Fault *fault);
void desk_note_reason(Desk *desk, u8 reason);
void desk_do(Desk *desk, Intent *intent);
/* Writes the output of "put", however long, to the host's memory; the caller
   gives it back. "put" runs twice, first to measure the length. It returns
   FINE, or the reason why there is no text, which is passed on. */
u8 desk_write_text(const Desk *desk,
                   u8 (*put)(const Desk *desk, Writer *writer), char **text,
                   u32 *length);
/* Shows the output of "put" on a text page above the menu or the board, or the
   reason why there is none. */
void desk_open_text(Desk *desk, u8 (*put)(const Desk *desk, Writer *writer));
void desk_leave_text(Desk *desk);
void desk_drop_text(Desk *desk);

#endif
