/* SPDX-License-Identifier: MIT */
/* FreeCell on a 3270. Cards are shown in reverse video, in red or white. */
#include "desk.h"
#include "rules/freecell/freecell.h"

enum { CARD_WIDTH = 4, STEP = 9, WIDE_STEP = 7, ABOVE = 4 };

static void draw_card(const PanelView *view, const Piece *piece, u8 row,
                      u8 column)
{
    const u8 look =
        (u8)((FREECELL_IS_RED(piece->value) ? IN_RED : IN_WHITE) | IN_REVERSE);
    const char mark = panel_view_mark(view, piece->spot);
    panel_draw_sign(view->panel, row, column, mark, look, piece->spot);
    panel_draw_sign(view->panel, row, (u8)(column + 1),
                    "?A23456789TJQK"[FREECELL_RANK(piece->value)], look,
                    piece -> spot);
    panel_draw_sign(view->panel, row, (u8)(column + 2),
                    "CDHS"[FREECELL_SUIT(piece->value)], look, piece -> spot);
    panel_draw_sign(view->panel, row, (u8)(column + 3),
                    mark == '>' ? '<' : mark, look, piece->spot);
}

/* An empty place shows its letter or its suit. */
static void draw_place(const PanelView *view, const Piece *piece, u8 row,
                       u8 column)
{
    const char mark = panel_view_mark(view, piece->spot);
    const char sign = piece->marks & IS_CELL   ? "abcdefg"[piece->x]
                      : piece->marks & IS_HOME ? "CDHS"[piece->value]
                                               : '.';
    panel_draw_words(view->panel, row, column, "(  )", IN_GREEN, piece->spot);
    panel_draw_sign(view->panel, row, (u8)(column + 1),
                    mark == '?' ? mark : sign, IN_GREEN, piece->spot);
}

static u8 deepest_of(const FreeCell *game)
{
    u8 deepest = 1;
    u8 i;
    for (i = 0; i < FREECELL_COLUMNS; i++)
        if (game->height[i] > deepest)
            deepest = game->height[i];
    return deepest;
}

/* If there are more than four cells, they are narrower than the columns. */
static u8 column_above(const PanelView *view, const Piece *piece, u8 cells)
{
    const u8 places = (u8)((cells > 4 ? cells : 4) + FREECELL_SUITS);
    const u8 step = (u8)(cells > 4 ? WIDE_STEP : STEP);
    const u8 left = panel_centred(view->columns, (u8)(places * step));
    const u8 nth =
        (u8)(piece->marks & IS_CELL ? piece->x
                                    : places - FREECELL_SUITS + piece->x);
    return (u8)(left + nth * step + 2);
}

static u8 column_below(const PanelView *view, u8 x)
{
    return (u8)(panel_centred(view->columns, FREECELL_COLUMNS * STEP) +
                x * STEP + 2);
}

/* In a column that is too tall for the screen, the first cards overlap. */
static u8 row_of(const PanelView *view, const FreeCell *game, u8 y)
{
    const u8 rows = (u8)(view->rows - ABOVE);
    const u8 deepest = deepest_of(game);
    const u8 hidden = (u8)(deepest > rows ? deepest - rows : 0);
    return (u8)(view->top + ABOVE + (y > hidden ? y - hidden : 0));
}

static void paint(const PanelView *view)
{
    const FreeCell *game = (const void *)view->desk->session.position;
    const Piece *piece = view->pieces;
    const Piece *end = piece + view->count;
    u8 i;
    for (i = 0; i < FREECELL_COLUMNS; i++)
        panel_draw_sign(view->panel, (u8)(view->top + ABOVE - 1),
                        (u8)(column_below(view, i) + 1), "12345678"[i],
                        IN_TURQUOISE, NO_SPOT);
    for (; piece < end; piece++) {
        const u8 above = (u8)(piece->marks & (IS_CELL | IS_HOME));
        const u8 column = above ? column_above(view, piece, game->cells)
                                : column_below(view, piece->x);
        const u8 row =
            above ? (u8)(view->top + 1) : row_of(view, game, piece->y);
        if (piece->kind == CARD)
            draw_card(view, piece, row, column);
        else
            draw_place(view, piece, row, column);
    }
}

static u8 spot_of_place(const FreeCell *game, u8 place, u8 count)
{
    if (place >= FREECELL_FIRST_CELL)
        return (u8)(place == FREECELL_HOME_PLACE
                        ? NO_SPOT
                        : FREECELL_CELL_SPOT + place - FREECELL_FIRST_CELL);
    return (
        u8)(place * FREECELL_COLUMN_SPOTS +
            (game->height[place] > count ? game->height[place] - count : 0));
}

static void ends(const void *position, u16 move, u8 *spots)
{
    const FreeCell *game = position;
    const u8 from = FREECELL_MOVE_FROM(move);
    spots[0] = spot_of_place(game, from, FREECELL_MOVE_COUNT(move));
    spots[1] = spot_of_place(game, FREECELL_MOVE_TO(move), 1);
    if (FREECELL_MOVE_TO(move) == FREECELL_HOME_PLACE)
        spots[1] = (u8)(FREECELL_HOME_SPOT +
                        FREECELL_SUIT(freecell_end_card(game, from)));
}

const Painter card_painter = {"freecell", paint, ends, NULL, draw_cards};
