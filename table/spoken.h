/* SPDX-License-Identifier: MIT */
/* Says in sentences what a move has changed, for players who listen instead of
   looking at the board. All front ends take the sentences from here. */
#ifndef SPOKEN_H
#define SPOKEN_H

#include "host/host.h"

/* A move, and the positions around it. */
typedef struct SpokenMove {
    const Game *game;
    const void *before, *after;
    u16 move;
    Trace trace; /* what happened during the move */
    int brief;   /* leave out what follows for the rest of the board */
    int seen;    /* the pieces are in sight, but not the names of places that
                    only line mode has */
} SpokenMove;

/* How much is told; flags. Where a move is brief, the player asks for the
   rest. */
enum { SPOKEN_FULL = 0, SPOKEN_BRIEF = 1, SPOKEN_SEEN = 2 };
typedef unsigned SpokenDetail;

/* How a session came to its position. */
typedef enum SpokenStep {
    SPOKEN_PLAYED,  /* by its latest move */
    SPOKEN_REDONE,  /* likewise */
    SPOKEN_UNDONE,  /* by taking back the move that can be redone */
    SPOKEN_JUMPED,  /* from any other of its positions */
    SPOKEN_STARTED, /* the game was dealt or opened */
    SPOKEN_NOTHING  /* the position is the same */
} SpokenStep;

/* Writes a line of sentences about the step, and a description of the whole
   position if the player can't know it and wants all details. */
void spoken_page_step(Page *page, const Session *session, SpokenStep step,
                      SpokenDetail detail);

/* The step that an intent has led to. */
SpokenStep spoken_step_of(const Intent *intent, const Reply *reply);

/* spoken_move.c: tells what the nth move, counted from 1, has changed, or what
   is back now that it was undone. Only this needs no table. */
void spoken_page_move(Page *page, const Session *session, u32 nth, int undone,
                      SpokenDetail detail);

/* What it uses for each game. Sentences on a line end with a full stop and are
   separated by a blank. */
void spoken_cards_move(Page *page, const SpokenMove *spoken);
void spoken_cards_undo(Page *page, const SpokenMove *spoken);
void spoken_tiles_move(Page *page, const SpokenMove *spoken);
void spoken_tiles_undo(Page *page, const SpokenMove *spoken);
void spoken_balls_move(Page *page, const SpokenMove *spoken);
void spoken_balls_undo(Page *page, const SpokenMove *spoken);
void spoken_blocks_move(Page *page, const SpokenMove *spoken);
void spoken_blocks_undo(Page *page, const SpokenMove *spoken);
/* What answers to questions share: where the gap is and what is beside it, and
   which balls drop next. */
void spoken_gap(Page *page, const void *position);
void spoken_next_balls(Page *page, const void *position);

/* For them: writes the next sentence, with a capital letter. */
void spoken_sentence(Page *page, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
