/* SPDX-License-Identifier: MIT */
/* The sliding puzzle on a 3270. Tiles are as large as the screen allows. */
#include "desk.h"
#include "rules/sliding/sliding.h"

typedef struct BlockSize {
    u8 width, height;
} BlockSize;

static BlockSize size_for(const PanelView *view, const Sliding *game)
{
    static const BlockSize sizes[] = {
        {14, 6}, {10, 4}, {8, 3}, {6, 2}, {6, 1}};
    u8 i = 0;
    while (i + 1U < COUNT_OF(sizes) &&
           (game->width * sizes[i].width > view->columns ||
            game->height * sizes[i].height > view->rows))
        i++;
    return sizes[i];
}

static u8 look_of_block(const Piece *piece)
{
    return (u8)((piece->marks & IS_HOME ? IN_GREEN : IN_TURQUOISE) |
                IN_REVERSE);
}

/* A terminal without reverse video shows a tile in parentheses. */
static void draw_sides(const PanelView *view, const Piece *piece, u8 row,
                       u8 column, u8 width)
{
    const char mark = panel_view_mark(view, piece->spot);
    const u8 plain = (u8)!view->panel->terminal.extended;
    const u8 look = look_of_block(piece);
    if (mark != ' ' || plain) {
        panel_draw_sign(view->panel, row, column, mark != ' ' ? mark : '(',
                        look, piece->spot);
        panel_draw_sign(view->panel, row, (u8)(column + width - 1),
                        mark != ' ' ? mark : ')', look, piece->spot);
    }
}

static void draw_block(const PanelView *view, const Piece *piece, u8 top,
                       u8 column, BlockSize size)
{
    const u8 height = (u8)(size.height > 1 ? size.height - 1 : 1);
    const u8 width = (u8)(size.width - 1);
    const u8 look =
        (u8)(piece->kind == BLOCK ? look_of_block(piece) : IN_BLUE);
    const u8 middle = (u8)(top + (height - 1) / 2);
    u8 i;
    for (i = 0; i < height; i++)
        panel_draw_bar(view->panel, (u8)(top + i), column, width, look,
                       piece->spot);
    if (piece->kind != BLOCK)
        return;
    panel_draw_number(view->panel, middle,
                      (u8)(column + (width - (piece->value < 10 ? 1 : 2)) / 2),
                      piece->value, look, piece->spot);
    draw_sides(view, piece, middle, column, width);
}

static void paint(const PanelView *view)
{
    const Sliding *game = (const void *)view->desk->session.position;
    const BlockSize size = size_for(view, game);
    const u8 left =
        panel_centred(view->columns, (u8)(game->width * size.width));
    const u8 top =
        (u8)(view->top +
             panel_centred(view->rows, (u8)(game->height * size.height)));
    const Piece *piece = view->pieces;
    const Piece *end = piece + view->count;
    for (; piece < end; piece++)
        draw_block(view, piece, (u8)(top + piece->y * size.height),
                   (u8)(left + piece->x * size.width), size);
}

static void ends(const void *position, u16 move, u8 *spots)
{
    (void)position;
    spots[0] = (u8)move;
}

const Painter block_painter = {"sliding", paint, ends, NULL, draw_sliding};
