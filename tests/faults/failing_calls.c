/* SPDX-License-Identifier: MIT */
/* Loaded before the C library, this makes one call of a program fail. A call
   that is tried again succeeds. Environment variables choose the call:

     FAULT_CALL    malloc, write, read, open, fsync or clock

     FAULT_NTH     which of them, from 1; with 0 none fails

     FAULT_ERROR   the error number; 0 makes a read or write do only half, and
                   puts a clock back by a day

     FAULT_CALLER  counts only calls from the object with this in its name; an
                   empty name is the program itself

     FAULT_REPORT  the file that gets the number of calls at the end */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

enum { A_DAY = 86400 };

static const char *call;
static long nth;
static int error_number;
static uintptr_t first_code, end_of_code;
static atomic_long count;

/* Finds the code of the caller whose calls are counted. */
static int find_caller(struct dl_phdr_info *object, size_t size, void *wanted)
{
    const char *name = wanted;
    int i;
    (void)size;
    if (*name ? !strstr(object->dlpi_name, name) : *object->dlpi_name != '\0')
        return 0;
    for (i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[i];
        if (part->p_type == PT_LOAD && part->p_flags & PF_X) {
            first_code = object->dlpi_addr + part->p_vaddr;
            end_of_code = first_code + part->p_memsz;
        }
    }
    return 1;
}

static const char *setting(const char *name)
{
    const char *value = getenv(name);
    return value ? value : "";
}

__attribute__((constructor)) static void start(void)
{
    nth = atol(setting("FAULT_NTH"));
    error_number = atoi(setting("FAULT_ERROR"));
    dl_iterate_phdr(find_caller, (void *)(uintptr_t)setting("FAULT_CALLER"));
    call = setting("FAULT_CALL");
}

__attribute__((destructor)) static void report(void)
{
    const char *path = setting("FAULT_REPORT");
    FILE *file = *path ? fopen(path, "w") : NULL;
    if (file) {
        fprintf(file, "%ld\n", atomic_load(&count));
        fclose(file);
    }
}

/* Whether this call is the one that fails. */
static int fails(const char *name, void *caller)
{
    const uintptr_t place = (uintptr_t)caller;
    if (!call || strcmp(call, name) != 0 || place < first_code ||
        place >= end_of_code || atomic_fetch_add(&count, 1) + 1 != nth)
        return 0;
    errno = error_number;
    return 1;
}

#define CALLER __builtin_return_address(0)
/* The next definition of a function, which is the C library's. */
#define REAL(name) ((__typeof__(&name))(uintptr_t)dlsym(RTLD_NEXT, #name))

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

void *malloc(size_t size)
{
    return fails("malloc", CALLER) ? NULL : __libc_malloc(size);
}

void *calloc(size_t number, size_t size)
{
    return fails("malloc", CALLER) ? NULL : __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size)
{
    return fails("malloc", CALLER) ? NULL : __libc_realloc(memory, size);
}

ssize_t write(int file, const void *bytes, size_t size)
{
    if (!fails("write", CALLER))
        return REAL(write)(file, bytes, size);
    return error_number ? -1 : REAL(write)(file, bytes, (size + 1) / 2);
}

ssize_t read(int file, void *bytes, size_t size)
{
    if (!fails("read", CALLER))
        return REAL(read)(file, bytes, size);
    return error_number ? -1 : REAL(read)(file, bytes, (size + 1) / 2);
}

int fsync(int file)
{
    return fails("fsync", CALLER) ? -1 : REAL(fsync)(file);
}

int open(const char *path, int flags, ...)
{
    va_list more;
    mode_t mode;
    va_start(more, flags);
    mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
    va_end(more);
    return fails("open", CALLER) ? -1 : REAL(open)(path, flags, mode);
}

FILE *fopen(const char *path, const char *mode)
{
    return fails("open", CALLER) ? NULL : REAL(fopen)(path, mode);
}

int clock_gettime(clockid_t clock, struct timespec *now)
{
    const int result = REAL(clock_gettime)(clock, now);
    if (clock == CLOCK_REALTIME && fails("clock", CALLER))
        now->tv_sec -= A_DAY;
    return result;
}

time_t time(time_t *now)
{
    time_t result = REAL(time)(NULL);
    if (fails("clock", CALLER))
        result -= A_DAY;
    if (now)
        *now = result;
    return result;
}
