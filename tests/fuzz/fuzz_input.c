/* SPDX-License-Identifier: MIT */
/* Takes inputs apart. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"
#include "rules/games.h"

void fuzz_stop(const char *file, int line, const char *law)
{
    fprintf(stderr, "%s:%d: this doesn't hold: %s\n", file, line, law);
    abort();
}

FuzzInput input_of(const uint8_t *data, size_t size)
{
    const FuzzInput input = {data, data + size};
    return input;
}

u8 input_byte(FuzzInput *input)
{
    return input->at < input->end ? *input->at++ : 0;
}

u32 input_number(FuzzInput *input, u8 bytes)
{
    u32 number = 0;
    while (bytes--)
        number = number << 8 | input_byte(input);
    return number;
}

void input_line(FuzzInput *input, Reader *line)
{
    const uint8_t *from = input->at;
    const size_t left = (size_t)(input->end - from);
    const uint8_t *end = left ? memchr(from, '\n', left) : NULL;
    const size_t length = end ? (size_t)(end - from) : left;
    reader_start(line, (const char *)from, (u32)length);
    input->at += length + (end != NULL);
}

void input_rest(const FuzzInput *input, Reader *rest)
{
    reader_start(rest, (const char *)input->at, (u32)(input->end - input->at));
}

const Game *input_game(FuzzInput *input)
{
    const Game *game;
    Reader line;
    input_line(input, &line);
    game = games_take_name(&line);
    return game ? game : games[0];
}

void input_variant(FuzzInput *input, const Game *game, u8 *variant)
{
    Reader line, none;
    Fault fault;
    input_line(input, &line);
    reader_start(&none, "", 0);
    if (game_read_variant(game, variant, &line, &fault))
        REQUIRE(!game_read_variant(game, variant, &none, &fault));
}

void input_seed(FuzzInput *input, const Game *game, u8 *seed)
{
    Reader line;
    Fault fault;
    memset(seed, 0, SEED_SIZE);
    seed[0] = 1;
    input_line(input, &line);
    if (game->read_seed(seed, &line, &fault)) {
        memset(seed, 0, SEED_SIZE);
        seed[0] = 1;
    }
}

void input_deal(FuzzInput *input, const Game *game, Session *session)
{
    u8 variant[VARIANT_SIZE], seed[SEED_SIZE];
    Reader none;
    Fault fault;
    input_variant(input, game, variant);
    input_seed(input, game, seed);
    if (!session_deal(session, game, variant, seed, &fault))
        return;
    reader_start(&none, "", 0);
    REQUIRE(!game_read_variant(game, variant, &none, &fault));
    memset(seed, 0, SEED_SIZE);
    seed[0] = 1;
    REQUIRE(!session_deal(session, game, variant, seed, &fault));
}

u8 input_board(FuzzInput *input, const Game *game, u8 *position,
               FuzzBoard *board)
{
    u8 seed[SEED_SIZE];
    memset(&board->fault, 0, sizeof board->fault);
    board->fault.game = game;
    input_variant(input, game, board->variant);
    input_seed(input, game, seed);
    input_rest(input, &board->text);
    return game->read_board(position, board->variant, seed, &board->text,
                            &board->fault);
}
