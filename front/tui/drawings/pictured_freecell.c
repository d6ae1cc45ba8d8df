/* SPDX-License-Identifier: MIT */
/* FreeCell with images of cards, whose sizes and places are pixels rather than
   cells. A card is as large as allows eight columns side by side, and a column
   of seven cards below the free cells. */
#include "rules/freecell/freecell.h"

#include "card_face.h"
#include "front/tui/art/own_pictures.h"
#include "pictured.h"
#include "shapes.h"

enum {
    TALL = 140, /* a card's height, in hundredths of its width */
    LABELS = 1, /* rows with the columns' numbers */
    STRIP = 27, /* hundredths of a covered card that are shown if there is
                   room */
    FULL = 3,   /* the heights of cards that fit above each other: the row */
    FULL_PART = 80, /* above, and a column of eight cards; and hundredths */
    GAP = 8         /* hundredths of a card, between columns */
};

static int rows_above(const Scene *scene)
{
    const int height = scene->canvas->cell_height;
    return (scene->unit.height + scene->unit.height / 16 + height - 1) /
               height +
           LABELS;
}

/* A deep column shows less of each card, and in the end less of the last. */
static int strip_for(const Scene *scene, int room, int deepest)
{
    const int full = scene->unit.height * STRIP / 100;
    int strip =
        deepest > 1 ? (room - scene->unit.height) / (deepest - 1) : full;
    if (strip < full * 3 / 4)
        strip = room / deepest < full * 3 / 4 ? room / deepest : full * 3 / 4;
    return strip < full ? strip : full;
}

static void fit(Scene *scene)
{
    const Box area = canvas_pixels(scene->canvas, &scene->area);
    const int label = LABELS * scene->canvas->cell_height;
    const int by_height =
        (area.height - label) * 100 / (FULL * 100 + FULL_PART) * 100 / TALL;
    int width = area.width / FREECELL_COLUMNS * 100 / (100 + GAP);
    if (width > by_height)
        width = by_height;
    if (width < 8)
        width = 8;
    scene->unit.width = width;
    scene->unit.height = width * TALL / 100;
    scene->step_x = width + width * GAP / 100;
    if (scene->step_x * (FREECELL_COLUMNS + 2) < area.width)
        scene->step_x += width * GAP / 100;
    scene->unit.x =
        area.x + (area.width - FREECELL_COLUMNS * scene->step_x) / 2;
    scene->unit.y = area.y + rows_above(scene) * scene->canvas->cell_height;
    scene->deepest = card_column_depth(scene);
    scene->strip =
        strip_for(scene, area.y + area.height - scene->unit.y, scene->deepest);
}

static void ground(const Scene *scene)
{
    const int row = scene->unit.y / scene->canvas->cell_height - LABELS;
    int i;
    shape_felt(scene, &scene->area, pixel_rgb(scene, INK_FELT));
    for (i = 0; i < FREECELL_COLUMNS; i++) {
        const int x =
            (scene->unit.x + i * scene->step_x + scene->unit.width / 2) /
            scene->canvas->cell_width;
        canvas_put_sign(scene->canvas, x, row, (unsigned)('1' + i),
                        INK_BAR_TEXT, canvas_paper_at(scene->canvas, x, row),
                        0);
    }
}

/* ---------------------------------------------------------------- places */

/* Free cells are at the left, foundations at the right. More than four free
   cells are closer together. */
static Box above(const Scene *scene, const Piece *piece)
{
    const FreeCell *game = scene_position(scene);
    const int cells = game->cells > 4 ? game->cells : 4;
    const int step =
        FREECELL_COLUMNS * scene->step_x / (cells + FREECELL_SUITS);
    const int nth = piece->marks & IS_CELL ? piece->x : cells + piece->x;
    return (Box){scene->unit.x + nth * step,
                 scene->area.y * scene->canvas->cell_height +
                     scene->unit.height / 32,
                 scene->unit.width, scene->unit.height};
}

static Box own_pixels(const Scene *scene, const Piece *piece)
{
    if (piece->marks & (IS_CELL | IS_HOME))
        return above(scene, piece);
    return (Box){scene->unit.x + piece->x * scene->step_x,
                 scene->unit.y + piece->y * scene->strip, scene->unit.width,
                 scene->unit.height};
}

static int is_covered(const Scene *scene, const Piece *piece)
{
    const FreeCell *game = scene_position(scene);
    return !(piece->marks & (IS_CELL | IS_HOME)) &&
           piece->y + 1 < game->height[piece->x];
}

static Box place(const Scene *scene, const Piece *piece)
{
    Box pixels = own_pixels(scene, piece);
    Box cells;
    if (is_covered(scene, piece))
        pixels.height = scene->strip;
    cells = canvas_cells(scene->canvas, &pixels);
    if (cells.height < 1)
        cells.height = 1;
    return cells;
}

/* ----------------------------------------------------------------- cards */

/* A moving card is above all others, and one that it was moved with above
   it. */
static int layer_of(const Scene *scene, const Piece *piece, const Box *cells)
{
    enum { MOVING = 1000 };
    const int depth = (piece->marks & (IS_CELL | IS_HOME)) ? 0 : piece->y + 1;
    return (pictured_is_moving(scene, piece, cells) ? MOVING + cells->y
                                                    : depth) *
           PICTURE_LAYERS;
}

/* Where the card can go, below its rank. */
static void put_ways(const Scene *scene, const Piece *piece, const Box *cells)
{
    const Box clip = scene->canvas->clip;
    if (!scene->shows_ways || !scene->ways[piece->spot][0])
        return;
    scene->canvas->clip = box_common(&clip, cells);
    canvas_put_words(scene->canvas, cells->x + (cells->width > 3),
                     cells->y + (cells->height > 1), scene->ways[piece->spot],
                     INK_ON_BALL, INK_HINT, UNDER_STYLE);
    scene->canvas->clip = clip;
}

static void draw_card(const Scene *scene, const Piece *piece, const Box *cells,
                      const Box *at)
{
    const ArtSpec card = {
        .kind = ART_CARD,
        .value = piece->value,
        .paper = pixel_rgb(scene, INK_CARD),
        .ink = pixel_rgb(scene, card_ink(scene, FREECELL_SUIT(piece->value)))};
    const int slot = piece->value * PICTURE_LAYERS;
    const int layer = layer_of(scene, piece, cells);
    const Box corner = {at->x + at->width - at->width / 4,
                        at->y + at->width / 16, at->width / 5, at->width / 5};
    const ArtSpec back = {.kind = ART_BACK,
                          .value = own_picture_serial(OWN_BACK)};
    if (scene->is_turned && own_picture(OWN_BACK)) {
        pictured_put(scene, &back, slot + PIECE_LAYER, layer + PIECE_LAYER,
                     at);
        return;
    }
    pictured_put(scene, &card, slot + PIECE_LAYER, layer + PIECE_LAYER, at);
    if (scene->marks[piece->spot] & REACHED)
        pictured_put_mark(scene, slot + MARK_LAYER, layer + MARK_LAYER,
                          &corner, 60, pixel_rgb(scene, INK_HEART));
    pictured_put_ring(scene, piece->spot, slot + RING_LAYER,
                      layer + RING_LAYER, at);
    put_ways(scene, piece, cells);
}

/* Slots above the columns, and those of the empty columns, have numbers beyond
   those of the cards. */
static void draw_empty(const Scene *scene, const Piece *piece,
                       const Box *cells, const Box *at)
{
    enum { FIRST = 64 };
    const int slot = (FIRST + piece->spot) * PICTURE_LAYERS;
    const ArtSpec empty = {.kind = ART_SLOT,
                           .value =
                               piece->marks & IS_HOME ? piece->value : NO_ART,
                           .ink = pixel_rgb(scene, INK_BAR_TEXT)};
    const int x = cells->x + (cells->width - 1) / 2;
    const int y = cells->y + (cells->height - 1) / 2;
    pictured_put(scene, &empty, slot + GROUND_LAYER, GROUND_LAYER, at);
    if (scene->marks[piece->spot] & REACHED)
        pictured_put_mark(scene, slot + MARK_LAYER, MARK_LAYER, at, 16,
                          pixel_rgb(scene, INK_BAR_TEXT));
    else if (piece->marks & IS_CELL)
        canvas_put_sign(scene->canvas, x, y, (unsigned)('a' + piece->x),
                        INK_BAR_TEXT, canvas_paper_at(scene->canvas, x, y), 0);
    pictured_put_ring(scene, piece->spot, slot + RING_LAYER, RING_LAYER, at);
}

static void draw(const Scene *scene, const Piece *piece, const Box *box)
{
    const Box own = own_pixels(scene, piece);
    const Box at = pictured_at(scene, piece, box, &own);
    pictured_here(scene, box);
    if (piece->kind == CARD)
        draw_card(scene, piece, box, &at);
    else
        draw_empty(scene, piece, box, &at);
}

const Drawing pictured_freecell = {.game = &freecell,
                                   .fit = fit,
                                   .ground = ground,
                                   .place = place,
                                   .draw = draw};
