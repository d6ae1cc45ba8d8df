/* SPDX-License-Identifier: MIT */
/* Drags, double clicks and the right button, event by event: what is drawn,
   what is sent, and that nothing stays lifted whatever interrupts a drag. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/tui/keys/keys.h"
#include "front/tui/keys/mouse.h"
#include "front/tui/view/view.h"
#include "table/game_words.h"
#include "tests/kit/stage.h"

/* A player with a mouse, and what was sent last. */
typedef struct Hand {
    Stage stage;
    Page line;
    int x, y;
} Hand;

static const Start played[] = {{"kulki", "lines98 plum", ""},
                               {"mahjong", "7", ""},
                               {"freecell", "617", ""},
                               {"sliding", "4x4 plum", ""}};

enum { PLAYED = sizeof played / sizeof *played };

static void open_hand(Hand *hand, const Start *start)
{
    memset(hand, 0, sizeof *hand);
    open_stage(&hand->stage, start);
    hand->stage.tui.pressed = -1;
    hand->stage.tui.pointer_x = hand->stage.tui.pointer_y = -1;
    view_draw(&hand->stage.tui);
}

static void close_hand(Hand *hand)
{
    page_free(&hand->line);
    close_stage(&hand->stage);
}

/* Lets an event of the mouse, or a key, happen where the hand is. Returns 1 if
   a line was sent. */
static int act(Hand *hand, int code)
{
    Tui *tui = &hand->stage.tui;
    const Key key = {code, hand->x, hand->y};
    int sent = 0;
    hand->line.used = 0;
    page_put(&hand->line, "", 0);
    tui->pointer_x = key.x;
    tui->pointer_y = key.y;
    if (code == KEY_DRAGGED || code == KEY_HOVERED || code == KEY_PEEKED ||
        code == KEY_PEEK_ENDED)
        mouse_point(tui, &key);
    else
        sent = keys_obey(tui, &key, &hand->line);
    view_draw(tui);
    return sent;
}

/* Moves the hand to the first cell of a spot. */
static void move_to(Hand *hand, u8 spot)
{
    const Canvas *canvas = &hand->stage.tui.canvas;
    int x, y;
    for (y = 0; y < canvas->height; y++)
        for (x = 0; x < canvas->width; x++)
            if (canvas_cell(canvas, x, y)->here == spot) {
                hand->x = x;
                hand->y = y;
                return;
            }
    fail_msg("spot %u is not on the screen", spot);
}

/* Finds a legal move from one spot to another, or in the sliding puzzle from
   a spot to itself. */
static u16 find_move(const Hand *hand, u8 *from, u8 *to)
{
    const Scene *scene = &hand->stage.tui.scene;
    const Session *session = &hand->stage.session;
    u8 next[MOST_POSITION];
    unsigned i, j;
    u16 move;
    const int slides = scene_has_trait(scene, SLIDES);
    for (i = 0; i < scene->count; i++)
        for (j = 0; j < scene->count; j++) {
            *from = slides ? NO_SPOT : scene->pieces[i].spot;
            *to = scene->pieces[j].spot;
            memcpy(next, session->position, session->game->size);
            if (*from != *to &&
                session->game->touch(next, *from, *to, &move) == TOUCH_MOVE &&
                session->game->apply(next, move, NULL) == FINE) {
                *from = slides ? *to : *from;
                return move;
            }
        }
    fail_msg("there is no move");
    return 0;
}

static void page_shown(Page *page, const Hand *hand)
{
    page->used = 0;
    canvas_page(page, &hand->stage.tui.canvas);
}

/* Where a slide ends: at the gap. */
static void move_to_gap(Hand *hand)
{
    const Scene *scene = &hand->stage.tui.scene;
    const Piece *gap = scene->pieces;
    const int x = hand->x;
    const int y = hand->y;
    while (gap->kind == BLOCK)
        gap++;
    move_to(hand, gap->spot);
    hand->x = hand->x == x ? x : hand->x;
    hand->y = hand->y == y ? y : hand->y;
}

static void drag_over(Hand *hand, u8 from, u8 to)
{
    move_to(hand, from);
    assert_false(act(hand, KEY_PRESSED));
    hand->x += 3;
    assert_false(act(hand, KEY_DRAGGED));
    assert_true(hand->stage.tui.drags);
    if (scene_has_trait(&hand->stage.tui.scene, SLIDES))
        move_to_gap(hand);
    else
        move_to(hand, to);
    assert_false(act(hand, KEY_DRAGGED));
}

static void a_dragged_piece_is_drawn_at_the_pointer_and_then_sent(void **state)
{
    Hand hand;
    Page before = {NULL, 0, 0};
    Page after = {NULL, 0, 0};
    u8 from, to;
    u16 move;
    int i;
    (void)state;
    for (i = 0; i < PLAYED; i++) {
        open_hand(&hand, &played[i]);
        page_shown(&before, &hand);
        move = find_move(&hand, &from, &to);
        drag_over(&hand, from, to);
        page_shown(&after, &hand);
        assert_string_not_equal(before.text, after.text);
        assert_int_equal(hand.stage.session.held, NO_SPOT);
        assert_true(act(&hand, KEY_RELEASED));
        assert_false(hand.stage.tui.drags);
        after.used = 0;
        if (scene_has_trait(&hand.stage.tui.scene, SLIDES))
            page_format(&after, "touch %u", from);
        else
            page_move(&after, &hand.stage.session, move);
        assert_string_equal(hand.line.text, after.text);
        close_hand(&hand);
    }
    page_free(&before);
    page_free(&after);
}

/* The last event stands for a release that never came. */
static void whatever_interrupts_a_drag_puts_the_piece_back(void **state)
{
    static const int events[] = {ESCAPE,       KEY_SIZE,     'm',
                                 '+',          KEY_WHEEL_UP, KEY_GO_LEFT,
                                 CONTROL('l'), KEY_PRESSED,  KEY_HOVERED};
    Hand hand;
    Page before = {NULL, 0, 0};
    Page after = {NULL, 0, 0};
    u8 from, to;
    size_t i;
    (void)state;
    for (i = 0; i < sizeof events / sizeof *events; i++) {
        open_hand(&hand, &played[2]);
        page_shown(&before, &hand);
        find_move(&hand, &from, &to);
        drag_over(&hand, from, to);
        if (events[i] == KEY_PRESSED)
            hand.x = hand.y = 0;
        assert_false(act(&hand, events[i]));
        assert_false(hand.stage.tui.drags);
        assert_int_equal(hand.stage.session.held, NO_SPOT);
        if (events[i] != KEY_HOVERED)
            assert_false(act(&hand, KEY_RELEASED));
        if (events[i] == KEY_HOVERED || events[i] == KEY_SIZE) {
            page_shown(&after, &hand);
            assert_string_equal(before.text, after.text);
        }
        close_hand(&hand);
    }
    page_free(&before);
    page_free(&after);
}

/* Nobody sees the difference between answers of the solver and no event. */
static void what_is_no_key_interrupts_no_drag(void **state)
{
    Hand hand;
    u8 from, to;
    (void)state;
    open_hand(&hand, &played[0]);
    find_move(&hand, &from, &to);
    drag_over(&hand, from, to);
    assert_false(act(&hand, KEY_NOTHING));
    assert_false(act(&hand, KEY_ROUSED));
    assert_true(hand.stage.tui.drags);
    assert_true(act(&hand, KEY_RELEASED));
    close_hand(&hand);
}

/* Spots of deal 617: the columns have 20 each. Column 1 ends with a jack of
   diamonds, column 5 with a jack of clubs, column 8 with a queen of hearts. */
enum { COVERED = 0, JACK_OF_DIAMONDS = 6, JACK_OF_CLUBS = 4 * 20 + 5 };

static void assert_told(const Hand *hand, const char *words)
{
    const Page *told = &hand->stage.tui.told;
    if (!told->used || !strstr(told->text, words))
        fail_msg("no \"%s\" in \"%s\"", words, told->used ? told->text : "");
}

/* The touch of what can't be lifted is refused in the rules' own words, by
   one line alone. */
static void what_cannot_be_lifted_is_touched_once(void **state)
{
    Hand hand;
    (void)state;
    open_hand(&hand, &played[2]);
    move_to(&hand, COVERED);
    act(&hand, KEY_PRESSED);
    hand.y += 5;
    act(&hand, KEY_DRAGGED);
    assert_false(hand.stage.tui.drags);
    assert_true(act(&hand, KEY_RELEASED));
    assert_string_equal(hand.line.text, "touch 0");
    assert_int_equal(hand.stage.tui.queued.used, 0);
    close_hand(&hand);
}

static void a_drop_where_the_rules_forbid_it_is_explained(void **state)
{
    Hand hand;
    (void)state;
    open_hand(&hand, &played[2]);
    move_to(&hand, JACK_OF_DIAMONDS);
    act(&hand, KEY_PRESSED);
    move_to(&hand, JACK_OF_CLUBS);
    act(&hand, KEY_DRAGGED);
    assert_true(hand.stage.tui.drags);
    assert_false(act(&hand, KEY_RELEASED));
    assert_told(&hand, "doesn't go there");
    assert_int_equal(hand.stage.session.held, NO_SPOT);
    close_hand(&hand);
}

static void a_trembling_hand_clicks(void **state)
{
    Hand hand;
    (void)state;
    open_hand(&hand, &played[2]);
    move_to(&hand, JACK_OF_DIAMONDS);
    act(&hand, KEY_PRESSED);
    hand.x++;
    act(&hand, KEY_DRAGGED);
    assert_false(hand.stage.tui.drags);
    assert_true(act(&hand, KEY_RELEASED));
    assert_string_equal(hand.line.text, "touch 6");
    close_hand(&hand);
}

/* Terminals that report no motion between press and release. */
static void a_drag_needs_no_motion(void **state)
{
    Hand hand;
    u8 from, to;
    int i;
    (void)state;
    for (i = 0; i < 3; i++) {
        open_hand(&hand, &played[i]);
        find_move(&hand, &from, &to);
        move_to(&hand, from);
        act(&hand, KEY_PRESSED);
        move_to(&hand, to);
        assert_true(act(&hand, KEY_RELEASED));
        assert_int_not_equal(strncmp(hand.line.text, "touch", 5), 0);
        close_hand(&hand);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(
            a_dragged_piece_is_drawn_at_the_pointer_and_then_sent),
        cmocka_unit_test(whatever_interrupts_a_drag_puts_the_piece_back),
        cmocka_unit_test(what_is_no_key_interrupts_no_drag),
        cmocka_unit_test(what_cannot_be_lifted_is_touched_once),
        cmocka_unit_test(a_drop_where_the_rules_forbid_it_is_explained),
        cmocka_unit_test(a_trembling_hand_clicks),
        cmocka_unit_test(a_drag_needs_no_motion),
    };
    return cmocka_run_group_tests_name("mouse", tests, NULL, NULL);
}
