/* SPDX-License-Identifier: MIT */
/* Deals the sliding puzzle: checks which boards can be solved, and shuffles in
   two ways. */
#include "sliding.h"

/* Whether an odd number of swaps brings every tile and the gap home. The
   number is that of the cells minus that of the permutation's cycles. */
static u8 odd_swaps(const Sliding *game)
{
    u8 seen[SLIDING_CELLS];
    u8 cells = (u8)(sliding_last_tile(game) + 1);
    u8 swaps = cells;
    u8 i, at;
    bytes_fill(seen, 0, sizeof seen);
    for (i = 0; i < cells; i++) {
        swaps = (u8)(swaps - !seen[i]);
        for (at = i; !seen[at];
             at = sliding_home_of_tile(game, game->tile[at]))
            seen[at] = 1;
    }
    return swaps & 1;
}

/* A step is one swap and moves the gap one cell, so both parities change
   together. */
u8 sliding_is_solvable(const Sliding *game)
{
    u8 right = (u8)(game->width - 1 - game->gap % game->width);
    u8 down = (u8)(game->height - 1 - game->gap / game->width);
    ASSERT_SLOW(game->gap <= sliding_last_tile(game));
    return odd_swaps(game) == ((right + down) & 1);
}

void sliding_set_goal(Sliding *game, const u8 *variant)
{
    u8 i;
    bytes_fill(game, 0, sizeof(Sliding));
    game->width = variant[SLIDING_VARIANT_WIDTH];
    game->height = variant[SLIDING_VARIANT_HEIGHT];
    game->gap = sliding_last_tile(game);
    for (i = 0; i < game->gap; i++)
        game->tile[i] = (u8)(i + 1);
}

static void swap(Sliding *game, u8 a, u8 b)
{
    u8 tile = game->tile[a];
    ASSERT_SLOW(a <= sliding_last_tile(game) && b <= sliding_last_tile(game));
    game->tile[a] = game->tile[b];
    game->tile[b] = tile;
    if (!game->tile[a])
        game->gap = a;
    if (!game->tile[b])
        game->gap = b;
}

/* Swapping the same two cells pairs each unsolvable position with a solvable
   one, so all solvable positions remain equally likely. */
static void make_solvable(Sliding *game)
{
    u8 first = (u8)(game->gap < 2 ? 2 : 0);
    if (!sliding_is_solvable(game))
        swap(game, first, (u8)(first + 1));
}

/* Chooses among all positions but the goal, each equally likely. */
static void shuffle(Sliding *game, u8 *rng)
{
    u8 i;
    do {
        for (i = sliding_last_tile(game); i; i--)
            swap(game, i, (u8)rng_below(rng, (u16)(i + 1)));
        make_solvable(game);
    } while (sliding_is_solved(game));
}

/* Lists the cells beside the gap in ascending order. The gap's column tells
   which there are; the other comparisons show that they are on the board. */
static u8 find_neighbours(const Sliding *game, u8 *cells)
{
    u8 count = 0;
    u8 last = sliding_last_tile(game);
    u8 x = (u8)(game->gap % game->width);
    u8 below = (u8)(game->gap + game->width);
    if (game->gap >= game->width)
        cells[count++] = (u8)(game->gap - game->width);
    if (x && ALWAYS(game->gap))
        cells[count++] = (u8)(game->gap - 1);
    if (x + 1 < game->width && ALWAYS(game->gap < last))
        cells[count++] = (u8)(game->gap + 1);
    if (below <= last)
        cells[count++] = below;
    ASSERT_SLOW(count >= 2);
    return count;
}

/* A walk that ends at the goal is continued until it leaves the goal. */
static void walk(Sliding *game, u16 rounds, u8 *rng)
{
    u8 cells[4] = {0, 0, 0, 0};
    u8 count;
    do {
        count = find_neighbours(game, cells);
        swap(game, game->gap, cells[rng_below(rng, count)]);
        if (rounds)
            rounds--;
    } while (rounds || sliding_is_solved(game));
}

u8 sliding_deal(void *position, const u8 *variant, const u8 *seed)
{
    Sliding *game = position;
    u8 rng[RNG_SIZE];
    const u8 *rounds = variant + SLIDING_VARIANT_ROUNDS;
    ASSERT(sliding_is_side(variant[SLIDING_VARIANT_WIDTH]));
    ASSERT(sliding_is_side(variant[SLIDING_VARIANT_HEIGHT]));
    sliding_set_goal(game, variant);
    rng_seed(rng, seed);
    if (variant[SLIDING_VARIANT_SHUFFLE] == SLIDING_SHUFFLE_WALK)
        walk(game, (u16)(rounds[0] | (u32)rounds[1] << 8), rng);
    else
        shuffle(game, rng);
    ASSERT_SLOW(sliding_is_sound(game));
    return FINE;
}
