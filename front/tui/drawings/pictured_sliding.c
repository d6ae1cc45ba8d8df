/* SPDX-License-Identifier: MIT */
/* The sliding puzzle with images of numbered tiles. */
#include "rules/sliding/sliding.h"

#include "pictured.h"

static void draw(const Scene *scene, const Piece *piece, const Box *box)
{
    const Sliding *game = scene_position(scene);
    const Box at = canvas_pixels(scene->canvas, box);
    const int slot = piece->spot * PICTURE_LAYERS;
    const Ink paper = piece->marks & IS_HOME ? INK_HOME_BLOCK : INK_BLOCK;
    const ArtSpec block = {.kind = ART_BLOCK,
                           .value = piece->value,
                           .paper = pixel_rgb(scene, paper),
                           .ink = pixel_rgb(scene, INK_BLOCK_TEXT)};
    const ArtSpec part = {.kind = ART_PART,
                          .value = piece->value,
                          .ink = 0xffffff,
                          .puzzle = draw_sliding_picture(scene),
                          .across = game->width,
                          .down = game->height};
    if (box->height < 2 && box->width < 4) {
        sliding_drawing.draw(scene, piece, box);
        return;
    }
    pictured_here(scene, box);
    if (piece->kind == BLOCK)
        pictured_put(scene, part.puzzle ? &part : &block, slot + PIECE_LAYER,
                     PIECE_LAYER, &at);
    pictured_put_ring(scene, piece->spot, slot + RING_LAYER, RING_LAYER, &at);
}

const Drawing pictured_sliding = {.game = &sliding,
                                  .fit = draw_sliding_fit,
                                  .ground = draw_sliding_ground,
                                  .place = draw_sliding_place,
                                  .draw = draw};
