/* SPDX-License-Identifier: MIT */
/* Tests what pieces do when a game is dealt or has ended: the same steps in
   every run, few changes in each, no piece twice, and an end. */
#include "front/tui/drawings/show.h"

#include <stdlib.h>
#include <string.h>

#include "front/tui/view/bars.h"
#include "front/tui/view/view.h"
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
   takes more than 22 KB, and of a deal, which takes less than a second, more
   than 38 KB. */
static void every_step_changes_little(void **state)
{
    enum { SHORTEST = 20, LONGEST_CELEBRATION = 200, LONGEST_DEAL = 28 };
    static const struct {
        int cells, paints;
    } most[2][SCREENS] = {{{170, 150}, {280, 250}, {560, 360}, {900, 570}},
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

/* A wall of the tiles that were taken: each half is like the other, and no
   place has two tiles. */
static void a_wall_has_the_tiles_that_were_taken(void **state)
{
    int screen, i, j;
    (void)state;
    for (screen = 0; screen < SCREENS; screen++) {
        const int last = SHOW_FOREVER - 1;
        Stage stage;
        Show show;
        int lasting = 0;
        open_show(&stage, 1, screen, 0);
        begin_show(&stage.tui, &show, 0);
        assert_true(show_stays(&show));
        for (i = 0; i < show.count; i++) {
            const Box *at = &show.pieces[i].until;
            const Box seen = box_common(at, &stage.tui.scene.area);
            lasting += show_is_drawn(&show.pieces[i], last);
            assert_int_equal(seen.width * seen.height, at->width * at->height);
            for (j = 0; j < i; j++) {
                const Box common = box_common(at, &show.pieces[j].until);
                assert_true(!show_is_drawn(&show.pieces[i], last) ||
                            !show_is_drawn(&show.pieces[j], last) ||
                            common.width <= 0 || common.height <= 0);
            }
        }
        assert_in_range(lasting, 20, 144);
        assert_int_equal(lasting % 2, 0);
        show_free(&show);
        close_stage(&stage);
    }
}

/* -------------------------------------------------------------------- drawn
 */

static void steps_are_the_same_in_every_run(void **state)
{
    static const struct {
        int game, screen, ascii, deals, step;
    } cases[] = {{2, 1, 0, 0, 20}, {2, 1, 0, 0, 90}, {2, 0, 1, 0, 60},
                 {1, 1, 0, 0, 40}, {1, 1, 0, 0, 80}, {1, 0, 1, 0, 50},
                 {3, 1, 0, 0, 12}, {3, 0, 1, 0, 12}, {0, 1, 0, 0, 20},
                 {0, 0, 1, 0, 24}, {1, 1, 0, 1, 12}, {2, 1, 0, 1, 12}};
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
        cmocka_unit_test(steps_are_the_same_in_every_run),
    };
    return cmocka_run_group_tests_name("celebration", tests, NULL, NULL);
}
