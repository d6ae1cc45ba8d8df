/* SPDX-License-Identifier: MIT */
/* What a survey costs beyond the bare solver, in user CPU time on the same
   deals; how two workers compare with two bare solvers that run at once, by
   the clock; and how much memory a worker takes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cpu_clock.h"
#include "host/page.h"
#include "survey/run.h"

enum { ROUNDS = 3 };

static void ignore(void *own, const RunProgress *progress)
{
    (void)own;
    (void)progress;
}

static void print_note(void *own, const char *sentence)
{
    (void)own;
    puts(sentence);
}

static void make_plan(SurveyPlan *plan, u64 first, u64 last)
{
    Page text = PAGE_EMPTY;
    plan_start(plan, &freecell_verdict_kind);
    plan->first = first;
    plan->last = last;
    plan_divide(plan);
    plan_write(plan, &text);
    page_free(&text);
}

/* -------------------------------------------------------------------- bare */

/* Asks the solver without any of the rest. */
static void ask_bare(const SurveyPlan *plan)
{
    Asker asker = {.question = &plan->question};
    u64 deal;
    asker.memory = host_must_have(memory_of(plan->question.memory));
    for (deal = plan->first; deal <= plan->last; deal++) {
        DealFinding finding;
        plan->question.kind->ask(&asker, deal, 0, &finding);
    }
    free(asker.memory);
}

static void survey_into(const SurveyPlan *plan, unsigned jobs)
{
    char folder[] = "/tmp/quadrille-bench-XXXXXX";
    char command[64];
    SurveyResults results = {0};
    SurveyRun run = {.plan = plan,
                     .results = &results,
                     .shards = {0, 1, plan_shards(plan)},
                     .jobs = jobs,
                     .shares = 1,
                     .tell = ignore,
                     .note = print_note};
    Page reason = PAGE_EMPTY;
    if (!mkdtemp(folder) || !results_open(&results, plan, folder, &reason) ||
        survey_run(&run, &reason) != RUN_COMPLETE)
        printf("the run failed: %s\n", reason.used ? reason.text : folder);
    results_close(&results);
    page_free(&reason);
    snprintf(command, sizeof command, "rm -r %s", folder);
    if (system(command))
        puts("its results are still there");
}

/* ---------------------------------------------------------------- measures */

static double user_seconds(const struct rusage *usage)
{
    return (double)usage->ru_utime.tv_sec +
           (double)usage->ru_utime.tv_usec * 1e-6;
}

typedef void Work(const SurveyPlan *plan);

static void survey_alone(const SurveyPlan *plan)
{
    survey_into(plan, 1);
}

static void survey_by_two(const SurveyPlan *plan)
{
    survey_into(plan, 2);
}

/* The user CPU time of some work and of its children, and their memory. */
static double measure(Work *work, const SurveyPlan *plan, long *kilobytes)
{
    struct rusage usage;
    int status;
    const pid_t child = fork();
    if (!child) {
        work(plan);
        _exit(0);
    }
    if (child < 0 || wait4(child, &status, 0, &usage) < 0 || status)
        return 0;
    *kilobytes = usage.ru_maxrss;
    return user_seconds(&usage);
}

static void measure_overhead(const SurveyPlan *plan)
{
    int i;
    for (i = 0; i < ROUNDS; i++) {
        long bare_memory = 0;
        long memory = 0;
        const double bare = measure(ask_bare, plan, &bare_memory);
        const double all = measure(survey_alone, plan, &memory);
        printf("1 worker: %.3f s, the bare solver %.3f s: %+.1f %%; %ld KB, "
               "bare %ld KB\n",
               all, bare, (all / bare - 1) * 100, memory, bare_memory);
    }
}

/* Two bare solvers, each with half of the deals. */
static void ask_bare_twice(const SurveyPlan *plan)
{
    SurveyPlan half = *plan;
    const u64 middle = plan->first + (plan->last - plan->first) / 2;
    const pid_t child = fork();
    if (!child)
        half.last = middle;
    else
        half.first = middle + 1;
    ask_bare(&half);
    if (!child)
        _exit(0);
    (void)waitpid(child, NULL, 0);
}

static void measure_two(const SurveyPlan *plan)
{
    int i;
    for (i = 0; i < ROUNDS; i++) {
        long kilobytes;
        double bare = -seconds_on(CLOCK_MONOTONIC);
        double both;
        (void)measure(ask_bare_twice, plan, &kilobytes);
        bare += seconds_on(CLOCK_MONOTONIC);
        both = -seconds_on(CLOCK_MONOTONIC);
        (void)measure(survey_by_two, plan, &kilobytes);
        both += seconds_on(CLOCK_MONOTONIC);
        printf("2 workers: %.3f s by the clock, two bare solvers at once %.3f "
               "s: %.1f %% of their speed\n",
               both, bare, bare / both * 100);
    }
}

int main(int count, char **arguments)
{
    SurveyPlan plan;
    make_plan(&plan, count > 1 ? strtoull(arguments[1], NULL, 10) : 1,
              count > 2 ? strtoull(arguments[2], NULL, 10) : 100000);
    setvbuf(stdout, NULL, _IOLBF, 0);
    measure_overhead(&plan);
    measure_two(&plan);
    plan_free(&plan);
    return 0;
}
