/* SPDX-License-Identifier: MIT */
/* Share codes. A code is the only one of its game, so what is accepted is
   written again as it was. The checksum is part of the code, so a fuzzer that
   changes anything else is mostly refused at the end of the game. */
#include <string.h>

#include "fuzzing.h"
#include "rules/games.h"
#include "session/code.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput nothing = input_of(data, 0);
    FuzzInput input = input_of(data, size);
    Session session;
    FuzzMoment before;
    Reader text;
    Fault fault;
    u8 reason;
    session_open(&session, &malloc_host);
    input_deal(&nothing, games[0], &session);
    fuzz_note(&before, &session);
    input_rest(&input, &text);
    (void)session_is_code(text.start, (u32)size);
    reason = session_load_code(&session, text.start, (u32)size, &fault);
    if (reason) {
        require_fault(&fault, reason, text.start, (u32)size);
        require_unchanged(&before, &session);
    } else {
        require_coded(&session);
        require_saved(&session);
    }
    session_close(&session);
    return 0;
}
