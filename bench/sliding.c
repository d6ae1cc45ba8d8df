/* SPDX-License-Identifier: MIT */
/* The sliding puzzle's solver, compared with other solvers measured on such a
   machine. Nodes are reproducible; times depend on the machine.
     sliding             what takes seconds: small, slides
     sliding small       4x4 with small tables, 3x4
     sliding slides      4x4, counted in slides
     sliding near        5x5, short lines with small tables
     sliding bare        the same without tables
     sliding large       6x6 to 10x10, which go without tables
     sliding big         the tables of 200 MB, built by two threads
     sliding great       5x5 with 91 MB of tables
     sliding oblong      4x5
     sliding minute      5x5 at random, with 181 MB and all processors
     sliding rounds FILE NODES
   predicts how long proofs of the 5x5 boards in a file like
   data/optima/korf24.tsv take, and searches NODES of each to compare.
   Boards that are not in data/, from a file like DeepCubeA's: a line has the
   tiles row by row, 0 for the gap, whose home is the last cell, then a tab and
   the published length.
     sliding deepcubea FILE NODES [BOARDS [WEIGHTS]]
   On 5x5, this uses the databases of "sliding great" if it has no weights. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "advice/sliding/shipped_network.h"
#include "sliding_bench.h"
#include "train/sliding/network_load.h"

/* ------------------------------------------------------------------- parts */

static void bench_tables(const BenchSetting *setting, double peer,
                         const char *whose)
{
    Bench bench = {0};
    BenchSum sum;
    bench_open(&bench, setting, 48 << 20);
    sum = bench_ask_file(&bench, "korf15.tsv", SOLVE_OPTIMAL, no_limit, 255);
    bench_tell("50 of Korf's 100, proven", &sum, peer, whose);
    bench_close(&bench);
}

static void bench_small(void)
{
    static const BenchSetting tiny = {4, 4, PDB_TINY, 1, 0.1, "a prototype"};
    static const BenchSetting small = {4, 4, PDB_SMALL, 1, 0.7, "a prototype"};
    static const BenchSetting oblong = {3, 4,    PDB_GREAT,
                                        1, 0.06, "a prototype"};
    Bench bench = {0};
    BenchSum sum;
    bench_tables(&tiny, 0.0195, "a prototype's tables of this size");
    bench_tables(&small, 0.093, "slidy");
    bench_open(&bench, &oblong, 16 << 20);
    sum = bench_ask_random(&bench, &bench.pdbs, SOLVE_OPTIMAL, no_limit, 1000);
    bench_tell("3x4 at random, proven", &sum, 0.00012, "a prototype");
    bench_close(&bench);
}

/* Asks with budgets that take some hundredths of a second, half a second, and
   several seconds. */
static void ask_ever_longer(Bench *bench)
{
    static const u64 nodes[] = {100000, 400000, 5000000, 60000000};
    BenchSum sum;
    size_t i;
    for (i = 0; i < COUNT_OF(nodes); i++) {
        sum = bench_ask_file(bench, "korf24.tsv", SOLVE_SHORT, nodes[i], 255);
        bench_tell("25 of Korf and Felner's 50, short", &sum, 0, "");
    }
}

static void bench_near(void)
{
    static const BenchSetting five = {5, 5, PDB_SMALL, 1, 1.3, "a prototype"};
    Bench bench = {0};
    bench_open(&bench, &five, 48 << 20);
    ask_ever_longer(&bench);
    bench_close(&bench);
}

/* The same without databases. */
static void bench_bare(void)
{
    Bench bench = {0};
    bench.own = malloc(OWN_ROOM);
    bench_set_game(&bench, 5, 5);
    ask_ever_longer(&bench);
    free(bench.own);
}

static void ask_large(Bench *bench)
{
    BenchSum sum = bench_ask_random(bench, NULL, SOLVE_FAST, no_limit, 20);
    bench_tell("at once", &sum, 0.03, "a prototype's 30 ms");
    sum = bench_ask_random(bench, NULL, SOLVE_SHORT, 4000000, 10);
    bench_tell("4 million nodes", &sum, 0, "");
    sum = bench_ask_random(bench, NULL, SOLVE_SHORT, 20000000, 10);
    bench_tell("20 million nodes", &sum, 0, "");
}

static void bench_large(void)
{
    static const u8 sizes[][2] = {{5, 6}, {6, 6}, {7, 7}, {8, 8}, {10, 10}};
    Bench bench = {0};
    size_t i;
    bench.own = malloc(OWN_ROOM);
    for (i = 0; i < COUNT_OF(sizes); i++) {
        const u8 width = sizes[i][0], height = sizes[i][1];
        const char *name = shipped_network_name(width, height);
        bench_set_game(&bench, width, height);
        printf("%dx%d by distances\n", width, height);
        ask_large(&bench);
        if (name) {
            char path[512];
            Network network;
            snprintf(path, sizeof path, "%s/data/%s", BENCH_SOURCE, name);
            network_load(&network, path, width, height);
            bench.network = &network;
            printf("%dx%d by a network\n", width, height);
            ask_large(&bench);
            bench.network = NULL;
        }
    }
    free(bench.own);
}

static void bench_great(void)
{
    static const BenchSetting five = {5, 5, PDB_GREAT, 2, 20, "a prototype"};
    Bench bench = {0};
    BenchSum sum;
    bench_open(&bench, &five, 512 << 20);
    ask_ever_longer(&bench);
    sum = bench_ask_file(&bench, "korf24.tsv", SOLVE_OPTIMAL, no_limit, 81);
    bench_tell("the one of 81, proven", &sum, 19.8,
               "clausecker's with 724 MB");
    bench_close(&bench);
}

/* Boards that need 80 moves, and the hardest one known for these databases. */
static void bench_hard(Bench *bench)
{
    static const char seventy[] = "15 14 3 7 11 10 6 2 12 9 5 4 13 8 1 0 70";
    BenchSum sum =
        bench_ask_file(bench, "antipodes15.tsv", SOLVE_OPTIMAL, no_limit, 255);
    bench_tell("5 of the 17 of 80, proven", &sum, 1.05, "a prototype");
    memset(&sum, 0, sizeof sum);
    sum.known = bench_read_board(bench, seventy);
    bench_ask(bench, &bench->pdbs, SOLVE_OPTIMAL, no_limit, &sum);
    bench_tell("one of 70 that looks like 50, proven", &sum, 16.8,
               "a prototype");
}

static void bench_big(void)
{
    static const BenchSetting big = {4, 4, PDB_BIG, 2, 48, "a prototype"};
    Bench bench = {0};
    BenchSum sum;
    bench_open(&bench, &big, 640 << 20);
    sum = bench_ask_file(&bench, "korf15.tsv", SOLVE_OPTIMAL, no_limit, 255);
    bench_tell("50 of Korf's 100, proven", &sum, 0.0025, "a prototype");
    bench_hard(&bench);
    bench_close(&bench);
}

static void bench_oblong(void)
{
    static const BenchSetting four = {4, 5, PDB_BIG, 2, 30, "a prototype"};
    Bench bench = {0};
    BenchSum sum;
    bench_open(&bench, &four, 640 << 20);
    sum = bench_ask_random(&bench, &bench.pdbs, SOLVE_OPTIMAL, 200000000, 11);
    bench_tell("4x5 at random, proven", &sum, 0, "");
    bench_close(&bench);
}

static void bench_slides(void)
{
    Bench bench = {0};
    SlideDatabase slides;
    BenchSum sum;
    bench_open_lanes(&bench, &slides, 4, 128 << 20);
    sum = bench_ask_file(&bench, "korf15.tsv", SOLVE_OPTIMAL, no_limit, 255);
    bench_tell("50 of Korf's 100 in slides, proven", &sum, 0.214,
               "slidy's scheme");
    bench_close(&bench);
}

/* ------------------------------------------------------------- a minute */

static _Atomic u8 minute_over;

static void end_minute(int signal)
{
    (void)signal;
    minute_over = 1;
}

/* Uses all processors, for at most a minute. */
static void ask_for_a_minute(Bench *bench, u32 known, void *own)
{
    BenchSum *sum = own;
    (void)known;
    minute_over = 0;
    alarm(60);
    bench_ask_team(bench, &minute_over, sum);
    alarm(0);
    bench_tell("by all processors in a minute each, proven", sum, 0, "");
}

static void bench_minute(void)
{
    static const BenchSetting five = {5, 5, PDB_BIG, 2, 40, "a prototype"};
    enum { BOARDS = 20 };
    u8 variant[VARIANT_SIZE] = {5, 5};
    Bench bench = {0};
    BenchSum sum = {0};
    u8 i;
    signal(SIGALRM, end_minute);
    bench_open(&bench, &five, 640 << 20);
    bench_read_boards(&bench, "korf24.tsv", ask_for_a_minute, &sum);
    memset(&sum, 0, sizeof sum);
    for (i = 1; i <= BOARDS; i++) {
        u8 seed[SEED_SIZE] = {i};
        sliding_deal(&bench.game, variant, seed);
        ask_for_a_minute(&bench, 0, &sum);
    }
    bench_close(&bench);
}

/* ------------------------------------------------------------- a network */

/* Prepares what judges boards of this size: the weights in a file, if one was
   named, or else databases on 5x5. */
static void open_judge(Bench *bench, Network *network, const char *weights)
{
    static const BenchSetting five = {5, 5, PDB_GREAT, 2, 20, "a prototype"};
    const u8 width = bench->game.width, height = bench->game.height;
    if (!weights && width == five.width) {
        bench_open(bench, &five, 512 << 20);
        return;
    }
    bench->own = malloc(OWN_ROOM);
    if (!weights)
        return;
    network_load(network, weights, width, height);
    bench->network = network;
}

/* Boards of any size from a file, with their published lengths. */
static int bench_deepcubea(int count, char **words)
{
    const u32 most = count > 4 ? (u32)atoi(words[4]) : MOST_ASKED;
    const u64 nodes = strtoull(words[3], NULL, 10);
    Bench bench = {0};
    BenchSum sum = {0};
    Network network;
    char line[BENCH_LINE];
    u32 as_short = 0;
    FILE *file = fopen(words[2], "r");
    if (!file)
        return perror(words[2]), EXIT_FAILURE;
    while (sum.boards < most && fgets(line, sizeof line, file)) {
        const u32 before = sum.length;
        u32 known;
        if (*line == '#')
            continue;
        known = bench_read_square(&bench, line);
        if (!bench.own) {
            open_judge(&bench, &network, count > 5 ? words[5] : NULL);
            known = bench_read_square(&bench, line);
        }
        bench_ask(&bench, bench.memory ? &bench.pdbs : NULL, SOLVE_SHORT,
                  nodes, &sum);
        sum.known += known;
        as_short += sum.length - before <= known;
    }
    fclose(file);
    bench_tell("DeepCubeA's boards", &sum, 0, "");
    printf("  as short as published, or shorter: %u of %u\n", as_short,
           sum.boards);
    bench_close(&bench);
    return EXIT_SUCCESS;
}

typedef struct Benchmark {
    const char *name;
    void (*bench)(void);
} Benchmark;

static const Benchmark parts[] = {
    {"small", bench_small}, {"slides", bench_slides}, {"near", bench_near},
    {"bare", bench_bare},   {"large", bench_large},   {"big", bench_big},
    {"great", bench_great}, {"oblong", bench_oblong}, {"minute", bench_minute},
};

enum { QUICK = 2 }; /* number of those */

int main(int count, char **words)
{
    size_t i;
    if (count > 3 && !strcmp(words[1], "deepcubea"))
        return bench_deepcubea(count, words);
    if (count > 3 && !strcmp(words[1], "rounds")) {
        bench_rounds(words[2], strtoull(words[3], NULL, 10));
        return EXIT_SUCCESS;
    }
    for (i = 0; i < COUNT_OF(parts); i++)
        if (count > 1 ? !strcmp(words[1], parts[i].name) : i < QUICK)
            parts[i].bench();
    return 0;
}
