/* SPDX-License-Identifier: MIT */
/* Finds sliding puzzles that take a given number of moves, by trying seeds; so
   such a deal has an ordinary seed. */
#include "review.h"

#include <string.h>

#include "advice/advisor.h"
#include "host/host.h"
#include "host/plural.h"
#include "rules/core/seed.h"
#include "rules/sliding/sliding.h"
#include "solve/sliding/position_table.h"

enum {
    FULL_CELLS = 9, /* up to here, distances are looked up */
    FULL_MOST = 36, /* and none is greater than this */
    MANY_TRIES = 1000000,
    SOME_TRIES = 5000, /* to find the nearest if no deal fits exactly */
    SEARCH_CELLS = 16, /* up to here, searching is quick */
    FEW_TRIES = 300,
    FAR_TRIES = 40,
    SAMPLE = 1000,
    SMALL_SAMPLE = 60
};

static int is_full(const u8 *variant)
{
    return variant[SLIDING_VARIANT_WIDTH] * variant[SLIDING_VARIANT_HEIGHT] <=
           FULL_CELLS;
}

static int is_searched(const u8 *variant)
{
    return variant[SLIDING_VARIANT_WIDTH] * variant[SLIDING_VARIANT_HEIGHT] <=
           SEARCH_CELLS;
}

static u32 apart(u32 a, u32 b)
{
    return a > b ? a - b : b - a;
}

/* ------------------------------------------------------------- distances */

/* How far deals of a size are from the goal. */
typedef struct Ruler {
    Advisor *advisor;
    PositionTable table; /* without positions, each deal is searched */
} Ruler;

/* The table is in the advisor's memory, so nothing else may be asked. */
static void open_ruler(Ruler *ruler, Advisor *advisor, const u8 *variant)
{
    u8 *memory = is_full(variant) ? advisor_memory(advisor) : NULL;
    memset(ruler, 0, sizeof *ruler);
    ruler->advisor = advisor;
    if (!memory)
        return;
    position_table_measure(&ruler->table, variant[SLIDING_VARIANT_WIDTH],
                           variant[SLIDING_VARIANT_HEIGHT], IN_TILES);
    ASSERT(ruler->table.positions <= SOLVE_COMFORT);
    position_table_fill(&ruler->table, memory);
}

static Distance distance_of_deal(const Ruler *ruler, const u8 *variant,
                                 const u8 *seed)
{
    Distance distance = {0, 1};
    Sliding game;
    sliding_deal(&game, variant, seed);
    if (!ruler->table.positions)
        return sliding_find_par(ruler->advisor, &game);
    distance.moves = position_table_distance(&ruler->table, &game);
    return distance;
}

/* Chooses the length of a random walk: longer after each round of failures,
   and of the same parity as the distance. */
static void set_walk(u8 *variant, u32 wanted, u32 tries)
{
    u32 rounds = wanted * (1 + tries / 16);
    if ((rounds ^ wanted) & 1)
        rounds++;
    if (rounds > 0xFFFF)
        rounds = 0xFFFF;
    variant[SLIDING_VARIANT_SHUFFLE] = SLIDING_SHUFFLE_WALK;
    variant[SLIDING_VARIANT_ROUNDS] = (u8)rounds;
    variant[SLIDING_VARIANT_ROUNDS + 1] = (u8)(rounds >> 8);
}

static void set_uniform(u8 *variant)
{
    variant[SLIDING_VARIANT_SHUFFLE] = SLIDING_SHUFFLE_UNIFORM;
    variant[SLIDING_VARIANT_ROUNDS] = 0;
    variant[SLIDING_VARIANT_ROUNDS + 1] = 0;
}

/* -------------------------------------------------------------- searching */

/* The best deal so far. */
typedef struct Find {
    u8 variant[VARIANT_SIZE], seed[SEED_SIZE];
    Distance distance;
} Find;

/* How well a deal fits; lower is better. A distance that is not exact counts
   as worse. */
static u32 worth_of(Distance distance, u32 wanted)
{
    return 2 * apart(distance.moves, wanted) + !distance.exact;
}

static int is_better(const Find *best, Distance distance, u32 wanted)
{
    return !best->distance.moves ||
           worth_of(distance, wanted) < worth_of(best->distance, wanted);
}

/* On boards too large to search, no distance is exact. */
static int is_found(const Find *best, u32 wanted)
{
    return best->distance.moves == wanted &&
           (best->distance.exact || !is_searched(best->variant));
}

/* Tries random boards, or walks of growing length, until one fits. */
static Find search_deals(Advisor *advisor, u32 wanted, const u8 *variant,
                         u8 *seed, u32 tries, int walks)
{
    Find best = {.distance = {0, 0}};
    u8 own[VARIANT_SIZE];
    Ruler ruler;
    u32 i;
    open_ruler(&ruler, advisor, variant);
    memcpy(own, variant, sizeof own);
    set_uniform(own);
    for (i = 0;
         i < tries && !is_found(&best, wanted) && !is_stop_set(advisor->stop);
         i++) {
        Distance distance;
        if (walks)
            set_walk(own, wanted, i);
        distance = distance_of_deal(&ruler, own, seed);
        if (is_better(&best, distance, wanted)) {
            memcpy(best.variant, own, sizeof own);
            memcpy(best.seed, seed, SEED_SIZE);
            best.distance = distance;
        }
        seed_next(seed);
    }
    return best;
}

/* Random boards are hardly ever near the goal, so a walk finds short distances
   sooner. */
static int needs_walk(const u8 *variant, u32 wanted)
{
    const u32 cells =
        (u32)variant[SLIDING_VARIANT_WIDTH] * variant[SLIDING_VARIANT_HEIGHT];
    const u32 sides =
        (u32)variant[SLIDING_VARIANT_WIDTH] + variant[SLIDING_VARIANT_HEIGHT];
    return !is_full(variant) && wanted * 3 < cells * sides;
}

Distance sliding_find_deal_at(Advisor *advisor, u32 wanted, u8 *variant,
                              u8 *seed)
{
    const u32 tries = is_full(variant) && wanted > FULL_MOST ? SOME_TRIES
                      : is_full(variant)                     ? MANY_TRIES
                      : is_searched(variant)                 ? FEW_TRIES
                                                             : FAR_TRIES;
    const Find find = search_deals(advisor, wanted, variant, seed, tries,
                                   needs_walk(variant, wanted));
    memcpy(variant, find.variant, VARIANT_SIZE);
    memcpy(seed, find.seed, SEED_SIZE);
    return find.distance;
}

/* ------------------------------------------------------------- difficulty */

void sliding_page_difficulty(Page *page, Advisor *advisor,
                             const Session *session)
{
    const Distance own = sliding_find_par(advisor, session->kept);
    const u32 sample = is_full(session->variant)       ? SAMPLE
                       : is_searched(session->variant) ? SMALL_SAMPLE
                                                       : FAR_TRIES / 4;
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE] = {0};
    Page length = PAGE_EMPTY;
    Ruler ruler;
    u32 easier = 0;
    u32 i;
    open_ruler(&ruler, advisor, session->variant);
    memcpy(variant, session->variant, sizeof variant);
    set_uniform(variant);
    for (i = 0; i < sample && !is_stop_set(advisor->stop);
         i++, seed_next(seed))
        easier += distance_of_deal(&ruler, variant, seed).moves < own.moves;
    page_count(&length, own.moves, &plural_moves);
    page_format(page,
                own.exact
                    ? _("This start takes %1$s, more than %2$lu of %3$lu "
                        "random boards.\n")
                    : _("This start takes about %1$s, more than %2$lu of "
                        "%3$lu random boards.\n"),
                length.text, (unsigned long)easier, (unsigned long)sample);
    page_free(&length);
}
