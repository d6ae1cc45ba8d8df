/* SPDX-License-Identifier: MIT */
/* Mahjong's solver: turtles dealt freely, each position of games played at
   random, then boards dealt freely on the layouts that are named. Nodes repeat
   exactly; times are the machine's. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../rules/mahjong.h"
#include "../solve/solve.h"

enum {
    MOST_TEXT = 1 << 20,
    GAMES = 200,
    BOARDS = 100,
    LAYOUT_NODES = 1000000
};

typedef struct Tally {
    u32 verdicts[REFUTED + 1];
    u32 count;
    u64 nodes;
    u64 most_nodes;
    double seconds;
    double most_seconds;
    u32 room;
    float *times; /* seconds, or NULL */
} Tally;

static u8 memory[SOLVE_COMFORT];

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void deal(Mahjong *game, const Layout *layout, u32 number)
{
    static const u8 variant[VARIANT_SIZE] = {SET_FOURS, DEAL_ANYHOW};
    u8 seed[SEED_SIZE] = {0};
    u8 i;
    for (i = 0; i < 4; i++)
        seed[i] = (u8)(number >> 8 * i);
    memset(game, 0, sizeof *game);
    if (deal_layout(game, layout, variant, seed))
        exit(2);
}

static Verdict ask(const Mahjong *game, u64 most_nodes, Tally *tally)
{
    Answer answer;
    Question question = {0};
    double seconds = -now();
    question.game = &mahjong;
    question.position = game;
    question.how = SOLVE_PROVE;
    question.memory = memory;
    question.size = sizeof memory;
    question.most_nodes = most_nodes;
    solve(&question, &answer);
    seconds += now();
    if (tally->times && tally->count < tally->room)
        tally->times[tally->count] = (float)seconds;
    tally->verdicts[answer.verdict]++;
    tally->count++;
    tally->nodes += answer.nodes;
    tally->seconds += seconds;
    if (answer.nodes > tally->most_nodes)
        tally->most_nodes = answer.nodes;
    if (seconds > tally->most_seconds)
        tally->most_seconds = seconds;
    return answer.verdict;
}

static int compare_times(const void *a, const void *b)
{
    float first = *(const float *)a;
    float second = *(const float *)b;
    return (first > second) - (first < second);
}

static void print_tally(const char *name, const Tally *tally)
{
    double count = tally->count;
    printf("%-20s %8u boards: %7.3f %% impossible, %u undecided, %u refuted; "
           "%8.4f ms, %8.1f nodes a board; at most %.3f s, %llu nodes\n",
           name, (unsigned)tally->count,
           100 * tally->verdicts[IMPOSSIBLE] / count,
           (unsigned)tally->verdicts[LIMIT],
           (unsigned)tally->verdicts[REFUTED], tally->seconds * 1e3 / count,
           (double)tally->nodes / count, tally->most_seconds,
           (unsigned long long)tally->most_nodes);
    fflush(stdout);
}

static void measure_boards(const char *name, const Layout *layout, u32 first,
                           u32 last, u64 most_nodes)
{
    Tally tally = {0};
    Mahjong game;
    u32 number;
    for (number = first; number <= last; number++) {
        deal(&game, layout, number);
        ask(&game, most_nodes, &tally);
    }
    print_tally(name, &tally);
}

/* ---------------------------------------------------------------- games */

static void play_game(const Layout *layout, u32 number, Tally *tally)
{
    u16 moves[1024];
    Mahjong game;
    deal(&game, layout, number);
    while (mahjong.status(&game) == GOING) {
        u16 count = mahjong.list(&game, moves, COUNT_OF(moves));
        mahjong.apply(&game, moves[rng_below(game.rng, count)], NULL);
        ask(&game, ~(u64)0, tally);
    }
}

static void measure_games(const Layout *layout)
{
    Tally tally = {0};
    u32 number;
    tally.room = GAMES * MAHJONG_TILES / 2;
    tally.times = malloc(tally.room * sizeof *tally.times);
    if (!tally.times)
        exit(2);
    for (number = 0; number < GAMES; number++)
        play_game(layout, number, &tally);
    print_tally("turtle, each move", &tally);
    qsort(tally.times, tally.count, sizeof *tally.times, compare_times);
    printf("%-20s half in %.3f ms, 95 %% in %.3f ms, 99 %% in %.3f ms\n", "",
           tally.times[tally.count / 2] * 1e3,
           tally.times[tally.count / 20 * 19] * 1e3,
           tally.times[tally.count / 100 * 99] * 1e3);
    free(tally.times);
}

/* -------------------------------------------------------------- layouts */

static void measure_layout(const char *path)
{
    static char text[MOST_TEXT];
    Layout layout;
    Reader reader;
    Fault fault;
    const char *name = strrchr(path, '/');
    FILE *file = fopen(path, "rb");
    u32 length = file ? (u32)fread(text, 1, sizeof text, file) : 0;
    if (file)
        fclose(file);
    read_from(&reader, text, length);
    if (read_layout(&layout, &reader, &fault))
        fprintf(stderr, "%s: not a layout\n", path);
    else
        measure_boards(name ? name + 1 : path, &layout, 1, BOARDS,
                       LAYOUT_NODES);
}

int main(int count, char **arguments)
{
    u32 first = count > 1 ? (u32)atoi(arguments[1]) : 1;
    u32 last = count > 2 ? (u32)atoi(arguments[2]) : 20000;
    Layout layout;
    int i;
    build_turtle(&layout);
    measure_boards("turtle", &layout, first, last, ~(u64)0);
    measure_games(&layout);
    for (i = 3; i < count; i++)
        measure_layout(arguments[i]);
    return 0;
}
