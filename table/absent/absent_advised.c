/* SPDX-License-Identifier: MIT */
/* Replaces table/advised/ in a program without solvers: the commands that ask
   them say that they are absent. */
#include "table/advised.h"
#include "table/kits/sliding_commands.h"
#include "table/telling.h"

const Command advised_commands[] = {{NULL, NULL, NULL, NULL, NULL}};
const Command sliding_commands[] = {{NULL, NULL, NULL, NULL, NULL}};

void table_tell_distance(Table *table)
{
    (void)table;
}

void table_tell_par(Table *table)
{
    (void)table;
}

static void tell_absence(Table *table)
{
    table_tell_refusal(table,
                       _("This small build has no solver; a full one can load "
                         "this game's code\n"));
}

void table_run_winnable(Table *table, Reader *rest)
{
    (void)rest;
    tell_absence(table);
}

void table_run_par(Table *table, Reader *rest)
{
    (void)rest;
    tell_absence(table);
}

void table_run_review(Table *table, Reader *rest)
{
    (void)rest;
    tell_absence(table);
}

void table_run_auto(Table *table, Reader *rest)
{
    (void)rest;
    tell_absence(table);
}
