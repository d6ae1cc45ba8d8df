/* SPDX-License-Identifier: MIT */
/* Challenges. The input is read as a code, and once more as the text of one,
   with a good seal, which a fuzzer can't guess. What is accepted is a finished
   game whose times fit; it is written and read back as the same, and deals a
   start that can be saved. What is refused changes nothing. */
#include <stdlib.h>
#include <string.h>

#include "challenge/challenge.h"
#include "challenge/sealed_code.h"
#include "fuzzing.h"

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

static void require_sealed(const char *text, u32 length, Writer *writer)
{
    Sealer *sealer = host_must_have(malloc(sizeof *sealer));
    char *back = host_must_have(malloc(SEAL_MOST_TEXT));
    u32 count;
    writer_start(writer, code, sizeof code);
    REQUIRE(!sealed_code_write(sealer, text, length, writer));
    REQUIRE(writer->used <= sizeof code);
    REQUIRE(!sealed_code_read(sealer, code, writer->used, back, &count));
    REQUIRE(count == length && memcmp(back, text, length) == 0);
    free(sealer);
    free(back);
}

static const char start[] =
    "quadrille save 2\ngame sliding 1\nvariant 3x3\nseed 1\nhints 0\nundos 0\n"
    "time 0\nboard\n| 1 2 3\n| 4 5 6\n| 7 0 8\nmoves 1 at 1\n8\nresult won 1\n"
    "digest 71943419254f658c\n";

/* What a refusal must not change. It is sealed only once, because sealing
   takes most of the time. */
static void read_start(Challenge *challenge)
{
    static char sealed[256];
    static u32 length;
    Fault fault;
    if (!length) {
        Writer writer;
        require_sealed(start, sizeof start - 1, &writer);
        REQUIRE(writer.used <= sizeof sealed);
        memcpy(sealed, code, writer.used);
        length = writer.used;
    }
    challenge_open(challenge, &malloc_host);
    REQUIRE(!challenge_read(challenge, sealed, length, &fault));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    Challenge challenge;
    Reader text;
    Writer writer;
    input_rest(&input, &text);
    read_start(&challenge);
    read_one(&challenge, text.start, (u32)size);
    if (size <= SEAL_MOST_TEXT) {
        char *sealed;
        require_sealed(text.start, (u32)size, &writer);
        sealed = host_must_have(malloc(writer.used));
        memcpy(sealed, code, writer.used);
        read_one(&challenge, sealed, writer.used);
        free(sealed);
    }
    challenge_close(&challenge);
    return 0;
}
