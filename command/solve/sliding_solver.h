/* SPDX-License-Identifier: MIT */
/* Solves sliding puzzles for the command line, with tables and a memory limit.
   The goal can have the gap first or last. */
#ifndef COMMAND_SOLVE_SLIDING_SOLVER_H
#define COMMAND_SOLVE_SLIDING_SOLVER_H

#include "advice/metrics/sliding_line.h"
#include "advice/sliding/pattern_database_cache.h"
#include "session/session.h"
#include "solve/sliding/network/network.h"

/* What was proven about a board. No line is shorter than "bound", and "nodes"
   were searched in vain below it. "first" was known without a search. */
typedef struct Proven {
    u32 first, bound;
    u64 nodes;
} Proven;

typedef struct SliderRequest {
    int level; /* of tables; DATABASE_LEVELS for the default */
    int gap_first;
    u32 threads;
    int in_slides; /* minimise slides instead of single-tile moves */
    u64 memory;    /* for tables and search together */
} SliderRequest;

typedef struct Slider {
    const SliderRequest *asked;
    CachedDatabases tables;
    int told;                /* a problem with the tables has been reported */
    u8 width, height;        /* of the boards that the tables are for */
    const DatabaseSet *pdbs; /* NULL if there are none */
    Network *network;        /* for boards of this size, or NULL */
    Proven proof;            /* of the last answer */
} Slider;

/* The request must outlive the slider. */
void slider_start(Slider *slider, const SliderRequest *request);
void slider_stop(Slider *slider);

void slider_ask(Slider *slider, Question *question, Answer *answer);

#endif
