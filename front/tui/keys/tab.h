/* SPDX-License-Identifier: MIT */
/* Tab after a colon completes the word that is being typed. */
#ifndef FRONT_TUI_TAB_H
#define FRONT_TUI_TAB_H

#include "front/tui/view/state.h"

/* Adds what all words that fit have in common; lists them if there are several
   and they have no more. */
void tab_complete(Tui *tui);

#endif
