/* SPDX-License-Identifier: MIT */
/* Plays random games with the C library, to compare the package with it: for
   each line "game variant seed" it prints how the game ended. */
#include <stdio.h>
#include <stdlib.h>

#include "include/quadrille.h"

enum { MOST_STEPS = 200, ROOM = 1 << 16 };

static uint32_t chance;

static uint32_t next_chance(void)
{
    chance = chance * 1664525U + 1013904223U;
    return chance >> 16;
}

int main(void)
{
    char name[16], variant[64], seed[16];
    static uint16_t moves[ROOM];
    while (scanf("%15s %63s %15s", name, variant, seed) == 3) {
        const quadrille_game *game = quadrille_game_find(name);
        const size_t size = quadrille_game_position_size(game);
        void *position = malloc(size);
        int steps = 0;
        size_t count = 0;
        chance = (uint32_t)strtoul(seed, NULL, 10);
        if (!position ||
            quadrille_position_deal(game, position, size, variant, seed, NULL))
            return 1;
        while (steps < MOST_STEPS && (count = quadrille_position_moves(
                                          game, position, moves, ROOM))) {
            if (quadrille_position_play(game, position,
                                        moves[next_chance() % count], NULL, 0,
                                        NULL))
                return 1;
            steps++;
        }
        printf("%s %s %s %d %d %u %016llx\n", name, variant, seed, steps,
               quadrille_position_status(game, position),
               quadrille_position_score(game, position),
               (unsigned long long)quadrille_position_digest(game, position));
        free(position);
    }
    return 0;
}
