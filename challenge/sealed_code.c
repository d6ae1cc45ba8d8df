/* SPDX-License-Identifier: MIT */
/* A seal is qc1- and characters of Crockford's base 32, like a share code: 40
   bits of a digest, the length of the text in 15 bits, and the compressed
   text. The digest covers all that follows it. Numbers from sfc32, which the
   digest seeds, are added to what follows by exclusive or. So two seals never
   begin alike, and a changed character changes everything. */
#include "sealed_code.h"

#include "rules/core/digest.h"
#include "rules/core/rng.h"
#include "session/code_bits.h"

typedef char
    lengths_fit[SEAL_MOST_TEXT < 1 << SEAL_LENGTH_SIGNS * SIGN_BITS ? 1 : -1];

/* Bytes as five-bit signs; each sign is masked. */
typedef struct SignWriter {
    Writer *writer;
    u8 mask[RNG_SIZE];
    u32 held;
    u8 count;
} SignWriter;

static void start_mask(u8 *mask, const u8 *check)
{
    u8 seed[SEED_SIZE];
    bytes_fill(seed, 0, SEED_SIZE);
    bytes_copy(seed, check, SEAL_CHECK_SIGNS * SIGN_BITS / 8);
    rng_seed(mask, seed);
}

static void digest_all(const u8 *bytes, u32 used, u32 length, u8 *check)
{
    Digest digest;
    u8 head[2];
    u32 at, part;
    digest_start(&digest);
    head[0] = (u8)length;
    head[1] = (u8)(length >> 8);
    digest_bytes(&digest, head, sizeof head);
    for (at = 0; at < used; at += part) {
        part = used - at < 0x4000 ? used - at : 0x4000;
        digest_bytes(&digest, bytes + at, (u16)part);
    }
    for (at = 0; at < 4; at++)
        check[at] = (u8)(digest.fnv >> (8 * at));
    check[4] = (u8)digest.jenkins;
}

/* ------------------------------------------------------------- writing */

static void put_check(Writer *writer, const u8 *check)
{
    u32 held = 0;
    u8 count = 0;
    u8 i;
    for (i = 0; i < SEAL_CHECK_SIGNS * SIGN_BITS / 8; i++) {
        held = held << 8 | check[i];
        for (count = (u8)(count + 8); count >= SIGN_BITS;) {
            count = (u8)(count - SIGN_BITS);
            writer_char(writer, code_signs[held >> count & 31]);
        }
    }
}

static void put_bits(SignWriter *out, u32 value, u8 count)
{
    while (count--) {
        out->held = (out->held << 1 | (value >> count & 1)) & 31;
        if (++out->count == SIGN_BITS) {
            out->held ^= rng_next(out->mask) & 31;
            writer_char(out->writer, code_signs[out->held]);
            out->held = 0;
            out->count = 0;
        }
    }
}

SealAnswer sealed_code_write(Sealer *sealer, const char *text, u32 length,
                             Writer *writer)
{
    SignWriter out;
    u8 check[SEAL_CHECK_SIGNS * SIGN_BITS / 8];
    u32 used = 0;
    u32 i;
    if (length <= SEAL_MOST_TEXT)
        used = compress(&sealer->compressor, text, length, sealer->bytes,
                        SEAL_MOST_BYTES);
    if (!used || used > SEAL_MOST_BYTES)
        return SEAL_LONG;
    digest_all(sealer->bytes, used, length, check);
    writer_text(writer, "qc1-");
    put_check(writer, check);
    start_mask(out.mask, check);
    out.writer = writer;
    out.held = 0;
    out.count = 0;
    put_bits(&out, length, SEAL_LENGTH_SIGNS * SIGN_BITS);
    for (i = 0; i < used; i++)
        put_bits(&out, sealer->bytes[i], 8);
    if (out.count)
        put_bits(&out, 0, (u8)(SIGN_BITS - out.count));
    return SEAL_FINE;
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

/* Returns 0 at the end, or if a character is invalid. */
static u8 take_sign(Reader *reader, u8 *sign)
{
    if (reader_at_end(reader))
        return 0;
    *sign = code_sign_value(*reader->at++);
    return *sign != NOT_FOUND;
}

static u8 take_check(Reader *reader, u8 *check)
{
    u32 held = 0;
    u8 count = 0;
    u8 i, sign, used = 0;
    for (i = 0; i < SEAL_CHECK_SIGNS; i++) {
        if (!take_sign(reader, &sign))
            return 0;
        held = held << SIGN_BITS | sign;
        count = (u8)(count + SIGN_BITS);
        if (count >= 8) {
            count = (u8)(count - 8);
            check[used++] = (u8)(held >> count);
        }
    }
    return 1;
}

/* The last sign is filled up with zeros. */
static u8 take_bytes(Reader *reader, u8 *mask, u8 *bytes, u32 *used)
{
    u32 held = 0;
    u8 count = 0;
    u8 sign;
    *used = 0;
    while (!reader_at_end(reader)) {
        if (!take_sign(reader, &sign))
            return 0;
        held = held << SIGN_BITS | (sign ^ (rng_next(mask) & 31));
        count = (u8)(count + SIGN_BITS);
        if (count < 8)
            continue;
        if (*used == SEAL_MOST_BYTES)
            return 0;
        count = (u8)(count - 8);
        bytes[(*used)++] = (u8)(held >> count);
        held &= ((u32)1 << count) - 1;
    }
    return (u8)(count < SIGN_BITS && !held);
}

static u8 take_length(Reader *reader, u8 *mask, u32 *length)
{
    u8 i, sign;
    *length = 0;
    for (i = 0; i < SEAL_LENGTH_SIGNS; i++) {
        if (!take_sign(reader, &sign))
            return 0;
        *length = *length << SIGN_BITS | (sign ^ (rng_next(mask) & 31));
    }
    return *length <= SEAL_MOST_TEXT;
}

SealAnswer sealed_code_read(Sealer *sealer, const char *code, u32 length,
                            char *text, u32 *count)
{
    Reader reader;
    u8 mask[RNG_SIZE];
    u8 check[SEAL_CHECK_SIGNS * SIGN_BITS / 8];
    u8 found[sizeof check];
    u32 used;
    if (!find_code(&reader, code, length))
        return SEAL_NONE;
    if (text_digit_of(reader.at[2]) != 1)
        return SEAL_NEWER;
    reader.at += SEAL_PREFIX;
    if (!take_check(&reader, check))
        return SEAL_DAMAGED;
    start_mask(mask, check);
    if (!take_length(&reader, mask, count) ||
        !take_bytes(&reader, mask, sealer->bytes, &used))
        return SEAL_DAMAGED;
    digest_all(sealer->bytes, used, *count, found);
    if (!bytes_equal(found, check, sizeof check))
        return SEAL_DAMAGED;
    decompress(&sealer->compressor, sealer->bytes, used, text, *count);
    return SEAL_FINE;
}
