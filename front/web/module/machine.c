/* SPDX-License-Identifier: MIT */
/* Replaces the operating system in a browser: the page supplies random bytes,
   the date and Kulki's weights. There are no files, and thread pools run their
   work at once. */
#include "machine.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "advice/kulki/kulki_player.h"
#include "advice/sliding/pattern_database_file.h"
#include "host/host.h"
#include "host/paths.h"
#include "host/thread_pool.h"
#include "rules/core/rng.h"

/* ---------------------------------------------------------------- chance */

static u8 chance[RNG_SIZE];

void machine_stir_chance(const char *bytes, u32 length)
{
    u8 seed[SEED_SIZE] = {0};
    u32 i;
    for (i = 0; i < length; i++)
        seed[i % SEED_SIZE] =
            (u8)(seed[i % SEED_SIZE] * 31 + (unsigned char)bytes[i]);
    rng_seed(chance, seed);
}

long getrandom(void *bytes, size_t size, unsigned flags)
{
    u8 *at = bytes;
    size_t i;
    (void)flags;
    for (i = 0; i < size; i++)
        at[i] = (u8)rng_below(chance, 256);
    return (long)size;
}

/* --------------------------------------------------------------- calendar */

static char today[DATE_SIZE];

void machine_know_today(const char *date)
{
    memcpy(today, date, sizeof today);
}

void clock_now(Moment *now)
{
    memset(now, 0, sizeof *now);
    memcpy(now->day, today, sizeof today);
}

/* ---------------------------------------------------------- Kulki engine */

/* Weights are loaded later, when the page has fetched them. */
KulkiEngine *kulki_player_make(const char *path, Page *trouble)
{
    KulkiEngine *engine = malloc(sizeof *engine);
    (void)path;
    (void)trouble;
    if (engine)
        kulki_engine_open(engine);
    return engine;
}

void kulki_player_free(KulkiEngine *engine)
{
    free(engine);
}

/* ---------------------------------------------------------------- threads */

u32 thread_pool_processors(void)
{
    return 1;
}

ThreadPool *thread_pool_open(u32 threads)
{
    (void)threads;
    return NULL;
}

void thread_pool_run(ThreadPool *pool, ThreadPoolWork work, void *context,
                     u32 parts)
{
    u32 part;
    (void)pool;
    for (part = 0; part < parts; part++)
        work(context, part);
}

void thread_pool_close(ThreadPool *pool)
{
    (void)pool;
}

/* ------------------------------------------------------------------ files */

int path_of_cache(Page *page, const char *name)
{
    (void)page;
    (void)name;
    return 0;
}

int file_read(const char *path, Page *page)
{
    (void)path;
    (void)page;
    errno = ENOSYS;
    return 0;
}

int file_read_game(const char *path, Page *page)
{
    return file_read(path, page);
}

int file_exists(const char *path)
{
    (void)path;
    return 0;
}

int file_is_foreign(const char *path, const char *title)
{
    (void)path;
    (void)title;
    return 0;
}

int file_write(const char *path, const char *title, const Page *page)
{
    (void)path;
    (void)title;
    (void)page;
    errno = ENOSYS;
    return 0;
}

CacheAnswer pattern_database_file_open(DatabaseDraft *draft, DatabaseKind kind,
                                       int patient)
{
    (void)draft;
    (void)kind;
    (void)patient;
    return CACHE_ABSENT;
}

CacheAnswer pattern_database_file_reserve(DatabaseDraft *draft, u64 size)
{
    (void)draft;
    (void)size;
    return CACHE_ABSENT;
}

CacheAnswer pattern_database_file_finish(DatabaseDraft *draft,
                                         const void *bytes, u64 size)
{
    (void)bytes;
    return pattern_database_file_reserve(draft, size);
}

void pattern_database_file_drop(DatabaseDraft *draft)
{
    (void)draft;
}
