/* SPDX-License-Identifier: MIT */
/* The finished daily puzzles, and how a finished game compares with others. */
#include <stdlib.h>
#include <string.h>

#include "host/json.h"
#include "records.h"
#include "records_words.h"

/* ------------------------------------------------------------------ days */

static int is_done_daily(const Outcome *result)
{
    return *result->date && !result->own_board && tally_is_finished(result);
}

/* By day and game, the best first. */
static int compare_dailies(const void *left, const void *right)
{
    const Outcome *a = *(const Outcome *const *)left;
    const Outcome *b = *(const Outcome *const *)right;
    int order = strcmp(a->date, b->date);
    if (!order)
        order = strcmp(a->game, b->game);
    return order ? order : scores_compare(a, b);
}

static void page_streak(Page *page, const char *today)
{
    const Results *results = records_results();
    Series days = {NULL, 0, 0};
    int has_today = 0;
    size_t i;
    for (i = 0; i < results->count; i++) {
        const Outcome *result = &results->list[i];
        if (!is_done_daily(result) || strcmp(result->date, result->day) != 0)
            continue;
        series_add(&days, tally_day(result->date));
        has_today |= strcmp(result->date, today) == 0;
    }
    page_format(page, "{\"streak\":%llu", tally_streak(&days, today).now);
    page_flag(page, "today", has_today);
    series_free(&days);
}

static void page_dailies(Page *page, const Outcome *const *list, size_t count)
{
    size_t i;
    page_text(page, ",\"days\":[");
    for (i = 0; i < count; i++) {
        const Outcome *before = i ? list[i - 1] : NULL;
        const int is_new = !i || strcmp(list[i]->date, before->date) != 0;
        Page words = PAGE_EMPTY;
        if (!is_new && strcmp(list[i]->game, before->game) == 0)
            continue;
        if (is_new && i)
            page_text(page, "}");
        if (is_new) {
            page_element(page, "{\"day\":");
            page_string(page, list[i]->date, strlen(list[i]->date));
        }
        records_page_daily(&words, list[i]);
        page_member(page, list[i]->game, &words);
    }
    page_text(page, count ? "}]}" : "]}");
}

u32 records_by_day(u32 length)
{
    const Results *results = records_results();
    Page today = exchange_take(0, length);
    Page *page = exchange_fresh();
    const Outcome **list =
        host_must_have(calloc(results->count + 1, sizeof *list));
    size_t count = 0;
    size_t i;
    for (i = 0; i < results->count; i++)
        if (is_done_daily(&results->list[i]))
            list[count++] = &results->list[i];
    if (count)
        qsort(list, count, sizeof *list, compare_dailies);
    page_streak(page, today.text);
    page_dailies(page, list, count);
    free(list);
    page_free(&today);
    return exchange_end();
}

/* -------------------------------------------------------------- standing */

static void page_fact(Page *page, const char *label, Page *value, int is_new)
{
    page_element(page, "{\"label\":");
    page_string(page, label, strlen(label));
    page_member(page, "value", value);
    page_flag(page, "new", is_new);
    page_text(page, "}");
}

static void page_best(Page *page, const ResultRank *standing, Measure measure)
{
    static const char *const labels[MEASURES] = {[BY_MOVES] = _("Best moves"),
                                                 [BY_SCORE] = _("Best score"),
                                                 [BY_TIME] = _("Best time")};
    const u32 own = tally_measure(&standing->game, measure);
    const int is_new = result_rank_is_best(standing, measure);
    const int is_first = !standing->has_before[measure];
    Page value = PAGE_EMPTY;
    records_page_value(
        &value,
        (measure == BY_TIME ? 1 : 1000) *
            (Sum)(is_new || is_first ? own : standing->before[measure]),
        measure);
    page_fact(page, labels[measure], &value, is_new);
}

static void page_streak_of(Page *page, const ResultRank *standing)
{
    const Streak *streak = &standing->streak;
    const int is_longest = streak->now == streak->most;
    Page value = PAGE_EMPTY;
    if (streak->now < 2)
        return;
    page_format(&value, _("%llu in a row"), streak->now);
    if (!is_longest)
        page_format(&value, _(", best %llu"), streak->most);
    page_fact(page, _("Wins without help"), &value, is_longest);
}

static void page_facts(Page *page, const ResultRank *standing)
{
    const int points = tally_has_points(tally_goal(standing->game.game));
    Page value = PAGE_EMPTY;
    if (points) {
        page_best(page, standing, BY_SCORE);
    } else {
        page_best(page, standing, BY_TIME);
        page_best(page, standing, BY_MOVES);
    }
    page_streak_of(page, standing);
    if (standing->count < 2)
        return;
    page_format(&value, _("%1$llu of %2$llu"), standing->rank,
                standing->count);
    page_fact(page, _("Rank"), &value, 0);
}

u32 records_standing(u32 id)
{
    const Results *results = records_results();
    Page *page = exchange_fresh();
    ResultRank standing;
    size_t i;
    result_rank_start(&standing, id);
    for (i = 0; i < results->count; i++)
        result_rank_find(&standing, &results->list[i]);
    for (i = 0; standing.rank && i < results->count; i++)
        result_rank_count(&standing, &results->list[i]);
    page_text(page, "[");
    if (standing.rank)
        page_facts(page, &standing);
    page_text(page, "]");
    result_rank_free(&standing);
    return exchange_end();
}
