/* SPDX-License-Identifier: MIT */
/* A disk that can be watched, and made to fail: SQLite's own way to the
   system's files, with a hook before each call. */
#ifndef DISK_H
#define DISK_H

#include <sqlite3.h>

typedef enum DiskOp {
    DISK_OPEN,
    DISK_CLOSE,
    DISK_READ,
    DISK_WRITE,    /* data, amount, offset */
    DISK_TRUNCATE, /* offset: the new size */
    DISK_SYNC,
    DISK_SIZE,
    DISK_LOCK,
    DISK_UNLOCK,
    DISK_ASK_LOCK,
    DISK_DELETE, /* amount: 1 when the folder is to be synced, too */
    DISK_ACCESS,
    DISK_PATH,
    DISK_MAP, /* of the memory that is shared */
    DISK_MAP_LOCK,
    DISK_MAP_UNLOCK,
    DISK_OPS
} DiskOp;

typedef struct DiskCall {
    DiskOp op;
    const char *path; /* NULL: a file without a name */
    const void *data;
    sqlite3_int64 offset;
    int amount;
} DiskCall;

/* What the call is to answer instead of being done, or SQLITE_OK. Closing and
   unlocking are done all the same. */
typedef int (*DiskHook)(const DiskCall *call);

/* From now on, for every file; NULL ends it. */
void watch_disk(DiskHook hook);

/* What statfs tells of every disk: a network's, or one of no kind. */
enum { LOCAL_DISK = 0, NETWORK_DISK = 0x6969 };
void change_disk(long kind);

/* The system reads and writes half of what it is told to, and is interrupted
   every other time; tells how often that was. */
long halve_calls(int on);

#endif
