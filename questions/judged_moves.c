/* SPDX-License-Identifier: MIT */
/* Tells the moves that win from those that lose. */
#include "judged_moves.h"

#include <string.h>

int judged_moves_prove(JudgedMoves *judged, const Game *game,
                       const void *position, void *memory, u64 nodes)
{
    u8 after[MOST_POSITION];
    const Question question = {.game = game,
                               .position = after,
                               .how = SOLVE_PROVE,
                               .memory = memory,
                               .size = SOLVE_COMFORT,
                               .most_nodes = nodes};
    u16 i;
    judged->winning = 0;
    judged->count = game->list(position, judged->move, MOST_JUDGED);
    ASSERT(judged->count <= MOST_JUDGED);
    for (i = 0; i < judged->count; i++) {
        const u16 move = judged->move[i];
        Answer answer;
        memcpy(after, position, game->size);
        (void)game->apply(after, move, NULL);
        solve(&question, &answer);
        if (answer.verdict == SOLVED) {
            judged->move[i] = judged->move[judged->winning];
            judged->move[judged->winning++] = move;
        } else if (answer.verdict != IMPOSSIBLE) {
            return 0;
        }
    }
    return 1;
}

void judged_moves_play_worst(const JudgedMoves *judged, const Game *game,
                             void *position)
{
    u16 worst = 0;
    u16 i;
    for (i = 1; i < judged->winning; i++)
        if (game->worth(position, judged->move[i]) <
            game->worth(position, judged->move[worst]))
            worst = i;
    (void)game->apply(position, judged->move[worst], NULL);
}
