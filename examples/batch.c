/* SPDX-License-Identifier: MIT */
/* A hundred thousand 8-puzzles in one batch: every one makes a hundred random
   moves, and the program prints how many were solved by luck. */
#include <quadrille.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BOARDS = 100000, ROUNDS = 100, ACTIONS = 9 };

static uint32_t choose(const uint8_t *mask, uint32_t *random)
{
    uint32_t at = 0;
    if (memchr(mask, 1, ACTIONS))
        do {
            *random = *random * 1664525 + 1013904223;
            at = (*random >> 16) % ACTIONS;
        } while (!mask[at]);
    return at;
}

int main(void)
{
    const quadrille_game *sliding = quadrille_game_find("sliding");
    size_t size = quadrille_game_position_size(sliding);
    unsigned char *positions = malloc(BOARDS * size);
    uint8_t *masks = malloc(BOARDS * ACTIONS), *statuses = malloc(BOARDS);
    uint32_t *actions = malloc(BOARDS * sizeof *actions);
    uint32_t random = 1;
    size_t i, round, solved = 0;
    if (!positions || !masks || !statuses || !actions)
        return 3;
    for (i = 0; i < BOARDS; i++) {
        char seed[16];
        snprintf(seed, sizeof seed, "%zu", i);
        if (quadrille_position_deal(sliding, positions + i * size, size, "3x3",
                                    seed, NULL))
            return 2;
    }
    for (round = 0; round < ROUNDS; round++) {
        quadrille_legal_mask_many(sliding, BOARDS, positions, size, masks,
                                  ACTIONS);
        /* A solved board has no moves, and refuses action 0. */
        for (i = 0; i < BOARDS; i++)
            actions[i] = choose(masks + i * ACTIONS, &random);
        quadrille_step_many(sliding, BOARDS, positions, size, actions, NULL,
                            statuses, NULL);
    }
    for (i = 0; i < BOARDS; i++)
        solved += statuses[i] == QUADRILLE_STATUS_WON;
    printf("%zu of %d boards solved themselves\n", solved, BOARDS);
    return 0;
}
