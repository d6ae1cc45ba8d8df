/* SPDX-License-Identifier: MIT */
/* A bot that plays Kulki greedily: it makes the move that the rules of thumb
   rate highest, until the board is full. "greedy 5" plays five games. */
#include <quadrille.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST_MOVES = 13000 };

static uint16_t choose(const quadrille_game *kulki, const void *position)
{
    static uint16_t moves[MOST_MOVES];
    size_t count =
        quadrille_position_moves(kulki, position, moves, MOST_MOVES);
    uint16_t best = 0;
    int32_t most = INT32_MIN;
    size_t i;
    for (i = 0; i < count; i++) {
        int32_t worth = quadrille_move_worth(kulki, position, moves[i]);
        if (worth > most) {
            most = worth;
            best = moves[i];
        }
    }
    return best;
}

int main(int argc, char **argv)
{
    const quadrille_game *kulki = quadrille_game_find("kulki");
    int games = argc > 1 ? atoi(argv[1]) : 1;
    unsigned char position[512];
    char seed[16];
    int i;
    for (i = 1; i <= games; i++) {
        unsigned moves = 0;
        snprintf(seed, sizeof seed, "%d", i);
        if (quadrille_position_deal(kulki, position, sizeof position, NULL,
                                    seed, NULL))
            return 2;
        while (quadrille_position_status(kulki, position) ==
                   QUADRILLE_STATUS_GOING &&
               !quadrille_position_play(
                   kulki, position, choose(kulki, position), NULL, 0, NULL))
            moves++;
        printf("game %d: %u points in %u moves\n", i,
               (unsigned)quadrille_position_score(kulki, position), moves);
    }
    return 0;
}
