/* SPDX-License-Identifier: MIT */
/* Tests that results come out of packs as they went in, that packs which are
   damaged, forged or of another plan are refused, and that runs go on beside
   them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <stdio.h>
#include <unistd.h>

#include "host/host.h"
#include "survey/results.h"
#include "survey/run.h"

enum { DEALS = 30, IN_SHARD = 10, SHARDS = 3 };

static char home[64];
static char folder[96], pack_file[96];

static int make_folder(void **state)
{
    (void)state;
    strcpy(home, "/tmp/quadrille-packs-XXXXXX");
    if (!mkdtemp(home))
        return -1;
    snprintf(folder, sizeof folder, "%s/plan.results", home);
    snprintf(pack_file, sizeof pack_file, "%s/plan.pack", home);
    return 0;
}

static int remove_folder(void **state)
{
    char command[96];
    (void)state;
    snprintf(command, sizeof command, "rm -rf %s", home);
    return system(command);
}

static void make_plan(SurveyPlan *plan, u64 last)
{
    Page text = PAGE_EMPTY;
    plan_start(plan, &freecell_verdict_kind);
    plan->first = 1;
    plan->last = last;
    plan->shard = IN_SHARD;
    plan_write(plan, &text);
    page_free(&text);
}

/* Every seventh deal is impossible, so that lines about deals are there. */
static void write_result(const SurveyPlan *plan, u64 shard, Page *text)
{
    DealFinding findings[IN_SHARD];
    u64 i;
    for (i = 0; i < IN_SHARD; i++) {
        const u64 deal = plan_deal(plan, plan_shard_start(plan, shard) + i);
        findings[i].answer = deal % 7 == 0;
        findings[i].value = (u32)deal + 40;
        findings[i].nodes = deal * deal;
    }
    text->used = 0;
    shard_write(text, plan, shard, findings);
}

static void write_pack(const SurveyPlan *plan, Page *pack)
{
    Page text = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    u64 shard;
    pack_write_head(pack, plan);
    for (shard = 0; shard < SHARDS; shard++) {
        write_result(plan, shard, &text);
        pack_add(pack, plan, &text);
    }
    seal_text(pack, digest);
    page_free(&text);
}

/* Whether the whole pack is accepted: as one, and each of its results. */
static int is_accepted(const SurveyPlan *plan, const Page *text)
{
    SurveyResults results;
    Page reason = PAGE_EMPTY;
    int is_right;
    u64 shard;
    assert_true(file_write(pack_file, NULL, text));
    is_right = results_open(&results, plan, folder, &reason);
    for (shard = 0; is_right && shard < plan_shards(plan); shard++)
        is_right = results_load(&results, shard, NULL, NULL, NULL, &reason) !=
                   SHARD_FOREIGN;
    assert_int_equal(is_right, !reason.used);
    if (!is_right) /* in one line, which names the file */
        assert_true(strstr(reason.text, "plan.pack") &&
                    !strchr(reason.text, '\n'));
    results_close(&results);
    page_free(&reason);
    return is_right;
}

static void results_come_out_as_they_went_in(void **state)
{
    SurveyPlan plan;
    SurveyResults results;
    Page pack = PAGE_EMPTY;
    Page again = PAGE_EMPTY;
    Page one = PAGE_EMPTY;
    Page other = PAGE_EMPTY;
    Page reason = PAGE_EMPTY;
    u64 shard, count;
    (void)state;
    make_plan(&plan, DEALS);
    write_pack(&plan, &pack);
    assert_true(is_accepted(&plan, &pack));
    assert_true(results_open(&results, &plan, pack_file, &reason));
    for (shard = 0; shard < SHARDS; shard++) {
        SurveyTotals totals = {0};
        write_result(&plan, shard, &one);
        other.used = 0;
        assert_int_equal(
            results_load(&results, shard, &other, &totals, NULL, &reason),
            SHARD_DONE);
        assert_true(page_equals(&one, &other));
        assert_int_equal(totals_all(&totals), IN_SHARD);
        totals_free(&totals);
    }
    assert_true(results_pack(&results, &again, &count, &reason));
    assert_int_equal(count, SHARDS);
    assert_true(page_equals(&pack, &again));
    results_close(&results);
    page_free(&pack);
    page_free(&again);
    page_free(&one);
    page_free(&other);
    page_free(&reason);
    plan_free(&plan);
}

static void any_changed_byte_is_noticed(void **state)
{
    SurveyPlan plan;
    Page pack = PAGE_EMPTY;
    size_t i;
    (void)state;
    make_plan(&plan, DEALS);
    write_pack(&plan, &pack);
    for (i = 0; i < pack.used; i += 7) {
        pack.text[i] ^= 4;
        assert_false(is_accepted(&plan, &pack));
        pack.text[i] ^= 4;
    }
    pack.used /= 2;
    assert_false(is_accepted(&plan, &pack));
    pack.used = 0;
    assert_false(is_accepted(&plan, &pack));
    page_free(&pack);
    plan_free(&plan);
}

/* Replaces a piece and seals the whole again. */
static void edit(Page *edited, const Page *pack, const char *piece,
                 const char *other)
{
    char digest[SHA256_TEXT];
    const size_t length = seal_find_length(pack, digest);
    const char *at = strstr(pack->text, piece);
    assert_non_null(at);
    edited->used = 0;
    page_put(edited, pack->text, (size_t)(at - pack->text));
    page_text(edited, other);
    at += strlen(piece);
    page_put(edited, at, (size_t)(pack->text + length - at));
    seal_text(edited, digest);
}

/* A forger who computes the seal of the pack has to get the results right,
   too. */
static void forged_packs_are_refused(void **state)
{
    static const char *const pieces[][2] = {
        {"pack 1\n", "pack 2\n"},
        {"plan ", "plan 0"},
        {"nodes 10000000\n", "nodes 20000000\n"},
        {"shard 10\n", "shard 10\nshard 10\n"},
        {"result 1 of 3\n", ""},
        {"result 1 of 3\n", "result 1 of 4\n"},
        {"result 1 of 3\n", "result 0 of 3\n"},
        {"result 1 of 3\n", "result 01 of 3\n"},
        {"result 1 of 3\n", "result 2 of 3\n"},
        {"result 2 of 3\n", "result 1 of 3\n"},
        {"result 2 of 3\n", "result 3 of 3\n"},
        {"result 3 of 3\n", "result 4 of 3\n"},
        {"result 3 of 3\n", "\nresult 3 of 3\n"},
        {"count won 9\n", "count won 8\n"},
        {"count won 9\n", "count won 9\nsha256 0\n"},
        {"sha256 ", "sha256 0"}};
    SurveyPlan plan;
    Page pack = PAGE_EMPTY;
    Page edited = PAGE_EMPTY;
    size_t i;
    (void)state;
    make_plan(&plan, DEALS);
    write_pack(&plan, &pack);
    edit(&edited, &pack, "pack 1\n", "pack 1\n");
    assert_true(is_accepted(&plan, &edited));
    for (i = 0; i < COUNT_OF(pieces); i++) {
        edit(&edited, &pack, pieces[i][0], pieces[i][1]);
        assert_false(is_accepted(&plan, &edited));
    }
    page_free(&pack);
    page_free(&edited);
    plan_free(&plan);
}

static void packs_of_other_plans_are_refused(void **state)
{
    SurveyPlan plan, longer;
    Page pack = PAGE_EMPTY;
    (void)state;
    make_plan(&plan, DEALS);
    make_plan(&longer, DEALS + IN_SHARD);
    write_pack(&plan, &pack);
    assert_false(is_accepted(&longer, &pack));
    page_free(&pack);
    plan_free(&longer);
    plan_free(&plan);
}

static void say_nothing(void *own, const RunProgress *progress)
{
    (void)own;
    (void)progress;
}

static void note_nothing(void *own, const char *sentence)
{
    (void)own;
    (void)sentence;
}

static RunEnd run(const SurveyPlan *plan)
{
    SurveyResults results;
    const SurveyRun asked = {.plan = plan,
                             .results = &results,
                             .shards = {0, 1, plan_shards(plan)},
                             .jobs = 1,
                             .shares = 1,
                             .tell = say_nothing,
                             .note = note_nothing};
    Page reason = PAGE_EMPTY;
    RunEnd end;
    assert_true(results_open(&results, plan, folder, &reason));
    end = survey_run(&asked, &reason);
    results_close(&results);
    page_free(&reason);
    return end;
}

static int is_file_of(u64 shard)
{
    Page path = PAGE_EMPTY;
    int is_there;
    shard_path(&path, folder, shard);
    is_there = file_exists(path.text);
    page_free(&path);
    return is_there;
}

/* What a pack lacks is computed into the folder; what it has is left alone,
   even if it is wrong. */
static void runs_go_on_beside_a_pack(void **state)
{
    SurveyPlan plan;
    Page pack = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    Page edited = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    (void)state;
    make_plan(&plan, DEALS);
    write_result(&plan, 1, &text);
    pack_write_head(&pack, &plan);
    pack_add(&pack, &plan, &text);
    seal_text(&pack, digest);
    assert_true(file_write(pack_file, NULL, &pack));
    assert_int_equal(run(&plan), RUN_COMPLETE);
    assert_true(is_file_of(0) && !is_file_of(1) && is_file_of(2));
    edit(&edited, &pack, "count won 9\n", "count won 8\n");
    assert_true(file_write(pack_file, NULL, &edited));
    assert_int_equal(run(&plan), RUN_HINDERED);
    assert_false(is_file_of(1));
    page_free(&pack);
    page_free(&text);
    page_free(&edited);
    plan_free(&plan);
}

#define TEST(name)                                                            \
    cmocka_unit_test_setup_teardown(name, make_folder, remove_folder)

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(results_come_out_as_they_went_in),
                                       TEST(any_changed_byte_is_noticed),
                                       TEST(forged_packs_are_refused),
                                       TEST(packs_of_other_plans_are_refused),
                                       TEST(runs_go_on_beside_a_pack)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
