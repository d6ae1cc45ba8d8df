/* SPDX-License-Identifier: MIT */
/* A player whose games are kept, in files that are gone after the test. */
#ifndef KEEPER_H
#define KEEPER_H

#include "player.h"
#include "store/store.h"

typedef struct Keeper {
    Session session;
    Purse purse;
    Store *store;
    Keeping keeping;
    Moment now; /* a second later each time that is kept */
} Keeper;

/* A file in a folder that is this program's own; lives until the next. */
const char *scratch(const char *name);
/* Takes away a store with all that belongs to it. */
void remove_store(const char *path);

void open_keeper(Keeper *keeper, const char *path);
void close_keeper(Keeper *keeper);
/* Keeps the session and tells what the store answers. */
StoreAnswer keep(Keeper *keeper);

/* A start, by a word as seed or from a board. */
void start_game(Keeper *keeper, const char *game, const char *seed);
void start_board(Keeper *keeper, const char *game, const char *variant,
                 const char *board);
/* A sliding puzzle that move 8 solves. */
void start_last_move(Keeper *keeper);
enum { LAST_MOVE = 8 };

/* Any wish but a new game; most are moves. */
void wish_at_random(Session *session, u8 *rng);
void seed_rng(u8 *rng, u32 number);
/* So many wishes, each of them kept. */
void play_kept(Keeper *keeper, u32 count, u8 *rng);

void assert_same_game(const Session *a, const Session *b);
/* Another handle on the file brings back the game as it is now. */
void assert_resumes(const Keeper *keeper, const char *path);
void assert_sound(Store *store);

/* A store with one game, #1, of so many moves. */
void make_store(const char *path, u32 moves);

/* Copies games from an attached store, "old", into one of any version: what
   the first one has of them. */
#define COPY_OLD_GAMES                                                        \
    "INSERT INTO games SELECT id, edition, slot, game, rules, variant, seed," \
    " board, date, at, count, hints, undos, clock, status, score, digest,"    \
    " over, started, played FROM old.games;"                                  \
    "INSERT INTO moves SELECT * FROM old.moves;"

/* Asking and editing the file behind the store's back. */
void edit_file(const char *path, const char *sql);
long long ask_file(const char *path, const char *sql);

#endif
