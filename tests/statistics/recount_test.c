/* SPDX-License-Identifier: MIT */
/* Counts again, by loops that look at every game for every number, what
   milestones, standings, levels, layouts and averages claim. Nothing here uses
   the order, the kinds or the sums of the code that is tested. */
#include "statistics/averages.h"
#include "statistics/milestones.h"
#include "statistics/result_rank.h"

#include <stdlib.h>
#include <string.h>

#include "rules/core/rng.h"
#include "tests/kit/sample_outcomes.h"

enum { GAMES = 400 };

static const char *const level_names[] = {"easy", "medium", "hard",
                                          "",     "",       "winnable"};
static const char *const layout_names[] = {"lotus",
                                           "lotus easy",
                                           "lotus hard",
                                           "lotus winnable",
                                           "pond",
                                           "lotus pond",
                                           ""};

/* Games of few kinds with small numbers, so that many are equal. */
static Outcome *tied_outcomes(u8 seed)
{
    const u8 bytes[SEED_SIZE] = {seed, 1};
    Outcome *outcomes = random_outcomes(GAMES, seed);
    u8 rng[RNG_SIZE];
    size_t i;
    rng_seed(rng, bytes);
    for (i = 0; i < GAMES; i++) {
        Outcome *outcome = &outcomes[i];
        const int endless = rng_below(rng, 2);
        outcome->game = endless ? "kulki" : "mahjong";
        outcome->variant = endless             ? "kulki"
                           : rng_below(rng, 2) ? "turtle:random"
                                               : "turtle";
        outcome->name =
            outcome->own_board
                ? layout_names[rng_below(rng, COUNT_OF(layout_names))]
                : level_names[rng_below(rng, COUNT_OF(level_names))];
        outcome->moves = rng_below(rng, 4);
        outcome->score = rng_below(rng, 4);
        outcome->undos = rng_below(rng, 2);
        if (rng_below(rng, 2))
            outcome->clock = 50000;
        outcome->reset = rng_below(rng, 20) == 0;
    }
    return outcomes;
}

static int is_kulki(const Outcome *outcome)
{
    return strcmp(outcome->game, "kulki") == 0;
}

static int is_finished(const Outcome *outcome)
{
    return outcome->status == WON ||
           (outcome->status == LOST && is_kulki(outcome));
}

static int counts(const Outcome *outcome)
{
    return is_finished(outcome) && !outcome->hints && !outcome->reset;
}

/* Whether the first of two games without help is ahead: more points or fewer
   moves, then fewer undos, then the shorter time, then the earlier one. */
static int is_ahead(const Outcome *a, const Outcome *b)
{
    if (is_kulki(a) ? a->score != b->score : a->moves != b->moves)
        return is_kulki(a) ? a->score > b->score : a->moves < b->moves;
    if (a->undos != b->undos)
        return a->undos < b->undos;
    if (a->clock != b->clock)
        return a->clock && (!b->clock || a->clock < b->clock);
    return a->ended != b->ended ? a->ended < b->ended : a->id < b->id;
}

/* ------------------------------------------------------------- standings */

static int is_alike(const Outcome *a, const Outcome *b)
{
    return strcmp(a->game, b->game) == 0 &&
           strcmp(a->variant, b->variant) == 0 &&
           a->own_board == b->own_board &&
           (!a->own_board || strcmp(a->name, b->name) == 0);
}

/* A move of the sliding puzzle can be several tiles, which its score counts.
 */
static u32 moves_of(const Outcome *one)
{
    return strcmp(one->game, "sliding") == 0 ? one->score : one->moves;
}

/* The best value among the others, and whether there is one. */
static int find_best_other(const Outcome *outcomes, const Outcome *game,
                           Measure measure, u32 *best)
{
    const int more = measure == BY_SCORE;
    int found = 0;
    size_t i;
    for (i = 0; i < GAMES; i++) {
        const Outcome *other = &outcomes[i];
        const u32 value = measure == BY_MOVES   ? moves_of(other)
                          : measure == BY_SCORE ? other->score
                                                : other->clock;
        if (other == game || !counts(other) || !is_alike(other, game) ||
            is_kulki(other) != more || (measure == BY_TIME && !value))
            continue;
        if (!found || (more ? value > *best : value < *best))
            *best = value;
        found = 1;
    }
    return found;
}

static void check_standing(const Outcome *outcomes, const Outcome *game)
{
    ResultRank result_rank;
    Sum before = 0, others = 0;
    unsigned i, measure;
    result_rank_start(&result_rank, game->id);
    for (i = 0; i < GAMES; i++)
        result_rank_find(&result_rank, &outcomes[i]);
    for (i = 0; i < GAMES; i++) {
        const Outcome *other = &outcomes[i];
        result_rank_count(&result_rank, other);
        others += other != game && counts(other) && is_alike(other, game);
        before += other != game && counts(other) && is_alike(other, game) &&
                  is_ahead(other, game);
    }
    assert_int_equal(result_rank.rank, before + 1);
    assert_int_equal(result_rank.count, others + 1);
    assert_int_equal(result_rank_percentile(&result_rank),
                     others < 9 ? 0 : (others - before) * 100 / others);
    for (measure = 0; measure < MEASURES; measure++) {
        u32 best = 0;
        const int found =
            find_best_other(outcomes, game, (Measure)measure, &best);
        assert_int_equal(result_rank.has_before[measure] != 0, found);
        if (found)
            assert_int_equal(result_rank.before[measure], best);
    }
    result_rank_free(&result_rank);
}

static void tied_games_are_ranked_by_help_time_and_date(void **state)
{
    Outcome *outcomes = tied_outcomes(5);
    unsigned checked = 0;
    size_t i;
    (void)state;
    for (i = 0; i < GAMES; i++)
        if (counts(&outcomes[i])) {
            check_standing(outcomes, &outcomes[i]);
            checked++;
        }
    assert_in_range(checked, GAMES / 5, GAMES);
    free(outcomes);
}

/* Of games that are equal in all that was played, the earlier is ahead, so the
   later isn't called better than it. */
static void an_equal_game_is_not_beaten(void **state)
{
    Outcome games[12];
    ResultRank result_rank;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(games); i++) {
        games[i] = plain_outcome;
        games[i].id = (long long)i + 1;
        games[i].ended = (long long)i;
    }
    result_rank_start(&result_rank, COUNT_OF(games));
    for (i = 0; i < COUNT_OF(games); i++)
        result_rank_find(&result_rank, &games[i]);
    for (i = 0; i < COUNT_OF(games); i++)
        result_rank_count(&result_rank, &games[i]);
    assert_int_equal(result_rank.rank, COUNT_OF(games));
    assert_int_equal(result_rank_percentile(&result_rank), 0);
    assert_false(result_rank_is_best(&result_rank, BY_MOVES));
    result_rank_free(&result_rank);
}

/* ------------------------------------------------------------ milestones */

/* Levels on a layout are those of a random deal. */
static int is_on(const Outcome *outcome, const char *layout)
{
    static const char *const ends[] = {"easy", "medium", "hard", "winnable"};
    char name[64];
    size_t i;
    if (!outcome->own_board)
        return 0;
    if (strcmp(outcome->name, layout) == 0)
        return 1;
    for (i = 0; i < COUNT_OF(ends); i++) {
        strcpy(name, layout);
        strcat(name, " ");
        strcat(name, ends[i]);
        if (strcmp(outcome->name, name) == 0)
            return strcmp(outcome->variant, "turtle:random") == 0;
    }
    return 0;
}

static int is_of(const ResultKind *kind, const Outcome *outcome)
{
    if (strcmp(kind->game, outcome->game) != 0 || outcome->reset)
        return 0;
    return kind->part == KIND_OF_LAYOUT ? is_on(outcome, kind->name)
           : outcome->own_board         ? 0
           : kind->part == KIND_OF_LEVEL
               ? strcmp(outcome->name, kind->name) == 0
               : strcmp(outcome->variant, kind->name) == 0;
}

static void check_milestone(const Outcome *outcomes,
                            const Milestone *milestone)
{
    Sum games = 0, finished = 0, assisted = 0, clock = 0;
    u32 fastest = 0;
    const Outcome *best = NULL;
    const char *last = "";
    size_t i;
    for (i = 0; i < GAMES; i++) {
        const Outcome *outcome = &outcomes[i];
        if (!is_of(&milestone->kind, outcome))
            continue;
        games++;
        clock += outcome->clock;
        if (is_finished(outcome))
            last = outcome->day;
        assisted += is_finished(outcome) && outcome->hints;
        if (!counts(outcome))
            continue;
        finished++;
        if (outcome->clock && (!fastest || outcome->clock < fastest))
            fastest = outcome->clock;
        if (!best || is_ahead(outcome, best))
            best = outcome;
    }
    assert_int_equal(milestone->games, games);
    assert_int_equal(milestone->finished, finished);
    assert_int_equal(milestone->assisted, assisted);
    assert_int_equal(milestone->clock, clock);
    assert_int_equal(milestone->fastest, fastest);
    assert_string_equal(milestone->last, last);
    assert_int_equal(milestone->best.game != NULL, best != NULL);
    if (best)
        assert_int_equal(milestone->best.id, best->id);
    assert_int_equal(milestone_is_done(milestone) != 0,
                     finished + assisted > 0);
}

static void each_milestone_is_what_a_plain_count_finds(void **state)
{
    static const char *const names[] = {"kulki", "mahjong"};
    Outcome *outcomes = tied_outcomes(6);
    size_t i, k;
    (void)state;
    for (k = 0; k < COUNT_OF(names); k++) {
        Milestones milestones;
        milestones_start(&milestones, names[k]);
        milestones_add_layout(&milestones, "lotus");
        milestones_add_layout(&milestones, "pond");
        for (i = 0; i < GAMES; i++)
            milestones_count(&milestones, &outcomes[i]);
        for (i = 0; i < milestones.count; i++)
            check_milestone(outcomes, &milestones.list[i]);
        milestones_free(&milestones);
    }
    free(outcomes);
}

/* ---------------------------------------------------- levels and layouts */

static void check_named_row(const Outcome *outcomes, const Tally *tally)
{
    Sum games = 0, won = 0, finished = 0, moves = 0;
    size_t i;
    for (i = 0; i < GAMES; i++) {
        const Outcome *outcome = &outcomes[i];
        if (outcome->reset || strcmp(outcome->game, tally->game) != 0 ||
            strcmp(outcome->name, tally->name) != 0 ||
            outcome->own_board != (tally->part == OF_LAYOUT))
            continue;
        games++;
        won += outcome->status == WON && !outcome->hints;
        if (!counts(outcome))
            continue;
        finished++;
        moves += moves_of(outcome);
    }
    assert_int_equal(tally->games, games);
    assert_int_equal(tally->won, won);
    assert_int_equal(tally->finished, finished);
    assert_int_equal(tally->figures[BY_MOVES].series.count, finished);
    assert_int_equal(series_sum(&tally->figures[BY_MOVES].series), moves);
}

static void levels_and_layouts_have_the_games_of_their_name(void **state)
{
    Outcome *outcomes = tied_outcomes(7);
    Tallies tallies = tally_outcomes(outcomes, GAMES, "2026-10-30");
    unsigned levels = 0, layouts = 0;
    size_t i;
    (void)state;
    for (i = 0; i < tallies.count; i++) {
        const Tally *tally = tallies.list[i];
        levels += tally->part == OF_LEVEL;
        layouts += tally->part == OF_LAYOUT;
        if (tally->part == OF_LEVEL || tally->part == OF_LAYOUT)
            check_named_row(outcomes, tally);
    }
    assert_int_equal(levels, 2 * 4);
    assert_int_equal(layouts, 2 * 6);
    tallies_free(&tallies);
    free(outcomes);
}

/* -------------------------------------------------------------- averages */

/* Of 5 and 12 games, one is left out at each end; of 100, five are. Crosses
   out the least and the greatest that are left, as often as that. */
static Sum plain_mean(const u32 *values, size_t count)
{
    const size_t out = count == 100 ? 5 : 1;
    u8 *gone = calloc(count, 1);
    Sum sum = 0;
    size_t i, k, round;
    for (round = 0; round < out; round++) {
        size_t least = count, greatest = count;
        for (i = 0; i < count; i++)
            if (!gone[i] && (least == count || values[i] < values[least]))
                least = i;
        gone[least] = 1;
        for (k = 0; k < count; k++)
            if (!gone[k] &&
                (greatest == count || values[k] > values[greatest]))
                greatest = k;
        gone[greatest] = 1;
    }
    for (i = 0; i < count; i++)
        sum += gone[i] ? 0 : values[i];
    free(gone);
    count -= 2 * out;
    return (2 * sum * 100 + count) / (2 * count);
}

static void averages_are_those_of_games_crossed_out_one_by_one(void **state)
{
    static const size_t sizes[] = {5, 12, 100};
    const u8 bytes[SEED_SIZE] = {9};
    Series series = {NULL, 0, 0};
    u8 rng[RNG_SIZE];
    size_t i, length;
    (void)state;
    rng_seed(rng, bytes);
    for (length = 1; length <= 130; length++) {
        /* Players get better, so that the last window often is the best. */
        series_add(&series, 400 - 2 * (u32)length + rng_below(rng, 60));
        for (i = 0; i < COUNT_OF(sizes); i++) {
            const size_t size = sizes[i];
            Sum best = ~(Sum)0;
            size_t first;
            for (first = 0; first + size <= length; first++) {
                const Sum mean = plain_mean(series.values + first, size);
                best = mean < best ? mean : best;
                assert_int_equal(averages_mean(&series, first + size, size),
                                 mean);
            }
            if (size <= length)
                assert_int_equal(averages_best(&series, size), best);
        }
    }
    series_free(&series);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tied_games_are_ranked_by_help_time_and_date),
        cmocka_unit_test(an_equal_game_is_not_beaten),
        cmocka_unit_test(each_milestone_is_what_a_plain_count_finds),
        cmocka_unit_test(levels_and_layouts_have_the_games_of_their_name),
        cmocka_unit_test(averages_are_those_of_games_crossed_out_one_by_one)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
