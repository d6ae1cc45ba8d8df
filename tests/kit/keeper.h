/* SPDX-License-Identifier: MIT */
/* A player whose games are stored, in files that disappear after the test. */
#ifndef KEEPER_H
#define KEEPER_H

#include "player.h"
#include "store/store.h"

typedef struct Keeper {
    Session session;
    Purse purse;
    Store *store;
    Autosave autosave;
    Moment now; /* one second later each time a game is stored */
} Keeper;

/* The path of a file in a folder of this program's own; valid until the next
   call. */
const char *scratch(const char *name);
/* Removes a store and all files that belong to it. */
void remove_store(const char *path);

void open_keeper(Keeper *keeper, const char *path);
void close_keeper(Keeper *keeper);
/* Stores the session; returns the store's answer. */
StoreAnswer keep(Keeper *keeper);

/* Starts a game, from a seed as text or from a board. */
void start_game(Keeper *keeper, const char *game, const char *seed);
void start_board(Keeper *keeper, const char *game, const char *variant,
                 const char *board);
/* Starts a sliding puzzle that move 8 solves. */
void start_last_move(Keeper *keeper);
enum { LAST_MOVE = 8 };

/* Expresses a random intent other than for a new game; most are moves. */
void act_at_random(Session *session, u8 *rng);
void seed_rng(u8 *rng, u32 number);
/* Expresses "count" random intents and stores the game after each. */
void play_kept(Keeper *keeper, u32 count, u8 *rng);

void assert_same_game(const Session *a, const Session *b);
/* Asserts that another handle on the file restores the game as it is now. */
void assert_resumes(const Keeper *keeper, const char *path);
void assert_sound(Store *store);

/* Makes a store with one game, #1, of "moves" moves. */
void make_store(const char *path, u32 moves);

#define OLD_GAME_COLUMNS                                                      \
    "id, edition, slot, game, rules, variant, seed, board, date, at, count,"  \
    " hints, undos, clock, status, score, digest, over, started, played"
/* SQL that copies games from an attached store, "old", into one of any
   version: the columns that the first version has. */
#define COPY_OLD_GAMES                                                        \
    "INSERT INTO games (" OLD_GAME_COLUMNS ") SELECT " OLD_GAME_COLUMNS       \
    " FROM old.games;"                                                        \
    "INSERT INTO moves (game, number, move) SELECT game, number, move"        \
    " FROM old.moves;"

/* Query and edit the file behind the store's back. */
void edit_file(const char *path, const char *sql);
long long ask_file(const char *path, const char *sql);

#endif
