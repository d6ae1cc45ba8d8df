/* SPDX-License-Identifier: MIT */
#include "shapes.h"

/* ------------------------------------------------------------------- balls */

static int root_of(int square)
{
    int root = 0;
    while ((root + 1) * (root + 1) <= square)
        root++;
    return root;
}

/* Of the sixteen parts of a pixel, those inside a circle. Its corner is so far
   from the centre; lengths are eighths of a pixel. */
static int count_inside(int x, int y, int radius)
{
    int inside = 0;
    int i, j;
    for (i = 0; i < 4; i++)
        for (j = 0; j < 4; j++) {
            const int dx = x + 2 * i + 1;
            const int dy = y + 2 * j + 1;
            inside += dx * dx + dy * dy <= radius * radius;
        }
    return inside;
}

/* How much a point of a ball is lit, as pixel_shade takes it; in a few steps,
   so that neighbours share a colour. The light comes from (-45, -55, 70). */
static int light_at(int dx, int dy, int radius)
{
    enum { DARKEST = 120, RANGE = 150, SHINE = 232, STEP = 20 };
    const int square = radius * radius - dx * dx - dy * dy;
    const int dz = root_of(square > 0 ? square : 0);
    const int dot = (-45 * dx - 55 * dy + 70 * dz) * 256 / (100 * radius);
    int level = DARKEST + (dot > 0 ? dot : 0) * RANGE / 256;
    if (dot > SHINE)
        level += (dot - SHINE) * 8;
    return level / STEP * STEP;
}

void shape_ball(const Scene *scene, const Box *pixels, long rgb)
{
    const int size =
        pixels->width < pixels->height ? pixels->width : pixels->height;
    const int left = pixels->x + (pixels->width - size) / 2;
    const int top = pixels->y + (pixels->height - size) / 2;
    const int radius = size > 4 ? 4 * size - 2 : 4 * size; /* in eighths */
    int x, y;
    for (y = 0; y < size; y++)
        for (x = 0; x < size; x++) {
            const int dx = 2 * x - size;
            const int dy = 2 * y - size;
            const int inside = count_inside(4 * dx, 4 * dy, radius) * 16;
            pixel_blend(scene, left + x, top + y,
                        pixel_shade(rgb, light_at(dx + 1, dy + 1, size)),
                        inside);
        }
}

/* ------------------------------------------------------- what has corners */

static int is_corner(const Box *pixels, int x, int y)
{
    const int right = pixels->x + pixels->width - 1;
    const int bottom = pixels->y + pixels->height - 1;
    return (x == pixels->x || x == right) && (y == pixels->y || y == bottom);
}

static int is_edge(const Box *pixels, int x, int y)
{
    return x == pixels->x || x == pixels->x + pixels->width - 1 ||
           y == pixels->y || y == pixels->y + pixels->height - 1;
}

void shape_slab(const Scene *scene, const Box *pixels, long rgb)
{
    enum { LIT = 320, SHADED = 170, ROUND = 4 };
    const int is_round = pixels->width >= ROUND && pixels->height >= ROUND;
    int x, y;
    for (y = pixels->y; y < pixels->y + pixels->height; y++)
        for (x = pixels->x; x < pixels->x + pixels->width; x++) {
            const int shaded = x == pixels->x + pixels->width - 1 ||
                               y == pixels->y + pixels->height - 1;
            if (is_round && is_corner(pixels, x, y))
                continue;
            pixel_put(scene, x, y,
                      is_round && is_edge(pixels, x, y)
                          ? pixel_shade(rgb, shaded ? SHADED : LIT)
                          : rgb);
        }
}

void shape_card(const Scene *scene, const Box *pixels, long rgb)
{
    enum { UPPER_EDGE = 208 };
    int x, y;
    for (y = pixels->y; y < pixels->y + pixels->height; y++)
        for (x = pixels->x; x < pixels->x + pixels->width; x++)
            if (!is_corner(pixels, x, y))
                pixel_put(scene, x, y,
                          y == pixels->y ? pixel_shade(rgb, UPPER_EDGE) : rgb);
}

void shape_shadow(const Scene *scene, const Box *pixels)
{
    enum { DARK = 110 };
    const Box right = {pixels->x + pixels->width, pixels->y + 1, 1,
                       pixels->height};
    const Box below = {pixels->x + 1, pixels->y + pixels->height,
                       pixels->width - 1, 1};
    pixels_blend(scene, &right, 0, DARK);
    pixels_blend(scene, &below, 0, DARK);
}

void shape_outline(const Scene *scene, const Box *pixels, long rgb, int part)
{
    int x, y;
    for (y = pixels->y; y < pixels->y + pixels->height; y++)
        for (x = pixels->x; x < pixels->x + pixels->width; x++)
            if (!is_corner(pixels, x, y))
                pixel_blend(scene, x, y, rgb,
                            is_edge(pixels, x, y) ? part : part / 3);
}

/* -------------------------------------------------------------------- felt */

/* In eight steps from the middle to the rim. 256 colours are too few for
   steps between two greens. */
void shape_felt(const Scene *scene, const Box *cells, long rgb)
{
    enum { STEPS = 8, LIGHTEST = 276, DARKENING = 11 };
    const int width = cells->width > 0 ? cells->width : 1;
    const int height = cells->height > 0 ? cells->height : 1;
    int x, y;
    if (scene->look->colours < ALL_COLOURS) {
        canvas_fill(scene->canvas, cells, ' ', INK_TEXT,
                    RGB_COLOUR | (CellColour)rgb);
        return;
    }
    for (y = 0; y < cells->height; y++)
        for (x = 0; x < cells->width; x++) {
            const int dx = (2 * x - width) * 100 / width;
            const int dy = (2 * y - height) * 100 / height;
            const int step = (dx * dx + dy * dy) * STEPS / 20000;
            const CellColour felt =
                RGB_COLOUR |
                (CellColour)pixel_shade(rgb, LIGHTEST - step * DARKENING);
            canvas_put_sign(scene->canvas, cells->x + x, cells->y + y, ' ',
                            felt, felt, 0);
        }
}

void shape_bitmap(const Scene *scene, int x, int y, const char *const *lines,
                  long rgb)
{
    int row, column;
    for (row = 0; lines[row]; row++)
        for (column = 0; lines[row][column]; column++)
            if (lines[row][column] == '#')
                pixel_put(scene, x + column, y + row, rgb);
}
