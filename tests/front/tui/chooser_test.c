/* SPDX-License-Identifier: MIT */
/* Tests the chooser: what it shows, and whole choices by keys alone and by the
   mouse alone. No terminal is needed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "front/tui/view/view.h"
#include "rules/games.h"
#include "tests/kit/lobby.h"

/* ----------------------------------------------------------------- screens */

static Chooser *drawn;

/* Whether a row has a cell of the preview or the button that chooses it. */
static int is_of_preview(const Canvas *canvas, int y)
{
    int x;
    for (x = 0; x < canvas->width; x++)
        if (canvas_cell(canvas, x, y)->hit == HIT_KEY + '\r')
            return 1;
    return 0;
}

/* Boards are compared in other tests. The title above the board stays, and the
   button in the last row. */
static void blank_board(const Canvas *canvas)
{
    int first = 0;
    int last = canvas->height - 1;
    int x, y;
    while (!is_of_preview(canvas, first))
        first++;
    while (!is_of_preview(canvas, last))
        last--;
    for (y = first + 1; y < last; y++)
        for (x = 0; x < canvas->width; x++) {
            Cell *cell = canvas_cell(canvas, x, y);
            if (cell->hit == HIT_KEY + '\r') {
                cell->sign = ' ';
                cell->ink = cell->paper = INK_GROUND;
                cell->style = 0;
            }
        }
}

static void draw_lobby(Tui *tui)
{
    const Session *session = tui->scene.session;
    canvas_clear(&tui->canvas, tui->canvas.width, tui->canvas.height);
    tui->scene.session = NULL; /* nothing is drawn below */
    chooser_draw(drawn);
    tui->scene.session = session;
    blank_board(&tui->canvas);
}

static void the_chooser_is_drawn_in_each_size(void **state)
{
    static const Size all[] = {{40, 20}, {80, 24}, {132, 43}, {200, 60}};
    static const struct {
        const char *title;
        int colours, ascii;
        size_t sizes; /* in how many sizes, the smallest first */
    } looks[] = {{"256 colours", 256, 0, 4},
                 {"16 colours", 16, 0, 2},
                 {"no colours", 0, 0, 2},
                 {"ASCII", 0, 1, 3}};
    static const char *const keys[] = {"v", "l", "", "/3x3"};
    Page page = PAGE_EMPTY;
    size_t size, look;
    int game;
    Lobby lobby;
    (void)state;
    for (size = 0; size < sizeof all / sizeof *all; size++) {
        for (game = 0; game < STARTS; game++) {
            if (size > 1 && game != 1)
                continue;
            lobby_open(&lobby, &starts[game], 1);
            drawn = &lobby.chooser;
            canvas_clear(&lobby.stage.tui.canvas, all[size].width,
                         all[size].height);
            assert_true(lobby_type(&lobby, keys[game]));
            lobby_make_plain(&lobby.chooser.offers);
            for (look = 0; look < sizeof looks / sizeof *looks; look++) {
                if (size >= looks[look].sizes || (look && game != 1))
                    continue;
                lobby.stage.tui.look.colours = looks[look].colours;
                lobby.stage.tui.look.ascii = looks[look].ascii;
                lobby.chooser.shown = -1;
                page_drawn(&page, &lobby.stage.tui, looks[look].title,
                           draw_lobby);
            }
            lobby_close(&lobby);
        }
    }
    assert_drawn(&page, "screens/chooser.txt");
}

/* ----------------------------------------------------------- by keys alone */

/* The first entry is what the key alone did before: another deal of the same
   variant. */
static void enter_on_the_first_entry_deals_another(void **state)
{
    Lobby lobby;
    (void)state;
    lobby_open(&lobby, &starts[2], 1);
    assert_false(lobby_type(&lobby, "\r"));
    lobby_assert_chosen(&lobby, "dealt 4cells 617");
    lobby_close(&lobby);
    lobby_open(&lobby, &starts[0], 1);
    assert_false(lobby_type(&lobby, "n"));
    lobby_assert_chosen(&lobby, "dealt lines98 617");
    lobby_close(&lobby);
    /* The sliding puzzle's usual variant is known only to the table. */
    lobby_open(&lobby, &starts[3], 1);
    assert_false(lobby_type(&lobby, "\r"));
    lobby_assert_chosen(&lobby, "fresh 617");
    lobby_close(&lobby);
}

static void each_kind_of_start_is_chosen_by_keys(void **state)
{
    static const struct {
        int start;
        const char *keys, *line;
    } ways[] = {{2, "#\r", "dealt 4cells 618"},
                {2, "#j\r", "dealt 4cells 616"},
                {2, "#jj\r", "dealt 4cells 617"},
                {2, "1941\r", "dealt 4cells 1941"},
                {2, "/4cells:none 7\r", "dealt 4cells:none 7"},
                {2, "vj\r", "dealt 3cells 617"},
                {2, "d\r", "new easy"},
                {2, "/hard\r", "new hard"},
                {2, "/2024-02-29\r", "new 2024-02-29"},
                {0, "vjj 5", "dealt web7 617"},
                {0, "/plum\r", "dealt lines98 plum"},
                {0, "v/plum\r", "dealt kulki plum"},
                {1, "vj\r", "dealt turtle:flowers 617"},
                {1, "lj\r", "dealt turtle 617 lotus"},
                {2, ">>\r", "dealt 4cells 619"},
                {2, "<\r", "dealt 4cells 616"},
                {3, "/3x3~~~4x3 q\r", "dealt 4x3 q"},
                {3, "sj\r", "dealt 3x3 617"},
                /* Seeds that are also the names of a level and a day. */
                {1, "/easx\t#jjj>\r", "dealt turtle easy"},
                {0, "/todax\t#jjj>\r", "dealt lines98 today"},
                {3, "s\033", ""},
                {3, "q", ""}};
    Lobby lobby;
    size_t i;
    (void)state;
    for (i = 0; i < sizeof ways / sizeof *ways; i++) {
        lobby_open(&lobby, &starts[ways[i].start], 1);
        if (lobby_type(&lobby, ways[i].keys))
            fail_msg("%s leaves the dialog open", ways[i].keys);
        if (*ways[i].line)
            lobby_assert_chosen(&lobby, ways[i].line);
        else
            assert_int_equal(lobby.chooser.done, -1);
        lobby_close(&lobby);
    }
}

/* What is shown is what will be dealt. */
static void the_board_is_the_one_that_will_be_dealt(void **state)
{
    Session session;
    Lobby lobby;
    Page reason = PAGE_EMPTY;
    int game, at;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        lobby_open(&lobby, &starts[game], 0);
        for (at = 0; at < lobby.chooser.offers.count; at++) {
            const StartOffer *offer = &lobby.chooser.offers.list[at];
            lobby.chooser.at = at;
            chooser_draw(&lobby.chooser);
            assert_int_equal(lobby.chooser.dealt, !offer->choice.level);
            if (!lobby.chooser.dealt)
                continue;
            session_open(&session, &malloc_host);
            assert_true(offer_deal(offer, &session, &reason));
            assert_memory_equal(session.position, lobby.chooser.board.position,
                                session.game->size);
            session_close(&session);
        }
        lobby_close(&lobby);
    }
    assert_int_equal(reason.used, 0);
}

/* The layout's file has a line that is too short. */
static void a_broken_layout_is_not_dealt_and_told_why(void **state)
{
    Lobby lobby;
    Page page = PAGE_EMPTY;
    char path[256];
    FILE *file;
    snprintf(path, sizeof path, "%s/quadrille/layouts/broken", (char *)*state);
    file = fopen(path, "w");
    assert_non_null(file);
    fputs("kmahjongg-layout-v1.1\nw4\nh2\nd1\n12\n", file);
    fclose(file);
    lobby_open(&lobby, &starts[1], 1);
    while (strcmp(chooser_offer(&lobby.chooser)->label.text, "broken") != 0)
        assert_true(lobby.chooser.at++ < lobby.chooser.offers.count - 1);
    chooser_draw(&lobby.chooser);
    assert_false(lobby.chooser.dealt);
    canvas_page(&page, &lobby.stage.tui.canvas);
    assert_non_null(strstr(page.text, "This can't be dealt: "));
    assert_true(lobby_type(&lobby, "\r")); /* the chooser stays */
    lobby_obey(&lobby, KEY_GO_UP);
    chooser_draw(&lobby.chooser);
    page.used = 0;
    canvas_page(&page, &lobby.stage.tui.canvas);
    assert_null(strstr(page.text, "can't be dealt"));
    lobby_close(&lobby);
    page_free(&page);
    remove(path);
}

static void what_cannot_be_dealt_is_not_chosen(void **state)
{
    Lobby lobby;
    (void)state;
    lobby_open(&lobby, &starts[2], 1);
    assert_true(lobby_type(&lobby, "/9cells\r"));
    assert_true(lobby.chooser.trouble.used > 0);
    assert_false(lobby.chooser.dealt);
    assert_true(lobby_type(&lobby, "~~~~~~3cells"));
    assert_int_equal(lobby.chooser.trouble.used, 0);
    assert_true(lobby.chooser.dealt);
    /* Escape ends typing, and then closes. */
    assert_true(lobby_type(&lobby, "\033"));
    assert_int_equal(lobby.chooser.at, 0);
    assert_false(lobby_type(&lobby, "\033"));
    assert_int_equal(lobby.chooser.done, -1);
    lobby_close(&lobby);
}

/* Up and down again; the text isn't edited any more then. */
static void leave_and_return(Lobby *lobby)
{
    assert_true(lobby_obey(lobby, KEY_GO_UP));
    assert_true(lobby_obey(lobby, KEY_GO_DOWN));
    assert_false(lobby->chooser.types);
}

static void what_is_typed_is_what_is_dealt(void **state)
{
    Lobby lobby;
    (void)state;
    lobby_open(&lobby, &starts[2], 1);
    assert_true(lobby_type(&lobby, "/4444x"));
    leave_and_return(&lobby);
    assert_string_equal(lobby.chooser.typed.text, "4444x");
    assert_true(lobby.chooser.trouble.used > 0);
    assert_false(lobby.chooser.dealt);
    assert_true(lobby_type(&lobby, "\r"));
    lobby_close(&lobby);
    lobby_open(&lobby, &starts[2], 1);
    assert_true(lobby_type(&lobby, "/4444"));
    leave_and_return(&lobby);
    assert_true(lobby_type(&lobby, ">"));
    assert_string_equal(lobby.chooser.typed.text, "4cells 4445");
    leave_and_return(&lobby);
    assert_false(lobby_type(&lobby, "\r"));
    lobby_assert_chosen(&lobby, "dealt 4cells 4445");
    lobby_close(&lobby);
}

/* With a thread, Enter on a level waits for its deal without blocking. */
static void a_deal_of_a_level_is_awaited(void **state)
{
    Lobby lobby;
    (void)state;
    lobby_open(&lobby, &starts[2], 1);
    lobby.stage.tui.thinker = thinker_start(1);
    if (lobby.stage.tui.thinker && lobby_type(&lobby, "d")) {
        lobby_type(&lobby, "\r");
        while (!lobby.chooser.done)
            lobby_obey(&lobby, KEY_ROUSED);
        assert_int_equal(lobby.chooser.done, 1);
        assert_null(chooser_offer(&lobby.chooser)->choice.level);
        assert_string_equal(chooser_offer(&lobby.chooser)->choice.name,
                            "easy");
    }
    thinker_stop(lobby.stage.tui.thinker);
    lobby_close(&lobby);
}

static void escape_stops_the_search_and_nothing_else(void **state)
{
    Lobby lobby;
    (void)state;
    lobby_open(&lobby, &starts[2], 1);
    lobby.stage.tui.thinker = thinker_start(1);
    if (lobby.stage.tui.thinker) {
        const int at = (lobby_type(&lobby, "d"), lobby.chooser.at);
        assert_true(lobby_type(&lobby, "\r"));
        assert_true(lobby.chooser.awaits);
        assert_true(lobby_type(&lobby, "\033"));
        assert_null(lobby.chooser.seeker);
        assert_int_equal(lobby.chooser.at, at);
        assert_true(lobby_type(&lobby, "\r"));
        assert_true(lobby.chooser.awaits);
        assert_true(lobby_type(&lobby, "j"));
        assert_false(lobby.chooser.awaits);
        assert_false(lobby_type(&lobby, "\033"));
        assert_int_equal(lobby.chooser.done, -1);
    }
    thinker_stop(lobby.stage.tui.thinker);
    lobby_close(&lobby);
}

static void another_deal_is_drawn_at_random(void **state)
{
    Lobby lobby;
    u8 before[SEED_SIZE];
    (void)state;
    lobby_open(&lobby, &starts[2], 1);
    memcpy(before, lobby.chooser.offers.list[0].choice.seed, sizeof before);
    assert_true(lobby_type(&lobby, "a"));
    assert_memory_not_equal(before, lobby.chooser.offers.list[0].choice.seed,
                            sizeof before);
    assert_int_equal(lobby.chooser.shown, 0);
    lobby_close(&lobby);
}

static void every_offer_is_reached_and_seen(void **state)
{
    static const Size small = {40, 20};
    Lobby lobby;
    int game, at;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        lobby_open(&lobby, &starts[game], 1);
        canvas_clear(&lobby.stage.tui.canvas, small.width, small.height);
        chooser_draw(&lobby.chooser);
        for (at = 0; at < lobby.chooser.offers.count; at++) {
            const Canvas *canvas = &lobby.stage.tui.canvas;
            assert_int_equal(lobby.chooser.at, at);
            assert_int_equal(
                canvas_cell(canvas, canvas->cursor_x, canvas->cursor_y)->hit,
                HIT_TIME + at);
            assert_true(lobby_obey(&lobby, KEY_GO_DOWN));
        }
        assert_true(lobby_obey(&lobby, KEY_GO_HOME));
        assert_int_equal(lobby.chooser.at, 0);
        assert_true(lobby_obey(&lobby, KEY_BACK_TAB));
        lobby_close(&lobby);
    }
}

/* ------------------------------------------------------ by the mouse alone */

/* Presses and releases the button on a cell that means this. */
static int click(Lobby *lobby, int hit)
{
    const Canvas *canvas = &lobby->stage.tui.canvas;
    Key key = {KEY_PRESSED, 0, 0};
    int open;
    for (key.y = 0; key.y < canvas->height; key.y++)
        for (key.x = 0; key.x < canvas->width; key.x++)
            if (canvas_cell(canvas, key.x, key.y)->hit == hit) {
                assert_true(chooser_obey(&lobby->chooser, &key));
                key.code = KEY_RELEASED;
                open = chooser_obey(&lobby->chooser, &key);
                if (open)
                    chooser_draw(&lobby->chooser);
                return open;
            }
    fail_msg("%x is nowhere to be clicked", (unsigned)hit);
    return 0;
}

/* Turns the wheel until the offer can be seen. */
static int click_offer(Lobby *lobby, const char *label)
{
    const int at = lobby_find_offer(lobby, label);
    while (lobby->chooser.at < at)
        assert_true(lobby_obey(lobby, KEY_WHEEL_DOWN));
    while (lobby->chooser.at > at)
        assert_true(lobby_obey(lobby, KEY_WHEEL_UP));
    return click(lobby, HIT_TIME + at);
}

static void a_start_is_chosen_by_the_mouse(void **state)
{
    Lobby lobby;
    (void)state;
    lobby_open(&lobby, &starts[2], 1);
    assert_true(
        click(&lobby, HIT_TIME + lobby_find_offer(&lobby, "three cells")));
    assert_int_equal(lobby.chooser.at,
                     lobby_find_offer(&lobby, "three cells"));
    assert_false(
        click(&lobby, HIT_TIME + lobby_find_offer(&lobby, "three cells")));
    lobby_assert_chosen(&lobby, "dealt 3cells 617");
    lobby_close(&lobby);
    lobby_open(&lobby, &starts[1], 1);
    assert_false(click_offer(&lobby, "pond"));
    lobby_assert_chosen(&lobby, "dealt turtle 617 pond");
    lobby_close(&lobby);
    /* on the board, on a heading and on the button */
    lobby_open(&lobby, &starts[0], 1);
    assert_true(click(&lobby, HIT_KEY + 'v'));
    assert_int_equal(lobby.chooser.at, lobby_find_offer(&lobby, "classic"));
    assert_false(click(&lobby, HIT_KEY + '\r'));
    lobby_assert_chosen(&lobby, "dealt kulki 617");
    lobby_close(&lobby);
    lobby_open(&lobby, &starts[0], 1);
    assert_false(click(&lobby, HIT_KEY + ESCAPE));
    assert_int_equal(lobby.chooser.done, -1);
    lobby_close(&lobby);
}

/* Two layouts, whatever is installed. */
static int make_layouts(void **state)
{
    static const char *const names[] = {"lotus", "pond"};
    static char folder[] = "/tmp/chooser-layouts-XXXXXX";
    static char whole[4096];
    char target[256], link[256];
    size_t i;
    (void)state;
    if (!mkdtemp(folder))
        return -1;
    snprintf(link, sizeof link, "%s/quadrille", folder);
    mkdir(link, 0700);
    snprintf(link, sizeof link, "%s/quadrille/layouts", folder);
    mkdir(link, 0700);
    for (i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(target, sizeof target, "%s/data/layouts/%s", TEST_SOURCE,
                 names[i]);
        snprintf(link, sizeof link, "%s/quadrille/layouts/%s", folder,
                 names[i]);
        if (symlink(target, link))
            return -1;
    }
    *state = folder;
    return realpath(folder, whole) ? setenv("XDG_DATA_HOME", whole, 1) : -1;
}

static int remove_layouts(void **state)
{
    static const char *const parts[] = {
        "/quadrille/layouts/lotus", "/quadrille/layouts/pond",
        "/quadrille/layouts", "/quadrille", ""};
    char path[256];
    size_t i;
    for (i = 0; i < sizeof parts / sizeof *parts; i++) {
        snprintf(path, sizeof path, "%s%s", (char *)*state, parts[i]);
        remove(path);
    }
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_chooser_is_drawn_in_each_size),
        cmocka_unit_test(enter_on_the_first_entry_deals_another),
        cmocka_unit_test(each_kind_of_start_is_chosen_by_keys),
        cmocka_unit_test(the_board_is_the_one_that_will_be_dealt),
        cmocka_unit_test(a_broken_layout_is_not_dealt_and_told_why),
        cmocka_unit_test(what_cannot_be_dealt_is_not_chosen),
        cmocka_unit_test(what_is_typed_is_what_is_dealt),
        cmocka_unit_test(a_deal_of_a_level_is_awaited),
        cmocka_unit_test(escape_stops_the_search_and_nothing_else),
        cmocka_unit_test(another_deal_is_drawn_at_random),
        cmocka_unit_test(every_offer_is_reached_and_seen),
        cmocka_unit_test(a_start_is_chosen_by_the_mouse),
    };
    return cmocka_run_group_tests_name("chooser", tests, make_layouts,
                                       remove_layouts);
}
