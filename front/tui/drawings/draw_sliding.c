/* SPDX-License-Identifier: MIT */
/* The sliding puzzle: numbered tiles in a frame. */
#include "rules/sliding/sliding.h"

#include <stdio.h>

#include "drawing.h"
#include "faces.h"
#include "front/tui/art/art_cache.h"
#include "front/tui/art/own_pictures.h"
#include "front/tui/canvas/signs.h"
#include "shapes.h"
#include "strokes.h"

/* The smallest tiles; larger ones are twice as wide as high. */
static const struct {
    int width, height;
} small_sizes[] = {{5, 2}, {4, 2}, {4, 1}, {3, 1}};

enum {
    SMALL_SIZES = sizeof small_sizes / sizeof *small_sizes,
    LEAST_SQUARE = 3,
    ROOMY = 30
};

/* A frame is left out where blocks can be larger without it. */
static int frame_of(const Scene *scene)
{
    return scene->area.height < ROOMY ? 0 : 2;
}

static int has_frame(const Scene *scene)
{
    const Sliding *game = scene_position(scene);
    return game->height * scene->step_y + 2 <= scene->area.height;
}

static int fits(Scene *scene, int width, int height)
{
    const Sliding *game = scene_position(scene);
    scene->step_x = width;
    scene->step_y = height;
    return game->width * width + 3 <= scene->area.width &&
           game->height * height + frame_of(scene) <= scene->area.height;
}

void draw_sliding_fit(Scene *scene)
{
    const Sliding *game = scene_position(scene);
    int step = scene->area.height / game->height;
    int i;
    while (step >= LEAST_SQUARE && !fits(scene, 2 * step, step))
        step--;
    for (i = 0; step < LEAST_SQUARE && i < SMALL_SIZES; i++)
        if (fits(scene, small_sizes[i].width, small_sizes[i].height))
            break;
    scene->x = canvas_centred(scene->area.x, scene->area.width,
                              game->width * scene->step_x);
    /* Rather nearer to the bottom, where a blank line follows. */
    scene->y = canvas_centred(scene->area.y, scene->area.height + 1,
                              game->height * scene->step_y);
}

/* Whether the blocks are as high as the board's area. */
static int is_tight(const Scene *scene)
{
    const Sliding *game = scene_position(scene);
    return game->height * scene->step_y >= scene->area.height;
}

/* Blocks leave half a row below them, or above where the first ones would
   touch the title. */
static Box slab_of(const Scene *scene, const Box *block)
{
    Box slab = pixels_of_cells(block);
    slab.y += is_tight(scene) ? UNITS : 0;
    slab.height -= UNITS;
    return slab;
}

/* The rim takes the gaps at the right of the last blocks and below them. */
static void draw_tray(const Scene *scene)
{
    const Sliding *game = scene_position(scene);
    const Box board = {scene->x, scene->y, game->width * scene->step_x - 1,
                       game->height * scene->step_y};
    const Box slabs = slab_of(scene, &board);
    const Box rim = {slabs.x - 2 * UNITS, slabs.y - UNITS,
                     slabs.width + 4 * UNITS, slabs.height + 2 * UNITS};
    const Box inside = {slabs.x / UNITS, slabs.y / UNITS, slabs.width / UNITS,
                        slabs.height / UNITS};
    shape_felt(scene, &scene->area, pixel_rgb(scene, INK_FELT));
    shape_tray(scene, &rim, pixel_rgb(scene, INK_BAR));
    pixels_fill(scene, &inside, pixel_rgb(scene, INK_BOARD));
}

void draw_sliding_ground(const Scene *scene)
{
    const Sliding *game = scene_position(scene);
    const Box frame = {scene->x - 2, scene->y - 1,
                       game->width * scene->step_x + 3,
                       game->height * scene->step_y + 2};
    const Box tray = {frame.x + 1, frame.y + 1, frame.width - 2,
                      frame.height - 2};
    if (pixels_available(scene)) {
        draw_tray(scene);
        return;
    }
    canvas_fill(scene->canvas, &tray, ' ', INK_TEXT, INK_BOARD);
    if (has_frame(scene))
        canvas_frame(scene->canvas, &frame, INK_GRID, INK_GROUND);
}

Box draw_sliding_place(const Scene *scene, const Piece *piece)
{
    return (Box){scene->x + piece->x * scene->step_x,
                 scene->y + piece->y * scene->step_y, scene->step_x,
                 scene->step_y};
}

static Ink ink_on(Ink paper)
{
    return paper == INK_BLOCK || paper == INK_HOME_BLOCK ? INK_BLOCK_TEXT
                                                         : INK_ON_BALL;
}

static Ink edge_on(Ink paper)
{
    return paper == INK_BLOCK        ? INK_BLOCK_EDGE
           : paper == INK_HOME_BLOCK ? INK_HOME_EDGE
                                     : INK_ON_BALL;
}

/* Where there are no colours, a block has a frame or at least its sides;
   otherwise, a gap below it. */
static void draw_edges(const Scene *scene, const Box *block, Ink paper)
{
    Canvas *canvas = scene->canvas;
    const int right = block->x + block->width - 1;
    const int in_colour = look_in_colour(scene->look) && !canvas->ascii;
    const int bottom = block->y + block->height - 1;
    int i;
    if (block->height > 2 && !in_colour) {
        canvas_frame(canvas, block, edge_on(paper), paper);
    } else if (block->height > 2) {
        for (i = block->x; i <= right; i++)
            canvas_put_sign(canvas, i, bottom, UPPER_HALF, paper, INK_BOARD,
                            0);
    } else if (!look_in_colour(scene->look)) {
        for (i = 0; i < block->height; i++) {
            canvas_put_sign(canvas, block->x - 1, block->y + i, 0x2502,
                            INK_GRID, INK_BOARD, 0);
            canvas_put_sign(canvas, right + 1, block->y + i, 0x2502, INK_GRID,
                            INK_BOARD, 0);
        }
    } else if (block->height == 2) {
        for (i = block->x; i <= right; i++)
            canvas_put_sign(canvas, i, block->y + 1, 0x2581, INK_BOARD, paper,
                            0);
    }
}

/* A slab with a gap on all sides and its number in large figures. */
static void draw_slab(const Scene *scene, const Piece *piece, const Box *block,
                      Ink paper)
{
    enum { ROOMY_TILE = 10, BOLDNESS = 17 };
    const int gap = block->height < ROOMY_TILE ? 0 : UNITS;
    const Box units = pixels_of_cells(block);
    const Box inset = {units.x + gap, units.y + gap,
                       units.width - 2 * gap + UNITS, units.height - 2 * gap};
    const Box slab = gap ? inset : slab_of(scene, block);
    const Box middle = {slab.x + slab.width / 8, slab.y + slab.height / 4,
                        slab.width - slab.width / 4,
                        slab.height - slab.height / 2};
    unsigned signs[8];
    shape_slab(scene, &slab, pixel_rgb(scene, paper));
    strokes_of_number(signs, piece->value);
    strokes_draw(scene, &middle, signs, BOLDNESS,
                 pixel_rgb(scene, ink_on(paper)));
}

int draw_sliding_picture(const Scene *scene)
{
    const int puzzle = scene->look->puzzle;
    return puzzle != ART_OWN        ? puzzle
           : own_picture(OWN_TILES) ? ART_OWN + own_picture_serial(OWN_TILES)
                                    : 0;
}

/* A tile's part of a picture: one pixel of it for each half of a cell, or
   fewer on a smaller tile. */
static void draw_part(const Scene *scene, const Piece *piece, const Box *block)
{
    const Sliding *game = scene_position(scene);
    const Box pixels = pixels_of(block);
    const int width = scene->step_x;
    const int height = 2 * scene->step_y;
    const ArtSpec all = {.kind = ART_PUZZLE,
                         .value = draw_sliding_picture(scene),
                         .width = width * game->width,
                         .height = height * game->height};
    const Bitmap *whole = art_bitmap(&all);
    const int left = (piece->value - 1) % game->width * width;
    const int top = (piece->value - 1) / game->width * height;
    int x, y;
    for (y = 0; y + 1 < pixels.height; y++)
        for (x = 0; x < pixels.width; x++) {
            const int row = top + y * height / pixels.height;
            const int column = left + x * width / (pixels.width + 1);
            const unsigned char *at =
                whole->bytes +
                ((size_t)row * (size_t)whole->width + (size_t)column) *
                    BITMAP_PIXEL;
            pixel_put(scene, pixels.x + x, pixels.y + y,
                      (long)at[0] << 16 | (long)at[1] << 8 | (long)at[2]);
        }
}

/* The number, for typed moves, and a frame around what is pointed at. */
static void draw_pictured_block(const Scene *scene, const Piece *piece,
                                const Box *block)
{
    const Ink mark = scene_paper(scene, piece->spot, INK_BAR);
    const Box pixels = pixels_of(block);
    const Box part = {pixels.x, pixels.y, pixels.width, pixels.height - 1};
    char number[8];
    canvas_fill(scene->canvas, block, ' ', INK_TEXT, INK_BOARD);
    draw_part(scene, piece, block);
    if (mark != INK_BAR)
        pixels_frame(scene, &part, pixel_rgb(scene, mark));
    snprintf(number, sizeof number, "%u", (unsigned)piece->value);
    canvas_put_words(scene->canvas, block->x, block->y, number,
                     mark == INK_BAR ? INK_BAR_TEXT : INK_ON_BALL, mark,
                     BOLD_STYLE | scene_style(scene, piece->spot));
}

/* The rim takes half a row of the first gap or the last one. A mark is a
   frame: a gap that is filled would look like a tile. */
static void draw_gap(const Scene *scene, const Piece *piece, const Box *block)
{
    const Ink paper = scene_paper(scene, piece->spot, INK_BOARD);
    const Box slab = slab_of(scene, block);
    const Box pixels = {slab.x / UNITS, slab.y / UNITS, slab.width / UNITS,
                        slab.height / UNITS};
    if (!pixels_available(scene)) {
        canvas_fill(scene->canvas, block, ' ', INK_TEXT, paper);
        return;
    }
    pixels_fill(scene, &pixels, pixel_rgb(scene, INK_BOARD));
    if (paper != INK_BOARD)
        pixels_frame(scene, &pixels, pixel_rgb(scene, paper));
}

static void draw(const Scene *scene, const Piece *piece, const Box *box)
{
    enum { LEAST_SLAB = 8 };
    const Box block = {box->x, box->y, box->width - 1, box->height};
    const int at_home = piece->marks & IS_HOME;
    const Ink paper =
        scene_paper(scene, piece->spot, at_home ? INK_HOME_BLOCK : INK_BLOCK);
    const int has_slab = block.height > 1 && pixels_available(scene);
    char number[8], widest[8];
    if (piece->kind != BLOCK) {
        draw_gap(scene, piece, &block);
        return;
    }
    if (has_slab && draw_sliding_picture(scene)) {
        draw_pictured_block(scene, piece, &block);
        return;
    }
    if (block.height >= LEAST_SLAB && pixels_available(scene)) {
        draw_slab(scene, piece, &block, paper);
        return;
    }
    snprintf(number, sizeof number, box->width < 6 ? "%2u" : "%u",
             (unsigned)piece->value);
    snprintf(widest, sizeof widest, "%u",
             (unsigned)sliding_last_tile(scene_position(scene)));
    if (has_slab) {
        const Box slab = slab_of(scene, &block);
        shape_slab(scene, &slab, pixel_rgb(scene, paper));
    } else {
        canvas_fill(scene->canvas, &block, ' ', INK_BLOCK_TEXT, paper);
        draw_edges(scene, &block, paper);
    }
    if (numeral_put(scene->canvas, &block, number, widest, ink_on(paper),
                    paper, scene_style(scene, piece->spot)))
        return;
    canvas_put_words(
        scene->canvas,
        canvas_centred(block.x, block.width, canvas_columns(number)),
        block.y + (block.height - 1) / 2, number, ink_on(paper), paper,
        (at_home ? 0 : BOLD_STYLE) | scene_style(scene, piece->spot));
}

const Drawing sliding_drawing = {.game = &sliding,
                                 .traits = SLIDES,
                                 .fit = draw_sliding_fit,
                                 .ground = draw_sliding_ground,
                                 .place = draw_sliding_place,
                                 .draw = draw,
                                 .celebrate = ring_cast,
                                 .complete = ring_complete};
