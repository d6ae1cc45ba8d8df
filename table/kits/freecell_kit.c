/* SPDX-License-Identifier: MIT */
/* FreeCell at the table. */
#include "rules/freecell/freecell.h"
#include "table/kit.h"

static const VariantName variants[] = {
    {"4cells", "four free cells; what is safe goes home"},
    {"3cells", "0 to 7 free cells"},
    {"4cells:none", "nothing goes home by itself"},
    {"4cells:full", "all that can go home does"},
    {"easy", "a deal that takes one cell; medium: 2; hard: 3, 4"},
    {"winnable", "a deal by chance that can be won"},
    {NULL, NULL}};

const Kit freecell_kit = {.game = &freecell,
                          .variants = variants,
                          .commands = no_commands,
                          .draw = draw_cards,
                          .say = say_cards};
