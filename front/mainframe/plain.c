/* SPDX-License-Identifier: MIT */
/* The painter for games without their own: it draws each piece as its value,
   in a grid of cells. */
#include "desk.h"
#include "rules/core/game.h"

enum { STEP = 5, NARROW = 3 };

typedef struct PlainGrid {
    const PanelView *view;
    u8 left, top, step, rise;
} PlainGrid;

/* Makes the cells as large as the screen allows. */
static void measure(PlainGrid *grid, const PanelView *view)
{
    const Piece *piece = view->pieces;
    const Piece *end = piece + view->count;
    u16 columns = 1;
    u16 rows = 1;
    for (; piece < end; piece++) {
        if (piece->x >= columns)
            columns = (u16)(piece->x + 1);
        if (piece->y >= rows)
            rows = (u16)(piece->y + 1);
    }
    grid->view = view;
    grid->step = (u8)(columns * STEP <= view->columns ? STEP : NARROW);
    grid->rise = (u8)(rows * 2 <= view->rows ? 2 : 1);
    grid->left = panel_centred(view->columns, (u8)(columns * grid->step));
    grid->top =
        (u8)(view->top + panel_centred(view->rows, (u8)(rows * grid->rise)));
}

static u8 look_of(const Piece *piece)
{
    if (!piece->value)
        return IN_BLUE;
    return (u8)((piece->value - 1) % COLOUR_BITS + 1) | IN_REVERSE;
}

static void draw_piece(const PlainGrid *grid, const Piece *piece)
{
    Panel *panel = grid->view->panel;
    const u8 row = (u8)(grid->top + piece->y * grid->rise);
    const u8 column = (u8)(grid->left + piece->x * grid->step);
    const u8 look = look_of(piece);
    const char mark = panel_view_mark(grid->view, piece->spot);
    panel_draw_bar(panel, row, column, (u8)(grid->step - 1), look,
                   piece->spot);
    if (!piece->value)
        panel_draw_sign(panel, row, (u8)(column + 1), '.', look, piece->spot);
    else
        panel_draw_number(panel, row, (u8)(column + 1), piece->value, look,
                          piece->spot);
    if (mark != ' ')
        panel_draw_sign(panel, row, column, mark, look, piece->spot);
}

static void paint(const PanelView *view)
{
    const Piece *piece = view->pieces;
    const Piece *end = piece + view->count;
    PlainGrid grid;
    measure(&grid, view);
    for (; piece < end; piece++)
        draw_piece(&grid, piece);
}

/* Only the game could say which spots a move touches, so none is marked. */
static void ends(const void *position, u16 move, u8 *spots)
{
    (void)position;
    (void)move;
    (void)spots;
}

const Painter plain_painter = {"", paint, ends, NULL, NULL};
