/* SPDX-License-Identifier: MIT */
/* Replaces table/spoken/: the whole position is described after each move. */
#include "table/refusals.h"
#include "table/spoken.h"
#include "table/text_board/text_board.h"

void spoken_page_step(Page *page, const Session *session, SpokenStep step,
                      SpokenDetail detail)
{
    (void)detail;
    if (step != SPOKEN_NOTHING)
        text_board_say(page, session, 0);
}

SpokenStep spoken_step_of(const Intent *intent, const Reply *reply)
{
    (void)intent;
    return reply->moved ? SPOKEN_PLAYED : SPOKEN_NOTHING;
}

void refusals_page(Page *page, const Session *session, u8 reason, u16 move)
{
    (void)page;
    (void)session;
    (void)reason;
    (void)move;
}

void refusals_page_typed(Page *page, const Session *session,
                         const Fault *fault, const Reader *line)
{
    (void)page;
    (void)session;
    (void)fault;
    (void)line;
}
