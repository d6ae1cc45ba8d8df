/* SPDX-License-Identifier: MIT */
/* The pictures of pieces: their bytes are the same on every machine, so golden
   digests suffice. tests/pictures.sh shows that they look right. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "front/tui/art/art_cache.h"
#include "front/tui/art/raster.h"
#include "front/tui/art/svg.h"
#include "tests/kit/drawn.h"

/* ----------------------------------------------------------------- numbers */

static void sines_are_exact(void **state)
{
    static const struct {
        int degrees;
        Fixed sine;
    } known[] = {{0, 0},        {30, 32768}, {45, 46341},   {90, 65536},
                 {150, 32768},  {180, 0},    {210, -32768}, {270, -65536},
                 {-45, -46341}, {405, 46341}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof known / sizeof *known; i++)
        assert_in_range(fixed_sine(known[i].degrees * FIXED_ONE) +
                            2 * FIXED_ONE,
                        known[i].sine + 2 * FIXED_ONE - 4,
                        known[i].sine + 2 * FIXED_ONE + 4);
}

static void roots_are_rounded_down(void **state)
{
    unsigned i;
    (void)state;
    for (i = 0; i < 70000; i += 7) {
        const unsigned long long square = (unsigned long long)i * i;
        assert_int_equal(fixed_root(square), i);
        assert_int_equal(fixed_root(square + i), i);
        if (i)
            assert_int_equal(fixed_root(square - 1), i - 1);
    }
}

static void an_inverse_takes_points_back(void **state)
{
    const Matrix there = {3 * FIXED_ONE, FIXED_ONE,     -FIXED_ONE,
                          FIXED_ONE / 2, 7 * FIXED_ONE, 9};
    const Matrix back = matrix_inverse(&there);
    const Point point = {5 * FIXED_ONE, -3 * FIXED_ONE};
    const Point found = matrix_apply(&back, matrix_apply(&there, point));
    (void)state;
    assert_in_range(found.x, point.x - 64, point.x + 64);
    assert_in_range(found.y + 4 * FIXED_ONE, FIXED_ONE - 64, FIXED_ONE + 64);
}

/* ---------------------------------------------------------------- coverage */

static const unsigned char *draw(SvgBook *book, Bitmap *bitmap,
                                 const char *text, int x, int y)
{
    memset(bitmap->bytes, 0, 4 * 16 * 16);
    svg_draw_text(book, text, bitmap, 0xffffff);
    return bitmap->bytes + (y * 16 + x) * BITMAP_PIXEL;
}

/* An area on half a pixel covers half of it, whatever the shape. */
static void coverage_is_the_area_of_a_pixel(void **state)
{
    static const struct {
        const char *text;
        int x, y, opacity;
    } cases[] = {
        {"<rect x=\"2\" y=\"2\" width=\"4\" height=\"4\"/>", 3, 3, 255},
        {"<rect x=\"2\" y=\"2\" width=\"4\" height=\"4\"/>", 6, 3, 0},
        {"<rect x=\"2.5\" y=\"2\" width=\"4\" height=\"4\"/>", 2, 3, 128},
        {"<rect x=\"2\" y=\"2.5\" width=\"4\" height=\"4\"/>", 3, 2, 128},
        {"<rect x=\"2.25\" y=\"2\" width=\".5\" height=\"4\"/>", 2, 3, 128},
        {"<path d=\"M2 2 10 2 2 10Z\"/>", 5, 6, 128},
        {"<path d=\"M0 4H16\" stroke=\"#ffffff\" stroke-width=\"2\"/>", 8, 3,
         255},
        {"<path d=\"M4 4H12\" stroke=\"#ffffff\" stroke-width=\"2\"/>", 3, 3,
         0},
        {"<rect x=\"-9\" y=\"-9\" width=\"99\" height=\"99\"/>", 15, 15, 255},
        {"<rect width=\"16\" height=\"16\" fill-opacity=\".5\"/>", 8, 8, 127},
    };
    SvgBook book = {artwork, NULL, 0};
    Bitmap bitmap = bitmap_new(16, 16);
    size_t i;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_in_range(
            draw(&book, &bitmap, cases[i].text, cases[i].x, cases[i].y)[3],
            cases[i].opacity ? cases[i].opacity - 1 : 0,
            cases[i].opacity + (cases[i].opacity < 255));
    bitmap_free(&bitmap);
    svg_free(&book);
}

/* Lines of a stroke that overlap count once. */
static void a_stroke_covers_nothing_twice(void **state)
{
    SvgBook book = {artwork, NULL, 0};
    Bitmap bitmap = bitmap_new(16, 16);
    const unsigned char *pixel =
        draw(&book, &bitmap,
             "<path d=\"M2 8H14M8 2V14\" fill=\"none\" stroke=\"#ffffff\" "
             "stroke-opacity=\".5\" stroke-width=\"4\"/>",
             8, 8);
    (void)state;
    assert_in_range(pixel[3], 126, 128);
    bitmap_free(&bitmap);
    svg_free(&book);
}

/* ----------------------------------------------------------------- digests */

static unsigned digest_of(const Bitmap *bitmap)
{
    const size_t size = (size_t)bitmap->width * (size_t)bitmap->height * 4;
    unsigned digest = 2166136261U;
    size_t i;
    for (i = 0; i < size; i++)
        digest = (digest ^ bitmap->bytes[i]) * 16777619U;
    return digest;
}

static const struct {
    const char *name;
    ArtKind kind;
    int first, last;
} pieces[] = {{"card", ART_CARD, 4, 55},
              {"slot", ART_SLOT, 0, 3},
              {"slot", ART_SLOT, NO_ART, NO_ART},
              {"square", ART_SQUARE, 0, 0},
              {"ball", ART_BALL, 1, 9},
              {"tile", ART_TILE, 1, 44},
              {"shut tile", ART_SHUT_TILE, 1, 44},
              {"block", ART_BLOCK, 1, 24},
              {"puzzle", ART_PUZZLE, ART_COAST, ART_ROSETTE},
              {"mark", ART_MARK, 0, 0},
              {"ring", ART_RING, 0, 0}};

static void pictures_are_the_same_everywhere(void **state)
{
    static const struct {
        int width, height;
    } sizes[] = {{40, 40}, {30, 41}, {90, 126}};
    Page page = PAGE_EMPTY;
    size_t i, size;
    (void)state;
    for (size = 0; size < sizeof sizes / sizeof *sizes; size++)
        for (i = 0; i < sizeof pieces / sizeof *pieces; i++) {
            ArtSpec spec = {.kind = pieces[i].kind,
                            .value = pieces[i].first,
                            .width = sizes[size].width,
                            .height = sizes[size].height,
                            .paper = 0x3c6fb4,
                            .ink = 0xc8202f};
            for (; spec.value <= pieces[i].last; spec.value++) {
                const Bitmap *bitmap = art_bitmap(&spec);
                page_format(&page, "%s %d %dx%d %08x\n", pieces[i].name,
                            spec.value, bitmap->width, bitmap->height,
                            digest_of(bitmap));
            }
        }
    assert_drawn(&page, "artwork.txt");
    art_forget();
}

static void each_size_is_drawn_once(void **state)
{
    const ArtSpec spec = {.kind = ART_CARD,
                          .value = 20,
                          .width = 50,
                          .height = 70,
                          .ink = 0xc8202f};
    ArtSpec other = spec;
    const Bitmap *first = art_bitmap(&spec);
    (void)state;
    other.height++;
    assert_ptr_not_equal(art_bitmap(&other), first);
    assert_ptr_equal(art_bitmap(&spec), first);
    art_forget();
}

/* A tile's side and shadow are larger than its face. */
static void pictures_have_the_measured_size(void **state)
{
    size_t i;
    (void)state;
    for (i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        const ArtSpec spec = {.kind = pieces[i].kind,
                              .value = pieces[i].first,
                              .width = 37,
                              .height = 49};
        int width, height;
        art_measure(&spec, &width, &height);
        assert_int_equal(art_bitmap(&spec)->width, width);
        assert_int_equal(art_bitmap(&spec)->height, height);
        assert_true(width >= 37 && height >= 49);
    }
    art_forget();
}

/* The smallest sizes and the largest must not write beyond the picture, which
   the sanitizers watch. */
static void any_size_can_be_drawn(void **state)
{
    static const int sizes[] = {1, 2, 3, 7, 700};
    size_t i, wide, high;
    (void)state;
    for (i = 0; i < sizeof pieces / sizeof *pieces; i++)
        for (wide = 0; wide < 5; wide++)
            for (high = 0; high < 5; high++) {
                const ArtSpec spec = {.kind = pieces[i].kind,
                                      .value = pieces[i].first,
                                      .width = sizes[wide],
                                      .height = sizes[high]};
                assert_non_null(art_bitmap(&spec)->bytes);
            }
    art_forget();
}

/* How many colours a picture has, up to a few more than are asked for. */
static int count_colours(const Bitmap *bitmap)
{
    enum { MOST = 100 };
    unsigned char seen[MOST][BITMAP_PIXEL];
    int count = 0;
    int i, at;
    for (i = 0; i < bitmap->width * bitmap->height && count < MOST; i++) {
        const unsigned char *pixel = bitmap->bytes + i * BITMAP_PIXEL;
        for (at = 0; at < count; at++)
            if (memcmp(seen[at], pixel, BITMAP_PIXEL) == 0)
                break;
        if (at == count)
            memcpy(seen[count++], pixel, BITMAP_PIXEL);
    }
    return count;
}

/* Half of the picture is transparent, the other half a slope of grey. */
static Bitmap new_slope(int size)
{
    Bitmap slope = bitmap_new(size, size);
    int x, y;
    for (y = 0; y < size; y++)
        for (x = size / 2; x < size; x++) {
            unsigned char *pixel = slope.bytes + (y * size + x) * BITMAP_PIXEL;
            memset(pixel, x + y, 3);
            pixel[3] = 255;
        }
    return slope;
}

static void pictures_get_few_colours(void **state)
{
    enum { SIZE = 100 };
    Bitmap slope = new_slope(SIZE);
    const Bitmap full = new_slope(SIZE);
    int i;
    (void)state;
    assert_true(count_colours(&full) > 90);
    bitmap_reduce_colours(&slope, 16);
    assert_in_range(count_colours(&slope), 12, 16);
    for (i = 0; i < SIZE * SIZE * BITMAP_PIXEL; i++)
        assert_in_range(slope.bytes[i] - full.bytes[i] + 12, 0, 24);
    assert_int_equal(slope.bytes[3], 0);
    bitmap_free(&slope);
    bitmap_free((Bitmap *)&full);
}

static void few_colours_stay_as_they_are(void **state)
{
    const ArtSpec spec = {.kind = ART_CARD,
                          .value = 12,
                          .width = 60,
                          .height = 84,
                          .paper = 0xffffff,
                          .ink = 0xc8202f};
    const Bitmap *few = art_with_few_colours(&spec);
    Bitmap again = bitmap_new(few->width, few->height);
    const size_t size =
        (size_t)few->width * (size_t)few->height * BITMAP_PIXEL;
    (void)state;
    assert_in_range(count_colours(few), 8, 32);
    assert_ptr_equal(art_with_few_colours(&spec), few);
    memcpy(again.bytes, few->bytes, size);
    bitmap_reduce_colours(&again, 32);
    assert_memory_equal(again.bytes, few->bytes, size);
    bitmap_free(&again);
    art_forget();
}

/* The sky of a coast ends where the sea begins, however large the picture. */
static void a_large_gradient_covers_its_length(void **state)
{
    const Matrix there = {0, 700 * FIXED_ONE, -700 * FIXED_ONE, 0, 0, 0};
    const Matrix back = matrix_inverse(&there);
    const Point end = {0, 700 * FIXED_ONE};
    const Point found = matrix_apply(&back, end);
    (void)state;
    assert_in_range(found.x, FIXED_ONE * 99 / 100, FIXED_ONE * 101 / 100);
}

/* Each part shows its place in the picture, but for the gap between tiles and
   the number in the corner. */
static void parts_make_the_whole_picture(void **state)
{
    enum { ACROSS = 4, DOWN = 3, WIDTH = 60, HEIGHT = 50 };
    const ArtSpec whole = {.kind = ART_PUZZLE,
                           .value = ART_COAST,
                           .width = ACROSS * WIDTH,
                           .height = DOWN * HEIGHT};
    ArtSpec part = {.kind = ART_PART,
                    .width = WIDTH,
                    .height = HEIGHT,
                    .puzzle = ART_COAST,
                    .across = ACROSS,
                    .down = DOWN};
    int row;
    (void)state;
    for (part.value = 1; part.value < ACROSS * DOWN; part.value++) {
        const Bitmap *all = art_bitmap(&whole);
        const Bitmap *own = art_bitmap(&part);
        const int x = (part.value - 1) % ACROSS * WIDTH;
        const int y = (part.value - 1) / ACROSS * HEIGHT;
        assert_int_equal(own->width, WIDTH);
        assert_int_equal(own->height, HEIGHT);
        for (row = HEIGHT / 2; row + 1 < HEIGHT; row++)
            assert_memory_equal(own->bytes + row * WIDTH * BITMAP_PIXEL,
                                all->bytes + ((y + row) * all->width + x) *
                                                 BITMAP_PIXEL,
                                (WIDTH - 1) * BITMAP_PIXEL);
    }
    art_forget();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sines_are_exact),
        cmocka_unit_test(roots_are_rounded_down),
        cmocka_unit_test(an_inverse_takes_points_back),
        cmocka_unit_test(coverage_is_the_area_of_a_pixel),
        cmocka_unit_test(a_stroke_covers_nothing_twice),
        cmocka_unit_test(pictures_are_the_same_everywhere),
        cmocka_unit_test(parts_make_the_whole_picture),
        cmocka_unit_test(a_large_gradient_covers_its_length),
        cmocka_unit_test(each_size_is_drawn_once),
        cmocka_unit_test(pictures_have_the_measured_size),
        cmocka_unit_test(any_size_can_be_drawn),
        cmocka_unit_test(pictures_get_few_colours),
        cmocka_unit_test(few_colours_stay_as_they_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
