/* SPDX-License-Identifier: MIT */
/* A store that keeps nothing, for programs built without SQLite. */
#include <stdlib.h>
#include <string.h>

#include "store/store.h"

struct Store {
    char nothing;
};

Store *store_open(const Host *host, const char *path)
{
    (void)host;
    (void)path;
    return calloc(1, sizeof(Store));
}

void store_close(Store *store)
{
    free(store);
}

StoreAnswer store_state(const Store *store)
{
    (void)store;
    return STORE_NOWHERE;
}

StoreAnswer store_readable(const Store *store)
{
    return store_state(store);
}

const char *store_words(const Store *store)
{
    (void)store;
    return _("Quadrille was built without a database");
}

void autosave_start(Autosave *autosave, Store *store)
{
    memset(autosave, 0, sizeof *autosave);
    autosave->store = store;
}

void autosave_take(Autosave *autosave, const Session *session)
{
    (void)autosave;
    (void)session;
}

void autosave_stop(Autosave *autosave)
{
    (void)autosave;
}

StoreAnswer autosave_session(Autosave *autosave, const Session *session,
                             const Moment *now)
{
    (void)session;
    (void)now;
    return store_state(autosave->store);
}

StoreAnswer in_progress_list(Store *store, SeeGame see, void *own)
{
    (void)see;
    (void)own;
    return store_state(store);
}

StoreAnswer in_progress_find(Store *store, const char *name, long long *id)
{
    (void)name;
    (void)id;
    return store_state(store);
}

StoreAnswer in_progress_find_daily(Store *store, const char *game,
                                   const char *date, long long *id)
{
    (void)game;
    (void)date;
    (void)id;
    return store_state(store);
}

StoreAnswer in_progress_name(Store *store, long long id, const char *slot)
{
    (void)id;
    (void)slot;
    return store_state(store);
}

StoreAnswer in_progress_drop(Store *store, long long id, const Moment *now)
{
    (void)id;
    (void)now;
    return store_state(store);
}

StoreAnswer resume_game(Autosave *autosave, Session *session, long long id)
{
    (void)session;
    (void)id;
    return store_state(autosave->store);
}

StoreAnswer outcomes_list(Store *store, const char *game, SeeOutcome see,
                          void *own)
{
    (void)game;
    (void)see;
    (void)own;
    return store_state(store);
}

StoreAnswer outcomes_list_latest(Store *store, u32 most, SeeOutcome see,
                                 void *own)
{
    (void)most;
    (void)see;
    (void)own;
    return store_state(store);
}

StoreAnswer outcomes_find_save(Store *store, long long id, char **text)
{
    (void)id;
    *text = NULL;
    return store_state(store);
}

StoreAnswer check_store(Store *store, long *kept, long *ended, SeeUnfit see,
                        void *own)
{
    (void)see;
    (void)own;
    *kept = 0;
    *ended = 0;
    return store_state(store);
}

StoreAnswer outcomes_list_dailies(Store *store, SeeOutcome see, void *own)
{
    (void)see;
    (void)own;
    return store_state(store);
}

StoreAnswer starts_list_recent(Store *store, const char *game, u32 most,
                               SeeStart see, void *own)
{
    (void)game;
    (void)most;
    (void)see;
    (void)own;
    return store_state(store);
}

StoreAnswer starts_list_favourites(Store *store, const char *game,
                                   SeeStart see, void *own)
{
    (void)game;
    (void)see;
    (void)own;
    return store_state(store);
}

StoreAnswer starts_find_favourite(Store *store, const KeptStart *start)
{
    (void)start;
    return store_state(store);
}

StoreAnswer starts_mark(Store *store, const KeptStart *start, int marked,
                        const Moment *now)
{
    (void)start;
    (void)marked;
    (void)now;
    return store_state(store);
}

StoreAnswer resets_list(Store *store, SeeReset see, void *own)
{
    (void)see;
    (void)own;
    return store_state(store);
}

StoreAnswer resets_make(Store *store, const ResultKind *kind,
                        const Moment *now, unsigned *count)
{
    (void)kind;
    (void)now;
    *count = 0;
    return store_state(store);
}

StoreAnswer resets_undo(Store *store, const ResultKind *kind,
                        const Moment *now)
{
    (void)kind;
    (void)now;
    return store_state(store);
}

StoreAnswer players_choose(Store *store, const char *name)
{
    (void)name;
    return store_state(store);
}

void players_play_as(Store *store, const char *name)
{
    (void)store;
    (void)name;
}

const char *players_current(const Store *store)
{
    (void)store;
    return "";
}

void players_show(Store *store, const char *name)
{
    (void)store;
    (void)name;
}

const char *players_shown(const Store *store)
{
    (void)store;
    return NULL;
}

StoreAnswer players_list(Store *store, SeePlayer see, void *own)
{
    (void)see;
    (void)own;
    return store_state(store);
}
