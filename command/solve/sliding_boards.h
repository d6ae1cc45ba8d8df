/* SPDX-License-Identifier: MIT */
/* Boards of the sliding puzzle as they are told by options. */
#ifndef COMMAND_SOLVE_SLIDING_BOARDS_H
#define COMMAND_SOLVE_SLIDING_BOARDS_H

#include "command/play/start_session.h"

/* A board where its text comes from. */
typedef struct BoardText {
    const char *place; /* a file's name, or the option's */
    u32 line;          /* of the file, when it holds many; else 0 */
    const char *text;
    u32 length;
} BoardText;

/* The session's start. With --goal hole-first it is turned about, so that its
   goal is the usual one. EXIT_DONE, or complains. */
int set_slide_board(const StartRequest *start, Session *session,
                    const BoardText *board);

/* A game that starts from --board in a way of its own. */
typedef struct BoardReader {
    const Game *game;
    int (*start)(const StartRequest *start, Session *session);
} BoardReader;

/* A game of NULL ends the table. */
extern const BoardReader board_readers[];

/* A deal of so many moves, from the seed on; when there is none the nearest
   one is told of. */
int choose_distance(Choice *choice, u32 wanted);

#endif
