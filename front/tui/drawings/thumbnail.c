/* SPDX-License-Identifier: MIT */
/* Chooses between drawing and dots, and holds the dots. */
#include "thumbnail.h"

#include <stdlib.h>

#include "drawing.h"
#include "shapes.h"

/* All thumbnails; the last one is for any other game. */
static const Thumbnail *const thumbnails[] = {
    &mahjong_thumbnail, &freecell_thumbnail, &plain_thumbnail};

static const Thumbnail *thumbnail_of(const Game *game)
{
    size_t at = 0;
    while (at + 1 < COUNT_OF(thumbnails) && thumbnails[at]->game != game)
        at++;
    return thumbnails[at];
}

/* --------------------------------------------------------------- pictures */

void dots_start(Dots *dots, int width, int height, Ink ground)
{
    const Box all = {0, 0, width, height};
    dots->width = width;
    dots->height = height;
    dots->ground = ground;
    dots->dots = host_must_have(
        calloc((size_t)width * (size_t)height + 1, sizeof *dots->dots));
    dots_fill(dots, &all, (Dot){(unsigned char)ground, 0, 256});
}

void dots_fill(Dots *dots, const Box *box, Dot dot)
{
    const Box all = {0, 0, dots->width, dots->height};
    const Box part = box_common(box, &all);
    int x, y;
    for (y = part.y; y < part.y + part.height; y++)
        for (x = part.x; x < part.x + part.width; x++)
            dots->dots[y * dots->width + x] = dot;
}

void dots_darken(Dots *dots, const Box *box, int part)
{
    const Box all = {0, 0, dots->width, dots->height};
    const Box shaded = box_common(box, &all);
    int x, y;
    for (y = shaded.y; y < shaded.y + shaded.height; y++)
        for (x = shaded.x; x < shaded.x + shaded.width; x++) {
            Dot *dot = &dots->dots[y * dots->width + x];
            dot->level = (short)(dot->level * part / 256);
        }
}

/* The ground outside of the picture. */
static Dot dot_at(const Dots *dots, int x, int y)
{
    if (x < 0 || y < 0 || x >= dots->width || y >= dots->height)
        return (Dot){(unsigned char)dots->ground, 0, 256};
    return dots->dots[y * dots->width + x];
}

/* ----------------------------------------------------------------- drawing */

static CellColour colour_of(const Scene *scene, const Dot *dot)
{
    if (!pixels_available(scene))
        return dot->ink;
    return RGB_COLOUR |
           (CellColour)pixel_shade(pixel_rgb(scene, (CellColour)dot->ink),
                                   dot->level);
}

/* The character for two dots where colours can't tell them apart. */
static unsigned sign_of_weights(const Scene *scene, int upper, int lower)
{
    static const char letters[] = " .:-=+*#%@";
    static const unsigned shades[] = {' ', 0x2591, 0x2592, 0x2593, 0x2588};
    const int weight = upper > lower ? upper : lower;
    if (weight <= 1 && !(upper && lower))
        return scene->look->ascii ? (upper   ? '\''
                                     : lower ? '.'
                                             : ' ')
               : upper            ? UPPER_HALF
               : lower            ? LOWER_HALF
                                  : ' ';
    if (scene->look->ascii)
        return weight <= 1 ? ':' : (unsigned)letters[weight * 9 / MOST_WEIGHT];
    return weight <= 1 ? 0x2588 : shades[weight * 4 / MOST_WEIGHT];
}

static int has_half_blocks(const Scene *scene)
{
    return look_in_colour(scene->look) && !scene->look->ascii;
}

static void draw_cell(const Dots *dots, int x, int y, int column, int row)
{
    const Scene *scene = dots->scene;
    const Dot upper = dot_at(dots, column, row);
    const Dot lower = dot_at(dots, column, row + 1);
    const CellColour above = colour_of(scene, &upper);
    const CellColour below = colour_of(scene, &lower);
    if (has_half_blocks(scene))
        canvas_put_sign(scene->canvas, x, y, above == below ? ' ' : UPPER_HALF,
                        above, below, 0);
    else
        canvas_put_sign(scene->canvas, x, y,
                        sign_of_weights(scene, upper.weight, lower.weight),
                        upper.weight ? above : below, (CellColour)dots->ground,
                        0);
}

static void draw_ground(const Scene *scene, const Box *area, Ink ground)
{
    if (pixels_available(scene) && ground == INK_FELT)
        shape_felt(scene, area, pixel_rgb(scene, ground));
    else
        canvas_fill(scene->canvas, area, ' ', INK_TEXT, ground);
}

/* A picture that is an odd number of dots high begins in the lower half of a
   cell, or ends in the upper. */
static void draw_dots(Scene *scene, const Box *area)
{
    Dots dots = {
        .scene = scene, .room_x = area->width, .room_y = area->height * 2};
    int x, y, rows;
    Box inside;
    thumbnail_of(scene->session->game)->draw(&dots);
    draw_ground(scene, area, dots.ground);
    rows = (dots.height + 1) / 2;
    inside =
        (Box){canvas_centred(area->x, area->width, dots.width),
              canvas_centred(area->y, area->height, rows), dots.width, rows};
    for (y = 0; y < rows; y++)
        for (x = 0; x < dots.width; x++)
            draw_cell(&dots, inside.x + x, inside.y + y, x, 2 * y);
    free(dots.dots);
}

/* Whether the usual drawing shows every piece. */
static int is_complete(const Scene *scene)
{
    const Drawing *drawing = scene_drawing(scene);
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        const Box box = drawing->place(scene, &scene->pieces[i]);
        const Box shown = box_common(&box, &scene->area);
        if (shown.width != box.width || shown.height != box.height)
            return 0;
    }
    return 1;
}

static int count_cells(const Scene *scene)
{
    int count = 0;
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        const Box box = scene_drawing(scene)->place(scene, &scene->pieces[i]);
        count += box.width * box.height;
    }
    return count;
}

static int touches_top(const Scene *scene)
{
    unsigned i;
    for (i = 0; i < scene->count; i++)
        if (scene_drawing(scene)->place(scene, &scene->pieces[i]).y ==
            scene->area.y)
            return 1;
    return 0;
}

/* A blank row separates the board from the title above it, if all pieces are
   as large then. */
static void leave_row_above(Scene *scene, const Box *area)
{
    const Box row = {area->x, area->y, area->width, 1};
    const Box lower = {area->x, area->y + 1, area->width, area->height - 1};
    const int cells = count_cells(scene);
    if (!touches_top(scene))
        return;
    scene_fit(scene, &lower);
    if (count_cells(scene) != cells || !is_complete(scene)) {
        scene_fit(scene, area);
        return;
    }
    scene_drawing(scene)->ground(scene);
    canvas_fill(scene->canvas, &row, ' ', INK_TEXT,
                canvas_paper_at(scene->canvas, lower.x, lower.y));
}

void thumbnail_draw(Scene *scene, const Box *area)
{
    const Box clip = scene->canvas->clip;
    scene_fit(scene, area);
    if (is_complete(scene)) {
        leave_row_above(scene, area);
        scene_draw(scene);
    } else {
        scene->canvas->clip = *area;
        draw_dots(scene, area);
    }
    scene->canvas->clip = clip;
}
