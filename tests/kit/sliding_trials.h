/* SPDX-License-Identifier: MIT */
/* Boards of the sliding puzzle for tests of its solver. */
#ifndef TESTS_KIT_SLIDING_TRIALS_H
#define TESTS_KIT_SLIDING_TRIALS_H

#include "solve/sliding/sliding.h"
#include "trial.h"

/* The goal of a size, and one of its boards by number. */
void goal_board(Sliding *game, u8 width, u8 height);
void random_board(Sliding *game, u8 width, u8 height, u32 number);
/* So many steps at random from the goal that lies in it. */
void walk_tiles(Sliding *game, u32 number, u32 steps);
/* Tiles row by row, with the hole first in the goal. */
void old_board(Sliding *game, u8 width, u8 height, const char *tiles);

/* How many tiles a line moves that must win. */
u32 count_winning(const Sliding *game, const Answer *answer);
/* Asks with a guide, or NULL; the proof may be NULL. */
Answer ask_sliding_with(const DatabaseSet *pdbs, const Question *question,
                        Certificate *proof);

/* A guide in memory of its own, and its end. */
DatabaseSet *make_databases(u8 width, u8 height, Profile profile);
void free_databases(DatabaseSet *pdbs);

/* Some boards of each size, so many steps from home at random, each with the
   least tables. */
typedef struct Scramble {
    u8 width, height, steps;
} Scramble;
void try_walks(const Scramble *walks, size_t count, u32 each,
               void (*check)(const DatabaseSet *pdbs, const Sliding *game));

/* Every board of up to ten cells, numbered; the distances of all from the
   goal, NOT_REACHED for those that can't be solved. */
enum { MOST_BOARDS = 362880, MOST_MEASURED = 10, NOT_REACHED = 255 };
u32 board_number(const u8 *tiles, u8 cells);
void numbered_board(u32 number, u8 *tiles, u8 cells);
void lay_number(Sliding *game, u8 width, u8 height, u32 number);
u8 *measure_boards(u8 width, u8 height, Metric metric, u32 *boards);

/* Whether golden/sliding-nodes.txt has a line of this name and these numbers:
   what is deterministic stays as it is until someone wants it otherwise. */
void check_signature(const char *name, u64 nodes, u32 moves);

#endif
