/* SPDX-License-Identifier: MIT */
/* Boards of all games, for the solvers. The input: a byte for the size of the
   search; a game, a variant, a seed, and the board. Each way to ask has few
   nodes and little memory. What one solves, none calls impossible; a line wins
   by the rules; and the question's position stays as it is. */
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"
#include "solve/solve.h"

enum { LITTLE_MEMORY = 1 << 20, SIZES = 8 };
#define FEW_NODES ((u64)50)

static void require_win(const Question *question, const Answer *answer)
{
    const Game *game = question->game;
    u8 *position = host_must_have(malloc(game->size));
    u32 i;
    memcpy(position, question->position, game->size);
    for (i = 0; i < answer->length; i++)
        REQUIRE(!game->apply(position, answer->line[i], NULL));
    REQUIRE(game->status(position) == WON);
    free(position);
}

/* Returns a bit for the verdict. */
static unsigned ask(const Question *question)
{
    Answer answer;
    solve(question, &answer);
    REQUIRE(answer.verdict != REFUTED);
    if (answer.verdict == SOLVED)
        require_win(question, &answer);
    return 1U << answer.verdict;
}

static void ask_all(const Game *game, const u8 *position, u8 size)
{
    static u8 *memory;
    Question question = {.game = game,
                         .position = position,
                         .size = LITTLE_MEMORY >> size % SIZES,
                         .most_nodes = FEW_NODES << size / SIZES % SIZES};
    unsigned found = 0;
    int how;
    if (!memory)
        memory = host_must_have(malloc(LITTLE_MEMORY));
    question.memory = memory;
    for (how = 0; how < HOW_COUNT; how++) {
        question.how = (How)how;
        if (solver_find(game, question.how))
            found |= ask(&question);
    }
    REQUIRE(!(found & 1U << SOLVED && found & 1U << IMPOSSIBLE));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    const u8 limits = input_byte(&input);
    const Game *game = input_game(&input);
    u8 *position = host_must_have(malloc(game->size));
    u8 before[MOST_POSITION];
    FuzzBoard board;
    memset(position, 0, game->size);
    if (!input_board(&input, game, position, &board)) {
        memcpy(before, position, game->size);
        ask_all(game, position, limits);
        REQUIRE(memcmp(before, position, game->size) == 0);
    }
    free(position);
    return 0;
}
