/* SPDX-License-Identifier: MIT */
/* Everything that is precomputed for boards of one size: pattern databases for
   a partition of the tiles, and the automaton that prunes duplicates. The
   databases of one partition, added up, are one *view* of a board. On a square
   board, the same databases looked up for the board's mirror image are a
   second view (Culberson and Schaeffer, "Pattern databases", 1998). The
   heuristic is the maximum over all views. */
#ifndef SOLVE_SLIDING_DATABASE_SET_H
#define SOLVE_SLIDING_DATABASE_SET_H

#include "checksum.h"
#include "pattern_database.h"
#include "solve/sliding/ida/duplicate_automaton.h"

enum { MOST_DATABASES = 15, MOST_INDEXES = 4, SIDES = 2, VIEWS = 4 };

/* The size of the databases. */
typedef enum Profile {
    PDB_TINY,  /* 4x4: 0.4 MB */
    PDB_SMALL, /* 4 MB, built in a tenth of a second or two */
    PDB_GREAT, /* 5x5: 91 MB, built in some seconds */
    PDB_BIG    /* 4x4: 196 MB, built in ten seconds; 5x5: twice the size of
                  PDB_GREAT */
} Profile;

/* The database of a view that contains a tile, and the tile's number in it. */
typedef struct Owner {
    u8 database, tile;
} Owner;

typedef struct View {
    const PatternDatabase *databases;
    u8 database_count;
    Owner owner[PATTERN_CELLS + 1];
    u8 cell[PATTERN_CELLS]; /* where the view sees each cell */
} View;

typedef struct DatabaseSet {
    SlidingBoard goal;
    PatternIndex indexes[MOST_INDEXES];
    u8 index_count;
    PatternDatabase databases[MOST_DATABASES];
    u8 database_count;
    u8 *serialised; /* a header, then the bits of all databases */
    DuplicateAutomaton automaton;
    View views[VIEWS];
    u8 view_count;
    u8 most_databases; /* the most in any view */
    u8 neighbour[PATTERN_CELLS][DIRECTIONS];
} DatabaseSet;

/* Builds everything. Returns 0 if this profile does not exist for this size,
   or if there is not enough memory. */
u8 database_set_make(DatabaseSet *pdbs, const SlidingBoard *board,
                     Profile profile, Arena *arena);

/* The same in steps, for databases in a file. Serialised databases are one run
   of bytes that is the same on every machine. First plan; then place the
   databases in that many bytes; then build them, or check that bytes from a
   file are these databases. */
u8 database_set_plan(DatabaseSet *pdbs, const SlidingBoard *board,
                     Profile profile, Arena *arena);
u64 database_set_size(const DatabaseSet *pdbs);
void database_set_place(DatabaseSet *pdbs, void *bytes);
/* Completes the header with a checksum (NULL: the plain one), for callers that
   build the databases themselves. */
void database_set_seal(const DatabaseSet *pdbs, const FastChecksum *fast);
/* The first checks that the header describes these databases. The second
   checks that no bit has changed since they were sealed, which means reading
   all of them. */
u8 database_set_matches(const DatabaseSet *pdbs);
u8 database_set_is_intact(const DatabaseSet *pdbs, const FastChecksum *fast);

/* The partial state in each database of each view. */
typedef struct PartialStates {
    PartialState state[VIEWS][MOST_DATABASES];
    u16 sum[VIEWS];
} PartialStates;

void database_set_look_up(const DatabaseSet *pdbs, const SlidingBoard *board,
                          PartialStates *states);
/* The maximum over the views: an admissible and consistent heuristic. */
u16 database_set_states_heuristic(const DatabaseSet *pdbs,
                                  const PartialStates *states);

#endif
