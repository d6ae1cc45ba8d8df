/* SPDX-License-Identifier: MIT */
/* Deals and games half played that FreeCell's solver is asked about. */
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

/* For a group's set-up. */
int take_memory(void **state);

void deal(Trial *trial, const char *variant, const char *number);
void deal_nth(Trial *trial, const char *variant, int number);
void play_by_chance(Trial *trial, u8 *rng, int count);

/* One search alone, or as everybody asks. */
Answer ask_with(Ask *search, const Trial *trial, How how, u64 size, u64 most);
Answer ask(const Trial *trial, How how);
Answer ask_within(const Trial *trial, How how, u64 size, u64 most);

/* The line leads from the position to one that is won. */
void check_line(const Trial *trial, const Answer *answer);
/* Plays it to its end; how many cards moved, counted one by one. */
u32 play_line(const Trial *trial, const Answer *answer);

#endif
