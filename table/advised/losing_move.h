/* SPDX-License-Identifier: MIT */
/* The move that lost a game. */
#ifndef LOSING_MOVE_H
#define LOSING_MOVE_H

#include "advice/advisor.h"
#include "host/page.h"

/* Writes "Move 34 (2a: 7 of hearts to free cell a) lost the game." Returns 0,
   and writes why, if the move isn't known. */
int losing_move_page(Page *page, Advisor *advisor, const Session *session,
                     int seen);

#endif
