/* SPDX-License-Identifier: MIT */
/* FreeCell: cells and homes above, columns of cards below. */
#include "../../rules/freecell.h"

#include "scene.h"

enum { WIDEST = 11, NARROWEST = 3, BODY = 3 };

static const unsigned suit_signs[] = {0x2663, 0x2666, 0x2665, 0x2660};

static int deepest_column(const Scene *scene)
{
    unsigned i;
    int deepest = 1;
    for (i = 0; i < scene->count; i++)
        if (!(scene->pieces[i].marks & (IS_CELL | IS_HOME)) &&
            scene->pieces[i].y + 1 > deepest)
            deepest = scene->pieces[i].y + 1;
    return deepest;
}

/* Cards above are as high as there is room for. */
static int head_of(const Scene *scene)
{
    return scene->area.height >= 28 ? BODY : 1;
}

static int rows_of(const Scene *scene)
{
    return scene->area.y + scene->area.height - scene->y;
}

static void fit(Scene *scene)
{
    int width = scene->area.width / FREECELL_COLUMNS;
    if (width > WIDEST)
        width = WIDEST;
    scene->step_x = width < NARROWEST ? NARROWEST : width;
    scene->x = centred(scene->area.x, scene->area.width,
                       FREECELL_COLUMNS * scene->step_x);
    scene->y = scene->area.y + head_of(scene) + 2;
    scene->deepest = deepest_column(scene);
    scene->step_y = scene->deepest * 2 + 1 <= rows_of(scene) ? 2 : 1;
    if (scene->area.height < 28)
        scene->step_y = 1;
}

static void ground(const Scene *scene)
{
    int i;
    fill_box(scene->canvas, &scene->area, ' ', INK_TEXT, INK_FELT);
    for (i = 0; i < FREECELL_COLUMNS; i++)
        put_sign(scene->canvas,
                 scene->x + i * scene->step_x + (scene->step_x - 1) / 2,
                 scene->y - 1, (unsigned)('1' + i), INK_FAINT, INK_FELT, 0);
}

/* ---------------------------------------------------------------- places */

static int cells_of(const Scene *scene)
{
    return ((const FreeCell *)position_of(scene))->cells;
}

/* More than four cells stand closer than the columns. */
static Box place_above(const Scene *scene, const Piece *piece)
{
    const int cells = cells_of(scene);
    const int places = (cells > 4 ? cells : 4) + FREECELL_SUITS;
    const int step = FREECELL_COLUMNS * scene->step_x / places;
    const int nth =
        piece->marks & IS_CELL ? piece->x : places - FREECELL_SUITS + piece->x;
    return (Box){scene->x + nth * step, scene->area.y, step - 1,
                 head_of(scene)};
}

static int is_last(const Scene *scene, const Piece *piece)
{
    const FreeCell *game = position_of(scene);
    return piece->y + 1 >= game->height[piece->x];
}

/* A column that is too deep for the screen has its first cards under one
   another. */
static Box place(const Scene *scene, const Piece *piece)
{
    const int rows = rows_of(scene) / scene->step_y;
    const int hidden = scene->deepest > rows ? scene->deepest - rows : 0;
    const int row = piece->y > hidden ? piece->y - hidden : 0;
    Box box = {scene->x + piece->x * scene->step_x,
               scene->y + row * scene->step_y, scene->step_x - 1,
               scene->step_y};
    if (piece->marks & (IS_CELL | IS_HOME))
        return place_above(scene, piece);
    if (is_last(scene, piece))
        box.height = BODY;
    if (box.y + box.height > scene->area.y + scene->area.height)
        box.height = scene->area.y + scene->area.height - box.y;
    return box;
}

/* ----------------------------------------------------------------- cards */

static Ink ink_of(const Scene *scene, u8 suit)
{
    static const Ink four[] = {INK_CLUB, INK_DIAMOND, INK_HEART, INK_SPADE};
    static const Ink two[] = {INK_SPADE, INK_HEART, INK_HEART, INK_SPADE};
    return scene->look->four_colours ? four[suit] : two[suit];
}

static void put_card(const Scene *scene, const Piece *piece, const Box *box,
                     Ink paper)
{
    const u8 suit = SUIT_OF(piece->value);
    const Ink ink = ink_of(scene, suit);
    const int style =
        BOLD_STYLE | style_on(scene, piece->spot) |
        (in_colour(scene->look) && box->height == 1 ? UNDER_STYLE : 0);
    const int x = box->x + (box->width > 3);
    put_sign(scene->canvas, x, box->y,
             (unsigned)"?A23456789TJQK"[RANK_OF(piece->value)], ink, paper,
             style);
    put_sign(scene->canvas, x + 1, box->y, suit_signs[suit], ink, paper,
             style);
    if (box->height >= BODY && box->width > 3)
        put_sign(scene->canvas, box->x + box->width - 2,
                 box->y + box->height - 1, suit_signs[suit], ink, paper, 0);
}

/* Cards that lie on one another are parted by a line; without colours all
   have brackets. */
static void draw_edges(const Scene *scene, const Box *box, Ink paper)
{
    Canvas *canvas = scene->canvas;
    const int bottom = box->y + box->height - 1;
    int i;
    for (i = 0; i < box->width && in_colour(scene->look) && box->height < BODY;
         i++)
        put_sign(canvas, box->x + i, bottom, ' ', INK_CARD_EDGE, paper,
                 UNDER_STYLE);
    if (in_colour(scene->look))
        return;
    for (i = 0; i < box->height; i++) {
        put_sign(canvas, box->x, box->y + i, '[', INK_TEXT, paper, 0);
        put_sign(canvas, box->x + box->width - 1, box->y + i, ']', INK_TEXT,
                 paper, 0);
    }
}

static void draw_card(const Scene *scene, const Piece *piece, const Box *box)
{
    const Ink paper = paper_of(scene, piece->spot, INK_CARD);
    fill_box(scene->canvas, box, ' ', INK_SPADE, paper);
    draw_edges(scene, box, paper);
    put_card(scene, piece, box, paper);
    if (scene->marks[piece->spot] & REACHED)
        put_sign(scene->canvas, box->x + box->width - 1, box->y, 0x2022,
                 INK_HEART, paper, BOLD_STYLE);
}

/* An empty place says what belongs there. */
static void draw_empty(const Scene *scene, const Piece *piece, const Box *box)
{
    const Ink paper = paper_of(scene, piece->spot, INK_FELT);
    const Ink ink = paper == INK_FELT ? INK_TEXT : INK_ON_BALL;
    const unsigned sign = piece->marks & IS_CELL   ? (unsigned)('a' + piece->x)
                          : piece->marks & IS_HOME ? suit_signs[piece->value]
                                                   : 0xb7;
    Canvas *canvas = scene->canvas;
    fill_box(canvas, box, ' ', ink, paper);
    put_sign(canvas, box->x, box->y, '[', ink, paper, 0);
    put_sign(canvas, box->x + box->width - 1, box->y, ']', ink, paper, 0);
    put_sign(canvas, box->x + (box->width - 1) / 2, box->y,
             scene->marks[piece->spot] & REACHED ? 0x2022 : sign, ink, paper,
             style_on(scene, piece->spot));
}

static void draw(const Scene *scene, const Piece *piece, const Box *box)
{
    if (piece->kind == CARD)
        draw_card(scene, piece, box);
    else
        draw_empty(scene, piece, box);
}

const Drawing freecell_drawing = {"freecell", fit, ground, place, draw};
