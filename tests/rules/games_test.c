/* SPDX-License-Identifier: MIT */
/* Tests how games are found: by name, and by number in a menu. */
#include <string.h>

#include "rules/games.h"
#include "tests/kit/trial.h"

static const Game *taken(const char *text)
{
    Reader reader;
    reader_start(&reader, text, (u32)strlen(text));
    return games_take(&reader);
}

static void a_game_is_found_by_its_name(void **state)
{
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++) {
        assert_ptr_equal(games_find(games[i]->name), games[i]);
        assert_ptr_equal(taken(games[i]->name), games[i]);
    }
    assert_null(games_find("chess"));
    assert_null(games_find("kulki 3"));
    assert_null(games_find(""));
    assert_null(taken("chess"));
    assert_ptr_equal(taken("kulki 3"), games_find("kulki"));
}

static void a_game_is_found_by_its_number(void **state)
{
    (void)state;
    assert_null(taken("0"));
    assert_ptr_equal(taken("1"), games[0]);
    assert_ptr_equal(taken("4 easy"), games[3]);
    assert_null(taken("5"));
}

/* A screen has room for all pieces and events of a move. */
static void limits_are_small(void **state)
{
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++) {
        assert_in_range(games[i]->most_pieces, 1, 300);
        assert_in_range(games[i]->most_events, 1, 1000);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_is_found_by_its_name),
        cmocka_unit_test(a_game_is_found_by_its_number),
        cmocka_unit_test(limits_are_small),
    };
    return cmocka_run_group_tests_name("games", tests, NULL, NULL);
}
