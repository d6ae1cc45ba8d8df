/* SPDX-License-Identifier: MIT */
/* Loaded before the C library, this makes one call of a program fail. A call
   that is tried again succeeds. Environment variables choose the call:

     FAULT_CALL    the kind of call: see the wrappers below

     FAULT_NTH     which of them, from 1; with 0 none fails

     FAULT_LASTING 1: so do all later ones

     FAULT_ERROR   the error number; 0 makes a read or write do only half. The
                   clock is put forward by so many seconds, or back.

     FAULT_CALLER  the object that makes the call: program, libsqlite3 or
                   libmicrohttpd

     FAULT_REPORT  a file for a table: how many calls there were of each kind,
                   from each object. It is mapped, so it is right even if the
                   program is killed, or may not open files any more. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <poll.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#define CALLER __builtin_return_address(0)
/* The next definition of a function, which is the C library's. */
#define REAL(name) ((__typeof__(&name))(uintptr_t)dlsym(RTLD_NEXT, #name))

enum { KINDS = 18, CALLERS = 3 };

static const char kinds[KINDS][12] = {
    "malloc", "mmap",  "write",  "read",   "send",  "receive",
    "open",   "fsync", "size",   "name",   "stat",  "lock",
    "close",  "wait",  "accept", "thread", "clock", "load"};
static const char callers[CALLERS][16] = {"program", "libsqlite3",
                                          "libmicrohttpd"};

typedef struct Count {
    char kind[16], caller[16];
    atomic_long calls;
} Count;

static Count own_counts[KINDS][CALLERS];
static Count (*counts)[CALLERS] = own_counts;
static uintptr_t first_code[CALLERS], end_of_code[CALLERS];
static const char *call, *chosen_caller;
static long nth;
static int lasting;
static long long error_number;

static int is_caller(const char *path, int caller)
{
    return caller ? strstr(path, callers[caller]) != NULL : *path == '\0';
}

/* Finds the code of the callers whose calls are counted. */
static int find_callers(struct dl_phdr_info *object, size_t size, void *unused)
{
    int caller, i;
    (void)size;
    (void)unused;
    for (caller = 0; caller < CALLERS; caller++) {
        if (!is_caller(object->dlpi_name, caller))
            continue;
        for (i = 0; i < object->dlpi_phnum; i++) {
            const ElfW(Phdr) *part = &object->dlpi_phdr[i];
            if (part->p_type == PT_LOAD && part->p_flags & PF_X) {
                first_code[caller] = object->dlpi_addr + part->p_vaddr;
                end_of_code[caller] = first_code[caller] + part->p_memsz;
            }
        }
    }
    return 0;
}

static const char *setting(const char *name)
{
    const char *value = getenv(name);
    return value ? value : "";
}

static void map_counts(const char *path)
{
    const int file = REAL(open)(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    void *place;
    int kind, caller;
    if (file < 0 || REAL(ftruncate)(file, sizeof own_counts))
        abort();
    place = REAL(mmap)(NULL, sizeof own_counts, PROT_READ | PROT_WRITE,
                       MAP_SHARED, file, 0);
    if (place == MAP_FAILED)
        abort();
    counts = place;
    for (kind = 0; kind < KINDS; kind++) {
        for (caller = 0; caller < CALLERS; caller++) {
            strcpy(counts[kind][caller].kind, kinds[kind]);
            strcpy(counts[kind][caller].caller, callers[caller]);
        }
    }
    REAL(close)(file);
}

__attribute__((constructor)) static void start(void)
{
    nth = atol(setting("FAULT_NTH"));
    lasting = atoi(setting("FAULT_LASTING"));
    error_number = atoll(setting("FAULT_ERROR"));
    chosen_caller = setting("FAULT_CALLER");
    if (*setting("FAULT_REPORT"))
        map_counts(setting("FAULT_REPORT"));
    dl_iterate_phdr(find_callers, NULL);
    call = setting("FAULT_CALL");
}

static int find_kind(const char *name)
{
    int kind;
    for (kind = 0; kind < KINDS; kind++)
        if (strcmp(name, kinds[kind]) == 0)
            return kind;
    abort();
}

/* Whether this call is the one that fails. */
static int fails(const char *name, void *from)
{
    const uintptr_t place = (uintptr_t)from;
    long number;
    int caller = 0;
    while (caller < CALLERS &&
           (place < first_code[caller] || place >= end_of_code[caller]))
        caller++;
    if (!call || caller == CALLERS)
        return 0;
    number = atomic_fetch_add(&counts[find_kind(name)][caller].calls, 1) + 1;
    if (strcmp(name, call) != 0 ||
        strcmp(callers[caller], chosen_caller) != 0 || !nth || number < nth ||
        (number > nth && !lasting))
        return 0;
    errno = (int)error_number;
    return 1;
}

/* ---------------------------------------------------------------- memory */

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

/* A call that returns a pointer, or a number, and can only fail or not. */
#define POINTER(kind, type, name, parameters, arguments)                      \
    type name parameters                                                      \
    {                                                                         \
        return fails(kind, CALLER) ? NULL : REAL(name) arguments;             \
    }
#define NUMBER(kind, name, parameters, arguments)                             \
    int name parameters                                                       \
    {                                                                         \
        return fails(kind, CALLER) ? -1 : REAL(name) arguments;               \
    }

#undef strdup
#undef strndup
POINTER("malloc", char *, strdup, (const char *text), (text))
POINTER("malloc", char *, strndup, (const char *text, size_t size),
        (text, size))

static void *map(void *real, void *caller, void *at, size_t size, int may,
                 int how, int file, off_t from)
{
    __typeof__(&mmap) mapping = (__typeof__(&mmap))(uintptr_t)real;
    return fails("mmap", caller) ? MAP_FAILED
                                 : mapping(at, size, may, how, file, from);
}

void *mmap(void *at, size_t size, int may, int how, int file, off_t from)
{
    return map(dlsym(RTLD_NEXT, "mmap"), CALLER, at, size, may, how, file,
               from);
}

void *mmap64(void *at, size_t size, int may, int how, int file, off_t from)
{
    return map(dlsym(RTLD_NEXT, "mmap64"), CALLER, at, size, may, how, file,
               from);
}

/* ----------------------------------------------------- reading and writing */

#define HALF(kind, name, parameters, whole, half)                             \
    ssize_t name parameters                                                   \
    {                                                                         \
        if (!fails(kind, CALLER))                                             \
            return REAL(name) whole;                                          \
        return error_number ? -1 : REAL(name) half;                           \
    }

HALF("write", write, (int file, const void *bytes, size_t size),
     (file, bytes, size), (file, bytes, (size + 1) / 2))
HALF("write", pwrite64, (int file, const void *bytes, size_t size, off_t at),
     (file, bytes, size, at), (file, bytes, (size + 1) / 2, at))
HALF("read", read, (int file, void *bytes, size_t size), (file, bytes, size),
     (file, bytes, (size + 1) / 2))
HALF("read", pread64, (int file, void *bytes, size_t size, off_t at),
     (file, bytes, size, at), (file, bytes, (size + 1) / 2, at))
HALF("send", send, (int file, const void *bytes, size_t size, int how),
     (file, bytes, size, how), (file, bytes, (size + 1) / 2, how))
HALF("receive", recv, (int file, void *bytes, size_t size, int how),
     (file, bytes, size, how), (file, bytes, (size + 1) / 2, how))

ssize_t sendmsg(int file, const struct msghdr *message, int how)
{
    struct msghdr half = *message;
    struct iovec first;
    if (!fails("send", CALLER))
        return REAL(sendmsg)(file, message, how);
    if (error_number)
        return -1;
    first = *message->msg_iov;
    first.iov_len = (first.iov_len + 1) / 2;
    half.msg_iov = &first;
    half.msg_iovlen = 1;
    return REAL(sendmsg)(file, &half, how);
}

/* ------------------------------------------------------------------ files */

#define OPENING(name)                                                         \
    int name(const char *path, int flags, ...)                                \
    {                                                                         \
        va_list more;                                                         \
        mode_t mode;                                                          \
        va_start(more, flags);                                                \
        mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;                    \
        va_end(more);                                                         \
        return fails("open", CALLER) ? -1 : REAL(name)(path, flags, mode);    \
    }
OPENING(open)
OPENING(open64)

int __open_2(const char *path, int flags);
NUMBER("open", __open_2, (const char *path, int flags), (path, flags))
NUMBER("open", mkstemp, (char *path), (path))
POINTER("open", FILE *, fopen, (const char *path, const char *mode),
        (path, mode))
POINTER("open", DIR *, opendir, (const char *path), (path))
NUMBER("open", pipe2, (int ends[2], int flags), (ends, flags))

NUMBER("fsync", fsync, (int file), (file))
NUMBER("fsync", fdatasync, (int file), (file))
NUMBER("size", ftruncate, (int file, off_t size), (file, size))
NUMBER("size", ftruncate64, (int file, off_t size), (file, size))
NUMBER("name", rename, (const char *from, const char *to), (from, to))
NUMBER("name", unlink, (const char *path), (path))
NUMBER("name", mkdir, (const char *path, mode_t mode), (path, mode))
NUMBER("name", symlink, (const char *to, const char *path), (to, path))
NUMBER("stat", stat, (const char *path, struct stat *found), (path, found))
NUMBER("stat", lstat, (const char *path, struct stat *found), (path, found))
NUMBER("stat", fstat, (int file, struct stat *found), (file, found))
NUMBER("stat", stat64, (const char *path, struct stat64 *found), (path, found))
NUMBER("stat", fstat64, (int file, struct stat64 *found), (file, found))
NUMBER("lock", flock, (int file, int how), (file, how))

/* The error numbers of posix_fallocate are its results. */
int posix_fallocate(int file, off_t from, off_t size)
{
    return fails("size", CALLER) ? (int)error_number
                                 : REAL(posix_fallocate)(file, from, size);
}

/* SQLite's locks. */
int fcntl64(int file, int what, ...)
{
    va_list more;
    void *own;
    va_start(more, what);
    own = va_arg(more, void *);
    va_end(more);
    if ((what == F_SETLK || what == F_SETLKW) && fails("lock", CALLER))
        return -1;
    return REAL(fcntl64)(file, what, own);
}

/* The file is closed all the same, as on Linux. */
int close(int file)
{
    const int failed = fails("close", CALLER);
    const int trouble = errno;
    const int result = REAL(close)(file);
    if (!failed)
        return result;
    errno = trouble;
    return -1;
}

/* ------------------------------------------- waiting, threads, connections */

NUMBER("wait", poll, (struct pollfd * files, nfds_t size, int time),
       (files, size, time))
NUMBER("wait", ppoll,
       (struct pollfd * files, nfds_t size, const struct timespec *time,
        const sigset_t *mask),
       (files, size, time, mask))
NUMBER("accept", accept4,
       (int file, struct sockaddr *from, socklen_t *size, int flags),
       (file, from, size, flags))

int pthread_create(pthread_t *thread, const pthread_attr_t *how,
                   void *(*work)(void *), void *own)
{
    return fails("thread", CALLER)
               ? (int)error_number
               : REAL(pthread_create)(thread, how, work, own);
}

/* The code of a library that is loaded later counts from then on. */
void *dlopen(const char *name, int how)
{
    void *library = fails("load", CALLER) ? NULL : REAL(dlopen)(name, how);
    dl_iterate_phdr(find_callers, NULL);
    return library;
}

/* -------------------------------------------------------------- the clock */

int clock_gettime(clockid_t clock, struct timespec *now)
{
    const int result = REAL(clock_gettime)(clock, now);
    if (clock == CLOCK_REALTIME && fails("clock", CALLER))
        now->tv_sec += error_number;
    return result;
}

time_t time(time_t *now)
{
    time_t result = REAL(time)(NULL);
    if (fails("clock", CALLER))
        result += error_number;
    if (now)
        *now = result;
    return result;
}
