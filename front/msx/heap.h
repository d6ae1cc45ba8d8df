/* SPDX-License-Identifier: MIT */
/* The memory between the program's data and its stack, given out in order. The
   last block can grow or be freed at once; the others come back when all are
   free. */
#ifndef HEAP_H
#define HEAP_H

#include "session/session.h"

extern const Host heap_host;
extern u16 highest; /* where it ended at most; for measuring */

void open_heap(void *bottom);
void empty_heap(void);
/* How many bytes are left to the stack, from now on. */
void keep_for_stack(u16 bytes);
u16 heap_left(void);
void *heap_resize(void *context, void *memory, u32 size);

#endif
