/* SPDX-License-Identifier: MIT */
/* Share codes. The input is read as it is, and once more with the checksum
   that it needs, which a fuzzer can't guess. A code is the only one of its
   game, so what is accepted is written again as it was. */
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"
#include "rules/games.h"
#include "session/code_bits.h"

/* The linker puts this in front of code_check, to learn the right checksum. */
u32 __real_code_check(const Session *session);
u32 __wrap_code_check(const Session *session);

static u32 right_check;

u32 __wrap_code_check(const Session *session)
{
    return right_check = __real_code_check(session);
}

/* Writes the checksum into a code that ends at a character, above a number of
   bits that fill up the last one. */
static void put_check(char *end, unsigned filled)
{
    unsigned i;
    for (i = 0; i < CHECK_BITS; i++) {
        const unsigned place = filled + i;
        char *sign = end - 1 - place / SIGN_BITS;
        const unsigned bit = 1U << place % SIGN_BITS;
        const unsigned value = code_sign_value(*sign) & ~bit;
        *sign = code_signs[value | (right_check >> i & 1 ? bit : 0)];
    }
}

/* The code is written as it was read, but for blanks and commas around it, and
   for other ways to write a character. */
static void require_only_code(const Session *session, const char *text,
                              u32 length)
{
    const char *end = text + length;
    Page written = PAGE_EMPTY;
    size_t i;
    REQUIRE(!page_code(&written, session));
    while (text_is_space(*text))
        text++;
    while (text_is_space(end[-1]))
        end--;
    REQUIRE((size_t)(end - text) == written.used);
    for (i = PREFIX; i < written.used; i++)
        REQUIRE(code_sign_value(text[i]) == code_sign_value(written.text[i]));
    page_free(&written);
}

/* Returns the reason of a refusal. */
static u8 try_code(Session *session, const char *text, u32 length,
                   Fault *fault)
{
    FuzzMoment before;
    u8 reason;
    fuzz_note(&before, session);
    reason = session_load_code(session, text, length, fault);
    if (reason) {
        require_fault(fault, reason, text, length);
        require_unchanged(&before, session);
    } else {
        require_only_code(session, text, length);
        require_coded(session);
        require_saved(session);
    }
    return reason;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput nothing = input_of(data, 0);
    Session session;
    Fault fault;
    unsigned filled;
    char *text = host_must_have(malloc(size ? size : 1));
    if (size)
        memcpy(text, data, size);
    session_open(&session, &malloc_host);
    input_deal(&nothing, games[0], &session);
    (void)session_is_code(text, (u32)size);
    if (try_code(&session, text, (u32)size, &fault) == WRONG_DIGEST) {
        char *end = text + (fault.at - text);
        for (filled = 0; filled < SIGN_BITS; filled++) {
            memcpy(text, data, size);
            put_check(end, filled);
            if (!try_code(&session, text, (u32)size, &fault))
                break;
        }
    }
    session_close(&session);
    free(text);
    return 0;
}
