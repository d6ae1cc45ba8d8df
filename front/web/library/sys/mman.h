/* SPDX-License-Identifier: MIT */
/* As much of <sys/mman.h> as the module needs. */
#ifndef SYS_MMAN_H
#define SYS_MMAN_H

#include <stddef.h>

enum { PROT_READ = 1, PROT_WRITE = 2 };
enum {
    MAP_SHARED = 1,
    MAP_PRIVATE = 2,
    MAP_ANONYMOUS = 4,
    MAP_NORESERVE = 8,
    MADV_HUGEPAGE = 14
};

#define MAP_FAILED ((void *)-1)

void *mmap(void *at, size_t size, int protection, int flags, int file,
           long offset);
int munmap(void *memory, size_t size);
int madvise(void *memory, size_t size, int advice);

#endif
