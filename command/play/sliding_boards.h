/* SPDX-License-Identifier: MIT */
/* Boards of the sliding puzzle that are given by options. */
#ifndef COMMAND_PLAY_SLIDING_BOARDS_H
#define COMMAND_PLAY_SLIDING_BOARDS_H

#include "start_session.h"

/* A board's text and its origin. */
typedef struct BoardText {
    const char *place; /* name of the file or of the option */
    u32 line;          /* in a file with several boards; else 0 */
    const char *text;
    u32 length;
} BoardText;

/* Sets the session's start. With --goal gap-first the board is turned, so
   that its goal becomes the usual one. Returns EXIT_DONE, or complains. */
int sliding_boards_set(const StartRequest *start, Session *session,
                       const BoardText *board);

/* A game that starts from --board in a special way. */
typedef struct BoardReader {
    const Game *game;
    int (*start)(const StartRequest *start, Session *session);
} BoardReader;

/* A game of NULL ends the table. */
extern const BoardReader board_readers[];

#endif
