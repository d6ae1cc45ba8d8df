/* SPDX-License-Identifier: MIT */
/* Distances are measured in the CIE's Lab space, where they follow the eye:
   hues must not change, even if the colour becomes lighter or darker. The
   formula is CIE94's with the stretched greys of CIEDE2000, and with
   lightness counted less; over all colours of the themes it is within 0.1 of
   CIEDE2000's best choice on average. All arithmetic is in whole numbers, so
   that every machine chooses the same. */
#include "look.h"

enum { FIRST = 16, FIRST_GREY = 232, COLOURS = 256, ONE = 65536, UNIT = 16 };

/* In sixteenths; chroma is the distance from grey. */
typedef struct Lab {
    long lightness, red_green, yellow_blue, chroma;
} Lab;

long nearest_colour_of_index(int index)
{
    static const unsigned char steps[] = {0, 95, 135, 175, 215, 255};
    const int cube = index - FIRST;
    if (index >= FIRST_GREY)
        return (8 + 10L * (index - FIRST_GREY)) * 0x010101;
    return (long)steps[cube / 36] << 16 | (long)steps[cube / 6 % 6] << 8 |
           steps[cube % 6];
}

/* ------------------------------------------------------------------- roots */

static long square_root(long square)
{
    long root = 0;
    long bit;
    for (bit = 1L << 14; bit; bit >>= 1)
        if ((root + bit) * (root + bit) <= square)
            root += bit;
    return root;
}

/* Of a part of ONE, as a part of ONE. */
static long cube_root(long part)
{
    const long long cube = (long long)part << 32;
    long long root = 0;
    long long bit;
    for (bit = ONE; bit; bit >>= 1)
        if ((root + bit) * (root + bit) * (root + bit) <= cube)
            root += bit;
    return (long)root;
}

/* --------------------------------------------------------------------- Lab */

/* A polynomial near the curve of sRGB; 0 to 255 become 0 to ONE. */
static long long linear(long part)
{
    const long long share = part * ONE / 255;
    long long light = 20008 * share / ONE + 44707;
    light = light * share / ONE + 821;
    return light * share / ONE;
}

static long long bent(long long light)
{
    enum { NEARLY_BLACK = 580 };
    if (light > NEARLY_BLACK)
        return cube_root((long)light);
    return light * 7787 / 1000 + 9040;
}

static Lab lab_of(long rgb)
{
    enum { STRETCHED = 40 * UNIT };
    const long long red = linear(rgb >> 16 & 255);
    const long long green = linear(rgb >> 8 & 255);
    const long long blue = linear(rgb & 255);
    const long long x =
        bent((43390 * red + 37621 * green + 18984 * blue) / 100000);
    const long long y =
        bent((21267 * red + 71515 * green + 7218 * blue) / 100000);
    const long long z =
        bent((1776 * red + 10947 * green + 87277 * blue) / 100000);
    Lab lab;
    lab.lightness = (long)(116 * UNIT * y / ONE - 16 * UNIT);
    lab.red_green = (long)(500 * UNIT * (x - y) / ONE);
    lab.yellow_blue = (long)(200 * UNIT * (y - z) / ONE);
    lab.chroma = square_root(lab.red_green * lab.red_green +
                             lab.yellow_blue * lab.yellow_blue);
    if (lab.chroma < STRETCHED) {
        lab.red_green +=
            lab.red_green * (STRETCHED - lab.chroma) / (2 * STRETCHED);
        lab.chroma = square_root(lab.red_green * lab.red_green +
                                 lab.yellow_blue * lab.yellow_blue);
    }
    return lab;
}

static long long square(long long number)
{
    return number * number;
}

static long long distance_in_lightness(const Lab *a, const Lab *b)
{
    return square(a->lightness - b->lightness) * 6 / 10;
}

/* Differences of chroma and hue count less between vivid colours. */
static long long distance_in_colour(const Lab *a, const Lab *b)
{
    const long long chroma = (a->chroma + b->chroma) / 2;
    const long long more = a->chroma - b->chroma;
    const long long hue = square(a->red_green - b->red_green) +
                          square(a->yellow_blue - b->yellow_blue) -
                          square(more);
    return square(more * 1000 / (1000 + 45 * chroma / UNIT)) +
           hue * 1000000 / square(1000 + 15 * chroma / UNIT);
}

/* ------------------------------------------------------------------ search */

static int search(long rgb)
{
    static Lab labs[COLOURS];
    static int is_filled;
    const Lab wanted = lab_of(rgb);
    long long least = -1;
    int best = FIRST;
    int i;
    for (i = FIRST; !is_filled && i < COLOURS; i++)
        labs[i] = lab_of(nearest_colour_of_index(i));
    is_filled = 1;
    for (i = FIRST; i < COLOURS; i++) {
        long long far = distance_in_lightness(&wanted, &labs[i]);
        if (least >= 0 && far >= least)
            continue;
        far += distance_in_colour(&wanted, &labs[i]);
        if (least < 0 || far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}

/* A screen has few colours, and the next one has them again. */
int nearest_colour(long rgb)
{
    enum { KEPT = 1024 };
    static struct {
        long rgb; /* and one, so that 0 is none */
        int index;
    } kept[KEPT];
    const long at = (rgb ^ rgb >> 7 ^ rgb >> 13) & (KEPT - 1);
    if (kept[at].rgb != rgb + 1) {
        kept[at].index = search(rgb);
        kept[at].rgb = rgb + 1;
    }
    return kept[at].index;
}
