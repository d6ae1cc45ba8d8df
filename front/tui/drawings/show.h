/* SPDX-License-Identifier: MIT */
/* Shows: what pieces do by themselves when a game is dealt or has ended. Each
   has a start, a path and a time; a game's drawing says which pieces take
   part. A step is a number, so a show looks the same in every run. */
#ifndef FRONT_TUI_SHOW_H
#define FRONT_TUI_SHOW_H

#include "drawing.h"

typedef enum ShowPath {
    SHOW_STRAIGHT, /* to its end, ever more slowly */
    SHOW_HOP,      /* up and back down */
    SHOW_RING,     /* around the board */
    SHOW_BOUNCE    /* away, and up again from the floor */
} ShowPath;

/* Steps that are never reached. */
enum { SHOW_FOREVER = 1 << 20 };

/* Positions of what bounces are in parts of a cell. */
enum { SHOW_UNIT = 64 };

typedef struct ShowPiece {
    Piece piece; /* a PLACE is drawn as a spark */
    Box from, until;
    ShowPath path;
    int across, down; /* the speed of what bounces or goes around */
    int lane, way;    /* where on the ring it begins */
    int begins;       /* the step when it starts, */
    int arrives;      /* when it is where it goes, */
    int ends;         /* and when it is no longer drawn */
    int returns;      /* when the board shows its spot again */
    int waits;        /* until it begins, the board shows it */
    int is_lit;       /* it is highlighted */
    int bursts;       /* at its end, into sparks of this ink; or 0 */
    int is_small;     /* these are few */
} ShowPiece;

/* A number that counts up, in large figures in the middle of the board. */
typedef struct ShowCounter {
    unsigned long value; /* 0: there is none */
    int begins, arrives; /* the steps when it moves, */
    int ends;            /* and when it is no longer drawn */
} ShowCounter;

typedef struct Show {
    ShowPiece *pieces; /* later ones are drawn above earlier ones */
    int count, room;
    ShowCounter counter;
    int leaves_traces; /* what was drawn before stays */
    int is_deal;       /* cards come face down */
} Show;

/* Adds a piece that goes straight from one place to another, and is then
   drawn by the board if it has a spot there. The result is valid until the
   next one is added. */
ShowPiece *show_add(Show *show, const Piece *piece, const Box *from,
                    const Box *until, int begins, int moves);
void show_free(Show *show);
/* Whether its last picture is worth keeping. */
int show_stays(const Show *show);
/* How many steps it has. */
int show_steps(const Show *show);
/* Where a piece is at a step after its beginning. */
Box show_place(const Scene *scene, const ShowPiece *piece, int step);
int show_is_drawn(const ShowPiece *piece, int step);
/* Counts up what the game is judged by: points or moves. */
void show_count(Show *show, const Session *session, int begins, int arrives,
                int ends);

/* Takes the pieces that are moving off the board; scene_look puts all of them
   back. */
void show_lift(Scene *scene, const Show *show, int step);
/* Draws the moving pieces over what is on the canvas. */
void show_draw(Scene *scene, const Show *show, int step);

/* celebration.c: fills the show for the end of a game. */
void celebration_cast(const Scene *scene, Show *show);
/* The pieces on the board, at most 256, by layers and rows. */
int celebration_list(const Scene *scene, const Piece **pieces);
/* The next of a sequence of numbers below "below", the same in every run. */
int celebration_number(unsigned *state, int below);
/* ring.c: where something of this size is on one of the rings around an area.
   The way begins in the middle above, and is in parts of a cell. */
Box ring_place(const Box *area, const Box *size, int lane, int way);
/* dealing.c: fills the show for a deal, layer by layer. */
void dealing_cast(const Scene *scene, Show *show);

#endif
