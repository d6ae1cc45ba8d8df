/* SPDX-License-Identifier: MIT */
/* The dots of a cell become two groups that differ least in themselves; each
   has its mean colour. */
#include "pixels.h"

#include "front/tui/canvas/signs.h"

int pixels_available(const Scene *scene)
{
    const Look *look = scene->look;
    return look->colours >= 256 && !look->ascii && !scene->canvas->font &&
           look->palette != PALETTE_MONO && look->pictures != CHARACTERS_ASKED;
}

int pixels_have_shades(const Scene *scene)
{
    return scene->look->colours >= ALL_COLOURS;
}

/* ----------------------------------------------------------------- colours */

static long mix_part(long below, long above, int shift, int part)
{
    const long a = below >> shift & 255;
    const long b = above >> shift & 255;
    return (a + (b - a) * part / 256) << shift;
}

long pixel_mix(long below, long above, int part)
{
    return mix_part(below, above, 16, part) | mix_part(below, above, 8, part) |
           mix_part(below, above, 0, part);
}

long pixel_shade(long rgb, int level)
{
    if (level <= 256)
        return pixel_mix(0, rgb, level < 0 ? 0 : level);
    return pixel_mix(rgb, 0xffffff, level > 512 ? 256 : level - 256);
}

/* If the terminal doesn't tell its own background, it is taken for a dark one.
 */
long pixel_rgb(const Scene *scene, CellColour colour)
{
    long rgb;
    if (colour & RGB_COLOUR)
        return (long)(colour & 0xffffff);
    rgb = ink_rgb(look_palette(scene->look), (Ink)colour);
    if (rgb != OWN_COLOUR && scene->look->colours == 256)
        return nearest_colour_of_index(
            ink_colour(look_palette(scene->look), colour, 256));
    if (rgb != OWN_COLOUR)
        return rgb;
    return scene->look->ground ? (long)(scene->look->ground & 0xffffff)
                               : 0x101418;
}

/* -------------------------------------------------------------------- dots */

enum { MOST_DOTS = 6 };

typedef struct DotGrid {
    int columns, rows;
} DotGrid;

static const DotGrid *grid_of(const Scene *scene)
{
    static const DotGrid grids[] = {[PIXELS_AUTO] = {2, 2},
                                    [PIXELS_HALVES] = {1, 2},
                                    [PIXELS_QUADRANTS] = {2, 2},
                                    [PIXELS_SEXTANTS] = {2, 3}};
    STATIC_ASSERT(COUNT_OF(grids) == PIXELS_SEXTANTS + 1);
    return &grids[scene->look->pixels];
}

static const DotGrid half_grid = {1, 2};

/* The sum of colours, part by part. */
typedef struct ColourSum {
    long red, green, blue;
    int count;
} ColourSum;

static void add_colour(ColourSum *sum, long rgb)
{
    sum->red += rgb >> 16 & 255;
    sum->green += rgb >> 8 & 255;
    sum->blue += rgb & 255;
    sum->count++;
}

static long mean_of(const ColourSum *sum)
{
    const long half = sum->count / 2;
    return (sum->red + half) / sum->count << 16 |
           (sum->green + half) / sum->count << 8 |
           (sum->blue + half) / sum->count;
}

/* Reads the colours of a cell's dots, whatever grid it was drawn with. */
static void read_dots(const Scene *scene, const Cell *cell,
                      const DotGrid *grid, long *dots)
{
    const long paper = pixel_rgb(scene, cell->paper);
    const unsigned mask = block_mask(cell->sign);
    const long ink = mask ? pixel_rgb(scene, cell->ink) : paper;
    const int wide = BLOCK_COLUMNS / grid->columns;
    const int high = BLOCK_ROWS / grid->rows;
    int i, x, y;
    for (i = 0; i < grid->columns * grid->rows; i++) {
        const int left = i % grid->columns * wide;
        const int top = i / grid->columns * high;
        ColourSum sum = {0, 0, 0, 0};
        for (y = top; mask && y < top + high; y++)
            for (x = left; x < left + wide; x++)
                add_colour(&sum,
                           mask >> (y * BLOCK_COLUMNS + x) & 1 ? ink : paper);
        dots[i] = mask ? mean_of(&sum) : paper;
    }
}

static long long weight_of(const ColourSum *sum)
{
    return sum->count ? ((long long)sum->red * sum->red +
                         (long long)sum->green * sum->green +
                         (long long)sum->blue * sum->blue) /
                            sum->count
                      : 0;
}

/* Divides dots into two groups so that their squared distances from the means
   of the groups are least. Bits are dots of the second group. */
static int best_groups(const long *dots, int count, ColourSum *best)
{
    long long most = -1;
    int groups = 0;
    int mask, i;
    /* The first dot is always in the first group. */
    for (mask = 0; mask < 1 << count; mask += 2) {
        ColourSum sums[2] = {{0, 0, 0, 0}, {0, 0, 0, 0}};
        long long weight;
        for (i = 0; i < count; i++)
            add_colour(&sums[mask >> i & 1], dots[i]);
        weight = weight_of(&sums[0]) + weight_of(&sums[1]);
        if (weight > most) {
            most = weight;
            groups = mask;
            best[0] = sums[0];
            best[1] = sums[1];
        }
    }
    return groups;
}

/* Returns 1 if the dots have at most two colours, and finds these and the dots
   of the second one. */
static int have_two_colours(const long *dots, int count, long *colours,
                            int *groups)
{
    int i;
    *groups = 0;
    colours[0] = colours[1] = dots[0];
    for (i = 1; i < count; i++) {
        if (dots[i] == colours[0])
            continue;
        if (*groups && dots[i] != colours[1])
            return 0;
        colours[1] = dots[i];
        *groups |= 1 << i;
    }
    return 1;
}

static void write_dots(const Scene *scene, int x, int y, const DotGrid *grid,
                       const long *dots)
{
    const int count = grid->columns * grid->rows;
    long colours[2];
    ColourSum best[2] = {{0, 0, 0, 0}, {0, 0, 0, 0}};
    unsigned sign;
    int groups;
    if (!have_two_colours(dots, count, colours, &groups)) {
        groups = best_groups(dots, count, best);
        colours[0] = mean_of(&best[0]);
        colours[1] = groups ? mean_of(&best[1]) : colours[0];
    }
    sign = count == 2 ? UPPER_HALF
                      : block_sign(~groups & ((1 << count) - 1), grid->rows);
    canvas_put_sign(scene->canvas, x, y, groups ? sign : ' ',
                    RGB_COLOUR | (CellColour)colours[0],
                    RGB_COLOUR | (CellColour)colours[1], 0);
}

/* ------------------------------------------------------------------ shapes */

Box pixels_of_cells(const Box *cells)
{
    return (Box){cells->x * COLUMN_UNITS, cells->y * ROW_UNITS,
                 cells->width * COLUMN_UNITS, cells->height * ROW_UNITS};
}

static int floor_part(int number, int by)
{
    return number >= 0 ? number / by : -((by - 1 - number) / by);
}

Box pixels_to_cells(const Box *units)
{
    const int x = floor_part(units->x, COLUMN_UNITS);
    const int y = floor_part(units->y, ROW_UNITS);
    const int right =
        floor_part(units->x + units->width - 1, COLUMN_UNITS) + 1;
    const int bottom = floor_part(units->y + units->height - 1, ROW_UNITS) + 1;
    return (Box){x, y, right - x, bottom - y};
}

int dot_cover(const PixelDot *dot, int within)
{
    const int size = (dot->width + dot->height) / 2;
    const int part = 128 + within * 256 / size;
    return part < 0 ? 0 : part > 256 ? 256 : part;
}

int dot_cover_sharply(const PixelDot *dot, int within, int radius)
{
    if (dot->width > radius)
        return dot_cover(dot, 2 * within);
    return within >= 0 ? 256 : 0;
}

static void shade_cell(const Scene *scene, int x, int y, const DotGrid *grid,
                       Shade shade, const void *shape)
{
    const Cell *cell = canvas_cell(scene->canvas, x, y);
    const int count = grid->columns * grid->rows;
    long dots[MOST_DOTS];
    int parts[MOST_DOTS];
    long colours[MOST_DOTS];
    int touched = 0;
    int i;
    for (i = 0; i < count; i++) {
        PixelDot dot = {0, 0, COLUMN_UNITS / grid->columns,
                        ROW_UNITS / grid->rows};
        dot.x =
            x * COLUMN_UNITS + i % grid->columns * dot.width + dot.width / 2;
        dot.y =
            y * ROW_UNITS + i / grid->columns * dot.height + dot.height / 2;
        colours[i] = 0;
        parts[i] = shade(shape, &dot, &colours[i]);
        touched |= parts[i];
    }
    if (!touched)
        return;
    read_dots(scene, cell, grid, dots);
    for (i = 0; i < count; i++)
        dots[i] = pixel_mix(dots[i], colours[i], parts[i]);
    write_dots(scene, x, y, grid, dots);
}

static Box shown_cells(const Canvas *canvas, const Box *cells)
{
    const Box whole = {0, 0, canvas->width, canvas->height};
    const Box clip = box_common(&canvas->clip, &whole);
    return box_common(&clip, cells);
}

/* Draws the cells of a row. */
static void shade_row(const Scene *scene, const Box *row, Shade shade,
                      const void *shape)
{
    const DotGrid *grid = grid_of(scene);
    int x;
    for (x = row->x; x < row->x + row->width; x++)
        shade_cell(scene, x, row->y, grid, shade, shape);
}

void pixels_shade(const Scene *scene, const Box *cells, Shade shade,
                  const void *shape)
{
    Box row = shown_cells(scene->canvas, cells);
    const int end = row.y + row.height;
    for (; row.y < end; row.y++)
        shade_row(scene, &row, shade, shape);
}

/* The cells that lie wholly within a box of units. */
static Box cells_within(const Box *units)
{
    const Box above = {units->x - 1, units->y - 1, 1, 1};
    const Box below = {units->x + units->width, units->y + units->height, 1,
                       1};
    const Box first = pixels_to_cells(&above);
    const Box last = pixels_to_cells(&below);
    return (Box){first.x + 1, first.y + 1, last.x - first.x - 1,
                 last.y - first.y - 1};
}

void pixels_shade_flat(const Scene *scene, const Box *units, int border,
                       long rgb, Shade shade, const void *shape)
{
    const Box inner = {units->x + border, units->y + border,
                       units->width - 2 * border, units->height - 2 * border};
    const Box within = cells_within(&inner);
    const Box all = pixels_to_cells(units);
    const Box cells = shown_cells(scene->canvas, &all);
    const Box flat = box_common(&within, &cells);
    const CellColour colour = RGB_COLOUR | (CellColour)rgb;
    Box row = cells;
    if (flat.width <= 0 || flat.height <= 0) {
        pixels_shade(scene, &cells, shade, shape);
        return;
    }
    for (; row.y < cells.y + cells.height; row.y++) {
        const int is_flat = row.y >= flat.y && row.y < flat.y + flat.height;
        const Box left = {cells.x, row.y, flat.x - cells.x, 1};
        const Box right = {flat.x + flat.width, row.y,
                           cells.x + cells.width - flat.x - flat.width, 1};
        if (!is_flat) {
            shade_row(scene, &row, shade, shape);
            continue;
        }
        shade_row(scene, &left, shade, shape);
        shade_row(scene, &right, shade, shape);
    }
    canvas_fill(scene->canvas, &flat, ' ', colour, colour);
}

/* ------------------------------------------------------------------ halves */

Box pixels_of(const Box *cells)
{
    return (Box){cells->x, cells->y * 2, cells->width, cells->height * 2};
}

long pixel_at(const Scene *scene, int x, int y)
{
    const Cell *cell = canvas_cell(scene->canvas, x, y >> 1);
    long dots[2];
    if (!cell)
        return 0;
    read_dots(scene, cell, &half_grid, dots);
    return dots[y & 1];
}

void pixel_put(const Scene *scene, int x, int y, long rgb)
{
    const Cell *cell = canvas_cell(scene->canvas, x, y >> 1);
    long dots[2];
    if (!cell)
        return;
    read_dots(scene, cell, &half_grid, dots);
    dots[y & 1] = rgb;
    write_dots(scene, x, y >> 1, &half_grid, dots);
}

void pixels_fill(const Scene *scene, const Box *pixels, long rgb)
{
    int x, y;
    for (y = pixels->y; y < pixels->y + pixels->height; y++)
        for (x = pixels->x; x < pixels->x + pixels->width; x++)
            pixel_put(scene, x, y, rgb);
}

void pixels_frame(const Scene *scene, const Box *pixels, long rgb)
{
    const Box edges[] = {
        {pixels->x, pixels->y, pixels->width, 1},
        {pixels->x, pixels->y + pixels->height - 1, pixels->width, 1},
        {pixels->x, pixels->y, 1, pixels->height},
        {pixels->x + pixels->width - 1, pixels->y, 1, pixels->height}};
    size_t i;
    for (i = 0; i < COUNT_OF(edges); i++)
        pixels_fill(scene, &edges[i], rgb);
}

CellColour pixels_under(const Scene *scene, int x, int y)
{
    const Cell *cell = canvas_cell(scene->canvas, x, y);
    long dots[2] = {0, 0};
    if (!cell)
        return INK_GROUND;
    if (!block_mask(cell->sign))
        return cell->paper;
    read_dots(scene, cell, &half_grid, dots);
    return RGB_COLOUR | (CellColour)pixel_mix(dots[0], dots[1], 128);
}
