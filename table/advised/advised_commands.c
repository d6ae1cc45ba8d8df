/* SPDX-License-Identifier: MIT */
/* The commands that need solvers, for "help more". */
#include "table/advised.h"

const Command advised_commands[] = {
    {"send", "", "PIECE", N_("move it where it belongs"), table_run_send},
    {"rewind", "", "", N_("undo a losing move"), table_run_rewind},
    {NULL, NULL, NULL, NULL, NULL}};
