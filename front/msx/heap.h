/* SPDX-License-Identifier: MIT */
/* An allocator for the memory between the program's data and its stack. It
   allocates blocks in order. The last block can grow or be freed at once; the
   others come back only when all blocks are free. */
#ifndef HEAP_H
#define HEAP_H

#include "session/session.h"

extern const Host heap_host;
extern u16 highest; /* highest end so far; for measuring */

void heap_open(void *bottom);
void heap_empty(void);
/* From now on, keeps this many bytes free for the stack. */
void heap_keep_for_stack(u16 bytes);
u16 heap_left(void);
void *heap_resize(void *context, void *memory, u32 size);

#endif
