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

static int count_unreadable(Palette palette, const Pair *pair)
{
    const long ink = ink_rgb(palette, pair->ink);
    const long paper = ink_rgb(palette, pair->paper);
    const double found = contrast(ink, paper);
    if (ink == OWN_COLOUR || paper == OWN_COLOUR || found >= pair->least)
        return 0;
    print_error("%s: %d on %d has %.2f, not %.1f\n", palette_names[palette],
                (int)pair->ink, (int)pair->paper, found, pair->least);
    return 1;
}

static void every_theme_can_be_read(void **state)
{
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
    int palette, bad = 0;
    size_t i;
    (void)state;
    for (palette = PALETTE_DEFAULT; palette < PALETTE_COUNT; palette++) {
        for (i = 0; i < sizeof pairs / sizeof *pairs; i++)
            bad += count_unreadable((Palette)palette, &pairs[i]);
        for (i = 0; i < 9; i++) {
            const Ink ball = (Ink)(INK_BALL + i);
            const Pair on = {INK_ON_BALL, ball, 3.5};
            const Pair board = {ball, INK_BOARD, 1.5};
            bad += count_unreadable((Palette)palette, &on);
            bad += count_unreadable((Palette)palette, &board);
        }
    }
    assert_int_equal(bad, 0);
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_theme_can_be_read),
        cmocka_unit_test(themes_differ),
        cmocka_unit_test(the_automatic_theme_suits_the_terminal)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
