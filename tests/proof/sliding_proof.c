/* SPDX-License-Identifier: MIT */
/* Calls the functions of the sliding puzzle for every position that satisfies
   sliding_in_bounds. */
#include "any.h"

#include "rules/sliding/sliding.h"

static Sliding game;
static Event events[SLIDING_CELLS];
static Piece pieces[SLIDING_CELLS];
static u16 moves[SLIDING_CELLS];
static u8 variant[VARIANT_SIZE];
static u8 seed[SEED_SIZE];

static void any_position(void)
{
    int i;
    any_bytes(game.slides, sizeof game.slides);
    any_bytes(game.steps, sizeof game.steps);
    game.width = any_byte(SLIDING_LEAST_SIDE, SLIDING_MOST_SIDE);
    game.height = any_byte(SLIDING_LEAST_SIDE, SLIDING_MOST_SIDE);
    game.gap = any_byte(0, SLIDING_CELLS - 1);
    for (i = 0; i < SLIDING_CELLS; i++)
        game.tile[i] = any_byte(0, SLIDING_CELLS - 1);
}

static void any_variant(void)
{
    any_bytes(variant, sizeof variant);
    variant[SLIDING_VARIANT_WIDTH] =
        any_byte(SLIDING_LEAST_SIDE, SLIDING_MOST_SIDE);
    variant[SLIDING_VARIANT_HEIGHT] =
        any_byte(SLIDING_LEAST_SIDE, SLIDING_MOST_SIDE);
    any_bytes(seed, sizeof seed);
}

void moves_made(void)
{
    Trace trace = {events, any_word(0, SLIDING_CELLS), 0};
    any_position();
    sliding.apply(&game, any_word(0, 65535), &trace);
    //@ assert sliding_in_bounds(&game);
}

void moves_listed(void)
{
    u16 move;
    any_position();
    sliding.list(&game, moves, any_word(0, SLIDING_CELLS));
    sliding.look(&game, pieces, any_word(0, SLIDING_CELLS));
    sliding.touch(&game, any_byte(0, 255), any_byte(0, 255), &move);
    sliding.status(&game);
    sliding.score(&game);
    sliding_slides(&game);
    sliding_is_sound(&game);
}

void moves_rated(void)
{
    any_position();
    sliding.worth(&game, any_word(0, 65535));
}

#define PROVEN sliding
#include "any_texts.h"

void sizes_read(void)
{
    Reader reader;
    any_reader(&reader);
    sliding_read_size(variant, &reader);
}

void boards_read(void)
{
    Reader reader;
    Fault fault;
    any_position();
    any_variant();
    any_reader(&reader);
    sliding.read_board(&game, variant, seed, &reader, &fault);
    //@ assert sliding_in_bounds(&game);
}

void texts_written(void)
{
    Writer writer;
    any_position();
    any_variant();
    any_writer(&writer);
    sliding.write_board(&game, &writer);
    sliding.write_variant(variant, &writer);
    sliding.write_seed(seed, &writer);
    sliding.write_move(&game, any_byte(0, SLIDING_CELLS - 1), &writer);
}

static void deal(u8 width)
{
    any_variant();
    variant[SLIDING_VARIANT_WIDTH] = width;
    sliding.deal(&game, variant, seed);
    //@ assert sliding_in_bounds(&game);
}

void games_dealt(void)
{
    u8 width;
    //@ loop unroll 9;
    for (width = SLIDING_LEAST_SIDE; width <= SLIDING_MOST_SIDE; width++)
        deal(width);
}

/* The analyser must find this one: a gap that is not on the board. */
void gap_outside(void)
{
    any_position();
    game.gap = any_byte(0, 255);
    sliding.status(&game);
    sliding.apply(&game, any_byte(0, 255), NULL);
}
