/* SPDX-License-Identifier: MIT */
/* Beam search (Lowerre, "The HARPY speech recognition system", 1976): of all
   states that so many moves lead to, it keeps the most promising few and
   expands these. */
#ifndef SOLVE_FREECELL_BEAM_SEARCH_H
#define SOLVE_FREECELL_BEAM_SEARCH_H

#include "linked_state.h"

enum {
    SCORES = 16384,
    SCORE_ZERO = 256,
    MOST_LEVELS = 256,
    TRANSPOSITION_BUCKET = 8
};
enum { PENDING = 16 };

/* A successor of one of the level's states. */
typedef struct BeamCandidate {
    u32 parent;
    FreecellStep step;
    u16 score;
} BeamCandidate;

/* A candidate that waits until its transposition bucket has been fetched from
   memory. */
typedef struct PendingCandidate {
    BeamCandidate candidate;
    u64 key;
} PendingCandidate;

/* The parent of a state of the beam, and the step from there. */
typedef struct BeamStep {
    u32 parent; /* in the level before */
    FreecellStep step;
} BeamStep;

typedef struct FreecellBeam {
    BeamRules rules;
    u8 single_cards;   /* whether cards move one by one */
    u8 autoplay_first; /* whether autoplay comes before the first move: it does
                          where going home is not counted */
    u32 width;         /* positions kept of a level */
    u32 limit;         /* lines of so many moves are of no use */
    u64 most_nodes;    /* states expanded, and how many were: */
    u64 nodes;
    const _Atomic u8 *stop;
    u32 level;
    u32 level_sizes[MOST_LEVELS]; /* positions of each level */
    LinkedState *states; /* of the level, and room for the next one's */
    LinkedState *next_states;
    BeamStep *trail; /* level after level */
    u64 trail_room;
    u64 trail_used;
    u64 *transpositions; /* the transposition table: keys in buckets; a new one
                            replaces the oldest */
    u64 bucket_mask;     /* of buckets */
    BeamCandidate *candidates;
    u32 count;
    u32 below; /* candidates whose score is "cutoff" or less */
    u32 cutoff;
    u32 at;                   /* the state being expanded */
    u32 score_counts[SCORES]; /* candidates by score */
    LinkedState trial;
    PendingCandidate pending[PENDING]; /* in a ring, as many as have come: */
    u32 admitted;
} FreecellBeam;

/* Lays out a beam in a block of memory, as wide as asked for or as there is
   room for; 0 when that is nothing. */
u32 freecell_beam_init(FreecellBeam *beam, void *memory, u64 size, u32 width);
/* A line shorter than the limit: its steps, in the memory of the beam, and
   how many; NULL when the beam found none. */
const FreecellStep *freecell_beam_run(FreecellBeam *beam, const FreeCell *game,
                                      u32 *count);

#endif
