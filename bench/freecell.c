/* SPDX-License-Identifier: MIT */
/* FreeCell's solver on a range of deals, compared with fc-solve if it is
   installed; then the impossible deals, and the cost of deciding after each
   move whether a game can still be won. Nodes and moves are reproducible;
   times depend on the machine. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "advice/advisor.h"
#include "cpu_clock.h"
#include "rules/core/rng.h"
#include "rules/freecell/freecell.h"

typedef struct RangeTally {
    u32 verdicts[REFUTED + 1];
    u64 nodes;
    u64 moves;
    double seconds;
} RangeTally;

static u8 memory[SOLVE_COMFORT];

static void deal(FreeCell *game, long long number)
{
    static const u8 variant[VARIANT_SIZE] = {4, FREECELL_AUTOPLAY_SAFE};
    u8 seed[SEED_SIZE];
    u8 i;
    for (i = 0; i < SEED_SIZE; i++)
        seed[i] = (u8)(number >> 8 * i);
    memset(game, 0, sizeof *game);
    if (freecell.deal(game, variant, seed))
        exit(2);
}

static Answer ask_position(const FreeCell *game, How how, u64 most_nodes)
{
    Answer answer;
    Question question = {0};
    question.game = &freecell;
    question.position = game;
    question.how = how;
    question.memory = memory;
    question.size = sizeof memory;
    question.most_nodes = most_nodes;
    solve(&question, &answer);
    return answer;
}

static Answer ask(long long number, How how)
{
    FreeCell game;
    deal(&game, number);
    return ask_position(&game, how, ~(u64)0);
}

static void measure_range(RangeTally *tally, int first, int last)
{
    int number;
    memset(tally, 0, sizeof *tally);
    tally->seconds = -seconds_on(CLOCK_PROCESS_CPUTIME_ID);
    for (number = first; number <= last; number++) {
        Answer answer = ask(number, SOLVE_FAST);
        tally->verdicts[answer.verdict]++;
        tally->nodes += answer.nodes;
        tally->moves += answer.length;
    }
    tally->seconds += seconds_on(CLOCK_PROCESS_CPUTIME_ID);
}

static void print_range(const RangeTally *tally, int first, int last)
{
    double count = last - first + 1;
    printf(
        "ours    deals %d..%d: solved %u, impossible %u, undecided %u; %.4f "
        "ms, %.1f nodes per deal; %.2f moves per solution\n",
        first, last, (unsigned)tally->verdicts[SOLVED],
        (unsigned)tally->verdicts[IMPOSSIBLE],
        (unsigned)(tally->verdicts[LIMIT] + tally->verdicts[REFUTED]),
        tally->seconds * 1e3 / count, (double)tally->nodes / count,
        (double)tally->moves / tally->verdicts[SOLVED]);
}

/* The CPU seconds that fc-solve takes, or 0 if it is not installed. */
static double measure_other(char *first, char *last, char *preset)
{
    char program[] = "freecell-solver-range-parallel-solve";
    char step[] = "1000000000";
    char option[] = "-l";
    char *arguments[] = {program, first, last, step, option, preset, NULL};
    struct rusage usage;
    int status;
    pid_t child = fork();
    if (child == 0) {
        dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
        execvp(program, arguments);
        _exit(127);
    }
    if (child < 0 || wait4(child, &status, 0, &usage) < 0 || status)
        return 0;
    return (double)usage.ru_utime.tv_sec +
           (double)usage.ru_utime.tv_usec * 1e-6;
}

static void compare(const RangeTally *tally, char *first, char *last)
{
    static char presets[][4] = {"lg", "cm"};
    double count = atoi(last) - atoi(first) + 1;
    size_t i;
    for (i = 0; i < COUNT_OF(presets); i++) {
        double seconds = measure_other(first, last, presets[i]);
        if (seconds > 0)
            printf("fc-solve -l %s: %.4f ms per deal, %.2f times ours\n",
                   presets[i], seconds * 1e3 / count,
                   seconds / tally->seconds);
        else
            printf("fc-solve -l %s: not installed\n", presets[i]);
    }
}

static void measure_proofs(void)
{
    static const int impossible[] = {11982,  146692, 186216, 455889, 495505,
                                     512118, 517776, 781948, -1,     -2};
    double all = seconds_on(CLOCK_PROCESS_CPUTIME_ID);
    size_t i;
    for (i = 0; i < COUNT_OF(impossible); i++) {
        double seconds = -seconds_on(CLOCK_PROCESS_CPUTIME_ID);
        Answer answer = ask(impossible[i], SOLVE_PROVE);
        seconds += seconds_on(CLOCK_PROCESS_CPUTIME_ID);
        printf("deal %7d: %s, %llu positions, %.3f s\n", impossible[i],
               answer.verdict == IMPOSSIBLE ? "impossible" : "NOT PROVEN",
               (unsigned long long)answer.positions, seconds);
    }
    printf("all of these: %.3f s\n",
           seconds_on(CLOCK_PROCESS_CPUTIME_ID) - all);
}

/* ---------------------------------------------------------------- verdicts */

enum { GAMES = 200, MOST_LOOKS = 20000 };

/* The cost of one question after each move, asked as the game asks them. */
typedef struct Looks {
    u64 nodes[MOST_LOOKS];
    double ms[MOST_LOOKS];
    size_t count;
    u32 verdicts[REFUTED + 1];
} Looks;

static void look(Looks *looks, const FreeCell *game)
{
    Answer answer;
    double seconds;
    if (looks->count == MOST_LOOKS)
        return;
    seconds = -seconds_on(CLOCK_PROCESS_CPUTIME_ID);
    answer = ask_position(game, SOLVE_FAST, PATIENCE);
    seconds += seconds_on(CLOCK_PROCESS_CPUTIME_ID);
    looks->nodes[looks->count] = answer.nodes;
    looks->ms[looks->count++] = seconds * 1e3;
    looks->verdicts[answer.verdict]++;
}

static void play_at_random(Looks *looks, FreeCell *game, int number)
{
    u8 seed[SEED_SIZE] = {(u8)number, (u8)(number >> 8)};
    u8 rng[RNG_SIZE];
    u16 moves[300];
    u16 count;
    int left = 60;
    rng_seed(rng, seed);
    while (left-- && (count = freecell.list(game, moves, 300)) != 0) {
        freecell.apply(game, moves[rng_below(rng, count)], NULL);
        look(looks, game);
    }
}

static void play_well(Looks *looks, FreeCell *game, int number)
{
    Answer answer = ask_position(game, SOLVE_FAST, ~(u64)0);
    u16 line[500];
    u32 i;
    (void)number;
    if (answer.verdict != SOLVED || answer.length > COUNT_OF(line))
        return;
    memcpy(line, answer.line, answer.length * sizeof *line);
    for (i = 0; i < answer.length; i++) {
        freecell.apply(game, line[i], NULL);
        look(looks, game);
    }
}

static int compare_nodes(const void *a, const void *b)
{
    const u64 *one = a;
    const u64 *other = b;
    return (*one > *other) - (*one < *other);
}

static int compare_times(const void *a, const void *b)
{
    const double *one = a;
    const double *other = b;
    return (*one > *other) - (*one < *other);
}

static void print_looks(const char *name, Looks *looks)
{
    size_t middle = looks->count / 2;
    size_t most = looks->count * 95 / 100;
    qsort(looks->nodes, looks->count, sizeof *looks->nodes, compare_nodes);
    qsort(looks->ms, looks->count, sizeof *looks->ms, compare_times);
    printf("verdict after each of %zu moves of %s: p50 %llu nodes, %.3f "
           "ms; p95 %llu, %.3f; most %llu, %.1f; won %u, lost %u, unknown "
           "%u\n",
           looks->count, name, (unsigned long long)looks->nodes[middle],
           looks->ms[middle], (unsigned long long)looks->nodes[most],
           looks->ms[most], (unsigned long long)looks->nodes[looks->count - 1],
           looks->ms[looks->count - 1], (unsigned)looks->verdicts[SOLVED],
           (unsigned)looks->verdicts[IMPOSSIBLE],
           (unsigned)looks->verdicts[LIMIT]);
}

static void measure_verdicts(const char *name,
                             void (*play)(Looks *, FreeCell *, int))
{
    static Looks looks;
    FreeCell game;
    int number;
    memset(&looks, 0, sizeof looks);
    for (number = 1; number <= GAMES; number++) {
        deal(&game, number);
        play(&looks, &game, number);
    }
    print_looks(name, &looks);
}

int main(int count, char **arguments)
{
    char from[] = "1";
    char to[] = "32000";
    char *first = count > 1 ? arguments[1] : from;
    char *last = count > 2 ? arguments[2] : to;
    RangeTally tally;
    measure_range(&tally, atoi(first), atoi(last));
    print_range(&tally, atoi(first), atoi(last));
    compare(&tally, first, last);
    measure_proofs();
    measure_verdicts("random play", play_at_random);
    measure_verdicts("good play", play_well);
    return 0;
}
