/* SPDX-License-Identifier: MIT */
/* Replaces table/spoken/ where boards are always shown. */
#include "table/spoken.h"

void spoken_page_step(Page *page, const Session *session, SpokenStep step)
{
    (void)page;
    (void)session;
    (void)step;
}

SpokenStep spoken_step_of(const Intent *intent, const Reply *reply)
{
    (void)intent;
    (void)reply;
    return SPOKEN_NOTHING;
}
