/* SPDX-License-Identifier: MIT */
/* A condition that doesn't hold stops the module. */
#ifndef ASSERT_H
#define ASSERT_H

#define assert(condition) ((condition) ? (void)0 : __builtin_trap())

#endif
