/* SPDX-License-Identifier: MIT */
/* Stops the program when an assertion fails, as rules/core/base.h asks. To go
   on would be worse: the next save could hold a game that never was. What has
   been saved stays intact, because the store writes in transactions.

   This is a library of its own below the rules, so that every program on a
   system with stderr can be linked with it. */
#include "assertion.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "rules/core/base.h"

static void (*call_first)(void);

void assertion_call_first(void (*restore)(void))
{
    call_first = restore;
}

/* It can be called at any moment and on any thread, so it takes no memory and
   no lock of stdio's. The file's name is a literal and short. */
void assertion_failed(const char *file, u32 line)
{
    char words[240];
    int length = snprintf(
        words, sizeof words,
        "quadrille: stopped by an error in the program (%s, line %lu). Saved "
        "games are intact. Please report this message.\n",
        file, (unsigned long)line);
    void (*restore)(void) = call_first;
    call_first = NULL; /* it may fail, too */
    if (restore)
        restore();
    if (length < 0 || write(STDERR_FILENO, words, (size_t)length) < 0)
        abort(); /* nobody can be told */
    abort();
}
