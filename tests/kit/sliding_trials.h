/* SPDX-License-Identifier: MIT */
/* Boards of the sliding puzzle for tests of its solver. */
#ifndef TESTS_KIT_SLIDING_TRIALS_H
#define TESTS_KIT_SLIDING_TRIALS_H

#include "solve/sliding/sliding.h"
#include "trial.h"

/* The goal of a size, and one of its boards by number. */
void goal_board(Sliding *game, u8 width, u8 height);
void random_board(Sliding *game, u8 width, u8 height, u32 number);
/* Takes "steps" random steps from the goal. */
void walk_tiles(Sliding *game, u32 number, u32 steps);
/* Sets tiles row by row, on a board whose goal has the gap first. */
void old_board(Sliding *game, u8 width, u8 height, const char *tiles);

/* The number of tiles moved by a line, which must win. */
u32 count_winning(const Sliding *game, const Answer *answer);
/* Asks with databases, or NULL for none; "proof" may be NULL. */
Answer ask_sliding_with(const DatabaseSet *pdbs, const Question *question,
                        Certificate *proof);

/* Databases in memory of their own. */
DatabaseSet *make_databases(u8 width, u8 height, Profile profile);
void free_databases(DatabaseSet *pdbs);

/* Runs a check on several boards of each size, each some random steps from the
 * goal, with the smallest databases. */
typedef struct Scramble {
    u8 width, height, steps;
} Scramble;
void try_walks(const Scramble *walks, size_t count, u32 each,
               void (*check)(const DatabaseSet *pdbs, const Sliding *game));

/* All boards of up to ten cells by number, and their distances from the goal.
   The distance of boards that can't be solved is NOT_REACHED. */
enum { MOST_BOARDS = 362880, MOST_MEASURED = 10, NOT_REACHED = 255 };
u32 board_number(const u8 *tiles, u8 cells);
void numbered_board(u32 number, u8 *tiles, u8 cells);
void lay_number(Sliding *game, u8 width, u8 height, u32 number);
u8 *measure_boards(u8 width, u8 height, Metric metric, u32 *boards);

/* Asserts that golden/sliding-nodes.txt has a line with this name and these
   numbers. The searches are deterministic, so the numbers change only if
   somebody changes a search. */
void check_signature(const char *name, u64 nodes, u32 moves);

#endif
