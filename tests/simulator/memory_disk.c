/* SPDX-License-Identifier: MIT */
/* Answers SQLite's calls. Locks are those of POSIX, and shared memory is gone
   when nobody uses it. */
#include "memory_disk.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "memory_files.h"

enum { MOST_PROGRAMS = 10 * DISK_PROGRAMS };

typedef struct MemoryHandle {
    sqlite3_file base;
    struct MemoryHandle *next;
    MemoryFile *file;
    SharedRegions *shared;
    int program, lock;
    unsigned reads, writes; /* locks of shared memory, as bits */
    u8 is_private;
} MemoryHandle;

static MemoryHandle *handles;
static int running;
static u8 dead[MOST_PROGRAMS];
static struct {
    DiskTrouble what;
    u32 nth, calls;
    int began;
} plan;

long long memory_disk_clock;

/* ---------------------------------------------------------------- deaths */

void memory_disk_kill(int program)
{
    MemoryHandle *handle;
    dead[program] = 1;
    for (handle = handles; handle; handle = handle->next)
        if (handle->program == program) {
            handle->lock = SQLITE_LOCK_NONE;
            handle->reads = handle->writes = 0;
        }
}

void memory_disk_cut_power(int device)
{
    int i;
    for (i = 0; i < DISK_PROGRAMS; i++)
        memory_disk_kill(device * DISK_PROGRAMS + i);
    memory_files_tear(device);
}

/* --------------------------------------------------------------- trouble */

static int fits(DiskTrouble what, DiskTrouble call)
{
    return what >= TROUBLE_KILL || what == call ||
           (call == TROUBLE_WRITE && what <= TROUBLE_WRITE);
}

static int error_of(DiskTrouble what)
{
    static const int errors[TROUBLES] = {
        [TROUBLE_FULL] = SQLITE_FULL,
        [TROUBLE_SHORT] = SQLITE_FULL,
        [TROUBLE_WRITE] = SQLITE_IOERR_WRITE,
        [TROUBLE_READ] = SQLITE_IOERR_READ,
        [TROUBLE_SYNC] = SQLITE_IOERR_FSYNC,
        [TROUBLE_DELETE] = SQLITE_IOERR_DELETE,
        [TROUBLE_OPEN] = SQLITE_CANTOPEN,
        [TROUBLE_LOCK] = SQLITE_BUSY,
        [TROUBLE_KILL] = SQLITE_IOERR,
        [TROUBLE_POWER] = SQLITE_IOERR};
    return errors[what];
}

/* Begins the planned trouble; returns the error of this call. */
static int begin_trouble(void)
{
    const DiskTrouble what = plan.what;
    plan.began = 1;
    if (what < TROUBLE_KILL) {
        if (!--plan.calls)
            plan.what = TROUBLE_NONE;
        return error_of(what);
    }
    plan.what = TROUBLE_NONE;
    if (what == TROUBLE_KILL)
        memory_disk_kill(running);
    else
        memory_disk_cut_power(running / DISK_PROGRAMS);
    return error_of(what);
}

/* Every call asks this first. The dead get no answer but errors. */
static int ask_disk(const MemoryHandle *handle, DiskTrouble call)
{
    if (handle && dead[handle->program])
        return SQLITE_IOERR;
    if (!plan.what || (handle && handle->program != running) ||
        !fits(plan.what, call))
        return SQLITE_OK;
    if (plan.nth) {
        plan.nth--;
        return SQLITE_OK;
    }
    return begin_trouble();
}

void memory_disk_plan(DiskTrouble what, u32 nth, u32 calls)
{
    plan.what = what;
    plan.nth = nth;
    plan.calls = calls ? calls : 1;
    plan.began = 0;
}

int memory_disk_calm(void)
{
    const int began = plan.began;
    plan.what = TROUBLE_NONE;
    plan.began = 0;
    return began;
}

/* -------------------------------------------------------------- rarities */

static struct {
    u8 rng[RNG_SIZE];
    u16 one_in; /* calls; 0: never */
    int allowed;
} rarities;

static void start_rarities(u32 seed)
{
    static const u16 rates[] = {0, 0, 200, 20};
    u8 bytes[SEED_SIZE] = {'r', 'a', 'r', 'e'};
    int i;
    for (i = 0; i < 4; i++)
        bytes[4 + i] = (u8)(seed >> 8 * i);
    rng_seed(rarities.rng, bytes);
    rarities.one_in = rates[rng_below(rarities.rng, COUNT_OF(rates))];
    rarities.allowed = 0;
}

void memory_disk_allow_rarities(int allowed)
{
    rarities.allowed = allowed;
}

int rarely_happens(void)
{
    if (!rarities.allowed || !rarities.one_in ||
        rng_below(rarities.rng, rarities.one_in))
        return 0;
    plan.began = 1;
    return 1;
}

/* ----------------------------------------------------------------- bytes */

static MemoryHandle *handle_of(sqlite3_file *file)
{
    return (MemoryHandle *)file;
}

static int read_bytes(sqlite3_file *base, void *data, int amount,
                      sqlite3_int64 offset)
{
    const MemoryHandle *handle = handle_of(base);
    const Content *content = &handle->file->seen;
    const int error = ask_disk(handle, TROUBLE_READ);
    size_t there;
    if (error)
        return error;
    there =
        (size_t)offset < content->size ? content->size - (size_t)offset : 0;
    if (there >= (size_t)amount) {
        memcpy(data, content->bytes + offset, (size_t)amount);
        return SQLITE_OK;
    }
    if (there)
        memcpy(data, content->bytes + offset, there);
    memset((u8 *)data + there, 0, (size_t)amount - there);
    return SQLITE_IOERR_SHORT_READ;
}

static int write_bytes(sqlite3_file *base, const void *data, int amount,
                       sqlite3_int64 offset)
{
    const MemoryHandle *handle = handle_of(base);
    const int is_short = plan.what == TROUBLE_SHORT && !plan.nth;
    const int error = ask_disk(handle, TROUBLE_WRITE);
    if (error && is_short && amount > 1 && !dead[handle->program])
        memory_files_write(handle->file, data, (size_t)amount / 2,
                           (size_t)offset);
    if (!error)
        memory_files_write(handle->file, data, (size_t)amount, (size_t)offset);
    return error;
}

static int truncate_bytes(sqlite3_file *base, sqlite3_int64 size)
{
    const int error = ask_disk(handle_of(base), TROUBLE_WRITE);
    if (!error)
        memory_files_write(handle_of(base)->file, NULL, 0, (size_t)size);
    return error;
}

static int sync_bytes(sqlite3_file *base, int flags)
{
    const MemoryHandle *handle = handle_of(base);
    const int error = ask_disk(handle, TROUBLE_SYNC);
    (void)flags;
    if (!error && !handle->is_private)
        memory_files_sync(handle->file);
    return error;
}

static int size_of_bytes(sqlite3_file *base, sqlite3_int64 *size)
{
    const int error = ask_disk(handle_of(base), TROUBLE_READ);
    *size = (sqlite3_int64)handle_of(base)->file->seen.size;
    return error;
}

/* ----------------------------------------------------------------- locks */

static int highest_other(const MemoryHandle *own)
{
    const MemoryHandle *handle;
    int highest = SQLITE_LOCK_NONE;
    for (handle = handles; handle; handle = handle->next)
        if (handle != own && handle->file == own->file &&
            handle->lock > highest)
            highest = handle->lock;
    return highest;
}

static int take_lock(sqlite3_file *base, int kind)
{
    MemoryHandle *handle = handle_of(base);
    const int error = ask_disk(handle, TROUBLE_LOCK);
    int other;
    if (error || handle->lock >= kind)
        return error;
    other = highest_other(handle);
    if (kind == SQLITE_LOCK_SHARED) {
        if (other >= SQLITE_LOCK_PENDING)
            return SQLITE_BUSY;
    } else if (other >= SQLITE_LOCK_RESERVED) {
        return SQLITE_BUSY;
    } else if (kind == SQLITE_LOCK_EXCLUSIVE && other) {
        handle->lock = SQLITE_LOCK_PENDING;
        return SQLITE_BUSY;
    }
    handle->lock = kind;
    return SQLITE_OK;
}

static int drop_lock(sqlite3_file *base, int kind)
{
    if (handle_of(base)->lock > kind)
        handle_of(base)->lock = kind;
    return SQLITE_OK;
}

static int see_reserved(sqlite3_file *base, int *is_locked)
{
    const MemoryHandle *handle = handle_of(base);
    *is_locked = highest_other(handle) >= SQLITE_LOCK_RESERVED ||
                 handle->lock >= SQLITE_LOCK_RESERVED;
    return ask_disk(handle, TROUBLE_LOCK);
}

static int control(sqlite3_file *base, int what, void *value)
{
    (void)base;
    (void)what;
    (void)value;
    return SQLITE_NOTFOUND;
}

static int sector_size(sqlite3_file *base)
{
    (void)base;
    return 4096;
}

/* As the files of Unix have it. */
static int traits(sqlite3_file *base)
{
    (void)base;
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

/* --------------------------------------------------------- shared memory */

static int map_region(sqlite3_file *base, int region, int size, int extend,
                      void volatile **memory)
{
    MemoryHandle *handle = handle_of(base);
    const int error = ask_disk(handle, TROUBLE_OPEN);
    *memory = NULL;
    if (error)
        return error;
    if (!handle->shared) {
        if (!handle->file->shared)
            handle->file->shared =
                host_must_have(calloc(1, sizeof(SharedRegions)));
        handle->shared = handle->file->shared;
        handle->shared->users++;
    }
    if (region >= MOST_REGIONS)
        abort();
    if (!handle->shared->regions[region] && extend)
        handle->shared->regions[region] =
            host_must_have(calloc(1, (size_t)size));
    *memory = handle->shared->regions[region];
    return SQLITE_OK;
}

static int lock_region(sqlite3_file *base, int from, int count, int flags)
{
    MemoryHandle *own = handle_of(base);
    const unsigned bits = ((1U << count) - 1) << from;
    const MemoryHandle *handle;
    int error;
    if (flags & SQLITE_SHM_UNLOCK) {
        own->reads &= ~bits;
        own->writes &= ~bits;
        return SQLITE_OK;
    }
    error = ask_disk(own, TROUBLE_LOCK);
    if (error)
        return error;
    for (handle = handles; handle; handle = handle->next)
        if (handle != own && handle->shared == own->shared &&
            ((handle->writes & bits) ||
             ((flags & SQLITE_SHM_EXCLUSIVE) && (handle->reads & bits))))
            return SQLITE_BUSY;
    if (flags & SQLITE_SHM_EXCLUSIVE)
        own->writes |= bits;
    else
        own->reads |= bits;
    return SQLITE_OK;
}

static void order_regions(sqlite3_file *base)
{
    (void)base;
}

static int unmap_regions(sqlite3_file *base, int and_delete)
{
    MemoryHandle *handle = handle_of(base);
    SharedRegions *shared = handle->shared;
    int i;
    (void)and_delete;
    handle->shared = NULL;
    handle->reads = handle->writes = 0;
    if (!shared || --shared->users)
        return SQLITE_OK;
    if (handle->file->shared == shared)
        handle->file->shared = NULL;
    for (i = 0; i < MOST_REGIONS; i++)
        free(shared->regions[i]);
    free(shared);
    return SQLITE_OK;
}

/* ----------------------------------------------------------------- names */

static int close_handle(sqlite3_file *base)
{
    MemoryHandle *handle = handle_of(base);
    MemoryHandle **link = &handles;
    while (*link != handle)
        link = &(*link)->next;
    *link = handle->next;
    (void)ask_disk(handle, TROUBLE_NONE);
    if (handle->is_private) {
        memory_files_free(handle->file);
        free(handle->file);
    }
    return SQLITE_OK;
}

static const sqlite3_io_methods methods = {2,
                                           close_handle,
                                           read_bytes,
                                           write_bytes,
                                           truncate_bytes,
                                           sync_bytes,
                                           size_of_bytes,
                                           take_lock,
                                           drop_lock,
                                           see_reserved,
                                           control,
                                           sector_size,
                                           traits,
                                           map_region,
                                           lock_region,
                                           order_regions,
                                           unmap_regions,
                                           NULL,
                                           NULL};

static int open_handle(sqlite3_vfs *system, const char *path,
                       sqlite3_file *base, int flags, int *given)
{
    MemoryHandle *handle = handle_of(base);
    int error;
    (void)system;
    memset(handle, 0, sizeof *handle);
    error = dead[running] ? SQLITE_IOERR : ask_disk(NULL, TROUBLE_OPEN);
    if (error)
        return error;
    if (path && !(flags & SQLITE_OPEN_CREATE) &&
        !memory_files_find(path)->exists)
        return SQLITE_CANTOPEN;
    handle->is_private = !path;
    handle->file = path ? memory_files_find(path)
                        : host_must_have(calloc(1, sizeof(MemoryFile)));
    if (!handle->file->exists) {
        handle->file->exists = 1;
        handle->file->is_named = 0;
        memory_files_resize(&handle->file->synced, 0);
    }
    handle->program = running;
    handle->next = handles;
    handles = handle;
    base->pMethods = &methods;
    if (given)
        *given = flags;
    return SQLITE_OK;
}

static int delete_file(sqlite3_vfs *system, const char *path, int and_sync)
{
    MemoryFile *file = memory_files_find(path);
    const int error =
        dead[running] ? SQLITE_IOERR : ask_disk(NULL, TROUBLE_DELETE);
    (void)system;
    if (error)
        return error;
    if (!file->exists)
        return SQLITE_IOERR_DELETE_NOENT;
    memory_files_delete(file);
    if (and_sync)
        memory_files_sync_names(*path - 'a');
    return SQLITE_OK;
}

static int access_file(sqlite3_vfs *system, const char *path, int flags,
                       int *answer)
{
    const MemoryFile *file = memory_files_find(path);
    (void)system;
    (void)flags;
    *answer = file->exists && file->seen.size;
    return dead[running] ? SQLITE_IOERR : ask_disk(NULL, TROUBLE_READ);
}

static int full_path(sqlite3_vfs *system, const char *path, int room,
                     char *full)
{
    (void)system;
    snprintf(full, (size_t)room, "%s", path);
    return SQLITE_OK;
}

/* -------------------------------------------------- chance, sleep, time */

static int draw_bytes(sqlite3_vfs *system, int size, char *bytes)
{
    int i;
    (void)system;
    for (i = 0; i < size; i++)
        bytes[i] = (char)rng_next(memory_files_rng);
    return size;
}

static int sleep_for(sqlite3_vfs *system, int microseconds)
{
    (void)system;
    memory_disk_clock += microseconds / 1000 + 1;
    return microseconds;
}

static int tell_milliseconds(sqlite3_vfs *system, sqlite3_int64 *now)
{
    (void)system;
    *now = memory_disk_clock + 210866760000000; /* since 4714 BC */
    return SQLITE_OK;
}

static int tell_days(sqlite3_vfs *system, double *days)
{
    sqlite3_int64 now;
    tell_milliseconds(system, &now);
    *days = (double)now / 86400000.0;
    return SQLITE_OK;
}

static int last_error(sqlite3_vfs *system, int room, char *text)
{
    (void)system;
    if (room)
        *text = '\0';
    return 0;
}

static void register_disks(void)
{
    static sqlite3_vfs system = {.iVersion = 2,
                                 .szOsFile = sizeof(MemoryHandle),
                                 .mxPathname = PATH_ROOM,
                                 .zName = "memory",
                                 .xOpen = open_handle,
                                 .xDelete = delete_file,
                                 .xAccess = access_file,
                                 .xFullPathname = full_path,
                                 .xRandomness = draw_bytes,
                                 .xSleep = sleep_for,
                                 .xCurrentTime = tell_days,
                                 .xGetLastError = last_error,
                                 .xCurrentTimeInt64 = tell_milliseconds};
    static int is_registered;
    if (is_registered)
        return;
    is_registered = 1;
    /* There is one thread, and nobody asks how much memory is in use. */
    sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    sqlite3_vfs_register(&system, 1);
}

/* ------------------------------------------------------------ the disks */

void memory_disk_start(u32 seed)
{
    register_disks();
    memory_files_start(seed);
    memset(dead, 0, sizeof dead);
    memset(&plan, 0, sizeof plan);
    start_rarities(seed);
    sqlite3_randomness(0, NULL); /* draws again from here */
}

int memory_disk_run(int program)
{
    const int before = running;
    running = program;
    return before;
}

void memory_disk_revive(int program)
{
    dead[program] = 0;
}

int memory_disk_is_dead(int program)
{
    return dead[program];
}
