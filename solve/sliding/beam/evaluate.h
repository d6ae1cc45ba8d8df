/* SPDX-License-Identifier: MIT */
/* How far a board looks from its goal: what lies ahead of a beam. With a guide
   it is what the tables of all views tell, else distances along rows and
   columns, and two for each tile that must let others pass in its own row or
   column. 0 at the goal only. */
#ifndef SOLVE_SLIDING_JUDGE_H
#define SOLVE_SLIDING_JUDGE_H

#include "solve/sliding/pdb/packed_index.h"

typedef struct Judge {
    const DatabaseSet *pdbs; /* or NULL */
    u8 width, cells;
    u8 packed_states;                             /* of a board, or 0 */
    u8 row[SLIDING_CELLS], column[SLIDING_CELLS]; /* of each cell */
} Judge;

/* A board as it is kept: its lies, then its tiles. */
typedef struct BeamNode {
    u16 sum[VIEWS]; /* of each view's needs */
    u32 score;
    u8 hole;
    u8 before; /* where the hole came from, or NO_SPOT */
    PackedState packed[];
} BeamNode;

/* A step from a board, of which the tables are yet to tell. */
typedef struct Glance {
    const BeamNode *node;
    u8 from, tile;
    u8 rises; /* a bit for each view whose need got greater */
    u8 place[VIEWS];
    u16 sum[VIEWS];
    u32 score;
    PackedState packed[VIEWS];
    const u8 *byte[VIEWS];
} Glance;

void set_judge(Judge *judge, const DatabaseSet *pdbs,
               const SlidingBoard *board);

static inline u32 beam_node_size(const Judge *judge)
{
    u64 size = sizeof(BeamNode) + judge->packed_states * sizeof(PackedState) +
               judge->cells;
    return (u32)(size + 7) & ~7U;
}

static inline u8 *beam_node_tiles(const Judge *judge, const BeamNode *node)
{
    return (u8 *)(uintptr_t)(node->packed + judge->packed_states);
}

void judge_tray(const Judge *judge, const SlidingBoard *board, BeamNode *node);

/* In this order, each for many glances before the next, so that what is asked
   for has time to come. */
void aim_at_sets(const Judge *judge, Glance *glance);
void aim_at_bits(const Judge *judge, Glance *glance);
void judge_step(const Judge *judge, Glance *glance);

/* A board after a step of which is known what rises and the score. */
void beam_node_step(const Judge *judge, const BeamNode *node, u8 from,
                    u8 rises, u32 score, BeamNode *after);

#endif
