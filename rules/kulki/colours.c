/* SPDX-License-Identifier: MIT */
/* What the balls' colours are called, for text that has no colours. */
#include "kulki.h"

const char *const kulki_colour_names[KULKI_MOST_COLOURS + 1] = {
    "",          _("red"),  _("green"), _("blue"),   _("yellow"),
    _("violet"), _("cyan"), _("white"), _("orange"), _("grey")};
