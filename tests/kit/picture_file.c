/* SPDX-License-Identifier: MIT */
/* Compares pictures of screens. Files are PPM, which every viewer reads. */
#include "picture_file.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/tui/canvas/signs.h"
#include "host/host.h"

/* ----------------------------------------------------------------- drawing */

static long rgb_of(int colour, int is_paper)
{
    enum { GROUND = 0x101418, TEXT = 0xd0d4d8 };
    return colour >= 0 ? colour : is_paper ? GROUND : TEXT;
}

/* The share of the ink in the upper or lower half of a cell, of twelve. */
static int share_of_ink(const Cell *cell, int lower)
{
    enum { HALF = BLOCK_COLUMNS * BLOCK_ROWS / 2, LETTER = 3 };
    unsigned mask = block_mask(cell->sign);
    int share = 0;
    if (!mask)
        return cell->sign == ' ' ? 0 : LETTER;
    for (mask = mask >> (lower ? HALF : 0) & ((1U << HALF) - 1); mask;
         mask &= mask - 1)
        share += 12 / HALF;
    return share;
}

static void put_half(unsigned char *bytes, const Tui *tui, const Cell *cell,
                     int lower)
{
    const Paint paint = look_paint(cell, &tui->look);
    const long ink = rgb_of(paint.ink, 0);
    const long paper = rgb_of(paint.paper, 1);
    const long share = share_of_ink(cell, lower);
    int shift;
    for (shift = 16; shift >= 0; shift -= 8)
        *bytes++ = (unsigned char)(((ink >> shift & 255) * share +
                                    (paper >> shift & 255) * (12 - share)) /
                                   12);
}

Picture picture_of_screen(const Tui *tui)
{
    const Canvas *canvas = &tui->canvas;
    Picture picture = {canvas->width, canvas->height * 2, NULL};
    int x, y;
    assert_int_equal(tui->look.colours, ALL_COLOURS);
    picture.bytes = calloc((size_t)picture.width * (size_t)picture.height, 3);
    assert_non_null(picture.bytes);
    for (y = 0; y < picture.height; y++)
        for (x = 0; x < picture.width; x++)
            put_half(&picture.bytes[3 * (y * picture.width + x)], tui,
                     canvas_cell(canvas, x, y / 2), y % 2);
    return picture;
}

void picture_free(Picture *picture)
{
    free(picture->bytes);
    picture->bytes = NULL;
}

/* --------------------------------------------------------------- comparing */

/* CIELAB with the white of daylight (D65). */
typedef struct LabColour {
    double l, a, b;
} LabColour;

static double linear_part(unsigned char part)
{
    const double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92
                            : pow((share + 0.055) / 1.055, 2.4);
}

static double root_part(double share)
{
    return share > 0.008856 ? cbrt(share) : 7.787 * share + 16.0 / 116;
}

static LabColour lab_of(const unsigned char *bytes)
{
    const double r = linear_part(bytes[0]);
    const double g = linear_part(bytes[1]);
    const double b = linear_part(bytes[2]);
    const double x =
        root_part((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const double y = root_part(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const double z = root_part((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    return (LabColour){116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

static double distance_between(const unsigned char *a, const unsigned char *b)
{
    const LabColour p = lab_of(a);
    const LabColour q = lab_of(b);
    if (memcmp(a, b, 3) == 0)
        return 0;
    return sqrt((p.l - q.l) * (p.l - q.l) + (p.a - q.a) * (p.a - q.a) +
                (p.b - q.b) * (p.b - q.b));
}

Difference picture_difference(const Picture *a, const Picture *b)
{
    enum { SQUARE_SIDE = 4 };
    Difference difference = {0, 0};
    double square;
    int x, y, i;
    assert_int_equal(a->width, b->width);
    assert_int_equal(a->height, b->height);
    for (y = 0; y + SQUARE_SIDE <= a->height; y += SQUARE_SIDE)
        for (x = 0; x + SQUARE_SIDE <= a->width; x += SQUARE_SIDE) {
            square = 0;
            for (i = 0; i < SQUARE_SIDE * SQUARE_SIDE; i++) {
                const int at = 3 * ((y + i / SQUARE_SIDE) * a->width + x +
                                    i % SQUARE_SIDE);
                square += distance_between(&a->bytes[at], &b->bytes[at]);
            }
            square /= SQUARE_SIDE * SQUARE_SIDE;
            difference.mean += square;
            if (square > difference.worst)
                difference.worst = square;
        }
    difference.mean /= (a->width / SQUARE_SIDE) * (a->height / SQUARE_SIDE);
    return difference;
}

/* A distance of about 2 is just visible side by side. */
int looks_alike(Difference difference)
{
    return difference.mean < 2 && difference.worst < 8;
}

/* ------------------------------------------------------------------- files */

static void page_picture(Page *page, const Picture *picture)
{
    page_format(page, "P6 %d %d 255\n", picture->width, picture->height);
    page_put(page, (const char *)picture->bytes,
             (size_t)picture->width * (size_t)picture->height * 3);
}

/* Reads what page_picture wrote; returns 0 if it is something else. */
static int read_picture(Picture *picture, const Page *page)
{
    size_t head, size;
    if (sscanf(page->text, "P6 %d %d 255", &picture->width,
               &picture->height) != 2 ||
        picture->width <= 0 || picture->height <= 0)
        return 0;
    head = strcspn(page->text, "\n") + 1;
    size = (size_t)picture->width * (size_t)picture->height * 3;
    if (head + size != page->used)
        return 0;
    picture->bytes = malloc(size);
    assert_non_null(picture->bytes);
    memcpy(picture->bytes, page->text + head, size);
    return 1;
}

static int equals_file(const Picture *picture, const char *path,
                       Difference *difference)
{
    Page page = PAGE_EMPTY;
    Picture expected = {0, 0, NULL};
    int equal = 0;
    if (file_read(path, &page) && read_picture(&expected, &page) &&
        expected.width == picture->width &&
        expected.height == picture->height) {
        *difference = picture_difference(picture, &expected);
        equal = looks_alike(*difference);
    }
    picture_free(&expected);
    page_free(&page);
    return equal;
}

void assert_looks_like(Picture *picture, const char *name)
{
    Page path = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    Difference difference = {-1, -1};
    page_format(&path, "%s/tests/drawn/%s", TEST_SOURCE, name);
    if (!equals_file(picture, path.text, &difference)) {
        if (!getenv("QUADRILLE_WRITE"))
            fail_msg("%s looks different: %.2f on average, %.2f at worst "
                     "(-1: no such file)",
                     name, difference.mean, difference.worst);
        page_picture(&page, picture);
        assert_true(file_write(path.text, NULL, &page));
    }
    page_free(&page);
    page_free(&path);
    picture_free(picture);
}
