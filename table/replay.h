/* SPDX-License-Identifier: MIT */
/* Shows a game move by move on any front end. */
#ifndef REPLAY_H
#define REPLAY_H

#include "front.h"

/* Values instead of a delay. BY_HAND is for a person who steps through the
   game. BY_LINES obeys lines, and shows the whole game if there are none. */
enum { BY_HAND = -1, BY_LINES = -2 };

/* The longest delay between two moves, in milliseconds. */
enum { MOST_DELAY = 60000 };

/* Shows the game from its start. With a delay in milliseconds it runs to the
   end unless it is interrupted. The session stays at its place. Returns how
   many lines were refused. */
int replay_session(Session *session, const Front *front, long delay);

#endif
