/* SPDX-License-Identifier: MIT */
/* Finds deals of a difficulty level. FreeCell's levels count the free cells
   needed. Mahjong's measure how often a careful player wins without peeking,
   on boards drawn evenly from all winnable ones. */
#include "level.h"

#include <string.h>

#include "advice/freecell/grade.h"
#include "host/host.h"
#include "host/letters.h"
#include "rules/freecell/freecell.h"
#include "solve/mahjong/rollout/pair_chances.h"
#include "solve/mahjong/rollout/unbiased_deal.h"

enum {
    MOST_TRIES = 1000,
    GAMES = 100, /* played by the careful player */
    FREE_NODES = 10000000
};

/* A search for a deal of a level, from a seed or one of those after it. */
typedef struct Attempt {
    Grader grader;
    const Layout *layout;
    const u8 *variant;
    u8 *seed;
    const _Atomic u8 *stop; /* or NULL */
} Attempt;

/* What a deal's difficulty lies between, as far as it is known. */
typedef struct Difficulty {
    u32 least, most;
} Difficulty;

/* That of a deal that can't be won, as hardly any can. */
enum { FRUITLESS = 1000 };

/* An unproven grade leaves open whether fewer cells are enough. */
static Difficulty count_cells(Attempt *attempt)
{
    const Grade grade = grade_seed(&attempt->grader, attempt->seed);
    return (Difficulty){grade.proven ? grade.cells : 0, grade.cells};
}

static Difficulty count_careful_wins(Attempt *attempt)
{
    Difficulty wins = {FRUITLESS, FRUITLESS};
    const Grader *grader = &attempt->grader;
    Mahjong game;
    PairChancesQuestion question = {
        .game = &game, .memory = grader->memory, .size = grader->size};
    UnbiasedDeal deal = {.layout = attempt->layout,
                         .variant = attempt->variant,
                         .memory = grader->memory,
                         .size = grader->size,
                         .most_nodes = FREE_NODES};
    memcpy(deal.seed, attempt->seed, SEED_SIZE);
    if (mahjong_deal_unbiased(&deal, &game) != SOLVED)
        return wins;
    memcpy(attempt->seed, deal.seed, SEED_SIZE);
    memcpy(question.seed, deal.seed, SEED_SIZE);
    wins.least = wins.most = mahjong_rate_board(&question, GAMES);
    return wins;
}

static const struct Level {
    const Game *game;
    const char *name, *variant;
    Difficulty (*measure)(Attempt *attempt);
    u32 least, most;
} levels[] = {{&freecell, "winnable", "", count_cells, 0, 4},
              {&freecell, "easy", "", count_cells, 0, 1},
              {&freecell, "medium", "", count_cells, 2, 2},
              {&freecell, "hard", "", count_cells, 3, 4},
              {&mahjong, "winnable", "random", count_careful_wins, 0, 100},
              {&mahjong, "easy", "random", count_careful_wins, 50, 100},
              {&mahjong, "medium", "random", count_careful_wins, 6, 49},
              {&mahjong, "hard", "random", count_careful_wins, 0, 5}};

static const struct Level *level_of(const Game *game, const char *word)
{
    size_t i;
    for (i = 0; i < sizeof levels / sizeof *levels; i++)
        if (levels[i].game == game && letters_equal(word, levels[i].name))
            return &levels[i];
    return NULL;
}

const char *level_name(const Game *game, const char *word)
{
    const struct Level *level = level_of(game, word);
    return level ? level->name : NULL;
}

/* FreeCell's levels exist only for its default variant. */
int level_set(const Game *game, const char *word, u8 *variant)
{
    const struct Level *level = level_of(game, word);
    u8 usual[VARIANT_SIZE];
    Page text = PAGE_EMPTY;
    Reader reader;
    Fault fault;
    int fits;
    ASSERT(level);
    reader_start(&reader, "", 0);
    (void)game_read_variant(game, usual, &reader, &fault);
    if (!*level->variant)
        return !memcmp(usual, variant, sizeof usual);
    page_variant(&text, game, variant);
    page_format(&text, ":%s", level->variant);
    reader_start(&reader, text.text, (u32)text.used);
    fits = !game_read_variant(game, variant, &reader, &fault);
    page_free(&text);
    return fits;
}

static u8 search_level(const struct Level *level, Attempt *attempt)
{
    Difficulty measured;
    int tries = 0;
    ASSERT(level);
    do {
        entropy_seed(level->game, attempt->seed);
        measured = level->measure(attempt);
        if (measured.least >= level->least && measured.most <= level->most)
            return FINE;
    } while (++tries < MOST_TRIES && measured.most != FRUITLESS &&
             !(attempt->stop && *attempt->stop));
    return NO_VARIANT;
}

u8 level_find_until(const Game *game, const char *word, const Layout *layout,
                    const u8 *variant, u8 *seed, const _Atomic u8 *stop)
{
    Attempt attempt = {
        .layout = layout, .variant = variant, .seed = seed, .stop = stop};
    u8 reason = NO_MEMORY;
    if (grader_start(&attempt.grader)) {
        attempt.grader.stop = stop;
        reason = search_level(level_of(game, word), &attempt);
        grader_stop(&attempt.grader);
    }
    return reason;
}

u8 level_find(const Game *game, const char *word, const Layout *layout,
              const u8 *variant, u8 *seed)
{
    return level_find_until(game, word, layout, variant, seed, NULL);
}
