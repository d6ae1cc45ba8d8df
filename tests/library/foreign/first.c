/* SPDX-License-Identifier: MIT */
/* What a stranger writes first, in the C of 1990: solves a deal. */
#include <quadrille.h>
#include <stdio.h>
#include <string.h>

static unsigned char memory[8 << 20];

int main(void)
{
    const quadrille_game *freecell = quadrille_game_find("freecell");
    quadrille_question question;
    quadrille_answer answer;
    quadrille_fault fault;
    unsigned char position[512];
    size_t i;
    if (quadrille_version() != QUADRILLE_VERSION)
        return 1;
    if (quadrille_position_deal(freecell, position, sizeof position, NULL,
                                "617", &fault))
        return 2;
    memset(&question, 0, sizeof question);
    question.size = sizeof question;
    question.mode = QUADRILLE_SOLVE_FAST;
    question.memory = memory;
    question.memory_size = sizeof memory;
    answer.size = sizeof answer;
    if (quadrille_solve(freecell, position, &question, &answer))
        return 3;
    for (i = 0; i < answer.count; i++)
        quadrille_position_play(freecell, position, answer.moves[i], NULL, 0,
                                NULL);
    printf("%s: %s after %u moves\n", quadrille_game_title(freecell),
           quadrille_position_status(freecell, position) ==
                   QUADRILLE_STATUS_WON
               ? "won"
               : "not won",
           (unsigned)answer.count);
    return 0;
}
