/* SPDX-License-Identifier: MIT */
/* Calls the functions of FreeCell for every position that satisfies
   freecell_in_bounds. */
#include "any.h"

#include "rules/freecell/freecell.h"

enum {
    LAST_CARD = FREECELL_CARD(FREECELL_KING, 3),
    MOST_MOVES = 260,
    MOST_PIECES = 71,
    MOST_EVENTS = 65
};

static FreeCell game;
static Event events[MOST_EVENTS];
static Piece pieces[MOST_PIECES];
static u16 moves[MOST_MOVES];
static u8 variant[VARIANT_SIZE];
static u8 seed[SEED_SIZE];

static void any_cards(u8 *card, u8 count)
{
    u8 i;
    //@ loop unroll 19;
    for (i = 0; i < count; i++)
        card[i] = any_byte(0, LAST_CARD);
}

static void any_position(void)
{
    u8 i;
    game.cells = any_byte(0, FREECELL_MOST_CELLS);
    game.autoplay = any_byte(FREECELL_AUTOPLAY_NONE, FREECELL_AUTOPLAY_FULL);
    //@ loop unroll 8;
    for (i = 0; i < FREECELL_COLUMNS; i++) {
        game.height[i] = any_byte(0, FREECELL_DEEPEST);
        any_cards(game.column[i], FREECELL_DEEPEST);
    }
    any_cards(game.cell, FREECELL_MOST_CELLS);
    //@ loop unroll 4;
    for (i = 0; i < FREECELL_SUITS; i++)
        game.home[i] = any_byte(0, FREECELL_KING);
    //@ assert freecell_in_bounds(&game);
}

static void any_variant(void)
{
    any_bytes(variant, sizeof variant);
    variant[FREECELL_VARIANT_CELLS] = any_byte(0, FREECELL_MOST_CELLS);
    variant[FREECELL_VARIANT_AUTOPLAY] =
        any_byte(FREECELL_AUTOPLAY_NONE, FREECELL_AUTOPLAY_FULL);
    any_bytes(seed, sizeof seed);
}

/* Any move from this place. */
static u16 any_move(u8 from)
{
    return FREECELL_MOVE(from, any_byte(0, FREECELL_HOME_PLACE),
                         any_byte(0, 255));
}

void moves_made(void)
{
    Trace trace;
    u8 from;
    trace.events = events;
    trace.room = any_word(0, MOST_EVENTS);
    //@ loop unroll 16;
    for (from = 0; from <= FREECELL_HOME_PLACE; from++) {
        any_position();
        trace.count = any_word(0, MOST_EVENTS);
        freecell.apply(&game, any_move(from), &trace);
        //@ assert freecell_in_bounds(&game);
    }
}

void moves_rated(void)
{
    u8 from;
    any_position();
    //@ loop unroll 16;
    for (from = 0; from <= FREECELL_HOME_PLACE; from++)
        freecell.worth(&game, any_move(from));
}

void moves_listed(void)
{
    any_position();
    freecell.list(&game, moves, any_word(0, MOST_MOVES));
    freecell.look(&game, pieces, any_word(0, MOST_PIECES));
    freecell.status(&game);
    freecell.score(&game);
}

void spots_touched(void)
{
    u16 move;
    any_position();
    freecell.touch(&game, any_byte(0, 255), any_byte(0, 255), &move);
}

#define PROVEN freecell
#include "any_texts.h"

void boards_read(void)
{
    Reader reader;
    Fault fault;
    any_position();
    any_variant();
    any_reader(&reader);
    freecell.read_board(&game, variant, seed, &reader, &fault);
    //@ assert freecell_in_bounds(&game);
}

void texts_written(void)
{
    Writer writer;
    any_position();
    any_variant();
    any_writer(&writer);
    freecell.write_board(&game, &writer);
    freecell.write_variant(variant, &writer);
    freecell.write_seed(seed, &writer);
    freecell.write_move(&game, any_word(0, 65535), &writer);
}

void games_dealt(void)
{
    any_position();
    any_variant();
    freecell.deal(&game, variant, seed);
    //@ assert freecell_in_bounds(&game);
}

/* The functions for other layers, with any arguments that they allow.
   freecell_is_sound may get any bytes. */
void helpers_called(void)
{
    u8 place = any_byte(0, FREECELL_FIRST_CELL + FREECELL_MOST_CELLS - 1);
    u8 column = any_byte(0, FREECELL_COLUMNS - 1);
    u8 from;
    any_position();
    freecell_goes_on(any_byte(0, 255), any_byte(0, 255));
    freecell_goes_home(&game, any_byte(0, 255));
    freecell_free_cells(&game);
    freecell_empty_columns(&game);
    freecell_end_card(&game, place);
    freecell_run_length(&game, column);
    freecell_supermove_limit(&game, any_byte(0, 255));
    freecell_usual_count(&game, any_byte(0, 255), any_byte(0, 255));
    //@ loop unroll 16;
    for (from = 0; from <= FREECELL_HOME_PLACE; from++) {
        freecell_fills_column(&game, any_move(from));
        freecell_count_in_dialect(&game, any_move(from), any_byte(0, 255));
        freecell_check_move(&game, any_move(from));
    }
    any_bytes(&game, sizeof game);
    freecell_is_sound(&game);
}

/* The analyser must find this one: a column with more cards than there is room
   for. */
void column_overfull(void)
{
    any_position();
    game.height[3] = any_byte(0, FREECELL_DEEPEST + 1);
    freecell.status(&game);
    freecell.apply(&game, FREECELL_MOVE(0, 3, 1), NULL);
}
