/* SPDX-License-Identifier: MIT */
/* Plays the guide's games on the full screen, which does not know them: they
   are chosen at the start and played to the end, with keys and with the mouse,
   in the default drawing. A fake screen stands in for the terminal. */
#include <string.h>

#include "docs/fifth/bubbles.h"
#include "docs/fifth/lights.h"
#include "front/tui/terminal/input.h"
#include "rules/freecell/freecell.h"
#include "rules/games.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "tests/front/fake_screen.h"
#include "tests/kit/stage.h"

/* The list of games, changed as the guide says. Five leave a gap in the last
   row of pictures. */
const Game *const games[] = {&kulki, &mahjong, &freecell, &lights, &bubbles};
const u8 games_count = sizeof games / sizeof *games;

/* Finds the next key to press; returns 0 when nothing is left to do. */
typedef int (*NextKey)(Key *key);

/* How to play a game. */
typedef struct PlayedGame {
    const Game *game;
    const char *words;                 /* of the start */
    int (*spot)(const void *position); /* to touch next, or -1 */
    int side;
    Status end;
    const char *ending; /* how the result begins */
} PlayedGame;

static struct {
    Tui *tui;
    NextKey next;
    const PlayedGame *played; /* or NULL */
    int at;                   /* the next character of the keys below */
    const char *keys;
    int held; /* what the mouse holds down */
    int ways_out;
    int ended;         /* the result was shown */
    int helped;        /* help was shown */
    int over_pictures; /* a text covered the start's pictures */
    int squares[2];    /* empty ones of each colour that were drawn */
} fake;

/* ------------------------------------------------------- the fake terminal */

static int movable_drawn(void)
{
    const Scene *scene = &fake.tui->scene;
    unsigned i;
    int count = 0;
    for (i = 0; i < scene->count; i++)
        count +=
            scene->pieces[i].kind == BALL && scene->pieces[i].marks & CAN_MOVE;
    return count;
}

static void count_squares(const Canvas *canvas)
{
    const Scene *scene = &fake.tui->scene;
    unsigned i;
    int at;
    for (i = 0; i < scene->count; i++)
        for (at = 0; at < canvas->width * canvas->height; at++)
            if (canvas->cells[at].hit == scene->pieces[i].spot &&
                scene->pieces[i].kind == PLACE) {
                fake.squares[0] += canvas->cells[at].paper == INK_BOARD;
                fake.squares[1] += canvas->cells[at].paper == INK_BOARD_TOO;
            }
}

/* The result must not appear before the last move is seen. */
static void watch(const Canvas *canvas, const Look *look)
{
    Page page = PAGE_EMPTY;
    const char *first;
    (void)look;
    canvas_page(&page, canvas);
    if (fake.played && strstr(page.text, fake.played->ending)) {
        assert_int_equal(movable_drawn(), 0);
        fake.ended = 1;
    }
    if (fake.played)
        count_squares(canvas);
    first = strstr(page.text, "help, h");
    assert_true(!first || !strstr(first + 1, "help, h"));
    fake.helped |= first != NULL;
    fake.over_pictures |= strstr(page.text, "1 Kulki") != NULL &&
                          strstr(page.text, "select a game") != NULL;
    page_free(&page);
}

const char *input_pasted(void)
{
    return "";
}

void input_await(Key *key, int milliseconds)
{
    (void)milliseconds;
    *key = (Key){KEY_NOTHING, -1, -1};
    if (!fake.next(key)) {
        key->code = 'q';
        assert_true(fake.ways_out++ < 3);
    }
}

/* ---------------------------------------------------------------- playing */

static u32 lamps_of(const Lights *game)
{
    u32 lamps = 0;
    u8 i;
    for (i = 0; i < game->side * game->side; i++)
        lamps |= (u32)game->lamp[i] << i;
    return lamps;
}

/* Whether pressing these lamps switches all lamps off. */
static int puts_out(const Lights *start, u32 presses)
{
    Lights game = *start;
    u16 cell;
    for (cell = 0; cell < start->side * start->side; cell++)
        if (presses >> cell & 1 && lamps_of(&game))
            lights.apply(&game, cell, NULL);
    return !lamps_of(&game);
}

/* Returns the first lamp of a set of presses that wins, or -1. */
static int lamp_to_press(const void *position)
{
    const Lights *game = position;
    u32 presses = 1;
    int lamp = 0;
    if (!lamps_of(game))
        return -1;
    while (!puts_out(game, presses))
        assert_true(++presses < 1U << game->side * game->side);
    while (!(presses >> lamp & 1))
        lamp++;
    return lamp;
}

static int bubble_to_touch(const void *position)
{
    u16 move;
    return bubbles.list(position, &move, 1) ? move : -1;
}

static const PlayedGame played_lights = {&lights, "3x3 plum", lamp_to_press,
                                         3,       WON,        "You won in "};
static const PlayedGame played_bubbles = {
    &bubbles,     "4 plum", bubble_to_touch,
    BUBBLES_SIDE, LOST,     "Game over! Your score is: "};

static int next_by_keys(Key *key)
{
    const Scene *scene = &fake.tui->scene;
    const int spot = fake.played->spot(scene_position(scene));
    const int side = fake.played->side;
    const int cursor = scene->cursor;
    if (spot < 0)
        return 0;
    if (cursor % side != spot % side)
        key->code = cursor % side < spot % side ? KEY_GO_RIGHT : KEY_GO_LEFT;
    else if (cursor != spot)
        key->code = cursor < spot ? KEY_GO_DOWN : KEY_GO_UP;
    else
        key->code = '\r';
    return 1;
}

/* Clicks the piece wherever it is drawn. */
static int next_by_mouse(Key *key)
{
    const Canvas *canvas = &fake.tui->canvas;
    const int spot = fake.played->spot(scene_position(&fake.tui->scene));
    int at = 0;
    if (spot < 0)
        return 0;
    while (canvas->cells[at].hit != spot)
        assert_true(++at < canvas->width * canvas->height);
    key->code = fake.held ? KEY_RELEASED : KEY_PRESSED;
    key->x = at % canvas->width;
    key->y = at / canvas->width;
    fake.held = !fake.held;
    return 1;
}

/* Opens, reads and closes the help first. */
static int next_with_help(Key *key)
{
    static const char keys[] = ":help\r\033";
    if (!keys[fake.at])
        return next_by_keys(key);
    key->code = keys[fake.at++];
    return 1;
}

static void play_to_end(const PlayedGame *played, NextKey next, int width,
                        int height, int still)
{
    const Look look = {.still = still};
    static Tui tui;
    Front front;
    Session session;
    Choice choice;
    Fault fault;
    Reader reader;
    memset(&fake, 0, sizeof fake);
    fake_screen = (FakeScreen){.terminal.colours = 256, .paint = watch};
    fake.tui = &tui;
    fake.next = next;
    fake.played = played;
    fake_screen.width = width;
    fake_screen.height = height;
    tui_set_up(&tui, &look, &front);
    session_open(&session, &malloc_host);
    choice_start(&choice, played->game);
    reader_start(&reader, played->words, (u32)strlen(played->words));
    assert_int_equal(choice_set_words(&choice, &reader, &fault), FINE);
    assert_int_equal(session_deal(&session, choice.game, choice.variant,
                                  choice.seed, &fault),
                     FINE);
    assert_int_equal(table_play(&session, &front, NULL), 0);
    assert_int_equal(played->game->status(session.position), played->end);
    assert_true(fake.ended);
    assert_true(fake.squares[0] && fake.squares[1]);
    session_close(&session);
    tui_stop(&tui);
}

static void both_games_are_played_with_keys(void **state)
{
    (void)state;
    play_to_end(&played_lights, next_by_keys, 80, 24, 1);
    play_to_end(&played_lights, next_by_keys, 40, 20, 0);
    play_to_end(&played_bubbles, next_by_keys, 80, 24, 0);
    play_to_end(&played_bubbles, next_by_keys, 40, 20, 1);
}

static void both_games_are_played_with_the_mouse(void **state)
{
    (void)state;
    play_to_end(&played_lights, next_by_mouse, 80, 24, 0);
    play_to_end(&played_lights, next_by_mouse, 132, 43, 1);
    play_to_end(&played_bubbles, next_by_mouse, 80, 24, 1);
}

/* --------------------------------------------------------------- the start */

static int next_of_keys(Key *key)
{
    if (!fake.keys[fake.at])
        return 0;
    key->code = fake.keys[fake.at++];
    return 1;
}

static const Game *chosen_by(const char *keys, int width, int height)
{
    const Look look = {.still = 1};
    static Tui tui;
    Front front;
    Choice choice;
    int chosen;
    memset(&fake, 0, sizeof fake);
    fake_screen = (FakeScreen){.terminal.colours = 256, .paint = watch};
    fake.tui = &tui;
    fake.next = next_of_keys;
    fake.keys = keys;
    fake_screen.width = width;
    fake_screen.height = height;
    tui_set_up(&tui, &look, &front);
    chosen = front.choose(front.own, NULL, &choice);
    tui_stop(&tui);
    return chosen ? choice.game : NULL;
}

/* The five pictures are in rows of three and two. */
static void the_start_offers_every_game(void **state)
{
    (void)state;
    assert_int_equal(games_count, 5);
    assert_ptr_equal(chosen_by("5", 80, 24), &bubbles);
    assert_ptr_equal(chosen_by("jl\r", 80, 24), &bubbles);
    assert_ptr_equal(chosen_by("\t\t\t\t\r", 40, 20), &bubbles);
    assert_ptr_equal(chosen_by("llj\r", 80, 24), games[2]);
    assert_ptr_equal(chosen_by("jh\r", 80, 24), &bubbles);
    assert_ptr_equal(chosen_by("6q", 80, 24), NULL);
}

/* A text of many lines covers the board and is not repeated as a message. */
static void a_long_answer_is_shown_once(void **state)
{
    (void)state;
    play_to_end(&played_lights, next_with_help, 80, 24, 1);
    assert_true(fake.helped);
}

static void the_pictures_stay_behind_a_text(void **state)
{
    (void)state;
    assert_null(chosen_by("?qq", 80, 24));
    assert_true(fake.over_pictures);
}

/* ----------------------------------------------------------------- drawing */

static void the_default_drawing_shows_its_pieces(void **state)
{
    static const Start starts_of_lights[] = {{"lights", "3x3 plum", "b2"},
                                             {"lights", "7x7 plum", "b2"}};
    Page page = PAGE_EMPTY;
    Stage stage;
    int nth, size;
    (void)state;
    for (nth = 0; nth < 2; nth++) {
        open_stage(&stage, &starts_of_lights[nth]);
        for (size = 0; size < SIZES; size++) {
            canvas_clear(&stage.tui.canvas, sizes[size].width,
                         sizes[size].height);
            stage.tui.look.colours = size ? 256 : 0;
            page_screen(&page, &stage.tui, starts_of_lights[nth].words);
        }
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/lights.txt");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_games_are_played_with_keys),
        cmocka_unit_test(both_games_are_played_with_the_mouse),
        cmocka_unit_test(the_start_offers_every_game),
        cmocka_unit_test(a_long_answer_is_shown_once),
        cmocka_unit_test(the_pictures_stay_behind_a_text),
        cmocka_unit_test(the_default_drawing_shows_its_pieces),
    };
    return cmocka_run_group_tests_name("the guide's games on a screen", tests,
                                       NULL, NULL);
}
