/* SPDX-License-Identifier: MIT */
/* A store in memory, new for each input. */
#include "fuzz_store.h"

#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"

Store *fuzz_store_open(void)
{
    Store *store = store_open(&malloc_host, ":memory:");
    REQUIRE(store && !store_state(store));
    return store;
}

StoreImage fuzz_store_image(const Store *store)
{
    StoreImage image;
    image.bytes = sqlite3_serialize(store->base, "main", &image.size, 0);
    REQUIRE(image.bytes);
    return image;
}

/* SQLite doesn't notice that what was prepared has lost its tables. */
void fuzz_store_put(Store *store, const StoreImage *image)
{
    unsigned char *copy = sqlite3_malloc64((sqlite3_uint64)image->size);
    memcpy(host_must_have(copy), image->bytes, (size_t)image->size);
    query_forget_all(store);
    REQUIRE(sqlite3_deserialize(
                store->base, "main", copy, image->size, image->size,
                SQLITE_DESERIALIZE_FREEONCLOSE |
                    SQLITE_DESERIALIZE_RESIZEABLE) == SQLITE_OK);
}

static int fails_commits;

/* A commit hook that returns 1 turns the commit into a rollback. */
static int fail_commit(void *own)
{
    (void)own;
    return fails_commits;
}

void fuzz_store_fail(int fails)
{
    fails_commits = fails;
}

/* The store that each input finds fresh. */
static struct {
    Store *store;
    StoreImage empty, samples;
} fresh;

static void open_fresh(void)
{
    setenv("XDG_DATA_HOME", "/dev/null/nowhere", 1);
    setenv("XDG_CACHE_HOME", "/dev/null/nowhere", 1);
    setenv("XDG_CONFIG_HOME", "/dev/null/nowhere", 1);
    fresh.store = fuzz_store_open();
    fresh.empty = fuzz_store_image(fresh.store);
    fuzz_store_samples(fresh.store);
    fresh.samples = fuzz_store_image(fresh.store);
    sqlite3_commit_hook(fresh.store->base, fail_commit, NULL);
}

Store *fuzz_store_fresh(int has_samples)
{
    if (!fresh.store)
        open_fresh();
    fuzz_store_fail(0);
    fuzz_store_put(fresh.store, has_samples ? &fresh.samples : &fresh.empty);
    return fresh.store;
}

void fuzz_store_clear(void)
{
    fuzz_store_put(fresh.store, &fresh.empty);
}

void require_kept(Store *store, const Session *session, long long id)
{
    Autosave autosave;
    Session again;
    session_open(&again, &malloc_host);
    autosave_start(&autosave, store);
    REQUIRE(!resume_game(&autosave, &again, id));
    REQUIRE(again.game == session->game && again.count == session->count);
    REQUIRE(again.at == session->at);
    REQUIRE(memcmp(again.position, session->position, session->game->size) ==
            0);
    autosave_stop(&autosave);
    session_close(&again);
}

void require_kept_at_last(Autosave *autosave, const Session *session)
{
    fuzz_store_fail(0);
    REQUIRE(autosave_session(autosave, session, &fuzz_now) <= STORE_APART);
    if (autosave->id)
        require_kept(autosave->store, session, autosave->id);
}
