/* SPDX-License-Identifier: MIT */
/* Drags, double clicks and the right button, event by event: what is drawn,
   what is sent, and that nothing stays lifted whatever interrupts a drag. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/tui/keys/keys.h"
#include "front/tui/view/pointing.h"
#include "front/tui/view/position.h"
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
    hand->stage.tui.mouse.pressed = -1;
    hand->stage.tui.mouse.x = hand->stage.tui.mouse.y = -1;
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
    tui->mouse.x = key.x;
    tui->mouse.y = key.y;
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
            if (canvas_cell(canvas, x, y)->hit == spot) {
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
    assert_true(hand->stage.tui.mouse.drags);
    if (scene_has_trait(&hand->stage.tui.scene, SLIDES))
        move_to_gap(hand);
    else
        move_to(hand, to);
    assert_false(act(hand, KEY_DRAGGED));
}

static void a_dragged_piece_is_drawn_at_the_pointer_and_then_sent(void **state)
{
    Hand hand;
    Page before = PAGE_EMPTY;
    Page after = PAGE_EMPTY;
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
        assert_false(hand.stage.tui.mouse.drags);
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
    Page before = PAGE_EMPTY;
    Page after = PAGE_EMPTY;
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
        assert_false(hand.stage.tui.mouse.drags);
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
    assert_true(hand.stage.tui.mouse.drags);
    assert_true(act(&hand, KEY_RELEASED));
    close_hand(&hand);
}

/* Spots of deal 617: the columns have 20 each. Column 1 ends with a jack of
   diamonds, column 5 with a jack of clubs, column 8 with a queen of hearts. */
enum { COVERED = 0, JACK_OF_DIAMONDS = 6, JACK_OF_CLUBS = 4 * 20 + 5 };

static void assert_told(const Hand *hand, const char *words)
{
    const Page *told = &hand->stage.tui.message.told;
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
    assert_false(hand.stage.tui.mouse.drags);
    assert_true(act(&hand, KEY_RELEASED));
    assert_string_equal(hand.line.text, "touch 0");
    assert_int_equal(hand.stage.tui.queue.line.used, 0);
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
    assert_true(hand.stage.tui.mouse.drags);
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
    assert_false(hand.stage.tui.mouse.drags);
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

/* ----------------------------------------------------------- double clicks */

static void obey_touch(Hand *hand)
{
    Reply reply = {.trace = {NULL, 0, 0}};
    Intent touch = {.what = INTENT_TOUCH};
    assert_int_equal(strncmp(hand->line.text, "touch ", 6), 0);
    touch.spot = (u8)atoi(hand->line.text + 6);
    session_do(&hand->stage.session, &touch, &reply);
    scene_look(&hand->stage.tui.scene);
    position_mark(&hand->stage.tui);
}

/* The first click picks the card up, the second one sends it. */
static void a_double_click_sends_what_the_first_click_held(void **state)
{
    Hand hand;
    (void)state;
    open_hand(&hand, &played[2]);
    move_to(&hand, JACK_OF_CLUBS);
    act(&hand, KEY_PRESSED);
    assert_true(act(&hand, KEY_RELEASED));
    obey_touch(&hand);
    assert_int_equal(hand.stage.session.held, JACK_OF_CLUBS);
    act(&hand, KEY_PRESSED_AGAIN);
    assert_true(act(&hand, KEY_RELEASED));
    assert_string_equal(hand.line.text, "send #85");
    move_to(&hand, COVERED);
    act(&hand, KEY_PRESSED_AGAIN);
    assert_true(act(&hand, KEY_RELEASED));
    assert_string_equal(hand.line.text, "touch 0");
    close_hand(&hand);
}

static void a_key_sends_the_piece_under_the_cursor(void **state)
{
    Hand hand;
    (void)state;
    open_hand(&hand, &played[2]);
    hand.stage.tui.scene.cursor = JACK_OF_DIAMONDS;
    assert_true(act(&hand, '.'));
    assert_string_equal(hand.line.text, "send #6");
    hand.stage.session.held = JACK_OF_CLUBS;
    hand.stage.tui.scene.cursor = 20;
    assert_true(act(&hand, '.'));
    assert_string_equal(hand.line.text, "send #85");
    close_hand(&hand);
}

/* ------------------------------------------------------------------- hover */

static void the_cursor_follows_the_pointer_to_what_can_be_touched(void **state)
{
    Hand hand;
    (void)state;
    open_hand(&hand, &played[2]);
    move_to(&hand, JACK_OF_CLUBS);
    act(&hand, KEY_HOVERED);
    assert_int_equal(hand.stage.tui.scene.cursor, JACK_OF_CLUBS);
    move_to(&hand, COVERED);
    act(&hand, KEY_HOVERED);
    assert_int_equal(hand.stage.tui.scene.cursor, JACK_OF_CLUBS);
    hand.x = hand.y = 0;
    act(&hand, KEY_HOVERED);
    assert_int_equal(hand.stage.tui.scene.cursor, JACK_OF_CLUBS);
    close_hand(&hand);
}

/* A board that follows the cursor would run away from the pointer. Instead,
   the wheel moves it. */
static void a_large_board_follows_the_wheel_alone(void **state)
{
    Hand hand;
    u8 before;
    (void)state;
    open_hand(&hand, &played[1]);
    before = hand.stage.tui.scene.cursor;
    assert_false(act(&hand, KEY_WHEEL_DOWN));
    assert_int_equal(hand.stage.tui.scene.cursor, before);
    hand.stage.tui.scene.zoom = 2;
    view_draw(&hand.stage.tui);
    move_to(&hand, scene_turn_target(&hand.stage.tui.scene, before, 1));
    act(&hand, KEY_HOVERED);
    assert_int_equal(hand.stage.tui.scene.cursor, before);
    assert_false(act(&hand, KEY_WHEEL_DOWN));
    assert_int_not_equal(hand.stage.tui.scene.cursor, before);
    close_hand(&hand);
}

static int is_lit(const Hand *hand, int x, int y)
{
    const Cell *cell = canvas_cell(&hand->stage.tui.canvas, x, y);
    return cell->paper == INK_CURSOR;
}

/* Both words of a button and the blank between them light up. */
static void the_button_under_the_pointer_lights_up(void **state)
{
    Hand hand;
    Tui *tui = &hand.stage.tui;
    int x;
    (void)state;
    open_hand(&hand, &played[2]);
    tui->mouse.x = 2;
    tui->mouse.y = tui->canvas.height - 1;
    view_light_button(tui);
    for (x = 1; x < 7; x++)
        assert_true(is_lit(&hand, x, tui->mouse.y));
    assert_false(is_lit(&hand, 0, tui->mouse.y));
    assert_false(is_lit(&hand, 7, tui->mouse.y));
    assert_int_equal(canvas_cell(&tui->canvas, 2, tui->mouse.y)->hit,
                     HIT_KEY + 'u');
    close_hand(&hand);
}

/* ------------------------------------------------------------------- peeks */

static int count_marks(const Hand *hand, unsigned mark)
{
    const Scene *scene = &hand->stage.tui.scene;
    unsigned i;
    int count = 0;
    for (i = 0; i < scene->count; i++)
        count += scene->pieces[i].spot != NO_SPOT &&
                 scene->marks[scene->pieces[i].spot] & mark;
    return count;
}

/* The seven of spades lies below five cards. As long as the button is down, it
   covers the cards on it, and its name is in the message line. */
static void the_right_button_shows_a_covered_card(void **state)
{
    enum { SEVEN_OF_SPADES = 20 + 1 };
    Hand hand;
    Page before = PAGE_EMPTY;
    Page during = PAGE_EMPTY;
    Page after = PAGE_EMPTY;
    (void)state;
    open_hand(&hand, &played[2]);
    page_shown(&before, &hand);
    move_to(&hand, SEVEN_OF_SPADES);
    act(&hand, KEY_PEEKED);
    page_shown(&during, &hand);
    assert_non_null(strstr(during.text, "7 of spades"));
    assert_null(strstr(before.text, "7 of spades"));
    assert_non_null(strstr(before.text, "Q\u2663"));
    assert_null(strstr(during.text, "Q\u2663"));
    assert_int_equal(canvas_cell(&hand.stage.tui.canvas, hand.x, hand.y)->hit,
                     SEVEN_OF_SPADES);
    act(&hand, KEY_PEEK_ENDED);
    page_shown(&after, &hand);
    assert_string_equal(before.text, after.text);
    page_free(&before);
    page_free(&during);
    page_free(&after);
    close_hand(&hand);
}

static void any_key_ends_a_look(void **state)
{
    static const int events[] = {ESCAPE, 'm', KEY_SIZE, KEY_HOVERED,
                                 KEY_PEEK_ENDED};
    Hand hand;
    size_t i;
    (void)state;
    for (i = 0; i < sizeof events / sizeof *events; i++) {
        open_hand(&hand, &played[2]);
        move_to(&hand, COVERED);
        act(&hand, KEY_PEEKED);
        assert_true(hand.stage.tui.peek.is_open);
        assert_false(act(&hand, events[i]));
        assert_false(hand.stage.tui.peek.is_open);
        close_hand(&hand);
    }
}

/* The key climbs a column card by card, and then stops. */
static void a_key_looks_at_one_covered_card_after_another(void **state)
{
    Hand hand;
    u8 at;
    (void)state;
    open_hand(&hand, &played[2]);
    hand.stage.tui.scene.cursor = JACK_OF_DIAMONDS;
    for (at = JACK_OF_DIAMONDS; at > 0; at--) {
        act(&hand, ',');
        assert_true(hand.stage.tui.peek.is_open);
        assert_int_equal(hand.stage.tui.peek.spot, at - 1);
    }
    act(&hand, ',');
    assert_false(hand.stage.tui.peek.is_open);
    close_hand(&hand);
}

/* Of the ball at I2, all cells in reach; of a cell, all balls that reach it;
   and with a ball in hand, its way. */
static void a_look_at_a_ball_or_a_cell_shows_ways(void **state)
{
    enum { BALL_AT = 1 * 9 + 8, CELL_AT = 1 * 9 + 4 };
    Hand hand;
    int balls = 0;
    unsigned i;
    (void)state;
    open_hand(&hand, &(const Start){"kulki", "kulki plum", ""});
    for (i = 0; i < hand.stage.tui.scene.count; i++)
        balls += hand.stage.tui.scene.pieces[i].kind == BALL;
    move_to(&hand, BALL_AT);
    act(&hand, KEY_PEEKED);
    assert_true(count_marks(&hand, REACHED) > 70);
    act(&hand, KEY_PEEK_ENDED);
    assert_int_equal(count_marks(&hand, REACHED), 0);
    move_to(&hand, CELL_AT);
    act(&hand, KEY_PEEKED);
    assert_int_equal(count_marks(&hand, PEEKED), balls);
    act(&hand, KEY_PEEK_ENDED);
    assert_int_equal(count_marks(&hand, PEEKED), 0);
    hand.stage.session.held = BALL_AT;
    act(&hand, KEY_PEEKED);
    assert_int_equal(count_marks(&hand, PEEKED), 4);
    act(&hand, KEY_PEEK_ENDED);
    close_hand(&hand);
}

static int lies_on_another(const Scene *scene, const Piece *piece)
{
    unsigned i;
    for (i = 0; i < scene->count; i++)
        if (scene->pieces[i].z > piece->z &&
            abs(scene->pieces[i].x - piece->x) < 2 &&
            abs(scene->pieces[i].y - piece->y) < 2)
            return 1;
    return 0;
}

/* A free tile shows those of its face, a blocked one what blocks it. A tile
   below others keeps its face to itself. */
static void a_look_at_a_tile_shows_its_face_or_what_blocks_it(void **state)
{
    Hand hand;
    const Scene *scene = &hand.stage.tui.scene;
    unsigned i, j;
    int seen[3] = {0, 0, 0};
    (void)state;
    open_hand(&hand, &played[1]);
    for (i = 0; i < scene->count; i++) {
        const Piece *piece = &scene->pieces[i];
        const int hidden = lies_on_another(scene, piece);
        const int kind = piece->marks & IS_FREE ? 0 : hidden ? 1 : 2;
        Page words = PAGE_EMPTY;
        peek_begin(&hand.stage.tui, piece->spot);
        peek_page(&words, &hand.stage.tui);
        seen[kind]++;
        for (j = 0; j < scene->count; j++) {
            const Piece *other = &scene->pieces[j];
            if (!(scene->marks[other->spot] & PEEKED))
                continue;
            assert_false(lies_on_another(scene, other) && kind == 0);
            assert_true(kind ? other->z >= piece->z
                             : other->value == piece->value);
        }
        if (kind)
            assert_true(count_marks(&hand, PEEKED) > 0);
        assert_non_null(strstr(words.text, kind == 0   ? ""
                                           : kind == 1 ? "covered"
                                                       : "blocked"));
        assert_true(kind != 1 || !strstr(words.text, " of "));
        peek_end(&hand.stage.tui);
        assert_int_equal(count_marks(&hand, PEEKED), 0);
        page_free(&words);
    }
    assert_true(seen[0] && seen[1] && seen[2]);
    close_hand(&hand);
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
        cmocka_unit_test(a_double_click_sends_what_the_first_click_held),
        cmocka_unit_test(a_key_sends_the_piece_under_the_cursor),
        cmocka_unit_test(
            the_cursor_follows_the_pointer_to_what_can_be_touched),
        cmocka_unit_test(a_large_board_follows_the_wheel_alone),
        cmocka_unit_test(the_button_under_the_pointer_lights_up),
        cmocka_unit_test(the_right_button_shows_a_covered_card),
        cmocka_unit_test(any_key_ends_a_look),
        cmocka_unit_test(a_key_looks_at_one_covered_card_after_another),
        cmocka_unit_test(a_look_at_a_ball_or_a_cell_shows_ways),
        cmocka_unit_test(a_look_at_a_tile_shows_its_face_or_what_blocks_it),
    };
    return cmocka_run_group_tests_name("mouse", tests, NULL, NULL);
}
