/* SPDX-License-Identifier: MIT */
/* Every theme can be read: WCAG's contrast between what is written and what
   it is written on, at least 4.5 for text and 3 for large signs and shapes. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "front/tui/canvas/look.h"

static double linear(long part)
{
    const double share = (double)part / 255;
    return share <= 0.04045 ? share / 12.92
                            : pow((share + 0.055) / 1.055, 2.4);
}

static double luminance(long rgb)
{
    return 0.2126 * linear(rgb >> 16 & 255) + 0.7152 * linear(rgb >> 8 & 255) +
           0.0722 * linear(rgb & 255);
}

static double contrast(long a, long b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return first > second ? (first + 0.05) / (second + 0.05)
                          : (second + 0.05) / (first + 0.05);
}

typedef struct Pair {
    Ink ink, paper;
    double least;
} Pair;

/* The colours of `xterm`; other terminals' are similar. */
static const long sixteen[] = {0x000000, 0xcd0000, 0x00cd00, 0xcdcd00,
                               0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
                               0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00,
                               0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff};

static long rgb_of(Palette palette, Ink ink, int colours)
{
    const int colour = ink_colour(palette, ink, colours);
    if (colour == OWN_COLOUR || colours == ALL_COLOURS)
        return colour;
    return colour < 16 ? sixteen[colour] : nearest_colour_of_index(colour);
}

/* How much of the contrast that is wanted is left with fewer colours. */
static double share_left(int colours)
{
    return colours == ALL_COLOURS ? 1
           : colours == 256       ? 0.8
           : colours == 16        ? 0.75
                                  : 0.37;
}

static int count_unreadable(Palette palette, const Pair *pair, int colours)
{
    const long ink = rgb_of(palette, pair->ink, colours);
    const long paper = rgb_of(palette, pair->paper, colours);
    const double found = contrast(ink, paper);
    const double least = pair->least * share_left(colours);
    if (ink == OWN_COLOUR || paper == OWN_COLOUR || found >= least)
        return 0;
    print_error("%s, %d colours: %d on %d has %.2f, not %.2f\n",
                palette_names[palette], colours, (int)pair->ink,
                (int)pair->paper, found, least);
    return 1;
}

static const Pair pairs[] = {{INK_TEXT, INK_GROUND, 4.5},
                             {INK_FAINT, INK_GROUND, 3},
                             {INK_GOOD, INK_GROUND, 3},
                             {INK_BAD, INK_GROUND, 3},
                             {INK_NOTE, INK_GROUND, 3},
                             {INK_BAR_TEXT, INK_BAR, 4.5},
                             {INK_BAR_KEY, INK_BAR, 4.5},
                             {INK_GOOD, INK_BAR, 3},
                             {INK_BAD, INK_BAR, 3},
                             {INK_NOTE, INK_BAR, 3},
                             {INK_ON_BALL, INK_CURSOR, 4.5},
                             {INK_ON_BALL, INK_HELD, 4.5},
                             {INK_ON_BALL, INK_HINT, 4.5},
                             {INK_BAR_TEXT, INK_FELT, 4.5},
                             {INK_BAR_TEXT, INK_FELT_TOO, 4.5},
                             {INK_CLUB, INK_CARD, 3},
                             {INK_DIAMOND, INK_CARD, 3},
                             {INK_HEART, INK_CARD, 3},
                             {INK_SPADE, INK_CARD, 4.5},
                             {INK_TILE_TEXT, INK_TILE, 4.5},
                             {INK_BAMBOO, INK_TILE, 4.5},
                             {INK_CHARACTER, INK_TILE, 4.5},
                             {INK_DOT, INK_TILE, 4.5},
                             {INK_HONOUR, INK_TILE, 4.5},
                             {INK_TILE_TEXT, INK_SHUT_TILE, 4.5},
                             {INK_BAMBOO, INK_SHUT_TILE, 2.5},
                             {INK_CHARACTER, INK_SHUT_TILE, 2.5},
                             {INK_DOT, INK_SHUT_TILE, 2.5},
                             {INK_HONOUR, INK_SHUT_TILE, 2.5},
                             {INK_BLOCK_TEXT, INK_BLOCK, 4.5},
                             {INK_BLOCK_TEXT, INK_HOME_BLOCK, 3.9},
                             {INK_TILE_TEXT, INK_MATCH, 4.5},
                             {INK_BLOCK, INK_BOARD, 1.4},
                             {INK_HOME_BLOCK, INK_BOARD, 1.4}};

static int count_unreadable_pairs(int colours)
{
    int palette, bad = 0;
    size_t i;
    for (palette = PALETTE_AUTO; palette < PALETTE_MONO; palette++) {
        for (i = 0; i < sizeof pairs / sizeof *pairs; i++)
            bad += count_unreadable((Palette)palette, &pairs[i], colours);
        for (i = 0; i < 9; i++) {
            const Ink ball = (Ink)(INK_BALL + i);
            const Pair on = {INK_ON_BALL, ball, 3.5};
            const Pair board = {ball, INK_BOARD, 1.5};
            bad += count_unreadable((Palette)palette, &on, colours);
            bad += count_unreadable((Palette)palette, &board, colours);
        }
    }
    return bad;
}

static void every_theme_can_be_read(void **state)
{
    (void)state;
    assert_int_equal(count_unreadable_pairs(ALL_COLOURS), 0);
    assert_int_equal(count_unreadable_pairs(256), 0);
    assert_int_equal(count_unreadable_pairs(16), 0);
    assert_int_equal(count_unreadable_pairs(8), 0);
}

static void themes_differ(void **state)
{
    int a, b, ink, same;
    (void)state;
    for (a = PALETTE_DEFAULT; a < PALETTE_COUNT; a++)
        for (b = PALETTE_DEFAULT; b < a; b++) {
            for (ink = same = 0; ink < INK_COUNT; ink++)
                same += ink_rgb((Palette)a, (Ink)ink) ==
                        ink_rgb((Palette)b, (Ink)ink);
            assert_true(same < INK_COUNT - 2);
        }
}

static void the_automatic_theme_suits_the_terminal(void **state)
{
    static const struct {
        CellColour ground;
        int dark, palette;
        Palette drawn;
    } looks[] = {{0, 0, PALETTE_AUTO, PALETTE_DEFAULT}, /* unknown */
                 {RGB_COLOUR, 0, PALETTE_AUTO, PALETTE_DEFAULT},
                 {RGB_COLOUR | 0x1e1e2e, 0, PALETTE_AUTO, PALETTE_DEFAULT},
                 {RGB_COLOUR | 0x002b36, 0, PALETTE_AUTO, PALETTE_DEFAULT},
                 {RGB_COLOUR | 0xffffff, 0, PALETTE_AUTO, PALETTE_PAPER},
                 {RGB_COLOUR | 0xfdf6e3, 0, PALETTE_AUTO, PALETTE_PAPER},
                 {RGB_COLOUR | 0xffffff, 1, PALETTE_AUTO, PALETTE_DEFAULT},
                 {RGB_COLOUR | 0xffffff, 0, PALETTE_DEFAULT, PALETTE_DEFAULT},
                 {RGB_COLOUR | 0xffffff, 0, PALETTE_NORD, PALETTE_NORD},
                 {RGB_COLOUR, 0, PALETTE_PAPER, PALETTE_PAPER}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof looks / sizeof *looks; i++) {
        const Look look = {.ground = looks[i].ground,
                           .dark = looks[i].dark,
                           .palette = looks[i].palette};
        assert_int_equal(look_palette(&look), looks[i].drawn);
    }
}

/* Such as the samples from which a theme is chosen. */
static void without_colours_any_paper_is_the_terminals_own(void **state)
{
    const Look mono = {.colours = ALL_COLOURS, .palette = PALETTE_MONO};
    const Cell cell = {.sign = ' ',
                       .ink = RGB_COLOUR | 0xffffff,
                       .paper = RGB_COLOUR | 0x0a5c2a};
    const Paint paint = look_paint(&cell, &mono);
    (void)state;
    assert_int_equal(paint.ink, OWN_COLOUR);
    assert_int_equal(paint.paper, OWN_COLOUR);
    assert_int_equal(paint.style, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_theme_can_be_read),
        cmocka_unit_test(themes_differ),
        cmocka_unit_test(without_colours_any_paper_is_the_terminals_own),
        cmocka_unit_test(the_automatic_theme_suits_the_terminal)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
