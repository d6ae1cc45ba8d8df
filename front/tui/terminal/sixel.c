/* SPDX-License-Identifier: MIT */
/* Colours are rounded to as many as there are registers; equal columns become
   runs. */
#include "image_formats.h"

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

/* To choose another colour takes about as many bytes as to skip this many
   columns. */
enum { LONG_GAP = 8 };

typedef struct Stretch {
    int colour, x, until;
} Stretch;

/* Six rows: for each colour in them, the bits of each column. */
typedef struct Band {
    unsigned char *bits[MOST_COLOURS];
    int is_used[MOST_COLOURS];
    int width;
    Stretch *stretches; /* that are not paged yet */
    int count;
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
                band->bits[colour] =
                    host_must_have(malloc((size_t)band->width));
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

static void page_columns(Page *page, const unsigned char *bits, int x,
                         int until)
{
    while (x < until) {
        int next = x + 1;
        while (next < until && bits[next] == bits[x])
            next++;
        page_run(page, bits[x], next - x);
        x = next;
    }
}

/* Where a colour occurs in a band: it ends before a longer gap. */
static int find_stretch(const Band *band, int colour, Stretch *stretch, int x)
{
    const unsigned char *bits = band->bits[colour];
    int blank = 0;
    while (x < band->width && !bits[x])
        x++;
    stretch->colour = colour;
    stretch->x = stretch->until = x;
    for (; x < band->width && blank < LONG_GAP; x++) {
        blank = bits[x] ? 0 : blank + 1;
        if (bits[x])
            stretch->until = x + 1;
    }
    return stretch->until > stretch->x;
}

static int by_place(const void *a, const void *b)
{
    const Stretch *left = a;
    const Stretch *right = b;
    return left->x != right->x ? left->x - right->x
                               : left->colour - right->colour;
}

static void list_stretches(Band *band)
{
    int colour;
    band->count = 0;
    for (colour = 0; colour < MOST_COLOURS; colour++) {
        int x = 0;
        while (band->is_used[colour] &&
               find_stretch(band, colour, &band->stretches[band->count], x))
            x = band->stretches[band->count++].until;
    }
    qsort(band->stretches, (size_t)band->count, sizeof *band->stretches,
          by_place);
}

/* One way from left to right, through as many stretches as possible. Returns
   how many are left. */
static int page_pass(Page *page, Band *band)
{
    int x = 0;
    int left = 0;
    int i;
    for (i = 0; i < band->count; i++) {
        const Stretch *next = &band->stretches[i];
        if (next->x < x) {
            band->stretches[left++] = *next;
            continue;
        }
        page_format(page, "#%d", next->colour);
        page_run(page, 0, next->x - x);
        page_columns(page, band->bits[next->colour], next->x, next->until);
        x = next->until;
    }
    return left;
}

static void page_band(Page *page, Band *band)
{
    list_stretches(band);
    while ((band->count = page_pass(page, band)) > 0)
        page_text(page, "$");
    page_text(page, "-");
}

int sixel_page(Page *page, const Bitmap *bitmap)
{
    Colours *colours = host_must_have(calloc(1, sizeof *colours));
    const int fits = find_colours(colours, bitmap);
    Band band;
    int top, i;
    memset(&band, 0, sizeof band);
    band.width = bitmap->width;
    band.stretches = host_must_have(
        malloc(((size_t)bitmap->width * BAND + 1) * sizeof *band.stretches));
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
    free(band.stretches);
    free(colours);
    return fits;
}
