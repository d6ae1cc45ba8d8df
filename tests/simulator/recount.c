/* SPDX-License-Identifier: MIT */
/* Statistics, streaks and the hall of fame, counted again for each figure by
   looking at every result. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model.h"
#include "statistics/statistics_page.h"

static char said[400];

#define SAY(...) (snprintf(said, sizeof said, __VA_ARGS__), said)

/* ------------------------------------------------------------------ rules */

static int has_points(const ModelResult *result)
{
    return strcmp(result->game, "kulki") == 0;
}

static int is_finished(const ModelResult *result)
{
    return result->status == WON ||
           (result->status == LOST && has_points(result));
}

static u32 value_of(const ModelResult *result, unsigned measure)
{
    if (measure == BY_TIME)
        return result->clock;
    if (measure == BY_SCORE || strcmp(result->game, "sliding") == 0)
        return result->score;
    return result->moves;
}

static int is_of(const ModelResult *result, const Tally *tally)
{
    if (tally->part == OF_DAY)
        return strcmp(result->day, tally->name) == 0;
    if (result->reset || strcmp(result->game, tally->game) != 0)
        return 0;
    switch (tally->part) {
    case OF_VARIANT:
        return !result->own_board && strcmp(result->variant, tally->name) == 0;
    case OF_GAME:
        return !result->own_board;
    case OF_OWN_BOARDS:
        return result->own_board;
    default:
        return result->own_board == (tally->part == OF_LAYOUT) &&
               strcmp(result->name, tally->name) == 0;
    }
}

static int is_by(const ModelResult *result, const char *player)
{
    return !player || strcmp(result->player, player) == 0;
}

/* ------------------------------------------------------------------- sums */

typedef struct Recount {
    Sum games, won, finished, lost, given_up, assisted, unaided;
    Sum hints, undos, clock;
    Sum row, best_row, any_row, best_any_row;
    Sum count[MEASURES], sum[MEASURES], least[MEASURES], greatest[MEASURES];
} Recount;

static void recount_one(Recount *count, const ModelResult *result)
{
    const int won = result->status == WON;
    unsigned i;
    count->games++;
    count->won += won && !result->hints;
    count->lost += result->status == LOST || result->status == STUCK;
    count->given_up += result->status == GOING;
    count->finished += is_finished(result) && !result->hints;
    count->assisted += is_finished(result) && result->hints;
    count->unaided += !result->hints;
    count->hints += result->hints;
    count->undos += result->undos;
    count->clock += result->clock;
    count->row = won && !result->hints ? count->row + 1 : 0;
    count->any_row = won ? count->any_row + 1 : 0;
    if (count->best_row < count->row)
        count->best_row = count->row;
    if (count->best_any_row < count->any_row)
        count->best_any_row = count->any_row;
    for (i = 0; i < MEASURES && is_finished(result) && !result->hints; i++) {
        const Sum value = value_of(result, i);
        if (i == BY_TIME && !value)
            continue;
        if (!count->count[i] || value < count->least[i])
            count->least[i] = value;
        if (value > count->greatest[i])
            count->greatest[i] = value;
        count->count[i]++;
        count->sum[i] += value;
    }
}

static int has_same_sums(const Recount *count, const Tally *tally)
{
    const Sum own[] = {count->games,   count->won,         count->finished,
                       count->lost,    count->given_up,    count->assisted,
                       count->unaided, count->hints,       count->undos,
                       count->clock,   count->row,         count->best_row,
                       count->any_row, count->best_any_row};
    const Sum theirs[] = {
        tally->games,        tally->won,          tally->finished,
        tally->lost,         tally->given_up,     tally->assisted,
        tally->unaided,      tally->hints,        tally->undos,
        tally->clock,        tally->wins.now,     tally->wins.most,
        tally->any_wins.now, tally->any_wins.most};
    return memcmp(own, theirs, sizeof own) == 0;
}

static int has_same_figures(const Recount *count, const Tally *tally)
{
    unsigned i;
    for (i = 0; i < MEASURES; i++) {
        const Figures *figures = &tally->figures[i];
        const Sum factor = i == BY_TIME ? 1 : 1000;
        const Sum best = strcmp(tally->game, "kulki") == 0 ? count->greatest[i]
                                                           : count->least[i];
        if (figures->series.count != count->count[i])
            return 0;
        if (count->count[i] && (figures->best != factor * best ||
                                figures->average != (factor * count->sum[i] +
                                                     count->count[i] / 2) /
                                                        count->count[i]))
            return 0;
    }
    return 1;
}

/* ---------------------------------------------------------------- streaks */

/* The number of a day since 1600-01-01, counted year by year. */
static long day_number(const char *date)
{
    static const int lengths[] = {31, 28, 31, 30, 31, 30,
                                  31, 31, 30, 31, 30, 31};
    const int year = atoi(date);
    const int month = atoi(date + 5);
    const int is_leap = (year % 4 == 0 && year % 100) || year % 400 == 0;
    long number = 365L * (year - 1600) + (year - 1597) / 4 -
                  (year - 1501) / 100 + (year - 1201) / 400;
    int i;
    if (!*date)
        return -1;
    for (i = 1; i < month; i++)
        number += lengths[i - 1] + (i == 2 && is_leap);
    return number + atoi(date + 8) - 1;
}

static int finished_on(const StoreModel *model, const char *player,
                       const char *game, long day, int any)
{
    size_t i;
    for (i = 0; i < model->result_count; i++) {
        const ModelResult *result = &model->results[i];
        if (is_by(result, player) && strcmp(result->game, game) == 0 &&
            *result->date && strcmp(result->date, result->day) == 0 &&
            is_finished(result) && !result->own_board &&
            (any || !result->hints) && day_number(result->date) == day)
            return 1;
    }
    return 0;
}

/* The streak that ends on a day. */
static Sum streak_to(const StoreModel *model, const char *player,
                     const char *game, long day, int any)
{
    Sum length = 0;
    while (finished_on(model, player, game, day - (long)length, any))
        length++;
    return length;
}

/* Up to yesterday or today; tomorrow is today for travellers. */
static Sum streak_now(const StoreModel *model, const char *player,
                      const char *game, const char *today, int any)
{
    const long day = day_number(today);
    const Sum until_today = streak_to(model, player, game, day, any);
    const Sum until_tomorrow = streak_to(model, player, game, day + 1, any);
    const Sum until_yesterday = streak_to(model, player, game, day - 1, any);
    if (until_tomorrow > 1 || (until_tomorrow && !until_yesterday))
        return until_tomorrow;
    return until_today ? until_today : until_yesterday;
}

/* --------------------------------------------------------------- the rows */

static const char *check_tally(const StoreModel *model, const char *player,
                               const Tally *tally, const char *today)
{
    Recount count;
    size_t i;
    memset(&count, 0, sizeof count);
    for (i = 0; i < model->result_count; i++)
        if (is_by(&model->results[i], player) &&
            is_of(&model->results[i], tally))
            recount_one(&count, &model->results[i]);
    if (!has_same_sums(&count, tally))
        return SAY("the sums of %s %s are others", tally->game, tally->name);
    if (tally->part == OF_DAY)
        return NULL;
    if (!has_same_figures(&count, tally))
        return SAY("the figures of %s %s are others", tally->game,
                   tally->name);
    if (tally->part == OF_GAME && *today &&
        (tally->dailies.now !=
             streak_now(model, player, tally->game, today, 0) ||
         tally->any_dailies.now !=
             streak_now(model, player, tally->game, today, 1)))
        return SAY("the streaks of %s are others", tally->game);
    return NULL;
}

/* Each result is in a row for its game or its own board, and for its day. */
static const char *check_rows(const StoreModel *model, const char *player,
                              const Tallies *tallies)
{
    size_t i;
    for (i = 0; i < model->result_count; i++) {
        const ModelResult *result = &model->results[i];
        if (!is_by(result, player))
            continue;
        if (!tallies_find(tallies, OF_DAY, "", result->day))
            return SAY("the day %s is missing", result->day);
        if (!result->reset &&
            !tallies_find(tallies, result->own_board ? OF_OWN_BOARDS : OF_GAME,
                          result->game, ""))
            return SAY("the row of %s is missing", result->game);
    }
    return NULL;
}

/* ----------------------------------------------------------- hall of fame */

enum { BEST = 10 };

static int is_better(const ModelResult *a, const ModelResult *b)
{
    const unsigned measure = has_points(a) ? BY_SCORE : BY_MOVES;
    const long long first = value_of(a, measure);
    const long long second = value_of(b, measure);
    if (first != second)
        return has_points(a) ? first > second : first < second;
    if (a->hints != b->hints)
        return a->hints < b->hints;
    if (a->undos != b->undos)
        return a->undos < b->undos;
    if (a->clock != b->clock)
        return a->clock && (!b->clock || a->clock < b->clock);
    return a->ended != b->ended ? a->ended < b->ended : a->id < b->id;
}

static const char *check_scores(const StoreModel *model, const char *player,
                                const Scores *scores)
{
    const ModelResult *before = NULL;
    size_t place, i;
    for (place = 0; place <= scores->count; place++) {
        const ModelResult *best = NULL;
        for (i = 0; i < model->result_count; i++) {
            const ModelResult *result = &model->results[i];
            if (is_by(result, player) && !result->reset &&
                !result->own_board && is_finished(result) &&
                (result->hints > 0) == scores->assisted &&
                strcmp(result->game, scores->kind.game) == 0 &&
                (!before || is_better(before, result)) &&
                (!best || is_better(result, best)))
                best = result;
        }
        if (place == scores->count)
            return best && place < BEST ? SAY("a best game is missing") : NULL;
        if (!best || best->id != scores->rows[place].id)
            return SAY("place %d of %s is another", (int)place + 1,
                       scores->kind.game);
        before = best;
    }
    return NULL;
}

static const char *check_ranked(const StoreModel *model, const char *player,
                                Scores *scores)
{
    const char *trouble;
    Page page = PAGE_EMPTY;
    scores_settle(scores);
    scores_page(&page, scores, NULL);
    trouble = scores->count && !page.used
                  ? "the page of the best games is empty"
                  : check_scores(model, player, scores);
    page_free(&page);
    return trouble;
}

/* Each game's best, without hints and with them. */
static const char *const names[] = {"kulki", "mahjong", "freecell", "sliding"};
typedef Scores BestLists[2 * COUNT_OF(names)];

static void rank_everywhere(void *own, const Outcome *outcome)
{
    Scores *hall = own;
    size_t i;
    for (i = 0; i < sizeof(BestLists) / sizeof *hall; i++)
        scores_rank(&hall[i], outcome);
}

static const char *check_hall(const StoreModel *model, const char *player,
                              Store *store)
{
    const char *trouble = NULL;
    BestLists hall;
    size_t i;
    for (i = 0; i < COUNT_OF(hall); i++) {
        const ResultKind kind = {names[i / 2], KIND_OF_GAME, ""};
        scores_start(&hall[i], &kind, BEST);
        hall[i].assisted = i % 2;
    }
    if (outcomes_list(store, NULL, rank_everywhere, hall))
        trouble = "the best games can't be listed";
    for (i = 0; i < COUNT_OF(hall); i++) {
        if (!trouble)
            trouble = check_ranked(model, player, &hall[i]);
        scores_free(&hall[i]);
    }
    return trouble;
}

const char *model_check_statistics(const StoreModel *model, const char *player,
                                   Store *store, const char *today)
{
    Tallies tallies = {NULL, 0, 0};
    Page page = PAGE_EMPTY;
    const char *trouble = NULL;
    size_t i;
    players_show(store, player);
    if (outcomes_list(store, NULL, tallies_count, &tallies))
        trouble = "the results can't be listed";
    tallies_settle(&tallies, today);
    for (i = 0; !trouble && i < tallies.count; i++)
        trouble = check_tally(model, player, tallies.list[i], today);
    if (!trouble)
        trouble = check_rows(model, player, &tallies);
    statistics_page_games(&page, &tallies, NULL);
    statistics_page_days(&page, &tallies);
    if (!trouble && tallies.count && !page.used)
        trouble = "the page of statistics is empty";
    if (!trouble)
        trouble = check_hall(model, player, store);
    page_free(&page);
    tallies_free(&tallies);
    return trouble;
}
