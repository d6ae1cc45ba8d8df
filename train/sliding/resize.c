/* SPDX-License-Identifier: MIT */
/* A network for a larger board begins with what one for a smaller board has
   learned: a tile that is two rows and a column from home means much the same
   on both. One for a smaller board judges as that for the larger board does
   while all tiles outside its last corner are at home. */
#include "resize.h"

#include <stdlib.h>
#include <string.h>

/* Where a tile on the larger board lies on the smaller one, along one axis.
   It is as far from home as it was, if there is room, and near the same edge.
   That is between two places: "home" and "cell", and one further. */
typedef struct AxisPlace {
    u8 home, cell;
    float further; /* how much of the place one further */
} AxisPlace;

static AxisPlace axis_place(u8 small, u8 large, u8 home, u8 cell)
{
    const u8 low = home < cell ? home : cell;
    const u8 apart = (u8)(home < cell ? cell - home : home - cell);
    const u8 kept = (u8)(apart < small ? apart : small - 1);
    const u8 room = (u8)(large - 1 - apart);
    const u32 scaled = (u32)low * (u32)(small - 1 - kept);
    const u8 at = (u8)(room ? scaled / room : 0);
    AxisPlace place = {at, at, 0};
    if (room)
        place.further = (float)(scaled % room) / (float)room;
    if (home < cell)
        place.cell = (u8)(at + kept);
    else
        place.home = (u8)(at + kept);
    return place;
}

/* Adds a part of the row of a tile, or of the gap, on a cell. */
static void add_row(const Trainer *small, u8 is_gap, u32 home, u32 cell,
                    float part, float *row)
{
    const u32 last = small->cells - 1U;
    const float *from;
    u32 tile = is_gap ? 0 : home + 1;
    u32 h;
    if (home == last && !is_gap)
        tile = last; /* no tile is at home there */
    from =
        small->weight + (size_t)(tile * small->cells + cell) * small->hidden;
    for (h = 0; h < small->hidden; h++)
        row[h] += part * from[h];
}

static void make_row(const Trainer *small, const Trainer *large, u8 tile,
                     u8 cell, float *row)
{
    const u8 side = large->side;
    const u8 home = tile ? (u8)(tile - 1) : (u8)(large->cells - 1);
    const AxisPlace down =
        axis_place(small->side, side, home / side, cell / side);
    const AxisPlace across =
        axis_place(small->side, side, home % side, cell % side);
    u32 i;
    for (i = 0; i < 4; i++) {
        const u32 lower = i / 2;
        const u32 right = i % 2;
        const float part = (lower ? down.further : 1 - down.further) *
                           (right ? across.further : 1 - across.further);
        if (part > 0)
            add_row(small, !tile,
                    (down.home + lower) * small->side + across.home + right,
                    (down.cell + lower) * small->side + across.cell + right,
                    part, row);
    }
}

/* The mean sums of boards, without biases: a third of them random, the others
   solved. */
static void add_mean(const Trainer *trainer, float sign, float *sum)
{
    static const float random = 0.35F;
    const float *row = trainer->weight;
    const u32 cells = trainer->cells;
    u32 tile, cell, h;
    for (tile = 0; tile < cells; tile++)
        for (cell = 0; cell < cells; cell++) {
            const u32 home = (tile + cells - 1) % cells;
            const float part =
                random / (float)cells + (cell == home ? 1 - random : 0);
            for (h = 0; h < trainer->hidden; h++)
                sum[h] += sign * part * *row++;
        }
}

static void enlarge(const Trainer *small, Trainer *large)
{
    float *bias = large->weight + large->bias;
    float *row = large->weight;
    u32 tile, cell;
    memset(row, 0, large->bias * sizeof *row);
    for (tile = 0; tile < large->cells; tile++)
        for (cell = 0; cell < large->cells; cell++, row += large->hidden)
            make_row(small, large, (u8)tile, (u8)cell, row);
    memcpy(bias, small->weight + small->bias,
           (small->count - small->bias) * sizeof *bias);
    add_mean(small, 1, bias);
    add_mean(large, -1, bias);
}

static u32 corner_cell(const Trainer *small, const Trainer *large, u32 cell)
{
    return network_corner_cell(cell, small->side, small->side, large->side,
                               large->side);
}

static const float *row_of(const Trainer *trainer, u32 tile, u32 cell)
{
    return trainer->weight +
           (size_t)(tile * trainer->cells + cell) * trainer->hidden;
}

/* Tiles outside the corner, which are at home, become part of the biases. */
static void crop(const Trainer *large, Trainer *small)
{
    const u32 cells = small->cells, hidden = small->hidden;
    float *bias = small->weight + small->bias;
    float *row = small->weight;
    u32 tile, cell, h;
    memcpy(bias, large->weight + large->bias,
           (small->count - small->bias) * sizeof *bias);
    for (tile = 0; tile < cells; tile++) {
        const u32 home = (tile + cells - 1) % cells;
        const u32 whole = tile ? corner_cell(small, large, home) + 1 : 0;
        for (cell = 0; cell < cells; cell++, row += hidden)
            memcpy(row, row_of(large, whole, corner_cell(small, large, cell)),
                   hidden * sizeof *row);
        for (h = 0; tile && h < hidden; h++)
            bias[h] -= row_of(large, whole, whole - 1)[h];
    }
    for (tile = 1; tile < large->cells; tile++)
        for (h = 0; h < hidden; h++)
            bias[h] += row_of(large, tile, tile - 1)[h];
}

void resize(const Trainer *from, Trainer *to)
{
    if (from->side < to->side)
        enlarge(from, to);
    else
        crop(from, to);
}
