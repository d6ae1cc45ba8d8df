// SPDX-License-Identifier: MIT
// The same for C++: solves a deal.
#include <quadrille.h>

#include <cstdio>
#include <vector>

int main()
{
    const quadrille_game *freecell = quadrille_game_find("freecell");
    std::vector<unsigned char> position(
        quadrille_game_position_size(freecell));
    std::vector<unsigned char> memory(8 << 20);
    quadrille_fault fault;
    if (quadrille_position_deal(freecell, position.data(), position.size(),
                                nullptr, "617", &fault))
        return 2;
    quadrille_question question = {};
    question.size = sizeof question;
    question.mode = QUADRILLE_SOLVE_FAST;
    question.memory = memory.data();
    question.memory_size = memory.size();
    quadrille_answer answer = {};
    answer.size = sizeof answer;
    if (quadrille_solve(freecell, position.data(), &question, &answer))
        return 3;
    for (size_t i = 0; i < answer.count; i++)
        quadrille_position_play(freecell, position.data(), answer.moves[i],
                                nullptr, 0, nullptr);
    const bool won =
        quadrille_position_status(freecell, position.data()) == QUADRILLE_STATUS_WON;
    std::printf("%s: %s after %u moves\n", quadrille_game_title(freecell),
                won ? "won" : "not won", unsigned(answer.count));
    return 0;
}
