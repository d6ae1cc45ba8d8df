/* SPDX-License-Identifier: MIT */
/* Teaches the judge of Kulki by letting it play against chance: what a board
   was thought to be worth is drawn towards what then came. Steps are each
   weight's own: large while its errors agree, small once they cancel out
   (temporal coherence). The same seed and turns make the same weights. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lesson.h"
#include "solve/kulki/network/weights.h"

static const char usage[] =
    "kulki learn RULES CHECKPOINT TURNS [RATE [DISCOUNT [SEED]]]\n"
    "    go on learning from a checkpoint, or from nothing\n"
    "kulki play RULES CHECKPOINT GAMES [SEED]\n"
    "    what it reaches without learning\n"
    "kulki weights HIDDEN SHOWN FILE\n"
    "    from two checkpoints (rules without a preview, and Lines 98's) the\n"
    "    file of weights that the program is built with\n";

enum { REPORT_EVERY = 200000 /* turns */ };

static double seconds_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* ------------------------------------------------------------------ learn */

/* Of the games since the last report. */
typedef struct Report {
    u64 games, turns, score, nodes;
    double start;
} Report;

static void start_report(Report *report, const Pupil *pupil)
{
    memset(report, 0, sizeof *report);
    report->start = seconds_now();
    report->nodes = pupil->judge->nodes;
}

static void add_lesson(Report *report, const Lesson *lesson)
{
    report->games++;
    report->turns += lesson->turns;
    report->score += lesson->score;
}

static void print_report(const Report *report, Pupil *pupil)
{
    const double spent = seconds_now() - report->start;
    pupil->seconds += spent;
    printf("%8.0f s %8llu games %10llu turns: mean %7.1f, turns %7.1f "
           "(%llu games); %.0f turns/s, %.0f nodes/s\n",
           pupil->seconds, (unsigned long long)pupil->games,
           (unsigned long long)pupil->turns,
           (double)report->score / (double)report->games,
           (double)report->turns / (double)report->games,
           (unsigned long long)report->games, (double)report->turns / spent,
           (double)(pupil->judge->nodes - report->nodes) / spent);
    fflush(stdout);
}

static void learn_turns(Pupil *pupil, const char *checkpoint, u64 turns)
{
    const u64 until = pupil->turns + turns;
    Report report;
    start_report(&report, pupil);
    while (pupil->turns < until) {
        Lesson lesson;
        learn_game(pupil, &lesson);
        add_lesson(&report, &lesson);
        if (report.turns < REPORT_EVERY && pupil->turns < until)
            continue;
        print_report(&report, pupil);
        save_pupil(pupil, checkpoint);
        start_report(&report, pupil);
    }
}

static double number_at(int count, char **words, int at, double usual)
{
    return count > at ? atof(words[at]) : usual;
}

static int run_learn(int count, char **words)
{
    Pupil pupil;
    start_pupil(&pupil, words[2], (u64)number_at(count, words, 7, 1));
    if (!load_pupil(&pupil, words[3]))
        printf("%s: %lu weights from nothing\n", words[2],
               (unsigned long)pupil.count);
    pupil.rate = (float)number_at(count, words, 5, 1);
    pupil.discount = (float)number_at(count, words, 6, 0.99);
    learn_turns(&pupil, words[3], strtoull(words[4], NULL, 10));
    return EXIT_SUCCESS;
}

/* ------------------------------------------------------------------- play */

static int run_play(int count, char **words)
{
    Pupil pupil;
    Report report;
    u64 left = strtoull(words[4], NULL, 10);
    start_pupil(&pupil, words[2], 1);
    if (!load_pupil(&pupil, words[3]))
        return EXIT_FAILURE;
    pupil.dice.state = (u64)number_at(count, words, 5, 7);
    start_report(&report, &pupil);
    while (left--) {
        Lesson lesson;
        play_lesson(&pupil, &lesson);
        add_lesson(&report, &lesson);
    }
    print_report(&report, &pupil);
    return EXIT_SUCCESS;
}

/* ---------------------------------------------------------------- weights */

static int read_set(Pupil *pupil, const char *rules, const char *name,
                    WeightSet set)
{
    start_pupil(pupil, rules, 1);
    if (!load_pupil(pupil, name)) {
        perror(name);
        return 0;
    }
    memcpy(set, pupil->shipped, pupil->judged * sizeof *set);
    return 1;
}

static int run_weights(int count, char **words)
{
    WeightSet *sets = must_get(WEIGHT_SETS * sizeof *sets);
    Pupil pupil;
    FILE *file;
    u8 *bytes;
    (void)count;
    if (!read_set(&pupil, "kulki", words[2], sets[SET_HIDDEN]) ||
        !read_set(&pupil, "lines98", words[3], sets[SET_SHOWN]))
        return EXIT_FAILURE;
    bytes = must_get(size_of_weights(pupil.judged));
    write_weights(bytes, (const WeightSet *)sets, pupil.judged);
    file = fopen(words[4], "wb");
    if (!file || fwrite(bytes, size_of_weights(pupil.judged), 1, file) != 1 ||
        fclose(file)) {
        perror(words[4]);
        return EXIT_FAILURE;
    }
    printf("%.16s %.16s\n", bytes + WEIGHTS_HEAD - 16,
           bytes + size_of_weights(pupil.judged) / 2 + WEIGHTS_HEAD - 16);
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
