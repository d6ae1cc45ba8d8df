/* SPDX-License-Identifier: MIT */
/* Deals and half-played games to test FreeCell's solver with. */
#ifndef TESTS_KIT_FREECELL_DEALS_H
#define TESTS_KIT_FREECELL_DEALS_H

#include "asking.h"
#include "rules/freecell/freecell.h"
#include "solve/freecell/freecell.h"
#include "trial.h"

#ifdef __SANITIZE_ADDRESS__
enum { SLOW = 1 };
#else
enum { SLOW = 0 };
#endif

enum { MEMORY = 32 << 20, LARGE_MEMORY = 256 << 20 };

typedef void Ask(const Question *question, Answer *answer);

/* Sets up a group of tests. */
int take_memory(void **state);

void deal(Trial *trial, const char *variant, const char *number);
void deal_nth(Trial *trial, const char *variant, int number);
/* Deals a random endgame of few cards. Unlike in a deal, some suits may be
   home already, cells taken, and cards ready to go home. */
void deal_endgame(Trial *trial, const char *variant, u8 *rng, u8 most_left);
void play_by_chance(Trial *trial, u8 *rng, int count);

/* Asks one search, or the solver as everybody else does. */
Answer ask_with(Ask *search, const Trial *trial, How how, u64 size, u64 most);
Answer ask(const Trial *trial, How how);
Answer ask_within(const Trial *trial, How how, u64 size, u64 most);

/* Asserts that the line leads from the position to one that is won. */
void check_line(const Trial *trial, const Answer *answer);
/* Plays the line; returns how many cards moved, counted one by one. */
u32 play_line(const Trial *trial, const Answer *answer);

#endif
