/* SPDX-License-Identifier: MIT */
/* Takes the branches of surveys and of the cache of pattern databases that are
   marked as rare, at random: claims are stolen or can't be made, processes are
   replaced, drafts are opened again, and files are renamed although that is
   reported as failed. The answers stay the same. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "advice/sliding/pattern_database_file.h"
#include "host/host.h"
#include "rules/freecell/freecell.h"
#include "survey/run.h"

enum { DEALS = 300, SEEDS = 20, TABLE = 100000 };

static u8 rng[RNG_SIZE];
static u16 one_in; /* 0: never */
static unsigned times;

int rarely_happens(void)
{
    if (!one_in || rng_below(rng, one_in))
        return 0;
    times++;
    return 1;
}

static void begin_rarities(u8 seed, u16 often)
{
    const u8 bytes[SEED_SIZE] = {seed};
    rng_seed(rng, bytes);
    one_in = often;
}

/* --------------------------------------------------------------- surveys */

static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    strcpy(folder, "/tmp/quadrille-rare-XXXXXX");
    times = 0;
    return mkdtemp(folder) ? setenv("XDG_CACHE_HOME", folder, 1) : -1;
}

static int remove_folder(void **state)
{
    char command[128];
    (void)state;
    one_in = 0;
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}

static void ask_remainder(Asker *asker, u64 deal, u32 way,
                          DealFinding *finding)
{
    (void)asker;
    (void)way;
    finding->answer = deal % 3 == 0;
    finding->value = (u32)(deal % 17);
    finding->nodes = deal;
}

static const AnswerClass remainders[] = {
    {"some", 1, 0, 0}, {"none", 1, 0, 0}, {NULL, 0, 0, 0}};

static const SurveyKind remainder_kind = {.game = &freecell,
                                          .name = "remainder",
                                          .question = "",
                                          .variant = "",
                                          .unit = "left",
                                          .classes = remainders,
                                          .solver = 1,
                                          .megabytes = 1,
                                          .nodes = 1,
                                          .shard = 10,
                                          .ask = ask_remainder};

static void say_nothing(void *own, const RunProgress *progress)
{
    (void)own;
    (void)progress;
}

static void fail_note(void *own, const char *sentence)
{
    (void)own;
    fail_msg("%s", sentence);
}

static RunEnd run(const SurveyPlan *plan, unsigned jobs)
{
    SurveyResults results;
    const SurveyRun asked = {.plan = plan,
                             .results = &results,
                             .shards = {0, 1, plan_shards(plan)},
                             .jobs = jobs,
                             .shares = 1,
                             .tell = say_nothing,
                             .note = fail_note};
    Page reason = PAGE_EMPTY;
    RunEnd end;
    assert_true(results_open(&results, plan, folder, &reason));
    end = survey_run(&asked, &reason);
    results_close(&results);
    page_free(&reason);
    return end;
}

static void assert_all_is_there(const SurveyPlan *plan)
{
    SurveyResults results;
    SurveyTotals totals;
    Page reason = PAGE_EMPTY;
    u64 shard;
    memset(&totals, 0, sizeof totals);
    assert_true(results_open(&results, plan, folder, &reason));
    for (shard = 0; shard < plan_shards(plan); shard++)
        assert_int_equal(
            results_load(&results, shard, NULL, &totals, NULL, &reason),
            SHARD_DONE);
    assert_int_equal(totals.count[0], DEALS - DEALS / 3);
    assert_int_equal(totals.count[1], DEALS / 3);
    assert_int_equal(totals_all(&totals), DEALS);
    totals_free(&totals);
    results_close(&results);
}

/* Two programs share the survey, and either may take what the other does. The
   first one's end is that of both, because nothing is missing in the end. */
static void surveys_end_with_all_results(void **state)
{
    SurveyPlan plan;
    Page text = PAGE_EMPTY;
    u8 seed;
    (void)state;
    plan_start(&plan, &remainder_kind);
    plan.first = 1;
    plan.last = DEALS;
    plan.shard = 10;
    plan_write(&plan, &text);
    page_free(&text);
    for (seed = 0; seed < SEEDS; seed++) {
        int status;
        pid_t other;
        begin_rarities(seed, (u16)(2 + seed));
        other = fork();
        if (!other) {
            begin_rarities((u8)(SEEDS + seed), 3);
            _exit(run(&plan, 2) > RUN_SHARED);
        }
        assert_true(run(&plan, 2) <= RUN_SHARED);
        assert_int_equal(waitpid(other, &status, 0), other);
        assert_int_equal(status, 0);
        assert_int_equal(run(&plan, 1), RUN_COMPLETE);
        assert_all_is_there(&plan);
        assert_int_equal(remove_folder(state), 0);
        assert_int_equal(make_folder(state), 0);
    }
    plan_free(&plan);
}

/* ------------------------------------------------------------- databases */

static void read_table(Page *bytes)
{
    Page path = PAGE_EMPTY;
    bytes->used = 0;
    assert_true(pattern_database_kind_path(
        &path, (DatabaseKind){.width = 4, .height = 4}));
    (void)file_read(path.text, bytes);
    page_free(&path);
}

/* Whatever happened, other programs see the whole table or none. */
static void tables_are_whole_or_absent(void **state)
{
    static char table[TABLE];
    unsigned kept = 0;
    unsigned i;
    (void)state;
    for (i = 0; i < TABLE; i++)
        table[i] = (char)(i * 7 + i / 256);
    for (i = 0; i < 10 * SEEDS; i++) {
        DatabaseDraft draft = {.file = -1};
        Page bytes = PAGE_EMPTY;
        begin_rarities((u8)i, (u16)(2 + i % SEEDS));
        assert_int_equal(
            pattern_database_file_open(
                &draft, (DatabaseKind){.width = 4, .height = 4}, 0),
            CACHE_FINE);
        assert_int_equal(pattern_database_file_reserve(&draft, TABLE),
                         CACHE_FINE);
        kept +=
            pattern_database_file_finish(&draft, table, TABLE) == CACHE_FINE;
        read_table(&bytes);
        assert_int_equal(bytes.used, TABLE);
        assert_memory_equal(bytes.text, table, TABLE);
        page_free(&bytes);
    }
    assert_in_range(kept, 1, 10 * SEEDS - 1);
    assert_true(times > SEEDS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(surveys_end_with_all_results,
                                        make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(tables_are_whole_or_absent,
                                        make_folder, remove_folder)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
