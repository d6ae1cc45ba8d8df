/* SPDX-License-Identifier: MIT */
/* Makes up outcomes of games. */
#include "sample_outcomes.h"

#include <stdio.h>
#include <stdlib.h>

#include "rules/core/rng.h"

const Outcome plain_outcome = {
    .id = 1,
    .game = "freecell",
    .variant = "4cells",
    .seed = "617",
    .date = "",
    .name = "",
    .day = "2026-11-01",
    .ended = 1,
    .moves = 90,
    .score = 52,
    .clock = 60000,
    .status = WON,
    .player = "",
};

const char *random_day(unsigned nth)
{
    static char days[RANDOM_DAYS][32];
    snprintf(days[nth], sizeof *days, "2026-%02u-%02u", 8 + nth / 30,
             1 + nth % 30);
    return days[nth];
}

static void by_chance(Outcome *outcome, u8 *rng)
{
    static const char *const kinds[][2] = {
        {"kulki", "kulki"},     {"kulki", "lines98"}, {"mahjong", "turtle"},
        {"freecell", "4cells"}, {"sliding", "10x10"}, {"sliding", "4x4"},
        {"sliding", "3x3"},     {"go", "19x19"},
    };
    static const char *const seeds[] = {"1", "617", "tulip", "a,b", "2\"3"};
    u16 kind = rng_below(rng, COUNT_OF(kinds));
    outcome->game = kinds[kind][0];
    outcome->variant = kinds[kind][1];
    outcome->seed = seeds[rng_below(rng, COUNT_OF(seeds))];
    outcome->own_board = rng_below(rng, 10) == 0;
    outcome->status = (u8)rng_below(rng, 4);
    if (rng_below(rng, 2))
        outcome->status = kind < 2 ? LOST : WON;
    outcome->moves = rng_below(rng, 200);
    outcome->score = rng_below(rng, 60);
    outcome->hints = rng_below(rng, 3) ? 0 : rng_below(rng, 9);
    outcome->undos = rng_below(rng, 4);
    outcome->clock = rng_below(rng, 5) ? 1000U * rng_below(rng, 300) : 0;
}

Outcome *random_outcomes(size_t count, u8 seed)
{
    const u8 bytes[SEED_SIZE] = {seed};
    Outcome *outcomes = calloc(count, sizeof *outcomes);
    u8 rng[RNG_SIZE];
    unsigned day = 0;
    size_t i;
    rng_seed(rng, bytes);
    for (i = 0; i < count; i++) {
        by_chance(&outcomes[i], rng);
        outcomes[i].id = (long long)i + 1;
        outcomes[i].ended = (long long)(i / 3);
        day = (unsigned)(i * RANDOM_DAYS / count);
        outcomes[i].day = random_day(day);
        outcomes[i].date = "";
        outcomes[i].name = "";
        outcomes[i].player = "";
        if (rng_below(rng, 2))
            outcomes[i].date =
                random_day(rng_below(rng, 9) ? day : RANDOM_DAYS - 1 - day);
    }
    return outcomes;
}

Tallies tally_outcomes(const Outcome *outcomes, size_t count,
                       const char *today)
{
    Tallies tallies = {NULL, 0, 0};
    size_t i;
    for (i = 0; i < count; i++)
        tallies_count(&tallies, &outcomes[i]);
    tallies_settle(&tallies, today);
    return tallies;
}

static Scores score_kind(const Outcome *outcomes, size_t count,
                         const char *game, const char *variant, size_t most,
                         int assisted)
{
    const ResultKind kind = {game, variant ? KIND_OF_VARIANT : KIND_OF_GAME,
                             variant ? variant : ""};
    Scores scores;
    size_t i;
    scores_start(&scores, &kind, most);
    scores.assisted = assisted;
    for (i = 0; i < count; i++)
        scores_rank(&scores, &outcomes[i]);
    scores_settle(&scores);
    return scores;
}

Scores score_outcomes(const Outcome *outcomes, size_t count, const char *game,
                      const char *variant, size_t most)
{
    return score_kind(outcomes, count, game, variant, most, 0);
}

Scores score_assisted(const Outcome *outcomes, size_t count, const char *game)
{
    return score_kind(outcomes, count, game, NULL, count, 1);
}
