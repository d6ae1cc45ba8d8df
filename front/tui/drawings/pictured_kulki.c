/* SPDX-License-Identifier: MIT */
/* Kulki with images: squares, and balls with numbers on white discs. The sizes
   are those of the drawing with characters. */
#include "rules/kulki/kulki.h"

#include "pictured.h"

/* Squares have alternating colours. */
static Ink square_of(const Piece *piece)
{
    return (piece->x + piece->y) % 2 ? INK_BOARD_TOO : INK_BOARD;
}

static void put_ball(const Scene *scene, const Piece *piece, const Box *at)
{
    const ArtSpec ball = {
        .kind = ART_BALL,
        .value = piece->value,
        .paper = pixel_rgb(scene, (Ink)(INK_BALL + (piece->value + 8) % 9)),
        .ink = 0x1b1e27};
    Box box = *at;
    if (piece->kind == NEXT_BALL) {
        box.width = at->width * 45 / 100;
        box.height = at->height * 45 / 100;
        box.x += (at->width - box.width) / 2;
        box.y += (at->height - box.height) / 2;
    }
    pictured_put(scene, &ball, piece->spot * PICTURE_LAYERS + PIECE_LAYER,
                 PIECE_LAYER, &box);
}

static void draw(const Scene *scene, const Piece *piece, const Box *box)
{
    const Box at = canvas_pixels(scene->canvas, box);
    const int slot = piece->spot * PICTURE_LAYERS;
    const ArtSpec square = {.kind = ART_SQUARE,
                            .paper = pixel_rgb(scene, square_of(piece))};
    if (piece->spot >= TABLE_SPOT || box->height < 2) {
        kulki_drawing.draw(scene, piece, box);
        return;
    }
    pictured_here(scene, box);
    if (!pictured_is_moving(scene, piece, box)) {
        canvas_fill(scene->canvas, box, ' ', INK_FAINT, square_of(piece));
        pictured_put(scene, &square, slot + GROUND_LAYER, GROUND_LAYER, &at);
    }
    if (piece->kind == BALL || piece->kind == NEXT_BALL)
        put_ball(scene, piece, &at);
    else if (scene->marks[piece->spot] & REACHED)
        pictured_put_mark(scene, slot + MARK_LAYER, MARK_LAYER, &at, 16,
                          pixel_rgb(scene, INK_FAINT));
    pictured_put_ring(scene, piece->spot, slot + RING_LAYER, RING_LAYER, &at);
}

const Drawing pictured_kulki = {.game = &kulki,
                                .fit = draw_kulki_fit,
                                .ground = draw_kulki_ground,
                                .place = draw_kulki_place,
                                .draw = draw};
