/* SPDX-License-Identifier: MIT */
#include "sixel.h"

#include <stdlib.h>
#include <string.h>

enum { BAND = 6, MOST_COLOURS = 256, SLOTS = 1024, DROPPED_BITS = 2 };

/* ----------------------------------------------------------------- colours */

/* Colours without their lowest bits, which nobody sees. What a pixel becomes
   depends on nothing else, so that a part that is drawn again fits what is
   around it. */
typedef struct Colours {
    int slots[SLOTS]; /* the number of a colour, and 1 */
    unsigned colours[MOST_COLOURS];
    int count;
} Colours;

static unsigned rounded(const unsigned char *pixel)
{
    return (unsigned)(pixel[0] >> DROPPED_BITS) << 16 |
           (unsigned)(pixel[1] >> DROPPED_BITS) << 8 |
           pixel[2] >> DROPPED_BITS;
}

static int is_visible(const unsigned char *pixel)
{
    return pixel[3] >= 128;
}

/* The slot where a colour is, or where it belongs. */
static int *slot_of(Colours *colours, unsigned colour)
{
    unsigned at = colour * 2654435761U >> 22;
    while (colours->slots[at] &&
           colours->colours[colours->slots[at] - 1] != colour)
        at = (at + 1) % SLOTS;
    return &colours->slots[at];
}

/* Returns 0 if there are more colours than that. */
static int find_colours(Colours *colours, const Bitmap *bitmap)
{
    const int pixels = bitmap->width * bitmap->height;
    int i;
    for (i = 0; i < pixels; i++) {
        const unsigned char *pixel = bitmap->bytes + i * BITMAP_PIXEL;
        int *slot = slot_of(colours, rounded(pixel));
        if (!is_visible(pixel) || *slot)
            continue;
        if (colours->count == MOST_COLOURS)
            return 0;
        colours->colours[colours->count] = rounded(pixel);
        *slot = ++colours->count;
    }
    return 1;
}

/* In hundredths, as sixels have it. */
static unsigned hundredths(unsigned part)
{
    const unsigned most = 255 >> DROPPED_BITS;
    return ((part & most) * 100 + most / 2) / most;
}

static void page_colours(Page *page, const Colours *colours)
{
    int i;
    for (i = 0; i < colours->count; i++)
        page_format(page, "#%d;2;%u;%u;%u", i,
                    hundredths(colours->colours[i] >> 16),
                    hundredths(colours->colours[i] >> 8),
                    hundredths(colours->colours[i]));
}

/* ------------------------------------------------------------------- bands */

/* Six rows: for each colour in them, the bits of each column. */
typedef struct Band {
    unsigned char *bits[MOST_COLOURS];
    int is_used[MOST_COLOURS];
    int width;
} Band;

static void read_band(Band *band, const Bitmap *bitmap, Colours *colours,
                      int top)
{
    int x, row;
    memset(band->is_used, 0, sizeof band->is_used);
    for (row = 0; row < BAND && top + row < bitmap->height; row++)
        for (x = 0; x < bitmap->width; x++) {
            const unsigned char *pixel =
                bitmap->bytes +
                ((top + row) * bitmap->width + x) * BITMAP_PIXEL;
            const int colour = *slot_of(colours, rounded(pixel)) - 1;
            if (!is_visible(pixel))
                continue;
            if (!band->bits[colour])
                band->bits[colour] = must_have(malloc((size_t)band->width));
            if (!band->is_used[colour])
                memset(band->bits[colour], 0, (size_t)band->width);
            band->is_used[colour] = 1;
            band->bits[colour][x] |= (unsigned char)(1 << row);
        }
}

static void page_run(Page *page, unsigned char bits, int count)
{
    const char sign = (char)('?' + bits);
    if (count > 3)
        page_format(page, "!%d%c", count, sign);
    else
        while (count--)
            page_put(page, &sign, 1);
}

static void page_row(Page *page, const unsigned char *bits, int width)
{
    int x = 0;
    while (width && !bits[width - 1])
        width--;
    while (x < width) {
        int until = x + 1;
        while (until < width && bits[until] == bits[x])
            until++;
        page_run(page, bits[x], until - x);
        x = until;
    }
}

static void page_band(Page *page, const Band *band)
{
    int colour;
    int is_first = 1;
    for (colour = 0; colour < MOST_COLOURS; colour++)
        if (band->is_used[colour]) {
            page_format(page, is_first ? "#%d" : "$#%d", colour);
            page_row(page, band->bits[colour], band->width);
            is_first = 0;
        }
    page_text(page, "-");
}

int page_sixels(Page *page, const Bitmap *bitmap)
{
    Colours *colours = must_have(calloc(1, sizeof *colours));
    const int fits = find_colours(colours, bitmap);
    Band band;
    int top, i;
    memset(&band, 0, sizeof band);
    band.width = bitmap->width;
    if (fits) {
        page_format(page, "\033P0;1q\"1;1;%d;%d", bitmap->width,
                    bitmap->height);
        page_colours(page, colours);
        for (top = 0; top < bitmap->height; top += BAND) {
            read_band(&band, bitmap, colours, top);
            page_band(page, &band);
        }
        page_text(page, "\033\\");
    }
    for (i = 0; i < MOST_COLOURS; i++)
        free(band.bits[i]);
    free(colours);
    return fits;
}
