/* SPDX-License-Identifier: MIT */
#include "ink.h"

#define OWN 0x1000000L /* no colour of ours: the terminal's own */

const char *const palette_names[] = {"default", "safe", "contrast", "mono"};

/* In three palettes, and among sixteen colours (-1: the terminal's own). The
   safe balls are Okabe and Ito's eight with a grey. */
typedef struct Tint {
    long rgb[3];
    signed char few;
    unsigned char style; /* as paper, where there are no colours */
} Tint;

static const Tint tints[INK_COUNT] = {
    [INK_GROUND] = {{OWN, OWN, 0x000000}, -1, 0},
    [INK_TEXT] = {{OWN, OWN, 0xffffff}, -1, 0},
    [INK_FAINT] = {{0x7d8694, 0x7d8694, 0xc0c0c0}, 8, 0},
    [INK_BAR] = {{0x2b3444, 0x2b3444, 0x000090}, 4, REVERSE_STYLE},
    [INK_BAR_TEXT] = {{0xe8ecf2, 0xe8ecf2, 0xffffff}, 15, 0},
    [INK_BAR_KEY] = {{0xf5c862, 0xf0e442, 0xffff00}, 11, 0},
    [INK_GOOD] = {{0x5fd08a, 0x3fbf95, 0x00ff00}, 10, UNDER_STYLE},
    [INK_BAD] = {{0xff7b72, 0xe69f00, 0xff6060}, 9, 0},
    [INK_NOTE] = {{0xf5c862, 0xf0e442, 0xffff00}, 11, 0},
    [INK_CURSOR] = {{0xf5c518, 0xf0e442, 0xffff00}, 11, REVERSE_STYLE},
    [INK_HELD] = {{0x22b8cf, 0x56b4e9, 0x00ffff},
                  14,
                  REVERSE_STYLE | UNDER_STYLE},
    [INK_HINT] = {{0xd9a6ff, 0xcc79a7, 0xff80ff}, 13, UNDER_STYLE},
    [INK_BOARD] = {{0x1d2430, 0x1d2430, 0x000000}, 0, 0},
    [INK_BOARD_TOO] = {{0x242d3b, 0x242d3b, 0x000000}, 0, 0},
    [INK_GRID] = {{0x4a5568, 0x4a5568, 0xc0c0c0}, 8, 0},
    [INK_FELT] = {{0x0a5c2a, 0x0b3a53, 0x000000}, 2, 0},
    [INK_FELT_TOO] = {{0x0c752c, 0x145a7d, 0x303030}, 0, 0},
    [INK_SHADOW] = {{0x5d5340, 0x5d5340, 0x404040}, 8, 0},
    [INK_BALL + 0] = {{0xff6b6b, 0xd55e00, 0xff4040}, 9, 0},
    [INK_BALL + 1] = {{0x5fd068, 0x009e73, 0x00ff00}, 10, 0},
    [INK_BALL + 2] = {{0x6ea8fe, 0x0072b2, 0x6080ff}, 12, 0},
    [INK_BALL + 3] = {{0xf7d154, 0xf0e442, 0xffff00}, 11, 0},
    [INK_BALL + 4] = {{0xc792ff, 0xcc79a7, 0xff60ff}, 13, 0},
    [INK_BALL + 5] = {{0x4fd6e0, 0x56b4e9, 0x00ffff}, 14, 0},
    [INK_BALL + 6] = {{0xe8e8e8, 0xffffff, 0xffffff}, 15, 0},
    [INK_BALL + 7] = {{0xffa04d, 0xe69f00, 0xff9000}, 3, 0},
    [INK_BALL + 8] = {{0xa0a0a0, 0x999999, 0xa0a0a0}, 7, 0},
    [INK_ON_BALL] = {{0x101010, 0x101010, 0x000000}, 0, 0},
    [INK_CARD] = {{0xf8f5ec, 0xf8f5ec, 0xffffff}, 15, 0},
    [INK_CARD_EDGE] = {{0xb8b09c, 0xb8b09c, 0x808080}, 8, 0},
    [INK_CLUB] = {{0x15803d, 0x009e73, 0x006000}, 2, 0},
    [INK_DIAMOND] = {{0x1d4ed8, 0x0072b2, 0x0000c0}, 4, 0},
    [INK_HEART] = {{0xc81e1e, 0xd55e00, 0xc00000}, 1, 0},
    [INK_SPADE] = {{0x1a1a1a, 0x1a1a1a, 0x000000}, 0, 0},
    [INK_TILE] = {{0xf6efdc, 0xf6efdc, 0xffffff}, 15, 0},
    [INK_SHUT_TILE] = {{0xb6aa8e, 0xb6aa8e, 0xa8a8a8}, 7, 0},
    [INK_TILE_EDGE] = {{0x6f6247, 0x6f6247, 0x404040}, 8, 0},
    [INK_TILE_TEXT] = {{0x222222, 0x222222, 0x000000}, 0, 0},
    [INK_BAMBOO] = {{0x15703a, 0x00664b, 0x005000}, 2, 0},
    [INK_CHARACTER] = {{0xb01c1c, 0x9c4500, 0xa00000}, 1, 0},
    [INK_DOT] = {{0x1b48c8, 0x00508a, 0x0000a0}, 4, 0},
    [INK_HONOUR] = {{0x6b21a8, 0x8a3b68, 0x600060}, 5, 0},
    [INK_BLOCK] = {{0x3c6fb4, 0x0072b2, 0x0040c0}, 4, 0},
    [INK_HOME_BLOCK] = {{0x2f8f63, 0x00785a, 0x006020}, 2, 0},
    [INK_BLOCK_EDGE] = {{0x7ba6dc, 0x56b4e9, 0x8080ff}, 12, 0},
    [INK_HOME_EDGE] = {{0x66c796, 0x00c08f, 0x40c060}, 10, 0},
    [INK_BLOCK_TEXT] = {{0xffffff, 0xffffff, 0xffffff}, 15, 0},
};

long ink_rgb(Palette palette, Ink ink)
{
    const long rgb = palette == PALETTE_MONO ? OWN : tints[ink].rgb[palette];
    return rgb == OWN ? OWN_COLOUR : rgb;
}

int ink_paper_style(Ink paper)
{
    return tints[paper].style;
}

/* --------------------------------------------------------- fewer colours */

static long square(long number)
{
    return number * number;
}

static long distance(long a, long b)
{
    return square((a >> 16 & 255) - (b >> 16 & 255)) +
           square((a >> 8 & 255) - (b >> 8 & 255)) +
           square((a & 255) - (b & 255));
}

/* The six steps of the cube in 256 colours. */
static int step_of(long part)
{
    return part < 48 ? 0 : part < 115 ? 1 : (int)((part - 35) / 40);
}

static long part_of(int step)
{
    return step ? 55 + 40 * step : 0;
}

/* From the cube or from the greys, whatever is nearer. */
static int among_256(long rgb)
{
    const int red = step_of(rgb >> 16 & 255);
    const int green = step_of(rgb >> 8 & 255);
    const int blue = step_of(rgb & 255);
    const long cube = part_of(red) << 16 | part_of(green) << 8 | part_of(blue);
    const long sum = (rgb >> 16 & 255) + (rgb >> 8 & 255) + (rgb & 255);
    int shade = (int)((sum / 3 - 3) / 10);
    long grey;
    if (shade < 0)
        shade = 0;
    if (shade > 23)
        shade = 23;
    grey = (8 + 10L * shade) * 0x010101;
    if (distance(rgb, grey) < distance(rgb, cube))
        return 232 + shade;
    return 16 + 36 * red + 6 * green + blue;
}

/* Eight have no dark grey, which on black would be black, and one white. */
static int among_8(Ink ink)
{
    switch (ink) {
    case INK_FAINT:
        return OWN_COLOUR;
    case INK_GRID:
        return 7;
    case INK_SHUT_TILE:
        return 6;
    default:
        return tints[ink].few & 7;
    }
}

int ink_colour(Palette palette, Ink ink, int colours)
{
    const long rgb = ink_rgb(palette, ink);
    if (rgb == OWN_COLOUR || colours < 8)
        return OWN_COLOUR;
    if (colours > 256)
        return (int)rgb;
    if (colours == 256)
        return among_256(rgb);
    if (palette == PALETTE_CONTRAST && ink <= INK_TEXT)
        return ink == INK_TEXT ? 7 : 0;
    return colours >= 16 ? tints[ink].few : among_8(ink);
}
