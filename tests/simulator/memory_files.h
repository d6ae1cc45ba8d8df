/* SPDX-License-Identifier: MIT */
/* What lies on the disks: for memory_disk.c alone. */
#ifndef MEMORY_FILES_H
#define MEMORY_FILES_H

#include <stddef.h>

#include "memory_disk.h"

enum { MOST_REGIONS = 16, PATH_ROOM = 24 };

typedef struct Content {
    u8 *bytes;
    size_t size, room;
} Content;

/* A write that isn't synced; data of NULL truncates the file. */
typedef struct UnsyncedWrite {
    u8 *data;
    size_t offset, amount;
} UnsyncedWrite;

typedef struct SharedRegions {
    u8 *regions[MOST_REGIONS];
    int users;
} SharedRegions;

typedef struct MemoryFile {
    char path[PATH_ROOM]; /* "" is free */
    Content seen, synced;
    UnsyncedWrite *writes;
    size_t count, room;
    u8 exists;
    u8 is_named; /* its name is certainly on the disk */
    SharedRegions *shared;
} MemoryFile;

/* All that happens by chance on the disks is drawn from this. */
extern u8 memory_files_rng[RNG_SIZE];

/* Empties all disks. */
void memory_files_start(u32 seed);
/* The file of a name, whether it exists or not. */
MemoryFile *memory_files_find(const char *path);
void memory_files_free(MemoryFile *file);
/* Writes bytes, which aren't synced yet; data of NULL truncates the file. */
void memory_files_write(MemoryFile *file, const void *data, size_t amount,
                        size_t offset);
void memory_files_resize(Content *content, size_t size);
void memory_files_delete(MemoryFile *file);
/* What was written is on the disk from now on; so are the names of a device.
 */
void memory_files_sync(MemoryFile *file);
void memory_files_sync_names(int device);
/* The power fails. */
void memory_files_tear(int device);

#endif
