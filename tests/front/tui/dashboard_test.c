/* SPDX-License-Identifier: MIT */
/* Tests the start screen: complete boards in every size, and what stands
   beside them. */
#include <stdio.h>
#include <string.h>

#include "front/tui/dialogs/dashboard.h"
#include "front/tui/dialogs/dialogs.h"
#include "front/tui/drawings/drawing.h"
#include "front/tui/drawings/thumbnail.h"
#include "front/tui/view/view.h"
#include "rules/games.h"
#include "tests/kit/stage.h"

typedef struct Hall {
    Tui tui;
    Dashboard dashboard;
} Hall;

/* Deals known boards in place of random ones. */
static void open_hall(Hall *hall, int width, int height)
{
    int i;
    memset(hall, 0, sizeof *hall);
    hall->tui.look.colours = 256;
    canvas_clear(&hall->tui.canvas, width, height);
    (void)dashboard_open(&hall->dashboard, &hall->tui, NULL);
    for (i = 0; i < games_count; i++) {
        Choice choice;
        Fault fault;
        choice_start(&choice, games[i]);
        assert_int_equal(choice_set_seed(&choice, "617", &fault), FINE);
        assert_int_equal(session_deal(&hall->dashboard.stalls[i].session,
                                      games[i], choice.variant, choice.seed,
                                      &fault),
                         FINE);
        scene_look(&hall->dashboard.stalls[i].scene);
    }
}

static void close_hall(Hall *hall)
{
    dashboard_close(&hall->dashboard);
    canvas_free(&hall->tui.canvas);
}

/* Fills in what the store of a busy player has. */
static void play_for_days(Dashboard *dashboard)
{
    dashboard->stalls[1].kept = 12;
    dashboard->today.dailies[0] =
        (Daily){.state = DAILY_DONE, .result = {.clock = 724000}};
    dashboard->today.dailies[1] = (Daily){.state = DAILY_BEGUN, .id = 12};
    dashboard->today.dailies[3] =
        (Daily){.state = DAILY_DONE, .result = {.clock = 65000}};
    dashboard->today.days.streak = (InARow){5, 31};
    dashboard->today.days.without_help = 5;
    dashboard->begun = 2;
    dashboard->ids[0] = 12;
    dashboard->ids[1] = 7;
    dashboard->now = 1000000;
    dashboard_add_latest(dashboard, &(KeptGame){.id = 12,
                                                .game = "mahjong",
                                                .variant = "turtle",
                                                .seed = "2026-11-21",
                                                .date = "2026-11-21",
                                                .name = "",
                                                .slot = "",
                                                .at = 31,
                                                .played = 997960});
    dashboard_add_latest(dashboard, &(KeptGame){.id = 7,
                                                .game = "freecell",
                                                .variant = "4cells",
                                                .seed = "617",
                                                .date = "",
                                                .name = "",
                                                .slot = "",
                                                .at = 4,
                                                .played = 800000});
}

static void draw_hall(void *own)
{
    dashboard_draw(own);
}

static void page_hall(Page *page, Hall *hall, const char *title)
{
    canvas_clear(&hall->tui.canvas, hall->tui.canvas.width,
                 hall->tui.canvas.height);
    hall->tui.below.draw = draw_hall;
    hall->tui.below.own = &hall->dashboard;
    page_drawn(page, &hall->tui, title, view_draw_below);
}

/* Whether the row below a board's title, which the third row of the screen is,
   shows nothing of the board. */
static int has_row_above(const Hall *hall, int nth)
{
    const Scene *scene = &hall->dashboard.stalls[nth].scene;
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        const Box box = scene_drawing(scene)->place(scene, &scene->pieces[i]);
        if (box.y <= scene->canvas->height / 2 + 1)
            return 0;
    }
    return 1;
}

static void boards_on_the_start_screen_keep_away_from_titles(void **state)
{
    enum { FREECELL = 2, SLIDING = 3 };
    Hall hall;
    const Scene *scene;
    const Piece *piece;
    (void)state;
    open_hall(&hall, 132, 43);
    dashboard_draw(&hall.dashboard);
    assert_true(has_row_above(&hall, FREECELL));
    assert_true(has_row_above(&hall, SLIDING));
    scene = &hall.dashboard.stalls[FREECELL].scene;
    for (piece = scene->pieces; !(piece->marks & IS_CELL); piece++)
        ;
    assert_in_range(scene_drawing(scene)->place(scene, piece).height, 3, 5);
    close_hall(&hall);
}

static void the_start_screen_is_drawn_in_each_size(void **state)
{
    static const Size all[] = {{40, 20}, {80, 24}, {132, 43}, {200, 60}};
    static const struct {
        const char *title;
        int colours, ascii;
        size_t sizes; /* in how many sizes, the smallest first */
    } looks[] = {{"all colours", ALL_COLOURS, 0, 2},
                 {"256 colours", 256, 0, 4},
                 {"16 colours", 16, 0, 2},
                 {"no colours", 0, 0, 2},
                 {"ASCII", 0, 1, 4}};
    Page page = PAGE_EMPTY;
    size_t size, look;
    Hall hall;
    (void)state;
    for (size = 0; size < sizeof all / sizeof *all; size++) {
        open_hall(&hall, all[size].width, all[size].height);
        page_hall(&page, &hall, "nothing played yet");
        play_for_days(&hall.dashboard);
        hall.dashboard.at = 1;
        for (look = 0; look < sizeof looks / sizeof *looks; look++) {
            if (size >= looks[look].sizes)
                continue;
            hall.tui.look.colours = looks[look].colours;
            hall.tui.look.ascii = looks[look].ascii;
            page_hall(&page, &hall, looks[look].title);
        }
        close_hall(&hall);
    }
    assert_drawn(&page, "screens/dashboard.txt");
}

static int is_blank(const Canvas *canvas, int x, int y)
{
    const Cell *cell = canvas_cell(canvas, x, y);
    return cell->sign == ' ' && cell->paper == INK_GROUND;
}

/* Nothing is drawn outside of the area, whatever its size. */
static void thumbnails_stay_in_their_place(void **state)
{
    Hall hall;
    Box area = {7, 3, 0, 0};
    int i, x, y;
    (void)state;
    open_hall(&hall, 60, 30);
    for (i = 0; i < games_count; i++)
        for (area.height = 1; area.height < 22; area.height += 3)
            for (area.width = 1; area.width < 50; area.width += 7) {
                canvas_clear(&hall.tui.canvas, 60, 30);
                thumbnail_draw(&hall.dashboard.stalls[i].scene, &area);
                for (y = 0; y < 30; y++)
                    for (x = 0; x < 60; x++)
                        assert_true(box_contains(&area, x, y) ||
                                    is_blank(&hall.tui.canvas, x, y));
            }
    close_hall(&hall);
}

/* Counts the cells whose upper half isn't the ground of the board. */
static int count_figures(const Canvas *canvas, const Box *area)
{
    const CellColour ground = canvas_paper_at(canvas, area->x, area->y);
    int count = 0;
    int x, y;
    for (y = area->y; y < area->y + area->height; y++)
        for (x = area->x; x < area->x + area->width; x++) {
            const Cell *cell = canvas_cell(canvas, x, y);
            count += cell->sign != ' ' || cell->paper != ground;
        }
    return count;
}

/* The turtle is 30 half tiles wide and 16 high: at this size each is a dot,
   and 8 rows of cells show all of them. */
static void a_small_heap_is_complete(void **state)
{
    static const Box area = {0, 0, 30, 8};
    Hall hall;
    const Canvas *canvas = &hall.tui.canvas;
    (void)state;
    open_hall(&hall, 60, 30);
    hall.tui.look.colours = 16;
    thumbnail_draw(&hall.dashboard.stalls[1].scene, &area);
    assert_true(count_figures(canvas, &area) > 30 * 8 / 2);
    /* the single tiles at the left and at the right */
    assert_int_not_equal(canvas_cell(canvas, 0, 3)->paper, INK_FELT);
    assert_int_not_equal(canvas_cell(canvas, 29, 3)->paper, INK_FELT);
    close_hall(&hall);
}

static CellColour upper_at(const Canvas *canvas, int x, int y)
{
    const Cell *cell = canvas_cell(canvas, x, y);
    return cell->sign == ' ' ? cell->paper : cell->ink;
}

/* At this size a tile is two dots wide. Its edges would be a mere pattern, so
   only those of the layers are drawn. */
static void a_small_heap_has_steps_instead_of_a_pattern(void **state)
{
    enum { LAYERS = 5 };
    static const Box area = {0, 0, 30, 8};
    Hall hall;
    const Canvas *canvas = &hall.tui.canvas;
    int x, y;
    (void)state;
    open_hall(&hall, 60, 30);
    hall.tui.look.colours = ALL_COLOURS;
    thumbnail_draw(&hall.dashboard.stalls[1].scene, &area);
    for (y = 0; y < area.height; y++) {
        int changes = 0;
        for (x = 1; x < area.width; x++)
            changes += upper_at(canvas, x, y) != upper_at(canvas, x - 1, y);
        /* an edge and its light or shadow, going up and down */
        assert_in_range(changes, 1, 4 * LAYERS);
    }
    close_hall(&hall);
}

/* ------------------------------------------------------------------ clicks */

static int here_of(Hall *hall, const char *words)
{
    const Canvas *canvas = &hall->tui.canvas;
    const size_t length = strlen(words);
    size_t i;
    int x, y;
    for (y = 0; y < canvas->height; y++)
        for (x = 0; x + (int)length <= canvas->width; x++) {
            for (i = 0; i < length; i++)
                if (canvas_cell(canvas, x + (int)i, y)->sign !=
                    (unsigned char)words[i])
                    break;
            if (i == length)
                return canvas_cell(canvas, x, y)->hit;
        }
    fail_msg("%s is not on the screen", words);
    return HIT_NOTHING;
}

static void clicks_reach_boards_puzzles_and_games(void **state)
{
    Hall hall;
    (void)state;
    open_hall(&hall, 132, 43);
    play_for_days(&hall.dashboard);
    dashboard_draw(&hall.dashboard);
    assert_int_equal(here_of(&hall, "3 FreeCell"), HIT_KEY + '3');
    assert_int_equal(dashboard_daily_at(here_of(&hall, "done 12:04")), 0);
    assert_int_equal(dashboard_daily_at(here_of(&hall, "done 1:05")), 3);
    assert_int_equal(dashboard_latest_at(here_of(&hall, "FreeCell 617")), 1);
    assert_int_equal(dashboard_daily_at(HIT_KEY + '3'), -1);
    assert_int_equal(dashboard_latest_at(HIT_KEY + '3'), -1);
    close_hall(&hall);
}

/* The numbers of puzzles and games are those of the list's lines, too. */
static void a_click_beside_a_list_chooses_nothing(void **state)
{
    static const char list[] = "first\nsecond\n";
    enum { WIDTH = 132, HEIGHT = 43, IN_LIST = 2 * 9 };
    Hall hall;
    Key key = {KEY_RELEASED, 0, 0};
    int chosen = 0;
    int done;
    (void)state;
    open_hall(&hall, WIDTH, HEIGHT);
    play_for_days(&hall.dashboard);
    hall.tui.below.draw = draw_hall;
    hall.tui.below.own = &hall.dashboard;
    view_draw_below(&hall.tui);
    picker_draw(&hall.tui, "", list, 0);
    for (key.y = 0; key.y < HEIGHT; key.y++)
        for (key.x = 0; key.x < WIDTH; key.x++) {
            (void)picker_step(&hall.tui, &key, 0, 2, &done);
            chosen += done > 0;
        }
    assert_int_equal(chosen, IN_LIST);
    close_hall(&hall);
}

static void arrows_wrap_around(void **state)
{
    (void)state;
    assert_int_equal(dashboard_next(0, 1, 0), 1);
    assert_int_equal(dashboard_next(1, 1, 0), 0);
    assert_int_equal(dashboard_next(0, 0, -1), 2);
    assert_int_equal(dashboard_next(3, 0, 1), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_on_the_start_screen_keep_away_from_titles),
        cmocka_unit_test(the_start_screen_is_drawn_in_each_size),
        cmocka_unit_test(thumbnails_stay_in_their_place),
        cmocka_unit_test(a_small_heap_is_complete),
        cmocka_unit_test(a_small_heap_has_steps_instead_of_a_pattern),
        cmocka_unit_test(clicks_reach_boards_puzzles_and_games),
        cmocka_unit_test(a_click_beside_a_list_chooses_nothing),
        cmocka_unit_test(arrows_wrap_around),
    };
    return cmocka_run_group_tests_name("dashboard", tests, NULL, NULL);
}
