/* SPDX-License-Identifier: MIT */
/* A player for each test of a program, whose store is empty at first. */
#ifndef ONE_KEEPER_H
#define ONE_KEEPER_H

#include "keeper.h"

extern Keeper keeper;
extern char keeper_path[]; /* of the store */

/* cmocka calls these before and after a test. */
int open_one_keeper(void **state);
int close_one_keeper(void **state);

#define KEEPER_TEST(test)                                                     \
    cmocka_unit_test_setup_teardown(test, open_one_keeper, close_one_keeper)

#endif
