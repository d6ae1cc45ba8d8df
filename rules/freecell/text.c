/* SPDX-License-Identifier: MIT */
/* FreeCell as text: variants such as "4cells", and moves in standard notation
   such as "4a". */
#include "freecell.h"

static const char places[] = "12345678abcdefgh";
STATIC_ASSERT(sizeof places == FREECELL_HOME_PLACE + 2);
static const char digits[] = "0123456789abcdef";
STATIC_ASSERT(sizeof digits == 17);

/* ------------------------------------------------------------- variants */

static const char *const autoplays[] = {"none", "safe", "full"};
STATIC_ASSERT(COUNT_OF(autoplays) == FREECELL_AUTOPLAY_FULL + 1);

static u8 read_part(u8 *variant, Reader *reader, Fault *fault)
{
    const char *at = reader->at;
    u32 number;
    u8 i;
    for (i = 0; i < COUNT_OF(autoplays); i++)
        if (reader_take_word(reader, autoplays[i])) {
            variant[FREECELL_VARIANT_AUTOPLAY] = i;
            return FINE;
        }
    if (!reader_take_number(reader, &number))
        return fault_set(fault, FREECELL_BAD_AUTOPLAY, at);
    if (number > FREECELL_MOST_CELLS ||
        (text_letter_of(reader_peek(reader)) != NOT_FOUND &&
         !reader_take_word(reader, "cells") &&
         !reader_take_word(reader, "cell")))
        return fault_set(fault, FREECELL_BAD_CELL_COUNT, at);
    variant[FREECELL_VARIANT_CELLS] = (u8)number;
    return FINE;
}

u8 freecell_read_variant(u8 *variant, Reader *reader, Fault *fault)
{
    reader_skip_space(reader);
    bytes_fill(variant, 0, VARIANT_SIZE);
    variant[FREECELL_VARIANT_CELLS] = 4;
    variant[FREECELL_VARIANT_AUTOPLAY] = FREECELL_AUTOPLAY_SAFE;
    if (reader_at_end(reader))
        return FINE;
    do
        if (read_part(variant, reader, fault))
            return fault->reason;
    while (reader_take_char(reader, ':'));
    return FINE;
}

void freecell_write_variant(const u8 *variant, Writer *writer)
{
    ASSERT(variant[FREECELL_VARIANT_AUTOPLAY] <= FREECELL_AUTOPLAY_FULL);
    ASSERT(variant[FREECELL_VARIANT_CELLS] <= FREECELL_MOST_CELLS);
    writer_number(writer, variant[FREECELL_VARIANT_CELLS]);
    writer_text(writer, "cells");
    if (variant[FREECELL_VARIANT_AUTOPLAY] != FREECELL_AUTOPLAY_SAFE) {
        writer_char(writer, ':');
        writer_text(writer, autoplays[variant[FREECELL_VARIANT_AUTOPLAY]]);
    }
}

/* ---------------------------------------------------------------- moves */

static u8 place_named(char symbol)
{
    u8 digit = text_digit_of(symbol);
    u8 letter = text_letter_of(symbol);
    if (digit == 0 || letter == 7)
        return FREECELL_HOME_PLACE;
    if (digit <= FREECELL_COLUMNS)
        return (u8)(digit - 1);
    return (u8)(letter < 7 ? FREECELL_FIRST_CELL + letter : NOT_FOUND);
}

static u8 at_gap(const Reader *reader)
{
    return reader_at_end(reader) || text_is_space(*reader->at);
}

/* Reads the number of cards, which fc-solve writes as "v" and a hexadecimal
   digit. Leaves the count unchanged if there is none. */
static u8 take_count(Reader *reader, u8 *count)
{
    u8 value, letter;
    if (!reader_take_char(reader, 'v') && !reader_take_char(reader, 'V'))
        return 1;
    value = text_digit_of(reader_peek(reader));
    letter = text_letter_of(reader_peek(reader));
    if (value == NOT_FOUND && letter < 6)
        value = (u8)(10 + letter);
    if (value < 1 || value > FREECELL_KING)
        return 0;
    ASSERT_SLOW(value <= FREECELL_KING);
    *count = value;
    reader->at++;
    return 1;
}

/* Refusals of text use messages with numbers in them; those of apply have no
   numbers. */
static u8 explain(const FreeCell *game, u16 move, u8 reason, const char *at,
                  Fault *fault)
{
    u8 from = FREECELL_MOVE_FROM(move);
    ASSERT(reason != FINE);
    switch (reason) {
    case FREECELL_NO_COLUMN_CARD:
        return fault_set_number(fault, FREECELL_EMPTY_COLUMN, at,
                                (u16)(from + 1));
    case FREECELL_NO_SUCH_CELL:
        return fault_set_number(fault, FREECELL_CELLS_HERE, at, game->cells);
    case FREECELL_NOT_A_RUN:
        return fault_set_number(fault, FREECELL_RUN_HERE, at,
                                freecell_run_length(game, from));
    case FREECELL_TOO_MANY_CARDS:
        fault_set_number(
            fault, FREECELL_AT_ONCE_HERE, at,
            freecell_supermove_limit(game, FREECELL_MOVE_TO(move)));
        fault->number[1] = FREECELL_MOVE_COUNT(move);
        return fault->reason;
    default:
        return fault_set(fault, reason, at);
    }
}

static u8 refuse_place(const FreeCell *game, const char *at, Fault *fault)
{
    return fault_set_number(fault,
                            game->cells ? FREECELL_NO_PLACE_NAMED
                                        : FREECELL_NO_COLUMN_NAMED,
                            at, game->cells);
}

static u8 take_places(const FreeCell *game, Reader *reader, u8 *from, u8 *to,
                      Fault *fault)
{
    *from = place_named(reader_peek(reader));
    if (reader_at_end(reader) || *from == NOT_FOUND)
        return refuse_place(game, reader->at, fault);
    if (*from == FREECELL_HOME_PLACE)
        return fault_set(fault, FREECELL_HOME_IS_LAST, reader->at);
    reader->at++;
    *to = FREECELL_HOME_PLACE;
    if (at_gap(reader))
        return FINE;
    *to = place_named(*reader->at);
    if (*to == NOT_FOUND)
        return refuse_place(game, reader->at, fault);
    reader->at++;
    return FINE;
}

/* If no card fits, the move gets one card, so that freecell_check_move refuses
   it with a reason. */
u8 freecell_read_move(const void *position, Reader *reader, u16 *move,
                      Fault *fault)
{
    const FreeCell *game = position;
    const char *at;
    u8 from = NOT_FOUND;
    u8 to = NOT_FOUND;
    u8 count, reason;
    reader_skip_space(reader);
    at = reader->at;
    if (take_places(game, reader, &from, &to, fault))
        return fault->reason;
    /*@ split from; */
    count = freecell_usual_count(game, from, to);
    if (!count)
        count = 1;
    if (!take_count(reader, &count))
        return fault_set(fault, FREECELL_BAD_COUNT, reader->at);
    if (!at_gap(reader))
        return fault_set(fault, NOT_UNDERSTOOD, reader->at);
    reason = freecell_check_move(game, FREECELL_MOVE(from, to, count));
    if (reason)
        return explain(game, FREECELL_MOVE(from, to, count), reason, at,
                       fault);
    *move = FREECELL_MOVE(from, to, count);
    return FINE;
}

void freecell_write_move(const void *position, u16 move, Writer *writer)
{
    u8 from = FREECELL_MOVE_FROM(move);
    u8 to = FREECELL_MOVE_TO(move);
    writer_char(writer, places[from]);
    writer_char(writer, places[to]);
    if (FREECELL_MOVE_COUNT(move) !=
        freecell_usual_count(position, from, to)) {
        writer_char(writer, 'v');
        writer_char(writer, digits[FREECELL_MOVE_COUNT(move) & 15]);
    }
}
