/* SPDX-License-Identifier: MIT */
/* The drawing of any game that has none of its own: a chequered board, and on
   it each piece as a block with its value, coloured by it. */
#include <stdio.h>

#include "drawing.h"

static const struct {
    int width, height;
} sizes[] = {{14, 7}, {10, 5}, {8, 4}, {6, 3}, {4, 2}, {3, 1}};

enum { SIZES = sizeof sizes / sizeof *sizes, BUTTON_WIDTH = 10, COLOURS = 9 };

static int is_button(const Piece *piece)
{
    return piece->kind == BUTTON || piece->spot == TABLE_SPOT;
}

static void measure(const Scene *scene, int *columns, int *rows)
{
    unsigned i;
    *columns = *rows = 1;
    for (i = 0; i < scene->count; i++) {
        const Piece *piece = &scene->pieces[i];
        if (is_button(piece))
            continue;
        if (piece->x >= *columns)
            *columns = piece->x + 1;
        if (piece->y >= *rows)
            *rows = piece->y + 1;
    }
}

/* The first line is left to a button. */
static void fit(Scene *scene)
{
    const Piece *at = scene_piece(scene, scene->cursor);
    const int room = scene->area.height - 1;
    int columns, rows, width, height;
    int i = 0;
    measure(scene, &columns, &rows);
    while (i < SIZES - 1 && (columns * sizes[i].width > scene->area.width ||
                             rows * sizes[i].height > room))
        i++;
    scene->step_x = sizes[i].width;
    scene->step_y = sizes[i].height;
    width = columns * scene->step_x;
    height = rows * scene->step_y;
    scene->x =
        canvas_centred(scene->area.x, scene->area.width, width) -
        canvas_scrolled(scene->area.width, width,
                        at && !is_button(at) ? at->x * scene->step_x : 0);
    scene->y =
        canvas_centred(scene->area.y + 1, room, height) -
        canvas_scrolled(room, height,
                        at && !is_button(at) ? at->y * scene->step_y : 0);
}

static void ground(const Scene *scene)
{
    (void)scene;
}

static Box place(const Scene *scene, const Piece *piece)
{
    if (is_button(piece))
        return (Box){
            canvas_centred(scene->area.x, scene->area.width, BUTTON_WIDTH),
            scene->area.y, BUTTON_WIDTH, 1};
    return (Box){scene->x + piece->x * scene->step_x,
                 scene->y + piece->y * scene->step_y, scene->step_x,
                 scene->step_y};
}

static void draw_button(const Scene *scene, const Piece *piece, const Box *box)
{
    const Ink paper = scene_paper(scene, piece->spot, INK_NOTE);
    canvas_fill(scene->canvas, box, ' ', INK_ON_BALL, paper);
    canvas_put_words(scene->canvas, box->x + (box->width - 2) / 2, box->y,
                     "OK", INK_ON_BALL, paper,
                     BOLD_STYLE | scene_style(scene, piece->spot));
}

/* The square below a piece, or an empty one. */
static Ink square_of(const Piece *piece)
{
    return (piece->x + piece->y) % 2 ? INK_BOARD_TOO : INK_BOARD;
}

/* A column and a row of the square stay free where they can, so that pieces
   do not run into each other. */
static Box block_in(const Box *box)
{
    return (Box){box->x, box->y, box->width - 1,
                 box->height - (box->height > 2)};
}

static void draw_empty(const Scene *scene, const Piece *piece, const Box *box,
                       Ink paper)
{
    const Box block = block_in(box);
    const int reached = scene->marks[piece->spot] & REACHED;
    if (!look_in_colour(scene->look) && block.height > 2)
        canvas_frame(scene->canvas, &block, INK_GRID, paper);
    canvas_put_sign(scene->canvas, canvas_centred(block.x, block.width, 1),
                    block.y + (block.height - 1) / 2, reached ? 0x2022 : 0xb7,
                    paper == square_of(piece) ? INK_FAINT : INK_ON_BALL, paper,
                    scene_style(scene, piece->spot));
}

/* In a square of two rows, half of the lower one stays free. */
static void draw_block(const Scene *scene, const Box *block, Ink ink,
                       Ink paper)
{
    Canvas *canvas = scene->canvas;
    const Box below = {block->x, block->y + 1, block->width, 1};
    canvas_fill(canvas, block, ' ', INK_ON_BALL, ink);
    if (!look_in_colour(scene->look)) {
        if (block->height > 2)
            canvas_frame(canvas, block, INK_GRID, ink);
    } else if (block->height == 2 && !canvas->ascii)
        canvas_fill(canvas, &below, 0x2580, ink, paper);
}

static void draw_piece(const Scene *scene, const Piece *piece, const Box *box,
                       Ink paper)
{
    const Box block = block_in(box);
    const Ink own = (Ink)(INK_BALL + (piece->value + COLOURS - 1) % COLOURS);
    const int style = BOLD_STYLE | scene_style(scene, piece->spot);
    const Ink ink = scene_paper(scene, piece->spot, own);
    char value[8];
    snprintf(value, sizeof value, "%u", (unsigned)piece->value);
    draw_block(scene, &block, ink, paper);
    canvas_put_words(
        scene->canvas,
        canvas_centred(block.x, block.width, canvas_columns(value)),
        block.y + (block.height - 1) / 2, value, INK_ON_BALL, ink, style);
    if (scene->marks[piece->spot] & REACHED)
        canvas_put_sign(scene->canvas, block.x + block.width - 1, block.y,
                        0x2022, INK_ON_BALL, ink, style);
}

static void draw(const Scene *scene, const Piece *piece, const Box *box)
{
    Ink paper;
    if (is_button(piece)) {
        draw_button(scene, piece, box);
        return;
    }
    paper = scene_paper(scene, piece->spot, square_of(piece));
    canvas_fill(scene->canvas, box, ' ', INK_FAINT, paper);
    if (piece->kind == PLACE)
        draw_empty(scene, piece, box, paper);
    else
        draw_piece(scene, piece, box, paper);
}

const Drawing plain_drawing = {
    .fit = fit, .ground = ground, .place = place, .draw = draw};
