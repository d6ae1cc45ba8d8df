/* SPDX-License-Identifier: MIT */
/* Mahjong with images of tiles, seen slightly from the lower right: each layer
   lies a little further left and higher than the one below. Places are pixels
   rather than cells. */
#include "rules/mahjong/mahjong.h"

#include "pictured.h"
#include "shapes.h"

/* A tile is 60 by 80, and its side 9 high; shadows need some more room. */
enum { WIDE = 60, TALL = 80, DEPTH = 9, ROOM = 12, NARROWEST = 12 };

/* The size of a layout in half tiles, and its number of layers. */
typedef struct PileSize {
    int width, height, layers;
} PileSize;

static PileSize measure(const Layout *layout)
{
    PileSize size = {2, 2, 1};
    int i;
    for (i = 0; i < layout->count; i++) {
        const TilePlace *at = &layout->place[i];
        if (at->x + 2 > size.width)
            size.width = at->x + 2;
        if (at->y + 2 > size.height)
            size.height = at->y + 2;
        if (at->z + 1 > size.layers)
            size.layers = at->z + 1;
    }
    return size;
}

static int depth_of(const Scene *scene)
{
    return scene->unit.width * DEPTH / WIDE;
}

/* The width of a tile with which the pile fills the area in one direction. */
static int width_for(int room, int halves, int side, int layers)
{
    return room * WIDE * 2 /
           (halves * side + 2 * ((layers - 1) * DEPTH + ROOM));
}

/* A pile that is too large scrolls with the cursor. */
static void fit(Scene *scene)
{
    static const int zooms[] = {100, 140, 200, 280, 400};
    const Mahjong *game = scene_position(scene);
    const PileSize size = measure(&game->layout);
    const Box area = canvas_pixels(scene->canvas, &scene->area);
    const Piece *at = scene_piece(scene, scene->cursor);
    const int across = width_for(area.width, size.width, WIDE, size.layers);
    const int down = width_for(area.height, size.height, TALL, size.layers);
    Box pile = {0, 0, 0, 0};
    int width = across < down ? across : down;
    width = width * zooms[scene->zoom > 4 ? 4 : scene->zoom] / 100;
    scene->unit.width = (width < NARROWEST ? NARROWEST : width) / 2 * 2;
    scene->unit.height = scene->unit.width * TALL / WIDE / 2 * 2;
    scene->layers = size.layers;
    pile.width = size.width * scene->unit.width / 2 +
                 (size.layers - 1) * depth_of(scene) +
                 scene->unit.width * ROOM / WIDE;
    pile.height = size.height * scene->unit.height / 2 +
                  (size.layers - 1) * depth_of(scene) +
                  scene->unit.width * ROOM / WIDE;
    scene->unit.x = canvas_centred(area.x, area.width, pile.width) -
                    canvas_scrolled(area.width, pile.width,
                                    at ? at->x * scene->unit.width / 2 : 0);
    scene->unit.y = canvas_centred(area.y, area.height, pile.height) -
                    canvas_scrolled(area.height, pile.height,
                                    at ? at->y * scene->unit.height / 2 : 0);
}

static void ground(const Scene *scene)
{
    shape_felt(scene, &scene->area, pixel_rgb(scene, INK_FELT));
}

static Box own_pixels(const Scene *scene, const Piece *piece)
{
    const int shift = (scene->layers - 1 - piece->z) * depth_of(scene);
    return (Box){scene->unit.x + piece->x * scene->unit.width / 2 + shift,
                 scene->unit.y + piece->y * scene->unit.height / 2 + shift,
                 scene->unit.width, scene->unit.height};
}

static Box place(const Scene *scene, const Piece *piece)
{
    const Box pixels = own_pixels(scene, piece);
    if (piece->kind == BUTTON)
        return mahjong_drawing.place(scene, piece);
    return canvas_cells(scene->canvas, &pixels);
}

/* ----------------------------------------------------------------- tiles */

/* From the lowest layer to the highest, and in each from the upper left to the
   lower right, where shadows fall. */
static int layer_of(const Scene *scene, const Piece *piece, const Box *cells)
{
    enum { ROW = 64, LAYER = 64 * ROW, MOVING = 16 };
    const int z = pictured_is_moving(scene, piece, cells) ? MOVING : piece->z;
    return (z * LAYER + piece->y * ROW + piece->x) * PICTURE_LAYERS;
}

static void put_letter(const Scene *scene, const Piece *piece,
                       const Box *cells)
{
    const char letter = scene_letter(scene, piece->spot);
    if (scene->letters && letter)
        canvas_put_sign(scene->canvas, cells->x + cells->width - 1,
                        cells->y + cells->height - 1, (unsigned char)letter,
                        INK_ON_BALL, INK_HINT, BOLD_STYLE | UNDER_STYLE);
}

/* The ring of a tile that matches, or that can be taken, unless there is a
   more important one. */
static void put_rings(const Scene *scene, const Piece *piece, int slot,
                      int layer, const Box *at)
{
    const int is_match = (scene->marks[piece->spot] & REACHED) != 0;
    const int is_paired = scene->shows_ways && piece->marks & CAN_MOVE;
    const ArtSpec ring = {
        .kind = ART_RING,
        .ink = pixel_rgb(scene, is_match ? INK_MATCH : INK_HINT)};
    if ((is_match || is_paired) && pictured_ring(scene, piece->spot) < 0)
        pictured_put(scene, &ring, slot, layer, at);
    pictured_put_ring(scene, piece->spot, slot, layer, at);
}

static void draw(const Scene *scene, const Piece *piece, const Box *box)
{
    const Box own = own_pixels(scene, piece);
    const int slot = piece->spot * PICTURE_LAYERS;
    const ArtSpec tile = {.kind = piece->marks & IS_FREE ? ART_TILE
                                                         : ART_SHUT_TILE,
                          .value = piece->value};
    Box at;
    int layer;
    if (piece->kind == BUTTON) {
        mahjong_drawing.draw(scene, piece, box);
        return;
    }
    at = pictured_at(scene, piece, box, &own);
    layer = layer_of(scene, piece, box);
    pictured_here(scene, box);
    pictured_put(scene, &tile, slot + PIECE_LAYER, layer + PIECE_LAYER, &at);
    put_rings(scene, piece, slot + RING_LAYER, layer + RING_LAYER, &at);
    put_letter(scene, piece, box);
}

const Drawing pictured_mahjong = {.game = &mahjong,
                                  .fit = fit,
                                  .ground = ground,
                                  .place = place,
                                  .draw = draw};
