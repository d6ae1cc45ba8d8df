/* SPDX-License-Identifier: MIT */
/* Kulki as text: variants, cells, and moves such as "d4 c2". */
#include "kulki.h"

static const char capitals[] = "ABCDEFGHIJKLMNO";
STATIC_ASSERT(sizeof capitals == KULKI_MOST_SIDE + 1);
static const char letters[] = "abcdefghijklmno";
STATIC_ASSERT(sizeof letters == KULKI_MOST_SIDE + 1);

/* ------------------------------------------------------------- variants */

static void set_rules(u8 *variant, u8 number)
{
    const KulkiRules *rules = &kulki_presets[number];
    ASSERT(number < KULKI_PRESETS);
    bytes_fill(variant, 0, VARIANT_SIZE);
    variant[0] = number;
    variant[1] = rules->width;
    variant[2] = rules->height;
    variant[3] = rules->colours;
}

static u8 take_rules(u8 *variant, Reader *reader)
{
    u8 i;
    for (i = 0; i < KULKI_PRESETS; i++)
        if (reader_take_word(reader, kulki_presets[i].name)) {
            set_rules(variant, i);
            return 1;
        }
    return 0;
}

static u8 good_side(u32 side)
{
    return side >= KULKI_LEAST_SIDE && side <= KULKI_MOST_SIDE;
}

/* "12x10" sets the size, "5" the number of colours. */
static u8 read_part(u8 *variant, Reader *reader, Fault *fault)
{
    const char *at = reader->at;
    u32 first, second;
    if (!reader_take_number(reader, &first))
        return fault_set(fault, NO_VARIANT, at);
    if (!reader_take_char(reader, 'x') && !reader_take_char(reader, 'X')) {
        if (first < KULKI_LEAST_COLOURS || first > KULKI_MOST_COLOURS)
            return fault_set(fault, KULKI_BAD_COLOURS, at);
        variant[3] = (u8)first;
        return FINE;
    }
    if (!reader_take_number(reader, &second) || !good_side(first) ||
        !good_side(second))
        return fault_set(fault, KULKI_BAD_SIZE, at);
    variant[1] = (u8)first;
    variant[2] = (u8)second;
    return FINE;
}

u8 kulki_read_variant(u8 *variant, Reader *reader, Fault *fault)
{
    reader_skip_space(reader);
    set_rules(variant, 0);
    if (!take_rules(variant, reader) && !reader_at_end(reader) &&
        read_part(variant, reader, fault))
        return fault->reason;
    while (reader_take_char(reader, ':'))
        if (read_part(variant, reader, fault))
            return fault->reason;
    return FINE;
}

void kulki_write_variant(const u8 *variant, Writer *writer)
{
    const KulkiRules *rules = &kulki_presets[variant[0]];
    ASSERT(variant[0] < KULKI_PRESETS);
    writer_text(writer, rules->name);
    if (variant[1] != rules->width || variant[2] != rules->height) {
        writer_char(writer, ':');
        writer_number(writer, variant[1]);
        writer_char(writer, 'x');
        writer_number(writer, variant[2]);
    }
    if (variant[3] != rules->colours) {
        writer_char(writer, ':');
        writer_number(writer, variant[3]);
    }
}

/* ---------------------------------------------------------------- moves */

static void put_cell(const Kulki *game, u8 cell, const char *alphabet,
                     Writer *writer)
{
    writer_char(writer, alphabet[cell % game->width]);
    writer_number(writer, (u32)(cell / game->width + 1));
}

void kulki_write_cell(const Kulki *game, u8 cell, Writer *writer)
{
    ASSERT(cell < kulki_cells(game));
    put_cell(game, cell, capitals, writer);
}

u8 kulki_take_cell(const Kulki *game, Reader *reader, u8 *cell)
{
    const char *at = reader->at;
    u8 column = text_letter_of(reader_peek(reader));
    u32 row;
    if (column >= game->width)
        return 0;
    reader->at++;
    if (!reader_take_number(reader, &row) || row < 1 || row > game->height) {
        reader->at = at;
        return 0;
    }
    *cell = (u8)((row - 1) * game->width + column);
    ASSERT_SLOW(*cell < kulki_cells(game));
    return 1;
}

u8 kulki_read_move(const void *position, Reader *reader, u16 *move,
                   Fault *fault)
{
    const Kulki *game = position;
    u8 from, to;
    reader_skip_space(reader);
    if (reader_take_word(reader, "pass")) {
        *move = KULKI_PASS;
        return FINE;
    }
    if (!kulki_take_cell(game, reader, &from))
        return fault_set(fault, KULKI_BAD_CELL, reader->at);
    reader_skip_space(reader);
    if (!kulki_take_cell(game, reader, &to))
        return fault_set(fault, KULKI_BAD_CELL, reader->at);
    *move = (u16)(from | to << 8);
    return FINE;
}

void kulki_write_move(const void *position, u16 move, Writer *writer)
{
    if (move == KULKI_PASS) {
        writer_text(writer, "pass");
        return;
    }
    put_cell(position, (u8)(move & 255), letters, writer);
    writer_char(writer, ' ');
    put_cell(position, (u8)(move >> 8), letters, writer);
}
