/* SPDX-License-Identifier: MIT */
/* The reader of codes, for callers in the same bank. */
#include "codes.h"

#include "session/code.h"

u8 near_code(Session *session, const char *text, u16 length,
             GiveRoom give_room, Fault *fault)
{
    return session_load_code_in(session, text, length, give_room, fault);
}
