/* SPDX-License-Identifier: MIT */
/* Mahjong as text: variants, moves such as "m9 o9" or "5b", and boards. */
#include "mahjong.h"

static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
STATIC_ASSERT(sizeof letters == 27);

enum { LETTERS = 26, MOST_CELL = 255 };

/* ------------------------------------------------------------- variants */

/* The part of a variant that a word sets. Words of the value 0 may be left
   out, except that every variant is written with the word of its layout. */
typedef struct Part {
    const char *word;
    u8 at, value;
} Part;

static const Part parts[] = {
    {"turtle", MAHJONG_VARIANT_LAYOUT, MAHJONG_LAYOUT_TURTLE},
    {"surprise", MAHJONG_VARIANT_LAYOUT, MAHJONG_LAYOUT_SURPRISE},
    {"fours", MAHJONG_VARIANT_SET, MAHJONG_SET_FOURS},
    {"flowers", MAHJONG_VARIANT_SET, MAHJONG_SET_FLOWERS},
    {"winnable", MAHJONG_VARIANT_DEALER, MAHJONG_DEAL_WINNABLE},
    {"random", MAHJONG_VARIANT_DEALER, MAHJONG_DEAL_ANYHOW}};
enum { LAYOUTS = 2 /* the first parts */ };

static u8 take_part(u8 *variant, Reader *reader)
{
    u8 i;
    for (i = 0; i < COUNT_OF(parts); i++)
        if (reader_take_word(reader, parts[i].word)) {
            variant[parts[i].at] = parts[i].value;
            return 1;
        }
    return 0;
}

u8 mahjong_read_variant(u8 *variant, Reader *reader, Fault *fault)
{
    bytes_fill(variant, 0, VARIANT_SIZE);
    reader_skip_space(reader);
    if (reader_at_end(reader))
        return FINE;
    do
        if (!take_part(variant, reader))
            return fault_set(fault, NO_VARIANT, reader->at);
    while (reader_take_char(reader, ':'));
    return FINE;
}

void mahjong_write_variant(const u8 *variant, Writer *writer)
{
    u8 i;
    ASSERT(variant[MAHJONG_VARIANT_LAYOUT] < LAYOUTS);
    writer_text(writer, parts[variant[MAHJONG_VARIANT_LAYOUT]].word);
    for (i = LAYOUTS; i < COUNT_OF(parts); i++)
        if (parts[i].value && variant[parts[i].at] == parts[i].value) {
            writer_char(writer, ':');
            writer_text(writer, parts[i].word);
        }
}

/* ---------------------------------------------------------------- cells */

static void put_tile(const Mahjong *game, u8 tile, Writer *writer)
{
    u8 x = game->layout.place[tile].x;
    if (x >= LETTERS)
        writer_char(writer, letters[x / LETTERS - 1]);
    writer_char(writer, letters[x % LETTERS]);
    writer_number(writer, (u32)game->layout.place[tile].y + 1);
}

/* Reads columns from a to iu and rows from 1; both are counted from 1 here. */
static u8 take_cell(Reader *reader, u32 *column, u32 *row)
{
    u8 letter = text_letter_of(reader_peek(reader));
    *column = 0;
    while (letter != NOT_FOUND && *column <= MOST_CELL) {
        *column = *column * LETTERS + letter + 1;
        reader->at++;
        letter = text_letter_of(reader_peek(reader));
    }
    return *column && *column <= MOST_CELL &&
           reader_take_number(reader, row) && *row && *row <= MOST_CELL;
}

/* Returns the tile that is visible at a cell: the highest that covers it. */
static u8 tile_at(const Mahjong *game, u8 x, u8 y)
{
    u8 i = game->layout.count;
    ASSERT_SLOW(game->layout.count <= MAHJONG_TILES);
    while (i) {
        i--;
        if (game->face[i] && (u8)(x - game->layout.place[i].x) <= 1 &&
            (u8)(y - game->layout.place[i].y) <= 1)
            return i;
    }
    return NO_SPOT;
}

static u8 read_tile(const Mahjong *game, Reader *reader, u8 *tile,
                    Fault *fault)
{
    const char *at = reader->at;
    u32 column, row;
    u8 reason;
    if (!take_cell(reader, &column, &row))
        return fault_set(fault, MAHJONG_BAD_TILE_NAME, at);
    *tile = tile_at(game, (u8)(column - 1), (u8)(row - 1));
    reason = mahjong_check_tile(game, *tile);
    return reason ? fault_set(fault, reason, at) : FINE;
}

/* ---------------------------------------------------------------- moves */

static u16 pair_of(u8 first, u8 second)
{
    ASSERT_SLOW(first != second);
    return (u16)(first < second ? first | second << 8 : second | first << 8);
}

u8 mahjong_take_face(Reader *reader)
{
    u8 face = MAHJONG_FACES;
    /*@ loop unroll MAHJONG_FACES; */
    while (face && !reader_take_word(reader, mahjong_face_name(face)))
        face--;
    return face;
}

/* Finds the pair if exactly two tiles of the face's group are free. */
static u8 pair_of_face(const Mahjong *game, u8 face, u16 *move)
{
    u8 found[2];
    u8 count = 0;
    u8 i;
    ASSERT(face && face <= MAHJONG_FACES);
    /*@ dynamic_split count; */
    for (i = 0; i < game->layout.count; i++)
        if (mahjong_is_free(game, i) &&
            mahjong_face_group(game->face[i]) == mahjong_face_group(face)) {
            if (count == 2)
                return MAHJONG_FACE_TOO_OFTEN;
            found[count++] = i;
        }
    if (count < 2)
        return MAHJONG_FACE_NOT_TWICE;
    *move = pair_of(found[0], found[1]);
    return FINE;
}

static u8 read_two_tiles(const Mahjong *game, Reader *reader, u16 *move,
                         Fault *fault)
{
    const char *at;
    u8 first = NO_SPOT;
    u8 second = NO_SPOT;
    u8 reason;
    if (read_tile(game, reader, &first, fault))
        return fault->reason;
    reader_skip_space(reader);
    at = reader->at;
    if (read_tile(game, reader, &second, fault))
        return fault->reason;
    reason = mahjong_check_pair(game, first, second);
    if (reason)
        return fault_set(fault, reason, at);
    *move = pair_of(first, second);
    return FINE;
}

u8 mahjong_read_move(const void *position, Reader *reader, u16 *move,
                     Fault *fault)
{
    const char *at;
    u16 read = MAHJONG_SHUFFLE;
    u8 face, reason;
    reader_skip_space(reader);
    at = reader->at;
    face = mahjong_take_face(reader);
    reason = face ? pair_of_face(position, face, &read) : FINE;
    if (reason)
        return fault_set(fault, reason, at);
    if (!face && !reader_take_word(reader, "shuffle") &&
        read_two_tiles(position, reader, &read, fault))
        return fault->reason;
    if (!reader_at_end(reader) && !text_is_space(reader_peek(reader)))
        return fault_set(fault, NOT_UNDERSTOOD, reader->at);
    *move = read;
    return FINE;
}

void mahjong_write_move(const void *position, u16 move, Writer *writer)
{
    if (move == MAHJONG_SHUFFLE) {
        writer_text(writer, "shuffle");
        return;
    }
    put_tile(position, (u8)(move & 255), writer);
    writer_char(writer, ' ');
    put_tile(position, (u8)(move >> 8), writer);
}

/* --------------------------------------------------------- a board out */

static void put_line(const Mahjong *game, u8 tile, Writer *writer)
{
    ASSERT(tile < game->layout.count);
    writer_number(writer, game->layout.place[tile].y);
    writer_char(writer, ' ');
    writer_number(writer, game->layout.place[tile].x);
    writer_char(writer, ' ');
    writer_number(writer, game->layout.place[tile].z);
    writer_char(writer, ' ');
    writer_text(writer, mahjong_face_name(game->face[tile]));
    writer_char(writer, '\n');
}

void mahjong_write_board(const void *position, Writer *writer)
{
    const Mahjong *game = position;
    u8 i;
    ASSERT_SLOW(mahjong_is_sound(game));
    if (game->set == MAHJONG_SET_FLOWERS)
        writer_text(writer, "set flowers\n");
    if (game->shuffles) {
        writer_text(writer, "shuffles ");
        writer_number(writer, game->shuffles);
        writer_char(writer, '\n');
    }
    writer_text(writer, "# row column layer face\n");
    for (i = 0; i < game->layout.count; i++)
        put_line(game, i, writer);
}
