/* SPDX-License-Identifier: MIT */
/* The game contract. A game is one table of functions, and its position is a
   flat run of bytes. */
#ifndef GAME_H
#define GAME_H

#include "digest.h"
#include "seed.h"
#include "text.h"

/* A variant is eight bytes. Each game decides what they mean. */
enum { VARIANT_SIZE = 8 };

/* A buffer of this size holds a position of any game. */
enum { MOST_POSITION = 1536 };

/* A spot is a place on the board that can be touched. */
enum { NO_SPOT = 255, TABLE_SPOT = 254 /* the button beside the board */ };

typedef enum Status {
    GOING,
    WON,
    STUCK, /* no move is left, but an undo or a reshuffle may help */
    LOST   /* the rules say that the game is over */
} Status;

/* The reasons for refusals; 0 means that nothing was refused. Reasons below
   FIRST_REASON have the same message in every game. The numbers are part of
   quadrille.h, so a new reason goes to the end of its list; this one has room
   for more. */
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
    FIRST_REASON = 32
};

/* A refusal. It has the place in the text (NULL if there was no text) and the
   numbers that replace the # characters of the message; an @ becomes the
   letter of that number, of which there are at most nine. */
typedef struct Fault {
    u8 reason;
    u16 number[2];
    const char *at;
    u32 nth; /* which move of a saved game was refused, counted from 1; or 0 */
    const struct Game *game; /* the game whose message the reason has */
} Fault;

/* One event of a move. A front end shows the events in order. */
typedef enum Happening {
    WENT,    /* one step of a path, from spot to spot */
    DROPPED, /* a new piece on "to"; value = its face */
    CLEARED, /* the piece on "from" is gone */
    FLEW     /* from spot to spot, moved by autoplay */
} Happening;

typedef struct Event {
    u8 what, from, to, value;
} Event;

/* The events of a move. The list is in the caller's memory. */
typedef struct Trace {
    Event *events;
    u16 room;
    u16 count;
} Trace;

/* A piece as a front end sees it, without pixels, colours or glyphs. */
typedef enum Kind { PLACE, BALL, NEXT_BALL, TILE, CARD, BLOCK, BUTTON } Kind;

enum Mark {
    CAN_MOVE = 1, /* picking it up or touching it can lead to a move */
    IS_FREE = 2,  /* Mahjong: a side and the top are open */
    IS_HOME = 4,  /* FreeCell: on a foundation; sliding puzzle: in its place */
    IS_CELL = 8   /* FreeCell: in a free cell */
};

typedef struct Piece {
    u8 spot, x, y, z, kind, value, marks;
} Piece;

/* The result of touching a spot while another one (or NO_SPOT) is held. */
typedef enum Touch {
    TOUCH_NOTHING,
    TOUCH_HOLD, /* the touched spot is now held */
    TOUCH_DROP, /* the held spot is released */
    TOUCH_MOVE  /* the touch makes a move; apply may refuse it with a reason */
} Touch;

/* How results are judged: what they are compared by, and which end makes a
   game a finished one. Only finished games have a place among the best. */
enum {
    GOAL_MOVES,        /* the fewer moves, the better */
    GOAL_SCORED_MOVES, /* likewise; a move can stand for several, and the score
                          counts each of them. The unit ends in "moves". */
    GOAL_POINTS        /* the higher the score, the better; moves and time say
                          nothing. The unit is "points". */
};
enum {
    GOAL_WIN, /* only a win finishes a game */
    GOAL_END  /* a loss does as well, since players play for points until then
               */
};

typedef struct Goal {
    u8 measure;
    u8 finish;
} Goal;

typedef struct Game {
    const char *name;  /* as typed, such as "kulki" */
    const char *title; /* as shown */
    const char *unit;  /* what the score counts */
    Goal goal;
    u8 numbered;    /* a number alone is a variant, as in "sliding 15", and
                       not a seed, as in "freecell 617" */
    u8 version;     /* of the rules; replays state it */
    u16 size;       /* of a position, in bytes */
    u16 most_moves; /* upper limit for every position */
    u16 most_pieces;
    u16 most_events;
    const char *const *words; /* for reasons from FIRST_REASON on */
    u8 word_count;

    /* Read and write variants and seeds as text. Reading moves the reader past
       the text; an empty text means the game's default. */
    u8 (*read_variant)(u8 *variant, Reader *reader, Fault *fault);
    void (*write_variant)(const u8 *variant, Writer *writer);
    u8 (*read_seed)(u8 *seed, Reader *reader, Fault *fault);
    void (*write_seed)(const u8 *seed, Writer *writer);

    /* Make a start, either from a seed or from a board as text. A board also
       gets a seed, for random numbers needed later. On refusal the position is
       unchanged. */
    u8 (*deal)(void *position, const u8 *variant, const u8 *seed);
    u8 (*read_board)(void *position, const u8 *variant, const u8 *seed,
                     Reader *reader, Fault *fault);
    void (*write_board)(const void *position, Writer *writer);

    /* Lists the legal moves in a canonical order. Writes as many as there is
       room for, and returns how many there are. */
    u16 (*list)(const void *position, u16 *moves, u16 room);
    /* Plays a move. On refusal every byte of the position is unchanged. The
       trace may be NULL. */
    u8 (*apply)(void *position, u16 move, Trace *trace);
    Status (*status)(const void *position);
    u32 (*score)(const void *position);
    /* Rates a legal move by simple rules, for hints without a search. It uses
       only what the player can see. */
    i32 (*worth)(const void *position, u16 move);

    u8 (*read_move)(const void *position, Reader *reader, u16 *move,
                    Fault *fault);
    void (*write_move)(const void *position, u16 move, Writer *writer);

    u16 (*look)(const void *position, Piece *pieces, u16 room);
    Touch (*touch)(const void *position, u8 held, u8 spot, u16 *move);
} Game;

/* Returns whether a game with this status is over, either won or lost by the
   rules. A stuck game isn't over: an undo or a reshuffle may help. */
u8 status_is_final(Status status);

/* Set the fault and return its reason, for use as "return fault_set(...)". */
u8 fault_set(Fault *fault, u8 reason, const char *at);
u8 fault_set_number(Fault *fault, u8 reason, const char *at, u16 number);

/* The message of a reason, in which # and @ stand for numbers; and that of a
   fault with its numbers filled in. */
const char *fault_words(const Game *game, u8 reason);
void fault_write(const Fault *fault, Writer *writer);

/* Reads a variant; the text must contain nothing else. */
u8 game_read_variant(const Game *game, u8 *variant, Reader *reader,
                     Fault *fault);

/* Adds an event to the trace, which may be NULL. */
void trace_add(Trace *trace, u8 what, u8 from, u8 to, u8 value);

/* Read and write seeds for games without a numbering of their own. */
u8 game_read_plain_seed(u8 *seed, Reader *reader, Fault *fault);

#endif
