/* SPDX-License-Identifier: MIT */
/* A thumbnail of any game on a grid: each piece is a square in its colour. */
#include "thumbnail.h"

enum { COLOURS = 9, GAP_FROM = 3, LIGHTEST = 330, DARKEST = 190 };

static int is_on_board(const Piece *piece)
{
    return piece->kind != BUTTON && piece->spot != TABLE_SPOT &&
           piece->spot != NO_SPOT;
}

static void measure(const Scene *scene, int *columns, int *rows, int *most)
{
    unsigned i;
    *columns = *rows = *most = 1;
    for (i = 0; i < scene->count; i++) {
        const Piece *piece = &scene->pieces[i];
        if (!is_on_board(piece))
            continue;
        *columns = piece->x >= *columns ? piece->x + 1 : *columns;
        *rows = piece->y >= *rows ? piece->y + 1 : *rows;
        *most = piece->value > *most ? piece->value : *most;
    }
}

/* Blocks are shaded by their numbers, so that the order can be seen. */
static Dot dot_of(const Piece *piece, int most)
{
    if (piece->kind == BLOCK)
        return (Dot){
            piece->marks & IS_HOME ? INK_HOME_BLOCK : INK_BLOCK, 1,
            (short)(LIGHTEST - (LIGHTEST - DARKEST) * piece->value / most)};
    return (Dot){
        (unsigned char)(INK_BALL + (piece->value + COLOURS - 1) % COLOURS), 1,
        piece->kind == NEXT_BALL ? 100 : 256};
}

static void draw_piece(Dots *dots, const Piece *piece, int width, int height,
                       int most)
{
    const Box square = {piece->x * width, piece->y * height, width, height};
    const int gap = height >= GAP_FROM;
    const Box inside = {square.x, square.y, width - gap, height - gap};
    const Ink squares[] = {INK_BOARD, INK_BOARD_TOO};
    dots_fill(
        dots, &square,
        (Dot){(unsigned char)squares[(piece->x + piece->y) % 2], 0, 256});
    if (piece->kind != PLACE && piece->kind != NEXT_BALL)
        dots_fill(dots, &inside, dot_of(piece, most));
}

/* A square may be twice as wide as it is high. */
static void draw(Dots *dots)
{
    const Scene *scene = dots->scene;
    int columns, rows, most, width, height;
    unsigned i;
    measure(scene, &columns, &rows, &most);
    width = dots->room_x / columns;
    height = dots->room_y / rows;
    height = height < 1 ? 1 : height > width && width ? width : height;
    width = width < 1 ? 1 : width > 2 * height ? 2 * height : width;
    dots_start(dots, columns * width, rows * height, INK_BOARD);
    for (i = 0; i < scene->count; i++)
        if (is_on_board(&scene->pieces[i]))
            draw_piece(dots, &scene->pieces[i], width, height, most);
}

const Thumbnail plain_thumbnail = {NULL, draw};
