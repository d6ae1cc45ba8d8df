/* SPDX-License-Identifier: MIT */
/* Replays: a game shown move by move on any front end. */
#ifndef REPLAY_H
#define REPLAY_H

#include "front.h"

/* Instead of a delay: who sits there steps by hand; whoever sends lines is
   obeyed too, and who sends none sees the whole game. */
enum { BY_HAND = -1, BY_LINES = -2 };

/* What is waited between two moves at most, in milliseconds. */
enum { MOST_DELAY = 60000 };

/* From the start on; with a delay of milliseconds it plays by itself until the
   end or an interruption. Where the session is, it stays. Returns how many
   lines were refused. */
int replay_session(Session *session, const Front *front, long delay);

#endif
