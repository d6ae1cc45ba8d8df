/* SPDX-License-Identifier: MIT */
/* The last picture of a celebration stays behind the result, but only on the
   screen for which it was drawn. */
#include <string.h>

#include "front/tui/view/ending.h"
#include "front/tui/view/view.h"
#include "tests/kit/stage.h"

static void open_backdrop(Stage *stage)
{
    open_stage(stage, &starts[2]);
    stage->tui.look.palette = PALETTE_NORD;
    view_draw(&stage->tui);
    canvas_put_words(&stage->tui.canvas, 3, 3, "cascade", INK_TEXT, INK_FELT,
                     0);
    backdrop_keep(&stage->tui);
}

static void close_backdrop(Stage *stage)
{
    backdrop_drop(&stage->tui);
    close_stage(stage);
}

static void a_backdrop_is_drawn_and_cannot_be_clicked(void **state)
{
    Stage stage;
    Page page = PAGE_EMPTY;
    int at;
    (void)state;
    open_backdrop(&stage);
    canvas_clear(&stage.tui.canvas, 80, 24);
    assert_true(backdrop_is_kept(&stage.tui));
    backdrop_draw(&stage.tui);
    canvas_page(&page, &stage.tui.canvas);
    assert_non_null(strstr(page.text, "cascade"));
    for (at = 0; at < 80 * 24; at++)
        assert_int_equal(stage.tui.canvas.cells[at].hit, HIT_NOTHING);
    page_free(&page);
    close_backdrop(&stage);
}

/* On a larger screen, it would be read beyond its end. */
static void a_backdrop_suits_one_size_and_one_theme(void **state)
{
    static const Size others[] = {{80, 23}, {80, 25}, {79, 24},
                                  {81, 24}, {40, 48}, {160, 12}};
    Stage stage;
    int i;
    (void)state;
    open_backdrop(&stage);
    for (i = 0; i < 6; i++) {
        canvas_clear(&stage.tui.canvas, others[i].width, others[i].height);
        assert_false(backdrop_is_kept(&stage.tui));
    }
    canvas_clear(&stage.tui.canvas, 80, 24);
    assert_true(backdrop_is_kept(&stage.tui));
    stage.tui.look.palette = PALETTE_PAPER;
    assert_false(backdrop_is_kept(&stage.tui));
    close_backdrop(&stage);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_backdrop_is_drawn_and_cannot_be_clicked),
        cmocka_unit_test(a_backdrop_suits_one_size_and_one_theme),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
