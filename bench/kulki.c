/* SPDX-License-Identifier: MIT */
/* Kulki's players on the same seeds, compared with published results and with
   prototypes. Scores are reproducible; times depend on the machine.
   kulki [TIMES [NODES [TURNS]]]: TIMES as many games as the quick default,
   NODES for each move of a search, and at most TURNS per game. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "advice/kulki/kulki_player.h"

typedef struct Contest {
    const char *variant;
    KulkiPlayer player;
    u32 games;
    u32 nodes; /* 0: not specified */
    const char *peer;
} Contest;

static const Contest contests[] = {
    {"kulki", PLAYER_RANDOM, 400, 0, "a prototype 0.3"},
    {"kulki", PLAYER_GREEDY, 400, 0, "a prototype 1.4"},
    {"kulki", PLAYER_HEURISTIC, 100, 0, "a prototype 138.9 +- 1.8"},
    {"kulki", PLAYER_LEARNED, 200, 0, "a prototype 358 +- 27"},
    {"kulki", PLAYER_SEARCH, 2, 600, "a prototype 821 +- 312"},
    {"lines98", PLAYER_LEARNED, 20, 0, "published, without a search: 52"},
    {"lines98", PLAYER_SEARCH, 1, 60,
     "published: roll-outs 5,700, networks 14,294 to 43,390"}};

static double seconds_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

enum { USUAL_TURNS = 4000 };

typedef struct ContestTally {
    double sum, squares, turns, seconds;
    u32 deaths; /* games that ended before that */
} ContestTally;

static void deal_number(Kulki *game, const char *variant, u32 number)
{
    u8 bytes[VARIANT_SIZE];
    const u8 seed[SEED_SIZE] = {(u8)number, (u8)(number >> 8)};
    Reader reader;
    Fault fault;
    reader_start(&reader, variant, (u32)strlen(variant));
    if (game_read_variant(&kulki, bytes, &reader, &fault) ||
        kulki.deal(game, bytes, seed))
        exit(EXIT_FAILURE);
}

static void play_number(KulkiEngine *engine, const Contest *contest,
                        u32 number, u32 most_turns, ContestTally *tally)
{
    const double begin = seconds_now();
    Kulki game;
    double score;
    u32 turns = 0;
    deal_number(&game, contest->variant, number);
    for (; turns < most_turns && kulki.status(&game) == GOING; turns++)
        kulki.apply(&game,
                    kulki_engine_choose(engine, &game, contest->player,
                                        contest->nodes),
                    NULL);
    score = kulki.score(&game);
    tally->turns += turns;
    tally->deaths += kulki.status(&game) != GOING;
    tally->sum += score;
    tally->squares += score * score;
    tally->seconds += seconds_now() - begin;
}

static void print_deaths(const ContestTally *tally)
{
    const double turns = tally->turns / tally->deaths;
    if (tally->deaths)
        printf("average length %.1f +- %.1f turns", turns,
               1.96 * turns / sqrt(tally->deaths));
    else
        printf("no game ended in %.0f turns", tally->turns);
}

static void print_tally(const Contest *contest, const ContestTally *tally,
                        u32 played)
{
    const double mean = tally->sum / played;
    const double variance = tally->squares / played - mean * mean;
    printf("%-8s %-9s %5u games %8.1f +- %-6.1f points, ", contest->variant,
           kulki_players[contest->player], played, mean,
           played > 1 ? 1.96 * sqrt(variance / (played - 1)) : mean);
    print_deaths(tally);
    printf(", %7.0f moves/s; %s\n", tally->turns / tally->seconds,
           contest->peer);
    fflush(stdout);
}

static void hold(KulkiEngine *engine, Contest contest, u32 times, u32 nodes,
                 u32 most_turns)
{
    const u32 all = contest.games * times;
    ContestTally tally = {0, 0, 0, 0, 0};
    u32 i;
    if (nodes && contest.nodes)
        contest.nodes = nodes;
    for (i = 1; i <= all; i++)
        play_number(engine, &contest, i, most_turns, &tally);
    print_tally(&contest, &tally, all);
}

int main(int count, char **words)
{
    const u32 times = count > 1 ? (u32)strtoul(words[1], NULL, 10) : 1;
    const u32 nodes = count > 2 ? (u32)strtoul(words[2], NULL, 10) : 0;
    const u32 turns =
        count > 3 ? (u32)strtoul(words[3], NULL, 10) : USUAL_TURNS;
    KulkiEngine *engine = kulki_player_make(NULL, NULL);
    size_t i;
    if (!engine || !times)
        return EXIT_FAILURE;
    printf("kulki: weights of %lu bytes\n",
           (unsigned long)shipped_weights_size);
    for (i = 0; i < COUNT_OF(contests); i++)
        hold(engine, contests[i], times, nodes, turns);
    kulki_player_free(engine);
    return EXIT_SUCCESS;
}
