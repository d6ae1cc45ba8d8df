/* SPDX-License-Identifier: MIT */
/* All tests of a program use the same file, one after the other. */
#include "one_keeper.h"

#include <stdio.h>

Keeper keeper;
char keeper_path[128];

int open_one_keeper(void **state)
{
    (void)state;
    snprintf(keeper_path, sizeof keeper_path, "%s", scratch("games.db"));
    remove_store(keeper_path);
    open_keeper(&keeper, keeper_path);
    return 0;
}

int close_one_keeper(void **state)
{
    (void)state;
    close_keeper(&keeper);
    return 0;
}
