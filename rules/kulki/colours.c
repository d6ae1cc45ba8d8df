/* SPDX-License-Identifier: MIT */
/* Names the colours of the balls, for hints and for boards in words. */
#include "kulki.h"

const char *const kulki_colour_names[KULKI_MOST_COLOURS + 1] = {
    "",          _("red"),  _("green"), _("blue"),   _("yellow"),
    _("violet"), _("cyan"), _("white"), _("orange"), _("grey")};
