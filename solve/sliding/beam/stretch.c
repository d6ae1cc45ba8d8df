/* SPDX-License-Identifier: MIT */
/* Renames tiles, and turns boards by changing the numbers of their cells. */
#include "stretch.h"

u8 stretch_ends_well(const SlidingBoard *end, u8 *turn)
{
    const u8 row = (u8)(end->gap / end->width);
    const u8 column = (u8)(end->gap % end->width);
    *turn = (u8)((row ? 0 : STRETCH_ROWS) | (column ? 0 : STRETCH_COLUMNS));
    return (!row || row == end->height - 1) &&
           (!column || column == end->width - 1);
}

u8 stretch_turn_cell(const SlidingBoard *board, u8 cell, u8 turn)
{
    const u8 width = board->width;
    u8 row = (u8)(cell / width);
    u8 column = (u8)(cell % width);
    ASSERT_SLOW(!(turn & STRETCH_CELLS) || width == board->height);
    row = (u8)(turn & STRETCH_ROWS ? board->height - 1 - row : row);
    column = (u8)(turn & STRETCH_COLUMNS ? width - 1 - column : column);
    return (u8)(turn & STRETCH_CELLS ? column * width + row
                                     : row * width + column);
}

void stretch_lay(const SlidingBoard *start, const SlidingBoard *end, u8 turn,
                 SlidingBoard *board)
{
    u8 name[SLIDING_CELLS] = {0};
    u8 cell;
    ASSERT(start->cells == end->cells);
    board->width = start->width;
    board->height = start->height;
    board->cells = start->cells;
    board->transposed = start->transposed;
    for (cell = 0; cell < end->cells; cell++)
        if (cell != end->gap)
            name[end->tile[cell]] =
                (u8)(stretch_turn_cell(end, cell, turn) + 1);
    for (cell = 0; cell < start->cells; cell++)
        board->tile[stretch_turn_cell(start, cell, turn)] =
            name[start->tile[cell]];
    board->gap = stretch_turn_cell(start, start->gap, turn);
}
