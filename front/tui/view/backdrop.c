/* SPDX-License-Identifier: MIT */
/* A copy of the canvas, valid as long as its size and palette stay the same.
 */
#include "ending.h"

#include <stdlib.h>
#include <string.h>

static size_t count_cells(const Tui *tui)
{
    return (size_t)tui->canvas.width * (size_t)tui->canvas.height;
}

void backdrop_keep(Tui *tui)
{
    const size_t size = count_cells(tui) * sizeof *tui->backdrop.cells;
    backdrop_drop(tui);
    tui->backdrop.cells =
        memcpy(host_must_have(malloc(size)), tui->canvas.cells, size);
    tui->backdrop.width = tui->canvas.width;
    tui->backdrop.height = tui->canvas.height;
    tui->backdrop.palette = look_palette(&tui->look);
}

void backdrop_drop(Tui *tui)
{
    free(tui->backdrop.cells);
    tui->backdrop.cells = NULL;
}

static int suits(const Tui *tui)
{
    return tui->backdrop.width == tui->canvas.width &&
           tui->backdrop.height == tui->canvas.height &&
           tui->backdrop.palette == look_palette(&tui->look);
}

int backdrop_is_kept(const Tui *tui)
{
    return tui->backdrop.cells && suits(tui);
}

int backdrop_is_stale(const Tui *tui)
{
    return tui->backdrop.cells && !suits(tui);
}

/* Nothing on it can be clicked. */
void backdrop_draw(Tui *tui)
{
    const size_t count = count_cells(tui);
    size_t i;
    memcpy(tui->canvas.cells, tui->backdrop.cells,
           count * sizeof *tui->backdrop.cells);
    for (i = 0; i < count; i++)
        tui->canvas.cells[i].hit = HIT_NOTHING;
}
