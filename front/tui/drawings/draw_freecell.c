/* SPDX-License-Identifier: MIT */
/* FreeCell: free cells and foundations above, columns of cards below. */
#include "rules/freecell/freecell.h"

#include "drawing.h"
#include "shapes.h"

enum { NARROWEST = 3, LEAST_BODY = 3, ROOMY = 28 };

/* Sizes of cards by the height of the screen: the width, the height of a
   column's last card, and that of the cards above the columns. */
static const struct {
    int rows, width, body, head;
} sizes[] = {{50, 17, 7, 6}, {36, 13, 5, 5}, {ROOMY, 11, 3, 3}, {0, 11, 3, 1}};

static int size_of(const Scene *scene)
{
    int i = 0;
    while (scene->area.height < sizes[i].rows)
        i++;
    return i;
}

/* Suits for cards of three rows, and for those of five or more. */
static const char *const small_suits[FREECELL_SUITS][6] = {
    {".###.", ".###.", "#####", "#####", "..#..", NULL},
    {"..#..", ".###.", "#####", ".###.", "..#..", NULL},
    {".#.#.", "#####", "#####", ".###.", "..#..", NULL},
    {"..#..", ".###.", "#####", "#####", "..#..", NULL}};
static const char *const large_suits[FREECELL_SUITS][8] = {
    {"..###..", "..###..", "###.###", "#######", "###.###", "...#...",
     "..###..", NULL},
    {"...#...", "..###..", ".#####.", "#######", ".#####.", "..###..",
     "...#...", NULL},
    {".##.##.", "#######", "#######", "#######", ".#####.", "..###..",
     "...#...", NULL},
    {"...#...", "..###..", ".#####.", "#######", "#######", "...#...",
     "..###..", NULL}};

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

static int head_of(const Scene *scene)
{
    return sizes[size_of(scene)].head;
}

static int is_roomy(const Scene *scene)
{
    return scene->area.height >= ROOMY;
}

static int rows_of(const Scene *scene)
{
    return scene->area.y + scene->area.height - scene->y;
}

/* Covered cards show as many rows as fit. */
static int step_for(const Scene *scene, int body)
{
    int step = is_roomy(scene) ? body / 2 + 1 : 1;
    while (step > 1 && (scene->deepest - 1) * step + body > rows_of(scene))
        step--;
    return step;
}

static void fit(Scene *scene)
{
    const int size = size_of(scene);
    int width = scene->area.width / FREECELL_COLUMNS;
    if (width > sizes[size].width)
        width = sizes[size].width;
    scene->step_x = width < NARROWEST ? NARROWEST : width;
    scene->x = canvas_centred(scene->area.x, scene->area.width + 1,
                              FREECELL_COLUMNS * scene->step_x);
    scene->y = scene->area.y + head_of(scene) + 2 + is_roomy(scene);
    scene->deepest = deepest_column(scene);
    scene->step_y = step_for(scene, sizes[size].body);
}

static void ground(const Scene *scene)
{
    int i;
    if (pixels_available(scene))
        shape_felt(scene, &scene->area, pixel_rgb(scene, INK_FELT));
    else
        canvas_fill(scene->canvas, &scene->area, ' ', INK_TEXT, INK_FELT);
    for (i = 0; i < FREECELL_COLUMNS; i++) {
        const int x = scene->x + i * scene->step_x + (scene->step_x - 1) / 2;
        canvas_put_sign(scene->canvas, x, scene->y - 1, (unsigned)('1' + i),
                        INK_BAR_TEXT,
                        canvas_paper_at(scene->canvas, x, scene->y - 1), 0);
    }
}

/* ---------------------------------------------------------------- places */

static int cells_of(const Scene *scene)
{
    return ((const FreeCell *)scene_position(scene))->cells;
}

/* More than four free cells are closer together than the columns. */
static Box place_above(const Scene *scene, const Piece *piece)
{
    const int cells = cells_of(scene);
    const int places = (cells > 4 ? cells : 4) + FREECELL_SUITS;
    const int step = FREECELL_COLUMNS * scene->step_x / places;
    const int nth =
        piece->marks & IS_CELL ? piece->x : places - FREECELL_SUITS + piece->x;
    return (Box){scene->x + nth * step, scene->area.y + is_roomy(scene),
                 step - 1, head_of(scene)};
}

/* A card that was lifted uncovers the one below it. */
static int is_last(const Scene *scene, const Piece *piece)
{
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        const Piece *other = &scene->pieces[i];
        if (other->x == piece->x && other->y == piece->y + 1 &&
            !(scene->marks[other->spot] & AWAY))
            return 0;
    }
    return 1;
}

/* In a column that is too deep for the screen, the first cards share a row. */
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
        box.height = sizes[size_of(scene)].body;
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

static int is_covered(const Scene *scene, const Box *box)
{
    return box->height < sizes[size_of(scene)].body;
}

static void put_rank(const Scene *scene, const Piece *piece, int x, int y,
                     Ink paper, int style)
{
    const u8 suit = SUIT_OF(piece->value);
    const Ink ink = ink_of(scene, suit);
    canvas_put_sign(scene->canvas, x, y,
                    (unsigned)"?A23456789TJQK"[RANK_OF(piece->value)], ink,
                    paper, style);
    canvas_put_sign(scene->canvas, x + 1, y, suit_signs[suit], ink, paper,
                    style);
}

/* Draws the suit beside the rank, or below it on larger cards. */
static int put_large_suit(const Scene *scene, const Piece *piece,
                          const Box *box)
{
    enum { SMALL = 5, LARGE = 7 };
    const int is_large = box->height >= LARGE - 2 && box->width > LARGE + 3;
    const int size = is_large ? LARGE : SMALL;
    const u8 suit = SUIT_OF(piece->value);
    const Box pixels = pixels_of(box);
    if (!pixels_available(scene) || box->height < LEAST_BODY ||
        box->width < SMALL + 4)
        return 0;
    shape_bitmap(scene,
                 is_large ? pixels.x + (pixels.width - size) / 2
                          : pixels.x + pixels.width - size - 1,
                 pixels.y + (pixels.height - size + is_large) / 2,
                 is_large ? large_suits[suit] : small_suits[suit],
                 pixel_rgb(scene, ink_of(scene, suit)));
    return 1;
}

/* Writes the rank and suit into one or two corners and the middle, as far as
   they fit. */
static void put_card(const Scene *scene, const Piece *piece, const Box *box,
                     Ink paper)
{
    const Ink ink = ink_of(scene, SUIT_OF(piece->value));
    const unsigned suit = suit_signs[SUIT_OF(piece->value)];
    const int style = BOLD_STYLE | scene_style(scene, piece->spot);
    const int right = box->x + box->width - 2;
    const int bottom = box->y + box->height - 1;
    put_rank(scene, piece, box->x + (box->width > 3), box->y, paper, style);
    if (is_covered(scene, box) || box->width < 4 ||
        put_large_suit(scene, piece, box))
        return;
    if (box->height <= LEAST_BODY) {
        canvas_put_sign(scene->canvas, right, bottom, suit, ink, paper, 0);
        return;
    }
    put_rank(scene, piece, right - 1, bottom, paper, style);
    canvas_put_sign(scene->canvas, box->x + box->width / 2,
                    box->y + box->height / 2, suit, ink, paper, style);
}

/* A card that is too narrow for brackets shows its rank and suit instead. */
static void draw_brackets(const Scene *scene, const Box *box, Ink ink,
                          Ink paper)
{
    int i;
    for (i = 0; i < box->height && box->width > 3; i++) {
        canvas_put_sign(scene->canvas, box->x, box->y + i, '[', ink, paper, 0);
        canvas_put_sign(scene->canvas, box->x + box->width - 1, box->y + i,
                        ']', ink, paper, 0);
    }
}

/* A line separates cards that overlap; without colours, all cards have
   brackets. */
static void draw_edges(const Scene *scene, const Box *box, Ink paper)
{
    const int bottom = box->y + box->height - 1;
    int i;
    if (!look_in_colour(scene->look)) {
        draw_brackets(scene, box, INK_TEXT, paper);
        return;
    }
    for (i = 0; i < box->width && is_covered(scene, box); i++)
        canvas_put_sign(scene->canvas, box->x + i, bottom, ' ', INK_CARD_EDGE,
                        paper, UNDER_STYLE);
}

/* Shows where the card can go, below its rank or beside it. */
static void put_ways(const Scene *scene, const Piece *piece, const Box *box,
                     Ink paper)
{
    const int below = box->height > 1;
    const int x = box->x + (box->width > 3) + (below ? 0 : 3);
    const Box clip = scene->canvas->clip;
    scene->canvas->clip = (Box){box->x, box->y, box->width, box->height};
    canvas_put_words(scene->canvas, x, box->y + below,
                     scene->ways[piece->spot], INK_ON_BALL,
                     scene->ways[piece->spot][0] ? INK_HINT : paper,
                     UNDER_STYLE);
    scene->canvas->clip = clip;
}

/* A covered card continues below the round corners of the card on it. */
static void draw_paper(const Scene *scene, const Box *box, Ink paper)
{
    Box pixels = pixels_of(box);
    if (!pixels_available(scene) || box->width < 4) {
        canvas_fill(scene->canvas, box, ' ', INK_SPADE, paper);
        draw_edges(scene, box, paper);
        return;
    }
    shape_shadow(scene, &pixels);
    pixels.height += is_covered(scene, box) ? 2 : 0;
    shape_card(scene, &pixels, pixel_rgb(scene, paper));
}

static void draw_card(const Scene *scene, const Piece *piece, const Box *box)
{
    const Ink paper = scene_paper(scene, piece->spot, INK_CARD);
    draw_paper(scene, box, paper);
    put_card(scene, piece, box, paper);
    if (scene->shows_ways)
        put_ways(scene, piece, box, paper);
    if (scene->marks[piece->spot] & REACHED)
        canvas_put_sign(scene->canvas, box->x + box->width - 1, box->y, 0x2022,
                        INK_HEART, paper, BOLD_STYLE);
}

/* A sign for what belongs on an empty place. */
static unsigned sign_of_place(const Piece *piece)
{
    return piece->marks & IS_CELL   ? (unsigned)('a' + piece->x)
           : piece->marks & IS_HOME ? suit_signs[piece->value]
                                    : 0xb7;
}

static void draw_empty(const Scene *scene, const Piece *piece, const Box *box)
{
    const Ink paper = scene_paper(scene, piece->spot, INK_FELT_TOO);
    const Ink ink = paper == INK_FELT_TOO ? INK_BAR_TEXT : INK_ON_BALL;
    const unsigned sign =
        scene->marks[piece->spot] & REACHED ? 0x2022 : sign_of_place(piece);
    const int middle_x = box->x + (box->width - 1) / 2;
    const int middle_y = box->y + (box->height - 1) / 2;
    const Box pixels = pixels_of(box);
    Canvas *canvas = scene->canvas;
    if (pixels_available(scene) && paper == INK_FELT_TOO && box->height > 1) {
        shape_outline(scene, &pixels, 0xffffff, 60);
        canvas_put_sign(canvas, middle_x, middle_y, sign, ink,
                        canvas_paper_at(canvas, middle_x, middle_y), 0);
        return;
    }
    canvas_fill(canvas, box, ' ', ink, paper);
    if (!look_in_colour(scene->look))
        draw_brackets(scene, box, ink, paper);
    canvas_put_sign(canvas, middle_x, middle_y, sign, ink, paper,
                    scene_style(scene, piece->spot));
}

static void draw(const Scene *scene, const Piece *piece, const Box *box)
{
    if (piece->kind == CARD)
        draw_card(scene, piece, box);
    else
        draw_empty(scene, piece, box);
}

const Drawing freecell_drawing = {
    &freecell, SHOWS_MOVES | POINTS_AT_MOVABLE | HAS_COLUMNS,
    NULL,      fit,
    ground,    place,
    draw};
