/* SPDX-License-Identifier: MIT */
/* Tests that the versions of the header and of the library agree, and that
   every game tells the version of its rules. CMake compares the header's with
   the project's. */
#include <stdio.h>

#include "library_kit.h"

#include "rules/games.h"

static void the_header_and_the_library_have_one_version(void **state)
{
    char text[32];
    (void)state;
    assert_int_equal(quadrille_version(), QUADRILLE_VERSION);
    snprintf(text, sizeof text, "%d.%d.%d", quadrille_version() / 10000,
             quadrille_version() / 100 % 100, quadrille_version() % 100);
    assert_string_equal(quadrille_version_text(), text);
}

static void every_game_has_the_version_of_its_rules(void **state)
{
    size_t i;
    (void)state;
    for (i = 0; i < quadrille_game_count(); i++) {
        const quadrille_game *game = quadrille_game_at(i);
        int version = quadrille_game_rules_version(game);
        assert_true(version > 0);
        assert_int_equal(version,
                         games_find(quadrille_game_name(game))->version);
    }
    assert_int_equal(quadrille_game_rules_version(NULL), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_header_and_the_library_have_one_version),
        cmocka_unit_test(every_game_has_the_version_of_its_rules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
