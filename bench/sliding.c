/* SPDX-License-Identifier: MIT */
/* What the sliding puzzle's solver reaches, beside what others were measured
   to reach on such a machine. Nodes repeat exactly; times are the machine's.
     sliding             what takes seconds: small, near, large
     sliding big         the tables of 200 MB, built by two threads
     sliding great       5x5 with 91 MB of tables
     sliding oblong      4x5 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../solve/sliding/sliding.h"

typedef struct Setting {
    u8 width, height;
    Profile profile;
    u8 threads;
    double peer_build; /* seconds */
    const char *whose;
} Setting;

typedef struct Bench {
    void *memory, *own;
    Guide guide;
    Sliding game;
} Bench;

enum { OWN_ROOM = 256 << 20 };
static const u64 no_limit = ~(u64)0;

static double now(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double spent(void)
{
    return now(CLOCK_PROCESS_CPUTIME_ID);
}

/* --------------------------------------------------------------- building */

typedef struct Team {
    Build build;
    pthread_barrier_t barrier;
    u32 threads;
    u8 any[2];
} Team;

typedef struct Worker {
    Team *team;
    u32 slice;
    pthread_t thread;
} Worker;

static void *work(void *argument)
{
    Worker *worker = argument;
    Team *team = worker->team;
    u8 any;
    do {
        team->any[worker->slice] =
            grow_build(&team->build, worker->slice, team->threads);
        pthread_barrier_wait(&team->barrier);
        any = team->any[0] | team->any[1];
        if (pthread_barrier_wait(&team->barrier))
            team->build.depth++;
        pthread_barrier_wait(&team->barrier);
    } while (any);
    return NULL;
}

static void build_by_two(Table *table, Arena arena)
{
    Team team;
    Worker workers[2];
    u32 i;
    team.threads = 2;
    if (!begin_build(&team.build, table, &arena))
        exit(4);
    pthread_barrier_init(&team.barrier, NULL, 2);
    for (i = 0; i < 2; i++) {
        workers[i].team = &team;
        workers[i].slice = i;
        pthread_create(&workers[i].thread, NULL, work, &workers[i]);
    }
    for (i = 0; i < 2; i++)
        pthread_join(workers[i].thread, NULL);
    pthread_barrier_destroy(&team.barrier);
}

static void build_parts(Bench *bench, const Tray *tray, Profile profile,
                        Arena *arena)
{
    u8 i;
    void *bytes;
    if (!plan_guide(&bench->guide, tray, profile, arena) ||
        !make_words(&bench->guide.words, tray, 12, arena))
        exit(4);
    bytes = take(arena, size_of_tables(&bench->guide), 1);
    if (!bytes)
        exit(4);
    place_tables(&bench->guide, bytes);
    for (i = 0; i < bench->guide.table_count; i++)
        build_by_two(&bench->guide.tables[i], *arena);
    seal_tables(&bench->guide);
}

static void set_game(Bench *bench, u8 width, u8 height)
{
    u8 variant[VARIANT_SIZE] = {0};
    variant[SLIDE_WIDTH] = width;
    variant[SLIDE_HEIGHT] = height;
    start_sliding(&bench->game, variant);
}

static void open_bench(Bench *bench, const Setting *setting, u64 room)
{
    Tray tray;
    Arena arena;
    double begin = now(CLOCK_MONOTONIC);
    double cpu = spent();
    u64 kept;
    bench->memory = malloc(room);
    bench->own = malloc(OWN_ROOM);
    if (!bench->memory || !bench->own)
        exit(4);
    arena = arena_of(bench->memory, room);
    kept = arena.left;
    set_game(bench, setting->width, setting->height);
    lay_tray(&tray, &bench->game);
    if (setting->threads > 1)
        build_parts(bench, &tray, setting->profile, &arena);
    else if (!make_guide(&bench->guide, &tray, setting->profile, &arena))
        exit(4);
    printf("%dx%d tables: %.2f MB kept, built in %.2f s (%.2f s of "
           "processors); x%.2g of %s\n",
           setting->width, setting->height, (double)(kept - arena.left) / 1e6,
           now(CLOCK_MONOTONIC) - begin, spent() - cpu,
           setting->peer_build / (now(CLOCK_MONOTONIC) - begin),
           setting->whose);
}

static void close_bench(Bench *bench)
{
    free(bench->memory);
    free(bench->own);
}

/* ---------------------------------------------------------------- solving */

typedef struct Sum {
    u32 boards, solved;
    u32 length, known;
    u64 nodes;
    double seconds, worst;
} Sum;

static void ask(Bench *bench, const Guide *guide, How how, u64 most, Sum *sum)
{
    Question question = {&sliding, &bench->game, how, bench->own,
                         OWN_ROOM, most,         NULL};
    Answer answer;
    Inquiry inquiry = {&question, &answer, guide, {0, 0, 0}};
    double begin = spent();
    solve_slides(&inquiry);
    begin = spent() - begin;
    sum->boards++;
    sum->solved += answer.verdict == SOLVED;
    sum->length += count_tiles(&question, &answer);
    sum->nodes += answer.nodes;
    sum->seconds += begin;
    if (begin > sum->worst)
        sum->worst = begin;
}

static void tell(const char *what, const Sum *sum, double peer,
                 const char *whose)
{
    double each = sum->seconds / sum->boards;
    printf("  %s: %u of %u, %.2f tiles", what, sum->solved, sum->boards,
           (double)sum->length / sum->boards);
    if (sum->known)
        printf(" (x%.4f of the least)", (double)sum->length / sum->known);
    printf(", %.0f nodes, %.2f ms each, worst %.0f ms, %.1f M nodes/s",
           (double)sum->nodes / sum->boards, each * 1e3, sum->worst * 1e3,
           (double)sum->nodes / sum->seconds / 1e6);
    if (peer > 0)
        printf("; x%.2g of %s", peer / each, whose);
    printf("\n");
    fflush(stdout);
}

/* A line of published boards: tiles, a tab, the least length. */
static u32 read_board_of(Bench *bench, char *line)
{
    u8 cells = (u8)(bench->game.width * bench->game.height);
    u8 i;
    for (i = 0; i < cells; i++) {
        bench->game.tile[i] = (u8)strtol(line, &line, 10);
        if (!bench->game.tile[i])
            bench->game.hole = i;
    }
    turn_about(&bench->game);
    return (u32)strtol(line, NULL, 10);
}

static Sum ask_file(Bench *bench, const char *name, How how, u64 most,
                    u32 longest)
{
    Sum sum = {0};
    char path[512], line[512];
    FILE *file;
    snprintf(path, sizeof path, "%s/data/optima/%s", BENCH_SOURCE, name);
    file = fopen(path, "r");
    if (!file)
        exit(4);
    while (fgets(line, sizeof line, file)) {
        u32 known = *line == '#' ? 0 : read_board_of(bench, line);
        if (!known || known > longest)
            continue;
        sum.known += known;
        ask(bench, &bench->guide, how, most, &sum);
    }
    fclose(file);
    return sum;
}

static Sum ask_random(Bench *bench, const Guide *guide, How how, u64 most,
                      u32 count)
{
    u8 variant[VARIANT_SIZE] = {bench->game.width, bench->game.height};
    Sum sum = {0};
    u32 i;
    for (i = 1; i <= count; i++) {
        u8 seed[SEED_SIZE] = {(u8)i, (u8)(i >> 8)};
        deal_sliding(&bench->game, variant, seed);
        ask(bench, guide, how, most, &sum);
    }
    return sum;
}

/* ------------------------------------------------------------------- parts */

static void bench_tables(const Setting *setting, double peer,
                         const char *whose)
{
    Bench bench;
    Sum sum;
    open_bench(&bench, setting, 48 << 20);
    sum = ask_file(&bench, "korf15.tsv", SOLVE_OPTIMAL, no_limit, 255);
    tell("50 of Korf's 100, proven", &sum, peer, whose);
    close_bench(&bench);
}

static void bench_small(void)
{
    static const Setting tiny = {4, 4, GUIDE_TINY, 1, 0.1, "a prototype"};
    static const Setting small = {4, 4, GUIDE_SMALL, 1, 0.7, "a prototype"};
    static const Setting oblong = {3, 4, GUIDE_GREAT, 1, 0.06, "a prototype"};
    Bench bench;
    Sum sum;
    bench_tables(&tiny, 0.0195, "a prototype's tables of this size");
    bench_tables(&small, 0.093, "slidy");
    open_bench(&bench, &oblong, 16 << 20);
    sum = ask_random(&bench, &bench.guide, SOLVE_OPTIMAL, no_limit, 1000);
    tell("3x4 at random, proven", &sum, 0.00012, "a prototype");
    close_bench(&bench);
}

static void bench_near(void)
{
    static const Setting five = {5, 5, GUIDE_SMALL, 1, 1.3, "a prototype"};
    Bench bench;
    Sum sum;
    u64 nodes;
    open_bench(&bench, &five, 48 << 20);
    for (nodes = 100000; nodes <= 10000000; nodes *= 10) {
        sum = ask_file(&bench, "korf24.tsv", SOLVE_SHORT, nodes, 255);
        tell("25 of Korf and Felner's 50, short", &sum, 0, "");
    }
    close_bench(&bench);
}

static void bench_large(void)
{
    static const u8 sides[] = {5, 6, 8, 10};
    Bench bench;
    Sum sum;
    size_t i;
    bench.own = malloc(OWN_ROOM);
    for (i = 0; i < COUNT_OF(sides); i++) {
        set_game(&bench, sides[i], sides[i]);
        printf("%dx%d without tables\n", sides[i], sides[i]);
        sum = ask_random(&bench, NULL, SOLVE_FAST, no_limit, 20);
        tell("at once", &sum, 0.03, "a prototype's 30 ms");
        sum = ask_random(&bench, NULL, SOLVE_SHORT, 4000000, 5);
        tell("4 million nodes", &sum, 0, "");
        sum = ask_random(&bench, NULL, SOLVE_SHORT, 20000000, 5);
        tell("20 million nodes", &sum, 0, "");
    }
    free(bench.own);
}

static void bench_great(void)
{
    static const Setting five = {5, 5, GUIDE_GREAT, 2, 20, "a prototype"};
    Bench bench;
    Sum sum;
    u64 nodes;
    open_bench(&bench, &five, 512 << 20);
    for (nodes = 100000; nodes <= 10000000; nodes *= 10) {
        sum = ask_file(&bench, "korf24.tsv", SOLVE_SHORT, nodes, 255);
        tell("25 of Korf and Felner's 50, short", &sum, 0, "");
    }
    sum = ask_file(&bench, "korf24.tsv", SOLVE_OPTIMAL, no_limit, 81);
    tell("the one of 81, proven", &sum, 19.8, "clausecker's with 724 MB");
    close_bench(&bench);
}

/* The hardest board that is known for such tables, and one of 80. */
static void bench_hard(Bench *bench)
{
    char seventy[] = "15 14 3 7 11 10 6 2 12 9 5 4 13 8 1 0 70";
    char eighty[] = "15 11 8 12 14 10 9 13 2 6 5 1 3 7 4 0 80";
    Sum sum = {0};
    sum.known = read_board_of(bench, eighty);
    ask(bench, &bench->guide, SOLVE_OPTIMAL, no_limit, &sum);
    tell("one of 80 tiles, proven", &sum, 1.8, "a prototype's worst");
    memset(&sum, 0, sizeof sum);
    sum.known = read_board_of(bench, seventy);
    ask(bench, &bench->guide, SOLVE_OPTIMAL, no_limit, &sum);
    tell("70 tiles that look like 50, proven", &sum, 16.8, "a prototype");
}

static void bench_big(void)
{
    static const Setting big = {4, 4, GUIDE_BIG, 2, 48, "a prototype"};
    Bench bench;
    Sum sum;
    open_bench(&bench, &big, 640 << 20);
    sum = ask_file(&bench, "korf15.tsv", SOLVE_OPTIMAL, no_limit, 255);
    tell("50 of Korf's 100, proven", &sum, 0.0025, "a prototype");
    bench_hard(&bench);
    close_bench(&bench);
}

static void bench_oblong(void)
{
    static const Setting four = {4, 5, GUIDE_BIG, 2, 30, "a prototype"};
    Bench bench;
    Sum sum;
    open_bench(&bench, &four, 640 << 20);
    sum = ask_random(&bench, &bench.guide, SOLVE_OPTIMAL, 200000000, 11);
    tell("4x5 at random, proven", &sum, 0, "");
    close_bench(&bench);
}

typedef struct Part {
    const char *name;
    void (*bench)(void);
} Part;

static const Part parts[] = {
    {"small", bench_small}, {"near", bench_near},     {"large", bench_large},
    {"big", bench_big},     {"oblong", bench_oblong}, {"great", bench_great},
};

int main(int count, char **words)
{
    size_t i;
    for (i = 0; i < COUNT_OF(parts); i++)
        if (count > 1 ? !strcmp(words[1], parts[i].name) : i < 3)
            parts[i].bench();
    return 0;
}
