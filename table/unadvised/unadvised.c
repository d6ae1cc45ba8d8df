/* SPDX-License-Identifier: MIT */
/* Replaces the solvers in small builds. Hints follow a rule of thumb and say
   so. */
#include <string.h>

#include "advice/level.h"
#include "advice/sliding/review.h"
#include "table/table.h"

const Command advised_commands[] = {{NULL, NULL, NULL, NULL, NULL}};
const Command sliding_commands[] = {{NULL, NULL, NULL, NULL, NULL}};

void brain_start(Brain *brain, u64 patience)
{
    memset(brain, 0, sizeof *brain);
    brain->patience = patience;
}

void brain_stop(Brain *brain)
{
    (void)brain;
}

Adviser brain_adviser(Brain *brain)
{
    (void)brain;
    return session_plain_adviser;
}

const char *level_name(const Game *game, const char *word)
{
    (void)game;
    (void)word;
    return NULL;
}

int level_set(const Game *game, const char *word, u8 *variant)
{
    (void)game;
    (void)word;
    (void)variant;
    return 0;
}

u8 level_find(const Game *game, const char *word, const Layout *layout,
              const u8 *variant, u8 *seed)
{
    (void)game;
    (void)word;
    (void)layout;
    (void)variant;
    (void)seed;
    return NO_VARIANT;
}

const u8 *sliding_usual_variant(const Table *table)
{
    return table->session->variant;
}

void tell_sliding_distance(Table *table)
{
    (void)table;
}

void tell_par(Table *table)
{
    (void)table;
}

static void tell_absence(Table *table)
{
    tell_refusal(table,
                 _("This small build has no solver; a full one can load "
                   "this game's code\n"));
}

void run_winnable(Table *table, Reader *rest)
{
    (void)rest;
    tell_absence(table);
}

void run_par(Table *table, Reader *rest)
{
    (void)rest;
    tell_absence(table);
}

void run_review(Table *table, Reader *rest)
{
    (void)rest;
    tell_absence(table);
}

void run_auto(Table *table, Reader *rest)
{
    (void)rest;
    tell_absence(table);
}
