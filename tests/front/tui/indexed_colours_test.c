/* SPDX-License-Identifier: MIT */
/* With 256 colours, every theme looks as it does with all: measured by
   CIEDE2000 (Sharma, Wu and Dalal, 2005), of which 2 to 3 is just visible and
   100 the distance from black to white. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "front/tui/canvas/ink.h"
#include "front/tui/canvas/look.h"

static const double turn = 2 * 3.14159265358979323846;

typedef struct Seen {
    double l, a, b;
} Seen;

static double linear(long part)
{
    const double share = (double)part / 255;
    return share <= 0.04045 ? share / 12.92
                            : pow((share + 0.055) / 1.055, 2.4);
}

static double bent(double light)
{
    return light > 0.008856 ? cbrt(light) : 7.787 * light + 16.0 / 116;
}

static Seen lab_of(long rgb)
{
    const double r = linear(rgb >> 16 & 255);
    const double g = linear(rgb >> 8 & 255);
    const double b = linear(rgb & 255);
    const double x =
        bent((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const double y = bent(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z =
        bent((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return (Seen){116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

static double degrees(double of)
{
    return of * turn / 360;
}

static double hue(double a, double b)
{
    const double angle = atan2(b, a);
    return angle < 0 ? angle + turn : angle;
}

/* Of two hues, the difference, and the hue in the middle. */
static double between_hues(double one, double other, double *middle)
{
    double more = other - one;
    *middle = (one + other) / 2;
    if (fabs(more) > turn / 2) {
        *middle += turn / 2;
        more += more > 0 ? -turn : turn;
    }
    return more;
}

static double ciede2000(Seen one, Seen other)
{
    const double mean = (hypot(one.a, one.b) + hypot(other.a, other.b)) / 2;
    const double stretch =
        1.5 - 0.5 * sqrt(pow(mean, 7) / (pow(mean, 7) + pow(25, 7)));
    const double c1 = hypot(one.a * stretch, one.b);
    const double c2 = hypot(other.a * stretch, other.b);
    const double c = (c1 + c2) / 2;
    double h;
    const double turned = between_hues(hue(one.a * stretch, one.b),
                                       hue(other.a * stretch, other.b), &h);
    const double dl = other.l - one.l;
    const double dc = c2 - c1;
    const double dh = 2 * sqrt(c1 * c2) * sin(turned / 2);
    const double l = (one.l + other.l) / 2 - 50;
    const double t = 1 - 0.17 * cos(h - degrees(30)) + 0.24 * cos(2 * h) +
                     0.32 * cos(3 * h + degrees(6)) -
                     0.2 * cos(4 * h - degrees(63));
    const double theta =
        degrees(60) * exp(-pow((h - degrees(275)) / degrees(25), 2));
    const double turns =
        -2 * sqrt(pow(c, 7) / (pow(c, 7) + pow(25, 7))) * sin(theta);
    const double by_l = dl / (1 + 0.015 * l * l / sqrt(20 + l * l));
    const double by_c = dc / (1 + 0.045 * c);
    const double by_h = dh / (1 + 0.015 * c * t);
    return sqrt(by_l * by_l + by_c * by_c + by_h * by_h + turns * by_c * by_h);
}

static double difference(long a, long b)
{
    return ciede2000(lab_of(a), lab_of(b));
}

/* Pairs from the paper's table. */
static void the_measure_is_right(void **state)
{
    static const struct {
        Seen a, b;
        double far;
    } pairs[] = {
        {{50, 2.6772, -79.7751}, {50, 0, -82.7485}, 2.0425},
        {{50, -1, 2}, {50, 0, 0}, 2.3669},
        {{50, 2.5, 0}, {50, 0, -2.5}, 4.3065},
        {{50, 2.5, 0}, {73, 25, -18}, 27.1492},
        {{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644},
        {{2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}, 0.9082}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof pairs / sizeof *pairs; i++)
        assert_true(fabs(ciede2000(pairs[i].a, pairs[i].b) - pairs[i].far) <
                    0.0002);
}

static double least_difference(long rgb)
{
    double least = 1000;
    int i;
    for (i = 16; i < 256; i++)
        if (difference(rgb, nearest_colour_of_index(i)) < least)
            least = difference(rgb, nearest_colour_of_index(i));
    return least;
}

/* A grid over all colours, of which many are far from each of the 256. */
static void the_nearest_colour_is_near(void **state)
{
    enum { STEP = 23 };
    double excess = 0;
    double most = 0;
    int count = 0;
    long r, g, b;
    (void)state;
    for (r = 0; r < 256; r += STEP)
        for (g = 0; g < 256; g += STEP)
            for (b = 0; b < 256; b += STEP, count++) {
                const long rgb = r << 16 | g << 8 | b;
                const double more =
                    difference(rgb,
                               nearest_colour_of_index(nearest_colour(rgb))) -
                    least_difference(rgb);
                excess += more;
                most = more > most ? more : most;
            }
    print_message("# %.3f on average, at most %.2f\n", excess / count, most);
    assert_true(excess / count < 0.15);
    assert_true(most < 5);
}

static void the_256_colours_stand_for_themselves(void **state)
{
    int i;
    (void)state;
    for (i = 16; i < 256; i++)
        assert_int_equal(nearest_colour_of_index(
                             nearest_colour(nearest_colour_of_index(i))),
                         nearest_colour_of_index(i));
    assert_int_equal(nearest_colour_of_index(16), 0);
    assert_int_equal(nearest_colour_of_index(231), 0xffffff);
    assert_int_equal(nearest_colour_of_index(67), 0x5f87af);
    assert_int_equal(nearest_colour_of_index(244), 0x808080);
}

/* ------------------------------------------------------------------ themes */

static long shown(Palette palette, Ink ink)
{
    return nearest_colour_of_index(ink_colour(palette, ink, 256));
}

static void inks_look_like_themselves(void **state)
{
    enum { MOST = 16 };
    int palette, ink, bad = 0;
    (void)state;
    for (palette = 0; palette < PALETTE_MONO; palette++)
        for (ink = 0; ink < INK_COUNT; ink++) {
            const long rgb = ink_rgb((Palette)palette, (Ink)ink);
            double far;
            if (rgb == OWN_COLOUR)
                continue;
            far = difference(rgb, shown((Palette)palette, (Ink)ink));
            if (far >= MOST)
                print_error("%s: %d is %.1f off\n", palette_names[palette],
                            ink, far);
            bad += far >= MOST;
        }
    assert_int_equal(bad, 0);
}

/* A blue must not become purple. Of greys, the hue does not matter. */
static void vivid_inks_keep_their_hue(void **state)
{
    enum { VIVID = 30 };
    int palette, ink, bad = 0;
    double middle;
    (void)state;
    for (palette = 0; palette < PALETTE_MONO; palette++)
        for (ink = 0; ink < INK_COUNT; ink++) {
            const long rgb = ink_rgb((Palette)palette, (Ink)ink);
            const Seen own = lab_of(rgb);
            Seen lab;
            double turned;
            if (rgb == OWN_COLOUR || hypot(own.a, own.b) < VIVID)
                continue;
            lab = lab_of(shown((Palette)palette, (Ink)ink));
            turned = fabs(
                between_hues(hue(own.a, own.b), hue(lab.a, lab.b), &middle));
            if (turned >= degrees(32) || hypot(lab.a, lab.b) < 10)
                print_error("%s: the hue of %d is %.0f degrees off\n",
                            palette_names[palette], ink, turned / degrees(1));
            bad += turned >= degrees(32) || hypot(lab.a, lab.b) < 10;
        }
    assert_int_equal(bad, 0);
}

static void what_differs_still_differs(void **state)
{
    static const struct {
        Ink a, b;
    } pairs[] = {{INK_FELT, INK_FELT_TOO},    {INK_BOARD, INK_BOARD_TOO},
                 {INK_TILE, INK_SHUT_TILE},   {INK_TILE, INK_TILE_EDGE},
                 {INK_CARD, INK_CARD_EDGE},   {INK_SHUT_TILE, INK_TILE_EDGE},
                 {INK_BLOCK, INK_HOME_BLOCK}, {INK_BLOCK, INK_BLOCK_EDGE},
                 {INK_BOARD, INK_GRID},       {INK_CURSOR, INK_HELD},
                 {INK_CURSOR, INK_HINT},      {INK_CURSOR, INK_MATCH},
                 {INK_BAMBOO, INK_DOT},       {INK_BAMBOO, INK_HONOUR},
                 {INK_CLUB, INK_SPADE},       {INK_DIAMOND, INK_SPADE}};
    int palette, a, b;
    size_t i;
    (void)state;
    for (palette = 0; palette < PALETTE_MONO; palette++) {
        const Palette theme = (Palette)palette;
        for (i = 0; i < sizeof pairs / sizeof *pairs; i++)
            if (ink_rgb(theme, pairs[i].a) != ink_rgb(theme, pairs[i].b))
                assert_true(shown(theme, pairs[i].a) !=
                            shown(theme, pairs[i].b));
        for (a = 0; a < 9; a++)
            for (b = 0; b < a; b++)
                assert_true(shown(theme, (Ink)(INK_BALL + a)) !=
                            shown(theme, (Ink)(INK_BALL + b)));
    }
}

/* From shadow to light, a colour becomes lighter, if it changes at all. */
static void ramps_are_even(void **state)
{
    static const Ink inks[] = {INK_FELT,     INK_TILE,     INK_SHUT_TILE,
                               INK_CARD,     INK_BLOCK,    INK_HOME_BLOCK,
                               INK_BALL + 0, INK_BALL + 1, INK_BALL + 2,
                               INK_BALL + 3, INK_BALL + 4, INK_BALL + 5};
    size_t i;
    int level;
    (void)state;
    for (i = 0; i < sizeof inks / sizeof *inks; i++) {
        const long rgb = ink_rgb(PALETTE_DEFAULT, inks[i]);
        double before = 0;
        for (level = 80; level <= 256; level += 8) {
            const long shade = (rgb >> 16 & 255) * level / 256 << 16 |
                               (rgb >> 8 & 255) * level / 256 << 8 |
                               (rgb & 255) * level / 256;
            const double now =
                lab_of(nearest_colour_of_index(nearest_colour(shade))).l;
            assert_true(now > before - 6);
            before = now;
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_measure_is_right),
        cmocka_unit_test(the_nearest_colour_is_near),
        cmocka_unit_test(the_256_colours_stand_for_themselves),
        cmocka_unit_test(inks_look_like_themselves),
        cmocka_unit_test(vivid_inks_keep_their_hue),
        cmocka_unit_test(what_differs_still_differs),
        cmocka_unit_test(ramps_are_even),
    };
    return cmocka_run_group_tests_name("indexed colours", tests, NULL, NULL);
}
