/* SPDX-License-Identifier: MIT */
/* Trains Kulki's n-tuple network by self-play: temporal difference learning of
   afterstates (Szubert and Jaskowski, "Temporal difference learning of n-tuple
   networks for the game 2048", 2014). Each weight has its own step size, which
   is large while its errors agree and small once they cancel out (temporal
   coherence: Beal and Smith, "Temporal coherence and prediction decay in TD
   learning", 1999). The same seed and number of turns produce the same
   weights. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "episode.h"
#include "host/host.h"
#include "solve/kulki/network/weights.h"

static const char usage[] =
    "kulki learn RULES CHECKPOINT TURNS [RATE [DISCOUNT [SEED]]]\n"
    "    learn, from a checkpoint or from scratch\n"
    "kulki play RULES CHECKPOINT GAMES [SEED]\n"
    "    play games without learning and print the mean score\n"
    "kulki weights HIDDEN SHOWN FILE\n"
    "    write the weights file that the program is built with, from two\n"
    "    checkpoints (rules without a preview, and Lines 98's)\n";

enum { REPORT_EVERY = 200000 /* in turns */ };

static double seconds_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* ------------------------------------------------------------------ learn */

/* Statistics of the games since the last report. */
typedef struct Report {
    u64 games, turns, score, nodes;
    double start;
} Report;

static void start_report(Report *report, const Learner *learner)
{
    memset(report, 0, sizeof *report);
    report->start = seconds_now();
    report->nodes = learner->evaluator->nodes;
}

static void add_episode(Report *report, const Episode *episode)
{
    report->games++;
    report->turns += episode->turns;
    report->score += episode->score;
}

static void print_report(const Report *report, Learner *learner)
{
    const double spent = seconds_now() - report->start;
    learner->seconds += spent;
    printf("%8.0f s %8llu games %10llu turns: mean %7.1f, turns %7.1f "
           "(%llu games); %.0f turns/s, %.0f nodes/s\n",
           learner->seconds, (unsigned long long)learner->games,
           (unsigned long long)learner->turns,
           (double)report->score / (double)report->games,
           (double)report->turns / (double)report->games,
           (unsigned long long)report->games, (double)report->turns / spent,
           (double)(learner->evaluator->nodes - report->nodes) / spent);
    fflush(stdout);
}

static void learn_turns(Learner *learner, const char *checkpoint, u64 turns)
{
    const u64 until = learner->turns + turns;
    Report report;
    start_report(&report, learner);
    while (learner->turns < until) {
        Episode episode;
        episode_learn(learner, &episode);
        add_episode(&report, &episode);
        if (report.turns < REPORT_EVERY && learner->turns < until)
            continue;
        print_report(&report, learner);
        learner_save(learner, checkpoint);
        start_report(&report, learner);
    }
}

static double number_at(int count, char **words, int at, double usual)
{
    return count > at ? atof(words[at]) : usual;
}

static int run_learn(int count, char **words)
{
    Learner learner;
    learner_start(&learner, words[2], (u64)number_at(count, words, 7, 1));
    if (!learner_load(&learner, words[3]))
        printf("%s: %lu weights from scratch\n", words[2],
               (unsigned long)learner.count);
    learner.rate = (float)number_at(count, words, 5, 1);
    learner.discount = (float)number_at(count, words, 6, 0.99);
    learn_turns(&learner, words[3], strtoull(words[4], NULL, 10));
    return EXIT_SUCCESS;
}

/* ------------------------------------------------------------------- play */

static int run_play(int count, char **words)
{
    Learner learner;
    Report report;
    u64 left = strtoull(words[4], NULL, 10);
    learner_start(&learner, words[2], 1);
    if (!learner_load(&learner, words[3]))
        return EXIT_FAILURE;
    learner.random.state = (u64)number_at(count, words, 5, 7);
    start_report(&report, &learner);
    while (left--) {
        Episode episode;
        episode_play(&learner, &episode);
        add_episode(&report, &episode);
    }
    print_report(&report, &learner);
    return EXIT_SUCCESS;
}

/* ---------------------------------------------------------------- weights */

static int read_set(Learner *learner, const char *rules, const char *name,
                    WeightSet set)
{
    learner_start(learner, rules, 1);
    if (!learner_load(learner, name)) {
        perror(name);
        return 0;
    }
    memcpy(set, learner->quantised, learner->evaluated * sizeof *set);
    return 1;
}

static int run_weights(int count, char **words)
{
    WeightSet *sets = learner_must_get(WEIGHT_SETS * sizeof *sets);
    Learner learner;
    Page page = PAGE_EMPTY;
    u8 *bytes;
    (void)count;
    if (!read_set(&learner, "kulki", words[2], sets[SET_HIDDEN]) ||
        !read_set(&learner, "lines98", words[3], sets[SET_SHOWN]))
        return EXIT_FAILURE;
    bytes = learner_must_get(weights_size(learner.evaluated));
    weights_write(bytes, (const WeightSet *)sets, learner.evaluated);
    page_put(&page, (const char *)bytes, weights_size(learner.evaluated));
    if (!file_write(words[4], "KULKI-W\n", &page)) {
        perror(words[4]);
        return EXIT_FAILURE;
    }
    page_free(&page);
    printf("%.16s %.16s\n", bytes + WEIGHTS_HEAD - 16,
           bytes + weights_size(learner.evaluated) / 2 + WEIGHTS_HEAD - 16);
    return EXIT_SUCCESS;
}

/* ------------------------------------------------------------------- main */

static const struct {
    const char *name;
    int (*run)(int count, char **words);
} ways[] = {
    {"learn", run_learn}, {"play", run_play}, {"weights", run_weights}};

int main(int count, char **words)
{
    size_t i;
    for (i = 0; count >= 5 && i < COUNT_OF(ways); i++)
        if (strcmp(words[1], ways[i].name) == 0)
            return ways[i].run(count, words);
    fputs(usage, stderr);
    return EXIT_FAILURE;
}
