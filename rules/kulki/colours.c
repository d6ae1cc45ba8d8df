/* SPDX-License-Identifier: MIT */
/* Names the colours of the balls, for hints and for boards in words. */
#include "kulki.h"

/* TRANSLATORS: "ball" is the form in "red ball", "balls" that in "5 red
   balls", and without a context the ball itself is meant, as in "red to c2".
 */
const char *const kulki_colour_names[KULKI_MOST_COLOURS + 1] = {
    "",
    FORMS_("ball|balls", "red"),
    FORMS_("ball|balls", "green"),
    FORMS_("ball|balls", "blue"),
    FORMS_("ball|balls", "yellow"),
    FORMS_("ball|balls", "violet"),
    FORMS_("ball|balls", "cyan"),
    FORMS_("ball|balls", "white"),
    FORMS_("ball|balls", "orange"),
    FORMS_("ball|balls", "grey")};
