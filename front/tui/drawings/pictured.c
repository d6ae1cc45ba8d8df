/* SPDX-License-Identifier: MIT */
/* Where images lie, which cells belong to them, and the marks and rings around
   them. */
#include "pictured.h"

int pictured_is_moving(const Scene *scene, const Piece *piece,
                       const Box *cells)
{
    const Box own = scene_drawing(scene)->place(scene, piece);
    return own.x != cells->x || own.y != cells->y;
}

Box pictured_at(const Scene *scene, const Piece *piece, const Box *cells,
                const Box *own)
{
    Box at = canvas_pixels(scene->canvas, cells);
    if (!pictured_is_moving(scene, piece, cells))
        return *own;
    at.width = own->width;
    at.height = own->height;
    return at;
}

void pictured_here(const Scene *scene, const Box *cells)
{
    const Box part = box_common(cells, &scene->canvas->clip);
    int x, y;
    if (scene->canvas->hit == HIT_SAME)
        return;
    for (y = part.y; y < part.y + part.height; y++)
        for (x = part.x; x < part.x + part.width; x++)
            canvas_cell(scene->canvas, x, y)->hit = scene->canvas->hit;
}

void pictured_put(const Scene *scene, const ArtSpec *spec, int slot, int layer,
                  const Box *at)
{
    ArtSpec sized = *spec;
    sized.width = at->width;
    sized.height = at->height;
    canvas_put_picture(scene->canvas, &sized, slot, layer, at->x, at->y);
}

long pictured_ring(const Scene *scene, u8 spot)
{
    const Ink paper = scene_paper(scene, spot, INK_GROUND);
    return paper == INK_GROUND ? -1 : pixel_rgb(scene, paper);
}

void pictured_put_ring(const Scene *scene, u8 spot, int slot, int layer,
                       const Box *at)
{
    const ArtSpec ring = {.kind = ART_RING, .ink = pictured_ring(scene, spot)};
    if (ring.ink >= 0)
        pictured_put(scene, &ring, slot, layer, at);
}

void pictured_put_mark(const Scene *scene, int slot, int layer, const Box *at,
                       int part, long rgb)
{
    const ArtSpec mark = {.kind = ART_MARK, .ink = rgb};
    const int size =
        (at->width < at->height ? at->width : at->height) * part / 100;
    const Box dot = {at->x + (at->width - size) / 2,
                     at->y + (at->height - size) / 2, size, size};
    pictured_put(scene, &mark, slot, layer, &dot);
}
