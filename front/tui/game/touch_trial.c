/* SPDX-License-Identifier: MIT */
/* The move is made in a copy of the position. */
#include "touch_trial.h"

#include <string.h>

static u8 apply_to_copy(const Session *session, u16 move, Trace *trace)
{
    u8 next[MOST_POSITION];
    memcpy(next, session->position, session->game->size);
    return session->game->apply(next, move, trace);
}

int touch_is_move(const Session *session, u8 held, u8 spot, Trace *trace)
{
    u16 move;
    return session->game->touch(session->position, held, spot, &move) ==
               TOUCH_MOVE &&
           apply_to_copy(session, move, trace) == FINE;
}

u8 touch_refusal(const Session *session, u8 held, u8 spot)
{
    u16 move;
    if (session->game->touch(session->position, held, spot, &move) !=
        TOUCH_MOVE)
        return FINE;
    return apply_to_copy(session, move, NULL);
}
