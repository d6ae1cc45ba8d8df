/* SPDX-License-Identifier: MIT */
/* Counts the sequences of legal moves of a given length (perft), as chess
   programs do to test their rules. Only hosted programs have it, because the
   counts exceed 32 bits. */
#ifndef PERFT_H
#define PERFT_H

#include "session/session.h"

unsigned long long perft_count_lines(const Session *session, unsigned depth);

#endif
