/* SPDX-License-Identifier: MIT */
/* What the player hears of a game, if the options say so. */
#ifndef HEARING_H
#define HEARING_H

#include "state.h"

/* A position is shown, after a move or not. "held" is the spot that was held
   before. */
void hearing_position(const Tui *tui, const Session *session,
                      const Trace *trace, u8 held);
void hearing_refusal(const Tui *tui);
/* Says why nothing can be heard here, or NULL. */
const char *hearing_trouble(void);
/* Says once, when a game has been finished, that there are sounds. Returns
   what to tell the player, or NULL. */
const char *hearing_offer(Tui *tui);

#endif
