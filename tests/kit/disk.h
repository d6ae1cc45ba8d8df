/* SPDX-License-Identifier: MIT */
/* A disk that tests can watch, and make fail: a virtual file system for SQLite
   with a hook before each call. */
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
    DISK_DELETE, /* amount: 1 if the folder is to be synced as well */
    DISK_ACCESS,
    DISK_PATH,
    DISK_MAP, /* of shared memory */
    DISK_MAP_LOCK,
    DISK_MAP_UNLOCK,
    DISK_OPS
} DiskOp;

typedef struct DiskCall {
    DiskOp op;
    const char *path; /* NULL for a temporary file without a name */
    const void *data;
    sqlite3_int64 offset;
    int amount;
} DiskCall;

/* Returns SQLITE_OK, or the error with which the call is to fail. Files are
   closed and unlocked in any case. */
typedef int (*DiskHook)(const DiskCall *call);

/* Sets the hook for every file from now on; NULL removes it. */
void watch_disk(DiskHook hook);

/* The type of file system that statfs reports for every disk: local or a
   network's. */
enum { LOCAL_DISK = 0, NETWORK_DISK = 0x6969 };
void change_disk(long kind);

/* Makes the system read and write only half of what is asked, and interrupts
   every other call. Returns how often that happened. */
long halve_calls(int on);

#endif
