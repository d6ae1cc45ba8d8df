/* SPDX-License-Identifier: MIT */
/* The terminal's own cursor, which magnifiers and braille displays follow,
   stands on the piece that the game's cursor points at. */
#include "front/tui/drawings/drawing.h"
#include "front/tui/view/view.h"
#include "tests/kit/stage.h"

static const Size screens[] = {{40, 20}, {80, 24}, {132, 43}, {200, 60}};

enum { SCREENS = sizeof screens / sizeof *screens };

static const Cell *cell_at_cursor(const Canvas *canvas)
{
    return canvas_cell(canvas, canvas->cursor_x, canvas->cursor_y);
}

static void the_cursor_stands_on_what_it_points_at(void **state)
{
    Stage stage;
    unsigned i;
    int game, screen;
    (void)state;
    for (game = 0; game < STARTS; game++)
        for (screen = 0; screen < SCREENS; screen++) {
            Scene *scene = &stage.tui.scene;
            open_stage(&stage, &starts[game]);
            canvas_clear(&stage.tui.canvas, screens[screen].width,
                         screens[screen].height);
            for (i = 0; i < scene->count; i++) {
                if (!scene_is_target(scene, &scene->pieces[i]))
                    continue;
                scene->cursor = scene->pieces[i].spot;
                view_draw(&stage.tui);
                assert_int_equal(cell_at_cursor(&stage.tui.canvas)->hit,
                                 scene->cursor);
            }
            close_stage(&stage);
        }
}

/* Large numbers, which are drawn with dots, take several rows. */
static void the_cursor_stands_on_the_number_of_a_ball(void **state)
{
    Stage stage;
    unsigned i;
    int screen;
    (void)state;
    for (screen = 0; screen < SCREENS; screen++) {
        Scene *scene = &stage.tui.scene;
        open_stage(&stage, &starts[0]);
        canvas_clear(&stage.tui.canvas, screens[screen].width,
                     screens[screen].height);
        for (i = 0; i < scene->count; i++) {
            const Piece *piece = &scene->pieces[i];
            if (piece->kind != BALL)
                continue;
            scene->cursor = piece->spot;
            view_draw(&stage.tui);
            if (scene->step_y < 6)
                assert_int_equal(cell_at_cursor(&stage.tui.canvas)->sign,
                                 '0' + piece->value);
        }
        close_stage(&stage);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_cursor_stands_on_what_it_points_at),
        cmocka_unit_test(the_cursor_stands_on_the_number_of_a_ball),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
