/* SPDX-License-Identifier: MIT */
/* Benchmarks Mahjong's solver and dealers, section by section:

       mahjong exact [FIRST LAST]    boards dealt freely on the turtle
       mahjong moves [GAMES]         every position of random games
       mahjong fair [GAMES [NODES [FIRST]]]    games without peeking
       mahjong dealers [DEALS]       how simple players fare on their deals
       mahjong layouts FILE...       boards dealt freely on layouts and maps

   Without a section it runs a short version of all but the last. Nodes and
   wins are the same in every run and on every machine, except for levels,
   whose deals are new each time; times are not. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "advice/level.h"
#include "cpu_clock.h"
#include "formats/layouts.h"
#include "rules/mahjong/mahjong.h"
#include "solve/mahjong/rollout/pair_chances.h"
#include "solve/mahjong/rollout/unbiased_deal.h"

enum {
    MOST_TEXT = 1 << 20,
    MOST_NAME = 64,
    BOARDS = 100,
    LAYOUT_NODES = 1000000,
    FIRST_FAIR = 5000000, /* the first deal for fair play, less 1 */
    FAIR_NODES = 90000,   /* per pair: about a second per game */
    RATED = 20            /* games of the careful player on each deal */
};

typedef struct DealTally {
    u32 verdicts[REFUTED + 1];
    u32 count;
    u64 nodes;
    u64 most_nodes;
    double seconds;
    double most_seconds;
    u32 room;
    float *times; /* in seconds, or NULL */
} DealTally;

static u8 memory[SOLVE_COMFORT];

static void deal(Mahjong *game, const Layout *layout, u32 number)
{
    static const u8 variant[VARIANT_SIZE] = {MAHJONG_SET_FOURS,
                                             MAHJONG_DEAL_ANYHOW};
    u8 seed[SEED_SIZE] = {0};
    u8 i;
    for (i = 0; i < 4; i++)
        seed[i] = (u8)(number >> 8 * i);
    memset(game, 0, sizeof *game);
    if (mahjong_deal_layout(game, layout, variant, seed))
        exit(2);
}

static Verdict ask(const Mahjong *game, u64 most_nodes, DealTally *tally)
{
    Answer answer;
    Question question = {0};
    double seconds = -seconds_on(CLOCK_PROCESS_CPUTIME_ID);
    question.game = &mahjong;
    question.position = game;
    question.how = SOLVE_PROVE;
    question.memory = memory;
    question.size = sizeof memory;
    question.most_nodes = most_nodes;
    solve(&question, &answer);
    seconds += seconds_on(CLOCK_PROCESS_CPUTIME_ID);
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

static void print_tally(const char *name, const DealTally *tally)
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
    DealTally tally = {0};
    Mahjong game;
    u32 number;
    for (number = first; number <= last; number++) {
        deal(&game, layout, number);
        ask(&game, most_nodes, &tally);
    }
    print_tally(name, &tally);
}

/* ---------------------------------------------------------------- moves */

static void play_game(const Layout *layout, u32 number, DealTally *tally)
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

static void measure_moves(const Layout *layout, u32 most)
{
    DealTally tally = {0};
    u32 number;
    tally.room = most * MAHJONG_TILES / 2;
    tally.times = malloc(tally.room * sizeof *tally.times);
    if (!tally.times)
        exit(2);
    for (number = 0; number < most; number++)
        play_game(layout, number, &tally);
    print_tally("turtle, each move", &tally);
    qsort(tally.times, tally.count, sizeof *tally.times, compare_times);
    printf("%-20s half in %.3f ms, 95 %% in %.3f ms, 99 %% in %.3f ms\n", "",
           tally.times[tally.count / 2] * 1e3,
           tally.times[tally.count / 20 * 19] * 1e3,
           tally.times[tally.count / 100 * 99] * 1e3);
    free(tally.times);
}

/* ----------------------------------------------------------------- fair */

static int win_fairly(const Layout *layout, u32 number, u64 nodes)
{
    PairChancesQuestion question = {
        .memory = memory, .size = sizeof memory, .most_nodes = nodes};
    PairChancesAnswer answer;
    Mahjong game;
    deal(&game, layout, FIRST_FAIR + number);
    question.game = &game;
    question.seed[0] = (u8)number;
    while (mahjong.status(&game) == GOING) {
        mahjong_pair_chances(&question, &answer);
        mahjong.apply(&game, answer.move, NULL);
    }
    return mahjong.status(&game) == WON;
}

static double deviation(u32 wins, u32 most)
{
    return 100 * sqrt((double)wins * (most - wins) / most) / most;
}

static void measure_fair(const Layout *layout, u32 most, u64 nodes, u32 first)
{
    double seconds = -seconds_on(CLOCK_PROCESS_CPUTIME_ID);
    u32 wins = 0;
    u32 i;
    for (i = 0; i < most; i++)
        wins += (u32)win_fairly(layout, first + i, nodes);
    seconds += seconds_on(CLOCK_PROCESS_CPUTIME_ID);
    printf("fair play            %8u games: %6.2f %% won, +- %.2f; %.3f s a "
           "game, %llu nodes a pair\n",
           (unsigned)most, 100.0 * wins / most, deviation(wins, most),
           seconds / most, (unsigned long long)nodes);
    fflush(stdout);
}

/* -------------------------------------------------------------- dealers */

static const struct Dealer {
    const char *name, *variant, *level;
} dealers[] = {
    {"as it is", "turtle", NULL},       {"random", "turtle:random", NULL},
    {"winnable", "random", "winnable"}, {"easy", "random", "easy"},
    {"medium", "random", "medium"},     {"hard", "random", "hard"}};

static void deal_by(const struct Dealer *dealer, Mahjong *game, u32 number)
{
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE] = {0};
    Reader reader;
    Fault fault;
    u8 i;
    for (i = 0; i < 4; i++)
        seed[i] = (u8)(number >> 8 * i);
    reader_start(&reader, dealer->variant, (u32)strlen(dealer->variant));
    game_read_variant(&mahjong, variant, &reader, &fault);
    if (dealer->level &&
        level_find(&mahjong, dealer->level, NULL, variant, seed))
        exit(2);
    mahjong.deal(game, variant, seed);
}

static int win_by_chance(const Mahjong *start)
{
    u16 moves[1024];
    Mahjong game = *start;
    while (mahjong.status(&game) == GOING) {
        u16 count = mahjong.list(&game, moves, COUNT_OF(moves));
        mahjong.apply(&game, moves[rng_below(game.rng, count)], NULL);
    }
    return mahjong.status(&game) == WON;
}

static void measure_dealer(const struct Dealer *dealer, u32 deals)
{
    PairChancesQuestion question = {
        .memory = memory, .size = sizeof memory, .seed = {7}};
    DealTally tally = {0};
    Mahjong game;
    u32 chance = 0;
    u32 careful = 0;
    u32 i;
    for (i = 0; i < deals; i++) {
        deal_by(dealer, &game, i + 1);
        ask(&game, ~(u64)0, &tally);
        chance += (u32)win_by_chance(&game);
        question.game = &game;
        careful += mahjong_rate_board(&question, RATED);
    }
    printf("dealer %-13s %8u deals: %6.2f %% impossible, by chance %6.2f %% "
           "won, +- %.2f, with care %6.2f %%; %.1f nodes\n",
           dealer->name, (unsigned)deals,
           100.0 * tally.verdicts[IMPOSSIBLE] / deals, 100.0 * chance / deals,
           deviation(chance, deals), 100.0 * careful / RATED / deals,
           (double)tally.nodes / deals);
    fflush(stdout);
}

static void measure_dealers(u32 deals)
{
    size_t i;
    for (i = 0; i < COUNT_OF(dealers); i++)
        measure_dealer(&dealers[i], deals);
}

/* -------------------------------------------------------------- layouts */

static void measure_read(const char *name, Reader *reader)
{
    Layout layout;
    Fault fault;
    if (layouts_read(&layout, reader, &fault))
        fprintf(stderr, "%s: not a layout\n", name);
    else
        measure_boards(name, &layout, 1, BOARDS, LAYOUT_NODES);
}

/* Measures all maps in a file. */
static void measure_maps(Reader *reader)
{
    char name[MOST_NAME];
    Writer writer;
    for (;;) {
        writer_start(&writer, name, sizeof name - 1);
        if (!layouts_next(reader, &writer))
            return;
        name[writer.used < sizeof name ? writer.used : sizeof name - 1] = 0;
        measure_read(name, reader);
    }
}

static void measure_layout(const char *path)
{
    static char text[MOST_TEXT];
    Reader reader;
    const char *slash = strrchr(path, '/');
    FILE *file = fopen(path, "rb");
    u32 length = file ? (u32)fread(text, 1, sizeof text, file) : 0;
    if (file)
        fclose(file);
    reader_start(&reader, text, length);
    if (length && (text[0] == '<' || text[0] == '{'))
        measure_maps(&reader);
    else
        measure_read(slash ? slash + 1 : path, &reader);
}

/* ------------------------------------------------------------- sections */

static u32 number_at(int count, char **arguments, int at, u32 otherwise)
{
    return count > at ? (u32)strtoul(arguments[at], NULL, 10) : otherwise;
}

static void measure_section(const Layout *turtle, int count, char **arguments)
{
    const char *section = arguments[1];
    int i;
    if (strcmp(section, "exact") == 0)
        measure_boards("turtle", turtle, number_at(count, arguments, 2, 1),
                       number_at(count, arguments, 3, 20000), ~(u64)0);
    else if (strcmp(section, "moves") == 0)
        measure_moves(turtle, number_at(count, arguments, 2, 200));
    else if (strcmp(section, "fair") == 0)
        measure_fair(turtle, number_at(count, arguments, 2, 100),
                     number_at(count, arguments, 3, FAIR_NODES),
                     number_at(count, arguments, 4, 1));
    else if (strcmp(section, "dealers") == 0)
        measure_dealers(number_at(count, arguments, 2, 1000));
    else
        for (i = 2; i < count; i++)
            measure_layout(arguments[i]);
}

int main(int count, char **arguments)
{
    Layout turtle;
    mahjong_build_turtle(&turtle);
    if (count > 1) {
        measure_section(&turtle, count, arguments);
        return 0;
    }
    measure_boards("turtle", &turtle, 1, 5000, ~(u64)0);
    measure_moves(&turtle, 50);
    measure_fair(&turtle, 10, FAIR_NODES, 1);
    measure_dealers(200);
    return 0;
}
