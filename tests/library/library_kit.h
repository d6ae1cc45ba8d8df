/* SPDX-License-Identifier: MIT */
/* What the tests of the library share: they use it as other programs do. */
#ifndef LIBRARY_KIT_H
#define LIBRARY_KIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "include/quadrille.h"

enum { POSITION_ROOM = 1536, MOST_MOVES = 13000 };

/* Starts of every game, of several variants each. */
typedef struct SampleStart {
    const char *game, *variant, *seed;
} SampleStart;

static const SampleStart sample_starts[] = {
    {"kulki", "", "1"},          {"kulki", "7x7:4", "abc"},
    {"mahjong", "", "7"},        {"mahjong", "flowers:random", "8"},
    {"freecell", "", "617"},     {"freecell", "2cells:none", "5"},
    {"freecell", "0cells", "9"}, {"sliding", "", "3"},
    {"sliding", "3x5", "4"},     {"sliding", "10x10:walk100", "x"},
};

enum { START_COUNT = sizeof sample_starts / sizeof *sample_starts };

static inline const quadrille_game *deal_start(const SampleStart *start,
                                               void *position)
{
    const quadrille_game *game = quadrille_game_find(start->game);
    quadrille_fault fault = {0};
    assert_non_null(game);
    if (quadrille_position_deal(game, position, POSITION_ROOM, start->variant,
                                start->seed, &fault))
        fail_msg("%s %s: %s", start->game, start->variant, fault.words);
    return game;
}

static inline uint32_t next_random(uint32_t *random, uint32_t below)
{
    *random = *random * 1664525 + 1013904223;
    return (uint32_t)((uint64_t)*random * below >> 32);
}

#endif
