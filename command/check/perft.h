/* SPDX-License-Identifier: MIT */
/* Counting the lines of play of a length, as chess programs do it to prove
   their rules: hosted only, since the numbers outgrow 32 bits. */
#ifndef PERFT_H
#define PERFT_H

#include "session/session.h"

unsigned long long count_lines(const Session *session, unsigned depth);

#endif
