/* SPDX-License-Identifier: MIT */
/* Replaces resets of results in a program without SQLite. */
#include "store/store.h"

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
