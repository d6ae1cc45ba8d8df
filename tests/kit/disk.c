/* SPDX-License-Identifier: MIT */
/* A virtual file system for SQLite that calls a hook before each operation,
   and replacements for system calls that fail on demand. */
#include "disk.h"

#include <errno.h>
#include <string.h>
#include <sys/vfs.h>
#include <unistd.h>

typedef struct File {
    sqlite3_file base;
    const char *path;
    sqlite3_file *real; /* the real file follows in memory */
} File;

static sqlite3_vfs *system_files;
static DiskHook hook;

static int ask(DiskOp op, const char *path)
{
    const DiskCall call = {.op = op, .path = path};
    return hook ? hook(&call) : SQLITE_OK;
}

static int ask_file(DiskOp op, const sqlite3_file *file)
{
    return ask(op, ((const File *)file)->path);
}

static sqlite3_file *real_of(sqlite3_file *file)
{
    return ((File *)file)->real;
}

/* ----------------------------------------------------------------- bytes */

static int close_file(sqlite3_file *file)
{
    const int told = ask_file(DISK_CLOSE, file);
    const int done = real_of(file)->pMethods->xClose(real_of(file));
    return told ? told : done;
}

static int read_file(sqlite3_file *file, void *data, int amount,
                     sqlite3_int64 offset)
{
    const int told = ask_file(DISK_READ, file);
    return told ? told
                : real_of(file)->pMethods->xRead(real_of(file), data, amount,
                                                 offset);
}

static int write_file(sqlite3_file *file, const void *data, int amount,
                      sqlite3_int64 offset)
{
    const DiskCall call = {DISK_WRITE, ((File *)file)->path, data, offset,
                           amount};
    const int told = hook ? hook(&call) : SQLITE_OK;
    return told ? told
                : real_of(file)->pMethods->xWrite(real_of(file), data, amount,
                                                  offset);
}

static int truncate_file(sqlite3_file *file, sqlite3_int64 size)
{
    const DiskCall call = {DISK_TRUNCATE, ((File *)file)->path, NULL, size, 0};
    const int told = hook ? hook(&call) : SQLITE_OK;
    return told ? told
                : real_of(file)->pMethods->xTruncate(real_of(file), size);
}

static int sync_file(sqlite3_file *file, int flags)
{
    const int told = ask_file(DISK_SYNC, file);
    return told ? told : real_of(file)->pMethods->xSync(real_of(file), flags);
}

static int size_of_file(sqlite3_file *file, sqlite3_int64 *size)
{
    const int told = ask_file(DISK_SIZE, file);
    return told ? told
                : real_of(file)->pMethods->xFileSize(real_of(file), size);
}

/* ----------------------------------------------------------------- locks */

static int lock_file(sqlite3_file *file, int kind)
{
    const int told = ask_file(DISK_LOCK, file);
    return told ? told : real_of(file)->pMethods->xLock(real_of(file), kind);
}

static int unlock_file(sqlite3_file *file, int kind)
{
    const int told = ask_file(DISK_UNLOCK, file);
    const int done = real_of(file)->pMethods->xUnlock(real_of(file), kind);
    return told ? told : done;
}

static int ask_lock(sqlite3_file *file, int *locked)
{
    const int told = ask_file(DISK_ASK_LOCK, file);
    return told ? told
                : real_of(file)->pMethods->xCheckReservedLock(real_of(file),
                                                              locked);
}

static int control_file(sqlite3_file *file, int what, void *value)
{
    return real_of(file)->pMethods->xFileControl(real_of(file), what, value);
}

static int sector_of_file(sqlite3_file *file)
{
    return real_of(file)->pMethods->xSectorSize(real_of(file));
}

static int traits_of_file(sqlite3_file *file)
{
    return real_of(file)->pMethods->xDeviceCharacteristics(real_of(file));
}

/* --------------------------------------------------------- shared memory */

static int map_memory(sqlite3_file *file, int region, int size, int extend,
                      void volatile **memory)
{
    const int told = ask_file(DISK_MAP, file);
    return told ? told
                : real_of(file)->pMethods->xShmMap(real_of(file), region, size,
                                                   extend, memory);
}

static int lock_memory(sqlite3_file *file, int from, int count, int flags)
{
    const int opens = flags & SQLITE_SHM_UNLOCK;
    const int told = ask_file(opens ? DISK_MAP_UNLOCK : DISK_MAP_LOCK, file);
    int done;
    if (told && !opens)
        return told;
    done =
        real_of(file)->pMethods->xShmLock(real_of(file), from, count, flags);
    return told ? told : done;
}

static void order_memory(sqlite3_file *file)
{
    real_of(file)->pMethods->xShmBarrier(real_of(file));
}

static int unmap_memory(sqlite3_file *file, int and_delete)
{
    return real_of(file)->pMethods->xShmUnmap(real_of(file), and_delete);
}

static const sqlite3_io_methods methods = {2,
                                           close_file,
                                           read_file,
                                           write_file,
                                           truncate_file,
                                           sync_file,
                                           size_of_file,
                                           lock_file,
                                           unlock_file,
                                           ask_lock,
                                           control_file,
                                           sector_of_file,
                                           traits_of_file,
                                           map_memory,
                                           lock_memory,
                                           order_memory,
                                           unmap_memory,
                                           NULL,
                                           NULL};

/* ----------------------------------------------------------------- names */

static int open_file(sqlite3_vfs *files, const char *path, sqlite3_file *file,
                     int flags, int *given)
{
    File *own = (File *)file;
    const int told = ask(DISK_OPEN, path);
    int done;
    (void)files;
    memset(own, 0, sizeof *own);
    if (told)
        return told;
    own->path = path;
    own->real = (sqlite3_file *)(own + 1);
    done = system_files->xOpen(system_files, path, own->real, flags, given);
    if (own->real->pMethods)
        own->base.pMethods = &methods;
    return done;
}

static int delete_file(sqlite3_vfs *files, const char *path, int and_sync)
{
    const DiskCall call = {DISK_DELETE, path, NULL, 0, and_sync};
    const int told = hook ? hook(&call) : SQLITE_OK;
    (void)files;
    return told ? told : system_files->xDelete(system_files, path, and_sync);
}

static int access_file(sqlite3_vfs *files, const char *path, int flags,
                       int *answer)
{
    const int told = ask(DISK_ACCESS, path);
    (void)files;
    return told ? told
                : system_files->xAccess(system_files, path, flags, answer);
}

static int full_path(sqlite3_vfs *files, const char *path, int room,
                     char *full)
{
    const int told = ask(DISK_PATH, path);
    (void)files;
    return told ? told
                : system_files->xFullPathname(system_files, path, room, full);
}

void watch_disk(DiskHook new_hook)
{
    static sqlite3_vfs watched;
    hook = new_hook;
    if (system_files)
        return;
    system_files = sqlite3_vfs_find(NULL);
    watched = *system_files;
    watched.zName = "watched";
    watched.szOsFile += (int)sizeof(File);
    watched.xOpen = open_file;
    watched.xDelete = delete_file;
    watched.xAccess = access_file;
    watched.xFullPathname = full_path;
    sqlite3_vfs_register(&watched, 1);
}

/* ------------------------------------------------------------ whose disk */

static long disk_kind;

/* Replaces the system's function. */
int statfs(const char *path, struct statfs *told)
{
    (void)path;
    memset(told, 0, sizeof *told);
    told->f_type = disk_kind;
    return 0;
}

void change_disk(long kind)
{
    disk_kind = kind;
}

/* --------------------------------------------------------- half the work */

static long halved;

static int is_interrupted(void)
{
    errno = EINTR;
    return halved++ % 2 == 0;
}

static ssize_t read_half(int file, void *data, size_t amount, off_t offset)
{
    if (is_interrupted())
        return -1;
    return pread(file, data, (amount + 1) / 2, offset);
}

static ssize_t write_half(int file, const void *data, size_t amount,
                          off_t offset)
{
    if (is_interrupted())
        return -1;
    return pwrite(file, data, (amount + 1) / 2, offset);
}

static void set_call(const char *name, sqlite3_syscall_ptr call)
{
    system_files->xSetSystemCall(system_files, name, call);
}

/* SQLite calls different ones, depending on how it was built. */
long halve_calls(int on)
{
    const long count = halved;
    sqlite3_syscall_ptr reading = on ? (sqlite3_syscall_ptr)read_half : NULL;
    sqlite3_syscall_ptr writing = on ? (sqlite3_syscall_ptr)write_half : NULL;
    set_call("pread", reading);
    set_call("pread64", reading);
    set_call("pwrite", writing);
    set_call("pwrite64", writing);
    halved = 0;
    return count;
}
