/* SPDX-License-Identifier: MIT */
/* Replaces table/spoken/: the whole position is described after each move. */
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
