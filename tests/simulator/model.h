/* SPDX-License-Identifier: MIT */
/* A second opinion about what a store should contain and what its statistics
   should say: lists that are searched from one end to the other. It uses
   neither the store's nor the statistics' code. */
#ifndef MODEL_H
#define MODEL_H

#include <stddef.h>

#include "store/store.h"

enum { MODEL_GAMES = 160, MODEL_RESULTS = 640, MODEL_RESETS = 64 };
enum { MODEL_TEXT = 40 };

typedef struct ModelResult {
    long long id, ended;
    u32 nth;
    char game[MODEL_TEXT], variant[MODEL_TEXT], seed[MODEL_TEXT];
    char date[DATE_SIZE], day[DATE_SIZE], name[NAME_SIZE], player[NAME_SIZE];
    u32 moves, score, hints, undos, clock;
    u8 status, own_board, reset;
    unsigned long long play; /* stands for the start and the moves */
} ModelResult;

typedef struct ModelGame {
    long long id;
    unsigned long long text; /* stands for its save */
    long long edition;
    char slot[MODEL_TEXT];
    char challenge[MODEL_TEXT];
    u8 waits; /* it has a name on another device */
    u8 over;
    ModelResult now; /* what it would leave behind */
} ModelGame;

typedef struct ModelReset {
    char game[MODEL_TEXT], name[MODEL_TEXT], player[NAME_SIZE];
    u8 part;
    long long changed;
    ResultPlace until, before;
} ModelReset;

/* What a device contains. */
typedef struct StoreModel {
    ModelGame games[MODEL_GAMES];
    ModelResult results[MODEL_RESULTS];
    ModelReset resets[MODEL_RESETS];
    size_t game_count, result_count, reset_count;
    char player[NAME_SIZE]; /* who plays */
} StoreModel;

void model_copy(StoreModel *to, const StoreModel *from);
ModelGame *model_find(StoreModel *model, long long id);
/* Whether a game waits to be continued. */
int model_is_listed(const ModelGame *game);
void model_drop_game(StoreModel *model, long long id);
/* Notes how a game ended, unless that has been counted. Returns the result, or
   NULL. */
const ModelResult *model_end_game(StoreModel *model, const ModelGame *game,
                                  const Moment *now, const char *player);
/* Resets the results of a kind or undoes that. Return whether that is
   possible. A player of "" is everybody. */
int model_make_reset(StoreModel *model, const ResultKind *kind,
                     const char *player, long long now);
int model_undo_reset(StoreModel *model, const ResultKind *kind,
                     const char *player, long long now);
/* Orders results as the store lists them. */
int model_compare_results(const ModelResult *a, const ModelResult *b);
/* Call it after each change: finds out which results count, and sorts them. */
void model_settle(StoreModel *model);

/* Compares statistics with the results of one game or day, or all, added up
   one by one. Returns what differs, or NULL. */
const char *model_check_statistics(const StoreModel *model, const char *player,
                                   Store *store, const char *today);

#endif
