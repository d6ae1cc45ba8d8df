/* SPDX-License-Identifier: MIT */
/* Merges results. */
#include "merge.h"

#include <stdlib.h>
#include <string.h>

void merge_start(MergedSurvey *merged, const SurveyPlan *plan)
{
    memset(merged, 0, sizeof *merged);
    merged->plan = plan;
    strcpy(merged->last, plan->digest);
    merged->shards = plan_shards(plan);
}

void merge_free(MergedSurvey *merged)
{
    totals_free(&merged->totals);
    page_free(&merged->deals);
    free(merged->is_done);
    merged->is_done = NULL;
}

int merge_results(MergedSurvey *merged, const SurveyResults *results,
                  Page *reason)
{
    u64 shard;
    merged->is_done = host_must_have(calloc((size_t)merged->shards, 1));
    for (shard = 0; shard < merged->shards; shard++) {
        const size_t before = reason->used;
        merged->is_done[shard] =
            results_load(results, shard, NULL, &merged->totals, &merged->deals,
                         reason) == SHARD_DONE;
        merged->shards_done += merged->is_done[shard];
        if (reason->used > before)
            page_text(reason, "\n");
    }
    if (!reason->used)
        return 1;
    totals_free(&merged->totals);
    page_free(&merged->deals);
    return 0;
}

int merge_next_missing(const MergedSurvey *merged, u64 *at,
                       MissingShards *missing)
{
    const SurveyPlan *plan = merged->plan;
    u64 end;
    while (*at < merged->shards && merged->is_done[*at])
        ++*at;
    if (*at == merged->shards)
        return 0;
    missing->first = *at;
    while (*at < merged->shards && !merged->is_done[*at])
        ++*at;
    missing->last = *at - 1;
    end = plan_shard_start(plan, missing->last) +
          plan_shard_size(plan, missing->last);
    missing->first_deal =
        plan_deal(plan, plan_shard_start(plan, missing->first));
    missing->last_deal = plan_deal(plan, end - 1);
    return 1;
}

int merge_next_deal(const MergedSurvey *merged, size_t *at, DealLine *line)
{
    LineReader lines;
    int is_read;
    line_reader_start(&lines, merged->deals.text + *at,
                      merged->deals.used - *at);
    is_read = merged->deals.used > *at && line_reader_next(&lines) &&
              deal_line_read(merged->plan, lines.value, line);
    if (is_read)
        *at = (size_t)(lines.at - merged->deals.text);
    line_reader_stop(&lines);
    return is_read;
}

/* ------------------------------------------------------------ later plans */

static int is_unknown(const SurveyPlan *plan, unsigned answer)
{
    return (answer < plan_answers(plan) || answer == ANSWER_CRASHED) &&
           plan_answer_is_unknown(plan, answer);
}

u64 merge_unknown(const MergedSurvey *merged)
{
    unsigned answer;
    u64 count = 0;
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        if (is_unknown(merged->plan, answer))
            count += merged->totals.count[answer];
    return count;
}

/* Whether the next board of a later plan is that of a deal; moves behind it.
   Without lists of boards, both are the deal's number. */
static int has_same_board(const SurveyPlan *plan, u64 deal,
                          const SurveyPlan *later, const char **next)
{
    const char *board = *next;
    if (!plan->question.board || !later->boards.used)
        return !plan->question.board && !later->boards.used;
    *next = strchr(board, '\0') + 1;
    return strcmp(plan->question.board[deal - 1], board) == 0;
}

/* Finds the next line with an unknown answer, as merge_next_deal does. */
static int next_unknown(const MergedSurvey *merged, size_t *at, DealLine *line)
{
    while (merge_next_deal(merged, at, line))
        if (is_unknown(merged->plan, line->finding.answer))
            return 1;
    return 0;
}

static u64 count_unknown_lines(const MergedSurvey *merged)
{
    DealLine line;
    size_t at = 0;
    u64 count = 0;
    while (next_unknown(merged, &at, &line))
        count++;
    return count;
}

/* The deals and boards that a later plan asks about have to be those of the
   lines with unknown answers. Such a deal may have several lines. */
static int asks_about_lines(const MergedSurvey *merged,
                            const SurveyPlan *later)
{
    DealLine line;
    const char *board = later->boards.text;
    size_t at = 0;
    u64 deals = 0;
    while (next_unknown(merged, &at, &line)) {
        if (deals && line.deal == plan_deal(later, deals - 1))
            continue;
        if (deals == plan_deals(later) ||
            line.deal != plan_deal(later, deals++) ||
            !has_same_board(merged->plan, line.deal, later, &board))
            return 0;
    }
    return deals == plan_deals(later);
}

int merge_fits(const MergedSurvey *merged, const SurveyPlan *later,
               Page *reason)
{
    const u64 unknown = merge_unknown(merged);
    const u64 lines = count_unknown_lines(merged);
    if (lines < unknown)
        page_format(reason,
                    _("%1$llu deals are unknown, but the results list only "
                      "%2$llu of them; a plan with '--full', or with these "
                      "answers in '--list', lists them all"),
                    (unsigned long long)unknown, (unsigned long long)lines);
    else if (!asks_about_lines(merged, later))
        page_text(reason, _("this plan doesn't ask about the unknown deals of "
                            "the one before"));
    else if (plan_deals(later) * later->question.ways != unknown)
        page_text(reason, _("some deals crashed for one player and not for "
                            "another; if they were asked again, the other's "
                            "games would count twice"));
    return !reason->used;
}

static void drop_unknown(MergedSurvey *merged)
{
    unsigned answer;
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        if (is_unknown(merged->plan, answer)) {
            merged->totals.count[answer] = 0;
            merged->totals.nodes[answer] = 0;
            merged->totals.histogram[answer].used = 0;
        }
}

/* A list of lines about deals, and the line that comes next. */
typedef struct DealList {
    const MergedSurvey *merged;
    size_t start, at;
    DealLine line;
    int there;
} DealList;

static void next_line(DealList *list)
{
    list->start = list->at;
    list->there = merge_next_deal(list->merged, &list->at, &list->line);
}

static void copy_line(Page *page, DealList *list, int leaves_out)
{
    if (!leaves_out)
        page_put(page, list->merged->deals.text + list->start,
                 list->at - list->start);
    next_line(list);
}

static void merge_deals(MergedSurvey *merged, const MergedSurvey *later)
{
    DealList old = {.merged = merged};
    DealList new = {.merged = later};
    Page both = PAGE_EMPTY;
    next_line(&old);
    next_line(&new);
    while (old.there || new.there)
        if (!new.there || (old.there && old.line.deal < new.line.deal))
            copy_line(
                &both, &old,
                plan_answer_is_unknown(merged->plan, old.line.finding.answer));
        else if (old.there && old.line.deal == new.line.deal)
            copy_line(&both, &old, 1);
        else
            copy_line(&both, &new, 0);
    page_free(&merged->deals);
    merged->deals = both;
}

int merge_later(MergedSurvey *merged, const MergedSurvey *later, Page *reason)
{
    if (strcmp(later->plan->from, merged->last) != 0)
        page_text(reason, _("this plan doesn't ask about the unknown deals of "
                            "the one before"));
    else if (merged->shards_done < merged->shards ||
             later->shards_done < later->shards)
        page_text(reason, _("one of the surveys isn't complete"));
    if (reason->used ||
        !plan_asks_the_same(merged->plan, later->plan, reason) ||
        !merge_fits(merged, later->plan, reason))
        return 0;
    drop_unknown(merged);
    totals_add_totals(&merged->totals, &later->totals);
    merge_deals(merged, later);
    strcpy(merged->last, later->plan->digest);
    return 1;
}
