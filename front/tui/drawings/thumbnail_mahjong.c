/* SPDX-License-Identifier: MIT */
/* A thumbnail of Mahjong: the heap of tiles in relief, lighter where it is
   higher, with light from above and from the left. */
#include "rules/mahjong/mahjong.h"

#include "thumbnail.h"

enum { LOWEST = 156, LAYER = 25, SIDE = 44, LIT = 14, SHADOW = 170 };

/* How many dots half a tile takes; if 0, a whole tile is one dot. */
static int size_of(const Dots *dots, int width, int height)
{
    const int x = dots->room_x / width;
    const int y = dots->room_y / height;
    return x < y ? x : y;
}

/* A few inks stand for the layers where inks have no shades. */
static Dot dot_on(const Dots *dots, int layer, int level)
{
    static const Ink few[] = {INK_TILE_EDGE, INK_SHUT_TILE, INK_SHUT_TILE,
                              INK_TILE};
    const int weight = 2 * layer + 2;
    const Ink ink = dots->scene->look->colours >= 256
                        ? INK_TILE
                        : few[layer < 3 ? layer : 3];
    return (Dot){(unsigned char)ink,
                 (unsigned char)(weight < MOST_WEIGHT ? weight : MOST_WEIGHT),
                 (short)level};
}

static Box box_of(const Piece *piece, int size)
{
    if (!size)
        return (Box){piece->x / 2, piece->y / 2, 1, 1};
    return (Box){piece->x * size, piece->y * size, 2 * size, 2 * size};
}

/* Whether the layer goes on beside a tile, at least along half of its edge. */
static int goes_on(const Scene *scene, const Piece *piece, int dx, int dy)
{
    const Box place = {piece->x + 2 * dx, piece->y + 2 * dy, 2, 2};
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        const Piece *other = &scene->pieces[i];
        const Box box = {other->x, other->y, 2, 2};
        const Box common = box_common(&box, &place);
        if (other->kind == TILE && other->z == piece->z && common.width > 0 &&
            common.height > 0)
            return 1;
    }
    return 0;
}

static void draw_edge(Dots *dots, const Piece *piece, const Box *edge,
                      int change)
{
    const Dot dot = dot_on(dots, piece->z, LOWEST + piece->z * LAYER + change);
    dots_fill(dots, edge, dot);
}

/* The lower and the right edge lie in the shade; a shadow falls on what lies
   below the tile to its right. Where a tile has few dots, light and shade are
   only at the edges of its layer: those of each tile would be a mere pattern.
 */
static void draw_tile(Dots *dots, const Piece *piece, int size)
{
    const Scene *scene = dots->scene;
    const Box box = box_of(piece, size);
    const Box beside = {box.x + box.width, box.y + 1, 1, box.height};
    const Box under = {box.x + 1, box.y + box.height, box.width - 1, 1};
    const Box right = {box.x + box.width - 1, box.y, 1, box.height};
    const Box below = {box.x, box.y + box.height - 1, box.width, 1};
    const Box left = {box.x, box.y, 1, box.height};
    const Box above = {box.x, box.y, box.width, 1};
    const Box corner = {box.x, box.y, 1, 1};
    const int tells_tiles = size > 1;
    draw_edge(dots, piece, &box, 0);
    if (!size)
        return;
    dots_darken(dots, &beside, SHADOW);
    dots_darken(dots, &under, SHADOW);
    if (tells_tiles) {
        draw_edge(dots, piece, &right, -SIDE);
        draw_edge(dots, piece, &below, -SIDE);
        draw_edge(dots, piece, &corner, LIT);
        return;
    }
    if (!goes_on(scene, piece, 0, -1))
        draw_edge(dots, piece, &above, LIT);
    if (!goes_on(scene, piece, -1, 0))
        draw_edge(dots, piece, &left, LIT);
    if (!goes_on(scene, piece, 1, 0))
        draw_edge(dots, piece, &right, -SIDE);
    if (!goes_on(scene, piece, 0, 1))
        draw_edge(dots, piece, &below, -SIDE);
}

/* Pieces are listed with lower layers first. */
static void draw(Dots *dots)
{
    const Scene *scene = dots->scene;
    const Mahjong *game = scene_position(scene);
    const Layout *layout = &game->layout;
    int width = 1;
    int height = 1;
    int size;
    unsigned i;
    for (i = 0; i < layout->count; i++) {
        width =
            layout->place[i].x + 2 > width ? layout->place[i].x + 2 : width;
        height =
            layout->place[i].y + 2 > height ? layout->place[i].y + 2 : height;
    }
    size = size_of(dots, width, height);
    dots_start(dots, size ? width * size : (width + 1) / 2,
               size ? height * size : (height + 1) / 2, INK_FELT);
    for (i = 0; i < scene->count; i++)
        if (scene->pieces[i].kind == TILE)
            draw_tile(dots, &scene->pieces[i], size);
}

const Thumbnail mahjong_thumbnail = {&mahjong, draw};
