/* SPDX-License-Identifier: MIT */
/* FreeCell: free cells and foundations above, columns of cards below. */
#include "rules/freecell/freecell.h"

#include "card_face.h"
#include "dot_figures.h"
#include "drawing.h"
#include "front/tui/art/own_pictures.h"
#include "shapes.h"

/* Screens with at least ROOMY rows have margins, and cards above the columns
   that are as high as the others. */
enum { NARROWEST = 3, LEAST_BODY = 3, SMALL_BODY = 5, ROOMY = 26, HIGH = 20 };

/* The depth that the distance between cards is chosen for. It grows in steps,
   so that few moves shift all columns. */
static int usual_depth(const Scene *scene)
{
    enum { LEAST_DEPTH = 9, STEP = 3 };
    return scene->deepest <= LEAST_DEPTH
               ? LEAST_DEPTH
               : (scene->deepest + STEP - 1) / STEP * STEP;
}

static int is_roomy(const Scene *scene)
{
    return scene->area.height >= ROOMY;
}

static int step_across(const Scene *scene)
{
    const int step = scene->area.width / FREECELL_COLUMNS;
    return step < NARROWEST ? NARROWEST : step;
}

/* Cards are high on a screen, and in a smaller place as long as their columns
   are short. Where they are drawn with signs alone they stay low, so that a
   slow line has little to send. */
static int is_high(const Scene *scene)
{
    const int needed = LEAST_BODY + usual_depth(scene) + SMALL_BODY;
    return (scene->area.height >= HIGH || scene->area.height >= needed) &&
           pixels_available(scene);
}

/* The height of a card that is not covered: a quarter of the screen, but not
   much higher than wide. */
static int body_of(const Scene *scene)
{
    const int widest = step_across(scene) * 9 / 14;
    const int body = is_roomy(scene)  ? scene->area.height / 4
                     : is_high(scene) ? SMALL_BODY
                                      : LEAST_BODY;
    if (body < widest)
        return body;
    return widest > LEAST_BODY ? widest : LEAST_BODY;
}

static int head_of(const Scene *scene)
{
    return is_roomy(scene) ? body_of(scene) : is_high(scene) ? LEAST_BODY : 1;
}

/* Cards are not much wider than high. */
static int card_width(const Scene *scene, int step)
{
    const int gap = step < 14 ? 1 : step / 8;
    const int widest = body_of(scene) * 8 / 5 + 2;
    return !is_roomy(scene) || step - gap < widest ? step - gap : widest;
}

static int rows_of(const Scene *scene)
{
    return scene->area.y + scene->area.height - scene->y;
}

/* Covered cards show as many rows as fit. */
static int step_for(const Scene *scene, int body)
{
    int step = is_roomy(scene) ? body / 2 + 1 : 1;
    while (step > 1 && (usual_depth(scene) - 1) * step + body > rows_of(scene))
        step--;
    return step;
}

/* On narrow screens with few rows, cards stay together. */
static void fit(Scene *scene)
{
    enum { WIDEST = 11 };
    int step = step_across(scene);
    scene->deepest = card_column_depth(scene);
    if (!is_roomy(scene) && step > WIDEST)
        step = WIDEST;
    scene->step_x = step;
    scene->x = canvas_centred(scene->area.x, scene->area.width + 1,
                              FREECELL_COLUMNS * step) +
               (step - 1 - card_width(scene, step)) / 2;
    scene->y = scene->area.y + head_of(scene) + 1 + 2 * is_roomy(scene);
    scene->step_y = step_for(scene, body_of(scene));
}

static void ground(const Scene *scene)
{
    int i;
    if (pixels_available(scene))
        shape_felt(scene, &scene->area, pixel_rgb(scene, INK_FELT));
    else
        canvas_fill(scene->canvas, &scene->area, ' ', INK_TEXT, INK_FELT);
    for (i = 0; i < FREECELL_COLUMNS; i++) {
        const int x = scene->x + i * scene->step_x +
                      (card_width(scene, scene->step_x) - 1) / 2;
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
                 card_width(scene, step), head_of(scene)};
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
               scene->y + row * scene->step_y,
               card_width(scene, scene->step_x), scene->step_y};
    if (piece->marks & (IS_CELL | IS_HOME))
        return place_above(scene, piece);
    if (is_last(scene, piece))
        box.height = body_of(scene);
    if (box.y + box.height > scene->area.y + scene->area.height)
        box.height = scene->area.y + scene->area.height - box.y;
    return box;
}

/* ----------------------------------------------------------------- cards */

/* Whether another card lies on this one. */
static int is_covered(const Scene *scene, const Piece *piece)
{
    return !(piece->marks & (IS_CELL | IS_HOME)) && !is_last(scene, piece);
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
static void draw_edges(const Scene *scene, const Piece *piece, const Box *box,
                       Ink paper)
{
    const int bottom = box->y + box->height - 1;
    int i;
    if (!look_in_colour(scene->look)) {
        draw_brackets(scene, box, INK_TEXT, paper);
        return;
    }
    for (i = 0; i < box->width && is_covered(scene, piece); i++)
        canvas_put_sign(scene->canvas, box->x + i, bottom, ' ', INK_CARD_EDGE,
                        paper, UNDER_STYLE);
}

/* Shows where the card can go, below its rank or beside it. */
static void put_ways(const Scene *scene, const Piece *piece, const Box *box,
                     Ink paper)
{
    const int below = box->height > 1;
    const int x = box->x + (box->width > 3) + (below ? 0 : 4);
    const Box clip = scene->canvas->clip;
    scene->canvas->clip = (Box){box->x, box->y, box->width, box->height};
    canvas_put_words(scene->canvas, x, box->y + below,
                     scene->ways[piece->spot], INK_ON_BALL,
                     scene->ways[piece->spot][0] ? INK_HINT : paper,
                     UNDER_STYLE);
    scene->canvas->clip = clip;
}

static int radius_of(const Scene *scene)
{
    const int radius = body_of(scene) * ROW_UNITS / 12;
    return radius < 2 * UNITS ? 2 * UNITS : radius;
}

/* There is room for a shadow below the upper cards only on large screens. */
static int shadow_ends(const Scene *scene, const Piece *piece, int covered)
{
    if (piece->marks & (IS_CELL | IS_HOME))
        return is_roomy(scene) ? ENDS_ABOVE | ENDS_BELOW : ENDS_ABOVE;
    return (piece->y ? 0 : ENDS_ABOVE) | (covered ? 0 : ENDS_BELOW);
}

/* A thin line between a small card and the one that it covers. */
static void draw_upper_edge(const Scene *scene, const Box *box, Ink paper)
{
    enum { UPPER_LINE = 0x2594 };
    int x;
    for (x = box->x + 1; x < box->x + box->width - 1; x++)
        canvas_put_sign(scene->canvas, x, box->y, UPPER_LINE, INK_CARD_EDGE,
                        paper, 0);
}

/* A covered card continues below the round corners of the card on it. */
static void draw_paper(const Scene *scene, const Piece *piece, const Box *box,
                       Ink paper)
{
    const int covered = is_covered(scene, piece);
    const int radius = radius_of(scene);
    Box units = pixels_of_cells(box);
    if (!pixels_available(scene) || box->width < 4) {
        canvas_fill(scene->canvas, box, ' ', INK_SPADE, paper);
        draw_edges(scene, piece, box, paper);
        return;
    }
    shape_shadow(scene, &units, shadow_ends(scene, piece, covered));
    units.height += covered ? radius : 0;
    shape_card(scene, &units, radius, pixel_rgb(scene, paper));
    if (piece->y && radius == 2 * UNITS)
        draw_upper_edge(scene, box, paper);
}

/* The player's picture on a card's back: its upper part on a covered card. */
static void draw_back(const Scene *scene, const Box *box)
{
    enum { TALL = 140 };
    const Box pixels = pixels_of(box);
    const int width = pixels.width - 2;
    const int whole = width * TALL / 100;
    const Bitmap *back = own_picture_fitted(OWN_BACK, width, whole, 0);
    int x, y;
    for (y = 0; back && y < whole && y + 1 < pixels.height; y++)
        for (x = 0; x < width; x++) {
            const unsigned char *at =
                back->bytes +
                ((size_t)y * (size_t)width + (size_t)x) * BITMAP_PIXEL;
            pixel_put(scene, pixels.x + 1 + x, pixels.y + 1 + y,
                      (long)at[0] << 16 | (long)at[1] << 8 | (long)at[2]);
        }
}

static void draw_card(const Scene *scene, const Piece *piece, const Box *box)
{
    const Ink paper = scene_paper(scene, piece->spot, INK_CARD);
    draw_paper(scene, piece, box, paper);
    if (scene->is_turned && own_picture(OWN_BACK) && pixels_available(scene)) {
        draw_back(scene, box);
        return;
    }
    card_face_draw(scene, piece, box, paper, is_covered(scene, piece));
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
           : piece->marks & IS_HOME ? card_suit_sign(piece->value)
                                    : 0xb7;
}

/* White, or black on light felt. */
static long contrast_to_felt(const Scene *scene)
{
    enum { LIGHT = 160 };
    return (pixel_rgb(scene, INK_FELT) >> 8 & 255) < LIGHT ? 0xffffff : 0;
}

static long faint_at(const Scene *scene, int x, int y)
{
    return pixel_mix(pixel_at(scene, x, 2 * y), contrast_to_felt(scene), 70);
}

/* The letter of a free cell, in the middle. */
static void draw_letter(const Scene *scene, const Box *box, unsigned sign)
{
    enum { ROWS = 8 };
    const int scale = box->height > ROWS ? box->height / ROWS : 1;
    const int width = dot_figure_width(sign) * scale;
    const int height = DOT_FIGURE_HEIGHT * scale;
    const int x = canvas_centred(box->x, box->width, width);
    const int y = 2 * box->y + (2 * box->height - height) / 2;
    dot_figure_draw(scene, x, y, sign, scale, faint_at(scene, x, y / 2));
}

static void draw_empty(const Scene *scene, const Piece *piece, const Box *box)
{
    enum { LEAST_WIDTH = 12, LEAST_HEIGHT = 6, LEAST_FOR_SUIT = 7 };
    const Ink paper = scene_paper(scene, piece->spot, INK_FELT_TOO);
    const Ink ink = paper == INK_FELT_TOO ? INK_BAR_TEXT : INK_ON_BALL;
    const unsigned sign =
        scene->marks[piece->spot] & REACHED ? 0x2022 : sign_of_place(piece);
    const int middle_x = box->x + (box->width - 1) / 2;
    const int middle_y = box->y + (box->height - 1) / 2;
    const Box units = pixels_of_cells(box);
    Canvas *canvas = scene->canvas;
    if (pixels_available(scene) && paper == INK_FELT_TOO && box->height > 1) {
        if (pixels_have_shades(scene))
            shape_outline(scene, &units, radius_of(scene),
                          contrast_to_felt(scene), 60);
        else
            canvas_fill(canvas, box, ' ', ink, paper);
        if (piece->marks & IS_HOME && sign != 0x2022 &&
            box->width >= LEAST_FOR_SUIT)
            card_suit_draw(scene, box, piece->value,
                           faint_at(scene, middle_x, middle_y));
        else if (box->width >= LEAST_WIDTH && box->height >= LEAST_HEIGHT &&
                 dot_figure_width(sign))
            draw_letter(scene, box, sign);
        else
            canvas_put_sign(canvas, middle_x, middle_y, sign, ink,
                            pixels_under(scene, middle_x, middle_y), 0);
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

/* A card is no longer needed if no card that could lie on it is left, or only
   ones that are not needed either. The rules move the same cards where the
   deal says so. */
static int is_needed(const FreeCell *game, u8 card)
{
    const int other = FREECELL_IS_RED(card) ? 0 : 1;
    const int rank = FREECELL_RANK(card);
    return rank > 2 &&
           (game->home[other] + 1 < rank || game->home[3 - other] + 1 < rank);
}

static int find_home(const Scene *scene, int any, u16 *move)
{
    const FreeCell *game = scene_position(scene);
    u8 from;
    for (from = 0; from < FREECELL_FIRST_CELL + game->cells; from++) {
        const u8 card = freecell_end_card(game, from);
        if (card && freecell_goes_home(game, card) &&
            (any || !is_needed(game, card))) {
            *move = FREECELL_MOVE(from, FREECELL_HOME_PLACE, 1);
            return 1;
        }
    }
    return 0;
}

const Drawing freecell_drawing = {.game = &freecell,
                                  .traits = SHOWS_MOVES | POINTS_AT_MOVABLE |
                                            HAS_COLUMNS | HAS_BACKS,
                                  .fit = fit,
                                  .ground = ground,
                                  .place = place,
                                  .draw = draw,
                                  .find_home = find_home,
                                  .celebrate = cascade_cast};
