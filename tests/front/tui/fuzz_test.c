/* SPDX-License-Identifier: MIT */
/* Presses random keys and clicks at random, on screens of any size, in every
   dialog: nothing breaks, and every dialog can be left. A fake screen stands
   in for the terminal. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "front/tui/dialogs/dialogs.h"
#include "front/tui/terminal/input.h"
#include "front/tui/tui.h"
#include "front/tui/view/position.h"
#include "front/tui/view/view.h"
#include "rules/games.h"
#include "tests/front/fake_screen.h"

enum {
    KEYS = 400,
    KEYS_OUT = 60,
    ROUNDS = 1,
    LONG_ROUNDS = 40,
    SHOWN_MOVES = 5
};

static struct {
    unsigned long chance;
    int keys;     /* left to press */
    int painted;  /* cells */
    int ways_out; /* keys that closed a dialog */
} fake;

static unsigned draw(unsigned below)
{
    fake.chance = fake.chance * 6364136223846793005UL + 1442695040888963407UL;
    return (unsigned)(fake.chance >> 33) % below;
}

/* ------------------------------------------------------- the fake terminal */

/* Everything can be painted in every colour. */
static void assert_paintable(const Canvas *canvas, const Look *look)
{
    int i;
    for (i = 0; i < canvas->width * canvas->height; i++) {
        const Paint paint = look_paint(&canvas->cells[i], look);
        assert_true(paint.ink < 256 && paint.paper < 256);
        assert_true(canvas->cells[i].sign >= ' ');
        assert_true(!canvas->ascii || canvas->cells[i].sign < 0x7f);
        fake.painted++;
    }
}

static void assert_some(const char *words)
{
    assert_true(strlen(words) > 0);
}

static void begin(void)
{
    memset(&fake, 0, sizeof fake);
    fake_screen = (FakeScreen){.terminal.colours = 256,
                               .paint = assert_paintable,
                               .copy = assert_some};
}

const char *input_pasted(void)
{
    return draw(2) ? "2a 3b" : "";
}

static int any_code(void)
{
    static const char letters[] =
        "abcdefgh012345678  "
        "\r\r\t\033\033:?tpURuZmL>\023T#oVRNnr+-vwWyzijklPx";
    static const int others[] = {
        KEY_GO_UP,    KEY_GO_DOWN,  KEY_GO_LEFT, KEY_GO_RIGHT,  KEY_GO_HOME,
        KEY_GO_END,   KEY_PAGE_UP,  KEY_RUBOUT,  KEY_PAGE_DOWN, KEY_BACK_TAB,
        KEY_ROUSED,   KEY_NOTHING,  KEY_SIZE,    0x2660,        0x1f600,
        CONTROL('l'), CONTROL('u'), KEY_SIZE,    KEY_WHEEL_UP,  KEY_PASTED};
    if (draw(3))
        return letters[draw(sizeof letters - 1)];
    return draw(2) ? others[draw(sizeof others / sizeof *others)]
                   : (int)draw(KEY_RELEASED + 9);
}

static void press_any(Key *key)
{
    key->x = key->y = -1;
    key->code = any_code();
    if (!draw(5)) {
        key->code = KEY_PRESSED + (int)draw(KEY_RELEASED + 1 - KEY_PRESSED);
        key->x = (int)draw(220) - 5;
        key->y = (int)draw(70) - 5;
    }
    if (key->code == KEY_SIZE) {
        fake_screen.width = 1 + (int)draw(draw(3) ? 100 : 220);
        fake_screen.height = 1 + (int)draw(70);
    }
}

/* Keys that quit, and names of files in other folders, are held back until the
   end; then only quitting keys remain. */
void input_await(Key *key, int milliseconds)
{
    (void)milliseconds;
    if (fake.keys-- > 0) {
        do
            press_any(key);
        while (key->code == KEY_ENDED || key->code == 'q' ||
               key->code == '/' || key->code == CONTROL('c') ||
               key->code == CONTROL('z'));
        return;
    }
    *key = (Key){fake.ways_out++ % 2 ? 'q' : ESCAPE, -1, -1};
    assert_true(fake.ways_out < KEYS_OUT);
}

/* ----------------------------------------------------------------- playing */

static void deal_words(Session *session, const char *game, const char *words)
{
    Choice choice;
    Fault fault;
    Reader reader;
    choice_start(&choice, games_find(game));
    reader_start(&reader, words, (u32)strlen(words));
    assert_int_equal(choice_set_words(&choice, &reader, &fault), FINE);
    session_open(session, &malloc_host);
    assert_int_equal(session_deal(session, choice.game, choice.variant,
                                  choice.seed, &fault),
                     FINE);
}

static void play_any(const char *game, const char *words, unsigned long seed)
{
    const Look look = {.still = seed % 2 == 1, .ascii = seed % 3 == 2};
    static Tui tui;
    Front front;
    Session session;
    begin();
    fake.chance = seed * 77 + 5;
    fake_screen.width = seed % 2 ? 80 : 30;
    fake_screen.height = seed % 2 ? 24 : 10;
    fake.keys = KEYS;
    tui_set_up(&tui, &look, &front);
    deal_words(&session, game, words);
    table_play(&session, &front, NULL);
    assert_true(fake.keys <= 0);
    assert_true(fake.painted > 0);
    session_close(&session);
    tui_stop(&tui);
}

static void rounds_of(const char *game, const char *words)
{
    const unsigned long rounds =
        getenv("QUADRILLE_LONG") ? LONG_ROUNDS : ROUNDS;
    unsigned long seed;
    for (seed = 0; seed < rounds; seed++)
        play_any(game, words, seed);
}

static void kulki_survives_random_keys(void **state)
{
    (void)state;
    rounds_of("kulki", "lines98 plum");
}

static void mahjong_survives_random_keys(void **state)
{
    (void)state;
    rounds_of("mahjong", "7");
}

static void freecell_survives_random_keys(void **state)
{
    (void)state;
    rounds_of("freecell", "617");
}

static void sliding_survives_random_keys(void **state)
{
    (void)state;
    rounds_of("sliding", "3x3 plum");
}

/* Random keys find few moves, and a resized screen keeps buffers from when it
   was larger. Here each screen has one size from the beginning, and every move
   is drawn on it. */
static void play_in_size(const char *game, const char *words, int width,
                         int height)
{
    const Look look = {.still = 0};
    const Intent hint = {.what = INTENT_HINT};
    static Tui tui;
    Front front;
    Session session;
    Reply reply = {.trace = {NULL, 0, 0}};
    int moves;
    begin();
    fake_screen.width = width;
    fake_screen.height = height;
    tui_set_up(&tui, &look, &front);
    deal_words(&session, game, words);
    reply.trace.room = session.game->most_events;
    reply.trace.events = calloc(reply.trace.room, sizeof(Event));
    assert_non_null(reply.trace.events);
    position_show(&tui, &session, NULL);
    view_show(&tui);
    for (moves = 0; moves < SHOWN_MOVES; moves++) {
        Intent play = {.what = INTENT_PLAY};
        if (session_do(&session, &hint, &reply))
            break;
        play.move = reply.move;
        assert_int_equal(session_do(&session, &play, &reply), FINE);
        position_show(&tui, &session, &reply.trace);
        view_show(&tui);
    }
    free(reply.trace.events);
    session_close(&session);
    tui_stop(&tui);
}

static void moves_are_drawn_on_screens_of_any_size(void **state)
{
    static const char *const starts[][2] = {{"kulki", "lines98 plum"},
                                            {"mahjong", "7"},
                                            {"freecell", "617"},
                                            {"sliding", "3x3 plum"}};
    size_t game;
    int width, height;
    (void)state;
    for (game = 0; game < sizeof starts / sizeof *starts; game++)
        for (width = 1; width < 160; width += width < 50 ? 13 : 31)
            for (height = 1; height < 60; height += height < 30 ? 9 : 17)
                play_in_size(starts[game][0], starts[game][1], width, height);
}

static void the_start_screen_survives_random_keys(void **state)
{
    const Look look = {.still = 1};
    static Tui tui;
    Front front;
    Choice choice;
    unsigned long seed;
    (void)state;
    for (seed = 0; seed < ROUNDS * 5; seed++) {
        begin();
        fake.chance = seed + 1000;
        fake_screen.width = 80;
        fake_screen.height = 24;
        fake.keys = KEYS / 20;
        tui_set_up(&tui, &look, &front);
        if (front.choose(front.own, NULL, &choice))
            assert_non_null(choice.game);
        tui_stop(&tui);
    }
}

/* ---------------------------------------------------------------- a place */

static char folder[] = "/tmp/quadrille-keys-XXXXXX";

/* Saved files and settings go to a folder of the test. */
static int go_there(void **state)
{
    (void)state;
    return !mkdtemp(folder) || chdir(folder) ||
           setenv("XDG_CONFIG_HOME", folder, 1) ||
           setenv("XDG_CACHE_HOME", folder, 1);
}

static int leave_no_trace(void **state)
{
    char command[64];
    (void)state;
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return chdir("/") || system(command);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kulki_survives_random_keys),
        cmocka_unit_test(mahjong_survives_random_keys),
        cmocka_unit_test(freecell_survives_random_keys),
        cmocka_unit_test(sliding_survives_random_keys),
        cmocka_unit_test(moves_are_drawn_on_screens_of_any_size),
        cmocka_unit_test(the_start_screen_survives_random_keys),
    };
    return cmocka_run_group_tests_name("any keys", tests, go_there,
                                       leave_no_trace);
}
