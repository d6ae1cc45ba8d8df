/* SPDX-License-Identifier: MIT */
/* Proves that a game reads any text. Defines drivers for the game PROVEN; what
   includes it has any_position, game, variant and seed. */
#include "any.h"

void moves_read(void)
{
    Reader reader;
    Fault fault;
    u16 move;
    any_position();
    any_reader(&reader);
    PROVEN.read_move(&game, &reader, &move, &fault);
}

void variants_read(void)
{
    Reader reader;
    Fault fault;
    any_reader(&reader);
    game_read_variant(&PROVEN, variant, &reader, &fault);
}

void seeds_read(void)
{
    Reader reader;
    Fault fault;
    any_reader(&reader);
    PROVEN.read_seed(seed, &reader, &fault);
}
