/* SPDX-License-Identifier: MIT */
/* Solves a range of FreeCell deals: "solve_range 1 100" prints each deal's
   number, its verdict, and the length of the solution. */
#include <quadrille.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    static const char *const verdicts[] = {"no solver", "won", "impossible",
                                           "unknown"};
    const quadrille_game *freecell = quadrille_game_find("freecell");
    long first = argc > 1 ? atol(argv[1]) : 1;
    long last = argc > 2 ? atol(argv[2]) : first + 9;
    quadrille_question question = {.size = sizeof question};
    quadrille_answer answer = {.size = sizeof answer};
    unsigned char position[256];
    char seed[24];
    question.mode = QUADRILLE_SOLVE_FAST;
    question.memory_size = 64 << 20;
    question.memory = malloc(question.memory_size);
    question.most_nodes = 1000000;
    if (!question.memory ||
        quadrille_game_position_size(freecell) > sizeof position)
        return 3;
    for (; first <= last; first++) {
        quadrille_fault fault;
        snprintf(seed, sizeof seed, "%ld", first);
        if (quadrille_position_deal(freecell, position, sizeof position, NULL,
                                    seed, &fault)) {
            fprintf(stderr, "%s: %s\n", seed, fault.words);
            return 2;
        }
        quadrille_solve(freecell, position, &question, &answer);
        printf("%ld %s %zu moves, %llu positions\n", first,
               verdicts[answer.verdict], answer.count,
               (unsigned long long)answer.nodes);
    }
    free(question.memory);
    return 0;
}
