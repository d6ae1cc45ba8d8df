/* SPDX-License-Identifier: MIT */
/* Tests that plans survive being written and read, that edited ones are
   refused, and that shards cover the deals. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "solve/kulki/kulki.h"
#include "survey/plan.h"

static void write_again(const Page *text)
{
    SurveyPlan plan;
    Page reason = PAGE_EMPTY;
    Page again = PAGE_EMPTY;
    assert_true(plan_read(&plan, text, &reason));
    plan_write(&plan, &again);
    assert_string_equal(again.text, text->text);
    page_free(&again);
    page_free(&reason);
    plan_free(&plan);
}

static void every_kind_survives_writing_and_reading(void **state)
{
    const SurveyKind *const *kind;
    (void)state;
    for (kind = survey_kinds; *kind; kind++) {
        SurveyPlan plan;
        Page text = PAGE_EMPTY;
        plan_start(&plan, *kind);
        if ((*kind)->uses & USES_PLAYERS)
            assert_true(plan_read_players(&plan, "greedy,learned"));
        plan.first = 1;
        plan.last = 1234567;
        plan_divide(&plan);
        plan_write(&plan, &text);
        write_again(&text);
        page_free(&text);
        plan_free(&plan);
    }
}

static void lists_survive_too(void **state)
{
    SurveyPlan plan;
    Page text = PAGE_EMPTY;
    u64 deal;
    (void)state;
    plan_start(&plan, &freecell_verdict_kind);
    for (deal = 3; deal < 100; deal += 7)
        plan_add_deal(&plan, deal);
    plan_divide(&plan);
    assert_int_equal(plan_deals(&plan), 14);
    assert_int_equal(plan_deal(&plan, 13), 94);
    plan_write(&plan, &text);
    write_again(&text);
    page_free(&text);
    plan_free(&plan);
    plan_start(&plan, &sliding_length_kind);
    assert_false(plan_add_board(&plan, "1 2 3"));
    assert_true(
        plan_add_board(&plan, "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15"));
    plan.is_list = 1;
    plan.first = plan.last = 1;
    plan.shard = 1;
    plan_write(&plan, &text);
    write_again(&text);
    page_free(&text);
    plan_free(&plan);
}

static void make_text(Page *text)
{
    SurveyPlan plan;
    plan_start(&plan, &mahjong_verdict_kind);
    plan.first = 1;
    plan.last = 1000;
    plan_divide(&plan);
    plan_write(&plan, text);
    plan_free(&plan);
}

static int is_accepted(const Page *text)
{
    SurveyPlan plan;
    Page reason = PAGE_EMPTY;
    const int is_right = plan_read(&plan, text, &reason);
    assert_int_equal(reason.used != 0, !is_right);
    page_free(&reason);
    plan_free(&plan);
    return is_right;
}

/* No byte can be changed, left out or added. */
static void edited_plans_are_refused(void **state)
{
    Page text = PAGE_EMPTY;
    size_t i;
    (void)state;
    make_text(&text);
    assert_true(is_accepted(&text));
    for (i = 0; i < text.used; i++) {
        text.text[i] ^= 1;
        assert_false(is_accepted(&text));
        text.text[i] ^= 1;
    }
    for (i = 0; i < text.used; i += 11) {
        const Page part = {text.text, i, text.room};
        assert_false(is_accepted(&part));
    }
    page_text(&text, "\n");
    assert_false(is_accepted(&text));
    page_free(&text);
}

/* Seals a text whose first occurrence of a line was replaced. */
static void edit_text(Page *edited, const char *line, const char *other)
{
    Page text = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    char *at;
    size_t length;
    make_text(&text);
    length = seal_find_length(&text, digest);
    at = strstr(text.text, line);
    assert_non_null(at);
    page_put(edited, text.text, (size_t)(at - text.text));
    page_text(edited, other);
    at += strlen(line);
    page_put(edited, at, (size_t)(text.text + length - at));
    seal_text(edited, digest);
    page_free(&text);
}

static void assert_line_matters(const char *line, const char *other)
{
    Page edited = PAGE_EMPTY;
    edit_text(&edited, line, other);
    assert_false(is_accepted(&edited));
    page_free(&edited);
}

/* Changes a line of the plan, and returns whether it could be computed. */
static int is_current_with(const char *line, const char *other)
{
    SurveyPlan plan;
    Page edited = PAGE_EMPTY;
    Page reason = PAGE_EMPTY;
    int is_current;
    edit_text(&edited, line, other);
    assert_true(plan_read(&plan, &edited, &reason));
    is_current = plan_is_current(&plan, &reason);
    assert_int_equal(reason.used != 0, !is_current);
    write_again(&edited);
    page_free(&edited);
    page_free(&reason);
    plan_free(&plan);
    return is_current;
}

/* Plans of other versions can be read, so that their results can be merged. */
static void plans_of_other_versions_are_read(void **state)
{
    (void)state;
    assert_true(is_current_with("memory 32\n", "memory 33\n"));
    assert_false(is_current_with("rules 1\n", "rules 99\n"));
    assert_false(is_current_with("solver 1\n", "solver 4294967295\n"));
    assert_line_matters("rules 1\n", "rules 0\n");
    assert_line_matters("solver 1\n", "solver 4294967296\n");
}

/* A plan with a correct seal may still be for another program. */
static void plans_of_other_programs_are_refused(void **state)
{
    (void)state;
    assert_line_matters("plan 1\n", "plan 2\n");
    assert_line_matters("kind mahjong verdict\n", "kind mahjong beauty\n");
    assert_line_matters("kind mahjong verdict\n", "kind chess verdict\n");
    assert_line_matters("kind mahjong verdict\n", "");
    assert_line_matters("variant turtle:random\n", "variant nonsense\n");
    assert_line_matters("nodes ", "nodes x");
    assert_line_matters("memory 32\n", "memory 0\n");
    assert_line_matters("deals 1..1000\n", "deals 1000..1\n");
    assert_line_matters("deals 1..1000\n", "deals 3 listed\n");
    assert_line_matters("deals 1..1000\n", "deals 0..18446744073709551615\n");
    assert_line_matters("list unknown refused\n", "list nobody\n");
    assert_line_matters("tiles 0 0: ", "tiles 0 0 ");
    assert_line_matters("tiles 0 0: ", "tiles 0 0: 999 ");
    assert_line_matters("tiles 0 0: ", "tyles 0 0: ");
}

/* A plan's name is the digest of its text, so it has only one. */
static void a_plan_is_written_in_one_way(void **state)
{
    (void)state;
    assert_line_matters("memory 32\n", "memory 032\n");
    assert_line_matters("list unknown refused\n", "list refused unknown\n");
    assert_line_matters("list unknown refused\n",
                        "list unknown refused refused\n");
}

/* Returns the reason for which a plan with another number in a line is
   refused, or "" if it is read. */
static const char *reason_for(const SurveyKind *kind, const char *line,
                              const char *number)
{
    static char said[200];
    SurveyPlan plan;
    Page text = PAGE_EMPTY;
    Page edited = PAGE_EMPTY;
    Page reason = PAGE_EMPTY;
    char digest[SHA256_TEXT];
    const char *at;
    const char *end;
    plan_start(&plan, kind);
    plan.first = 1;
    plan.last = 8000000000;
    plan.shard = 8000;
    plan_write(&plan, &text);
    plan_free(&plan);
    at = strstr(text.text, line);
    assert_non_null(at);
    at += strlen(line);
    end = strchr(at, '\n');
    page_put(&edited, text.text, (size_t)(at - text.text));
    page_text(&edited, number);
    page_put(&edited, end,
             (size_t)(text.text + seal_find_length(&text, digest) - end));
    seal_text(&edited, digest);
    (void)plan_read(&plan, &edited, &reason);
    snprintf(said, sizeof said, "%s", reason.used ? reason.text : "");
    page_free(&reason);
    page_free(&text);
    page_free(&edited);
    plan_free(&plan);
    return said;
}

static void plans_have_limits(void **state)
{
    static const struct {
        const SurveyKind *kind;
        const char *line, *most, *beyond;
    } limits[] = {
        {&freecell_verdict_kind, "\nshard ", "4000000", "4000001"},
        {&freecell_verdict_kind, "\nshard ", "8000", "7999"}, /* a million */
        {&freecell_verdict_kind, "\nmemory ", "1048576", "1048577"},
        {&kulki_tournament_kind, "\nturns ", "999999999", "1000000000"},
    };
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(limits); i++) {
        assert_string_equal(
            reason_for(limits[i].kind, limits[i].line, limits[i].most), "");
        assert_string_not_equal(
            reason_for(limits[i].kind, limits[i].line, limits[i].beyond), "");
    }
    assert_string_equal(
        reason_for(&freecell_verdict_kind, "\ndeals ", "4000000 listed"),
        "the list at its end is too short");
    assert_non_null(strstr(
        reason_for(&freecell_verdict_kind, "\ndeals ", "4000001 listed"),
        "line "));
}

/* However often the unknown deals are asked again, the plan is one that can be
   read. */
static void limits_are_raised_as_far_as_plans_go(void **state)
{
    SurveyPlan plan;
    int times;
    (void)state;
    plan_start(&plan, &freecell_verdict_kind);
    plan.first = plan.last = 1;
    plan.question.nodes = 1000;
    plan.question.memory = 8 * MEGABYTE;
    plan_divide(&plan);
    plan_raise_limits(&plan);
    assert_int_equal(plan.question.nodes, 10000);
    assert_int_equal(plan.question.memory, 32 * MEGABYTE);
    for (times = 0; times < 40; times++) {
        Page text = PAGE_EMPTY;
        const u64 nodes = plan.question.nodes;
        const u64 memory = plan.question.memory;
        plan_raise_limits(&plan);
        assert_true(plan.question.nodes >= nodes);
        assert_true(plan.question.memory >= memory);
        plan_write(&plan, &text);
        write_again(&text);
        page_free(&text);
    }
    plan_free(&plan);
}

static void shards_cover_the_deals_once(void **state)
{
    static const u64 counts[] = {1, 2, 99, 100, 101, 12345, 20000, 8589934591};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(counts); i++) {
        SurveyPlan plan;
        u64 shard;
        u64 all = 0;
        plan_start(&plan, &freecell_verdict_kind);
        plan.first = 1;
        plan.last = counts[i];
        plan_divide(&plan);
        assert_true(plan.shard <= plan.question.kind->shard);
        for (shard = 0; shard < plan_shards(&plan); shard++) {
            assert_int_equal(plan_shard_start(&plan, shard), all);
            all += plan_shard_size(&plan, shard);
        }
        assert_int_equal(all, counts[i]);
        plan_free(&plan);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_survives_writing_and_reading),
        cmocka_unit_test(lists_survive_too),
        cmocka_unit_test(edited_plans_are_refused),
        cmocka_unit_test(plans_of_other_programs_are_refused),
        cmocka_unit_test(plans_of_other_versions_are_read),
        cmocka_unit_test(a_plan_is_written_in_one_way),
        cmocka_unit_test(plans_have_limits),
        cmocka_unit_test(limits_are_raised_as_far_as_plans_go),
        cmocka_unit_test(shards_cover_the_deals_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
