/* SPDX-License-Identifier: MIT */
/* A position to test, and what its game says about texts. */
#ifndef TRIAL_H
#define TRIAL_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "rules/core/game.h"

enum { TRIAL_BYTES = 512 };

typedef struct Trial {
    const Game *game;
    u8 variant[VARIANT_SIZE];
    u8 bytes[TRIAL_BYTES];
} Trial;

/* These texts must be valid; anything else fails the test. */
void try_variant(Trial *trial, const Game *game, const char *variant);
void try_seed(const Game *game, const char *seed, u8 *found);
void try_deal(Trial *trial, const char *seed);
void try_board(Trial *trial, const char *board);
u16 try_move(const Trial *trial, const char *move);
void try_moves(Trial *trial, const char *moves);

/* Texts are valid until the next call. A refusal is its place, from 1, and its
   words: "3: This is not a card"; for a board also the line: "2:3: ...". It is
   "" if nothing was refused. */
const char *board_of(const Trial *trial);
const char *move_text(const Trial *trial, u16 move);
const char *variant_text(const Trial *trial);
const char *seed_text(const Game *game, const u8 *seed);
const char *words_of(const Game *game, u8 reason);
const char *refused_variant(const Game *game, const char *variant);
const char *refused_seed(const Game *game, const char *seed);
const char *refused_move(const Trial *trial, const char *move);
/* A board that is refused must leave the position unchanged. */
const char *refused_board(Trial *trial, const char *board);

/* Texts, the move that each of them means, and how that move is written. A
   text of NULL ends the list. */
typedef struct Reading {
    const char *text;
    u16 move;
    const char *written;
} Reading;

void check_readings(const Trial *trial, const Reading *reading);

/* Plays a move by its number; returns the reason if it is refused, or FINE,
   which is 0. */
u8 apply_move(Trial *trial, u16 move);

/* The seed with a small number. */
void number_seed(u8 *seed, u32 number);

#endif
