/* SPDX-License-Identifier: MIT */
/* Stores in memory, which an input finds as the one before has found them. */
#ifndef FUZZ_STORE_H
#define FUZZ_STORE_H

#include "store/store_inside.h"

typedef struct StoreImage {
    unsigned char *bytes;
    long long size;
} StoreImage;

Store *fuzz_store_open(void);
/* What is in a store now; and putting it back. */
StoreImage fuzz_store_image(const Store *store);
void fuzz_store_put(Store *store, const StoreImage *image);

/* The same store again and again, empty or with the samples, for a player
   without any folders. */
Store *fuzz_store_fresh(int has_samples);
/* Empties that store. Each input should free what it has allocated: libFuzzer
   runs those that don't a second time, to look for leaks. */
void fuzz_store_clear(void);
/* Whether changes of that store fail from now on. */
void fuzz_store_fail(int fails);

/* A stored game can be resumed as it is. */
void require_kept(Store *store, const Session *session, long long id);
/* The same, once changes no longer fail, of a game whose front end is gone. */
void require_kept_at_last(Autosave *autosave, const Session *session);

/* fuzz_samples.c: the time at which the samples are stored */
extern const Moment fuzz_now;
void fuzz_store_samples(Store *store);
/* Plays this many moves, unless the game ends before. */
void fuzz_play_some(Session *session, unsigned count);

#endif
