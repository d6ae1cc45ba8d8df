/* SPDX-License-Identifier: MIT */
/* Tests which stored starts can be dealt again, and the deals beside one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "rules/games.h"
#include "table/deal_step.h"
#include "table/kept_start.h"
#include "table/titles.h"

/* ---------------------------------------------------------------- choosing */

static void a_start_that_nobody_can_deal_is_not_chosen(void **state)
{
    static const KeptStart starts[] = {
        {"chess", "", "1", "", "", 0},
        {"freecell", "12cells", "1", "", "", 0},
        {"freecell", "4cells", "0", "", "", 0},
        {"freecell", "4cells", "1", "2026-02-30", "", 0},
        {"freecell", "4cells", "1", "9999-01-01", "", 0},
        {"freecell", "4cells", "1", "", "", 1},
        {"freecell", "4cells", "1", "", "pair", 1},
        {"mahjong", "turtle", "1", "", "no such layout", 1},
        {"mahjong", "turtle", "1", "", "no such layout easy", 1},
        {"mahjong", "turtle", "1", "", "easy", 1}};
    Choice choice;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(starts); i++)
        assert_false(kept_start_choose(&choice, &starts[i]));
}

static void a_start_keeps_its_level_or_its_date(void **state)
{
    static const KeptStart easy = {"freecell", "4cells", "618", "", "easy", 0};
    static const KeptStart daily = {"freecell",   "3cells", "1",
                                    "2026-11-21", "",       0};
    Choice choice;
    (void)state;
    assert_true(kept_start_choose(&choice, &easy));
    assert_string_equal(choice.name, "easy");
    assert_null(choice.level);
    assert_true(kept_start_choose(&choice, &daily));
    assert_string_equal(choice.date, "2026-11-21");
    assert_null(choice.name);
}

/* ----------------------------------------------------------------- layouts */

static char home[] = "/tmp/quadrille-starts-XXXXXX";

static const char *path_at_home(const char *name)
{
    static char path[sizeof home + 64];
    snprintf(path, sizeof path, "%s/%s", home, name);
    return path;
}

static int make_home(void **state)
{
    FILE *file;
    (void)state;
    if (!mkdtemp(home) || mkdir(path_at_home("quadrille"), 0700) ||
        mkdir(path_at_home("quadrille/layouts"), 0700))
        return 1;
    setenv("XDG_DATA_HOME", home, 1);
    file = fopen(path_at_home("quadrille/layouts/pair"), "w");
    if (!file)
        return 1;
    fputs("0 0 0\n0 2 0\n", file);
    return fclose(file);
}

static int remove_home(void **state)
{
    (void)state;
    unlink(path_at_home("quadrille/layouts/pair"));
    rmdir(path_at_home("quadrille/layouts"));
    rmdir(path_at_home("quadrille"));
    return rmdir(home);
}

/* The name of a start on a layout may end with its level. */
static void a_layout_is_found_with_and_without_its_level(void **state)
{
    static const KeptStart plain = {"mahjong", "turtle", "1", "", "pair", 1};
    static const KeptStart easy = {"mahjong", "turtle:random", "1",
                                   "",        "pair easy",     1};
    static const KeptStart odd = {"mahjong", "turtle", "1", "", "pair odd", 1};
    Choice choice;
    (void)state;
    assert_true(kept_start_choose(&choice, &plain));
    assert_string_equal(choice.layout, "pair");
    assert_null(choice.name);
    assert_true(kept_start_choose(&choice, &easy));
    assert_string_equal(choice.layout, "pair");
    assert_string_equal(choice.name, "easy");
    assert_false(kept_start_choose(&choice, &odd));
}

/* ------------------------------------------------------------------- steps */

static void assert_step(const char *name, const char *seed, int by,
                        const char *next)
{
    const Game *game = games_find(name);
    Page page = PAGE_EMPTY;
    Choice choice;
    Fault fault;
    choice_start(&choice, game);
    assert_int_equal(choice_set_seed(&choice, seed, &fault), FINE);
    assert_int_equal(deal_step(game, choice.seed, by), next != NULL);
    page_seed(&page, game, choice.seed);
    assert_string_equal(page.text, next ? next : seed);
    page_free(&page);
}

static void numbers_are_counted_and_words_too(void **state)
{
    (void)state;
    assert_step("freecell", "617", 1, "618");
    assert_step("freecell", "617", -1, "616");
    assert_step("freecell", "1", -1, NULL);
    assert_step("freecell", "8589934591", 1, NULL);
    assert_step("mahjong", "0", -1, NULL);
    assert_step("mahjong", "9", 1, "10");
    assert_step("mahjong", "a", 1, "b");
    assert_step("mahjong", "b", -1, "a");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_start_that_nobody_can_deal_is_not_chosen),
        cmocka_unit_test(a_start_keeps_its_level_or_its_date),
        cmocka_unit_test(a_layout_is_found_with_and_without_its_level),
        cmocka_unit_test(numbers_are_counted_and_words_too),
    };
    return cmocka_run_group_tests_name("stored starts", tests, make_home,
                                       remove_home);
}
