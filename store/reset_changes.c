/* SPDX-License-Identifier: MIT */
/* How a reset of results changes when one is made or undone. It needs no
   database, because the page stores resets without one. */
#include "reset_changes.h"

/* A place of 0 would mean that there is no reset, so a clock that shows a time
   before 1970 is taken to be at its start. */
static const ResultPlace first = {0, 1};

int reset_is_before(const ResultPlace *a, const ResultPlace *b)
{
    return a->ended != b->ended ? a->ended < b->ended : a->nth < b->nth;
}

int reset_can_undo(const KeptReset *reset)
{
    return reset_is_before(&reset->before, &reset->until);
}

/* The newest change counts, so it has to be later than the last one, even if
   the clock isn't. */
static void change(KeptReset *reset, ResultPlace until, long long now)
{
    reset->changed = now > reset->changed ? now : reset->changed + 1;
    if (reset->changed > MOST_SECONDS)
        reset->changed = MOST_SECONDS;
    ASSERT(reset->changed > 0);
    reset->before = reset->until;
    reset->until = until;
}

/* Results that end in this second, but after this change, count again. */
void reset_make(KeptReset *reset, const ResultPlace *last, long long now)
{
    ResultPlace until = {now, 0};
    if (reset_is_before(&until, &first))
        until = first;
    if (last->ended >= until.ended)
        until = (ResultPlace){last->ended, last->nth + 1};
    ASSERT(!reset_is_before(&until, &first));
    change(reset, until, now);
}

void reset_undo(KeptReset *reset, long long now)
{
    ASSERT(reset_can_undo(reset));
    change(reset, reset->before, now);
}
