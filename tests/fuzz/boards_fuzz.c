/* SPDX-License-Identifier: MIT */
/* Boards of all games. The input: a game, a variant, a seed, and the board.
   What is accepted can be played, written and read back. */
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"

enum { MOST_PLAYED = 8 };

/* Plays the first move, the second, and so on. */
static void play_board(const Game *game, u8 *position, const u8 *variant)
{
    u16 *moves = host_must_have(malloc(game->most_moves * sizeof *moves));
    int played;
    for (played = 0; played < MOST_PLAYED; played++) {
        const u16 count = require_position(game, position, moves);
        u16 move;
        require_board(game, position, variant);
        if (!count)
            break;
        move = moves[played * 7 % count];
        require_move(game, position, move);
        REQUIRE(!game->apply(position, move, NULL));
    }
    free(moves);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    const Game *game = input_game(&input);
    u8 *position = host_must_have(malloc(game->size));
    u8 before[MOST_POSITION];
    const char *text;
    FuzzBoard board;
    u8 reason;
    memset(position, 0xab, game->size);
    memcpy(before, position, game->size);
    reason = input_board(&input, game, position, &board);
    text = board.text.start;
    if (reason) {
        REQUIRE(memcmp(before, position, game->size) == 0);
        require_fault(&board.fault, reason, text,
                      (u32)(board.text.end - text));
    } else {
        play_board(game, position, board.variant);
    }
    free(position);
    return 0;
}
