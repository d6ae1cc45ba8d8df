/* SPDX-License-Identifier: MIT */
/* The sliding puzzle's variants and moves as text. A variant looks like
   "4x4:walk". A move is "5" (the tile beside the gap), "l3" (three tiles go
   left), or "2,3" (all tiles between the gap and the third place of the second
   column). Letters for directions can be joined, as in "URDL2UR2". */
#include "sliding.h"

/* Reads a word that a number may follow directly: "walk200", "left3". */
static u8 take_letters(Reader *reader, const char *word)
{
    const char *at = reader->at;
    for (; *word; word++, at++)
        if (at == reader->end || text_letter_of(*at) != text_letter_of(*word))
            return 0;
    if (at != reader->end && text_letter_of(*at) != NOT_FOUND)
        return 0;
    reader->at = at;
    return 1;
}

/* ------------------------------------------------------------- variants */

u8 sliding_is_side(u32 side)
{
    return side >= SLIDING_LEAST_SIDE && side <= SLIDING_MOST_SIDE;
}

u8 sliding_side_of_square(u32 cells)
{
    u8 side = SLIDING_LEAST_SIDE;
    while (side <= SLIDING_MOST_SIDE && (u32)side * side != cells)
        side++;
    return side;
}

/* Reads "5x3", or the number of tiles on a square board: "15". */
static u8 read_size(u8 *variant, Reader *reader, Fault *fault)
{
    const char *at = reader->at;
    u32 width, height;
    if (!reader_take_number(reader, &width))
        return fault_set(fault, NO_VARIANT, at);
    if (!reader_take_char(reader, 'x') && !reader_take_char(reader, 'X')) {
        width = sliding_side_of_square(width + 1);
        height = width;
    } else if (!reader_take_number(reader, &height))
        return fault_set(fault, SLIDING_BAD_SIDES, reader->at);
    if (!sliding_is_side(width) || !sliding_is_side(height))
        return fault_set(fault, SLIDING_BAD_SIDES, at);
    variant[SLIDING_VARIANT_WIDTH] = (u8)width;
    variant[SLIDING_VARIANT_HEIGHT] = (u8)height;
    return FINE;
}

static u8 read_shuffle(u8 *variant, Reader *reader, Fault *fault)
{
    const char *at = reader->at;
    u32 rounds = SLIDING_ROUNDS;
    if (take_letters(reader, "uniform"))
        return FINE;
    if (!take_letters(reader, "walk"))
        return fault_set(fault, SLIDING_BAD_SHUFFLE, at);
    if (text_digit_of(reader_peek(reader)) != NOT_FOUND &&
        !reader_take_number(reader, &rounds))
        return fault_set(fault, SLIDING_BAD_SHUFFLE, at);
    if (!rounds || rounds > 0xFFFFU)
        return fault_set(fault, SLIDING_BAD_SHUFFLE, at);
    variant[SLIDING_VARIANT_SHUFFLE] = SLIDING_SHUFFLE_WALK;
    variant[SLIDING_VARIANT_ROUNDS] = (u8)rounds;
    variant[SLIDING_VARIANT_ROUNDS + 1] = (u8)(rounds >> 8);
    return FINE;
}

u8 sliding_read_variant(u8 *variant, Reader *reader, Fault *fault)
{
    u8 found[VARIANT_SIZE];
    bytes_fill(found, 0, VARIANT_SIZE);
    found[SLIDING_VARIANT_WIDTH] = 3;
    found[SLIDING_VARIANT_HEIGHT] = 3;
    reader_skip_space(reader);
    if (!reader_at_end(reader) && read_size(found, reader, fault))
        return fault->reason;
    if (reader_take_char(reader, ':') && read_shuffle(found, reader, fault))
        return fault->reason;
    bytes_copy(variant, found, VARIANT_SIZE);
    return FINE;
}

void sliding_write_variant(const u8 *variant, Writer *writer)
{
    const u8 *low = variant + SLIDING_VARIANT_ROUNDS;
    u16 rounds = (u16)(low[0] | (u32)low[1] << 8);
    ASSERT(sliding_is_side(variant[SLIDING_VARIANT_WIDTH]));
    ASSERT(sliding_is_side(variant[SLIDING_VARIANT_HEIGHT]));
    writer_number(writer, variant[SLIDING_VARIANT_WIDTH]);
    writer_char(writer, 'x');
    writer_number(writer, variant[SLIDING_VARIANT_HEIGHT]);
    if (variant[SLIDING_VARIANT_SHUFFLE] != SLIDING_SHUFFLE_WALK)
        return;
    writer_text(writer, ":walk");
    if (rounds != SLIDING_ROUNDS)
        writer_number(writer, rounds);
}

/* ---------------------------------------------------------------- moves */

static const char *const way_words[] = {"up", "down", "left", "right"};
static const char way_letters[] = "udlr";
STATIC_ASSERT(COUNT_OF(way_words) == SLIDING_WAYS);
STATIC_ASSERT(sizeof way_letters == SLIDING_WAYS + 1);

static u8 move_ends(const Reader *reader)
{
    return reader_at_end(reader) || text_is_space(*reader->at);
}

static u8 comma_and_digit(const Reader *reader)
{
    const char *at = reader->at;
    return (u8)(reader->end - at > 1 && *at == ',' &&
                text_digit_of(at[1]) != NOT_FOUND);
}

static u8 find_tile(const Sliding *game, u8 tile)
{
    u8 last = sliding_last_tile(game);
    u8 cell = 0;
    while (cell < last && game->tile[cell] != tile)
        cell++;
    ASSERT_SLOW(game->tile[cell] == tile);
    return cell;
}

/* Returns the direction that the next character stands for, or NOT_FOUND. */
static u8 peek_way(const Reader *reader)
{
    u8 letter = text_letter_of(reader_peek(reader));
    u8 way = 0;
    while (way < SLIDING_WAYS && text_letter_of(way_letters[way]) != letter)
        way++;
    return (u8)(way < SLIDING_WAYS ? way : NOT_FOUND);
}

/* A letter is a direction only if no other word begins with it. */
static u8 take_way_letter(Reader *reader, u8 *way)
{
    if (reader_at_end(reader))
        return 0;
    *way = peek_way(reader);
    if (*way == NOT_FOUND)
        return 0;
    reader->at++;
    if (text_letter_of(reader_peek(reader)) == NOT_FOUND ||
        peek_way(reader) != NOT_FOUND)
        return 1;
    reader->at--;
    return 0;
}

static u8 take_way(Reader *reader, u8 *way)
{
    for (*way = 0; *way < SLIDING_WAYS; ++*way)
        if (take_letters(reader, way_words[*way]))
            return 1;
    return take_way_letter(reader, way);
}

/* Counts the tiles behind the gap, as seen in the direction in which they
   move. */
static u8 count_behind(const Sliding *game, u8 way)
{
    u8 x = (u8)(game->gap % game->width);
    u8 y = (u8)(game->gap / game->width);
    ASSERT(way < SLIDING_WAYS);
    if (way == SLIDING_TILES_UP)
        return (u8)(game->height - 1 - y);
    if (way == SLIDING_TILES_DOWN)
        return y;
    return (u8)(way == SLIDING_TILES_LEFT ? game->width - 1 - x : x);
}

static u8 check_count(u32 count, u8 most, const char *at, Fault *fault)
{
    static const u8 reasons[] = {SLIDING_NO_TILE_THAT_WAY,
                                 SLIDING_ONE_TILE_THAT_WAY};
    ASSERT(most < SLIDING_MOST_SIDE);
    if (!count)
        return fault_set(fault, SLIDING_BAD_SLIDE, at);
    if (count <= most)
        return FINE;
    return fault_set_number(
        fault, most < 2 ? reasons[most] : (u8)SLIDING_FEW_TILES_THAT_WAY, at,
        most);
}

/* Reads the count in "l", "left", "l3" or "left3"; the direction has been read
   already. Another move may follow directly. */
static u8 read_count(const Sliding *game, u8 way, Reader *reader, u16 *move,
                     Fault *fault)
{
    const char *at = reader->at;
    u32 count = 1;
    if (text_digit_of(reader_peek(reader)) != NOT_FOUND)
        reader_take_number(reader, &count);
    if (!move_ends(reader) && peek_way(reader) == NOT_FOUND)
        return fault_set(fault, SLIDING_BAD_SLIDE, reader->at);
    if (check_count(count, count_behind(game, way), at, fault))
        return fault->reason;
    *move = (u16)(game->gap + (i16)count * sliding_gap_step(game, way));
    ASSERT(*move <= sliding_last_tile(game));
    return FINE;
}

/* Reads "2,3" without a blank: the third place of the second column. */
static u8 read_place(const Sliding *game, u32 column, Reader *reader,
                     const char *at, u16 *move, Fault *fault)
{
    u32 row;
    u8 cell, way;
    reader_take_char(reader, ',');
    if (!reader_take_number(reader, &row) || !move_ends(reader) ||
        comma_and_digit(reader))
        return fault_set(fault, SLIDING_BAD_SLIDE, at);
    if (!column || column > game->width || !row || row > game->height) {
        fault_set_number(fault, SLIDING_BAD_PLACE, at, game->width);
        fault->number[1] = game->height;
        return SLIDING_BAD_PLACE;
    }
    cell = (u8)((row - 1) * game->width + column - 1);
    ASSERT(cell <= sliding_last_tile(game));
    if (!sliding_find_slide(game, cell, &way))
        return fault_set(fault, SLIDING_NOT_IN_LINE, at);
    *move = cell;
    return FINE;
}

static u8 read_tile(const Sliding *game, u32 number, Reader *reader,
                    const char *at, u16 *move, Fault *fault)
{
    u8 cell, way;
    if (!move_ends(reader))
        return fault_set(fault, SLIDING_BAD_SLIDE, reader->at);
    if (!number || number > sliding_last_tile(game))
        return fault_set_number(fault, SLIDING_NO_SUCH_NUMBER, at,
                                sliding_last_tile(game));
    cell = find_tile(game, (u8)number);
    if (sliding_find_slide(game, cell, &way) != 1)
        return fault_set_number(fault, SLIDING_TILE_FIXED, at, (u16)number);
    *move = cell;
    return FINE;
}

/* Blanks separate moves, except directions: "r 2" is a direction and a tile,
   "r2" is one move; "2, 3" is two tiles, "2,3" is one place; "ur2" is "u
   r2". */
u8 sliding_read_move(const void *position, Reader *reader, u16 *move,
                     Fault *fault)
{
    const Sliding *game = position;
    const char *at;
    u32 number;
    u8 way;
    reader_skip_space(reader);
    at = reader->at;
    if (take_way(reader, &way))
        return read_count(game, way, reader, move, fault);
    if (text_digit_of(reader_peek(reader)) == NOT_FOUND)
        return fault_set(fault, SLIDING_BAD_SLIDE, at);
    if (!reader_take_number(reader, &number))
        return fault_set_number(fault, SLIDING_NO_SUCH_NUMBER, at,
                                sliding_last_tile(game));
    if (comma_and_digit(reader))
        return read_place(game, number, reader, at, move, fault);
    return read_tile(game, number, reader, at, move, fault);
}

void sliding_write_move(const void *position, u16 move, Writer *writer)
{
    const Sliding *game = position;
    u8 way = SLIDING_TILES_UP;
    u8 count = sliding_find_slide(game, (u8)move, &way);
    if (count == 1) {
        writer_number(writer, game->tile[move]);
        return;
    }
    writer_char(writer, way_letters[way]);
    writer_number(writer, count);
}
