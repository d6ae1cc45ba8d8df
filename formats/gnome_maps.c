/* SPDX-License-Identifier: MIT */
/* Reads GNOME Mahjongg's maps with a minimal XML parser. Coordinates count
   tiles and may end in .5. A row, a column or a block describes many tiles at
   once. */
#include "layouts.h"

/* An element, with the attributes that give its edges. */
typedef struct Element {
    const char *name;
    const char *edge[4]; /* left, right, top, bottom */
} Element;

static const Element elements[] = {
    {"tile", {"x", "x", "y", "y"}},
    {"row", {"left", "right", "y", "y"}},
    {"column", {"x", "x", "top", "bottom"}},
    {"block", {"left", "right", "top", "bottom"}}};

enum { LEFT, RIGHT, TOP, BOTTOM, EDGES };

static u8 take_text(Reader *reader, const char *text)
{
    const char *at = reader->at;
    for (; *text; text++)
        if (!reader_take_char(reader, *text)) {
            reader->at = at;
            return 0;
        }
    return 1;
}

static void skip_past(Reader *reader, const char *text)
{
    while (!reader_at_end(reader) && !take_text(reader, text))
        reader->at++;
}

/* Moves past the "<" of the next tag; skips comments, declarations and the
   like. */
static u8 next_tag(Reader *reader)
{
    for (;;) {
        skip_past(reader, "<");
        if (reader_at_end(reader))
            return 0;
        if (take_text(reader, "!--"))
            skip_past(reader, "-->");
        else if (*reader->at != '!' && *reader->at != '?')
            return 1;
    }
}

/* ----------------------------------------------------------- attributes */

static void skip_name(Reader *reader)
{
    while (!reader_at_end(reader) && !text_is_space(*reader->at) &&
           text_index_of("=/>\"'", *reader->at) == NOT_FOUND)
        reader->at++;
}

/* Reads the rest of an attribute after its name. "value" becomes a reader of
   the quoted text. */
static u8 take_value(Reader *reader, Reader *value)
{
    char quote;
    reader_skip_space(reader);
    if (!reader_take_char(reader, '='))
        return 0;
    reader_skip_space(reader);
    quote = reader_peek(reader);
    if (quote != '"' && quote != '\'')
        return 0;
    reader->at++;
    value->start = value->at = reader->at;
    while (!reader_at_end(reader) && *reader->at != quote)
        reader->at++;
    value->end = reader->at;
    return reader_take_char(reader, quote);
}

static u8 find_value(const Reader *tag, const char *name, Reader *value)
{
    Reader reader;
    u8 found;
    bytes_copy(&reader, tag, sizeof reader);
    do {
        reader_skip_space(&reader);
        found = reader_take_word(&reader, name);
        skip_name(&reader);
        if (!take_value(&reader, value))
            return 0;
    } while (!found);
    return 1;
}

/* Reads a number of tiles and converts it to half tiles. */
static u8 take_halves(Reader *value, u32 *halves)
{
    if (!reader_take_number(value, halves))
        return 0;
    *halves *= 2;
    if (reader_take_char(value, '.')) {
        if (reader_take_char(value, '5'))
            ++*halves;
        while (reader_take_char(value, '0'))
            ;
    }
    return reader_at_end(value);
}

static u8 read_halves(const Reader *tag, const char *name, u32 *halves,
                      Fault *fault)
{
    Reader value;
    const char *at = tag->at;
    if (!find_value(tag, name, &value))
        return fault_set(fault, MAHJONG_BAD_MAP, at);
    at = value.at;
    return take_halves(&value, halves) ? FINE
                                       : fault_set(fault, MAHJONG_BAD_MAP, at);
}

/* Without a layer in the tag, z is unchanged. */
static u8 read_layer(const Reader *tag, u32 *z, Fault *fault)
{
    Reader value;
    u32 halves = 0;
    if (!find_value(tag, "z", &value))
        return FINE;
    if (read_halves(tag, "z", &halves, fault))
        return fault->reason;
    if (halves & 1)
        return fault_set(fault, MAHJONG_BAD_MAP, tag->at);
    *z = halves / 2;
    return FINE;
}

/* ------------------------------------------------------------- elements */

static u8 add_block(Layout *layout, const u32 *edge, u32 z)
{
    u32 x, y;
    u8 tile;
    u8 reason = edge[LEFT] > edge[RIGHT] || edge[TOP] > edge[BOTTOM]
                    ? MAHJONG_BAD_MAP
                    : FINE;
    for (y = edge[TOP]; !reason && y <= edge[BOTTOM]; y += 2)
        for (x = edge[LEFT]; !reason && x <= edge[RIGHT]; x += 2)
            reason = mahjong_add_tile(layout, x, y, z, &tile);
    return reason;
}

static u8 read_element(Layout *layout, const Element *element, u32 z,
                       const Reader *tag, Fault *fault)
{
    u32 edge[EDGES];
    u8 i, reason;
    for (i = 0; i < EDGES; i++)
        if (read_halves(tag, element->edge[i], &edge[i], fault))
            return fault->reason;
    if (read_layer(tag, &z, fault))
        return fault->reason;
    reason = add_block(layout, edge, z);
    return reason ? fault_set(fault, reason, tag->at) : FINE;
}

/* Reads a tag inside a map; the reader is just past its "<". */
static u8 read_tag(Layout *layout, u32 *z, Reader *reader, Fault *fault)
{
    const char *at = reader->at;
    u8 i;
    for (i = 0; i < COUNT_OF(elements); i++)
        if (reader_take_word(reader, elements[i].name))
            return read_element(layout, &elements[i], *z, reader, fault);
    if (reader_take_word(reader, "layer"))
        return read_layer(reader, z, fault);
    if (reader_take_word(reader, "mahjongg") ||
        reader_take_word(reader, "map"))
        return FINE;
    return fault_set(fault, MAHJONG_NOT_A_LAYOUT, at);
}

u8 gnome_maps_read(Layout *layout, Reader *reader, Fault *fault)
{
    u32 z = 0;
    while (next_tag(reader)) {
        if (!reader_take_char(reader, '/')) {
            if (read_tag(layout, &z, reader, fault))
                return fault->reason;
        } else if (reader_take_word(reader, "layer"))
            z = 0;
        else if (reader_take_word(reader, "map"))
            return FINE;
    }
    return fault_set(fault, BOARD_SHORT, reader->at);
}

u8 gnome_maps_next(Reader *reader, Writer *name)
{
    Reader value;
    while (next_tag(reader))
        if (reader_take_word(reader, "map")) {
            if (find_value(reader, "name", &value))
                while (!reader_at_end(&value))
                    writer_char(name, *value.at++);
            skip_past(reader, ">");
            return 1;
        }
    return 0;
}
