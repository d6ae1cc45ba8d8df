/* SPDX-License-Identifier: MIT */
/* Who solves sliding puzzles for the command line: with tables, in so much
   memory, the goal with the hole first or last. */
#ifndef COMMAND_SOLVE_SLIDING_SOLVER_H
#define COMMAND_SOLVE_SLIDING_SOLVER_H

#include "advice/metrics/sliding_line.h"
#include "advice/sliding/pattern_database_cache.h"
#include "session/session.h"

/* What was proven of a board: no line is shorter than bound, and how many
   nodes were looked at in vain below it; first was known without a search. */
typedef struct Proven {
    u32 first, bound;
    u64 nodes;
} Proven;

typedef struct SliderRequest {
    int level; /* of tables; DATABASE_LEVELS: the usual one */
    int hole_first;
    u32 threads;
    int in_slides; /* the least is to be of slides, not of single tiles */
    u64 memory;    /* for tables and search together */
} SliderRequest;

typedef struct Slider {
    const SliderRequest *asked;
    CachedDatabases tables;
    int told;                /* why tables are not kept */
    u8 width, height;        /* of the boards that the guide is for */
    const DatabaseSet *pdbs; /* or NULL: none */
    Proven proof;            /* of the last answer */
} Slider;

/* The request is to last as long as the slider. */
void start_slider(Slider *slider, const SliderRequest *request);
void stop_slider(Slider *slider);

void ask_slider(Slider *slider, Question *question, Answer *answer);

#endif
