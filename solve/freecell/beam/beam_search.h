/* SPDX-License-Identifier: MIT */
/* Beam search (Lowerre, "The HARPY speech recognition system", 1976) for short
   FreeCell solutions. It proceeds level by level. Of all states reached by the
   same number of moves it keeps the most promising few, and expands only
   those. It is fast and finds short lines, but proves nothing. */
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

/* A successor of one of the states in the level. */
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

/* The parent of a state in the beam, and the step from there. */
typedef struct BeamStep {
    u32 parent; /* index in the previous level */
    FreecellStep step;
} BeamStep;

typedef struct FreecellBeam {
    BeamRules rules;
    u8 single_cards;   /* whether cards move one at a time */
    u8 autoplay_first; /* whether autoplay precedes the first move, which is so
                          where moves home are not counted */
    u32 width;         /* the most states kept in a level */
    u32 limit;         /* only lines with fewer moves are useful */
    u64 most_nodes;    /* the most states to expand, and how many were */
    u64 nodes;
    const Question *question; /* says when to stop */
    u32 level;
    u32 level_sizes[MOST_LEVELS]; /* the number of states in each level */
    LinkedState *states;          /* of this level, with room for the next */
    LinkedState *next_states;
    BeamStep *trail; /* of all levels, one after another */
    u64 trail_room;
    u64 trail_used;
    u64 *transpositions; /* the transposition table: buckets of keys, in each
                            of which a new key replaces the oldest */
    u64 bucket_mask;     /* the number of buckets less 1 */
    BeamCandidate *candidates;
    u32 count;
    u32 below; /* the number of candidates with a score of at most "cutoff" */
    u32 cutoff;
    u32 at;                   /* index of the state being expanded */
    u32 score_counts[SCORES]; /* number of candidates with each score */
    LinkedState trial;
    PendingCandidate pending[PENDING]; /* a ring buffer */
    u32 admitted;
} FreecellBeam;

/* Lays out a beam in a block of memory. Returns its width: the width asked
   for, or as much as fits; 0 if nothing fits. */
u32 freecell_beam_init(FreecellBeam *beam, void *memory, u64 size, u32 width);
/* Finds a line shorter than the limit. Returns its steps, which lie in the
   beam's memory, and their number; NULL if the beam found none. */
const FreecellStep *freecell_beam_run(FreecellBeam *beam, const FreeCell *game,
                                      u32 *count);

#endif
