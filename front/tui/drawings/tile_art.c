/* SPDX-License-Identifier: MIT */
/* Faces are designed on a field of one size, and scaled to the tile. */
#include "faces.h"

#include <string.h>

#include "dot_figures.h"
#include "shapes.h"
#include "strokes.h"

/* Faces are designed on a field of this size. */
enum { FIELD_WIDTH = 60, FIELD_HEIGHT = 80 };

typedef struct Field {
    const Scene *scene;
    Box units;
} Field;

/* A part of the field, in units. */
static Box part_of_field(const Field *field, int x, int y, int width,
                         int height)
{
    const Box *units = &field->units;
    return (Box){units->x + x * units->width / FIELD_WIDTH,
                 units->y + y * units->height / FIELD_HEIGHT,
                 width * units->width / FIELD_WIDTH,
                 height * units->height / FIELD_HEIGHT};
}

static long ink_of(const Field *field, char colour)
{
    const Ink ink = colour == 'g'   ? INK_BAMBOO
                    : colour == 'r' ? INK_CHARACTER
                    : colour == 'b' ? INK_DOT
                    : colour == 'h' ? INK_HONOUR
                                    : INK_TILE_TEXT;
    return pixel_rgb(field->scene, ink);
}

/* --------------------------------------------------------- dots and bamboo */

/* Places by number: a column from 0 to 4, a row from 0 to 6, and a colour. */
typedef struct Places {
    const char *text;
    int size;
} Places;

/* The nearest multiple, the same on both sides of 0. */
static int snap(int units, int step)
{
    return units < 0 ? -snap(-units, step) : (units + step / 2) / step * step;
}

/* Small shapes look alike only if they begin and end at pixels, and as far
   from the middle on all sides. */
static Box place_at(const Field *field, const char *at, int width, int height)
{
    enum { SMALL = 3 * UNITS, HALF = UNITS / 2 };
    const Box *all = &field->units;
    const int x = (at[0] - '2') * 10 * all->width / FIELD_WIDTH;
    const int y = (at[1] - '3') * 26 * all->height / (3 * FIELD_HEIGHT);
    const int middle_x = all->x + all->width / 2;
    const int middle_y = all->y + all->height / 2;
    const int across = width * all->width / FIELD_WIDTH;
    const int down = height * all->height / FIELD_HEIGHT;
    const int round = width == height;
    const int wide =
        snap(across < UNITS ? UNITS : across, round ? UNITS : HALF);
    const int high = snap(down, UNITS);
    if (across >= SMALL)
        return (Box){middle_x + x - across / 2, middle_y + y - down / 2,
                     across, down};
    return (Box){snap(middle_x, UNITS) + snap(x, HALF) - wide / 2,
                 (snap(middle_y, UNITS) + snap(y, UNITS) - high / 2) / UNITS *
                     UNITS,
                 wide, high};
}

static void draw_dot(const Field *field, const Box *units, char colour)
{
    const CellColour paper = pixels_under(
        field->scene, units->x / COLUMN_UNITS, units->y / ROW_UNITS);
    shape_disc(field->scene, units, ink_of(field, colour),
               pixel_rgb(field->scene, paper));
}

static void draw_dots(const Field *field, int number)
{
    enum { ROOMY_FIELD = 14 * UNITS };
    static const Places dots[] = {{"23g", 46},
                                  {"21g25b", 26},
                                  {"00b23r46g", 21},
                                  {"01b41g05g45b", 22},
                                  {"01b41g23r05g45b", 20},
                                  {"10g30g13r33r16r36r", 19},
                                  {"00g21g42g14r34r16r36r", 17},
                                  {"10b30b12b32b14b34b16b36b", 17},
                                  {"00g20g40g03r23r43r06b26b46b", 17}};
    STATIC_ASSERT(COUNT_OF(dots) == 9);
    /* Where two of four rows would touch, there are three. */
    static const Places few[] = {{"00g20g40g13r33r16r36r", 17},
                                 {"00b20b40b13b33b06b26b46b", 17}};
    const int crowded = number == 7 || number == 8;
    const Places *places = crowded && field->units.height < ROOMY_FIELD
                               ? &few[number - 7]
                               : &dots[number - 1];
    const int size = places->size;
    const char *at;
    for (at = places->text; *at; at += 3) {
        const Box dot = place_at(field, at, size, size);
        draw_dot(field, &dot, at[2]);
    }
}

static void draw_sticks(const Field *field, const Places *sticks)
{
    enum { THICK = 8 };
    const char *at;
    for (at = sticks->text; *at; at += 3) {
        const Box stick = place_at(field, at, THICK, sticks->size);
        shape_bar(field->scene, &stick, ink_of(field, at[2]));
    }
}

/* The first bamboo is a bird. */
static void draw_bird(const Field *field)
{
    enum { GOLD = 0xc98a12 };
    const Box body = part_of_field(field, 17, 28, 32, 40);
    const Box head = part_of_field(field, 11, 13, 20, 20);
    const Box wing = part_of_field(field, 28, 36, 17, 22);
    const Box tail = part_of_field(field, 42, 56, 7, 22);
    const Box beak = part_of_field(field, 3, 21, 10, 5);
    const Box leg = part_of_field(field, 29, 62, 4, 14);
    shape_bar(field->scene, &tail, ink_of(field, 'g'));
    shape_bar(field->scene, &leg, GOLD);
    shape_disc(field->scene, &body, ink_of(field, 'g'), ink_of(field, 'g'));
    shape_bar(field->scene, &wing, ink_of(field, 'b'));
    shape_disc(field->scene, &head, ink_of(field, 'r'), ink_of(field, 'r'));
    shape_bar(field->scene, &beak, GOLD);
}

static void draw_bamboo(const Field *field, int number)
{
    static const Places sticks[] = {{"", 0},
                                    {"21g25b", 30},
                                    {"21g15b35g", 30},
                                    {"11b31g15g35b", 30},
                                    {"01g41b23r05b45g", 28},
                                    {"01g21g41g05b25b45b", 30},
                                    {"20r03g23b43g06g26b46g", 22},
                                    {"01g11g31g41g05b15b35b45b", 30},
                                    {"00r03r06r20b23b26b40g43g46g", 22}};
    STATIC_ASSERT(COUNT_OF(sticks) == 9);
    if (number == 1)
        draw_bird(field);
    else
        draw_sticks(field, &sticks[number - 1]);
}

/* -------------------------------------------------------------- characters */

/* The fewest pixels across in which a character with many strokes can be
   recognised. */
enum { LEAST_STROKES = 11 };

static int pixels_across(const Box *units)
{
    const int width = units->width / UNITS;
    const int height = units->height / UNITS;
    return width < height ? width : height;
}

/* How many pixels a dot of this sign's figure can have on all sides in a box,
   whose margins may be used. */
static int scale_of(const Field *field, const Box *box, unsigned sign)
{
    const int width = dot_figure_width(sign) * UNITS;
    const int height = dot_figure_height(sign) * UNITS;
    const int across = width ? field->units.width / width : 0;
    const int down = height ? box->height * 5 / 4 / height : 0;
    return across < down ? across : down;
}

/* Figures of dots are sharper than strokes of less than three pixels. */
static int put_character(const Field *field, const Box *box, unsigned sign,
                         int boldness, char colour)
{
    enum { LEAST_STROKE = 3 };
    const unsigned signs[] = {sign, 0};
    const int scale = scale_of(field, box, sign);
    const int width = dot_figure_width(sign) * scale * UNITS;
    const int height = dot_figure_height(sign) * scale * UNITS;
    const long rgb = ink_of(field, colour);
    if (scale > 0 && scale < LEAST_STROKE)
        dot_figure_draw(field->scene,
                        snap(box->x + (box->width - width) / 2, UNITS) / UNITS,
                        snap(box->y + (box->height - height) / 2, UNITS) /
                            UNITS,
                        sign, scale, rgb);
    else
        strokes_draw(field->scene, box, signs, boldness, rgb);
    return 1;
}

/* The number above "ten thousand", or alone. */
static int draw_number(const Field *field, int number)
{
    static const unsigned numbers[] = {0x4e00, 0x4e8c, 0x4e09, 0x56db, 0x4e94,
                                       0x516d, 0x4e03, 0x516b, 0x4e5d};
    STATIC_ASSERT(COUNT_OF(numbers) == 9);
    enum { LEAST_PAIR = (2 * DOT_FIGURE_CHARACTER + 1) * UNITS };
    const Box all = part_of_field(field, 8, 10, 44, 60);
    const Box upper = part_of_field(field, 10, 3, 40, 33);
    const Box lower = part_of_field(field, 9, 41, 42, 37);
    const unsigned sign = numbers[number - 1];
    if (pixels_across(&lower) < LEAST_STROKES &&
        field->units.height < LEAST_PAIR)
        return put_character(field, &all, sign, 12, 'r');
    put_character(field, &upper, sign, 11, 'b');
    return put_character(field, &lower, TEN_THOUSAND, 8, 'r');
}

static int draw_white_dragon(const Field *field)
{
    const Box outer = part_of_field(field, 8, 10, 44, 60);
    const Box inner = {outer.x + 2 * UNITS, outer.y + 2 * UNITS,
                       outer.width - 4 * UNITS, outer.height - 4 * UNITS};
    const long rgb = ink_of(field, 'b');
    shape_outline(field->scene, &outer, UNITS, rgb, 240);
    if (inner.height > 4 * UNITS)
        shape_outline(field->scene, &inner, UNITS, rgb, 120);
    return 1;
}

static int draw_honour(const Field *field, const char *face)
{
    static const struct {
        const char *face;
        unsigned sign, letter;
        char colour;
    } honours[] = {{"WE", 0x6771, 'E', 'k'},    {"WS", 0x5357, 'S', 'k'},
                   {"WW", 0x897f, 'W', 'k'},    {"WN", 0x5317, 'N', 'k'},
                   {"DR", 0x4e2d, 0x4e2d, 'r'}, {"DG", 0x767c, 0, 'g'}};
    const Box box = part_of_field(field, 6, 10, 48, 60);
    size_t i;
    for (i = 0; i < sizeof honours / sizeof *honours; i++)
        if (strcmp(honours[i].face, face) == 0) {
            const int has_room = pixels_across(&box) >= LEAST_STROKES ||
                                 dot_figure_width(honours[i].sign) * UNITS <=
                                     field->units.width;
            const unsigned sign =
                has_room ? honours[i].sign : honours[i].letter;
            return sign &&
                   put_character(field, &box, sign, 10, honours[i].colour);
        }
    return strcmp(face, "DW") == 0 && draw_white_dragon(field);
}

/* ----------------------------------------------------- flowers and seasons */

/* Eight directions, in sixteenths. */
static const signed char around[8][2] = {{0, -16}, {11, -11}, {16, 0},
                                         {11, 11}, {0, 16},   {-11, 11},
                                         {-16, 0}, {-11, -11}};

static void draw_ring(const Field *field, int far, int size, int step,
                      long rgb)
{
    int i;
    for (i = 0; i < 8; i += step) {
        const Box petal =
            part_of_field(field, 30 + around[i][0] * far / 16 - size / 2,
                          34 + around[i][1] * far / 16 - size / 2, size, size);
        shape_disc(field->scene, &petal, rgb, rgb);
    }
}

static void draw_leaves(const Field *field)
{
    const Box stem = part_of_field(field, 28, 44, 4, 32);
    const Box left = part_of_field(field, 12, 58, 18, 8);
    const Box right = part_of_field(field, 30, 64, 18, 8);
    shape_bar(field->scene, &stem, ink_of(field, 'g'));
    shape_bar(field->scene, &left, ink_of(field, 'g'));
    shape_bar(field->scene, &right, ink_of(field, 'g'));
}

typedef struct Plant {
    const char *face;
    long petals, centre;
    int step;   /* between petals, of eight; 0: a leaf */
    int leaves; /* below */
} Plant;

static int draw_plant(const Field *field, const char *face)
{
    static const Plant plants[] = {
        {"FL", 0xb03a8c, 0xf2c230, 1, 1}, {"FP", 0xd8456a, 0xf6d7de, 1, 1},
        {"FO", 0x8a4fc0, 0xf2c230, 2, 1}, {"FC", 0xe0a020, 0xb05a10, 1, 1},
        {"SE", 0xe08a18, 0xf6d24a, 1, 0}, {"SP", 0xe77fa0, 0xfbe3ea, 2, 0},
        {"SU", 0xe8a317, 0xf6d24a, 1, 0}, {"AU", 0xc8641e, 0xc8641e, 0, 0},
        {"WI", 0x4a90c8, 0xd8ecf8, 2, 0}};
    static const Places canes = {"11g22g33g15g26g", 26};
    const Box centre = part_of_field(field, 21, 25, 18, 18);
    const Box leaf = part_of_field(field, 8, 12, 44, 52);
    size_t i = 0;
    if (strcmp(face, "FB") == 0) {
        draw_sticks(field, &canes);
        return 1;
    }
    while (i < sizeof plants / sizeof *plants &&
           strcmp(plants[i].face, face) != 0)
        i++;
    if (i == sizeof plants / sizeof *plants)
        return 0;
    if (plants[i].leaves)
        draw_leaves(field);
    if (plants[i].step)
        draw_ring(field, 18, 18, plants[i].step, plants[i].petals);
    else
        shape_suit(field->scene, &leaf, 3, 0, plants[i].petals);
    if (plants[i].step)
        shape_disc(field->scene, &centre, plants[i].centre, plants[i].centre);
    return 1;
}

/* ------------------------------------------------------------------- faces */

int tile_art_draw(const Scene *scene, const Box *units, const char *face)
{
    enum { LEAST_PIXELS = 8 };
    const Field field = {scene, *units};
    const int number = face[0] - '0';
    if (!pixels_available(scene) || pixels_across(units) < LEAST_PIXELS)
        return 0;
    if (number < 1 || number > 9)
        return draw_honour(&field, face) || draw_plant(&field, face);
    if (face[1] == 'c')
        return draw_number(&field, number);
    if (face[1] == 'd')
        draw_dots(&field, number);
    else
        draw_bamboo(&field, number);
    return 1;
}
