/* SPDX-License-Identifier: MIT */
/* Tests the celebration of a win: the same steps in every run, few changes in
   each, and an end. */
#include "front/tui/drawings/drawing.h"

#include <stdlib.h>
#include <string.h>

#include "front/tui/view/bars.h"
#include "front/tui/view/view.h"
#include "tests/kit/stage.h"

/* Plays to the end, as the solver suggests if there is one. */
static void play_to_end(Session *session)
{
    Reply reply = {.trace = {NULL, 0, 0}};
    Intent intent = {.what = WISH_PLAY};
    Advisor advisor;
    advisor_start(&advisor, PATIENCE);
    while (!session_is_over(session)) {
        if (advisor_find_solution(&advisor, session->game,
                                  session->position) == SOLVED)
            intent.move = advisor.way[advisor.at];
        else
            assert_true(
                session->game->list(session->position, &intent.move, 1) > 0);
        assert_int_equal(session_do(session, &intent, &reply), FINE);
    }
    advisor_stop(&advisor);
}

static void open_ended(Stage *stage, const Start *start, const Size *size)
{
    open_stage(stage, start);
    play_to_end(&stage->session);
    scene_look(&stage->tui.scene);
    canvas_clear(&stage->tui.canvas, size->width, size->height);
}

typedef struct Steps {
    int count;       /* how many there are */
    int most_cells;  /* the most cells that one of them changes */
    int most_paints; /* the most runs of cells alike that these form */
} Steps;

static int is_same(const Cell *a, const Cell *b)
{
    return a->sign == b->sign && a->ink == b->ink && a->paper == b->paper &&
           a->style == b->style;
}

static int has_same_paint(const Cell *a, const Cell *b)
{
    return a->ink == b->ink && a->paper == b->paper && a->style == b->style;
}

static void note_changes(Steps *steps, const Cell *before, const Canvas *now)
{
    const int all = now->width * now->height;
    int cells = 0;
    int paints = 0;
    int at;
    for (at = 0; at < all; at++)
        if (!is_same(&before[at], &now->cells[at])) {
            cells++;
            paints += !at || is_same(&before[at - 1], &now->cells[at - 1]) ||
                      !has_same_paint(&now->cells[at - 1], &now->cells[at]);
        }
    if (cells > steps->most_cells)
        steps->most_cells = cells;
    if (paints > steps->most_paints)
        steps->most_paints = paints;
}

static Steps celebrate(Tui *tui)
{
    enum { ENDLESS = 1000 };
    const size_t size =
        (size_t)(tui->canvas.width * tui->canvas.height) * sizeof(Cell);
    Cell *before = malloc(size);
    Steps steps = {0, 0, 0};
    assert_non_null(before);
    status_note(tui);
    tui->display.is_walking = 1;
    tui->scene.cursor = NO_SPOT;
    view_draw(tui);
    memcpy(before, tui->canvas.cells, size);
    while (celebration_draw(&tui->scene, steps.count)) {
        if (steps.count)
            note_changes(&steps, before, &tui->canvas);
        memcpy(before, tui->canvas.cells, size);
        steps.count++;
        assert_in_range(steps.count, 0, ENDLESS);
    }
    free(before);
    return steps;
}

static const Start ended[] = {{"kulki", "small plum", ""},
                              {"mahjong", "7", ""},
                              {"freecell", "164", ""},
                              {"sliding", "4x4 plum", ""}};
static const Size screens[] = {{40, 20}, {80, 24}, {132, 43}, {200, 60}};

enum { GAMES = 4, SCREENS = 4 };

/* A change of colours takes at most 38 bytes, so that no step takes more than
   10 KB. */
static void every_step_changes_little(void **state)
{
    static const struct {
        int cells, paints;
    } most[SCREENS] = {{110, 110}, {250, 190}, {330, 250}, {650, 240}};
    int game, screen;
    (void)state;
    for (game = 0; game < GAMES; game++)
        for (screen = 0; screen < SCREENS; screen++) {
            Stage stage;
            Steps steps;
            open_ended(&stage, &ended[game], &screens[screen]);
            steps = celebrate(&stage.tui);
            assert_in_range(steps.count, 20, 200);
            assert_in_range(steps.most_cells, 10, most[screen].cells);
            assert_in_range(steps.most_paints, 10, most[screen].paints);
            close_stage(&stage);
        }
}

static void draw_until(Stage *stage, int last)
{
    int step;
    stage->tui.scene.cursor = NO_SPOT;
    stage->tui.canvas.ascii = stage->tui.look.ascii;
    status_note(&stage->tui);
    stage->tui.display.is_walking = 1;
    view_draw(&stage->tui);
    for (step = 0; step <= last; step++)
        assert_true(celebration_draw(&stage->tui.scene, step));
}

static void steps_are_the_same_in_every_run(void **state)
{
    static const struct {
        int game, screen, ascii, step;
    } cases[] = {{2, 1, 0, 20}, {2, 1, 0, 90}, {2, 0, 1, 60}, {1, 1, 0, 16},
                 {1, 0, 1, 14}, {3, 1, 0, 9},  {3, 0, 1, 9},  {0, 1, 0, 12}};
    Page page = PAGE_EMPTY;
    size_t i;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        Stage stage;
        open_ended(&stage, &ended[cases[i].game], &screens[cases[i].screen]);
        stage.tui.look.ascii = cases[i].ascii;
        stage.tui.look.colours = cases[i].ascii ? 0 : 16;
        draw_until(&stage, cases[i].step);
        page_format(&page, "---- %s, step %d\n", ended[cases[i].game].game,
                    cases[i].step);
        canvas_page(&page, &stage.tui.canvas);
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/celebration.txt");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_step_changes_little),
        cmocka_unit_test(steps_are_the_same_in_every_run),
    };
    return cmocka_run_group_tests_name("celebration", tests, NULL, NULL);
}
