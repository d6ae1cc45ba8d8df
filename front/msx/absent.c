/* SPDX-License-Identifier: MIT */
/* Replaces what the cartridge leaves out: boards as text, daily puzzles, and
   the table of games, since each game has its own bank. */
#include "rules/games.h"
#include "session/daily.h"

const Game *const games[] = {NULL};
const u8 games_count = 0;

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
