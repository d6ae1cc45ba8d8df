/* SPDX-License-Identifier: MIT */
/* Plays a game of each kind on the full screen, from the first move to the
   last: with keys alone, with clicks alone, and by dragging. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "front/tui/keys/keys.h"
#include "front/tui/tui.h"
#include "front/tui/view/view.h"
#include "rules/games.h"

/* What the player has: keys, a mouse that clicks, or one that also drags. */
enum { BY_KEYS, BY_CLICKS, BY_DRAGS };

/* A player who knows the next move and has only keys, or only a mouse, to play
   it. */
typedef struct Person {
    Tui tui;
    Front front; /* what the screen shows */
    const Session *session;
    Advisor advisor;
    int by;
    u8 spots[2]; /* left to touch for the move */
    int left;
    int touches;
} Person;

/* ---------------------------------------------------- which spots to touch */

/* Finds the one or two spots whose touch plays the move. */
static int find_touches(const Session *session, u16 move, const Scene *scene,
                        u8 spots[2])
{
    const Game *game = session->game;
    unsigned i, j;
    u16 meant;
    for (i = 0; i < scene->count; i++) {
        spots[0] = scene->pieces[i].spot;
        if (game->touch(session->position, NO_SPOT, spots[0], &meant) ==
                TOUCH_MOVE &&
            meant == move)
            return 1;
    }
    for (i = 0; i < scene->count; i++)
        for (j = 0; j < scene->count; j++) {
            spots[0] = scene->pieces[i].spot;
            spots[1] = scene->pieces[j].spot;
            if (game->touch(session->position, spots[0], spots[1], &meant) ==
                    TOUCH_MOVE &&
                meant == move)
                return 2;
        }
    return 0;
}

static u16 next_move(Person *person)
{
    const Session *session = person->session;
    u16 move = 0;
    if (advisor_find_solution(&person->advisor, session->game,
                              session->position) == SOLVED)
        return person->advisor.way[person->advisor.at];
    assert_true(session->game->list(session->position, &move, 1) > 0);
    return move;
}

/* ----------------------------------------------------------------- by keys */

static const int steps[] = {KEY_GO_LEFT, KEY_GO_RIGHT, KEY_GO_UP,
                            KEY_GO_DOWN, '\t',         KEY_BACK_TAB};

enum { STEPS = 6 };

static u8 step_from(const Scene *scene, u8 from, int step)
{
    static const int dx[] = {-1, 1, 0, 0};
    static const int dy[] = {0, 0, -1, 1};
    if (step < 4)
        return scene_next_target(scene, from, dx[step], dy[step]);
    return scene_turn_target(scene, from, step == 4 ? 1 : -1);
}

/* Returns the first key on a shortest path from the cursor to the spot. */
static int key_towards(const Scene *scene, u8 to)
{
    u8 queue[256], first[256];
    u8 seen[256] = {0};
    int count = 0;
    int at, step;
    queue[count++] = scene->cursor;
    seen[scene->cursor] = 1;
    for (at = 0; at < count; at++)
        for (step = 0; step < STEPS; step++) {
            const u8 next = step_from(scene, queue[at], step);
            if (next == NO_SPOT || seen[next])
                continue;
            seen[next] = 1;
            first[next] = at ? first[queue[at]] : (u8)step;
            if (next == to)
                return steps[first[next]];
            queue[count++] = next;
        }
    fail_msg("no keys lead from %u to %u", scene->cursor, to);
    return 0;
}

static int by_keys(Person *person, u8 spot, Page *line)
{
    Key key = {' ', -1, -1};
    while (person->tui.scene.cursor != spot) {
        view_draw(&person->tui);
        key.code = key_towards(&person->tui.scene, spot);
        assert_false(keys_obey(&person->tui, &key, line));
    }
    key.code = ' ';
    return keys_obey(&person->tui, &key, line);
}

static int sign_of(int number)
{
    return (number > 0) - (number < 0);
}

/* Of several tiles that slide together, returns the one beside the gap. */
static const Piece *block_beside(const Scene *scene, u8 spot)
{
    const Piece *to = scene_piece(scene, spot);
    const Piece *gap = scene->pieces;
    const Piece *piece = scene->pieces;
    while (gap->kind == BLOCK)
        gap++;
    while (piece->x != gap->x + sign_of(to->x - gap->x) ||
           piece->y != gap->y + sign_of(to->y - gap->y))
        piece++;
    return piece;
}

/* The sliding puzzle has no cursor, so a tile's number is typed. */
static int by_number(Person *person, u8 spot, Page *line)
{
    const Piece *piece = block_beside(&person->tui.scene, spot);
    Key key = {0, -1, -1};
    char number[8];
    const char *at = number;
    int sent = 0;
    snprintf(number, sizeof number, "%u\r", piece->value);
    for (; *at && !sent; at++) {
        key.code = *at;
        sent = keys_obey(&person->tui, &key, line);
    }
    return sent;
}

/* ---------------------------------------------------------------- by mouse */

/* Finds a cell of the spot on the screen. */
static Key key_at(Person *person, int code, u8 spot)
{
    const Canvas *canvas = &person->tui.canvas;
    Key key = {code, 0, 0};
    view_draw(&person->tui);
    for (key.y = 0; key.y < canvas->height; key.y++)
        for (key.x = 0; key.x < canvas->width; key.x++)
            if (canvas_cell(canvas, key.x, key.y)->hit == spot)
                return key;
    fail_msg("spot %u is nowhere to be clicked", spot);
    return key;
}

static int by_click(Person *person, u8 spot, Page *line)
{
    Key key = key_at(person, KEY_PRESSED, spot);
    assert_false(keys_obey(&person->tui, &key, line));
    key.code = KEY_RELEASED;
    return keys_obey(&person->tui, &key, line);
}

static void move_mouse(Person *person, Key *key, int x, int y)
{
    *key = (Key){KEY_DRAGGED, x, y};
    person->tui.mouse.x = x;
    person->tui.mouse.y = y;
    mouse_point(&person->tui, key);
    view_draw(&person->tui);
}

/* Carries the piece over the middle of the screen to its place. */
static int by_drag(Person *person, const u8 spots[2], Page *line)
{
    const Canvas *canvas = &person->tui.canvas;
    Key key = key_at(person, KEY_PRESSED, spots[0]);
    const Key to = key_at(person, KEY_RELEASED, spots[1]);
    assert_false(keys_obey(&person->tui, &key, line));
    move_mouse(person, &key, canvas->width / 2, canvas->height / 2);
    move_mouse(person, &key, to.x, to.y);
    assert_true(person->tui.mouse.drags);
    return keys_obey(&person->tui, &to, line);
}

/* ------------------------------------------------------------------- games */

static int open_person(void *own)
{
    (void)own;
    return 1;
}

static void show_person(void *own, const Session *session, const Trace *trace,
                        int asked)
{
    Person *person = own;
    person->session = session;
    person->front.show(person->front.own, session, trace, asked);
}

static void tell_person(void *own, Tone tone, const char *text)
{
    (void)own;
    if (tone == TONE_REFUSAL)
        fail_msg("refused: %s", text);
}

static int ask_person(void *own, const char *prompt, Page *line)
{
    Person *person = own;
    const Status status =
        person->session->game->status(person->session->position);
    u8 spot;
    (void)prompt;
    if (status == WON || status == LOST)
        return INPUT_ENDED;
    if (!person->left) {
        person->left = find_touches(person->session, next_move(person),
                                    &person->tui.scene, person->spots);
        assert_true(person->left > 0);
    }
    if (person->by == BY_DRAGS && person->left == 2) {
        person->left = 0;
        person->touches += 2;
        assert_true(by_drag(person, person->spots, line));
        return (int)line->used;
    }
    spot = person->spots[0];
    person->spots[0] = person->spots[1];
    person->left--;
    person->touches++;
    assert_true(person->by ? by_click(person, spot, line)
                : person->session->game == games_find("sliding")
                    ? by_number(person, spot, line)
                    : by_keys(person, spot, line));
    return (int)line->used;
}

static void say_person(void *own, const Session *session, unsigned part)
{
    (void)own;
    (void)session;
    (void)part;
}

static u32 lapse_person(void *own)
{
    (void)own;
    return 100;
}

static void close_person(void *own, const Session *session)
{
    (void)own;
    (void)session;
}

static void play_through(const char *game, const char *seed, int width,
                         int height, int by)
{
    const Look look = {.still = 1, .colours = 256};
    static Person person;
    Front front = {.own = &person,
                   .open = open_person,
                   .show = show_person,
                   .say = say_person,
                   .tell = tell_person,
                   .ask = ask_person,
                   .elapsed = lapse_person,
                   .close = close_person};
    Session session;
    Choice choice;
    Fault fault;
    memset(&person, 0, sizeof person);
    tui_set_up(&person.tui, &look, &person.front);
    advisor_start(&person.advisor, PATIENCE);
    person.by = by;
    canvas_clear(&person.tui.canvas, width, height);
    session_open(&session, &malloc_host);
    choice_start(&choice, games_find(game));
    choice_set_seed(&choice, seed, &fault);
    session_deal(&session, choice.game, choice.variant, choice.seed, &fault);
    assert_int_equal(table_play(&session, &front, NULL), 0);
    assert_int_equal(session.game->status(session.position),
                     strcmp(game, "kulki") == 0 ? LOST : WON);
    assert_true(person.touches > 10);
    session_close(&session);
    advisor_stop(&person.advisor);
    tui_stop(&person.tui);
}

static void all_games(int width, int height, int by)
{
    play_through("kulki", "plum", width, height, by);
    play_through("mahjong", "7", width, height, by);
    play_through("freecell", "164", width, height, by);
    play_through("sliding", "plum", width, height, by);
}

static void games_are_won_with_keys_alone(void **state)
{
    (void)state;
    all_games(80, 24, BY_KEYS);
}

static void games_are_won_with_the_mouse_alone(void **state)
{
    (void)state;
    all_games(80, 24, BY_CLICKS);
    all_games(80, 24, BY_DRAGS);
}

static void games_are_won_on_screens_of_other_sizes(void **state)
{
    (void)state;
    all_games(40, 24, BY_KEYS);
    all_games(40, 24, BY_CLICKS);
    all_games(40, 24, BY_DRAGS);
    all_games(200, 60, BY_DRAGS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_are_won_with_keys_alone),
        cmocka_unit_test(games_are_won_with_the_mouse_alone),
        cmocka_unit_test(games_are_won_on_screens_of_other_sizes),
    };
    return cmocka_run_group_tests_name("full games", tests, NULL, NULL);
}
