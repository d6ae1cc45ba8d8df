/* SPDX-License-Identifier: MIT */
/* Tests what pieces do when a game is dealt or has ended: the same steps in
   every run, few changes in each, no piece twice, and an end. */
#include "front/tui/drawings/show.h"

#include <stdlib.h>
#include <string.h>

#include "front/tui/view/bars.h"
#include "front/tui/view/view.h"
#include "rules/kulki/kulki.h"
#include "tests/kit/stage.h"

/* Plays to the end, as the solver suggests if there is one. */
static void play_to_end(Session *session)
{
    Reply reply = {.trace = {NULL, 0, 0}};
    Intent intent = {.what = INTENT_PLAY};
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

/* Prepares the canvas and the show of this ending, or of this deal. */
static void begin_show(Tui *tui, Show *show, int deals)
{
    *show = (Show){0};
    tui->scene.cursor = NO_SPOT;
    tui->canvas.ascii = tui->look.ascii;
    memset(tui->scene.marks, 0, sizeof tui->scene.marks);
    status_note(tui);
    tui->display.is_walking = 1;
    view_draw(tui);
    if (deals)
        dealing_cast(&tui->scene, show);
    else
        celebration_cast(&tui->scene, show);
}

/* As showing.c does. */
static void draw_step(Tui *tui, const Show *show, int step)
{
    if (!show->leaves_traces || !step) {
        scene_look(&tui->scene);
        show_lift(&tui->scene, show, step);
        view_draw(tui);
        memset(tui->scene.marks, 0, sizeof tui->scene.marks);
    }
    show_draw(&tui->scene, show, step);
}

static Steps count_changes(Tui *tui, int deals)
{
    const size_t size =
        (size_t)(tui->canvas.width * tui->canvas.height) * sizeof(Cell);
    Cell *before = malloc(size);
    Steps steps = {0, 0, 0};
    Show show;
    assert_non_null(before);
    begin_show(tui, &show, deals);
    for (; steps.count < show_steps(&show); steps.count++) {
        draw_step(tui, &show, steps.count);
        if (steps.count)
            note_changes(&steps, before, &tui->canvas);
        memcpy(before, tui->canvas.cells, size);
    }
    show_free(&show);
    free(before);
    return steps;
}

static const Start ended[] = {{"kulki", "lines98 plum", ""},
                              {"mahjong", "7", ""},
                              {"freecell", "164", ""},
                              {"sliding", "4x4 plum", ""}};
static const Size screens[] = {{40, 20}, {80, 24}, {132, 43}, {200, 60}};

enum { GAMES = 4, SCREENS = 4 };

static const Start dealt[] = {{"kulki", "lines98 plum", ""},
                              {"mahjong", "7", ""},
                              {"freecell", "164", ""},
                              {"sliding", "4x4 plum", ""}};

static void open_show(Stage *stage, int game, int screen, int deals)
{
    if (!deals) {
        open_ended(stage, &ended[game], &screens[screen]);
        return;
    }
    open_stage(stage, &dealt[game]);
    canvas_clear(&stage->tui.canvas, screens[screen].width,
                 screens[screen].height);
}

/* A change of colours takes at most 38 bytes, so that no step of a celebration
   takes more than 22 KB (34 KB on the largest screen), and of a deal, which
   takes less than a second, more than 38 KB. */
static void every_step_changes_little(void **state)
{
    enum { SHORTEST = 20, LONGEST_CELEBRATION = 200, LONGEST_DEAL = 28 };
    static const struct {
        int cells, paints;
    } most[2][SCREENS] = {{{180, 170}, {340, 270}, {960, 570}, {1900, 900}},
                          {{170, 150}, {480, 350}, {1100, 600}, {2000, 1000}}};
    int game, screen, deals;
    (void)state;
    for (deals = 0; deals < 2; deals++)
        for (game = 0; game < GAMES; game++)
            for (screen = 0; screen < SCREENS; screen++) {
                Stage stage;
                Steps steps;
                open_show(&stage, game, screen, deals);
                steps = count_changes(&stage.tui, deals);
                assert_in_range(steps.count, SHORTEST,
                                deals ? LONGEST_DEAL : LONGEST_CELEBRATION);
                assert_in_range(steps.most_cells, 10,
                                most[deals][screen].cells);
                assert_in_range(steps.most_paints, 10,
                                most[deals][screen].paints);
                close_stage(&stage);
            }
}

/* ------------------------------------------------------- what pieces there
 * are */

static int is_on_board(const Scene *scene, u8 spot)
{
    const Piece *piece = scene_piece(scene, spot);
    return piece && piece->kind != PLACE && !(scene->marks[spot] & AWAY);
}

static int is_same_piece(const ShowPiece *a, const ShowPiece *b)
{
    return a->piece.spot == b->piece.spot &&
           (a->piece.spot != NO_SPOT ||
            (a->piece.value == b->piece.value && a->until.x == b->until.x &&
             a->until.y == b->until.y));
}

static void assert_in_one_place(const Scene *scene, const Show *show, int step)
{
    int i, j;
    for (i = 0; i < show->count; i++) {
        const ShowPiece *piece = &show->pieces[i];
        const Box box = show_place(scene, piece, step);
        if (!show_is_drawn(piece, step) || piece->piece.kind == PLACE)
            continue;
        if (piece->piece.spot != NO_SPOT)
            assert_false(is_on_board(scene, piece->piece.spot));
        for (j = 0; j < i; j++) {
            const Box other = show_place(scene, &show->pieces[j], step);
            if (show_is_drawn(&show->pieces[j], step) &&
                is_same_piece(piece, &show->pieces[j]))
                assert_memory_equal(&box, &other, sizeof box);
        }
    }
}

/* Between two places, a piece is drawn in one of them; in the end all are
   where they were. */
static void no_piece_stands_in_two_places(void **state)
{
    int game, screen, deals, step;
    (void)state;
    for (deals = 0; deals < 2; deals++)
        for (game = 0; game < GAMES; game++)
            for (screen = 0; screen < SCREENS; screen++) {
                Stage stage;
                Scene *scene = &stage.tui.scene;
                Show show;
                unsigned i;
                open_show(&stage, game, screen, deals);
                begin_show(&stage.tui, &show, deals);
                for (step = 0; step <= show_steps(&show); step++) {
                    scene_look(scene);
                    memset(scene->marks, 0, sizeof scene->marks);
                    show_lift(scene, &show, step);
                    assert_in_one_place(scene, &show, step);
                }
                for (i = 0; i < scene->count; i++)
                    assert_false(scene->marks[scene->pieces[i].spot] & AWAY);
                show_free(&show);
                close_stage(&stage);
            }
}

/* The lasting tiles of a wall lie in storeys: what is drawn later and covers
   another is higher. */
static void assert_in_storeys(const Show *show)
{
    const int last = SHOW_FOREVER - 1;
    int i, j;
    for (i = 0; i < show->count; i++)
        for (j = 0; j < i; j++) {
            const ShowPiece *below = &show->pieces[j];
            const ShowPiece *above = &show->pieces[i];
            const Box common = box_common(&above->until, &below->until);
            if (show_is_drawn(above, last) && show_is_drawn(below, last) &&
                common.width > 0 && common.height > 0)
                assert_true(above->piece.z > below->piece.z);
        }
}

/* All tiles that were taken build the wall and the tower if there is room. */
static void a_wall_has_the_tiles_that_were_taken(void **state)
{
    enum { ALL = 144 };
    int screen, i;
    (void)state;
    for (screen = 0; screen < SCREENS; screen++) {
        int counts[256] = {0};
        int lasting = 0;
        int storeys = 0;
        Stage stage;
        Show show;
        open_show(&stage, 1, screen, 0);
        begin_show(&stage.tui, &show, 0);
        assert_true(show_stays(&show));
        for (i = 0; i < show.count; i++) {
            const ShowPiece *tile = &show.pieces[i];
            const Box seen = box_common(&tile->until, &stage.tui.scene.area);
            assert_int_equal(seen.width * seen.height,
                             tile->until.width * tile->until.height);
            if (!show_is_drawn(tile, SHOW_FOREVER - 1))
                continue;
            lasting++;
            counts[tile->piece.value]++;
            storeys = tile->piece.z > storeys ? tile->piece.z : storeys;
        }
        assert_in_storeys(&show);
        assert_int_equal(lasting, ALL);
        assert_in_range(storeys, 1, 4);
        for (i = 0; i < 256; i++)
            assert_in_range(counts[i], 0, 4);
        show_free(&show);
        close_stage(&stage);
    }
}

/* No colour comes back, and the points are all counted with the last ball. */
static void balls_burst_colour_by_colour(void **state)
{
    enum { BALLS = 81, COLOURS = 7 };
    Stage stage;
    Show show;
    int step, i;
    int last = 0;
    int colours = 0;
    int balls = 0;
    int end = 0;
    (void)state;
    open_show(&stage, 0, 1, 0);
    begin_show(&stage.tui, &show, 0);
    for (step = 0; step < show_steps(&show); step++)
        for (i = 0; i < show.count; i++)
            if (show.pieces[i].bursts && show.pieces[i].begins == step) {
                colours += show.pieces[i].bursts != last;
                last = show.pieces[i].bursts;
                balls++;
                end = step;
            }
    assert_int_equal(balls, BALLS);
    assert_int_equal(colours, COLOURS);
    assert_in_range(show.counter.arrives, end, end + 1);
    assert_int_equal(show.counter.value, kulki.score(stage.session.position));
    show_free(&show);
    close_stage(&stage);
}

static const ShowPiece *find_tile(const Show *show, int value, int step)
{
    const ShowPiece *found = NULL;
    int i;
    for (i = 0; i < show->count; i++)
        if (show->pieces[i].piece.value == value &&
            show_is_drawn(&show->pieces[i], step))
            found = &show->pieces[i];
    return found;
}

/* When the ring begins to turn. */
static int find_turn(const Show *show)
{
    int i = 0;
    while (i < show->count && show->pieces[i].path != SHOW_RING)
        i++;
    assert_true(i < show->count);
    return show->pieces[i].begins;
}

/* On the ring, they are all seen, and none touches another. */
static void tiles_are_counted_into_a_ring(void **state)
{
    static const struct {
        const char *words;
        int tiles, screen;
    } cases[] = {{"2x2 plum", 3, 0},  {"3x3 plum", 8, 0},  {"4x4 plum", 15, 0},
                 {"4x4 plum", 15, 1}, {"4x4 plum", 15, 2}, {"4x4 plum", 15, 3},
                 {"5x3 plum", 14, 1}};
    size_t nth;
    int step, i, j;
    (void)state;
    for (nth = 0; nth < sizeof cases / sizeof *cases; nth++) {
        const Start start = {"sliding", cases[nth].words, ""};
        Stage stage;
        Show show;
        open_ended(&stage, &start, &screens[cases[nth].screen]);
        begin_show(&stage.tui, &show, 0);
        for (step = find_turn(&show); step < find_turn(&show) + 14; step++)
            for (i = 1; i <= cases[nth].tiles; i++) {
                const ShowPiece *tile = find_tile(&show, i, step);
                const Box box = show_place(&stage.tui.scene, tile, step);
                const Box seen = box_common(&box, &stage.tui.scene.area);
                assert_memory_equal(&seen, &box, sizeof box);
                for (j = 1; j < i; j++) {
                    const Box other = show_place(
                        &stage.tui.scene, find_tile(&show, j, step), step);
                    const Box common = box_common(&box, &other);
                    assert_true(common.width <= 0 || common.height <= 0);
                }
            }
        show_free(&show);
        close_stage(&stage);
    }
}

/* Then the last tile is in the gap, as long as this position is shown. */
static void the_last_tile_stays_in_the_gap(void **state)
{
    const Intent undo = {.what = INTENT_UNDO};
    Reply reply = {.trace = {NULL, 0, 0}};
    Page page = PAGE_EMPTY;
    Stage stage;
    unsigned i;
    (void)state;
    open_show(&stage, 3, 1, 0);
    stage.tui.look.ascii = stage.tui.canvas.ascii = 1;
    stage.tui.look.colours = 0;
    stage.tui.scene.is_complete = 1;
    scene_look(&stage.tui.scene);
    for (i = 0; i < stage.tui.scene.count; i++)
        assert_int_equal(stage.tui.scene.pieces[i].value, i + 1);
    view_draw(&stage.tui);
    canvas_page(&page, &stage.tui.canvas);
    assert_non_null(strstr(page.text, "16"));
    assert_int_equal(session_do(&stage.session, &undo, &reply), FINE);
    scene_look(&stage.tui.scene);
    for (i = 0; i < stage.tui.scene.count; i++)
        assert_int_not_equal(stage.tui.scene.pieces[i].value, 16);
    page_free(&page);
    close_stage(&stage);
}

/* A large board, too: one ring may not be enough. */
static void rings_of_a_large_board_stay_on_the_screen(void **state)
{
    const Box area = {0, 1, 80, 21};
    const Box high = {0, 0, 20, 40};
    const Box size = {0, 0, 3, 1};
    Box first;
    int lane, way;
    (void)state;
    for (lane = 0; lane < 3; lane++)
        for (way = 0; way < 200 * SHOW_UNIT; way += 17) {
            const Box box = ring_place(&area, &size, lane, way);
            const Box next = ring_place(&area, &size, lane, way + SHOW_UNIT);
            const Box seen = box_common(&box, &area);
            assert_memory_equal(&seen, &box, sizeof box);
            assert_in_range(next.x - box.x + 2, 0, 4);
            assert_in_range(next.y - box.y + 1, 0, 2);
        }
    first = ring_place(&high, &size, 0, 0);
    assert_int_equal(first.y, 0);
    assert_in_range(first.x, 8, 9);
}

/* -------------------------------------------------------------------- drawn
 */

static void steps_are_the_same_in_every_run(void **state)
{
    static const struct {
        int game, screen, ascii, deals, step;
    } cases[] = {{2, 1, 0, 0, 20}, {2, 1, 0, 0, 90},  {2, 0, 1, 0, 60},
                 {1, 1, 0, 0, 40}, {1, 1, 0, 0, 124}, {1, 0, 1, 0, 80},
                 {3, 1, 0, 0, 24}, {3, 0, 1, 0, 60},  {3, 1, 0, 0, 116},
                 {0, 1, 0, 0, 30}, {0, 0, 1, 0, 50},  {1, 1, 0, 1, 12},
                 {2, 1, 0, 1, 12}};
    Page page = PAGE_EMPTY;
    size_t i;
    int step;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        Stage stage;
        Show show;
        open_show(&stage, cases[i].game, cases[i].screen, cases[i].deals);
        stage.tui.look.ascii = cases[i].ascii;
        stage.tui.look.colours = cases[i].ascii ? 0 : 16;
        begin_show(&stage.tui, &show, cases[i].deals);
        for (step = 0; step <= cases[i].step; step++)
            draw_step(&stage.tui, &show, step);
        page_format(&page, "---- %s%s, step %d\n", ended[cases[i].game].game,
                    cases[i].deals ? " dealt" : "", cases[i].step);
        canvas_page(&page, &stage.tui.canvas);
        show_free(&show);
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/celebration.txt");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_step_changes_little),
        cmocka_unit_test(no_piece_stands_in_two_places),
        cmocka_unit_test(a_wall_has_the_tiles_that_were_taken),
        cmocka_unit_test(balls_burst_colour_by_colour),
        cmocka_unit_test(tiles_are_counted_into_a_ring),
        cmocka_unit_test(the_last_tile_stays_in_the_gap),
        cmocka_unit_test(rings_of_a_large_board_stay_on_the_screen),
        cmocka_unit_test(steps_are_the_same_in_every_run),
    };
    return cmocka_run_group_tests_name("celebration", tests, NULL, NULL);
}
