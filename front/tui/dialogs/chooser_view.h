/* SPDX-License-Identifier: MIT */
/* How the chooser looks. */
#ifndef FRONT_TUI_CHOOSER_VIEW_H
#define FRONT_TUI_CHOOSER_VIEW_H

#include "chooser.h"

/* Draws it over the screen. */
void chooser_view_draw(Chooser *chooser);
/* The selected offer. */
StartOffer *chooser_offer(const Chooser *chooser);

#endif
