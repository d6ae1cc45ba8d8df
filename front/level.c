/* SPDX-License-Identifier: MIT */
/* FreeCell's levels are free cells, Mahjong's are how often a careful player
   wins who can't peek, on boards of which each that can be won is as likely as
   any other. */
#include "level.h"

#include <string.h>

#include "../rules/freecell.h"
#include "../rules/mahjong.h"
#include "../solve/mahjong/fair.h"
#include "../solve/mahjong/free.h"
#include "grade.h"
#include "host.h"

enum {
    MOST_TRIES = 1000,
    GAMES = 100, /* that the careful player plays */
    FREE_NODES = 10000000
};

/* A deal of a game with levels, from the seed or one that follows it. */
typedef struct Attempt {
    Grader grader;
    u8 variant[VARIANT_SIZE];
    u8 *seed;
} Attempt;

/* Each tells how hard the deal is, or UNFIT when it can't be won. */
enum { UNFIT = 1000 };

static u32 count_cells(Attempt *attempt)
{
    return grade_seed(&attempt->grader, attempt->seed).cells;
}

static u32 count_careful_wins(Attempt *attempt)
{
    const Grader *grader = &attempt->grader;
    Mahjong game;
    Layout layout;
    FairQuestion question = {
        .game = &game, .memory = grader->memory, .size = grader->size};
    FreeDeal deal = {.layout = &layout,
                     .variant = attempt->variant,
                     .memory = grader->memory,
                     .size = grader->size,
                     .most_nodes = FREE_NODES};
    build_turtle(&layout);
    memcpy(deal.seed, attempt->seed, SEED_SIZE);
    if (deal_freely(&deal, &game) != SOLVED)
        return UNFIT;
    memcpy(attempt->seed, deal.seed, SEED_SIZE);
    memcpy(question.seed, deal.seed, SEED_SIZE);
    return rate_board(&question, GAMES);
}

static const struct Level {
    const Game *game;
    const char *name, *variant;
    u32 (*measure)(Attempt *attempt);
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
        if (levels[i].game == game && strcmp(word, levels[i].name) == 0)
            return &levels[i];
    return NULL;
}

int is_level(const Game *game, const char *word)
{
    return level_of(game, word) != NULL;
}

static u8 read_variant_of(const struct Level *level, u8 *variant)
{
    Reader reader;
    Fault fault;
    read_from(&reader, level->variant, (u32)strlen(level->variant));
    return parse_variant(level->game, variant, &reader, &fault);
}

u8 find_level(const Game *game, const char *word, u8 *variant, u8 *seed)
{
    const struct Level *level = level_of(game, word);
    Attempt attempt = {.seed = seed};
    u32 measured;
    int tries = 0;
    if (read_variant_of(level, attempt.variant) ||
        !start_grader(&attempt.grader))
        return NO_MEMORY;
    do {
        fresh_seed(game, seed);
        measured = level->measure(&attempt);
    } while (++tries < MOST_TRIES &&
             (measured < level->least || measured > level->most));
    stop_grader(&attempt.grader);
    memcpy(variant, attempt.variant, sizeof attempt.variant);
    return FINE;
}
