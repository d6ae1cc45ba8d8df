/* SPDX-License-Identifier: MIT */
/* A complete breadth-first search from the goal. The rank of a position is the
   gap's cell times the number of arrangements of the tiles, plus the
   lexicographic rank of the tiles in reading order, halved: parity decides the
   order of the last two. */
#include "position_table.h"

#include <string.h>

#include "solve/sliding/pdb/index.h"

enum { UNSEEN = 255, MOST_NEIGHBOURS = 2 * TABLE_CELLS };

typedef struct SmallBoard {
    u8 gap;
    u8 tile[TABLE_CELLS]; /* in reading order; the gap's own is 0 */
} SmallBoard;

static u64 half_factorial(unsigned number)
{
    u64 product = 1;
    for (; number > 2; number--)
        product *= number;
    return product;
}

/* ------------------------------------------------------------------ ranks */

/* The number of tiles below "tile" that are still unused. */
static unsigned count_below(u32 used, u8 tile)
{
    const u32 unused = ~used & ((1U << tile) - 1);
    ASSERT_SLOW(tile < TABLE_CELLS);
    return popcount_4(unused & 15) + popcount_4(unused >> 4 & 15) +
           popcount_4(unused >> 8);
}

static u64 rank_board(const PositionTable *table, const SmallBoard *board)
{
    const unsigned tiles = table->cells - 1U;
    u32 used = 0;
    u64 rank = 0;
    unsigned cell;
    unsigned left = tiles;
    for (cell = 0; cell < table->cells && left > 2; cell++) {
        if (cell == board->gap)
            continue;
        ASSERT_SLOW(board->tile[cell]);
        rank = rank * left + count_below(used, (u8)(board->tile[cell] - 1));
        used |= 1U << (board->tile[cell] - 1);
        left--;
    }
    ASSERT_SLOW(rank < table->arrangements);
    return board->gap * table->arrangements + rank;
}

/* Whether the order of the tiles has an odd number of inversions in positions
   that can be solved with the gap here. A move along a row changes no order.
   One along a column carries a tile past width - 1 others. */
static unsigned parity_of_gap(const PositionTable *table, unsigned gap)
{
    const unsigned rows = table->height - 1U - gap / table->width;
    ASSERT_SLOW(gap < table->cells);
    return rows * (table->width - 1U) & 1;
}

static void put_tile(SmallBoard *board, unsigned *cell, unsigned tile)
{
    *cell += *cell == board->gap;
    board->tile[(*cell)++] = (u8)(tile + 1);
}

/* Takes the nth unused tile. */
static unsigned take_nth(u32 *used, unsigned nth)
{
    unsigned tile = 0;
    while (*used >> tile & 1 || nth--)
        tile++;
    *used |= 1U << tile;
    ASSERT_SLOW(tile < TABLE_CELLS);
    return tile;
}

static void unrank_board(const PositionTable *table, u64 rank,
                         SmallBoard *board)
{
    const unsigned tiles = table->cells - 1U;
    unsigned digit[TABLE_CELLS];
    unsigned left, odd, cell = 0;
    u32 used = 0;
    unsigned i;
    ASSERT_SLOW(rank < table->positions);
    board->gap = (u8)(rank / table->arrangements);
    board->tile[board->gap] = 0;
    rank %= table->arrangements;
    for (left = 3; left <= tiles; left++) {
        digit[tiles - left] = (unsigned)(rank % left);
        rank /= left;
    }
    odd = parity_of_gap(table, board->gap);
    for (i = 0; i + 2 < tiles; i++) {
        odd ^= digit[i] & 1;
        put_tile(board, &cell, take_nth(&used, digit[i]));
    }
    if (tiles > 1)
        put_tile(board, &cell, take_nth(&used, odd));
    put_tile(board, &cell, take_nth(&used, 0));
}

/* ----------------------------------------------------------------- search */

/* Moves the gap by "step" cells, as often as it can or once; collects the
   ranks of the positions reached. */
static unsigned slide(const PositionTable *table, SmallBoard board, int step,
                      unsigned count, u64 *found)
{
    unsigned made = 0;
    for (; count--; found[made++] = rank_board(table, &board)) {
        const u8 from = (u8)(board.gap + step);
        board.tile[board.gap] = board.tile[from];
        board.tile[from] = 0;
        board.gap = from;
        if (table->metric == IN_TILES)
            count = 0;
    }
    return made;
}

static unsigned find_neighbours(const PositionTable *table, u64 rank,
                                u64 *found)
{
    SmallBoard board;
    unsigned count, row, column;
    ASSERT_SLOW(rank < table->positions);
    unrank_board(table, rank, &board);
    row = board.gap / table->width;
    column = board.gap % table->width;
    count = slide(table, board, -1, column, found);
    count += slide(table, board, 1, table->width - 1 - column, found + count);
    count += slide(table, board, -table->width, row, found + count);
    return count + slide(table, board, table->width, table->height - 1 - row,
                         found + count);
}

/* Marks the neighbours of all positions at this distance; returns how many
   were new. */
static u64 expand(PositionTable *table, u8 distance)
{
    u64 found[MOST_NEIGHBOURS];
    u64 new_ones = 0;
    u64 rank;
    for (rank = 0; rank < table->positions; rank++) {
        unsigned count;
        if (table->distance[rank] != distance)
            continue;
        count = find_neighbours(table, rank, found);
        while (count--)
            if (table->distance[found[count]] == UNSEEN) {
                table->distance[found[count]] = (u8)(distance + 1);
                new_ones++;
            }
    }
    return new_ones;
}

void position_table_fill(PositionTable *table, u8 *distance)
{
    SmallBoard goal = {0};
    u8 depth = 0;
    u8 cell;
    ASSERT(table->positions);
    for (cell = 0; cell + 1 < table->cells; cell++)
        goal.tile[cell] = (u8)(cell + 1);
    goal.gap = cell;
    table->distance = distance;
    memset(distance, UNSEEN, (size_t)table->positions);
    distance[rank_board(table, &goal)] = 0;
    while (expand(table, depth))
        depth++;
}

/* ---------------------------------------------------------------- outside */

void position_table_measure(PositionTable *table, u8 width, u8 height,
                            Metric metric)
{
    memset(table, 0, sizeof *table);
    table->width = width;
    table->height = height;
    table->cells = (u8)(width * height);
    table->metric = metric;
    if (table->cells <= TABLE_CELLS)
        table->arrangements = half_factorial(table->cells - 1U);
    table->positions = table->arrangements * table->cells;
}

u32 position_table_distance(const PositionTable *table, const Sliding *game)
{
    SmallBoard board;
    ASSERT(table->positions && game->gap < table->cells);
    board.gap = game->gap;
    memcpy(board.tile, game->tile, table->cells);
    return table->distance[rank_board(table, &board)];
}

void position_table_board(const PositionTable *table, u64 rank, Sliding *game)
{
    const u8 variant[VARIANT_SIZE] = {table->width, table->height};
    SmallBoard board;
    unrank_board(table, rank, &board);
    sliding_set_goal(game, variant);
    game->gap = board.gap;
    memcpy(game->tile, board.tile, table->cells);
    ASSERT_SLOW(sliding_is_sound(game));
}
