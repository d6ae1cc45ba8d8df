/* SPDX-License-Identifier: MIT */
/* A seal is qc2- and characters of Crockford's base 32, like a share code: 40
   bits of a digest, and what is inside. The digest covers all that follows it.
   Numbers from sfc32, which the digest seeds, are added to what follows by
   exclusive or. So two seals never begin alike, and a changed character
   changes everything. */
#include "sealed_code.h"

#include "rules/core/digest.h"
#include "rules/core/rng.h"
#include "session/code_bits.h"

enum { FORMAT = 2, CHECK_SIZE = SEAL_CHECK_SIGNS * SIGN_BITS / 8 };

static void start_mask(u8 *mask, const u8 *check)
{
    u8 seed[SEED_SIZE];
    bytes_fill(seed, 0, SEED_SIZE);
    bytes_copy(seed, check, CHECK_SIZE);
    rng_seed(mask, seed);
}

static void digest_inside(const char *inside, u32 length, u8 *check)
{
    Digest digest;
    u8 i;
    digest_start(&digest);
    digest_bytes(&digest, (const u8 *)inside, (u16)length);
    for (i = 0; i < 4; i++)
        check[i] = (u8)(digest.fnv >> (8 * i));
    check[4] = (u8)digest.jenkins;
}

/* Changes the five bits of a character, or changes them back. */
static char masked(u8 sign, u8 *mask)
{
    return code_signs[sign ^ (rng_next(mask) & 31)];
}

/* ------------------------------------------------------------- writing */

void sealed_code_write(const char *inside, u32 length, Writer *writer)
{
    u8 check[CHECK_SIZE], mask[RNG_SIZE];
    CodeWriter out;
    u32 i;
    ASSERT(length <= SEAL_MOST_INSIDE);
    digest_inside(inside, length, check);
    writer_text(writer, "qc2-");
    code_start_writing(&out, writer);
    for (i = 0; i < CHECK_SIZE; i++)
        code_put_bits(&out, check[i], 8);
    start_mask(mask, check);
    for (i = 0; i < length; i++)
        writer_char(writer, masked(code_sign_value(inside[i]), mask));
}

/* ------------------------------------------------------------- reading */

static u8 is_prefix(const char *at)
{
    return (u8)(text_letter_of(at[0]) == text_letter_of('q') &&
                text_letter_of(at[1]) == text_letter_of('c') &&
                text_digit_of(at[2]) != NOT_FOUND && at[3] == '-');
}

/* Moves the reader to the code, which is all of the text or what follows the
   last slash, and removes blanks around it. */
static u8 find_code(Reader *reader, const char *text, u32 length)
{
    const char *at;
    reader_start(reader, text, length);
    reader_skip_space(reader);
    while (reader->end > reader->at && text_is_space(reader->end[-1]))
        reader->end--;
    for (at = reader->at; at < reader->end; at++)
        if (*at == '/')
            reader->at = at + 1;
    return (u8)(reader->end - reader->at >= SEAL_PREFIX &&
                is_prefix(reader->at));
}

u8 sealed_code_is_one(const char *text, u32 length)
{
    Reader reader;
    return find_code(&reader, text, length);
}

static u8 take_check(CodeBits *in, u8 *check)
{
    u32 byte;
    u8 i;
    for (i = 0; i < CHECK_SIZE; i++) {
        if (!code_take_bits(in, 8, &byte))
            return 0;
        check[i] = (u8)byte;
    }
    return 1;
}

static u8 take_inside(CodeBits *in, u8 *mask, char *inside, u32 *count)
{
    u32 sign;
    for (*count = 0; !reader_at_end(&in->reader); (*count)++) {
        if (*count == SEAL_MOST_INSIDE ||
            !code_take_bits(in, SIGN_BITS, &sign))
            return 0;
        inside[*count] = masked((u8)sign, mask);
    }
    return 1;
}

SealAnswer sealed_code_read(const char *code, u32 length, char *inside,
                            u32 *count)
{
    Reader reader;
    CodeBits in;
    u8 check[CHECK_SIZE], found[CHECK_SIZE], mask[RNG_SIZE];
    u8 format;
    if (!find_code(&reader, code, length))
        return SEAL_NONE;
    format = text_digit_of(reader.at[2]);
    if (format != FORMAT)
        return format < FORMAT ? SEAL_OLDER : SEAL_NEWER;
    reader.at += SEAL_PREFIX;
    code_start_reading(&in, reader.at, (u32)(reader.end - reader.at));
    if (!take_check(&in, check))
        return SEAL_DAMAGED;
    start_mask(mask, check);
    if (!take_inside(&in, mask, inside, count))
        return SEAL_DAMAGED;
    digest_inside(inside, *count, found);
    return bytes_equal(found, check, CHECK_SIZE) ? SEAL_FINE : SEAL_DAMAGED;
}
