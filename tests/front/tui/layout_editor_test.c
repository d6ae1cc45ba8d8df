/* SPDX-License-Identifier: MIT */
/* Tests the editor of layouts by its keys and the mouse, without a terminal
   and without a thread. Each test has a folder of its own for layouts. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "formats/layout_draft.h"
#include "formats/layouts.h"
#include "front/tui/dialogs/layout_editor.h"
#include "front/tui/view/view.h"
#include "table/layout_files.h"
#include "tests/kit/stage.h"

typedef struct Workshop {
    Stage stage;
    LayoutEditor editor;
} Workshop;

static void open_workshop(Workshop *workshop, const char *name)
{
    static const Start start = {"mahjong", "7", ""};
    memset(workshop, 0, sizeof *workshop);
    open_stage(&workshop->stage, &start);
    canvas_clear(&workshop->stage.tui.canvas, 80, 24);
    layout_editor_open(&workshop->editor, &workshop->stage.tui, name);
    layout_editor_draw(&workshop->editor);
}

static void close_workshop(Workshop *workshop)
{
    layout_editor_close(&workshop->editor);
    close_stage(&workshop->stage);
}

static int obey(Workshop *workshop, int code)
{
    const Key key = {code, -1, -1};
    const int open = layout_editor_obey(&workshop->editor, &key);
    layout_editor_draw(&workshop->editor);
    return open;
}

static int type(Workshop *workshop, const char *keys)
{
    int open = 1;
    for (; *keys; keys++)
        open = obey(workshop, (unsigned char)*keys);
    return open;
}

static const Layout *made(const Workshop *workshop)
{
    return layout_draft_now(&workshop->editor.draft);
}

static void assert_message(const Workshop *workshop, const char *part)
{
    assert_non_null(workshop->editor.message.text);
    assert_non_null(strstr(workshop->editor.message.text, part));
}

static LayoutEditor *drawn;

static void draw_editor(Tui *tui)
{
    canvas_clear(&tui->canvas, tui->canvas.width, tui->canvas.height);
    layout_editor_draw(drawn);
}

/* ---------------------------------------------------------------- editing */

static void tiles_are_put_and_taken_with_their_images(void **state)
{
    static Workshop workshop;
    (void)state;
    open_workshop(&workshop, "");
    assert_int_equal(made(&workshop)->count, 0);
    type(&workshop, "hhhh ");
    assert_int_equal(made(&workshop)->count, 2);
    type(&workshop, " ");
    assert_int_equal(made(&workshop)->count, 4);
    assert_int_equal(made(&workshop)->place[3].z, 1);
    type(&workshop, "x");
    assert_int_equal(made(&workshop)->count, 2);
    type(&workshop, "mk ");
    assert_int_equal(made(&workshop)->count, 4);
    assert_int_equal(made(&workshop)->place[0].x, made(&workshop)->place[2].x);
    close_workshop(&workshop);
}

static void steps_are_undone_and_redone(void **state)
{
    static Workshop workshop;
    (void)state;
    open_workshop(&workshop, "");
    type(&workshop, " llll ");
    assert_int_equal(made(&workshop)->count, 4);
    type(&workshop, "uuuu");
    assert_int_equal(made(&workshop)->count, 0);
    type(&workshop, "y");
    assert_int_equal(made(&workshop)->count, 2);
    type(&workshop, "c");
    assert_int_equal(made(&workshop)->count, 0);
    type(&workshop, "y");
    assert_int_equal(made(&workshop)->count, 0);
    type(&workshop, "u");
    assert_int_equal(made(&workshop)->count, 2);
    close_workshop(&workshop);
}

/* More than are remembered. */
static void the_oldest_steps_are_forgotten(void **state)
{
    static Workshop workshop;
    int i;
    (void)state;
    open_workshop(&workshop, "");
    for (i = 0; i < DRAFT_STEPS; i++)
        type(&workshop, " x");
    for (i = 0; i < 2 * DRAFT_STEPS; i++)
        type(&workshop, "u");
    assert_int_equal(workshop.editor.draft.at, 0);
    close_workshop(&workshop);
}

static void refusals_are_told_and_change_nothing(void **state)
{
    static Workshop workshop;
    (void)state;
    open_workshop(&workshop, "");
    type(&workshop, "x");
    assert_message(&workshop, "There is no tile there");
    type(&workshop, "w");
    assert_message(&workshop, "The board has no tiles");
    type(&workshop, "mmlj w"); /* a tile in the middle is its own image */
    assert_int_equal(made(&workshop)->count, 1);
    assert_message(&workshop, "The number of tiles is odd");
    close_workshop(&workshop);
}

static void a_click_puts_a_tile_there(void **state)
{
    static Workshop workshop;
    Key key = {KEY_RELEASED, 0, 0};
    (void)state;
    open_workshop(&workshop, "");
    key.x = workshop.editor.left + 9;
    key.y = workshop.editor.top + 3;
    layout_editor_obey(&workshop.editor, &key);
    assert_int_equal(made(&workshop)->count, 2);
    assert_int_equal(made(&workshop)->place[0].x, 4);
    assert_int_equal(made(&workshop)->place[0].y, 3);
    key.x = workshop.editor.left - 1;
    layout_editor_obey(&workshop.editor, &key);
    assert_int_equal(made(&workshop)->count, 2);
    close_workshop(&workshop);
}

static void the_share_of_winnable_deals_is_counted(void **state)
{
    static Workshop workshop;
    (void)state;
    open_workshop(&workshop, "turtle");
    assert_int_equal(made(&workshop)->count, 144);
    assert_in_range(workshop.editor.share.dealt, 10, 100);
    assert_in_range(workshop.editor.share.won, 8, workshop.editor.share.dealt);
    type(&workshop, "c ");
    assert_int_equal(workshop.editor.share.won, workshop.editor.share.dealt);
    close_workshop(&workshop);
}

/* ----------------------------------------------------------------- saving */

static void a_saved_layout_can_be_played(void **state)
{
    static Workshop workshop;
    Layout layout;
    Page path = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    Reader reader;
    Fault fault;
    (void)state;
    open_workshop(&workshop, "");
    type(&workshop, "  jj  kkkk  wOwn pond\r");
    assert_message(&workshop, "Saved as ");
    assert_true(layouts_find(&path, "Own pond"));
    assert_true(file_read(path.text, &text));
    reader_start(&reader, text.text, (u32)text.used);
    assert_int_equal(layouts_read(&layout, &reader, &fault), FINE);
    assert_int_equal(layout.count, made(&workshop)->count);
    assert_false(type(&workshop, "p"));
    assert_true(workshop.editor.plays);
    close_workshop(&workshop);
    open_workshop(&workshop, "Own pond");
    assert_int_equal(made(&workshop)->count, layout.count);
    close_workshop(&workshop);
    page_free(&path);
    page_free(&text);
}

static void a_layout_is_replaced_only_if_the_player_agrees(void **state)
{
    static Workshop workshop;
    (void)state;
    open_workshop(&workshop, "");
    type(&workshop, " wtwice\r");
    type(&workshop, "jj w\r");
    assert_int_equal(workshop.editor.asking, ASKS_TO_REPLACE);
    type(&workshop, "n");
    assert_int_equal(workshop.editor.kept.count, 2);
    type(&workshop, "w\ry");
    assert_int_equal(workshop.editor.kept.count, 4);
    close_workshop(&workshop);
    open_workshop(&workshop, "twice");
    assert_int_equal(made(&workshop)->count, 4);
    close_workshop(&workshop);
}

/* Names are found in upper or lower case. */
static void no_layout_is_hidden_by_accident(void **state)
{
    static Workshop workshop;
    (void)state;
    open_workshop(&workshop, "");
    type(&workshop, " whidden\r");
    close_workshop(&workshop);
    open_workshop(&workshop, "");
    type(&workshop, " wHIDDEN\r");
    assert_int_equal(workshop.editor.asking, ASKS_TO_HIDE);
    type(&workshop, "n");
    assert_false(workshop.editor.is_kept);
    type(&workshop, "w\ry");
    assert_true(workshop.editor.is_kept);
    close_workshop(&workshop);
}

static void the_turtle_is_built_in(void **state)
{
    static Workshop workshop;
    (void)state;
    open_workshop(&workshop, "turtle");
    type(&workshop, "w\r");
    assert_message(&workshop, "The turtle is built in");
    assert_int_equal(workshop.editor.asking, ASKS_NAME);
    type(&workshop, "s\r");
    assert_message(&workshop, "Saved as ");
    close_workshop(&workshop);
}

static void a_name_leads_to_no_other_folder(void **state)
{
    static Workshop workshop;
    Page page = PAGE_EMPTY;
    (void)state;
    open_workshop(&workshop, "");
    type(&workshop, " w../outside\r");
    assert_message(&workshop, "no slash");
    drawn = &workshop.editor;
    page_drawn(&page, &workshop.stage.tui, "", draw_editor);
    assert_non_null(strstr(page.text, "A name has at least one letter"));
    page_free(&page);
    assert_int_equal(workshop.editor.asking, ASKS_NAME);
    obey(&workshop, ESCAPE);
    assert_int_equal(workshop.editor.asking, ASKS_NOTHING);
    assert_false(workshop.editor.is_kept);
    close_workshop(&workshop);
}

static void leaving_without_saving_takes_two_keys(void **state)
{
    static Workshop workshop;
    (void)state;
    open_workshop(&workshop, "");
    assert_false(obey(&workshop, ESCAPE));
    close_workshop(&workshop);
    open_workshop(&workshop, "");
    type(&workshop, " ");
    assert_true(obey(&workshop, ESCAPE));
    assert_message(&workshop, "isn't saved");
    type(&workshop, "k");
    assert_true(obey(&workshop, ESCAPE));
    assert_false(obey(&workshop, ESCAPE));
    close_workshop(&workshop);
}

/* A signal, or a terminal that is gone, ends whatever is asked. */
static void the_end_of_input_closes_the_editor(void **state)
{
    static const char *const before[] = {"", " ", " wna", " whidden\r"};
    static Workshop workshop;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(before); i++) {
        open_workshop(&workshop, "");
        type(&workshop, before[i]);
        assert_false(obey(&workshop, KEY_ENDED));
        close_workshop(&workshop);
    }
}

static void buttons_answer_what_is_asked(void **state)
{
    static Workshop workshop;
    const Canvas *canvas = &workshop.stage.tui.canvas;
    Key key = {KEY_RELEASED, 2, 0};
    (void)state;
    open_workshop(&workshop, "");
    key.y = canvas->height - 1;
    type(&workshop, " wbuttons");
    layout_editor_obey(&workshop.editor, &key);
    assert_true(workshop.editor.is_kept);
    assert_int_equal(made(&workshop)->count, 2);
    type(&workshop, "w\r");
    assert_int_equal(workshop.editor.asking, ASKS_TO_REPLACE);
    key.y = 5; /* no button */
    layout_editor_obey(&workshop.editor, &key);
    assert_int_equal(workshop.editor.asking, ASKS_TO_REPLACE);
    key.y = canvas->height - 1;
    layout_editor_obey(&workshop.editor, &key);
    assert_message(&workshop, "Saved as ");
    close_workshop(&workshop);
}

static void unknown_layouts_begin_empty(void **state)
{
    static Workshop workshop;
    (void)state;
    open_workshop(&workshop, "nowhere");
    assert_message(&workshop, "There is no layout 'nowhere'.");
    assert_int_equal(made(&workshop)->count, 0);
    close_workshop(&workshop);
}

/* ---------------------------------------------------------------- drawing */

static void the_editor_is_drawn_in_each_size(void **state)
{
    static const Size all[] = {{40, 20}, {80, 24}, {132, 43}};
    static Workshop workshop;
    Page page = PAGE_EMPTY;
    size_t i;
    (void)state;
    open_workshop(&workshop, "turtle");
    type(&workshop, "m");
    drawn = &workshop.editor;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        canvas_clear(&workshop.stage.tui.canvas, all[i].width, all[i].height);
        page_drawn(&page, &workshop.stage.tui, "the turtle", draw_editor);
    }
    workshop.stage.tui.look.ascii = 1;
    canvas_clear(&workshop.stage.tui.canvas, 80, 24);
    page_drawn(&page, &workshop.stage.tui, "ASCII", draw_editor);
    close_workshop(&workshop);
    assert_drawn(&page, "screens/layout_editor.txt");
}

static int have_a_folder(void **state)
{
    static char folder[] = "layout_editor_XXXXXX";
    static char whole[4096];
    (void)state;
    if (!mkdtemp(folder) || !realpath(folder, whole))
        return -1;
    return setenv("XDG_DATA_HOME", whole, 1);
}

static int remove_the_folder(void **state)
{
    char command[4200];
    (void)state;
    (void)snprintf(command, sizeof command, "rm -r '%s'",
                   getenv("XDG_DATA_HOME"));
    return system(command);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        {"tiles are put and taken with their mirror images",
         tiles_are_put_and_taken_with_their_images, NULL, NULL, NULL},
        {"steps are undone and redone", steps_are_undone_and_redone, NULL,
         NULL, NULL},
        {"the oldest steps are forgotten", the_oldest_steps_are_forgotten,
         NULL, NULL, NULL},
        {"refusals are told and change nothing",
         refusals_are_told_and_change_nothing, NULL, NULL, NULL},
        {"a click puts a tile there", a_click_puts_a_tile_there, NULL, NULL,
         NULL},
        {"the share of winnable deals is counted",
         the_share_of_winnable_deals_is_counted, NULL, NULL, NULL},
        {"a saved layout can be played", a_saved_layout_can_be_played, NULL,
         NULL, NULL},
        {"a layout is replaced only if the player agrees",
         a_layout_is_replaced_only_if_the_player_agrees, NULL, NULL, NULL},
        {"no layout is hidden by accident", no_layout_is_hidden_by_accident,
         NULL, NULL, NULL},
        {"the turtle is built in", the_turtle_is_built_in, NULL, NULL, NULL},
        {"a name leads to no other folder", a_name_leads_to_no_other_folder,
         NULL, NULL, NULL},
        {"leaving without saving takes two keys",
         leaving_without_saving_takes_two_keys, NULL, NULL, NULL},
        {"the end of input closes the editor",
         the_end_of_input_closes_the_editor, NULL, NULL, NULL},
        {"buttons answer what is asked", buttons_answer_what_is_asked, NULL,
         NULL, NULL},
        {"unknown layouts begin empty", unknown_layouts_begin_empty, NULL,
         NULL, NULL},
        {"the editor is drawn in each size", the_editor_is_drawn_in_each_size,
         NULL, NULL, NULL}};
    return cmocka_run_group_tests(tests, have_a_folder, remove_the_folder);
}
