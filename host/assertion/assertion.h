/* SPDX-License-Identifier: MIT */
/* What happens when an assertion fails: see rules/core/base.h. */
#ifndef ASSERTION_H
#define ASSERTION_H

/* From now on a failed assertion first calls this, to give the terminal back,
   and then says where it stands. */
void assertion_call_first(void (*restore)(void));

#endif
