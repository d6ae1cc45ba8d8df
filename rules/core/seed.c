/* SPDX-License-Identifier: MIT */
/* Converts between seeds and words with bijective base 40, calculating on
   bytes. */
#include "seed.h"

#include "digest.h"

static const char symbols[] = "0123456789abcdefghijklmnopqrstuvwxyz-._+";
/* Other characters that a text may contain. They are numbered by their place
   in this list, because character codes differ between machines. */
static const char others[] = " !\"#$%&'()*,/:;<=>?@[\\]^`{|}~\t";

enum { BASE = 40, FOREIGN = 128 };

u8 seed_multiply(u8 *seed, u8 factor, u8 add)
{
    u8 result[SEED_SIZE];
    u16 carry = add;
    u8 i;
    for (i = 0; i < SEED_SIZE; i++) {
        carry = (u16)(carry + (u16)seed[i] * factor);
        result[i] = (u8)carry;
        carry >>= 8;
    }
    if (carry)
        return 0;
    bytes_copy(seed, result, SEED_SIZE);
    return 1;
}

u8 seed_divide(u8 *seed, u8 divisor)
{
    u16 rest = 0;
    u8 i = SEED_SIZE;
    ASSERT(divisor);
    while (i--) {
        rest = (u16)(rest << 8 | seed[i]);
        seed[i] = (u8)(rest / divisor);
        rest = (u16)(rest % divisor);
    }
    return (u8)rest;
}

u8 seed_is_zero(const u8 *seed)
{
    u8 i;
    for (i = 0; i < SEED_SIZE; i++)
        if (seed[i])
            return 0;
    return 1;
}

/* Of a seed that is not zero, so that a digit stops the loop. */
static void take_one(u8 *seed)
{
    u8 i = 0;
    ASSERT_SLOW(!seed_is_zero(seed));
    while (ALWAYS(i < SEED_SIZE) && seed[i]-- == 0)
        i++;
}

void seed_next(u8 *seed)
{
    u8 i = 0;
    while (i < SEED_SIZE && ++seed[i] == 0)
        i++;
}

static u8 symbol_of(char symbol)
{
    u8 letter = text_letter_of(symbol);
    return letter == NOT_FOUND ? text_index_of(symbols, symbol)
                               : (u8)(10 + letter);
}

static u8 any_symbol(char symbol)
{
    u8 value = symbol_of(symbol);
    if (value != NOT_FOUND)
        return value;
    value = text_index_of(others, symbol);
    return value == NOT_FOUND ? (u8)(FOREIGN | (u8)symbol)
                              : (u8)(BASE + value);
}

/* Returns 1 if the text is a word and its number fits into 64 bits. */
static u8 read_word(u8 *seed, const char *at, const char *end)
{
    u8 value = symbol_of(*at++);
    ASSERT(at <= end);
    bytes_fill(seed, 0, SEED_SIZE);
    seed[0] = value;
    while (value != NOT_FOUND && at < end) {
        value = symbol_of(*at++);
        seed_next(seed);
        if (seed_is_zero(seed) || value == NOT_FOUND ||
            !seed_multiply(seed, BASE, value))
            return 0;
    }
    return value != NOT_FOUND;
}

static void hash_text(u8 *seed, const char *at, const char *end)
{
    u8 spread[RNG_SIZE];
    u32 value;
    u8 i;
    ASSERT(at < end);
    bytes_fill(spread, 0, RNG_SIZE);
    for (; at < end; at++) {
        spread[0] ^= any_symbol(*at);
        rng_next(spread);
        rng_next(spread);
    }
    for (i = 0; i < RNG_SIZE; i++)
        rng_next(spread);
    for (i = 0; i < SEED_SIZE; i++) {
        value = rng_next(spread);
        seed[i] = (u8)(value >> 8);
    }
}

u8 seed_read(u8 *seed, Reader *reader)
{
    const char *end = reader->end;
    reader_skip_space(reader);
    while (end > reader->at && text_is_space(end[-1]))
        end--;
    if (reader->at >= end)
        return 0;
    if (!read_word(seed, reader->at, end))
        hash_text(seed, reader->at, end);
    reader->at = reader->end;
    return 1;
}

void seed_write(const u8 *seed, Writer *writer)
{
    u8 rest[SEED_SIZE];
    char word[SEED_TEXT];
    u8 length = 0;
    bytes_copy(rest, seed, SEED_SIZE);
    word[length++] = symbols[seed_divide(rest, BASE)];
    while (length < SEED_TEXT && !seed_is_zero(rest)) {
        take_one(rest);
        word[length++] = symbols[seed_divide(rest, BASE)];
    }
    ASSERT(seed_is_zero(rest)); /* 13 digits hold 64 bits */
    while (length)
        writer_char(writer, word[--length]);
}
