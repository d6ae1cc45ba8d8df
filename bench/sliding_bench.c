/* SPDX-License-Identifier: MIT */
/* Shared by the sliding puzzle's benchmarks: memory, databases, boards from
   files, and timing. */
#include "sliding_bench.h"
#include "cpu_clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "advice/sliding/parallel_search.h"
#include "advice/sliding/pattern_database_builder.h"
#include "host/thread_pool.h"

enum { LARGE_PAGE = 2 << 20 };

static double cpu_seconds(void)
{
    return seconds_on(CLOCK_PROCESS_CPUTIME_ID);
}

/* --------------------------------------------------------------- building */

static void build_parts(Bench *bench, const SlidingBoard *board,
                        Profile profile, Arena *arena)
{
    static const BuildWatcher nobody = {NULL, NULL, NULL};
    void *bytes;
    if (!database_set_plan(&bench->pdbs, board, profile, arena) ||
        !duplicate_automaton_make(&bench->pdbs.automaton, board, 12, arena))
        exit(4);
    bytes = take(arena, database_set_size(&bench->pdbs), 1);
    if (!bytes)
        exit(4);
    database_set_place(&bench->pdbs, bytes);
    if (!pattern_database_builder_fill(&bench->pdbs, *arena, &nobody))
        exit(4);
}

void bench_set_game(Bench *bench, u8 width, u8 height)
{
    u8 variant[VARIANT_SIZE] = {0};
    variant[SLIDING_VARIANT_WIDTH] = width;
    variant[SLIDING_VARIANT_HEIGHT] = height;
    sliding_set_goal(&bench->game, variant);
}

/* Databases are read at random places, which is faster with large pages. */
static void take_memory(Bench *bench, u64 room)
{
    bench->memory = aligned_alloc(LARGE_PAGE, room);
    bench->own = malloc(OWN_ROOM);
    if (!bench->memory || !bench->own)
        exit(4);
    madvise(bench->memory, room, MADV_HUGEPAGE);
}

void bench_open(Bench *bench, const BenchSetting *setting, u64 room)
{
    SlidingBoard board;
    Arena arena;
    double begin = seconds_on(CLOCK_MONOTONIC);
    double cpu = cpu_seconds();
    u64 kept;
    take_memory(bench, room);
    arena = arena_of(bench->memory, room);
    kept = arena.left;
    bench_set_game(bench, setting->width, setting->height);
    board_from_game(&board, &bench->game);
    if (setting->threads > 1)
        build_parts(bench, &board, setting->profile, &arena);
    else if (!database_set_make(&bench->pdbs, &board, setting->profile,
                                &arena))
        exit(4);
    printf("%dx%d tables: %.3f MB kept, built in %.2f s (%.2f s of "
           "processors); x%.2g of %s\n",
           setting->width, setting->height, (double)(kept - arena.left) / 1e6,
           seconds_on(CLOCK_MONOTONIC) - begin, cpu_seconds() - cpu,
           setting->peer_build / (seconds_on(CLOCK_MONOTONIC) - begin),
           setting->whose);
}

void bench_open_lanes(Bench *bench, SlideDatabase *slides, u8 side, u64 room)
{
    double begin = cpu_seconds();
    Arena arena;
    SlidingBoard board;
    take_memory(bench, room);
    bench_set_game(bench, side, side);
    board_from_game(&board, &bench->game);
    arena = arena_of(bench->memory, room);
    if (!slide_database_make(slides, &board, &arena))
        exit(4);
    bench->slides = slides;
    begin = cpu_seconds() - begin;
    printf("%dx%d lanes: %.2f MB kept, built in %.2f s; x%.2g of slidy's "
           "scheme\n",
           side, side, (double)(room - arena.left) / 1e6, begin, 108 / begin);
}

void bench_close(Bench *bench)
{
    free(bench->memory);
    free(bench->own);
}

/* ---------------------------------------------------------------- solving */

static void add_time(BenchSum *sum, double seconds)
{
    if (sum->boards < MOST_ASKED)
        sum->each[sum->boards] = seconds;
    sum->boards++;
    sum->seconds += seconds;
    if (seconds > sum->worst)
        sum->worst = seconds;
}

void bench_ask(Bench *bench, const DatabaseSet *pdbs, How how, u64 most,
               BenchSum *sum)
{
    Question question = {.game = &sliding,
                         .position = &bench->game,
                         .how = how,
                         .memory = bench->own,
                         .size = OWN_ROOM,
                         .most_nodes = most};
    Answer answer = no_answer;
    Metric metric = bench->slides ? IN_SLIDES : IN_TILES;
    Inquiry inquiry = {.question = &question,
                       .answer = &answer,
                       .pdbs = pdbs,
                       .metric = metric,
                       .slides = bench->slides,
                       .network = bench->network};
    double begin = cpu_seconds();
    sliding_solve(&inquiry);
    begin = cpu_seconds() - begin;
    sum->solved += answer.verdict == SOLVED;
    sum->length += metric == IN_SLIDES
                       ? answer.length
                       : sliding_count_tiles(&question, &answer);
    sum->nodes += answer.nodes;
    add_time(sum, begin);
}

void bench_ask_team(Bench *bench, const _Atomic u8 *stop, BenchSum *sum)
{
    Question question = {.game = &sliding,
                         .position = &bench->game,
                         .how = SOLVE_OPTIMAL,
                         .memory = bench->own,
                         .size = OWN_ROOM,
                         .most_nodes = no_limit,
                         .stop = stop};
    Answer answer = no_answer;
    Inquiry inquiry = {
        .question = &question, .answer = &answer, .pdbs = &bench->pdbs};
    double begin = seconds_on(CLOCK_MONOTONIC);
    parallel_search_solve(&inquiry, thread_pool_processors());
    sum->solved += answer.verdict == SOLVED && !*stop;
    sum->length += sliding_count_tiles(&question, &answer);
    sum->nodes += answer.nodes;
    add_time(sum, seconds_on(CLOCK_MONOTONIC) - begin);
}

static int compare_times(const void *a, const void *b)
{
    double first = *(const double *)a;
    double second = *(const double *)b;
    return (first > second) - (first < second);
}

static double median_of(BenchSum sum)
{
    size_t count = sum.boards < MOST_ASKED ? sum.boards : MOST_ASKED;
    qsort(sum.each, count, sizeof *sum.each, compare_times);
    return sum.each[count / 2];
}

void bench_tell(const char *what, const BenchSum *sum, double peer,
                const char *whose)
{
    double each = sum->seconds / sum->boards;
    printf("  %s: %u of %u, %.2f moves", what, sum->solved, sum->boards,
           (double)sum->length / sum->boards);
    if (sum->known)
        printf(" (x%.4f of the least)", (double)sum->length / sum->known);
    printf(
        ", %.0f nodes, %.2f ms each, median %.2f, worst %.0f, %.1f M nodes/s",
        (double)sum->nodes / sum->boards, each * 1e3, median_of(*sum) * 1e3,
        sum->worst * 1e3, (double)sum->nodes / sum->seconds / 1e6);
    if (peer > 0)
        printf("; x%.2g of %s", peer / each, whose);
    printf("\n");
    fflush(stdout);
}

static u32 read_tiles(Bench *bench, const char *line)
{
    char *rest;
    u8 cells = (u8)(bench->game.width * bench->game.height);
    u8 i;
    for (i = 0; i < cells; i++) {
        bench->game.tile[i] = (u8)strtol(line, &rest, 10);
        line = rest;
        if (!bench->game.tile[i])
            bench->game.gap = i;
    }
    return (u32)strtol(line, NULL, 10);
}

u32 bench_read_board(Bench *bench, const char *line)
{
    const u32 length = read_tiles(bench, line);
    board_from_gap_first(&bench->game);
    return length;
}

u32 bench_read_square(Bench *bench, const char *line)
{
    u8 cells = 1;
    const char *at;
    for (at = line; *at && *at != '\t'; at++)
        cells = (u8)(cells + (*at == ' '));
    if (!sliding_is_side(sliding_side_of_square(cells)))
        exit(4);
    bench_set_game(bench, sliding_side_of_square(cells),
                   sliding_side_of_square(cells));
    return read_tiles(bench, line);
}

void bench_read_boards(Bench *bench, const char *name, Asking ask_each,
                       void *own)
{
    char path[512], line[BENCH_LINE];
    FILE *file;
    snprintf(path, sizeof path, "%s%s",
             strchr(name, '/') ? "" : BENCH_SOURCE "/data/optima/", name);
    file = fopen(path, "r");
    if (!file)
        exit(4);
    while (fgets(line, sizeof line, file))
        if (*line != '#')
            ask_each(bench, bench_read_board(bench, line), own);
    fclose(file);
}

typedef struct BenchSurvey {
    BenchSum sum;
    How how;
    u64 most;
    u32 longest;
} BenchSurvey;

static void ask_known(Bench *bench, u32 known, void *own)
{
    BenchSurvey *survey = own;
    if (known > survey->longest)
        return;
    if (!bench->slides)
        survey->sum.known += known;
    bench_ask(bench, &bench->pdbs, survey->how, survey->most, &survey->sum);
}

BenchSum bench_ask_file(Bench *bench, const char *name, How how, u64 most,
                        u32 longest)
{
    BenchSurvey survey = {{0}, how, most, longest};
    bench_read_boards(bench, name, ask_known, &survey);
    return survey.sum;
}

BenchSum bench_ask_random(Bench *bench, const DatabaseSet *pdbs, How how,
                          u64 most, u32 count)
{
    u8 variant[VARIANT_SIZE] = {bench->game.width, bench->game.height};
    BenchSum sum = {0};
    u32 i;
    for (i = 1; i <= count; i++) {
        u8 seed[SEED_SIZE] = {(u8)i, (u8)(i >> 8)};
        sliding_deal(&bench->game, variant, seed);
        bench_ask(bench, pdbs, how, most, &sum);
    }
    return sum;
}
