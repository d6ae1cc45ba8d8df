/* SPDX-License-Identifier: MIT */
/* Pictures that players choose: PNG and JPEG files of all usual kinds are
   read, and files that are damaged, cut off or too large do no harm. Those in
   tests/photos show four squares: red, green, blue and white. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/tui/art/photo.h"
#include "host/host.h"
#include "tests/kit/trial.h"

static void open_photo(Page *file, const char *name)
{
    char path[256];
    snprintf(path, sizeof path, "%s/tests/photos/%s", TEST_SOURCE, name);
    assert_true(file_read(path, file));
}

static PhotoFault read_page(Bitmap *bitmap, const Page *file, size_t size)
{
    return photo_read(bitmap, (const unsigned char *)file->text, size);
}

/* The middle of a quarter, as three digits from 0 to 9. */
static int colour_of(const Bitmap *bitmap, int right, int lower)
{
    const int x = bitmap->width / 4 + right * bitmap->width / 2;
    const int y = bitmap->height / 4 + lower * bitmap->height / 2;
    const unsigned char *at =
        bitmap->bytes + (y * bitmap->width + x) * BITMAP_PIXEL;
    assert_int_equal(at[3], 255);
    return (at[0] + 5) / 28 * 100 + (at[1] + 5) / 28 * 10 + (at[2] + 5) / 28;
}

static const struct {
    const char *name;
    int colours[4];
} files[] = {{"truecolour.png", {900, 90, 9, 999}},
             {"interlaced.png", {900, 90, 9, 999}},
             {"deep.png", {900, 90, 9, 999}},
             {"two.png", {0, 999, 0, 999}},
             {"usual.jpg", {900, 90, 9, 999}},
             {"progressive.jpg", {900, 90, 9, 999}},
             {"restarts.jpg", {900, 90, 9, 999}},
             {"turned.jpg", {9, 900, 999, 90}}};

static void pictures_of_all_kinds_are_read(void **state)
{
    size_t i;
    (void)state;
    for (i = 0; i < sizeof files / sizeof *files; i++) {
        Page file = PAGE_EMPTY;
        Bitmap bitmap = {0, 0, NULL};
        int nth;
        open_photo(&file, files[i].name);
        assert_int_equal(read_page(&bitmap, &file, file.used), PHOTO_FINE);
        for (nth = 0; nth < 4; nth++)
            if (colour_of(&bitmap, nth % 2, nth / 2) != files[i].colours[nth])
                fail_msg("%s, square %d: %03d", files[i].name, nth,
                         colour_of(&bitmap, nth % 2, nth / 2));
        bitmap_free(&bitmap);
        page_free(&file);
    }
}

static void grey_pictures_are_grey(void **state)
{
    static const char *const names[] = {"grey.png", "grey.jpg"};
    int i;
    (void)state;
    for (i = 0; i < 2; i++) {
        Page file = PAGE_EMPTY;
        Bitmap bitmap = {0, 0, NULL};
        open_photo(&file, names[i]);
        assert_int_equal(read_page(&bitmap, &file, file.used), PHOTO_FINE);
        assert_int_equal(colour_of(&bitmap, 1, 1), 999);
        assert_int_equal(bitmap.bytes[0], bitmap.bytes[1]);
        assert_in_range(bitmap.bytes[0], 20, 140);
        bitmap_free(&bitmap);
        page_free(&file);
    }
}

/* Sanitizers see what is read or written elsewhere. Whatever is shown of a
   damaged picture, it has pixels. */
static void damaged_pictures_do_no_harm(void **state)
{
    static const unsigned char wrong[] = {0, 1, 0x7f, 0xff};
    size_t i, at, nth;
    (void)state;
    for (i = 0; i < sizeof files / sizeof *files; i++) {
        Page file = PAGE_EMPTY;
        open_photo(&file, files[i].name);
        for (at = 0; at < file.used; at++)
            for (nth = 0; nth < sizeof wrong; nth++) {
                const char right = file.text[at];
                Bitmap bitmap = {0, 0, NULL};
                file.text[at] = (char)wrong[nth];
                if (read_page(&bitmap, &file, file.used) == PHOTO_FINE)
                    assert_true(bitmap.width > 0 && bitmap.height > 0);
                else
                    assert_null(bitmap.bytes);
                bitmap_free(&bitmap);
                file.text[at] = right;
            }
        page_free(&file);
    }
}

/* A picture that was cut off is refused, at whatever length: a table that is
   half grey is not what its player chose. Of PNG files, the end after the
   pixels may be missing. */
static void pictures_that_are_cut_off_are_refused(void **state)
{
    size_t i, length;
    (void)state;
    for (i = 0; i < sizeof files / sizeof *files; i++) {
        Page file = PAGE_EMPTY;
        open_photo(&file, files[i].name);
        const size_t end = strstr(files[i].name, "png") ? 24 : 0;
        for (length = 0; length + end < file.used; length++) {
            /* A copy ends where the picture does, so that sanitizers see what
               is read beyond it. */
            unsigned char *copy = malloc(length ? length : 1);
            Bitmap bitmap = {0, 0, NULL};
            PhotoFault fault;
            assert_non_null(copy);
            memcpy(copy, file.text, length);
            fault = photo_read(&bitmap, copy, length);
            assert_int_not_equal(fault, PHOTO_FINE);
            assert_null(bitmap.bytes);
            bitmap_free(&bitmap);
            free(copy);
        }
        page_free(&file);
    }
}

static void other_files_and_huge_pictures_are_refused(void **state)
{
    enum { WIDTH_AT = 16 };
    Page file = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    Bitmap bitmap = {0, 0, NULL};
    (void)state;
    page_text(&text, "GIF89a, or a text.");
    assert_int_equal(read_page(&bitmap, &text, text.used), PHOTO_UNKNOWN);
    assert_int_equal(read_page(&bitmap, &text, 0), PHOTO_UNKNOWN);
    open_photo(&file, "truecolour.png");
    memcpy(file.text + WIDTH_AT, "\0\1\0\0\0\1\0\0", 8); /* 65,536 each */
    assert_int_equal(read_page(&bitmap, &file, file.used), PHOTO_TOO_LARGE);
    memset(file.text + WIDTH_AT, 255, 8);
    assert_int_equal(read_page(&bitmap, &file, file.used), PHOTO_TOO_LARGE);
    memset(file.text + WIDTH_AT, 0, 8);
    assert_int_equal(read_page(&bitmap, &file, file.used), PHOTO_DAMAGED);
    page_free(&file);
    page_free(&text);
}

/* In a wide frame, a square picture shows its middle. */
static void the_middle_of_a_picture_fits_any_frame(void **state)
{
    static const int shapes[][2] = {{40, 10}, {10, 40}, {1, 1}, {300, 100}};
    Page file = PAGE_EMPTY;
    Bitmap photo = {0, 0, NULL};
    int i;
    (void)state;
    open_photo(&file, "truecolour.png");
    assert_int_equal(read_page(&photo, &file, file.used), PHOTO_FINE);
    for (i = 0; i < 4; i++) {
        Bitmap fitted = photo_fit(&photo, shapes[i][0], shapes[i][1]);
        assert_int_equal(fitted.width, shapes[i][0]);
        assert_int_equal(fitted.height, shapes[i][1]);
        if (i != 2) {
            assert_int_equal(colour_of(&fitted, 0, 0), 900);
            assert_int_equal(colour_of(&fitted, 1, 1), 999);
        }
        bitmap_free(&fitted);
    }
    bitmap_free(&photo);
    page_free(&file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pictures_of_all_kinds_are_read),
        cmocka_unit_test(grey_pictures_are_grey),
        cmocka_unit_test(damaged_pictures_do_no_harm),
        cmocka_unit_test(pictures_that_are_cut_off_are_refused),
        cmocka_unit_test(other_files_and_huge_pictures_are_refused),
        cmocka_unit_test(the_middle_of_a_picture_fits_any_frame),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
