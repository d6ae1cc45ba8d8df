/* SPDX-License-Identifier: MIT */
/* Kulki on a 3270. The terminal's seven colours are those of the balls. */
#include "desk.h"
#include "rules/kulki/kulki.h"

enum { STEP = 4, NEXT_GAP = 5 };

static u8 look_of_ball(u8 value)
{
    static const u8 looks[] = {0,
                               IN_RED | IN_REVERSE,
                               IN_GREEN | IN_REVERSE,
                               IN_BLUE | IN_REVERSE,
                               IN_YELLOW | IN_REVERSE,
                               IN_PINK | IN_REVERSE,
                               IN_TURQUOISE | IN_REVERSE,
                               IN_WHITE | IN_REVERSE,
                               IN_RED,
                               IN_YELLOW};
    STATIC_ASSERT(COUNT_OF(looks) == 10);
    return looks[value < COUNT_OF(looks) ? value : 0];
}

/* Draws a ball as its number in parentheses or marks, such as "(4)", and a
   ball that is about to drop as its number alone. */
static void draw_ball(const PanelView *view, const Piece *piece, u8 row,
                      u8 column)
{
    static const char left[] = "(>?+", right[] = ")<?+";
    STATIC_ASSERT(sizeof left == sizeof right);
    const u8 mark = text_index_of(" >?+", panel_view_mark(view, piece->spot));
    const u8 look = look_of_ball(piece->value);
    panel_draw_sign(view->panel, row, column, left[mark], look, piece->spot);
    panel_draw_sign(view->panel, row, (u8)(column + 1),
                    "0123456789"[piece->value], look, piece -> spot);
    panel_draw_sign(view->panel, row, (u8)(column + 2), right[mark], look,
                    piece->spot);
}

static void draw_empty(const PanelView *view, const Piece *piece, u8 row,
                       u8 column)
{
    const char mark = panel_view_mark(view, piece->spot);
    const u8 next = (u8)(piece->kind == NEXT_BALL);
    const u8 look =
        next ? (u8)(look_of_ball(piece->value) & COLOUR_BITS) : (u8)IN_BLUE;
    panel_draw_bar(view->panel, row, column, STEP - 1, 0, piece->spot);
    panel_draw_sign(view->panel, row, (u8)(column + 1),
                    next ? "0123456789"[piece->value] : '.', look,
                    piece->spot);
    if (mark == '?') {
        panel_draw_sign(view->panel, row, column, mark, IN_YELLOW,
                        piece->spot);
        panel_draw_sign(view->panel, row, (u8)(column + 2), mark, IN_YELLOW,
                        piece->spot);
    }
}

static void draw_edges(const PanelView *view, const Kulki *game, u8 left,
                       u8 step)
{
    static const char names[] = "ABCDEFGHIJKLMNO";
    const u8 right = (u8)(left + game->width * STEP);
    u8 i;
    for (i = 0; i < game->width; i++)
        panel_draw_sign(view->panel, view->top, (u8)(left + i * STEP + 1),
                        names[i], IN_TURQUOISE, NO_SPOT);
    for (i = 0; i < game->height; i++) {
        const u8 row = (u8)(view->top + 1 + i * step);
        panel_draw_number(view->panel, row, (u8)(left - (i < 9 ? 2 : 3)),
                          i + 1UL, IN_TURQUOISE, NO_SPOT);
        panel_draw_number(view->panel, row, right, i + 1UL, IN_TURQUOISE,
                          NO_SPOT);
    }
}

/* When the preview gives colours without cells, the colours appear beside the
   board. */
static void draw_next(const PanelView *view, const Piece *piece, u8 nth,
                      u8 column)
{
    const u8 row = (u8)(view->top + 3 + nth);
    if (!nth)
        panel_draw_words(view->panel, (u8)(row - 2), column, N_("Next"),
                         IN_TURQUOISE, NO_SPOT);
    draw_ball(view, piece, row, column);
}

static void paint(const PanelView *view)
{
    const Kulki *game = (const void *)view->desk->session.position;
    const u8 step = (u8)(game->height * 2 <= view->rows ? 2 : 1);
    const u8 left = panel_centred(view->columns, (u8)(game->width * STEP));
    const Piece *piece = view->pieces;
    const Piece *end = piece + view->count;
    u8 next = 0;
    draw_edges(view, game, left, step);
    for (; piece < end; piece++) {
        const u8 row = (u8)(view->top + 1 + piece->y * step);
        const u8 column = (u8)(left + piece->x * STEP);
        if (piece->kind == NEXT_BALL && piece->spot == NO_SPOT)
            draw_next(view, piece, next++,
                      (u8)(left + game->width * STEP + NEXT_GAP));
        else if (piece->kind == BALL)
            draw_ball(view, piece, row, column);
        else if (piece->kind != BUTTON)
            draw_empty(view, piece, row, column);
    }
}

static void ends(const void *position, u16 move, u8 *spots)
{
    (void)position;
    spots[0] = (u8)move;
    spots[1] = (u8)(move >> 8);
}

const Painter kulki_painter = {"kulki", paint, ends, NULL, draw_kulki};
