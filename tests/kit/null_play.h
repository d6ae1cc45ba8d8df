/* SPDX-License-Identifier: MIT */
/* Plays from lines of input, with the null front end, for tests. */
#ifndef TESTS_KIT_NULL_PLAY_H
#define TESTS_KIT_NULL_PLAY_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "front/null/null.h"

/* A game that was played from lines, and its outcome. */
typedef struct Played {
    Session session;
    Null null;
    int refused;
} Played;

#define LINES(...) ((const char *const[]){__VA_ARGS__, NULL})

void play(Played *played, const char *name, const char *seed,
          const char *const *lines);
void finish(Played *played);
void assert_told(const Played *played, const char *words);

#endif
