/* SPDX-License-Identifier: MIT */
/* Saved games. A refused one leaves the game in progress alone; an accepted
   one comes back from its save and from its code. */
#include "fuzzing.h"
#include "rules/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput nothing = input_of(data, 0);
    Session session;
    FuzzMoment before;
    Reader text;
    Fault fault;
    FuzzInput input = input_of(data, size);
    u8 reason;
    session_open(&session, &malloc_host);
    input_deal(&nothing, games[0], &session);
    fuzz_note(&before, &session);
    input_rest(&input, &text);
    reason = session_load(&session, text.start, (u32)size, &fault);
    if (reason) {
        require_fault(&fault, reason, text.start, (u32)size);
        (void)session_line_of(&fault, text.start);
        require_unchanged(&before, &session);
    } else {
        require_saved(&session);
        require_coded(&session);
    }
    session_close(&session);
    return 0;
}
