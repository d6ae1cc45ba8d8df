/* SPDX-License-Identifier: MIT */
/* The evaluation by which beam search ranks boards. It is not admissible. With
   pattern databases it adds up the values of all views; without, it combines
   Manhattan distances with linear conflicts (Hansson, Mayer and Yung,
   "Criticizing solutions to relaxed models yields powerful admissible
   heuristics", 1992): two moves for each tile that must let another pass in
   its own row or column. A network, if there is one, ranks better than these.
   The evaluation is 0 only at the goal.

   All evaluations count squares of distances, too: a beam compares boards
   after equally many moves, and one whose tiles are all near is better than
   one that has most of them home and a few far away. */
#ifndef SOLVE_SLIDING_EVALUATE_H
#define SOLVE_SLIDING_EVALUATE_H

#include "solve/sliding/network/network.h"
#include "solve/sliding/pdb/packed_index.h"

/* Called with the nodes of each level of a beam. */
typedef void (*BeamWatch)(void *watcher, u32 level, const u8 *nodes,
                          u32 count);

/* What a node sums up for a network. Only distances are admissible. */
enum { SUM_DISTANCES, SUM_SQUARES, NETWORK_SUMS };
STATIC_ASSERT((int)NETWORK_SUMS <= (int)VIEWS);

typedef struct Evaluator {
    const DatabaseSet *pdbs; /* NULL: use the network, or distances */
    const Network *network;  /* or NULL */
    u8 width, cells;
    u8 packed_states; /* number of packed states per node, or 0 */
    u16 accumulators; /* number of the network's per node, or 0 */
    u8 square_unit;   /* the score of a squared distance beside a network's */
    u8 row[SLIDING_CELLS], column[SLIDING_CELLS]; /* of each cell */
    BeamWatch watch; /* or NULL; training learns from what a beam keeps */
    void *watcher;
} Evaluator;

/* A node of the beam. Its packed states or accumulators are followed by its
   tiles. */
typedef struct BeamNode {
    u16 sum[VIEWS]; /* of the values in each view, or for a network */
    u32 score;
    u8 gap;
    u8 before; /* the gap's previous cell, or NO_SPOT */
    PackedState packed[];
} BeamNode;

/* A step from a node while the databases are looked up. */
typedef struct Step {
    const BeamNode *node;
    u8 from, tile;
    u8 rises; /* a bit for each view whose value increased */
    u8 place[VIEWS];
    u16 sum[VIEWS];
    u32 score;
    PackedState packed[VIEWS];
    const u8 *byte[VIEWS];
} Step;

static inline u8 has_network(const Evaluator *evaluator)
{
    return evaluator->network != NULL;
}

/* The number of admissible sums per node. A network's is the Manhattan
   distance. */
static inline u8 evaluator_views(const Evaluator *evaluator)
{
    if (has_network(evaluator))
        return 1;
    return (u8)(evaluator->pdbs ? evaluator->pdbs->view_count : 0);
}

/* Uses the databases, or else the network, or else distances. */
void evaluator_set(Evaluator *evaluator, const DatabaseSet *pdbs,
                   const Network *network, const SlidingBoard *board);

/* Where the tiles of a node are, after its packed states or accumulators. */
static inline u32 beam_node_tiles_at(const Evaluator *evaluator)
{
    const u32 at = evaluator->packed_states * (u32)sizeof(PackedState);
    return at + evaluator->accumulators * (u32)sizeof(i16);
}

static inline u32 beam_node_size(const Evaluator *evaluator)
{
    u64 size =
        sizeof(BeamNode) + beam_node_tiles_at(evaluator) + evaluator->cells;
    return (u32)(size + 7) & ~7U;
}

static inline i16 *beam_node_accumulators(const BeamNode *node)
{
    return (i16 *)(uintptr_t)node->packed;
}

static inline u8 *beam_node_tiles(const Evaluator *evaluator,
                                  const BeamNode *node)
{
    return (u8 *)(uintptr_t)node->packed + beam_node_tiles_at(evaluator);
}

void evaluate_board(const Evaluator *evaluator, const SlidingBoard *board,
                    BeamNode *node);

/* Call these in this order, each for many steps before the next one, so that
   prefetched entries have time to arrive. */
void evaluator_prefetch_index(const Evaluator *evaluator, Step *step);
void evaluator_prefetch_bits(const Evaluator *evaluator, Step *step);
void evaluate_step(const Evaluator *evaluator, Step *step);

/* Computes the node after a step whose "rises" and score are known. */
void beam_node_step(const Evaluator *evaluator, const BeamNode *node, u8 from,
                    u8 rises, u32 score, BeamNode *after);

#endif
