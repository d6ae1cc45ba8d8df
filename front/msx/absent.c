/* SPDX-License-Identifier: MIT */
/* Replaces what MSX programs leave out: daily puzzles. */
#include "session/daily.h"

u8 session_deal_daily(Session *session, const Game *game, const char *date,
                      Fault *fault)
{
    (void)session;
    (void)game;
    (void)date;
    return fault_set(fault, NOT_UNDERSTOOD, NULL);
}

/* Hints on the MSX come from simple rules, which never prove that a game is
   lost. */
u8 daily_is_unwinnable(const Session *session)
{
    (void)session;
    return 0;
}
