/* SPDX-License-Identifier: MIT */
/* A game in which points count and losing is the end; docs/fifth-game.md
   explains what is different from Lights. */
#include "bubbles.h"

static u32 score(const void *position)
{
    const Bubbles *game = position;
    return game->points[0] | (u32)game->points[1] << 8;
}

/* Whether a neighbour of the cell has this value. */
static u8 has_beside(const u8 *cells, u8 cell, u8 value)
{
    const u8 column = (u8)(cell % BUBBLES_SIDE);
    return (
        u8)((column && cells[cell - 1] == value) ||
            (column + 1 < BUBBLES_SIDE && cells[cell + 1] == value) ||
            (cell >= BUBBLES_SIDE && cells[cell - BUBBLES_SIDE] == value) ||
            (cell + BUBBLES_SIDE < BUBBLES_CELLS &&
             cells[cell + BUBBLES_SIDE] == value));
}

/* Whether the bubble in the cell bursts when it is touched. */
static u8 bursts(const Bubbles *game, u8 cell)
{
    return (u8)(game->cell[cell] &&
                has_beside(game->cell, cell, game->cell[cell]));
}

/* Marks the cells of a bubble's group with 1, and returns how many there are.
   It looks for further ones until it finds none. */
static u8 mark_group(const Bubbles *game, u8 cell, u8 *group)
{
    u8 size = 1;
    u8 before, i;
    bytes_fill(group, 0, BUBBLES_CELLS);
    group[cell] = 1;
    do {
        before = size;
        for (i = 0; i < BUBBLES_CELLS; i++)
            if (!group[i] && game->cell[i] == game->cell[cell] &&
                has_beside(group, i, 1)) {
                group[i] = 1;
                size++;
            }
    } while (size > before);
    return size;
}

/* The first cell of a bubble's group. */
static u8 first_of(const Bubbles *game, u8 cell)
{
    u8 group[BUBBLES_CELLS];
    u8 first = 0;
    mark_group(game, cell, group);
    while (!group[first])
        first++;
    return first;
}

/* The groups in the order of their first cells. */
static u16 list(const void *position, u16 *moves, u16 room)
{
    u16 count = 0;
    u8 i;
    for (i = 0; i < BUBBLES_CELLS; i++)
        if (bursts(position, i) && first_of(position, i) == i) {
            if (count < room)
                moves[count] = i;
            count++;
        }
    return count;
}

/* The board is empty from the top. */
static Status status(const void *position)
{
    const Bubbles *game = position;
    u8 i, left = 0;
    for (i = 0; i < BUBBLES_CELLS; i++) {
        if (bursts(game, i))
            return GOING;
        left |= game->cell[i];
    }
    return left ? LOST : WON;
}

/* Lets the bubbles of each column fall, the lowest first. */
static void fall(Bubbles *game, Trace *trace)
{
    u8 height[BUBBLES_SIDE];
    u8 i = BUBBLES_CELLS;
    u8 to;
    bytes_fill(height, 0, sizeof height);
    while (i--) {
        const u8 column = (u8)(i % BUBBLES_SIDE);
        const u8 colour = game->cell[i];
        if (!colour)
            continue;
        to =
            (u8)(BUBBLES_CELLS - BUBBLES_SIDE * (height[column] + 1) + column);
        height[column]++;
        if (to == i)
            continue;
        game->cell[i] = 0;
        game->cell[to] = colour;
        trace_add(trace, FLEW, i, to, colour);
    }
}

/* A large group is worth far more than two small ones. */
static u16 points_of(u8 size)
{
    return (u16)(size * (size - 1));
}

static u8 apply(void *position, u16 move, Trace *trace)
{
    Bubbles *game = position;
    u8 group[BUBBLES_CELLS];
    u32 points;
    u8 i;
    if (status(game) != GOING)
        return GAME_OVER;
    if (move >= BUBBLES_CELLS || !game->cell[move])
        return NOT_A_MOVE;
    if (!bursts(game, (u8)move))
        return BUBBLES_ALONE;
    if (first_of(game, (u8)move) != move)
        return NOT_A_MOVE;
    points = score(game) + points_of(mark_group(game, (u8)move, group));
    game->points[0] = (u8)(points & 0xFF);
    game->points[1] = (u8)(points >> 8);
    for (i = 0; i < BUBBLES_CELLS; i++)
        if (group[i]) {
            trace_add(trace, CLEARED, i, i, game->cell[i]);
            game->cell[i] = 0;
        }
    fall(game, trace);
    return FINE;
}

static i32 worth(const void *position, u16 move)
{
    u8 group[BUBBLES_CELLS];
    return points_of(mark_group(position, (u8)move, group));
}

/* Draws until there is a move. */
static u8 deal(void *position, const u8 *variant, const u8 *seed)
{
    Bubbles *game = position;
    u8 rng[RNG_SIZE];
    u8 i;
    bytes_fill(game, 0, sizeof(Bubbles));
    game->colours = variant[0];
    rng_seed(rng, seed);
    do
        for (i = 0; i < BUBBLES_CELLS; i++)
            game->cell[i] = (u8)(1 + rng_below(rng, game->colours));
    while (status(game) != GOING);
    return FINE;
}

/* Bubbles in the air fall. */
static u8 read_board(void *position, const u8 *variant, const u8 *seed,
                     Reader *reader, Fault *fault)
{
    Bubbles game;
    u8 i;
    (void)seed; /* Bubbles draws nothing after the deal */
    bytes_fill(&game, 0, sizeof game);
    game.colours = variant[0];
    for (i = 0; i < BUBBLES_CELLS; i++) {
        reader_skip_space(reader);
        game.cell[i] = text_index_of(".12345", reader_peek(reader));
        if (game.cell[i] > game.colours)
            return fault_set_number(fault, BUBBLES_BUBBLE, reader->at,
                                    game.colours);
        reader->at++;
    }
    reader_skip_space(reader);
    if (!reader_at_end(reader))
        return fault_set(fault, BOARD_LONG, reader->at);
    fall(&game, NULL);
    bytes_copy(position, &game, sizeof game);
    return FINE;
}

static void write_board(const void *position, Writer *writer)
{
    const Bubbles *game = position;
    u8 i;
    for (i = 0; i < BUBBLES_CELLS; i++) {
        writer_char(writer, ".12345"[game->cell[i]]);
        if ((i + 1) % BUBBLES_SIDE == 0)
            writer_char(writer, '\n');
    }
}

static u8 read_variant(u8 *variant, Reader *reader, Fault *fault)
{
    const char *at;
    u32 colours = BUBBLES_FEWEST_COLOURS;
    reader_skip_space(reader);
    at = reader->at;
    if (!reader_at_end(reader) &&
        (!reader_take_number(reader, &colours) ||
         colours < BUBBLES_FEWEST_COLOURS || colours > BUBBLES_MOST_COLOURS))
        return fault_set(fault, BUBBLES_COLOURS, at);
    bytes_fill(variant, 0, VARIANT_SIZE);
    variant[0] = (u8)colours;
    return FINE;
}

static void write_variant(const u8 *variant, Writer *writer)
{
    writer_number(writer, variant[0]);
}

/* "c2" is the third column, second row. Any bubble stands for its group. */
static u8 read_move(const void *position, Reader *reader, u16 *move,
                    Fault *fault)
{
    u8 column, cell;
    u32 row;
    reader_skip_space(reader);
    column = text_letter_of(reader_peek(reader));
    if (column >= BUBBLES_SIDE)
        return fault_set(fault, BUBBLES_CELL, reader->at);
    reader->at++;
    if (!reader_take_number(reader, &row) || !row || row > BUBBLES_SIDE ||
        (!reader_at_end(reader) && !text_is_space(*reader->at)))
        return fault_set(fault, BUBBLES_CELL, reader->at);
    cell = (u8)((row - 1) * BUBBLES_SIDE + column);
    *move = bursts(position, cell) ? first_of(position, cell) : cell;
    return FINE;
}

static void write_move(const void *position, u16 move, Writer *writer)
{
    (void)position;
    writer_char(writer, "abcde"[move % BUBBLES_SIDE]);
    writer_number(writer, (u32)(move / BUBBLES_SIDE + 1));
}

/* One piece per cell, row by row. */
static u16 look(const void *position, Piece *pieces, u16 room)
{
    const Bubbles *game = position;
    u8 i;
    for (i = 0; i < BUBBLES_CELLS && i < room; i++) {
        bytes_fill(&pieces[i], 0, sizeof(Piece));
        pieces[i].spot = i;
        pieces[i].x = (u8)(i % BUBBLES_SIDE);
        pieces[i].y = (u8)(i / BUBBLES_SIDE);
        pieces[i].kind = (u8)(game->cell[i] ? BALL : PLACE);
        pieces[i].value = game->cell[i];
        pieces[i].marks = (u8)(bursts(game, i) ? CAN_MOVE : 0);
    }
    return i;
}

/* One touch is a move. That of a lone bubble is refused with a reason. */
static Touch touch(const void *position, u8 held, u8 spot, u16 *move)
{
    const Bubbles *game = position;
    (void)held;
    if (spot >= BUBBLES_CELLS || !game->cell[spot])
        return TOUCH_NOTHING;
    *move = bursts(game, spot) ? first_of(game, spot) : spot;
    return TOUCH_MOVE;
}

static const char *const words[] = {
    "A number of colours is from 3 to 5",
    "Here should be a bubble's colour, 1 to #, or . for none",
    "A bubble is a column's letter and a row from 1 to 5, like c2",
    "A bubble bursts only beside another of its colour",
};

const Game bubbles = {"bubbles",
                      "Bubbles",
                      "points",
                      {GOAL_POINTS, GOAL_END},
                      1,
                      1,
                      sizeof(Bubbles),
                      /* most_moves, most_pieces, most_events */
                      BUBBLES_CELLS / 2,
                      BUBBLES_CELLS,
                      BUBBLES_CELLS,
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
