/* SPDX-License-Identifier: MIT */
/* Reads layout files of KMahjongg, xmahjongg and Kyodai. */
#include "layouts.h"

/* The size of a KMahjongg layout, in half tiles and layers. */
typedef struct LayoutSize {
    u32 width, height, depth;
} LayoutSize;

/* All Kyodai layouts have this size. */
enum { KYODAI_WIDTH = 34, KYODAI_HEIGHT = 20, KYODAI_SIGNS = 3400 };
enum { MOST_SIZE = MAHJONG_FAR + 1 };

/* ------------------------------------------------------------ KMahjongg */

static u8 take_size(Reader *reader, u32 *size)
{
    reader->at++;
    return reader_take_number(reader, size) && *size && *size <= MOST_SIZE &&
           mahjong_end_line(reader);
}

/* Reads the lines "w32", "h16" and "d5" of version 1.1, in any order. */
static u8 read_sizes(LayoutSize *grid, Reader *reader, Fault *fault)
{
    const char *at;
    u32 *size;
    for (;;) {
        mahjong_skip_comments(reader);
        at = reader->at;
        size = reader_peek(reader) == 'w'   ? &grid->width
               : reader_peek(reader) == 'h' ? &grid->height
               : reader_peek(reader) == 'd' ? &grid->depth
                                            : NULL;
        if (!size)
            return FINE;
        if (!take_size(reader, size))
            return fault_set(fault, MAHJONG_LAYOUT_SIZE, at);
    }
}

static u8 in_tile(const char *row, const char *above, u32 x)
{
    return (x && row[x - 1] == '1') || (above && above[x] == '1') ||
           (above && x && above[x - 1] == '1');
}

/* A tile is 12 above 43. Which of 2, 3 and 4 is where doesn't matter:
   KMahjongg doesn't check either, and some of its own layouts mix them up. */
static u8 read_sign(Layout *layout, const LayoutSize *grid, const char *row,
                    const char *above, u32 x, u32 line)
{
    u32 y = line % grid->height;
    u8 tile;
    if (row[x] == '1' && x + 1 < grid->width && y + 1 < grid->height)
        return mahjong_add_tile(layout, x, y, line / grid->height, &tile);
    if (in_tile(row, above, x))
        return text_index_of("234", row[x]) == NOT_FOUND ? MAHJONG_TILE_CUT_OFF
                                                         : FINE;
    return row[x] == '.' ? FINE : MAHJONG_TILE_CUT_OFF;
}

static u8 refuse_line(Fault *fault, const char *at, u32 line, u32 length)
{
    fault_set_number(fault, MAHJONG_LAYOUT_LINE, at, (u16)(line + 1));
    fault->number[1] = (u16)length;
    return MAHJONG_LAYOUT_LINE;
}

static u8 read_row(Layout *layout, const LayoutSize *grid, const char *above,
                   u32 line, Reader *reader, Fault *fault)
{
    const char *row = reader->at;
    u32 x;
    u8 reason;
    for (x = 0; x < grid->width; x++, reader->at++) {
        if (text_is_space(reader_peek(reader)))
            return refuse_line(fault, row, line, grid->width);
        reason = read_sign(layout, grid, row, above, x, line);
        if (reason)
            return fault_set(fault, reason, reader->at);
    }
    return mahjong_end_line(reader)
               ? FINE
               : refuse_line(fault, row, line, grid->width);
}

static u8 read_rows(Layout *layout, const LayoutSize *grid, Reader *reader,
                    Fault *fault)
{
    const char *above = NULL;
    const char *row;
    u32 lines = grid->height * grid->depth;
    u32 line;
    for (line = 0; line < lines; line++) {
        mahjong_skip_comments(reader);
        if (reader_at_end(reader))
            return fault_set(fault, BOARD_SHORT, reader->at);
        row = reader->at;
        if (line % grid->height == 0)
            above = NULL;
        if (read_row(layout, grid, above, line, reader, fault))
            return fault->reason;
        above = row;
    }
    return FINE;
}

/* Reads what follows "kmahjongg". Version 1.0 has a fixed size; 1.1 states
   it. */
static u8 read_kmahjongg(Layout *layout, Reader *reader, Fault *fault)
{
    const char *at = reader->at;
    LayoutSize grid;
    u32 minor;
    if (!reader_take_char(reader, '-') ||
        !reader_take_word(reader, "layout") || !reader_take_char(reader, '-'))
        return fault_set(fault, MAHJONG_NOT_A_LAYOUT, reader->start);
    if (!reader_take_word(reader, "v1") || !reader_take_char(reader, '.') ||
        !reader_take_number(reader, &minor) || minor > 1 ||
        !mahjong_end_line(reader))
        return fault_set(fault, MAHJONG_LAYOUT_VERSION, at);
    grid.width = 32;
    grid.height = 16;
    grid.depth = 5;
    if (minor && read_sizes(&grid, reader, fault))
        return fault->reason;
    return read_rows(layout, &grid, reader, fault);
}

static void write_size(Writer *writer, char name, u32 size)
{
    writer_char(writer, name);
    writer_number(writer, size);
    writer_char(writer, '\n');
}

/* The sign of a cell: a corner of the tile that covers it in this layer. */
static char sign_of(const Layout *layout, u8 z, u8 y, u8 x)
{
    static const char corners[] = "1243"; /* row by row */
    const TilePlace *place = layout->place;
    for (; place != layout->place + layout->count; place++)
        if (place->z == z && (u8)(y - place->y) < 2 && (u8)(x - place->x) < 2)
            return corners[2 * (y - place->y) + x - place->x];
    return '.';
}

void layouts_write(const Layout *layout, Writer *writer)
{
    u8 size[3] = {0, 0, 0}; /* width, height, depth */
    u8 x, y, z, i;
    for (i = 0; i < layout->count; i++) {
        const TilePlace *place = &layout->place[i];
        size[0] = size[0] < place->x + 2 ? (u8)(place->x + 2) : size[0];
        size[1] = size[1] < place->y + 2 ? (u8)(place->y + 2) : size[1];
        size[2] = size[2] < place->z + 1 ? (u8)(place->z + 1) : size[2];
    }
    writer_text(writer, "kmahjongg-layout-v1.1\n");
    write_size(writer, 'w', size[0]);
    write_size(writer, 'h', size[1]);
    write_size(writer, 'd', size[2]);
    for (z = 0; z < size[2]; z++)
        for (y = 0; y < size[1]; y++) {
            for (x = 0; x < size[0]; x++)
                writer_char(writer, sign_of(layout, z, y, x));
            writer_char(writer, '\n');
        }
}

/* --------------------------------------------------- Kyodai, xmahjongg */

/* Reads what follows "Kyodai": the version to the end of the line, then a line
   with a name. */
static u8 read_kyodai(Layout *layout, Reader *reader, Fault *fault)
{
    const char *row;
    u16 i;
    u8 tile, reason;
    reader_skip_line(reader);
    reader_skip_line(reader);
    row = reader->at;
    for (i = 0; i < KYODAI_SIGNS; i++, reader->at++) {
        if (reader_peek(reader) == '0')
            continue;
        if (reader_peek(reader) != '1')
            return refuse_line(fault, row, 0, KYODAI_SIGNS);
        reason = mahjong_add_tile(layout, i % KYODAI_WIDTH,
                                  i / KYODAI_WIDTH % KYODAI_HEIGHT,
                                  i / (KYODAI_WIDTH * KYODAI_HEIGHT), &tile);
        if (reason)
            return fault_set(fault, reason, reader->at);
    }
    return mahjong_end_line(reader) ? FINE
                                    : refuse_line(fault, row, 0, KYODAI_SIGNS);
}

static u8 read_places(Layout *layout, Reader *reader, Fault *fault)
{
    const char *at;
    u32 place[3];
    u8 tile, reason;
    while (!reader_at_end(reader)) {
        at = reader->at;
        if (mahjong_take_place(reader, place, fault))
            return fault->reason;
        reason = mahjong_add_tile(layout, place[1], place[0], place[2], &tile);
        if (!reason && !mahjong_end_line(reader))
            reason = MAHJONG_BAD_TILE_LINE;
        if (reason)
            return fault_set(fault, reason, at);
        mahjong_skip_comments(reader);
    }
    return FINE;
}

/* ------------------------------------------------------------ any of all */

/* Editors may write a byte order mark, which is not part of the text. */
static void skip_head(Reader *reader)
{
    static const char mark[] = "\xEF\xBB\xBF";
    if (reader->at == reader->start && reader_take_char(reader, mark[0]) &&
        reader_take_char(reader, mark[1]))
        (void)reader_take_char(reader, mark[2]);
    mahjong_skip_comments(reader);
}

/* Also at the map of a board. */
static u8 starts_mah(const Reader *reader)
{
    return text_index_of("{[", reader_peek(reader)) != NOT_FOUND;
}

static u8 read_any(Layout *layout, Reader *reader, Fault *fault)
{
    if (reader_peek(reader) == '<')
        return gnome_maps_read(layout, reader, fault);
    if (starts_mah(reader))
        return mah_boards_read(layout, reader, fault);
    if (reader_take_word(reader, "kmahjongg") ||
        reader_take_word(reader, "mahjongg"))
        return read_kmahjongg(layout, reader, fault);
    if (reader_take_word(reader, "Kyodai"))
        return read_kyodai(layout, reader, fault);
    if (reader_at_end(reader))
        return fault_set(fault, MAHJONG_NO_TILES, reader->at);
    if (text_digit_of(reader_peek(reader)) == NOT_FOUND)
        return fault_set(fault, MAHJONG_NOT_A_LAYOUT, reader->at);
    return read_places(layout, reader, fault);
}

static u8 refuse_floating(const Layout *layout, u8 tile, const char *at,
                          Fault *fault)
{
    fault_set_number(fault, MAHJONG_TILE_FLOATS, at, layout->place[tile].y);
    fault->number[1] = layout->place[tile].x;
    return MAHJONG_TILE_FLOATS;
}

/* Checks the tiles that were read from a place in the text, and moves them to
   the corner. */
static u8 accept(Layout *layout, Layout *read, const char *at, Fault *fault)
{
    const u8 floating = mahjong_floating_tile(read);
    const u8 reason = mahjong_settle_layout(read);
    if (reason)
        return fault_set(fault, reason, at);
    if (floating != NO_SPOT)
        return refuse_floating(read, floating, at, fault);
    bytes_copy(layout, read, sizeof *layout);
    return FINE;
}

u8 layouts_read(Layout *layout, Reader *reader, Fault *fault)
{
    Layout read;
    const char *at;
    u8 is_map;
    fault->game = &mahjong;
    skip_head(reader);
    at = reader->at;
    is_map = (u8)(reader_peek(reader) == '<' || starts_mah(reader));
    bytes_fill(&read, 0, sizeof read);
    if (read_any(&read, reader, fault))
        return fault->reason;
    mahjong_skip_comments(reader);
    if (!is_map && !reader_at_end(reader))
        return fault_set(fault, BOARD_LONG, reader->at);
    return accept(layout, &read, at, fault);
}

u8 layouts_read_places(Layout *layout, Reader *reader, Fault *fault)
{
    Layout read;
    const char *at;
    fault->game = &mahjong;
    mahjong_skip_comments(reader);
    at = reader->at;
    bytes_fill(&read, 0, sizeof read);
    return read_places(&read, reader, fault)
               ? fault->reason
               : accept(layout, &read, at, fault);
}

u8 layouts_next(Reader *reader, Writer *name)
{
    Reader first;
    reader_copy(&first, reader);
    first.at = first.start;
    skip_head(&first);
    return starts_mah(&first) ? mah_boards_next(reader, name)
                              : gnome_maps_next(reader, name);
}
