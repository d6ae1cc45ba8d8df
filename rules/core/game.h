/* SPDX-License-Identifier: MIT */
/* What a game is: one table of functions over a flat run of bytes. */
#ifndef GAME_H
#define GAME_H

#include "digest.h"
#include "seed.h"
#include "text.h"

/* A variant is eight bytes, whose meaning is the game's own. */
enum { VARIANT_SIZE = 8 };

/* No game's position is larger: a buffer for any of them. */
enum { MOST_POSITION = 1536 };

/* A place on the board that can be touched. */
enum { NO_SPOT = 255, TABLE_SPOT = 254 /* the button beside the board */ };

typedef enum Status {
    GOING,
    WON,
    STUCK, /* no move is left; taking back or reshuffling may help */
    LOST   /* over by the rules */
} Status;

/* Why something was refused. 0 is fine; the words of the reasons below
   FIRST_REASON are the same in every game. */
enum Reason {
    FINE,
    NOT_UNDERSTOOD,
    NOT_A_MOVE,
    GAME_OVER,
    NO_VARIANT,
    NO_SEED,
    BOARD_SHORT,
    BOARD_LONG,
    TOO_LARGE,
    FIRST_REASON
};

/* A refusal with its place in a text (NULL when there was no text) and the
   numbers that stand for the # signs in the words. */
typedef struct Fault {
    u8 reason;
    u16 number[2];
    const char *at;
    u32 nth; /* the move of a saved game that was refused, from 1; or 0 */
    const struct Game *game; /* whose words the reason has */
} Fault;

/* One thing that happened during a move, for a screen to show in order. */
typedef enum Happening {
    WENT,    /* from spot to spot, a step of the way */
    DROPPED, /* a new piece on "to"; value = its face */
    CLEARED, /* the piece on "from" is gone */
    FLEW     /* from spot to spot by itself (autoplay) */
} Happening;

typedef struct Event {
    u8 what, from, to, value;
} Event;

/* The answer to a move: a list in the caller's memory. */
typedef struct Trace {
    Event *events;
    u16 room;
    u16 count;
} Trace;

/* A piece as a screen sees it: no pixels, colours or glyphs. */
typedef enum Kind { PLACE, BALL, NEXT_BALL, TILE, CARD, BLOCK, BUTTON } Kind;

enum Mark {
    CAN_MOVE = 1, /* picking this up or touching it can lead to a move */
    IS_FREE = 2,  /* Mahjong: open on a side and above */
    IS_HOME = 4,  /* FreeCell: a foundation; sliding: where it belongs */
    IS_CELL = 8   /* FreeCell: a free cell */
};

typedef struct Piece {
    u8 spot, x, y, z, kind, value, marks;
} Piece;

/* What touching a spot means, while another (or NO_SPOT) is held. */
typedef enum Touch {
    TOUCH_NOTHING,
    TOUCH_HOLD, /* now hold the spot that was touched */
    TOUCH_DROP, /* let go of what was held */
    TOUCH_MOVE  /* a move; apply may refuse it, and says why */
} Touch;

typedef struct Game {
    const char *name;  /* as typed: "kulki" */
    const char *title; /* as shown */
    const char *unit;  /* what the score counts */
    u8 version;        /* of the rules; replays name it */
    u16 size;          /* of a position, in bytes */
    u16 most_moves;    /* no position lists more */
    u16 most_pieces;
    u16 most_events;
    const char *const *words; /* of the reasons from FIRST_REASON */
    u8 word_count;

    /* Variants and seeds as text; the reader is left behind what was read.
       An empty text is the game's own default. */
    u8 (*read_variant)(u8 *variant, Reader *reader, Fault *fault);
    void (*write_variant)(const u8 *variant, Writer *writer);
    u8 (*read_seed)(u8 *seed, Reader *reader, Fault *fault);
    void (*write_seed)(const u8 *seed, Writer *writer);

    /* A start from a seed, or from a board as text and a seed for whatever
       is drawn later. A refusal leaves the position as it was. */
    u8 (*deal)(void *position, const u8 *variant, const u8 *seed);
    u8 (*read_board)(void *position, const u8 *variant, const u8 *seed,
                     Reader *reader, Fault *fault);
    void (*write_board)(const void *position, Writer *writer);

    /* The legal moves in a canonical order: writes as many as there is room
       for, tells how many there are. */
    u16 (*list)(const void *position, u16 *moves, u16 room);
    /* Plays a move, or refuses it and leaves every byte as it was. The trace
       may be NULL. */
    u8 (*apply)(void *position, u16 move, Trace *trace);
    Status (*status)(const void *position);
    u32 (*score)(const void *position);
    /* How good a legal move looks by plain rules, for hints without a search;
       it sees no more than the player does. */
    i32 (*worth)(const void *position, u16 move);

    u8 (*read_move)(const void *position, Reader *reader, u16 *move,
                    Fault *fault);
    void (*write_move)(const void *position, u16 move, Writer *writer);

    u16 (*look)(const void *position, Piece *pieces, u16 room);
    Touch (*touch)(const void *position, u8 held, u8 spot, u16 *move);
} Game;

/* Whether a game with this status is over: won, or lost by the rules. One that
   is stuck goes on, by taking back or reshuffling. */
u8 status_is_final(Status status);

/* Sets the fault and returns its reason, for "return fault_set(...)". */
u8 fault_set(Fault *fault, u8 reason, const char *at);
u8 fault_set_number(Fault *fault, u8 reason, const char *at, u16 number);

/* The words of a fault, its numbers put in. */
void fault_write(const Fault *fault, Writer *writer);

/* A variant that the whole of a text tells. */
u8 game_read_variant(const Game *game, u8 *variant, Reader *reader,
                     Fault *fault);

/* Adds an event to a trace that may be NULL. */
void trace_add(Trace *trace, u8 what, u8 from, u8 to, u8 value);

/* The seeds of a game that has no numbering of its own. */
u8 game_read_plain_seed(u8 *seed, Reader *reader, Fault *fault);

#endif
