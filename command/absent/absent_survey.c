/* SPDX-License-Identifier: MIT */
/* Replaces command/survey/ in a program without surveys. */
#include "command/command.h"

const Option survey_options[] = {{NULL, NULL, 0, 0, 0, 0, NULL}};
const char survey_words[] = "";

int run_survey(CommandLine *line)
{
    (void)line;
    return complain_trouble(_("Quadrille was built without surveys"));
}
