/* SPDX-License-Identifier: MIT */
/* Reads and writes sliding puzzle boards as text: rows of numbers, with 0 for
   the gap. */
#include "sliding.h"

/* ---------------------------------------------------------- a board out */

/* Writes only the numbers. The count of moves isn't part of a board. */
void sliding_write_board(const void *position, Writer *writer)
{
    const Sliding *game = position;
    u8 digits = (u8)(sliding_last_tile(game) > 9 ? 2 : 1);
    u8 x, y;
    ASSERT_SLOW(sliding_is_sound(game));
    for (y = 0; y < game->height; y++)
        for (x = 0; x < game->width; x++) {
            writer_padded(writer, game->tile[y * game->width + x], digits);
            writer_char(writer, (char)(x + 1 < game->width ? ' ' : '\n'));
        }
}

/* ----------------------------------------------------------- a board in */

/* How the numbers of a text are arranged. */
typedef struct Shape {
    u16 rows, columns; /* of the first row */
    u16 numbers;
    u16 odd_row; /* the first row with another length, counted from 1; or 0 */
    const char *odd;
} Shape;

static u8 ends_row(char symbol)
{
    return symbol == '\n' || symbol == '/';
}

static u8 in_number(const Reader *reader)
{
    return (u8)(!reader_at_end(reader) && !text_is_space(*reader->at) &&
                !ends_row(*reader->at));
}

/* Skips to the next number; returns 1 if a row ends before it. */
static u8 skip_gap(Reader *reader)
{
    u8 ended = 0;
    while (reader->at != reader->end && !in_number(reader)) {
        if (ends_row(*reader->at))
            ended = 1;
        reader->at++;
    }
    return (u8)(ended || reader_at_end(reader));
}

static void add_row(Shape *shape, u16 columns, const char *at)
{
    shape->rows++;
    if (shape->rows == 1)
        shape->columns = columns;
    else if (columns != shape->columns && !shape->odd_row) {
        shape->odd_row = shape->rows;
        shape->odd = at;
    }
}

/* Counts everything between blanks as a number, and stops early at a text with
   too many. */
static void find_shape(Shape *shape, const Reader *reader)
{
    Reader ahead;
    const char *row = reader->at; /* the first row's isn't used */
    u16 columns = 0;
    reader_copy(&ahead, reader);
    bytes_fill(shape, 0, sizeof(Shape));
    skip_gap(&ahead);
    while (!reader_at_end(&ahead) && shape->numbers <= SLIDING_CELLS) {
        while (ahead.at != ahead.end && in_number(&ahead))
            ahead.at++;
        shape->numbers++;
        columns++;
        if (skip_gap(&ahead)) {
            add_row(shape, columns, row);
            row = ahead.at;
            columns = 0;
        }
    }
    if (columns)
        add_row(shape, columns, row);
}

static u8 refuse_rows(const Sliding *game, const char *at, Fault *fault)
{
    fault_set_number(fault, SLIDING_ROW_COUNT, at,
                     (u16)(sliding_last_tile(game) + 1));
    fault->number[1] = game->height;
    return SLIDING_ROW_COUNT;
}

/* A board may be in one row, or in as many rows as it really has. */
static u8 check_shape(const Sliding *game, const Reader *reader, Fault *fault)
{
    Shape shape;
    find_shape(&shape, reader);
    if (shape.rows == 1 && shape.numbers == sliding_last_tile(game) + 1)
        return FINE;
    if (shape.rows < 2)
        return refuse_rows(game, reader->at, fault);
    if (shape.columns != game->width) {
        shape.odd_row = 1;
        shape.odd = reader->at;
    }
    if (shape.odd_row && shape.rows <= game->height) {
        fault_set_number(fault, SLIDING_ROW_LENGTH, shape.odd, shape.odd_row);
        fault->number[1] = game->width;
        return SLIDING_ROW_LENGTH;
    }
    if (shape.rows != game->height)
        return refuse_rows(game, reader->at, fault);
    return FINE;
}

/* Reads a tile, or 0 or _ for the gap. Refuses one that an earlier cell has
   already. */
static u8 read_cell(Sliding *game, u8 cell, Reader *reader, Fault *fault)
{
    const char *at = reader->at;
    u32 number = 0;
    u8 i;
    ASSERT(cell <= sliding_last_tile(game));
    if ((!reader_take_char(reader, '_') &&
         !reader_take_number(reader, &number)) ||
        in_number(reader) || number > sliding_last_tile(game))
        return fault_set_number(fault, SLIDING_BAD_NUMBER, at,
                                sliding_last_tile(game));
    for (i = 0; i < cell; i++)
        if (game->tile[i] == number)
            return fault_set_number(
                fault, number ? SLIDING_NUMBER_TWICE : SLIDING_TWO_GAPS, at,
                (u16)number);
    game->tile[cell] = (u8)number;
    if (!number)
        game->gap = cell;
    return FINE;
}

u8 sliding_parse_board(Sliding *game, Reader *reader, Fault *fault)
{
    const char *start;
    u8 last = sliding_last_tile(game);
    u8 cell;
    u8 reason = check_shape(game, reader, fault);
    ASSERT(last < SLIDING_CELLS);
    start = reader->at;
    if (reason)
        return reason;
    for (cell = 0; cell <= last; cell++) {
        skip_gap(reader);
        reason = read_cell(game, cell, reader, fault);
        if (reason)
            return reason;
    }
    skip_gap(reader);
    return sliding_is_solvable(game)
               ? FINE
               : fault_set(fault, SLIDING_UNSOLVABLE, start);
}

u8 sliding_read_size(u8 *variant, const Reader *reader)
{
    Reader ahead;
    Shape shape;
    reader_copy(&ahead, reader);
    find_shape(&shape, &ahead);
    if (shape.rows == 1) {
        shape.rows = sliding_side_of_square(shape.numbers);
        shape.columns = shape.rows;
    }
    if (!sliding_is_side(shape.rows) || !sliding_is_side(shape.columns))
        return 0;
    variant[SLIDING_VARIANT_WIDTH] = (u8)shape.columns;
    variant[SLIDING_VARIANT_HEIGHT] = (u8)shape.rows;
    return 1;
}
