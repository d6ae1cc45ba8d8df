/* SPDX-License-Identifier: MIT */
/* A shape is a function that gives the colour of a dot, and how much of the
   dot it covers. */
#include "shapes.h"

#include <stdlib.h>

#include "front/tui/art/own_pictures.h"

/* ----------------------------------------------------------------- lengths */

/* Bit by bit, from the highest. */
static int root_of(int square)
{
    int root = 0;
    int bit = 1 << 15;
    for (; bit; bit >>= 1)
        if ((long)(root + bit) * (root + bit) <= square)
            root += bit;
    return root;
}

static int length_of(int x, int y)
{
    return root_of(x * x + y * y);
}

/* A box with round corners; in the corners "radius" is also the distance from
   an edge. */
typedef struct Round {
    Box box;
    int radius;
    long rgb;
    int part;
} Round;

/* How far a point is inside; negative outside. */
static int within_round(const Round *round, int x, int y)
{
    const Box *box = &round->box;
    const int dx = abs(2 * (x - box->x) - box->width) / 2 - box->width / 2 +
                   round->radius;
    const int dy = abs(2 * (y - box->y) - box->height) / 2 - box->height / 2 +
                   round->radius;
    if (dx > 0 && dy > 0)
        return round->radius - length_of(dx, dy);
    return round->radius - (dx > dy ? dx : dy);
}

static void draw_round(const Scene *scene, const Round *round, Shade shade)
{
    const Box cells = pixels_to_cells(&round->box);
    pixels_shade(scene, &cells, shade, round);
}

/* ------------------------------------------------------------------- balls */

typedef struct Circle {
    int x, y, radius;
    long rgb, inner;
} Circle;

static Circle circle_in(const Box *units, long rgb)
{
    const int size =
        units->width < units->height ? units->width : units->height;
    return (Circle){units->x + units->width / 2, units->y + units->height / 2,
                    size / 2, rgb, rgb};
}

/* How much a point of a ball is lit, as pixel_shade takes it; in a few steps,
   so that neighbours share a colour. The light comes from (-45, -55, 70). */
static int light_at(int dx, int dy, int radius)
{
    enum { DARKEST = 120, RANGE = 150, SHINE = 232, LARGE = 6 * UNITS };
    const int step = radius < LARGE ? 20 : 10;
    const int square = radius * radius - dx * dx - dy * dy;
    const int dz = root_of(square > 0 ? square : 0);
    const int dot = (-45 * dx - 55 * dy + 70 * dz) * 256 / (100 * radius);
    int level = DARKEST + (dot > 0 ? dot : 0) * RANGE / 256;
    if (dot > SHINE)
        level += (dot - SHINE) * 8;
    return level / step * step;
}

/* A ball of two rows has one colour in each cell and sharp edges: more would
   be noise. */
static int shade_small_ball(const void *shape, const PixelDot *dot, long *rgb)
{
    const Circle *ball = shape;
    const int dx = dot->x / COLUMN_UNITS * COLUMN_UNITS + COLUMN_UNITS / 2;
    const int dy = dot->y / ROW_UNITS * ROW_UNITS + ROW_UNITS / 2;
    *rgb = pixel_shade(ball->rgb,
                       light_at(dx - ball->x, dy - ball->y, ball->radius));
    return length_of(dot->x - ball->x, dot->y - ball->y) < ball->radius ? 256
                                                                        : 0;
}

static int shade_ball(const void *shape, const PixelDot *dot, long *rgb)
{
    const Circle *ball = shape;
    const int dx = dot->x - ball->x;
    const int dy = dot->y - ball->y;
    const int far = length_of(dx, dy);
    const int part = dot_cover(dot, ball->radius - far);
    if (part)
        *rgb = pixel_shade(ball->rgb, light_at(dx, dy, ball->radius));
    return part;
}

static Box box_around(const Circle *circle)
{
    const Box units = {circle->x - circle->radius, circle->y - circle->radius,
                       2 * circle->radius, 2 * circle->radius};
    return pixels_to_cells(&units);
}

void shape_ball(const Scene *scene, const Box *units, long rgb)
{
    const Circle ball = circle_in(units, rgb);
    const Box cells = box_around(&ball);
    pixels_shade(scene, &cells,
                 ball.radius > 2 * UNITS ? shade_ball : shade_small_ball,
                 &ball);
}

/* Darkest below the middle, in a few steps. */
static int shade_shadow(const void *shape, const PixelDot *dot, long *rgb)
{
    enum { DARKEST = 150, STEPS = 5 };
    const Circle *ball = shape;
    const int far = length_of(dot->x - ball->x, dot->y - ball->y);
    const int step = (ball->radius - far) * STEPS * 2 / ball->radius;
    *rgb = 0;
    return step <= 0 ? 0 : (step > STEPS ? STEPS : step) * DARKEST / STEPS;
}

void shape_ball_shadow(const Scene *scene, const Box *units)
{
    Circle shadow = circle_in(units, 0);
    const Box cells = pixels_to_cells(units);
    shadow.x += shadow.radius / 5;
    shadow.y += shadow.radius / 4;
    pixels_shade(scene, &cells, shade_shadow, &shadow);
}

static int shade_disc(const void *shape, const PixelDot *dot, long *rgb)
{
    const Circle *disc = shape;
    const int far = length_of(dot->x - disc->x, dot->y - disc->y);
    const int is_ring = disc->radius > 2 * UNITS &&
                        far < disc->radius * 6 / 10 &&
                        far > disc->radius * 3 / 10;
    *rgb = is_ring ? disc->inner : disc->rgb;
    return dot_cover_sharply(dot, disc->radius - far, disc->radius / 2);
}

void shape_disc(const Scene *scene, const Box *units, long rgb, long inner)
{
    Circle disc = circle_in(units, rgb);
    const Box cells = box_around(&disc);
    disc.inner = inner;
    pixels_shade(scene, &cells, shade_disc, &disc);
}

/* ------------------------------------------------------- what has corners */

static int shade_bar(const void *shape, const PixelDot *dot, long *rgb)
{
    const Round *bar = shape;
    *rgb = bar->rgb;
    return dot_cover_sharply(dot, within_round(bar, dot->x, dot->y),
                             UNITS - 1);
}

void shape_bar(const Scene *scene, const Box *units, long rgb)
{
    const int across =
        units->width < units->height ? units->width : units->height;
    const Round bar = {*units, across / 2, rgb, 256};
    draw_round(scene, &bar, shade_bar);
}

/* Whether the upper or left edge is the nearest one. */
static int is_lit(const Box *box, int x, int y)
{
    const int left = x - box->x;
    const int above = y - box->y;
    const int right = box->width - left;
    const int below = box->height - above;
    return (left < above ? left : above) < (right < below ? right : below);
}

static int bevel_of(const Round *slab)
{
    const int bevel = slab->radius / 3;
    return bevel < UNITS ? UNITS : bevel;
}

enum { LIT_EDGE = 316, SHADED_EDGE = 176 };

static int shade_slab(const void *shape, const PixelDot *dot, long *rgb)
{
    const Round *slab = shape;
    const int within = within_round(slab, dot->x, dot->y);
    const int level = within >= bevel_of(slab)             ? 256
                      : is_lit(&slab->box, dot->x, dot->y) ? LIT_EDGE
                                                           : SHADED_EDGE;
    *rgb = pixel_shade(slab->rgb, level);
    return dot_cover(dot, within);
}

/* A small slab is seen a little from the front: it has no sides, which would
   be as wide as its corners. */
static int shade_key(const void *shape, const PixelDot *dot, long *rgb)
{
    const Round *key = shape;
    const int above = dot->y - key->box.y;
    const int level = above < UNITS && key->box.height > 3 * UNITS ? LIT_EDGE
                      : above >= key->box.height - UNITS ? SHADED_EDGE
                                                         : 256;
    *rgb = pixel_shade(key->rgb, level);
    return within_round(key, dot->x, dot->y) > 0 ? 256 : 0;
}

void shape_slab(const Scene *scene, const Box *units, long rgb)
{
    enum { SMALL = 14 * UNITS };
    const int side =
        units->width < units->height ? units->width : units->height;
    const Round slab = {*units, side < SMALL ? UNITS : side / 7, rgb, 256};
    pixels_shade_flat(scene, units, slab.radius, rgb,
                      side < SMALL ? shade_key : shade_slab, &slab);
}

void shape_tray(const Scene *scene, const Box *units, long rgb)
{
    const Round tray = {*units, 2 * UNITS, rgb, 256};
    shape_shadow(scene, units, ENDS_ABOVE | ENDS_BELOW);
    pixels_shade_flat(scene, units, tray.radius, rgb, shade_slab, &tray);
}

typedef struct TileBlock {
    Round outer, face;
    long side;
} TileBlock;

/* The lower half of a side is of another material than the upper one. */
static int shade_tile(const void *shape, const PixelDot *dot, long *rgb)
{
    enum { LIT = 300, UPPER = 300, LOWER = 236 };
    const TileBlock *tile = shape;
    const Box *outer = &tile->outer.box;
    const Box *face = &tile->face.box;
    const int wall = outer->height - face->height;
    const int within = within_round(&tile->face, dot->x, dot->y);
    const int depth_below = dot->y - face->y - face->height;
    const int depth_left = face->x - dot->x;
    const int depth = depth_below > depth_left ? depth_below : depth_left;
    const int is_edge = within < UNITS && dot->y < face->y + UNITS;
    const long side =
        pixel_shade(tile->side, 2 * depth < wall ? UPPER : LOWER);
    const long top =
        is_edge ? pixel_shade(tile->face.rgb, LIT) : tile->face.rgb;
    *rgb = pixel_mix(side, top, dot_cover(dot, within));
    return dot_cover(dot, within_round(&tile->outer, dot->x, dot->y));
}

void shape_tile(const Scene *scene, const Box *units, int wall, long face,
                long side)
{
    const int radius = UNITS + wall / 2;
    const TileBlock tile = {{*units, radius, side, 256},
                            {{units->x + wall, units->y, units->width - wall,
                              units->height - wall},
                             radius,
                             face,
                             256},
                            side};
    pixels_shade_flat(scene, units, wall + radius, face, shade_tile, &tile);
}

static int shade_dimmed(const void *shape, const PixelDot *dot, long *rgb)
{
    const Round *dimmed = shape;
    *rgb = 0;
    return box_contains(&dimmed->box, dot->x, dot->y) ? dimmed->part : 0;
}

void shape_dim(const Scene *scene, const Box *units, int part)
{
    const Round dimmed = {*units, 0, 0, part};
    draw_round(scene, &dimmed, shade_dimmed);
}

/* Only large cards have darker edges: on small ones every row would change its
   colours twice more. */
static int shade_card(const void *shape, const PixelDot *dot, long *rgb)
{
    enum { UPPER_EDGE = 208, EDGE = 232 };
    const Round *card = shape;
    const int within = within_round(card, dot->x, dot->y);
    *rgb = card->rgb;
    if (!card->part)
        return within > 0 ? 256 : 0;
    if (dot->y < card->box.y + UNITS)
        *rgb = pixel_shade(card->rgb, UPPER_EDGE);
    else if (within < UNITS)
        *rgb = pixel_shade(card->rgb, EDGE);
    return dot_cover(dot, within);
}

void shape_card(const Scene *scene, const Box *units, int radius, long rgb)
{
    const Round card = {*units, radius, rgb, radius > 2 * UNITS};
    pixels_shade_flat(scene, units, radius, rgb, shade_card, &card);
}

typedef struct CardShadow {
    Round round; /* of the shadow, */
    Box card;    /* and of what throws it */
    int from, until, ends;
} CardShadow;

static int shade_below(const void *shape, const PixelDot *dot, long *rgb)
{
    const CardShadow *shadow = shape;
    const Box *card = &shadow->card;
    const int beside = dot->x >= card->x + card->width;
    const int below =
        shadow->ends & ENDS_BELOW && dot->y >= card->y + card->height;
    *rgb = 0;
    if ((!beside && !below) || dot->y < shadow->from ||
        dot->y >= shadow->until)
        return 0;
    return dot_cover(dot, within_round(&shadow->round, dot->x, dot->y)) *
           shadow->round.part / 256;
}

/* The shadows of overlapping cards join without overlapping themselves. */
void shape_shadow(const Scene *scene, const Box *units, int ends)
{
    enum { DARK = 110, FAR = 8 };
    const int size =
        units->width / (12 * UNITS) * UNITS > UNITS ? 2 * UNITS : UNITS;
    const int above = ends & ENDS_ABOVE ? 0 : FAR * UNITS;
    const int below = ends & ENDS_BELOW ? 0 : FAR * UNITS;
    const CardShadow shadow = {{{units->x + size, units->y + size - above,
                                 units->width, units->height + above + below},
                                2 * UNITS,
                                0,
                                DARK},
                               *units,
                               units->y + size,
                               units->y + units->height + size,
                               ends};
    const Box cells = pixels_to_cells(
        &(Box){units->x, units->y, units->width + size, units->height + size});
    pixels_shade(scene, &cells, shade_below, &shadow);
}

static int shade_outline(const void *shape, const PixelDot *dot, long *rgb)
{
    const Round *outline = shape;
    const int within = within_round(outline, dot->x, dot->y);
    *rgb = outline->rgb;
    return dot_cover(dot, within) *
           (within < UNITS ? outline->part : outline->part / 3) / 256;
}

void shape_outline(const Scene *scene, const Box *units, int radius, long rgb,
                   int part)
{
    const Round outline = {*units, radius, rgb, part};
    draw_round(scene, &outline, shade_outline);
}

static int shade_groove(const void *shape, const PixelDot *dot, long *rgb)
{
    enum { DARK = 150 };
    const Round *groove = shape;
    const int left = dot->x - groove->box.x;
    const int above = dot->y - groove->box.y;
    *rgb =
        pixel_shade(groove->rgb, left < UNITS || above < UNITS ? DARK : 256);
    return 256;
}

void shape_groove(const Scene *scene, const Box *units, long rgb)
{
    const Round groove = {*units, 0, rgb, 256};
    draw_round(scene, &groove, shade_groove);
}

/* ------------------------------------------------------------------- suits */

/* In a square from -1000 to 1000, the first quadrant being lower right. */
static int in_circle(int x, int y, int at_x, int at_y, int radius)
{
    return (x - at_x) * (x - at_x) + (y - at_y) * (y - at_y) <=
           radius * radius;
}

/* The straight lines touch the two circles. */
static int in_heart(int x, int y)
{
    const int aside = abs(x);
    return in_circle(aside, y, 470, -400, 530) ||
           (y >= -200 && aside <= 470 && y < 300) ||
           (y >= -62 && aside * 1000 <= (1000 - y) * 827);
}

static int in_stem(int x, int y)
{
    return y > 200 && abs(x) <= 70 + (y - 200) * (y - 200) / 1700;
}

static int in_diamond(int x, int y)
{
    return abs(x) * 13 / 10 + abs(y) <= 1000;
}

static int in_club(int x, int y)
{
    const int aside = abs(x);
    return in_circle(aside, y, 0, -530, 450) ||
           in_circle(aside, y, 520, 190, 450) ||
           (aside < 200 && abs(y) < 400) || in_stem(x, y);
}

static int in_spade(int x, int y)
{
    return in_heart(x, -(y + 180) * 100 / 82) || in_stem(x, y);
}

typedef struct SuitShape {
    Box box;
    int (*contains)(int x, int y);
    int turned;
    long rgb;
} SuitShape;

/* Counts how many of a dot's parts lie in the suit. */
static int shade_suit(const void *shape, const PixelDot *dot, long *rgb)
{
    enum { PART = 3 };
    const SuitShape *suit = shape;
    const Box *box = &suit->box;
    const int across = dot->width / PART;
    const int down = dot->height / PART;
    int inside = 0;
    int i;
    *rgb = suit->rgb;
    for (i = 0; i < across * down; i++) {
        const int x =
            2 * (dot->x - dot->width / 2 + i % across * PART + 1 - box->x) + 1;
        const int y =
            2 * (dot->y - dot->height / 2 + i / across * PART + 1 - box->y) +
            1;
        const int aside = x * 1000 / box->width - 1000;
        const int below = y * 1000 / box->height - 1000;
        if (abs(aside) > 1000 || abs(below) > 1000)
            continue;
        inside += suit->contains(aside, suit->turned ? -below : below);
    }
    if (dot->width < UNITS)
        return 2 * inside >= across * down ? 256 : 0;
    return inside * 256 / (across * down);
}

void shape_suit(const Scene *scene, const Box *units, int suit, int turned,
                long rgb)
{
    static int (*const shapes[SUIT_SHAPES])(int, int) = {in_club, in_diamond,
                                                         in_heart, in_spade};
    const SuitShape shape = {*units, shapes[suit], turned, rgb};
    const Box cells = pixels_to_cells(units);
    pixels_shade(scene, &cells, shade_suit, &shape);
}

/* -------------------------------------------------------------------- felt */

/* The player's own table, a pixel for each half of a cell. */
static void put_own_table(const Scene *scene, const Box *cells,
                          const Bitmap *table)
{
    const Box pixels = pixels_of(cells);
    int x, y;
    for (y = 0; y < pixels.height; y++)
        for (x = 0; x < pixels.width; x++) {
            const unsigned char *at =
                table->bytes +
                ((size_t)y * (size_t)table->width + (size_t)x) * BITMAP_PIXEL;
            pixel_put(scene, pixels.x + x, pixels.y + y,
                      (long)at[0] << 16 | (long)at[1] << 8 | (long)at[2]);
        }
}

/* In steps from the middle to the rim, so small that no edges are seen between
   them. 256 colours are too few for steps between two greens. */
void shape_felt(const Scene *scene, const Box *cells, long rgb)
{
    enum { STEPS = 33, LIGHTEST = 280, DARKENING = 2, LIGHT = 128 };
    const int width = cells->width > 0 ? cells->width : 1;
    const int height = cells->height > 0 ? cells->height : 1;
    const Bitmap *table = NULL;
    int x, y;
    canvas_fill(scene->canvas, cells, ' ', INK_TEXT,
                RGB_COLOUR | (CellColour)rgb);
    if (!pixels_have_shades(scene))
        return;
    table = own_picture_fitted(OWN_TABLE, cells->width, 2 * cells->height,
                               (rgb >> 8 & 255) >= LIGHT);
    if (table) {
        put_own_table(scene, cells, table);
        return;
    }
    for (y = 0; y < cells->height; y++)
        for (x = 0; x < cells->width; x++) {
            const int dx = (2 * x - width) * 100 / width;
            const int dy = (2 * y - height) * 100 / height;
            const int step = (dx * dx + dy * dy) * STEPS / 20000;
            const CellColour felt =
                RGB_COLOUR |
                (CellColour)pixel_shade(rgb, LIGHTEST - step * DARKENING);
            canvas_put_sign(scene->canvas, cells->x + x, cells->y + y, ' ',
                            felt, felt, 0);
        }
}
