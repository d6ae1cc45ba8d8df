/* SPDX-License-Identifier: MIT */
/* Challenges. The input is read as a code, and once more as what is inside
   one, with a good seal, which a fuzzer can't guess. What is accepted is a
   finished game whose times fit; it is written and read back as the same, and
   deals a start that can be saved. What is refused changes nothing. */
#include <stdlib.h>
#include <string.h>

#include "challenge/challenge.h"
#include "challenge/sealed_code.h"
#include "fuzzing.h"
#include "session/code_bits.h"

static char code[SEAL_MOST_SIGNS];

static void require_times(const Challenge *challenge)
{
    u32 last = 0;
    u32 i;
    for (i = 0; challenge->clocks && i < challenge->game.count; i++) {
        REQUIRE(challenge->clocks[i] >= last);
        last = challenge->clocks[i];
    }
    REQUIRE(last <= challenge->game.clock);
}

/* Names may be any bytes but control characters. The times are rounded, and
   rounded again when they are written with another unit. */
static void require_rewritten(const Challenge *challenge)
{
    Challenge again;
    Writer writer;
    Fault fault;
    writer_start(&writer, code, sizeof code);
    if (challenge_write(&challenge->game, challenge->from, challenge->clocks,
                        &writer) == LONG_CHALLENGE)
        return;
    REQUIRE(writer.used <= sizeof code);
    challenge_open(&again, &malloc_host);
    REQUIRE(!challenge_read(&again, code, writer.used, &fault));
    REQUIRE(strcmp(again.from, challenge->from) == 0);
    REQUIRE(!again.clocks == !challenge->clocks);
    REQUIRE(again.game.count == challenge->game.count);
    require_times(&again);
    challenge_close(&again);
}

static void require_dealt(const Challenge *challenge)
{
    Session session;
    session_open(&session, &malloc_host);
    REQUIRE(!challenge_deal(challenge, &session));
    REQUIRE(!session.count && !session.hints && !session.clock);
    require_saved(&session);
    session_close(&session);
}

static void read_one(Challenge *challenge, const char *text, u32 length)
{
    const u32 count = challenge->game.count;
    FuzzMoment before;
    char words[256];
    Writer writer;
    Fault fault;
    fuzz_note(&before, &challenge->game);
    if (challenge_read(challenge, text, length, &fault)) {
        writer_start(&writer, words, sizeof words);
        challenge_write_reason(&writer, &fault);
        REQUIRE(writer.used && writer.used < sizeof words);
        REQUIRE(challenge->game.count == count);
        require_unchanged(&before, &challenge->game);
    } else {
        REQUIRE(session_is_over(&challenge->game));
        require_times(challenge);
        require_rewritten(challenge);
        require_dealt(challenge);
    }
}

/* Seals any bytes as characters of a code, and returns a copy of the code. */
static char *seal(const char *text, u32 length, u32 *used)
{
    char *inside = host_must_have(malloc(length + 1));
    char *back = host_must_have(malloc(SEAL_MOST_INSIDE));
    char *sealed;
    Writer writer;
    u32 i, count;
    u8 sign;
    for (i = 0; i < length; i++) {
        sign = code_sign_value(text[i]);
        inside[i] = code_signs[sign == NOT_FOUND ? text[i] & 31 : sign];
    }
    writer_start(&writer, code, sizeof code);
    sealed_code_write(inside, length, &writer);
    *used = writer.used;
    REQUIRE(*used <= sizeof code);
    REQUIRE(!sealed_code_read(code, *used, back, &count));
    REQUIRE(count == length && memcmp(back, inside, length) == 0);
    sealed = host_must_have(malloc(*used));
    memcpy(sealed, code, *used);
    free(inside);
    free(back);
    return sealed;
}

/* A game that a refusal must not change. */
static void read_start(Challenge *challenge)
{
    static const char sealed[] =
        "qc2-"
        "12r6x0xh90r5dcegs7w2zv6jyb5kr7920mrhxhaeepv29ph0p3xc1qct2x629a6z";
    Fault fault;
    challenge_open(challenge, &malloc_host);
    REQUIRE(!challenge_read(challenge, sealed, sizeof sealed - 1, &fault));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    Challenge challenge;
    Reader text;
    input_rest(&input, &text);
    read_start(&challenge);
    read_one(&challenge, text.start, (u32)size);
    if (size <= SEAL_MOST_INSIDE) {
        u32 used;
        char *sealed = seal(text.start, (u32)size, &used);
        read_one(&challenge, sealed, used);
        free(sealed);
    }
    challenge_close(&challenge);
    return 0;
}
