/* SPDX-License-Identifier: MIT */
/* Reads the boards of the program Mah: JSON with several boards, each with a
   name and a map.

       {"mah": "1.0", "boards": [{"name": "Tower", "map": [
         [0, [[0, [0, [4, 3]]], [2, 8]]],
         [1, [[0, 4]]]]}]}

   A map lists layers, a layer rows, and a row columns, in half tiles. A column
   with a count stands for that many tiles side by side. */
#include "layouts.h"

/* How deep arrays and objects nest, from the outer object to a column. */
enum { MOST_DEPTH = 9 };
/* Stands for what no sign is. */
enum { UNKNOWN_SIGN = 0xFFFD };

/* Where the values of a board begin. */
typedef struct Members {
    const char *name, *map;
} Members;

static void skip_blanks(Reader *reader)
{
    while (!reader_at_end(reader) &&
           text_index_of(" \t\r\n", *reader->at) != NOT_FOUND)
        reader->at++;
}

static u8 take_sign(Reader *reader, char sign)
{
    skip_blanks(reader);
    return reader_take_char(reader, sign);
}

/* Reads a string that follows; "text" becomes a reader of what is quoted. */
static u8 take_string(Reader *reader, Reader *text)
{
    if (!take_sign(reader, '"'))
        return 0;
    text->start = text->at = reader->at;
    while (!reader_at_end(reader) && *reader->at != '"') {
        if (*reader->at == '\\')
            reader->at++;
        if (!reader_at_end(reader))
            reader->at++;
    }
    text->end = reader->at;
    return reader_take_char(reader, '"');
}

static u8 is_text(const Reader *text, const char *word)
{
    Reader left;
    reader_copy(&left, text);
    while (*word && reader_take_char(&left, *word))
        word++;
    return !*word && reader_at_end(&left);
}

/* -------------------------------------------------------------- members */

static void note_member(Reader *reader, const Reader *key, Members *members)
{
    if (!take_sign(reader, ':'))
        return;
    skip_blanks(reader);
    if (is_text(key, "name"))
        members->name = reader->at;
    if (is_text(key, "map"))
        members->map = reader->at;
}

/* Finds the members of the object that follows, but not of those in it. */
static void find_members(const Reader *object, Members *members)
{
    Reader reader, text;
    u8 depth = 0;
    reader_copy(&reader, object);
    members->name = members->map = NULL;
    do {
        skip_blanks(&reader);
        if (reader_at_end(&reader) || depth > MOST_DEPTH)
            return;
        if (*reader.at == '"') {
            if (take_string(&reader, &text) && depth == 1)
                note_member(&reader, &text, members);
            continue;
        }
        if (text_index_of("{[", *reader.at) != NOT_FOUND)
            depth++;
        if (text_index_of("}]", *reader.at) != NOT_FOUND)
            depth--;
        reader.at++;
    } while (depth);
}

/* Moves to the map of the next object that has one. */
static u8 next_board(Reader *reader, Members *members)
{
    Reader text;
    while (!reader_at_end(reader)) {
        if (*reader->at == '"') {
            take_string(reader, &text);
            continue;
        }
        if (*reader->at == '{') {
            find_members(reader, members);
            if (members->map) {
                reader->at = members->map;
                return 1;
            }
        }
        reader->at++;
    }
    return 0;
}

/* ------------------------------------------------------------------- map */

typedef struct Map {
    Layout *layout;
    Reader *reader;
    Fault *fault;
    u32 z, y;
} Map;

/* Reads one entry of a list; returns 0 with a fault set if that fails. */
typedef u8 (*ReadEntry)(Map *map);

static u8 refuse(Map *map, u8 reason)
{
    fault_set(map->fault, reason, map->reader->at);
    return 0;
}

static u8 take_part(Map *map, char sign)
{
    return take_sign(map->reader, sign) ? 1 : refuse(map, MAHJONG_BAD_MAP);
}

static u8 take_count(Map *map, u32 *number)
{
    skip_blanks(map->reader);
    return reader_take_number(map->reader, number)
               ? 1
               : refuse(map, MAHJONG_BAD_MAP);
}

static u8 read_list(Map *map, ReadEntry entry)
{
    if (!take_part(map, '['))
        return 0;
    if (take_sign(map->reader, ']'))
        return 1;
    do
        if (!entry(map))
            return 0;
    while (take_sign(map->reader, ','));
    return take_part(map, ']');
}

static u8 is_list(Map *map)
{
    skip_blanks(map->reader);
    return reader_peek(map->reader) == '[';
}

static u8 add_tiles(Map *map, u32 x, u32 count)
{
    u8 reason = FINE;
    u8 tile;
    for (; count && !reason; count--, x += 2)
        reason = mahjong_add_tile(map->layout, x, map->y, map->z, &tile);
    return reason ? refuse(map, reason) : 1;
}

static u8 read_column(Map *map)
{
    u32 x, count;
    if (!is_list(map))
        return take_count(map, &x) && add_tiles(map, x, 1);
    return take_part(map, '[') && take_count(map, &x) && take_part(map, ',') &&
           take_count(map, &count) && add_tiles(map, x, count) &&
           take_part(map, ']');
}

static u8 read_row(Map *map)
{
    return take_part(map, '[') && take_count(map, &map->y) &&
           take_part(map, ',') &&
           (is_list(map) ? read_list(map, read_column) : read_column(map)) &&
           take_part(map, ']');
}

static u8 read_layer(Map *map)
{
    return take_part(map, '[') && take_count(map, &map->z) &&
           take_part(map, ',') && read_list(map, read_row) &&
           take_part(map, ']');
}

/* ---------------------------------------------------------------- boards */

u8 mah_boards_read(Layout *layout, Reader *reader, Fault *fault)
{
    Map map;
    Members members;
    map.layout = layout;
    map.reader = reader;
    map.fault = fault;
    if (reader_peek(reader) == '{' && !next_board(reader, &members))
        return fault_set(fault, MAHJONG_NOT_A_LAYOUT, reader->start);
    return read_list(&map, read_layer) ? FINE : fault->reason;
}

/* Reads four hexadecimal digits, or returns 0. */
static u8 take_hex(Reader *reader, u32 *number)
{
    u8 digit, i;
    *number = 0;
    for (i = 0; i < 4; i++, reader->at++) {
        digit = text_digit_of(reader_peek(reader));
        if (digit == NOT_FOUND && text_letter_of(reader_peek(reader)) < 6)
            digit = (u8)(10 + text_letter_of(reader_peek(reader)));
        if (digit == NOT_FOUND)
            return 0;
        *number = *number << 4 | digit;
    }
    return 1;
}

/* A sign beyond 16 bits is written as two, a high and a low surrogate; each
   alone means nothing. */
static u32 take_sign_number(Reader *text)
{
    u32 high, low;
    Reader next;
    if (!take_hex(text, &high))
        return UNKNOWN_SIGN;
    if (high < 0xD800U || high > 0xDFFFU)
        return high;
    reader_copy(&next, text);
    if (high > 0xDBFFU || !reader_take_char(&next, '\\') ||
        !reader_take_char(&next, 'u') || !take_hex(&next, &low) ||
        low < 0xDC00U || low > 0xDFFFU)
        return UNKNOWN_SIGN;
    reader_copy(text, &next);
    return 0x10000U + ((high - 0xD800U) << 10) + (low - 0xDC00U);
}

/* Writes UTF-8. Signs of control become spaces: names are one line. */
static void write_sign(Writer *name, u32 sign)
{
    if (sign < ' ')
        sign = ' ';
    if (sign < 0x80U) {
        writer_char(name, (char)sign);
        return;
    }
    if (sign < 0x800U) {
        writer_char(name, (char)(0xC0U | sign >> 6));
    } else {
        if (sign < 0x10000U) {
            writer_char(name, (char)(0xE0U | sign >> 12));
        } else {
            writer_char(name, (char)(0xF0U | sign >> 18));
            writer_char(name, (char)(0x80U | (sign >> 12 & 0x3FU)));
        }
        writer_char(name, (char)(0x80U | (sign >> 6 & 0x3FU)));
    }
    writer_char(name, (char)(0x80U | (sign & 0x3FU)));
}

/* A sign behind a backslash stands for itself, if it isn't the letter of a
   number in hexadecimal digits or of a sign of control. */
static void write_escaped(Reader *text, Writer *name)
{
    if (reader_take_char(text, 'u')) {
        write_sign(name, take_sign_number(text));
    } else if (!reader_at_end(text)) {
        writer_char(name, text_index_of("bfnrt", *text->at) == NOT_FOUND
                              ? *text->at
                              : ' ');
        text->at++;
    }
}

static void write_name(Reader *text, Writer *name)
{
    while (!reader_at_end(text))
        if (reader_take_char(text, '\\'))
            write_escaped(text, name);
        else
            writer_char(name, *text->at++);
}

u8 mah_boards_next(Reader *reader, Writer *name)
{
    Members members;
    Reader value, text;
    if (!next_board(reader, &members))
        return 0;
    reader_copy(&value, reader);
    if (members.name) {
        value.at = members.name;
        if (take_string(&value, &text))
            write_name(&text, name);
    }
    return 1;
}
