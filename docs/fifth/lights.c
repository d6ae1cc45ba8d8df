/* SPDX-License-Identifier: MIT */
/* A complete game in one file; docs/fifth-game.md explains it. */
#include "lights.h"

static const char *const sizes[] = {"3x3", "4x4", "5x5", "6x6", "7x7"};

static u8 cells_of(const Lights *game)
{
    return (u8)(game->side * game->side);
}

/* The number of lamps that are lit; the game is won at 0. */
static u32 score(const void *position)
{
    const Lights *game = position;
    u8 i, count = 0;
    for (i = 0; i < cells_of(game); i++)
        count = (u8)(count + game->lamp[i]);
    return count;
}

/* Switches a lamp and those that share a side with it. */
static void press(Lights *game, u8 cell, Trace *trace)
{
    u8 i;
    i16 x, y;
    for (i = 0; i < cells_of(game); i++) {
        x = (i16)(i % game->side - cell % game->side);
        y = (i16)(i / game->side - cell / game->side);
        if (x * x + y * y < 2) {
            game->lamp[i] ^= 1;
            trace_add(trace, game->lamp[i] ? DROPPED : CLEARED, i, i, 1);
        }
    }
}

static u8 apply(void *position, u16 move, Trace *trace)
{
    if (!score(position))
        return GAME_OVER;
    if (move >= cells_of(position))
        return NOT_A_MOVE;
    press(position, (u8)move, trace);
    return FINE;
}

/* Every cell in ascending order, until all lamps are out. */
static u16 list(const void *position, u16 *moves, u16 room)
{
    u16 count = (u16)(score(position) ? cells_of(position) : 0);
    u16 i;
    for (i = 0; i < count && i < room; i++)
        moves[i] = i;
    return count;
}

static Status status(const void *position)
{
    return score(position) ? GOING : WON;
}

static i32 worth(const void *position, u16 move)
{
    Lights after;
    bytes_copy(&after, position, sizeof after);
    press(&after, (u8)move, NULL);
    return -(i32)score(&after);
}

/* Starts from the solved board and presses lamps at random, so every deal can
   be won. The presses may cancel each other out; then it tries again. */
static u8 deal(void *position, const u8 *variant, const u8 *seed)
{
    Lights *game = position;
    u8 rng[RNG_SIZE];
    u8 cell;
    bytes_fill(game, 0, sizeof(Lights));
    game->side = variant[0];
    rng_seed(rng, seed);
    do
        for (cell = 0; cell < cells_of(game); cell++)
            if (rng_below(rng, 2))
                press(game, cell, NULL);
    while (!score(game));
    return FINE;
}

/* Reads into a copy, because a refusal must leave the position unchanged. */
static u8 read_board(void *position, const u8 *variant, const u8 *seed,
                     Reader *reader, Fault *fault)
{
    Lights game;
    u8 i;
    (void)seed; /* Lights draws nothing after the deal */
    bytes_fill(&game, 0, sizeof game);
    game.side = variant[0];
    for (i = 0; i < cells_of(&game); i++) {
        reader_skip_space(reader);
        game.lamp[i] = text_index_of(".*", reader_peek(reader));
        if (game.lamp[i] == NOT_FOUND)
            return fault_set(fault, LIGHTS_LAMP, reader->at);
        reader->at++;
    }
    reader_skip_space(reader);
    if (!reader_at_end(reader))
        return fault_set(fault, BOARD_LONG, reader->at);
    bytes_copy(position, &game, sizeof game);
    return FINE;
}

static void write_board(const void *position, Writer *writer)
{
    const Lights *game = position;
    u8 i;
    for (i = 0; i < cells_of(game); i++) {
        writer_char(writer, ".*"[game->lamp[i]]);
        if ((i + 1) % game->side == 0)
            writer_char(writer, '\n');
    }
}

static u8 read_variant(u8 *variant, Reader *reader, Fault *fault)
{
    u8 side = LIGHTS_LEAST_SIDE;
    reader_skip_space(reader);
    if (reader_at_end(reader))
        side = LIGHTS_USUAL_SIDE;
    else
        while (!reader_take_word(reader, sizes[side - LIGHTS_LEAST_SIDE]))
            if (++side > LIGHTS_MOST_SIDE)
                return fault_set(fault, LIGHTS_SIZE, reader->at);
    bytes_fill(variant, 0, VARIANT_SIZE);
    variant[0] = side;
    return FINE;
}

static void write_variant(const u8 *variant, Writer *writer)
{
    writer_text(writer, sizes[variant[0] - LIGHTS_LEAST_SIDE]);
}

/* "c2" is the third column, second row. */
static u8 read_move(const void *position, Reader *reader, u16 *move,
                    Fault *fault)
{
    const Lights *game = position;
    u8 column;
    u32 row;
    reader_skip_space(reader);
    column = text_letter_of(reader_peek(reader));
    if (column >= game->side)
        return fault_set_number(fault, LIGHTS_CELL, reader->at, game->side);
    reader->at++;
    if (!reader_take_number(reader, &row) || !row || row > game->side ||
        (!reader_at_end(reader) && !text_is_space(*reader->at)))
        return fault_set_number(fault, LIGHTS_CELL, reader->at, game->side);
    *move = (u16)((row - 1) * game->side + column);
    return FINE;
}

static void write_move(const void *position, u16 move, Writer *writer)
{
    const Lights *game = position;
    writer_char(writer, "abcdefg"[move % game->side]);
    writer_number(writer, (u32)(move / game->side + 1));
}

/* One piece per cell, row by row. */
static u16 look(const void *position, Piece *pieces, u16 room)
{
    const Lights *game = position;
    u8 marks = (u8)(score(game) ? CAN_MOVE : 0);
    u8 i;
    for (i = 0; i < cells_of(game) && i < room; i++) {
        bytes_fill(&pieces[i], 0, sizeof(Piece));
        pieces[i].spot = i;
        pieces[i].x = (u8)(i % game->side);
        pieces[i].y = (u8)(i / game->side);
        pieces[i].kind = (u8)(game->lamp[i] ? BALL : PLACE);
        pieces[i].value = game->lamp[i];
        pieces[i].marks = marks;
    }
    return i;
}

/* One touch is a move, so nothing is ever held. */
static Touch touch(const void *position, u8 held, u8 spot, u16 *move)
{
    (void)held;
    if (!score(position) || spot >= cells_of(position))
        return TOUCH_NOTHING;
    *move = spot;
    return TOUCH_MOVE;
}

static const char *const words[] = {
    "Boards are square, from 3x3 to 7x7",
    "Here should be a lamp, * when lit and . when dark",
    "A lamp is a column's letter and a row from 1 to #, like c2",
};

const Game lights = {"lights",
                     "Lights",
                     "lamps lit",
                     {GOAL_MOVES, GOAL_WIN},
                     0,
                     1,
                     sizeof(Lights),
                     /* most_moves, most_pieces, most_events */
                     LIGHTS_CELLS,
                     LIGHTS_CELLS,
                     5,
                     words,
                     COUNT_OF(words),
                     /* in the order of rules/core/game.h */
                     read_variant,
                     write_variant,
                     game_read_plain_seed,
                     seed_write,
                     deal,
                     read_board,
                     write_board,
                     list,
                     apply,
                     status,
                     score,
                     worth,
                     read_move,
                     write_move,
                     look,
                     touch};
