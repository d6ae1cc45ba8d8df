/* SPDX-License-Identifier: MIT */
/* Reads and writes Kulki boards as text, in the format that the original
   program printed. */
#include "kulki.h"

STATIC_ASSERT((int)KULKI_CELLS <= TABLE_SPOT);

static const char letters[] = "ABCDEFGHIJKLMNO";
STATIC_ASSERT(sizeof letters == KULKI_MOST_SIDE + 1);

/* --------------------------------------------------------- a board out */

static u8 label_width(const Kulki *game)
{
    return (u8)(game->height > 9 ? 2 : 1);
}

static void put_blanks(Writer *writer, u8 count)
{
    while (count--)
        writer_char(writer, ' ');
}

static void put_letters(const Kulki *game, Writer *writer)
{
    u8 x;
    ASSERT(game->width < sizeof letters);
    put_blanks(writer, (u8)(label_width(game) + 1));
    for (x = 0; x < game->width; x++) {
        writer_char(writer, ' ');
        writer_char(writer, letters[x]);
    }
    writer_char(writer, '\n');
}

static void put_ruler(const Kulki *game, Writer *writer)
{
    u8 count = (u8)(2 * game->width + 3);
    put_blanks(writer, label_width(game));
    while (count--)
        writer_char(writer, '-');
    writer_char(writer, '\n');
}

static void put_row(const Kulki *game, u8 row, Writer *writer)
{
    u8 x, ball;
    ASSERT(row < game->height);
    writer_padded(writer, (u32)(row + 1), label_width(game));
    writer_char(writer, '|');
    for (x = 0; x < game->width; x++) {
        ball = game->cell[row * game->width + x];
        writer_char(writer, ' ');
        writer_char(writer, (char)(ball ? '0' + ball : ' '));
    }
    writer_text(writer, " |");
    writer_number(writer, (u32)(row + 1));
    writer_char(writer, '\n');
}

static void put_next(const Kulki *game, Writer *writer)
{
    u8 i;
    ASSERT(game->next_count <= KULKI_MOST_DROP);
    writer_text(writer, "Next:");
    for (i = 0; i < game->next_count; i++) {
        writer_char(writer, ' ');
        writer_number(writer, game->next_colour[i]);
        if (game->next_cell[i] != NO_SPOT) {
            writer_text(writer, " at ");
            kulki_write_cell(game, game->next_cell[i], writer);
        }
    }
    writer_char(writer, '\n');
}

void kulki_write_board(const void *position, Writer *writer)
{
    const Kulki *game = position;
    u8 y;
    ASSERT_SLOW(kulki_is_sound(game));
    writer_text(writer, "Score: ");
    writer_number(writer, kulki.score(position));
    writer_char(writer, '\n');
    put_letters(game, writer);
    put_ruler(game, writer);
    for (y = 0; y < game->height; y++)
        put_row(game, y, writer);
    put_ruler(game, writer);
    put_letters(game, writer);
    if (game->next_count)
        put_next(game, writer);
}

/* ---------------------------------------------------------- a board in */

/* Skips the ruler and the line of letters above or below the board, and the
   space before what follows. */
static void skip_frame(Reader *reader)
{
    for (;;) {
        reader_skip_space(reader);
        if (reader_at_end(reader) ||
            (*reader->at != '-' && *reader->at != 'A' && *reader->at != 'a'))
            return;
        reader_skip_line(reader);
    }
}

/* On hand-drawn boards a ball may be one character too far to the left. Both
   the character at a column's place and the one before it belong to that
   column. */
static u8 take_ball(Kulki *game, u8 row, u8 place, Reader *reader,
                    Fault *fault)
{
    char symbol = reader_peek(reader);
    u8 ball = text_digit_of(symbol);
    u8 column = place / 2;
    u8 *cell;
    ASSERT(row < game->height && game->width <= KULKI_MOST_SIDE);
    if (symbol == ' ' || symbol == '.') {
        reader->at++;
        return FINE;
    }
    if (ball < 1 || ball > game->colours || column >= game->width)
        return fault_set_number(fault, KULKI_BAD_BALL, reader->at,
                                game->colours);
    cell = &game->cell[row * game->width + column];
    if (*cell)
        return fault_set(fault, KULKI_TWO_BALLS, reader->at);
    *cell = ball;
    reader->at++;
    return FINE;
}

static u8 read_row(Kulki *game, u8 row, Reader *reader, Fault *fault)
{
    const char *start;
    u32 label;
    u8 place = 0;
    u8 width = (u8)(2 * game->width + 1);
    ASSERT(row < game->height);
    reader_skip_space(reader);
    start = reader->at;
    if (reader_at_end(reader))
        return fault_set(fault, BOARD_SHORT, start);
    if (!reader_take_number(reader, &label) || label != (u32)(row + 1) ||
        !reader_take_char(reader, '|'))
        return fault_set_number(fault, KULKI_BAD_ROW, start, (u16)(row + 1));
    start = reader->at;
    while (place < width && reader_peek(reader) != '|' &&
           reader_peek(reader) != '\n')
        if (take_ball(game, row, place++, reader, fault))
            return fault->reason;
    if (place != width || !reader_take_char(reader, '|')) {
        fault_set_number(fault, KULKI_ROW_WIDTH, start, (u16)(row + 1));
        fault->number[1] = width;
        return KULKI_ROW_WIDTH;
    }
    reader_skip_line(reader);
    return FINE;
}

static u8 read_score(Kulki *game, Reader *reader, Fault *fault)
{
    u32 score = 0;
    u8 i;
    reader_skip_space(reader);
    if (!reader_take_word(reader, "score"))
        return FINE;
    reader_take_char(reader, ':');
    while (reader_take_char(reader, ' ')) {
    }
    if (!reader_take_number(reader, &score))
        return fault_set(fault, NOT_UNDERSTOOD, reader->at);
    for (i = 0; i < 4; i++)
        game->score[i] = (u8)(score >> (8 * i));
    reader_skip_line(reader);
    return FINE;
}

static u8 read_next_ball(Kulki *game, u8 nth, Reader *reader)
{
    u8 tell = kulki_presets[game->rules].preview == KULKI_PREVIEW_CELLS;
    u32 colour;
    u8 i;
    ASSERT(nth < KULKI_MOST_DROP);
    if (!reader_take_number(reader, &colour) || !colour ||
        colour > game->colours)
        return 0;
    game->next_colour[nth] = (u8)colour;
    if (!tell)
        return 1;
    reader_skip_space(reader);
    if (!reader_take_word(reader, "at"))
        return 0;
    reader_skip_space(reader);
    if (!kulki_take_cell(game, reader, &game->next_cell[nth]) ||
        game->cell[game->next_cell[nth]])
        return 0;
    for (i = 0; i < nth; i++)
        if (game->next_cell[i] == game->next_cell[nth])
            return 0;
    return 1;
}

/* Reads the next balls if the rules announce them; without them in the text,
   they are drawn. There are fewer announced cells than balls if the board had
   no room for more. There is no space before what is read, and none before
   what follows. */
static u8 read_next(Kulki *game, Reader *reader, Fault *fault)
{
    const KulkiRules *rules = &kulki_presets[game->rules];
    const char *start = reader->at;
    u8 count = 0;
    if (rules->preview == KULKI_PREVIEW_HIDDEN ||
        !reader_take_word(reader, "next"))
        return FINE;
    reader_take_char(reader, ':');
    reader_skip_space(reader);
    while (count < rules->drop && !reader_at_end(reader)) {
        if (!read_next_ball(game, count, reader))
            return fault_set_number(fault, KULKI_BAD_NEXT, start, rules->drop);
        count++;
        reader_skip_space(reader);
    }
    if (!count ||
        (rules->preview == KULKI_PREVIEW_COLOURS && count != rules->drop))
        return fault_set_number(fault, KULKI_BAD_NEXT, start, rules->drop);
    ASSERT(count <= KULKI_MOST_DROP);
    game->next_count = count;
    return FINE;
}

static u8 has_balls(const Kulki *game)
{
    u8 cells = (u8)(game->width * game->height);
    u8 i;
    ASSERT(cells <= KULKI_CELLS);
    for (i = 0; i < cells; i++)
        if (game->cell[i])
            return 1;
    return 0;
}

u8 kulki_parse_board(Kulki *game, Reader *reader, Fault *fault)
{
    u8 row;
    ASSERT(game->height <= KULKI_MOST_SIDE);
    if (read_score(game, reader, fault))
        return fault->reason;
    skip_frame(reader);
    for (row = 0; row < game->height; row++)
        if (read_row(game, row, reader, fault))
            return fault->reason;
    skip_frame(reader);
    if (!has_balls(game))
        return fault_set(fault, KULKI_NO_BALLS, reader->start);
    if (read_next(game, reader, fault))
        return fault->reason;
    return reader_at_end(reader) ? FINE
                                 : fault_set(fault, BOARD_LONG, reader->at);
}
