/* SPDX-License-Identifier: MIT */
/* From the room of a card follows what is printed: corners alone, one large
   sign, pips, or a figure. */
#include "card_face.h"

#include "dot_figures.h"
#include "faces.h"
#include "rules/freecell/freecell.h"
#include "shapes.h"
#include "strokes.h"

unsigned card_suit_sign(unsigned suit)
{
    static const unsigned signs[] = {0x2663, 0x2666, 0x2665, 0x2660};
    STATIC_ASSERT(COUNT_OF(signs) == FREECELL_SUITS);
    return signs[suit];
}

int card_column_depth(const Scene *scene)
{
    unsigned i;
    int deepest = 1;
    for (i = 0; i < scene->count; i++)
        if (!(scene->pieces[i].marks & (IS_CELL | IS_HOME)) &&
            scene->pieces[i].y + 1 > deepest)
            deepest = scene->pieces[i].y + 1;
    return deepest;
}

Ink card_ink(const Scene *scene, unsigned suit)
{
    static const Ink four[] = {INK_CLUB, INK_DIAMOND, INK_HEART, INK_SPADE};
    STATIC_ASSERT(COUNT_OF(four) == FREECELL_SUITS);
    static const Ink two[] = {INK_SPADE, INK_HEART, INK_HEART, INK_SPADE};
    STATIC_ASSERT(COUNT_OF(two) == FREECELL_SUITS);
    return scene->look->four_colours ? four[suit] : two[suit];
}

/* ----------------------------------------------------------------- corners */

/* Writes "10" where there is room for three columns, and "T" elsewhere. */
static int put_rank(const Scene *scene, const Piece *piece, int x, int y,
                    int wide, Ink paper, int style)
{
    enum { TEN = 10 };
    const unsigned suit = FREECELL_SUIT(piece->value);
    const Ink ink = card_ink(scene, suit);
    const int is_ten = wide && FREECELL_RANK(piece->value) == TEN;
    const unsigned rank =
        is_ten ? '1' : (unsigned)"?A23456789TJQK"[FREECELL_RANK(piece->value)];
    canvas_put_sign(scene->canvas, x++, y, rank, ink, paper, style);
    if (is_ten)
        canvas_put_sign(scene->canvas, x++, y, '0', ink, paper, style);
    canvas_put_sign(scene->canvas, x, y, card_suit_sign(suit), ink, paper,
                    style);
    return x;
}

/* The figure of a rank. */
static unsigned sign_of_rank(const Piece *piece)
{
    enum { TEN = 10 };
    const unsigned rank = FREECELL_RANK(piece->value);
    return rank == TEN ? (unsigned)DOT_FIGURE_TEN
                       : (unsigned)"?A23456789?JQK"[rank];
}

static int rank_width(const Piece *piece)
{
    return FREECELL_RANK(piece->value) == 10 ? 3 : 2;
}

/* Whether a card is large enough for pips and figures. */
static int has_picture(const Box *box)
{
    return box->width >= COURT_COLUMNS + 4 &&
           2 * box->height >= COURT_ROWS + 2;
}

/* The card above casts a shadow on the first dots. What is covered shows rank
   and suit beside each other; a card with a picture, one below the other. */
static int put_dots(const Scene *scene, const Piece *piece, const Box *box,
                    int covered)
{
    enum { LEAST_WIDTH = 13, LEAST_COVERED = 3, LEAST_WHOLE = 6 };
    const unsigned suit = card_suit_sign(FREECELL_SUIT(piece->value));
    const unsigned rank = sign_of_rank(piece);
    const long rgb =
        pixel_rgb(scene, card_ink(scene, FREECELL_SUIT(piece->value)));
    const int aside = (DOT_FIGURE_WIDEST - dot_figure_width(rank)) / 2;
    const int x = box->x + 1;
    const int y = 2 * box->y + 1;
    if (box->width < LEAST_WIDTH ||
        box->height < (covered ? LEAST_COVERED : LEAST_WHOLE))
        return 0;
    if (covered || !has_picture(box)) {
        const int width = dot_figure_draw(scene, x, y, rank, 1, rgb);
        dot_figure_draw(scene, x + width + 1, y, suit, 1, rgb);
    } else {
        dot_figure_draw(scene, x + aside, y, rank, 1, rgb);
        dot_figure_draw(scene, x, y + DOT_FIGURE_HEIGHT + 1, suit, 1, rgb);
    }
    return 1;
}

/* Large cards have a large rank and suit in their corner, so that they can be
   read from afar. */
static int put_large_rank(const Scene *scene, const Piece *piece,
                          const Box *box, int covered)
{
    enum { LEAST_ROWS = 3, BOLDNESS = 16, MOST_PART = 6 };
    const unsigned suit = FREECELL_SUIT(piece->value);
    const unsigned rank = FREECELL_RANK(piece->value);
    const long rgb = pixel_rgb(scene, card_ink(scene, suit));
    const int most = box->width * COLUMN_UNITS / MOST_PART;
    const int room = covered ? box->height * ROW_UNITS : most;
    const int size = (room < most ? room : most) - UNITS;
    Box units = pixels_of_cells(box);
    unsigned signs[4];
    if (size < LEAST_ROWS * ROW_UNITS)
        return put_dots(scene, piece, box, covered);
    if (rank == 1 || rank > 10) {
        signs[0] = rank == 1 ? 'A' : (unsigned)"JQK"[rank - 11];
        signs[1] = 0;
    } else {
        strokes_of_number(signs, rank);
    }
    units.x += size / 2;
    units.y += UNITS;
    units.height = size;
    units.width = strokes_width(signs, size);
    strokes_draw(scene, &units, signs, BOLDNESS, rgb);
    if (covered) {
        units.x += units.width + size / 4;
    } else {
        units.x -= (size - units.width) / 2;
        units.y += size + size / 6;
    }
    units.width = size;
    shape_suit(scene, &units, (int)suit, 0, rgb);
    return 1;
}

/* ------------------------------------------------------------------- suits */

/* Suits in so few pixels that a shape would be blurred; the smallest are
   figures of dots. */
enum { SMALL = DOT_FIGURE_HEIGHT, LARGE = 7 };

static const char *const large_suits[][LARGE] = {
    {"..###..", "..###..", "###.###", "#######", "###.###", "...#...",
     "..###.."},
    {"...#...", "..###..", ".#####.", "#######", ".#####.", "..###..",
     "...#..."},
    {".##.##.", "#######", "#######", "#######", ".#####.", "..###..",
     "...#..."},
    {"...#...", "..###..", ".#####.", "#######", "#######", "...#...",
     "..###.."}};
STATIC_ASSERT(COUNT_OF(large_suits) == FREECELL_SUITS);

static void draw_large_suit(const Scene *scene, int x, int y, unsigned suit,
                            long rgb)
{
    int row, column;
    for (row = 0; row < LARGE; row++)
        for (column = 0; column < LARGE; column++)
            if (large_suits[suit][row][column] == '#')
                pixel_put(scene, x + column, y + row, rgb);
}

void card_suit_draw(const Scene *scene, const Box *box, unsigned suit,
                    long rgb)
{
    enum { SHAPED = 11 };
    const Box pixels = pixels_of(box);
    const int across = pixels.width * 6 / 10;
    const int down = pixels.height * 6 / 10;
    const int size = across < down ? across : down;
    const int has_room =
        pixels.width >= LARGE + 2 && pixels.height >= LARGE + 3;
    const int dots = has_room ? LARGE : SMALL;
    const int x = pixels.x + (pixels.width - dots) / 2;
    const int y = pixels.y + (pixels.height - dots + 1) / 2;
    const Box units = {(2 * pixels.x + pixels.width - size) * UNITS / 2,
                       (2 * pixels.y + pixels.height - size) * UNITS / 2,
                       size * UNITS, size * UNITS};
    if (size >= SHAPED)
        shape_suit(scene, &units, (int)suit, 0, rgb);
    else if (dots == LARGE)
        draw_large_suit(scene, x, y, suit, rgb);
    else
        dot_figure_draw(scene, x, y, card_suit_sign(suit), 1, rgb);
}

/* On a card that is too low for the middle, the suit is beside the rank. */
static void draw_suit_aside(const Scene *scene, const Box *box, unsigned suit,
                            long rgb)
{
    const Box pixels = pixels_of(box);
    dot_figure_draw(scene, pixels.x + pixels.width - SMALL - 1,
                    pixels.y + (pixels.height - SMALL) / 2 + 1,
                    card_suit_sign(suit), 1, rgb);
}

/* ----------------------------------------------------------------- middles */

/* Pips by rank: columns from 0 to 2, and twelfths of the height, counted from
   '0'. Those in the lower half are turned. */
static const char *const pips[] = {"",
                                   "16",
                                   "101<",
                                   "10161<",
                                   "00200<2<",
                                   "0020160<2<",
                                   "002006260<2<",
                                   "002006260<2<13",
                                   "002006260<2<1319",
                                   "0020042408280<2<16",
                                   "0020042408280<2<121:"};
STATIC_ASSERT(COUNT_OF(pips) == 10 + 1);

static void draw_pips(const Scene *scene, const Box *inner, int rank, int suit,
                      long rgb)
{
    const int across = inner->width * 10 / 32;
    const int down = inner->height * 10 / 44;
    const int size = across < down ? across : down;
    const char *at = pips[rank];
    for (; *at; at += 2) {
        const Box pip = {inner->x + (inner->width - size) * (at[0] - '0') / 2,
                         inner->y +
                             (inner->height - size) * (at[1] - '0') / 12,
                         size, size};
        shape_suit(scene, &pip, suit, at[1] - '0' > 6, rgb);
    }
}

static void draw_figure(const Scene *scene, const Box *inner, int rank,
                        unsigned suit)
{
    int width = inner->width;
    int height = width * COURT_ROWS / COURT_COLUMNS;
    Box box;
    if (height > inner->height) {
        height = inner->height;
        width = height * COURT_COLUMNS / COURT_ROWS;
    }
    if (width >= COURT_COLUMNS * UNITS &&
        width < COURT_COLUMNS * UNITS * 4 / 3) {
        width = COURT_COLUMNS * UNITS;
        height = COURT_ROWS * UNITS;
    }
    box = (Box){inner->x + (inner->width - width) / 2,
                inner->y + (inner->height - height) / 2, width, height};
    box.x -= box.x % (UNITS / 2);
    box.y -= box.y % UNITS;
    court_draw(scene, &box, rank, suit == 1 || suit == 2);
}

/* A large rank in the corner takes columns at the left, or the rows above. */
static void draw_middle(const Scene *scene, const Piece *piece, const Box *box,
                        int large)
{
    enum {
        INDEX_WIDTH = DOT_FIGURE_WIDEST + 2,
        INDEX_ROWS = DOT_FIGURE_HEIGHT / 2 + 1
    };
    const unsigned suit = FREECELL_SUIT(piece->value);
    const int rank = FREECELL_RANK(piece->value);
    const long rgb = pixel_rgb(scene, card_ink(scene, suit));
    const Box units = pixels_of_cells(box);
    const int aside = units.width / 5;
    const int is_shifted = large && aside < INDEX_WIDTH * COLUMN_UNITS;
    const int left = is_shifted ? INDEX_WIDTH * COLUMN_UNITS : aside;
    const int right = is_shifted ? COLUMN_UNITS : aside;
    const int above = units.height / 14;
    const Box inner = {units.x + left, units.y + above,
                       units.width - left - right, units.height - 2 * above};
    const int high = large && !has_picture(box) ? INDEX_ROWS : 0;
    const Box rest = {box->x, box->y + high, box->width, box->height - high};
    if (!has_picture(box) || rank == 1)
        card_suit_draw(scene, &rest, suit, rgb);
    else if (rank <= 10)
        draw_pips(scene, &inner, rank, (int)suit, rgb);
    else
        draw_figure(scene, &inner, rank, suit);
}

/* Without pixels, signs. */
static void put_signs(const Scene *scene, const Piece *piece, const Box *box,
                      Ink paper)
{
    enum { LOW = 3 };
    const unsigned suit = FREECELL_SUIT(piece->value);
    const Ink ink = card_ink(scene, suit);
    const int style = BOLD_STYLE | scene_style(scene, piece->spot);
    const int right = box->x + box->width - 1;
    const int bottom = box->y + box->height - 1;
    if (box->height <= LOW) {
        canvas_put_sign(scene->canvas, right - 1, bottom, card_suit_sign(suit),
                        ink, paper, 0);
        return;
    }
    put_rank(scene, piece, right - rank_width(piece), bottom, 1, paper, style);
    canvas_put_sign(scene->canvas, box->x + box->width / 2,
                    box->y + box->height / 2, card_suit_sign(suit), ink, paper,
                    style);
}

void card_face_draw(const Scene *scene, const Piece *piece, const Box *box,
                    Ink paper, int covered)
{
    enum { NARROW = 4, LOW = 3, LEAST_ASIDE = 9, LEAST_CENTRED = 5 };
    const unsigned suit = FREECELL_SUIT(piece->value);
    const long rgb = pixel_rgb(scene, card_ink(scene, suit));
    const int style = BOLD_STYLE | scene_style(scene, piece->spot);
    const int wide = box->width > NARROW;
    const int right = box->x + box->width - 1;
    const int has_pixels = pixels_available(scene) && box->width >= NARROW;
    const int large = has_pixels && put_large_rank(scene, piece, box, covered);
    int x = box->x + (box->width > 3);
    if (large)
        x = right - rank_width(piece);
    put_rank(scene, piece, x, box->y, wide, paper, style);
    if (covered || box->width < NARROW || box->height < LOW)
        return;
    if (!has_pixels) {
        put_signs(scene, piece, box, paper);
        return;
    }
    if (box->height < LEAST_CENTRED && box->width >= LEAST_ASIDE)
        draw_suit_aside(scene, box, suit, rgb);
    else if (box->height >= LEAST_CENTRED) {
        draw_middle(scene, piece, box, large);
        if (box->width >= LEAST_ASIDE && box->height > LEAST_CENTRED && !large)
            put_rank(scene, piece, right - rank_width(piece),
                     box->y + box->height - 1, wide, paper, style);
    } else {
        put_signs(scene, piece, box, paper);
    }
}
