/* SPDX-License-Identifier: MIT */
/* Tests runs with a kind of survey whose deals crash, hang on to memory, or
   are killed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "host/host.h"
#include "rules/freecell/freecell.h"
#include "survey/run.h"

enum { CRASHES = 7, CRASHES_LAST = 40, ABORTS = 8, LEAVES = 21 };

static char folder[64];
/* A deal whose worker is killed until this file exists. */
static char once[96];

static void kill_once(void)
{
    FILE *file = fopen(once, "wx");
    if (!file)
        return;
    fclose(file);
    raise(SIGKILL);
}

/* Odd deals have the answer "odd", and half their number as the value. */
static void ask_parity(Asker *asker, u64 deal, u32 way, DealFinding *finding)
{
    (void)asker;
    (void)way;
    if (deal == CRASHES || deal == CRASHES_LAST)
        raise(SIGSEGV);
    if (deal == ABORTS)
        abort();
    if (deal == LEAVES)
        kill_once();
    finding->answer = deal & 1;
    finding->value = (u32)(deal / 2);
    finding->nodes = deal;
}

static const AnswerClass parities[] = {
    {"even", 1, 0, 0}, {"odd", 1, 0, 0}, {NULL, 0, 0, 0}};

static const SurveyKind parity_kind = {.game = &freecell,
                                       .name = "parity",
                                       .question = "",
                                       .variant = "",
                                       .unit = "half",
                                       .classes = parities,
                                       .solver = 1,
                                       .megabytes = 1,
                                       .nodes = 1,
                                       .shard = 10,
                                       .ask = ask_parity};

static int make_folder(void **state)
{
    (void)state;
    strcpy(folder, "/tmp/quadrille-survey-XXXXXX");
    if (!mkdtemp(folder))
        return -1;
    snprintf(once, sizeof once, "%s/once", folder);
    return 0;
}

static int remove_folder(void **state)
{
    char command[128];
    (void)state;
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}

static void make_plan(SurveyPlan *plan, u64 last)
{
    Page text = PAGE_EMPTY;
    plan_start(plan, &parity_kind);
    plan->first = 1;
    plan->last = last;
    plan->shard = 10;
    plan_write(plan, &text);
    page_free(&text);
}

static void say_nothing(void *own, const RunProgress *progress)
{
    (void)own;
    (void)progress;
}

static void count_note(void *own, const char *sentence)
{
    (void)sentence;
    ++*(int *)own;
}

static RunEnd run(const SurveyPlan *plan, unsigned jobs, int *notes)
{
    SurveyResults results;
    const SurveyRun asked = {.plan = plan,
                             .results = &results,
                             .shards = {0, 1, plan_shards(plan)},
                             .jobs = jobs,
                             .shares = 1,
                             .tell = say_nothing,
                             .note = count_note,
                             .own = notes};
    Page reason = PAGE_EMPTY;
    RunEnd end;
    assert_true(results_open(&results, plan, folder, &reason));
    end = survey_run(&asked, &reason);
    results_close(&results);
    page_free(&reason);
    return end;
}

static void sum_up(const SurveyPlan *plan, SurveyTotals *totals)
{
    SurveyResults results;
    Page reason = PAGE_EMPTY;
    u64 shard;
    memset(totals, 0, sizeof *totals);
    assert_true(results_open(&results, plan, folder, &reason));
    for (shard = 0; shard < plan_shards(plan); shard++)
        assert_int_equal(
            results_load(&results, shard, NULL, totals, NULL, &reason),
            SHARD_DONE);
    results_close(&results);
}

/* Deals that crash are counted apart, even the last of a shard and two in
   succession; a worker that is killed costs nothing. */
static void crashes_are_recorded_and_the_shard_goes_on(void **state)
{
    SurveyPlan plan;
    SurveyTotals totals;
    int notes = 0;
    (void)state;
    make_plan(&plan, 95);
    assert_int_equal(run(&plan, 3, &notes), RUN_COMPLETE);
    assert_int_equal(access(once, F_OK), 0);
    sum_up(&plan, &totals);
    assert_int_equal(totals.count[ANSWER_CRASHED], 3);
    assert_int_equal(totals.count[0], 47 - 2);
    assert_int_equal(totals.count[1], 48 - 1);
    assert_int_equal(totals_all(&totals), 95);
    assert_int_equal(histogram_count(&totals.histogram[1]), 47);
    assert_int_equal(notes, 0);
    totals_free(&totals);
    plan_free(&plan);
}

static void read_result(u64 shard, Page *text)
{
    Page path = PAGE_EMPTY;
    shard_path(&path, folder, shard);
    text->used = 0;
    assert_true(file_read(path.text, text));
    page_free(&path);
}

static void write_result(u64 shard, const char *bytes, size_t length)
{
    Page path = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    shard_path(&path, folder, shard);
    page_put(&text, bytes, length);
    assert_true(file_write(path.text, NULL, &text));
    page_free(&text);
    page_free(&path);
}

/* A damaged result is computed again, to the same bytes. */
static void damaged_results_are_replaced(void **state)
{
    SurveyPlan plan;
    Page before = PAGE_EMPTY;
    Page after = PAGE_EMPTY;
    int notes = 0;
    (void)state;
    make_plan(&plan, 60);
    assert_int_equal(run(&plan, 1, &notes), RUN_COMPLETE);
    read_result(2, &before);
    write_result(2, before.text, before.used / 2);
    write_result(4, "", 0);
    assert_int_equal(run(&plan, 2, &notes), RUN_COMPLETE);
    assert_int_equal(notes, 2);
    read_result(2, &after);
    assert_string_equal(before.text, after.text);
    page_free(&before);
    page_free(&after);
    plan_free(&plan);
}

/* The result of another plan is never replaced. */
static void foreign_results_stop_a_run(void **state)
{
    SurveyPlan plan, other;
    Page text = PAGE_EMPTY;
    int notes = 0;
    (void)state;
    make_plan(&plan, 60);
    make_plan(&other, 70);
    assert_int_equal(run(&other, 1, &notes), RUN_COMPLETE);
    read_result(0, &text);
    assert_int_equal(run(&plan, 1, &notes), RUN_HINDERED);
    assert_int_equal(notes, 0);
    page_free(&text);
    plan_free(&plan);
    plan_free(&other);
}

/* Writes a claim like another run's. */
static void claim_by(const char *host, long process)
{
    char path[128], command[512];
    snprintf(path, sizeof path, "%s/000/000003.claim", folder);
    snprintf(command, sizeof command, "mkdir -p %s/000 && ln -sfn '%s %ld' %s",
             folder, host, process, path);
    assert_int_equal(system(command), 0);
}

static void claims_of_living_runs_are_respected(void **state)
{
    char host[256] = "";
    SurveyPlan plan;
    int notes = 0;
    (void)state;
    gethostname(host, sizeof host);
    make_plan(&plan, 60);
    claim_by("somewhere-else", 1);
    assert_int_equal(run(&plan, 2, &notes), RUN_SHARED);
    claim_by(host, (long)getpid());
    assert_int_equal(run(&plan, 2, &notes), RUN_SHARED);
    claim_by(host, 0x7FFFFFFF); /* a process that can't exist */
    assert_int_equal(run(&plan, 2, &notes), RUN_COMPLETE);
    plan_free(&plan);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(
            crashes_are_recorded_and_the_shard_goes_on, make_folder,
            remove_folder),
        cmocka_unit_test_setup_teardown(damaged_results_are_replaced,
                                        make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(foreign_results_stop_a_run,
                                        make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(claims_of_living_runs_are_respected,
                                        make_folder, remove_folder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
