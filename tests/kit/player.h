/* SPDX-License-Identifier: MIT */
/* A session to test with: random play, and memory that can run out. */
#ifndef PLAYER_H
#define PLAYER_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "session/session.h"

/* An allocator that counts its blocks, and refuses calls after a given number
   of them. */
typedef struct Purse {
    long blocks;
    long calls;
    long most; /* number of calls that succeed; negative: all */
    long refused;
    u32 largest; /* block that was given */
} Purse;

void open_player(Session *session, Purse *purse);
/* Closes the session, and asserts that all memory was freed. */
void close_player(Session *session, Purse *purse);

u8 carry_out(Session *session, u8 what, u32 number, u16 move);
void deal_by_word(Session *session, const Game *game, const char *variant,
                  const char *seed);
void deal_day(Session *session, const Game *game, const char *date);
void set_board(Session *session, const Game *game, const char *variant,
               const char *text);
/* Plays up to "count" random legal moves. */
void play_at_random(Session *session, u32 count, u8 *rng);

/* The session's save as text; valid until the next call. */
const char *saved_text(const Session *session, u32 *length);

/* A file of tests/golden as text; valid until the next call. */
enum { GOLDEN_ROOM = 4096 };
const char *golden_text(const char *name);

void assert_same_session(const Session *a, const Session *b);
/* Asserts that loading the save gives the same game, and saving that the same
   text. */
void assert_comes_back(const Session *session);

/* Replaces the first occurrence of a part of a text, which must have room for
   it. */
void replace_part(char *text, const char *part, const char *by);
/* The reason and the line for which a save is refused. The game in progress
   must remain. */
u8 load_beside(const char *text, u32 *line);

#endif
