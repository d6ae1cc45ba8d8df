/* SPDX-License-Identifier: MIT */
/* A picture is divided into boxes of cells on which nothing is written later.
 */
#include "pictures.h"

#include <stdlib.h>

Box canvas_pixels(const Canvas *canvas, const Box *cells)
{
    return (Box){cells->x * canvas->cell_width, cells->y * canvas->cell_height,
                 cells->width * canvas->cell_width,
                 cells->height * canvas->cell_height};
}

static int round_down(int pixels, int size)
{
    return pixels >= 0 ? pixels / size : -((size - 1 - pixels) / size);
}

static Box cells_between(const Canvas *canvas, int left, int top, int right,
                         int bottom)
{
    const int x = round_down(left, canvas->cell_width);
    const int y = round_down(top, canvas->cell_height);
    return (Box){x, y, round_down(right, canvas->cell_width) - x,
                 round_down(bottom, canvas->cell_height) - y};
}

Box canvas_cells(const Canvas *canvas, const Box *pixels)
{
    const int x = canvas->cell_width / 2;
    const int y = canvas->cell_height / 2;
    return cells_between(canvas, pixels->x + x, pixels->y + y,
                         pixels->x + pixels->width + x,
                         pixels->y + pixels->height + y);
}

Box canvas_touched(const Canvas *canvas, const Box *pixels)
{
    return cells_between(canvas, pixels->x, pixels->y,
                         pixels->x + pixels->width + canvas->cell_width - 1,
                         pixels->y + pixels->height + canvas->cell_height - 1);
}

static CanvasPicture *new_picture(Canvas *canvas)
{
    if (canvas->picture_count == canvas->picture_room) {
        canvas->picture_room =
            canvas->picture_room ? canvas->picture_room * 2 : 64;
        canvas->pictures = host_must_have(
            realloc(canvas->pictures,
                    (size_t)canvas->picture_room * sizeof *canvas->pictures));
    }
    return &canvas->pictures[canvas->picture_count++];
}

void canvas_put_picture(Canvas *canvas, const ArtSpec *spec, int slot,
                        int layer, int x, int y)
{
    Box box = {x, y, 0, 0};
    Box clip, cells;
    int column, row;
    if (canvas->cell_width < 1 || canvas->cell_height < 1 || spec->width < 1 ||
        spec->height < 1)
        return;
    art_measure(spec, &box.width, &box.height);
    clip = canvas_pixels(canvas, &canvas->clip);
    box = box_common(&box, &clip);
    if (box.width < 1 || box.height < 1)
        return;
    *new_picture(canvas) = (CanvasPicture){*spec, slot, layer, x, y, box};
    cells = canvas_touched(canvas, &box);
    for (row = 0; row < cells.height; row++)
        for (column = 0; column < cells.width; column++) {
            Cell *cell = canvas_cell(canvas, cells.x + column, cells.y + row);
            if (cell) {
                cell->sign = ' ';
                cell->style = PLAIN_STYLE;
                cell->is_pictured = 1;
            }
        }
}

/* ------------------------------------------------------------------- parts */

/* The columns of a row, from one on, that show pictures. */
static Box run_from(const Canvas *canvas, const Box *cells, int x, int y)
{
    Box run = {x, y, 0, 1};
    const Cell *cell = canvas_cell(canvas, x, y);
    while (cell && run.x + run.width < cells->x + cells->width &&
           cell->is_pictured) {
        run.width++;
        cell = canvas_cell(canvas, run.x + run.width, y);
    }
    return run;
}

/* Makes a part higher that is as wide and ends just above the run. */
static int extend(Box *parts, int count, const Box *run)
{
    int i;
    for (i = 0; i < count; i++)
        if (parts[i].x == run->x && parts[i].width == run->width &&
            parts[i].y + parts[i].height == run->y) {
            parts[i].height++;
            return 1;
        }
    return 0;
}

int picture_parts(const Canvas *canvas, const CanvasPicture *picture,
                  Box *parts, int most)
{
    const Box cells = canvas_touched(canvas, &picture->shown);
    int count = 0;
    int x, y, i;
    for (y = cells.y; y < cells.y + cells.height; y++)
        for (x = cells.x; x < cells.x + cells.width; x++) {
            const Box run = run_from(canvas, &cells, x, y);
            if (run.width && !extend(parts, count, &run) && count < most)
                parts[count++] = run;
            x += run.width;
        }
    for (i = 0; i < count; i++) {
        const Box pixels = canvas_pixels(canvas, &parts[i]);
        parts[i] = box_common(&pixels, &picture->shown);
    }
    return count;
}
