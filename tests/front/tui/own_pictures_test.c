/* SPDX-License-Identifier: MIT */
/* The player's own pictures on the full screen: chosen, kept, refused and
   removed, and seen on the table, on the backs of cards and on sliding
   tiles. */
#include "front/tui/art/own_pictures.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "front/tui/art/art_cache.h"
#include "front/tui/drawings/pixels.h"
#include "front/tui/view/view.h"
#include "host/host.h"
#include "host/paths.h"
#include "tests/kit/stage.h"

#define PHOTO(name) TEST_SOURCE "/tests/photos/" name

static char folder[] = "/tmp/quadrille-pictures-XXXXXX";

static int open_folder(void **state)
{
    (void)state;
    if (!mkdtemp(folder))
        return -1;
    return setenv("XDG_CONFIG_HOME", folder, 1);
}

static int remove_folder(void **state)
{
    char command[64];
    (void)state;
    own_pictures_free();
    snprintf(command, sizeof command, "rm -r %s", folder);
    return system(command);
}

static void choose_well(OwnUse use, const char *path)
{
    Page refusal = PAGE_EMPTY;
    own_pictures_choose(use, path, &refusal);
    if (refusal.used)
        fail_msg("%s", refusal.text);
    page_free(&refusal);
}

static void refuses(const char *path, const char *words)
{
    Page refusal = PAGE_EMPTY;
    own_pictures_choose(OWN_TABLE, path, &refusal);
    assert_true(refusal.used);
    if (!strstr(refusal.text, words))
        fail_msg("%s", refusal.text);
    page_free(&refusal);
}

static void a_picture_is_kept_until_it_is_removed(void **state)
{
    Page refusal = PAGE_EMPTY;
    (void)state;
    choose_well(OWN_TABLE, PHOTO("usual.jpg"));
    choose_well(OWN_TILES, PHOTO("deep.png"));
    own_pictures_free();
    assert_null(own_picture(OWN_TABLE));
    own_pictures_load(&refusal);
    assert_false(refusal.used);
    assert_non_null(own_picture(OWN_TABLE));
    assert_null(own_picture(OWN_BACK));
    assert_int_equal(own_picture(OWN_TILES)->width, 16);
    assert_string_equal(own_picture_path(OWN_TABLE), PHOTO("usual.jpg"));
    choose_well(OWN_TABLE, "");
    own_pictures_free();
    own_pictures_load(&refusal);
    assert_null(own_picture(OWN_TABLE));
    assert_string_equal(own_picture_path(OWN_TABLE), "");
    choose_well(OWN_TILES, "");
}

static void bad_files_are_refused_and_change_nothing(void **state)
{
    char pipe[64];
    (void)state;
    choose_well(OWN_TABLE, PHOTO("usual.jpg"));
    refuses("/nowhere/cat.png", "No such file");
    refuses(TEST_SOURCE, "neither a PNG nor a JPEG");
    refuses("/dev/zero", "neither a PNG nor a JPEG");
    refuses(TEST_SOURCE "/README.md", "neither a PNG nor a JPEG");
    refuses("two\nlines", "two lines");
    refuses("\x1b]0;title\x07", "\\x1b");
    snprintf(pipe, sizeof pipe, "%s/pipe", folder);
    assert_int_equal(mkfifo(pipe, 0600), 0); /* nobody writes to it */
    refuses(pipe, "neither a PNG nor a JPEG");
    assert_string_equal(own_picture_path(OWN_TABLE), PHOTO("usual.jpg"));
    choose_well(OWN_TABLE, "");
}

/* A disk may come back. */
static void a_picture_that_has_gone_is_told_and_not_forgotten(void **state)
{
    Page refusal = PAGE_EMPTY;
    Page path = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    (void)state;
    page_text(&text, "back /media/gone.png\nunknown thing\n\ntable\n");
    assert_true(path_of_pictures(&path));
    paths_make_folders(path.text);
    assert_true(file_write(path.text, NULL, &text));
    own_pictures_free();
    own_pictures_load(&refusal);
    assert_string_equal(refusal.text,
                        "'/media/gone.png': No such file or directory");
    assert_null(own_picture(OWN_BACK));
    assert_string_equal(own_picture_path(OWN_BACK), "/media/gone.png");
    page_free(&refusal);
    page_free(&path);
    page_free(&text);
    choose_well(OWN_BACK, "");
}

/* ---------------------------------------------------------------- on screen
 */

static double linear(double part)
{
    part /= 255;
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4);
}

static double contrast(const unsigned char *pixel, double text)
{
    const double bright = 0.2126 * linear(pixel[0]) +
                          0.7152 * linear(pixel[1]) +
                          0.0722 * linear(pixel[2]);
    return text > bright ? (text + 0.05) / (bright + 0.05)
                         : (bright + 0.05) / (text + 0.05);
}

static void words_on_the_table_can_be_read(void **state)
{
    int is_light, i;
    (void)state;
    choose_well(OWN_TABLE, PHOTO("truecolour.png"));
    for (is_light = 0; is_light < 2; is_light++) {
        const Bitmap *table = own_picture_fitted(OWN_TABLE, 80, 42, is_light);
        for (i = 0; i < 80 * 42; i++)
            assert_true(contrast(table->bytes + i * BITMAP_PIXEL, !is_light) >=
                        4.5);
    }
    choose_well(OWN_TABLE, "");
}

/* Counts halves of cells of this colour. */
static int count_pixels(const Stage *stage, long rgb)
{
    const Scene *scene = &stage->tui.scene;
    int count = 0;
    int x, y;
    for (y = 0; y < 2 * scene->canvas->height; y++)
        for (x = 0; x < scene->canvas->width; x++)
            count += pixel_at(scene, x, y) == rgb;
    return count;
}

static void draw_in_colours(Stage *stage, int nth)
{
    open_stage(stage, &starts[nth]);
    stage->tui.look.colours = ALL_COLOURS;
    view_draw(&stage->tui);
}

static void the_table_is_seen_in_every_game(void **state)
{
    int nth;
    (void)state;
    for (nth = 0; nth < STARTS; nth++) {
        Stage stage;
        choose_well(OWN_TABLE, "");
        draw_in_colours(&stage, nth);
        assert_int_equal(count_pixels(&stage, 0x0000ff), 0);
        choose_well(OWN_TABLE, PHOTO("truecolour.png"));
        view_draw(&stage.tui);
        assert_true(count_pixels(&stage, 0x0000ff) > 100);
        close_stage(&stage);
    }
    choose_well(OWN_TABLE, "");
}

static void cards_show_their_backs_only_when_they_are_turned(void **state)
{
    Stage stage;
    (void)state;
    choose_well(OWN_BACK, PHOTO("truecolour.png"));
    draw_in_colours(&stage, 2);
    assert_string_equal(stage.session.game->name, "freecell");
    assert_int_equal(count_pixels(&stage, 0x0000ff), 0);
    stage.tui.scene.is_turned = 1;
    scene_draw(&stage.tui.scene);
    assert_true(count_pixels(&stage, 0x0000ff) > 100);
    close_stage(&stage);
    choose_well(OWN_BACK, "");
}

static void sliding_tiles_show_the_picture(void **state)
{
    Stage stage;
    (void)state;
    choose_well(OWN_TILES, PHOTO("truecolour.png"));
    draw_in_colours(&stage, 3);
    assert_string_equal(stage.session.game->name, "sliding");
    assert_int_equal(count_pixels(&stage, 0x0000ff), 0);
    stage.tui.look.puzzle = ART_OWN;
    view_draw(&stage.tui);
    assert_true(count_pixels(&stage, 0x0000ff) > 30);
    choose_well(OWN_TILES, "");
    view_draw(&stage.tui); /* numbers again */
    assert_int_equal(count_pixels(&stage, 0x0000ff), 0);
    close_stage(&stage);
}

/* Where a terminal shows images. */
static void images_show_another_picture_at_once(void **state)
{
    ArtSpec back = {.kind = ART_BACK, .width = 60, .height = 84};
    const Bitmap *bitmap;
    const unsigned char *pixel;
    (void)state;
    choose_well(OWN_BACK, PHOTO("truecolour.png"));
    back.value = own_picture_serial(OWN_BACK);
    bitmap = art_bitmap(&back);
    pixel = bitmap->bytes + (60 * 60 + 15) * BITMAP_PIXEL;
    assert_true(pixel[2] > 200 && pixel[0] < 50);
    choose_well(OWN_BACK, PHOTO("grey.png"));
    back.value = own_picture_serial(OWN_BACK);
    bitmap = art_bitmap(&back);
    pixel = bitmap->bytes + (60 * 60 + 15) * BITMAP_PIXEL;
    assert_int_equal(pixel[0], pixel[2]);
    art_forget();
    choose_well(OWN_BACK, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_picture_is_kept_until_it_is_removed),
        cmocka_unit_test(bad_files_are_refused_and_change_nothing),
        cmocka_unit_test(a_picture_that_has_gone_is_told_and_not_forgotten),
        cmocka_unit_test(words_on_the_table_can_be_read),
        cmocka_unit_test(the_table_is_seen_in_every_game),
        cmocka_unit_test(cards_show_their_backs_only_when_they_are_turned),
        cmocka_unit_test(sliding_tiles_show_the_picture),
        cmocka_unit_test(images_show_another_picture_at_once),
    };
    return cmocka_run_group_tests(tests, open_folder, remove_folder);
}
