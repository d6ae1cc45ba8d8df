/* SPDX-License-Identifier: MIT */
/* Plays the games of the guide at a 3270, where nothing knows them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "docs/fifth/bubbles.h"
#include "docs/fifth/lights.h"
#include "front/mainframe/desk.h"
#include "host/host.h"

static const u8 seed[SEED_SIZE] = {1};
static Panel panel;

static void tell_day(char *day)
{
    strcpy(day, "2026-11-21");
}

static void open_at(Desk *desk, const char *words)
{
    Terminal terminal;
    terminal_choose_model(&terminal, 2, 1);
    desk_open(desk, &malloc_host, &terminal, seed, tell_day);
    desk_obey_typed(desk, words, (u16)strlen(words));
    desk_draw(desk, &panel);
}

static int shows(const char *words)
{
    const size_t length = strlen(words);
    size_t i;
    for (i = 0; i + length <= 24 * 80; i++)
        if (memcmp(panel.sign + i, words, length) == 0)
            return 1;
    return 0;
}

/* Returns a spot's place on the panel. */
static u16 place_of(u8 spot)
{
    u16 place = 0;
    while (place < 24 * 80 && panel.spot[place] != spot)
        place++;
    assert_int_not_equal(place, 24 * 80);
    return place;
}

static void touch(Desk *desk, u8 spot)
{
    PanelInput answer = {.aid = KEY_ENTER, .cursor = place_of(spot)};
    desk_obey_input(desk, &panel, &answer);
    desk_draw(desk, &panel);
}

static void the_menu_names_the_games(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "");
    assert_true(shows(lights.title));
    assert_true(shows(bubbles.title));
    assert_false(shows("kulki"));
    desk_close(&desk);
}

static void each_lamp_is_shown(void **state)
{
    const Lights *game;
    Desk desk;
    u8 i;
    (void)state;
    open_at(&desk, "lights 5x5 plum");
    game = (const Lights *)(const void *)desk.session.position;
    for (i = 0; i < 25; i++)
        assert_int_equal(panel.sign[place_of(i) + 1],
                         game->lamp[i] ? '1' : '.');
    desk_close(&desk);
}

static void a_lamp_is_pressed_with_the_cursor(void **state)
{
    const Lights *game;
    u8 before;
    Desk desk;
    (void)state;
    open_at(&desk, "1");
    assert_ptr_equal(desk.session.game, &lights);
    game = (const Lights *)(const void *)desk.session.position;
    before = game->lamp[12];
    touch(&desk, 12);
    assert_int_equal(desk.session.at, 1);
    assert_int_not_equal(game->lamp[12], before);
    assert_true(shows("move 1 of 1"));
    desk_close(&desk);
}

static void a_hint_is_given_in_words(void **state)
{
    Desk desk;
    (void)state;
    open_at(&desk, "lights 3x3 plum");
    desk_obey_typed(&desk, "hint", 4);
    desk_draw(&desk, &panel);
    assert_true(shows("Hint: "));
    desk_close(&desk);
}

static void a_game_for_points_ends_with_its_score(void **state)
{
    char words[60];
    Desk desk;
    u16 move;
    (void)state;
    open_at(&desk, "bubbles 4 plum");
    while (bubbles.list(desk.session.position, &move, 1))
        touch(&desk, (u8)move);
    assert_int_equal(bubbles.status(desk.session.position), LOST);
    snprintf(words, sizeof words, "Game over! Your score is: %lu",
             (unsigned long)bubbles.score(desk.session.position));
    assert_true(shows(words));
    desk_close(&desk);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_menu_names_the_games),
        cmocka_unit_test(each_lamp_is_shown),
        cmocka_unit_test(a_lamp_is_pressed_with_the_cursor),
        cmocka_unit_test(a_hint_is_given_in_words),
        cmocka_unit_test(a_game_for_points_ends_with_its_score),
    };
    return cmocka_run_group_tests_name("the guide's games at a 3270", tests,
                                       NULL, NULL);
}
