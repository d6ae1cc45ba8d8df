/* SPDX-License-Identifier: MIT */
/* Calls the functions of Kulki for every position that satisfies
   kulki_in_bounds. */
#include "any.h"

#include "rules/kulki/kulki.h"

/* As many as the game says: see the table kulki in rules/kulki/game.c. */
enum {
    MOST_MOVES = 112 * 113 + 1,
    MOST_PIECES = KULKI_CELLS + KULKI_MOST_DROP + 1,
    MOST_EVENTS = 4 * KULKI_CELLS
};

static Kulki game;
static Event events[MOST_EVENTS];
static Piece pieces[MOST_PIECES];
static u16 moves[MOST_MOVES];
static u8 variant[VARIANT_SIZE];
static u8 seed[SEED_SIZE];

static void any_position(void)
{
    int i;
    any_bytes(game.score, sizeof game.score);
    any_bytes(game.rng, sizeof game.rng);
    any_bytes(game.next_cell, sizeof game.next_cell);
    game.rules = any_byte(0, KULKI_PRESETS - 1);
    game.width = any_byte(KULKI_LEAST_SIDE, KULKI_MOST_SIDE);
    game.height = any_byte(KULKI_LEAST_SIDE, KULKI_MOST_SIDE);
    game.colours = any_byte(KULKI_LEAST_COLOURS, KULKI_MOST_COLOURS);
    game.next_count = any_byte(0, KULKI_MOST_DROP);
    for (i = 0; i < KULKI_MOST_DROP; i++)
        game.next_colour[i] = any_byte(0, KULKI_MOST_COLOURS);
    for (i = 0; i < KULKI_CELLS; i++)
        game.cell[i] = any_byte(0, KULKI_MOST_COLOURS);
}

static void any_variant(void)
{
    any_bytes(variant, sizeof variant);
    variant[0] = any_byte(0, KULKI_PRESETS - 1);
    variant[1] = any_byte(KULKI_LEAST_SIDE, KULKI_MOST_SIDE);
    variant[2] = any_byte(KULKI_LEAST_SIDE, KULKI_MOST_SIDE);
    variant[3] = any_byte(KULKI_LEAST_COLOURS, KULKI_MOST_COLOURS);
    any_bytes(seed, sizeof seed);
}

static u8 any_cell(void)
{
    return any_byte(0, KULKI_CELLS - 1);
}

static void any_trace(Trace *trace)
{
    trace->events = events;
    trace->room = any_word(0, MOST_EVENTS);
    trace->count = 0;
}

void games_dealt(void)
{
    any_variant();
    kulki.deal(&game, variant, seed);
    //@ assert kulki_in_bounds(&game);
}

void moves_made(void)
{
    Trace trace;
    any_trace(&trace);
    any_position();
    kulki.apply(&game, any_word(0, 65535), &trace);
    //@ assert kulki_in_bounds(&game);
}

void moves_listed(void)
{
    any_position();
    kulki.list(&game, moves, any_word(0, MOST_MOVES));
}

void positions_seen(void)
{
    u16 move;
    any_position();
    kulki.look(&game, pieces, any_word(0, MOST_PIECES));
    kulki.touch(&game, any_byte(0, 255), any_byte(0, 255), &move);
    kulki.status(&game);
    kulki.score(&game);
    kulki_cells(&game);
    kulki_is_sound(&game);
}

/* Only legal moves are rated; their high byte is a cell. */
void moves_rated(void)
{
    any_position();
    kulki.worth(&game, any_word(0, KULKI_CELLS * 256 - 1));
    kulki.worth(&game, KULKI_PASS);
}

#define PROVEN kulki
#include "any_texts.h"

void boards_read(void)
{
    Reader reader;
    Fault fault;
    any_variant();
    any_position();
    any_reader(&reader);
    kulki.read_board(&game, variant, seed, &reader, &fault);
    //@ assert kulki_in_bounds(&game);
}

void texts_written(void)
{
    Writer writer;
    any_position();
    any_variant();
    any_writer(&writer);
    kulki.write_board(&game, &writer);
    kulki.write_variant(variant, &writer);
    kulki.write_seed(seed, &writer);
    kulki.write_move(&game, any_word(0, 65535), &writer);
}

/* Paths, lines and presets, which solvers call too. */
void paths_found(void)
{
    Trace trace;
    any_trace(&trace);
    any_position();
    kulki_empty_cells(&game);
    kulki_find_path(&game, any_cell(), any_cell(), &trace);
}

void lines_cleared(void)
{
    Trace trace;
    any_trace(&trace);
    any_position();
    kulki_value_windows(&game);
    kulki_clear_lines(&game, &trace);
    //@ assert kulki_in_bounds(&game);
}

void points_counted(void)
{
    u8 number;
    for (number = 0; number < KULKI_PRESETS; number++)
        kulki_presets[number].points(any_cell());
}

/* The analyser must find these: a variant that is not in the table, and a
   board that is wider than its cells. */
void variant_outside(void)
{
    any_position();
    game.rules = any_byte(0, KULKI_PRESETS);
    kulki.look(&game, pieces, MOST_PIECES);
}

void board_too_wide(void)
{
    any_position();
    game.width = any_byte(KULKI_LEAST_SIDE, KULKI_MOST_SIDE + 1);
    kulki.status(&game);
}
