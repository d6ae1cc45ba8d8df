/* SPDX-License-Identifier: MIT */
/* A beam: of all positions that so many moves lead to, the most promising
   few, and of all that the next move leads to from these, again. */
#ifndef SOLVE_FREECELL_BEAM_H
#define SOLVE_FREECELL_BEAM_H

#include "linked_state.h"

enum { SCORES = 16384, SCORE_ZERO = 256, MOST_LEVELS = 256, SEEN_GROUP = 8 };
enum { WAITING = 16 };

/* A position that a step leads to from one of the level's. */
typedef struct Candidate {
    u32 parent;
    Step step;
    u16 score;
} Candidate;

/* A candidate whose key is on its way from far memory. */
typedef struct Waiting {
    Candidate candidate;
    u64 key;
} Waiting;

/* How a position of the beam was come by. */
typedef struct Link {
    u32 parent; /* in the level before */
    Step step;
} Link;

typedef struct Beam {
    Custom custom;
    u8 single; /* whether cards move one by one */
    u8 early;  /* whether cards fly home before the first move: they do where
                  going home is not counted */
    u32 width; /* positions kept of a level */
    u32 limit; /* lines of so many moves are of no use */
    u64 most_nodes; /* positions looked at, and how many were: */
    u64 nodes;
    const volatile u8 *stop;
    u32 level;
    u32 kept[MOST_LEVELS]; /* positions of each level */
    Links *links;          /* of the level, and room for the next one's */
    Links *others;
    Link *trail; /* level after level */
    u64 trail_room;
    u64 trail_used;
    u64 *seen;     /* keys; an old one gives way to a new one */
    u64 seen_mask; /* of groups */
    Candidate *candidates;
    u32 count;
    u32 below; /* candidates with the score "cut" or less */
    u32 cut;
    u32 at;             /* the position being looked at */
    u32 scored[SCORES]; /* candidates by score */
    Links trial;
    Waiting waiting[WAITING]; /* in a ring, as many as have come: */
    u32 come;
} Beam;

/* Lays out a beam in a block of memory, as wide as asked for or as there is
   room for; 0 when that is nothing. */
u32 lay_beam(Beam *beam, void *memory, u64 size, u32 width);
/* A line shorter than the limit: its steps, in the memory of the beam, and
   how many; NULL when the beam found none. */
const Step *run_beam(Beam *beam, const FreeCell *game, u32 *count);

#endif
