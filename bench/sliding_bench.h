/* SPDX-License-Identifier: MIT */
/* Boards, pattern databases and questions for the sliding puzzle's
   benchmarks. */
#ifndef BENCH_SLIDING_BENCH_H
#define BENCH_SLIDING_BENCH_H

#include "solve/sliding/sliding.h"

typedef struct BenchSetting {
    u8 width, height;
    Profile profile;
    u8 threads;
    double peer_build; /* in seconds */
    const char *whose;
} BenchSetting;

typedef struct Bench {
    void *memory, *own;
    DatabaseSet pdbs;
    const SlideDatabase *slides; /* for counting slides, or NULL */
    const Network *network;      /* or NULL */
    Sliding game;
} Bench;

enum { MOST_ASKED = 1024, BENCH_LINE = 512 };
/* The memory of a search: enough for a beam of 240 million nodes on 5x5. */
static const u64 OWN_ROOM = (u64)3 << 30;
static const u64 no_limit = ~(u64)0;

void bench_set_game(Bench *bench, u8 width, u8 height);
/* With pattern databases; reports how long they took to build. */
void bench_open(Bench *bench, const BenchSetting *setting, u64 room);
/* The same with a slide database. */
void bench_open_lanes(Bench *bench, SlideDatabase *slides, u8 side, u64 room);
void bench_close(Bench *bench);

typedef struct BenchSum {
    u32 boards, solved;
    u32 length, known;
    u64 nodes;
    double seconds, worst;
    double each[MOST_ASKED]; /* of the first ones */
} BenchSum;

void bench_ask(Bench *bench, const DatabaseSet *pdbs, How how, u64 most,
               BenchSum *sum);
void bench_tell(const char *what, const BenchSum *sum, double peer,
                const char *whose);
/* Reads a line of published boards: the tiles, a tab, the shortest length.
   Returns the length. */
u32 bench_read_board(Bench *bench, const char *line);
/* The same for a square board of any size whose goal has the gap last. */
u32 bench_read_square(Bench *bench, const char *line);
/* Called for each board of a file in data/optima, or elsewhere if the name
   contains a slash, whose shortest length is known. */
typedef void (*Asking)(Bench *bench, u32 known, void *own);
void bench_read_boards(Bench *bench, const char *name, Asking ask_each,
                       void *own);
BenchSum bench_ask_file(Bench *bench, const char *name, How how, u64 most,
                        u32 longest);
/* Finds the optimum with one thread per processor, until told to stop. */
void bench_ask_team(Bench *bench, const _Atomic u8 *stop, BenchSum *sum);
BenchSum bench_ask_random(Bench *bench, const DatabaseSet *pdbs, How how,
                          u64 most, u32 count);

/* Predicts what proofs of a file's boards take, and searches that many nodes
   of each to compare. */
void bench_rounds(const char *name, u64 most);

#endif
