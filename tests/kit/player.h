/* SPDX-License-Identifier: MIT */
/* A session to test: random play, and memory that can be made to run out. */
#ifndef PLAYER_H
#define PLAYER_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "session/session.h"

/* A host that counts its blocks, and refuses after so many calls. */
typedef struct Purse {
    long blocks;
    long calls;
    long most; /* calls that succeed; below 0: all */
} Purse;

void open_player(Session *session, Purse *purse);
/* Closes it, and asserts that all memory came back. */
void close_player(Session *session, Purse *purse);

u8 wish_for(Session *session, u8 what, u32 number, u16 move);
void deal_by_word(Session *session, const Game *game, const char *variant,
                  const char *seed);
void deal_day(Session *session, const Game *game, const char *date);
void set_board(Session *session, const Game *game, const char *variant,
               const char *text);
/* Plays up to so many legal moves by chance. */
void play_at_random(Session *session, u32 count, u8 *rng);

/* The save of a session as text that lives until the next. */
const char *saved_text(const Session *session, u32 *length);

/* A file of tests/golden as text that lives until the next. */
enum { GOLDEN_ROOM = 4096 };
const char *golden_text(const char *name);

void assert_same_session(const Session *a, const Session *b);
/* Its save is loaded as the same game, and saved again as the same text. */
void assert_comes_back(const Session *session);

/* The first such part of a text, by another; there is room for it. */
void replace_part(char *text, const char *part, const char *by);
/* Why a save is refused, and at which line; the game in progress stays. */
u8 load_beside(const char *text, u32 *line);

#endif
