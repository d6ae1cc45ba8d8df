/* SPDX-License-Identifier: MIT */
/* What a board is worth. */
#include "evaluate.h"
#include "tuple_index.h"

static u32 part_of(const Windows *windows, const Row *row,
                   const Window *window, const u8 *cell)
{
    return window->weights +
           (row->plain
                ? room_of(window, cell, row->panes)
                : classes_of(windows,
                             row->panes)[raw_of(window, cell, row->panes)]);
}

u16 list_parts(const Windows *windows, const Grid *grid, u32 *parts)
{
    u16 count = 0;
    u16 i;
    u8 shape;
    for (shape = 0; shape < windows->rows; shape++) {
        const Row *row = &windows->row[shape];
        for (i = row->first; i < row->end; i++)
            parts[count++] =
                part_of(windows, row, &windows->window[i], grid->cell);
    }
    parts[count++] = windows->empties + grid->empty;
    return count;
}

const i16 *weights_for(const Judge *judge, u8 empty)
{
    return judge->weights + stage_of(empty) * judge->windows.weights;
}

i32 value_grid(const Judge *judge, const Grid *grid)
{
    u32 parts[MOST_PARTS];
    u16 count = list_parts(&judge->windows, grid, parts);
    const i16 *weights = weights_for(judge, grid->empty);
    i32 value = 0;
    while (count--)
        value += weights[parts[count]];
    return value;
}
