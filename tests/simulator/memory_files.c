/* SPDX-License-Identifier: MIT */
/* Each file has two contents: what programs read, and what the disk is sure to
   have. The difference is a list of writes, of which any part may survive a
   power failure, in any order, sector by sector. */
#include "memory_files.h"

#include <stdlib.h>
#include <string.h>

#include "host/host.h"

enum { MOST_FILES = 64, MOST_DEVICES = 10, SECTOR = 512 };

static MemoryFile files[MOST_FILES];
static unsigned long changes[MOST_DEVICES];
u8 memory_files_rng[RNG_SIZE];

/* -------------------------------------------------------------- contents */

static void make_room(Content *content, size_t size)
{
    if (size <= content->room)
        return;
    content->room = 2 * size;
    content->bytes = host_must_have(realloc(content->bytes, content->room));
}

void memory_files_resize(Content *content, size_t size)
{
    make_room(content, size);
    if (size > content->size)
        memset(content->bytes + content->size, 0, size - content->size);
    content->size = size;
}

static void put_content(Content *content, const u8 *data, size_t amount,
                        size_t offset)
{
    if (content->size < offset + amount)
        memory_files_resize(content, offset + amount);
    memcpy(content->bytes + offset, data, amount);
}

static void copy_content(Content *to, const Content *from)
{
    make_room(to, from->size);
    if (from->size)
        memcpy(to->bytes, from->bytes, from->size);
    to->size = from->size;
}

static void drop_writes(MemoryFile *file)
{
    while (file->count)
        free(file->writes[--file->count].data);
}

void memory_files_write(MemoryFile *file, const void *data, size_t amount,
                        size_t offset)
{
    UnsyncedWrite *write;
    if (*file->path)
        changes[*file->path - 'a']++;
    if (file->count == file->room) {
        file->room = 2 * file->room + 16;
        file->writes = host_must_have(
            realloc(file->writes, file->room * sizeof *file->writes));
    }
    write = &file->writes[file->count++];
    *write = (UnsyncedWrite){NULL, offset, amount};
    if (data) {
        write->data = host_must_have(malloc(amount + 1));
        memcpy(write->data, data, amount);
        put_content(&file->seen, data, amount, offset);
    } else {
        memory_files_resize(&file->seen, offset);
    }
}

/* ----------------------------------------------------------------- files */

MemoryFile *memory_files_find(const char *path)
{
    MemoryFile *free_one = NULL;
    int i;
    for (i = 0; i < MOST_FILES; i++)
        if (!*files[i].path)
            free_one = free_one ? free_one : &files[i];
        else if (strcmp(files[i].path, path) == 0)
            return &files[i];
    if (!free_one || strlen(path) >= PATH_ROOM)
        abort();
    strcpy(free_one->path, path);
    return free_one;
}

void memory_files_free(MemoryFile *file)
{
    drop_writes(file);
    free(file->writes);
    free(file->seen.bytes);
    free(file->synced.bytes);
    memset(file, 0, sizeof *file);
}

static int belongs(const MemoryFile *file, int device)
{
    return *file->path == 'a' + device;
}

/* The names of a folder reach the disk together. */
void memory_files_sync_names(int device)
{
    int i;
    for (i = 0; i < MOST_FILES; i++)
        if (belongs(&files[i], device)) {
            files[i].is_named = files[i].exists;
            if (!files[i].exists)
                memory_files_resize(&files[i].synced, 0);
        }
}

void memory_files_sync(MemoryFile *file)
{
    size_t i;
    for (i = 0; i < file->count; i++) {
        const UnsyncedWrite *write = &file->writes[i];
        if (write->data)
            put_content(&file->synced, write->data, write->amount,
                        write->offset);
        else
            memory_files_resize(&file->synced, write->offset);
    }
    drop_writes(file);
    if (!file->is_named)
        memory_files_sync_names(*file->path - 'a');
}

/* ------------------------------------------------------------ power cuts */

typedef enum DiskTear {
    DISK_ALL,
    DISK_NONE,
    DISK_WRITES,
    DISK_SECTORS
} DiskTear;

static int chance(void)
{
    return rng_below(memory_files_rng, 2);
}

static void tear_write(Content *content, const UnsyncedWrite *write,
                       DiskTear tear)
{
    size_t from = 0;
    size_t until;
    if (!write->data && (tear == DISK_ALL || chance()))
        memory_files_resize(content, write->offset);
    for (; write->data && from < write->amount; from = until) {
        until = tear == DISK_SECTORS
                    ? from + SECTOR - (write->offset + from) % SECTOR
                    : write->amount;
        if (until > write->amount)
            until = write->amount;
        if (tear == DISK_ALL || chance())
            put_content(content, write->data + from, until - from,
                        write->offset + from);
    }
}

static void tear_file(MemoryFile *file, DiskTear tear)
{
    size_t i;
    for (i = 0; tear != DISK_NONE && i < file->count; i++)
        tear_write(&file->synced, &file->writes[i], tear);
    drop_writes(file);
    /* A name that is new, or was deleted, may be there or not. */
    if (file->exists != file->is_named && chance())
        file->exists = !file->exists;
    if (!file->exists)
        memory_files_resize(&file->synced, 0);
    copy_content(&file->seen, &file->synced);
    file->is_named = file->exists;
}

void memory_files_tear(int device)
{
    const DiskTear tear =
        (DiskTear)rng_below(memory_files_rng, DISK_SECTORS + 1);
    int i;
    changes[device]++;
    for (i = 0; i < MOST_FILES; i++)
        if (belongs(&files[i], device)) {
            tear_file(&files[i], tear);
            files[i].shared = NULL;
        }
}

/* ------------------------------------------------------------ whole disks */

void memory_files_delete(MemoryFile *file)
{
    changes[*file->path - 'a']++;
    file->exists = 0;
    drop_writes(file);
    memory_files_resize(&file->seen, 0);
}

void memory_files_start(u32 seed)
{
    u8 bytes[SEED_SIZE] = {0};
    int i;
    for (i = 0; i < 4; i++)
        bytes[i] = (u8)(seed >> 8 * i);
    rng_seed(memory_files_rng, bytes);
    for (i = 0; i < MOST_FILES; i++)
        memory_files_free(&files[i]);
}

unsigned long memory_disk_changes(int device)
{
    return changes[device];
}

void memory_disk_clear(int device)
{
    int i;
    changes[device]++;
    for (i = 0; i < MOST_FILES; i++)
        if (belongs(&files[i], device))
            memory_files_free(&files[i]);
}

void memory_disk_copy(int from, int to)
{
    char path[PATH_ROOM];
    int i;
    memory_disk_clear(to);
    for (i = 0; i < MOST_FILES; i++)
        if (belongs(&files[i], from) && files[i].exists) {
            MemoryFile *copy;
            strcpy(path, files[i].path);
            *path = (char)('a' + to);
            copy = memory_files_find(path);
            copy_content(&copy->seen, &files[i].seen);
            copy_content(&copy->synced, &files[i].seen);
            copy->exists = copy->is_named = 1;
        }
}
