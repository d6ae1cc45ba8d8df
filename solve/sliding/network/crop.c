/* SPDX-License-Identifier: MIT */
/* Boards for which no network has learned are judged by that of a larger
   board, which has learned from boards with finished rows and columns, too. */
#include "network.h"

/* The cell of the large board where a cell of the small one is. */
static u32 find_cell(const Network *large, u8 width, u8 height, u32 cell)
{
    return network_corner_cell(cell, width, height, large->width,
                               large->height);
}

/* A tile's home is the cell with the number before its own. */
static u32 find_piece(const Network *large, u8 width, u8 height, u32 piece)
{
    return piece ? find_cell(large, width, height, piece - 1) + 1 : 0;
}

static void add_row(i16 *sums, const i16 *row, u32 count)
{
    u32 i;
    for (i = 0; i < count; i++)
        sums[i] = (i16)(sums[i] + row[i]);
}

/* Tiles outside the small board stay at home. */
static void add_finished_tiles(Network *network, u8 width, u8 height)
{
    i16 *bias = (i16 *)(uintptr_t)network->bias;
    u8 cell;
    for (cell = 0; cell < network->cells; cell++)
        if (cell / network->width < network->height - height ||
            cell % network->width < network->width - width)
            add_row(bias, network_row(network, (u8)(cell + 1), cell),
                    network->accumulators);
}

/* No row is overwritten before it was moved, because its number never
   rises. */
void network_crop(Network *network, u8 width, u8 height)
{
    const u8 cells = (u8)(width * height);
    i16 *row = (i16 *)(uintptr_t)network->rows;
    u32 piece, cell;
    ASSERT(width <= network->width && height <= network->height);
    if (cells == network->cells)
        return;
    add_finished_tiles(network, width, height);
    for (piece = 0; piece < cells; piece++)
        for (cell = 0; cell < cells; cell++) {
            const u32 from = find_piece(network, width, height, piece);
            const u32 at = find_cell(network, width, height, cell);
            bytes_copy(row, network_row(network, (u8)from, (u8)at),
                       (u16)(network->accumulators * sizeof *row));
            row += network->accumulators;
        }
    network->width = width;
    network->height = height;
    network->cells = cells;
}
