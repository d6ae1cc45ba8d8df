/* SPDX-License-Identifier: MIT */
#include "pixels.h"

int pixels_available(const Scene *scene)
{
    const Look *look = scene->look;
    return look->colours >= 256 && !look->ascii && !scene->canvas->font &&
           look->palette != PALETTE_MONO;
}

Box pixels_of(const Box *cells)
{
    return (Box){cells->x, cells->y * 2, cells->width, cells->height * 2};
}

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

/* The terminal's own background is taken for a dark one. */
long pixel_rgb(const Scene *scene, CellColour colour)
{
    long rgb;
    if (colour & RGB_COLOUR)
        return (long)(colour & 0xffffff);
    rgb = ink_rgb((Palette)scene->look->palette, (Ink)colour);
    return rgb == OWN_COLOUR ? 0x101418 : rgb;
}

static CellColour half_of(const Cell *cell, int y)
{
    return cell->sign == UPPER_HALF && !(y & 1) ? cell->ink : cell->paper;
}

long pixel_at(const Scene *scene, int x, int y)
{
    const Cell *cell = canvas_cell(scene->canvas, x, y >> 1);
    return cell ? pixel_rgb(scene, half_of(cell, y)) : 0;
}

void pixel_put(const Scene *scene, int x, int y, long rgb)
{
    const CellColour colour = RGB_COLOUR | (CellColour)rgb;
    const Cell *cell = canvas_cell(scene->canvas, x, y >> 1);
    CellColour upper, lower;
    if (!cell || y < 0)
        return;
    upper = y & 1 ? half_of(cell, 0) : colour;
    lower = y & 1 ? colour : half_of(cell, 1);
    canvas_put_sign(scene->canvas, x, y >> 1,
                    upper == lower ? ' ' : UPPER_HALF, upper, lower, 0);
}

void pixel_blend(const Scene *scene, int x, int y, long rgb, int part)
{
    if (part > 0)
        pixel_put(scene, x, y, pixel_mix(pixel_at(scene, x, y), rgb, part));
}

void pixels_fill(const Scene *scene, const Box *pixels, long rgb)
{
    pixels_blend(scene, pixels, rgb, 256);
}

void pixels_blend(const Scene *scene, const Box *pixels, long rgb, int part)
{
    int x, y;
    for (y = pixels->y; y < pixels->y + pixels->height; y++)
        for (x = pixels->x; x < pixels->x + pixels->width; x++)
            pixel_blend(scene, x, y, rgb, part);
}
