/* SPDX-License-Identifier: MIT */
/* A challenge is a finished game for a friend to play too: the game's code,
   and what that lacks. It is sealed (see sealed_code.h), and docs/formats.md
   describes what is inside. */
#ifndef CHALLENGE_H
#define CHALLENGE_H

#include "session/session.h"

typedef struct Challenge {
    Session game;         /* the challenger's, at its end */
    char from[NAME_SIZE]; /* the challenger, or "" */
    u32 *clocks; /* milliseconds of play after each move; NULL if unknown */
} Challenge;

/* Reasons that sessions don't have; challenge_write_reason has their
   messages. */
enum ChallengeReason {
    NO_CHALLENGE = 240,
    OLDER_CHALLENGE,
    NEWER_CHALLENGE,
    DAMAGED_CHALLENGE,
    LONG_CHALLENGE,
    UNFINISHED_CHALLENGE,
    BAD_CHALLENGE
};

/* challenge_open makes a challenge without a game; challenge_close frees
   everything. */
void challenge_open(Challenge *challenge, const Host *host);
void challenge_close(Challenge *challenge);

/* Writes the code of a game that is over. The name may be "", and the times
   NULL. On refusal nothing is written. */
u8 challenge_write(const Session *session, const char *from, const u32 *clocks,
                   Writer *writer);
/* Reads a code, or a link that ends with one, and plays its game by the rules.
   On refusal the challenge is unchanged. */
u8 challenge_read(Challenge *challenge, const char *code, u32 length,
                  Fault *fault);
/* Starts the deal that the challenge is about; the session must be open. */
u8 challenge_deal(const Challenge *challenge, Session *session);

void challenge_write_reason(Writer *writer, const Fault *fault);

#endif
