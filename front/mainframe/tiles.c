/* SPDX-License-Identifier: MIT */
/* Mahjong on a 3270. Each half tile is two characters wide and one line high,
   and higher tiles cover lower ones. Free tiles are reversed and have a star.
   The number below a face is the layer, from the second up. */
#include "desk.h"
#include "rules/mahjong/mahjong.h"

enum { HALF = 2, WIDTH = 4, LETTERS = 26, ROW_NAMES = 4 };

typedef struct TilePile {
    const PanelView *view;
    u8 left, top, columns, rows;
} TilePile;

/* Uses the size of the complete layout, so that nothing moves when tiles
   go. */
static void measure(TilePile *pile, const PanelView *view,
                    const Layout *layout)
{
    u8 i;
    pile->view = view;
    pile->columns = 0;
    pile->rows = 0;
    for (i = 0; i < layout->count; i++) {
        if (layout->place[i].x + 2 > pile->columns)
            pile->columns = (u8)(layout->place[i].x + 2);
        if (layout->place[i].y + 2 > pile->rows)
            pile->rows = (u8)(layout->place[i].y + 2);
    }
    pile->left = panel_centred(view->columns, (u8)(pile->columns * HALF));
    pile->top = (u8)(view->top + 1 + (pile->columns > LETTERS));
}

/* Bamboo is green, characters are red, dots are turquoise, and dragons have
   their own colours. */
static u8 colour_of_face(const char *face)
{
    static const char suits[] = "cbd";
    static const u8 colours[] = {IN_RED, IN_GREEN, IN_TURQUOISE};
    static const char dragons[] = "RGW";
    static const u8 dyes[] = {IN_RED, IN_GREEN, IN_WHITE};
    if (text_digit_of(face[0]) != NOT_FOUND)
        return colours[text_index_of(suits, face[1])];
    if (face[0] == 'D')
        return dyes[text_index_of(dragons, face[1])];
    return face[0] == 'W' ? IN_YELLOW : IN_PINK;
}

static u8 look_of_tile(const Piece *piece)
{
    const u8 colour = colour_of_face(mahjong_face_name(piece->value));
    return (u8)(piece->marks & IS_FREE ? colour | IN_REVERSE : colour);
}

/* Half a face beside a higher tile would be confusing. The visible rest of the
   covered tile, from this cell on, loses its characters. */
static void clean_beside(Panel *panel, u8 row, u8 column, int step)
{
    u16 place = panel_place(panel, row, column);
    const u8 spot = place == NO_PLACE ? NO_SPOT : panel->spot[place];
    if (spot == NO_SPOT)
        return;
    for (place = (u16)(place + step);
         place < PANEL_CELLS && panel->spot[place] == spot;
         place = (u16)(place + step))
        panel->sign[place] = ' ';
}

static void draw_side(const PanelView *view, const Piece *piece, u8 row,
                      u8 column, u8 look)
{
    const u8 edge = (u8)(look & IN_REVERSE ? look : IN_BLUE);
    u8 i;
    panel_draw_bar(view->panel, row, column, WIDTH, look, piece->spot);
    panel_draw_bar(view->panel, (u8)(row + 1), column, WIDTH, look,
                   piece->spot);
    for (i = 0; i < 2; i++)
        panel_draw_sign(view->panel, (u8)(row + i), column, '|', edge,
                        piece->spot);
    for (i = 1; i < WIDTH && !(look & IN_REVERSE); i++)
        panel_draw_sign(view->panel, (u8)(row + 1), (u8)(column + i), '_',
                        edge, piece->spot);
    if (piece->z)
        panel_draw_sign(view->panel, (u8)(row + 1), (u8)(column + 3),
                        "1234567890"[piece->z % 10], edge, piece -> spot);
}

static void draw_tile(const TilePile *pile, const Piece *piece)
{
    const PanelView *view = pile->view;
    const u8 column = (u8)(pile->left + piece->x * HALF);
    const u8 row = (u8)(pile->top + piece->y);
    const u8 look = look_of_tile(piece);
    const char *face = mahjong_face_name(piece->value);
    const char mark = panel_view_mark(view, piece->spot);
    u8 i;
    for (i = 0; i < 2; i++) {
        clean_beside(view->panel, (u8)(row + i), column, -1);
        clean_beside(view->panel, (u8)(row + i), (u8)(column + WIDTH - 1), 1);
    }
    draw_side(view, piece, row, column, look);
    panel_draw_sign(view->panel, row, (u8)(column + 1), face[0], look,
                    piece->spot);
    panel_draw_sign(view->panel, row, (u8)(column + 2), face[1], look,
                    piece->spot);
    if (mark != ' ' || piece->marks & IS_FREE)
        panel_draw_sign(view->panel, row, (u8)(column + 3),
                        mark == ' ' ? '*' : mark, look, piece->spot);
}

/* ------------------------------------------------------------ the names */

static const char alphabet[] = "abcdefghijklmnopqrstuvwxyz";

/* Faces with two letters are written vertically. */
static void draw_letters(const TilePile *pile)
{
    Panel *panel = pile->view->panel;
    u8 x;
    for (x = 0; x + 1 < pile->columns; x++) {
        const u8 column = (u8)(pile->left + x * HALF + 1);
        if (x >= LETTERS)
            panel_draw_sign(panel, (u8)(pile->top - 2), column,
                            alphabet[x / LETTERS - 1], IN_TURQUOISE, NO_SPOT);
        panel_draw_sign(panel, (u8)(pile->top - 1), column,
                        alphabet[x % LETTERS], IN_TURQUOISE, NO_SPOT);
    }
}

static void draw_numbers(const TilePile *pile)
{
    const u8 right = (u8)(pile->left + pile->columns * HALF + 1);
    u8 y;
    for (y = 1; y < pile->rows; y++) {
        const u8 row = (u8)(pile->top + y - 1);
        panel_draw_number(pile->view->panel, row, (u8)(pile->left - ROW_NAMES),
                          y, IN_TURQUOISE, NO_SPOT);
        panel_draw_number(pile->view->panel, row, right, y, IN_TURQUOISE,
                          NO_SPOT);
    }
}

static void paint(const PanelView *view)
{
    const Mahjong *game = (const void *)view->desk->session.position;
    const Piece *piece = view->pieces;
    const Piece *end = piece + view->count;
    TilePile pile;
    measure(&pile, view, &game->layout);
    draw_letters(&pile);
    draw_numbers(&pile);
    for (; piece < end; piece++)
        if (piece->kind == TILE)
            draw_tile(&pile, piece);
        else
            panel_draw_words(view->panel, (u8)(view->top + view->rows - 1),
                             pile.left, N_(" SHUFFLE "),
                             IN_YELLOW | IN_REVERSE, piece->spot);
}

static void ends(const void *position, u16 move, u8 *spots)
{
    (void)position;
    spots[0] = (u8)move;
    spots[1] = (u8)(move >> 8);
}

/* Writes the number of tiles left, as in the original program. */
static void put_figure(const void *position, Writer *writer)
{
    const Mahjong *game = position;
    writer_text(writer, N_("TILES "));
    writer_number(writer, game->left);
}

const Painter tile_painter = {"mahjong", paint, ends, put_figure, draw_tiles};
