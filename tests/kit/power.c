/* SPDX-License-Identifier: MIT */
/* Simulates power failures. It records every write since the last sync and
   decides at random which of them the disk kept. */
#include "power.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

enum { FILES = 8, SECTOR = 512 };

/* A write that has not been synced; data of NULL truncates the file. */
typedef struct Written {
    u8 *data;
    size_t offset, amount;
} Written;

typedef struct Held {
    char path[160];
    u8 *bytes; /* certainly on the disk */
    size_t size;
    Written *written; /* since the last sync */
    size_t count;
    int named; /* whether the name is certainly on the disk */
    int gone;  /* deleted, though the deletion may not be on the disk */
} Held;

static Held held[FILES];
static size_t held_count;

static long left;
static int cut;
static const char *cut_store, *cut_copy;
static u8 *cut_rng;

/* -------------------------------------------------------------- one file */

static void drop_written(Held *file)
{
    while (file->count)
        free(file->written[--file->count].data);
    free(file->written);
    file->written = NULL;
}

static void empty(Held *file)
{
    drop_written(file);
    free(file->bytes);
    file->bytes = NULL;
    file->size = 0;
    file->named = 0;
}

static Held *find_held(const char *path)
{
    size_t i;
    for (i = 0; i < held_count; i++)
        if (strcmp(held[i].path, path) == 0)
            return &held[i];
    assert_true(held_count < FILES);
    snprintf(held[held_count].path, sizeof held->path, "%s", path);
    return &held[held_count++];
}

/* A file created under a name that was deleted. */
static Held *revive(const char *path)
{
    Held *file = find_held(path);
    if (file->gone)
        empty(file);
    file->gone = 0;
    return file;
}

static void resize_bytes(u8 **bytes, size_t *size, size_t wanted)
{
    *bytes = realloc(*bytes, wanted + 1);
    assert_non_null(*bytes);
    if (wanted > *size)
        memset(*bytes + *size, 0, wanted - *size);
    *size = wanted;
}

static void put_piece(u8 **bytes, size_t *size, const Written *written,
                      size_t from, size_t until)
{
    if (*size < written->offset + until)
        resize_bytes(bytes, size, written->offset + until);
    memcpy(*bytes + written->offset + from, written->data + from,
           until - from);
}

static void add_written(const DiskCall *call)
{
    Held *file = revive(call->path);
    Written *written;
    file->written =
        realloc(file->written, (file->count + 1) * sizeof *file->written);
    assert_non_null(file->written);
    written = &file->written[file->count++];
    written->offset = (size_t)call->offset;
    written->amount = (size_t)call->amount;
    written->data = call->data ? malloc(written->amount) : NULL;
    if (call->data)
        memcpy(written->data, call->data, written->amount);
}

/* ------------------------------------------------------------------ syncs */

/* All names of a folder reach the disk together. */
static void sync_names(void)
{
    size_t i;
    for (i = 0; i < held_count; i++) {
        if (held[i].gone)
            empty(&held[i]);
        else
            held[i].named = 1;
        held[i].gone = 0;
    }
}

static void sync_held(const char *path)
{
    Held *file = revive(path);
    const Written *written;
    size_t i;
    for (i = 0; i < file->count; i++) {
        written = &file->written[i];
        if (written->data)
            put_piece(&file->bytes, &file->size, written, 0, written->amount);
        else
            resize_bytes(&file->bytes, &file->size, written->offset);
    }
    drop_written(file);
    if (!file->named)
        sync_names();
}

static void delete_held(const DiskCall *call)
{
    Held *file = find_held(call->path);
    drop_written(file);
    file->gone = 1;
    if (call->amount)
        sync_names();
}

/* ------------------------------------------------------------------- cuts */

/* How much of what was written since the last sync reaches the disk:
   everything, nothing, random writes, or random sectors. */
typedef enum Tear { TEAR_ALL, TEAR_NONE, TEAR_WRITES, TEAR_SECTORS } Tear;

static int chance(void)
{
    return rng_below(cut_rng, 2);
}

static size_t next_sector(const Written *written, size_t from, Tear tear)
{
    const size_t place = written->offset + from;
    const size_t until = from + SECTOR - place % SECTOR;
    return tear == TEAR_SECTORS && until < written->amount ? until
                                                           : written->amount;
}

static void tear_written(u8 **bytes, size_t *size, const Written *written,
                         Tear tear)
{
    size_t from = 0;
    size_t until;
    if (!written->data && (tear == TEAR_NONE || chance()))
        resize_bytes(bytes, size, written->offset);
    for (; written->data && from < written->amount; from = until) {
        until = next_sector(written, from, tear);
        if (tear == TEAR_NONE || chance())
            put_piece(bytes, size, written, from, until);
    }
}

static void write_copy(const Held *file, const u8 *bytes, size_t size)
{
    char path[200];
    FILE *copy;
    snprintf(path, sizeof path, "%s%s", cut_copy,
             file->path + strlen(cut_store));
    copy = fopen(path, "wb");
    assert_non_null(copy);
    assert_int_equal(fwrite(bytes, 1, size, copy), size);
    fclose(copy);
}

static void cut_file(const Held *file, Tear tear)
{
    u8 *bytes = NULL;
    size_t size = 0;
    size_t i;
    if ((file->gone || !file->named) && chance())
        return;
    resize_bytes(&bytes, &size, file->size);
    if (file->size)
        memcpy(bytes, file->bytes, file->size);
    for (i = 0; tear != TEAR_ALL && i < file->count; i++)
        tear_written(&bytes, &size, &file->written[i], tear);
    write_copy(file, bytes, size);
    free(bytes);
}

static void cut_now(void)
{
    const Tear tear = (Tear)rng_below(cut_rng, TEAR_SECTORS + 1);
    size_t i;
    for (i = 0; i < held_count; i++)
        if (held[i].named || held[i].count || held[i].size)
            cut_file(&held[i], tear);
    cut = 1;
    left = -1;
}

void cut_power(long nth, const char *store, const char *copy, u8 *rng)
{
    left = nth;
    cut = 0;
    cut_store = store;
    cut_copy = copy;
    cut_rng = rng;
    if (!nth)
        cut_now();
}

int was_cut(void)
{
    return cut;
}

/* ------------------------------------------------------------------- hook */

static int belongs(const DiskCall *call)
{
    return cut_store && call->path &&
           strncmp(call->path, cut_store, strlen(cut_store)) == 0;
}

int hold_writes(const DiskCall *call)
{
    if (!belongs(call))
        return SQLITE_OK;
    if (left > 0 && --left == 0)
        cut_now();
    if (call->op == DISK_WRITE || call->op == DISK_TRUNCATE)
        add_written(call);
    else if (call->op == DISK_SYNC)
        sync_held(call->path);
    else if (call->op == DISK_DELETE)
        delete_held(call);
    return SQLITE_OK;
}

void forget_writes(void)
{
    while (held_count)
        empty(&held[--held_count]);
    memset(held, 0, sizeof held);
    cut_store = NULL;
    left = -1;
}
