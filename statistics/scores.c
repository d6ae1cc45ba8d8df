/* SPDX-License-Identifier: MIT */
/* Ranks the best games. The list is longer than wanted, so that it is sorted
   and cut only now and then. */
#include "scores.h"

#include <stdlib.h>
#include <string.h>

#include "host/page.h"

void scores_start(Scores *scores, const ResultKind *kind, size_t most)
{
    ASSERT(kind->game && kind->name);
    memset(scores, 0, sizeof *scores);
    scores->kind = *kind;
    scores->most = most;
}

/* ---------------------------------------------------------------- order */

static int compare_numbers(long long a, long long b)
{
    return (a > b) - (a < b);
}

static int compare_measures(const Outcome *a, const Outcome *b)
{
    const Goal *goal = tally_goal(a->game);
    const Measure measure = tally_main_measure(goal);
    const int order =
        compare_numbers(tally_measure(a, measure), tally_measure(b, measure));
    ASSERT_SLOW(strcmp(a->game, b->game) == 0);
    return tally_has_points(goal) ? -order : order;
}

/* A time of 0 wasn't measured. */
static long long time_of(const Outcome *outcome)
{
    return outcome->clock ? outcome->clock : 0x100000000;
}

int scores_compare(const Outcome *a, const Outcome *b)
{
    int order = compare_measures(a, b);
    if (!order)
        order = compare_numbers(a->hints, b->hints);
    if (!order)
        order = compare_numbers(a->undos, b->undos);
    if (!order)
        order = compare_numbers(time_of(a), time_of(b));
    if (!order)
        order = compare_numbers(a->ended, b->ended);
    return order ? order : compare_numbers(a->id, b->id);
}

static int compare_rows(const void *left, const void *right)
{
    return scores_compare(left, right);
}

/* ----------------------------------------------------------------- rows */

static const char *copy_text(char **to, const char *text)
{
    char *copy = *to;
    size_t size = strlen(text) + 1;
    memcpy(copy, text, size);
    *to += size;
    return copy;
}

/* All texts share one block of memory, which begins with the game's name. */
Outcome scores_copy_outcome(const Outcome *outcome)
{
    size_t size = strlen(outcome->game) + strlen(outcome->variant) +
                  strlen(outcome->seed) + strlen(outcome->date) +
                  strlen(outcome->day) + strlen(outcome->name) +
                  strlen(outcome->player) + 7;
    char *texts = host_must_have(malloc(size));
    Outcome copy = *outcome;
    copy.game = copy_text(&texts, outcome->game);
    copy.variant = copy_text(&texts, outcome->variant);
    copy.seed = copy_text(&texts, outcome->seed);
    copy.date = copy_text(&texts, outcome->date);
    copy.day = copy_text(&texts, outcome->day);
    copy.name = copy_text(&texts, outcome->name);
    copy.player = copy_text(&texts, outcome->player);
    ASSERT(texts == copy.game + size);
    return copy;
}

void scores_free_outcome(const Outcome *copy)
{
    ASSERT(copy->game);
    free((char *)copy->game);
}

void scores_settle(Scores *scores)
{
    ASSERT(scores->count <= scores->room);
    if (scores->count)
        qsort(scores->rows, scores->count, sizeof *scores->rows, compare_rows);
    while (scores->count > scores->most)
        scores_free_outcome(&scores->rows[--scores->count]);
}

/* The list grows only if it is full and more than half of it is wanted. A
   short list therefore needs little memory and is rarely sorted. */
static void make_room(Scores *scores)
{
    ASSERT(scores->count == scores->room);
    scores_settle(scores);
    if (scores->room && 2 * scores->count <= scores->room)
        return;
    scores->room = scores->room ? 2 * scores->room : 32;
    scores->rows = host_must_have(
        realloc(scores->rows, scores->room * sizeof *scores->rows));
}

static int is_wanted(const Scores *scores, const Outcome *outcome)
{
    const ResultKind *kind = &scores->kind;
    ASSERT_SLOW(scores->kind.game);
    return tally_is_finished(outcome) && !outcome->reset &&
           tally_is_assisted(outcome) == scores->assisted &&
           result_kind_has(kind, outcome) &&
           (kind->part != KIND_OF_GAME || !outcome->own_board);
}

void scores_rank(void *own, const Outcome *outcome)
{
    Scores *scores = own;
    if (!is_wanted(scores, outcome))
        return;
    if (scores->count == scores->room)
        make_room(scores);
    ASSERT(scores->count < scores->room);
    scores->rows[scores->count++] = scores_copy_outcome(outcome);
}

void scores_free(Scores *scores)
{
    while (scores->count)
        scores_free_outcome(&scores->rows[--scores->count]);
    free(scores->rows);
    memset(scores, 0, sizeof *scores);
}
