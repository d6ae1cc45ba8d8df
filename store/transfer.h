/* SPDX-License-Identifier: MIT */
/* Reads and writes whole games for backups. Call everything here but the
   device between one of the two beginnings and transfer_end: what they enclose
   happens completely or not at all. */
#ifndef STORE_TRANSFER_H
#define STORE_TRANSFER_H

#include "store.h"

/* A game in progress, besides its moves. */
typedef struct TransferGame {
    long long id;
    long long started, played;
    int over;         /* it has been played to an end once */
    const char *slot; /* the player's name for it, here or on another device;
                         or "" */
} TransferGame;

/* A result with its save. "nth" orders those that ended in one second. */
typedef struct TransferResult {
    long long id, ended;
    u32 nth;
    u8 status;
    const char *day, *save;
    const char *player; /* or "" */
} TransferResult;

/* A mark, and the time of it. */
typedef struct TransferMark {
    KeptStart start;
    long long marked;
} TransferMark;

/* A version that has been in a backup, and the game in progress that it was
   last, or 0. */
typedef struct TransferVersion {
    const char *version;
    long long game;
} TransferVersion;

/* Settings of another front end, which the store only passes on. */
typedef struct TransferSettings {
    const char *whose, *text;
    long long changed;
} TransferSettings;

typedef void (*SeeTransferGame)(void *own, const TransferGame *game);
typedef void (*SeeTransferResult)(void *own, const TransferResult *result);
typedef void (*SeeTransferMark)(void *own, const TransferMark *mark);
typedef void (*SeeTransferVersion)(void *own, const TransferVersion *version);
typedef void (*SeeTransferSettings)(void *own,
                                    const TransferSettings *settings);

StoreAnswer transfer_begin(Store *store);
/* Shows the store as it is now, and lets others change it. The first change of
   one's own is refused with STORE_BUSY if they have. */
StoreAnswer transfer_begin_look(Store *store);
/* Keeps all changes, unless "answer" is an error; returns that, or the error
   of keeping them. */
StoreAnswer transfer_end(Store *store, StoreAnswer answer);
/* Forgets all changes. */
void transfer_cancel(Store *store);

StoreAnswer transfer_list_games(Store *store, SeeTransferGame see, void *own);
StoreAnswer transfer_list_results(Store *store, SeeTransferResult see,
                                  void *own);
StoreAnswer transfer_list_marks(Store *store, SeeTransferMark see, void *own);
StoreAnswer transfer_list_versions(Store *store, SeeTransferVersion see,
                                   void *own);
StoreAnswer transfer_list_settings(Store *store, SeeTransferSettings see,
                                   void *own);
/* Writes the store's own word, which differs from that of other stores. */
StoreAnswer transfer_device(Store *store, char *word, u32 room);
/* Draws another word, because the store is a copy. */
StoreAnswer transfer_renew_device(Store *store);

/* Adds a game, and returns its id in it. Call transfer_settle_slots after the
   last one: of several games with one name, that played last gets it. */
StoreAnswer transfer_add_game(Store *store, TransferGame *game,
                              const char *version, const Session *session);
StoreAnswer transfer_settle_slots(Store *store);
StoreAnswer transfer_drop_game(Store *store, long long id);
/* Adds a result, or puts it in place of the one with its id. The outcome need
   not have the id, the day and the time. */
StoreAnswer transfer_put_result(Store *store, TransferResult *result,
                                const Outcome *outcome);
StoreAnswer transfer_put_mark(Store *store, const TransferMark *mark);
StoreAnswer transfer_put_settings(Store *store,
                                  const TransferSettings *settings);
/* Puts the last change of a kind; resets_list lists them. */
StoreAnswer transfer_put_reset(Store *store, const KeptReset *reset);
/* Remembers that a backup contains a version. */
StoreAnswer transfer_note_version(Store *store,
                                  const TransferVersion *version);

#endif
