/* SPDX-License-Identifier: MIT */
/* Tests that results are read as written, that damaged and foreign ones are
   told apart, and that merging puts later answers in the place of unknown
   ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <stdio.h>

#include "host/host.h"
#include "survey/merge.h"
#include "survey/report.h"

enum {
    DEALS = 30,
    IN_SHARD = 10,
    DEALT_WON = 0,
    DEALT_LOST = 1,
    DEALT_OPEN = 2
};

static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    strcpy(folder, "/tmp/quadrille-shards-XXXXXX");
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state)
{
    char command[256];
    (void)state;
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}

static void finish_plan(SurveyPlan *plan)
{
    Page text = PAGE_EMPTY;
    plan_write(plan, &text);
    page_free(&text);
}

static void make_plan(SurveyPlan *plan)
{
    plan_start(plan, &freecell_verdict_kind);
    plan->first = 1;
    plan->last = DEALS;
    plan->shard = IN_SHARD;
    finish_plan(plan);
}

/* The nodes with which a deal is solved: as many as plans usually have, twice
   as many for every fifth, and three times as many for deal 25. */
static u64 nodes_for(u64 deal)
{
    return freecell_verdict_kind.nodes * (deal == 25      ? 3
                                          : deal % 5 == 0 ? 2
                                                          : 1);
}

/* Every seventh deal is impossible. */
static void answer(const SurveyPlan *plan, u64 shard, DealFinding *findings)
{
    u64 i;
    for (i = 0; i < plan_shard_size(plan, shard); i++) {
        const u64 deal = plan_deal(plan, plan_shard_start(plan, shard) + i);
        findings[i].answer =
            (u8)(deal % 7 == 0                            ? DEALT_LOST
                 : plan->question.nodes < nodes_for(deal) ? DEALT_OPEN
                                                          : DEALT_WON);
        findings[i].value = (u32)deal + 40;
        findings[i].nodes = deal * deal;
    }
}

static void write_shard_of(const SurveyPlan *plan, u64 shard, Page *text)
{
    DealFinding findings[DEALS];
    answer(plan, shard, findings);
    text->used = 0;
    shard_write(text, plan, shard, findings);
}

static void write_all(const SurveyPlan *plan)
{
    Page text = PAGE_EMPTY;
    Page path = PAGE_EMPTY;
    char command[256];
    u64 shard;
    snprintf(command, sizeof command, "rm -rf %s/* && mkdir -p %s/000", folder,
             folder);
    assert_int_equal(system(command), 0);
    for (shard = 0; shard < plan_shards(plan); shard++) {
        shard_path(&path, folder, shard);
        write_shard_of(plan, shard, &text);
        assert_true(file_write(path.text, NULL, &text));
    }
    page_free(&text);
    page_free(&path);
}

static void merge_all(MergedSurvey *merged, const SurveyPlan *plan)
{
    SurveyResults results;
    Page reason = PAGE_EMPTY;
    write_all(plan);
    merge_start(merged, plan);
    assert_true(results_open(&results, plan, folder, &reason));
    assert_true(merge_results(merged, &results, &reason));
    results_close(&results);
    assert_int_equal(merged->shards_done, plan_shards(plan));
    page_free(&reason);
}

static void results_add_up(void **state)
{
    SurveyPlan plan;
    MergedSurvey merged;
    (void)state;
    make_plan(&plan);
    merge_all(&merged, &plan);
    assert_int_equal(merged.totals.count[DEALT_LOST], 4);
    assert_int_equal(merged.totals.count[DEALT_OPEN], 6);
    assert_int_equal(merged.totals.count[DEALT_WON], 20);
    assert_int_equal(merged.totals.nodes[DEALT_LOST], 49 + 196 + 441 + 784);
    assert_int_equal(histogram_count(&merged.totals.histogram[DEALT_WON]), 20);
    assert_int_equal(merged.totals.histogram[DEALT_OPEN].used, 0);
    assert_memory_equal(merged.deals.text, "deal 5 unknown 45 25\n", 21);
    merge_free(&merged);
    plan_free(&plan);
}

static ShardState read_text(const SurveyPlan *plan, u64 shard,
                            const Page *text)
{
    Page reason = PAGE_EMPTY;
    const ShardState state =
        shard_read(plan, shard, text, NULL, NULL, &reason);
    assert_int_equal(reason.used != 0, state != SHARD_DONE);
    page_free(&reason);
    return state;
}

static void any_changed_byte_is_noticed(void **state)
{
    SurveyPlan plan;
    Page text = PAGE_EMPTY;
    size_t i;
    (void)state;
    make_plan(&plan);
    write_shard_of(&plan, 1, &text);
    assert_int_equal(read_text(&plan, 1, &text), SHARD_DONE);
    for (i = 0; i < text.used; i++) {
        text.text[i] ^= 4;
        assert_int_equal(read_text(&plan, 1, &text), SHARD_DAMAGED);
        text.text[i] ^= 4;
    }
    assert_int_equal(read_text(&plan, 2, &text), SHARD_FOREIGN);
    page_free(&text);
    plan_free(&plan);
}

/* Seals a result after replacing a piece of it. */
static ShardState read_edited(const SurveyPlan *plan, const char *piece,
                              const char *other)
{
    Page text = PAGE_EMPTY;
    Page edited = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    ShardState state;
    char *at;
    size_t length;
    write_shard_of(plan, 0, &text);
    length = seal_find_length(&text, digest);
    at = strstr(text.text, piece);
    assert_non_null(at);
    page_put(&edited, text.text, (size_t)(at - text.text));
    page_text(&edited, other);
    at += strlen(piece);
    page_put(&edited, at, (size_t)(text.text + length - at));
    seal_text(&edited, digest);
    state = read_text(plan, 0, &edited);
    page_free(&text);
    page_free(&edited);
    return state;
}

/* A forger who computes the digest has to get the numbers right, too. */
static void forged_results_are_refused(void **state)
{
    static const char *const pieces[][2] = {
        {"plan ", "plan 0"},
        {"nodes 10000000\n", "nodes 20000000\n"},
        {"memory 32\n", "memory 64\n"},
        {"solver 2\n", "solver 1\n"},
        {"shard 10\n", "shard 20\n"},
        {"result 1 of 3\n", "result 1 of 4\n"},
        {"count won 7\n", "count won 8\n"},
        {"count won 7\n", "count lost 7\n"},
        {"count won 7\n", "count won 7\ncount won 1\n"},
        {"value won 41 1\n", ""},
        {"value won 41 1\n", "value won 99 1\n"},
        {"deal 5 unknown 45 25\n", ""},
        {"deal 5 unknown 45 25\n", "deal 11 unknown 45 25\n"},
        {"deal 5 unknown 45 25\n", "deal 5 impossible 45 25\n"},
        {"deal 5 unknown 45 25\n", "deal 5 unknown 45\n"},
        {"deal 5 unknown", "deal 8 unknown"},
        /* Each of these hides something, or is written in another way. */
        {"value won 41 1\nvalue won 42 1\nvalue won 43 1\nvalue won 44 1\n"
         "value won 46 1\nvalue won 48 1\nvalue won 49 1\n",
         ""},
        {"nodes unknown 125\n", "nodes unknown 126\n"},
        {"deal 10 unknown 50 100\n", "deal 5 unknown 50 100\n"},
        {"deal 10 unknown 50 100\n", "deal 010 unknown 50 100\n"},
        {"count won 7\nnodes won 211\n", "nodes won 211\ncount won 7\n"}};
    SurveyPlan plan;
    size_t i;
    (void)state;
    make_plan(&plan);
    for (i = 0; i < COUNT_OF(pieces); i++)
        assert_int_equal(read_edited(&plan, pieces[i][0], pieces[i][1]),
                         SHARD_FOREIGN);
    plan_free(&plan);
}

/* A plan for the deals that are unknown after another, with more nodes. */
static void make_later(SurveyPlan *later, const SurveyPlan *plan, u64 times)
{
    u64 deal;
    plan_start_from(later, plan);
    for (deal = 1; deal <= DEALS; deal++)
        if (deal % 7 && plan->question.nodes < nodes_for(deal))
            plan_add_deal(later, deal);
    later->question.nodes = freecell_verdict_kind.nodes * times;
    later->shard = 4;
    finish_plan(later);
}

static void later_answers_replace_unknown_ones(void **state)
{
    SurveyPlan plan, second;
    MergedSurvey merged, later;
    Page reason = PAGE_EMPTY;
    (void)state;
    make_plan(&plan);
    merge_all(&merged, &plan);
    make_later(&second, &plan, 3);
    merge_all(&later, &second);
    assert_false(merge_later(&later, &merged, &reason));
    reason.used = 0;
    assert_true(merge_later(&merged, &later, &reason));
    assert_int_equal(merged.totals.count[DEALT_OPEN], 0);
    assert_int_equal(merged.totals.nodes[DEALT_OPEN], 0);
    assert_int_equal(merged.totals.count[DEALT_WON], 26);
    assert_int_equal(totals_all(&merged.totals), DEALS);
    assert_string_equal(merged.deals.text, "deal 7 impossible 47 49\n"
                                           "deal 14 impossible 54 196\n"
                                           "deal 21 impossible 61 441\n"
                                           "deal 28 impossible 68 784\n");
    page_free(&reason);
    merge_free(&merged);
    merge_free(&later);
    plan_free(&plan);
    plan_free(&second);
}

static void plans_are_merged_one_after_the_other(void **state)
{
    SurveyPlan plan, second, third;
    MergedSurvey merged, later, latest;
    Page reason = PAGE_EMPTY;
    (void)state;
    make_plan(&plan);
    make_later(&second, &plan, 2);
    make_later(&third, &second, 3);
    merge_all(&merged, &plan);
    merge_all(&later, &second);
    merge_all(&latest, &third);
    assert_false(merge_later(&merged, &latest, &reason));
    reason.used = 0;
    assert_true(merge_later(&merged, &later, &reason));
    assert_false(merge_later(&merged, &later, &reason));
    reason.used = 0;
    assert_true(merge_later(&merged, &latest, &reason));
    page_free(&reason);
    merge_free(&merged);
    merge_free(&later);
    merge_free(&latest);
    plan_free(&plan);
    plan_free(&second);
    plan_free(&third);
}

static void assert_unfit(MergedSurvey *merged, const MergedSurvey *later,
                         const char *words)
{
    Page reason = PAGE_EMPTY;
    const u64 unknown = merge_unknown(merged);
    assert_false(merge_later(merged, later, &reason));
    assert_non_null(strstr(reason.text, words));
    assert_int_equal(merge_unknown(merged), unknown);
    page_free(&reason);
}

static void merge_with(SurveyPlan *plan, SurveyPlan *later_plan,
                       const char *words)
{
    MergedSurvey merged, later;
    finish_plan(later_plan);
    merge_all(&merged, plan);
    merge_all(&later, later_plan);
    assert_unfit(&merged, &later, words);
    merge_free(&merged);
    merge_free(&later);
    plan_free(later_plan);
    plan_free(plan);
}

/* Otherwise deals would be lost, or there would be two answers to some. */
static void later_plans_ask_about_all_unknown_deals(void **state)
{
    SurveyPlan plan, second;
    (void)state;
    make_plan(&plan);
    make_later(&second, &plan, 2);
    second.last--;
    merge_with(&plan, &second, "doesn't ask about the unknown deals");
    make_plan(&plan);
    make_later(&second, &plan, 2);
    second.listed[0]--;
    merge_with(&plan, &second, "doesn't ask about the unknown deals");
    make_plan(&plan);
    make_later(&second, &plan, 2);
    plan_add_deal(&second, 31);
    merge_with(&plan, &second, "doesn't ask about the unknown deals");
}

static void later_plans_ask_the_same_question(void **state)
{
    SurveyPlan plan, second;
    (void)state;
    make_plan(&plan);
    make_later(&second, &plan, 2);
    second.question.variant[0]--;
    merge_with(&plan, &second,
               "another question: 'variant' is '3cells', not '4cells'");
}

static void merge_findings(MergedSurvey *merged, const SurveyPlan *plan,
                           const DealFinding *findings)
{
    Page reason = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    merge_start(merged, plan);
    shard_write(&text, plan, 0, findings);
    assert_int_equal(
        shard_read(plan, 0, &text, &merged->totals, &merged->deals, &reason),
        SHARD_DONE);
    merged->shards_done = 1;
    page_free(&reason);
    page_free(&text);
}

/* A search that was given up and one that crashed are both unknown, but only
   the crash is listed. */
static void unlisted_deals_cannot_be_asked_again(void **state)
{
    const DealFinding first[] = {{9, 0, DEALT_OPEN}, {0, 0, ANSWER_CRASHED}};
    const DealFinding again[] = {{9, 7, DEALT_WON}};
    SurveyPlan plan, second;
    MergedSurvey merged, later;
    (void)state;
    plan_start(&plan, &freecell_verdict_kind);
    assert_true(plan_read_lists(&plan, "impossible"));
    plan.first = 1;
    plan.last = plan.shard = 2;
    finish_plan(&plan);
    merge_findings(&merged, &plan, first);
    plan_start_from(&second, &plan);
    plan_add_deal(&second, 2);
    second.shard = 1;
    finish_plan(&second);
    merge_findings(&later, &second, again);
    assert_unfit(&merged, &later, "2 deals are unknown");
    merge_free(&merged);
    merge_free(&later);
    plan_free(&plan);
    plan_free(&second);
}

/* The other player's game is counted already. */
static void games_of_a_tournament_count_once(void **state)
{
    const DealFinding first[] = {{9, 50, 0}, {0, 0, ANSWER_CRASHED}};
    const DealFinding again[] = {{9, 50, 0}, {9, 80, 1}};
    SurveyPlan plan, second;
    MergedSurvey merged, later;
    (void)state;
    plan_start(&plan, &kulki_tournament_kind);
    assert_true(plan_read_players(&plan, "random,search"));
    plan.first = plan.last = plan.shard = 1;
    finish_plan(&plan);
    merge_findings(&merged, &plan, first);
    plan_start_from(&second, &plan);
    plan_add_deal(&second, 1);
    second.shard = 1;
    finish_plan(&second);
    merge_findings(&later, &second, again);
    assert_unfit(&merged, &later, "would count twice");
    merge_free(&merged);
    merge_free(&later);
    plan_free(&plan);
    plan_free(&second);
}

static void unknown_deals_count_at_both_ends(void **state)
{
    SurveyPlan plan;
    MergedSurvey merged;
    ClassReport report;
    const Interval low = interval_of_share(20, 0, 30);
    const Interval high = interval_of_share(26, 0, 30);
    const Interval open = interval_of_share(6, 0, 30);
    (void)state;
    make_plan(&plan);
    merge_all(&merged, &plan);
    assert_true(report_class(&merged, DEALT_WON, &report));
    assert_true(report.interval.low == low.low);
    assert_true(report.interval.high == high.high);
    assert_true(report_class(&merged, DEALT_OPEN, &report));
    assert_true(report.interval.low == open.low);
    assert_true(report.interval.high == open.high);
    assert_false(report_class(&merged, ANSWER_CRASHED, &report));
    merge_free(&merged);
    plan_free(&plan);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(results_add_up, make_folder,
                                        remove_folder),
        cmocka_unit_test(any_changed_byte_is_noticed),
        cmocka_unit_test(forged_results_are_refused),
        cmocka_unit_test_setup_teardown(later_answers_replace_unknown_ones,
                                        make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(plans_are_merged_one_after_the_other,
                                        make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(
            later_plans_ask_about_all_unknown_deals, make_folder,
            remove_folder),
        cmocka_unit_test_setup_teardown(later_plans_ask_the_same_question,
                                        make_folder, remove_folder),
        cmocka_unit_test(unlisted_deals_cannot_be_asked_again),
        cmocka_unit_test(games_of_a_tournament_count_once),
        cmocka_unit_test_setup_teardown(unknown_deals_count_at_both_ends,
                                        make_folder, remove_folder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
