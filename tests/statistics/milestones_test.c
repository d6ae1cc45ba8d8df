/* SPDX-License-Identifier: MIT */
/* Tests what is finished of a game, and what comes next. */
#include "statistics/milestones.h"

#include <stdlib.h>
#include <string.h>

#include "host/page.h"
#include "tests/kit/drawn.h"
#include "tests/kit/sample_outcomes.h"

static Outcome game_of(const char *game, const char *variant, const char *name,
                       int own_board)
{
    Outcome outcome = plain_outcome;
    outcome.game = game;
    outcome.variant = variant;
    outcome.name = name;
    outcome.own_board = (u8)own_board;
    return outcome;
}

static const Milestone *find(const Milestones *milestones, const char *name)
{
    size_t i = 0;
    while (i < milestones->count &&
           strcmp(milestones->list[i].kind.name, name) != 0)
        i++;
    assert_true(i < milestones->count);
    return &milestones->list[i];
}

static void nothing_is_finished_at_first(void **state)
{
    Milestones milestones;
    (void)state;
    milestones_start(&milestones, "freecell");
    assert_int_equal(milestones.count, 9);
    assert_int_equal(milestones_done(&milestones), 0);
    assert_string_equal(milestones_next(&milestones, KIND_OF_LEVEL)->kind.name,
                        "easy");
    assert_string_equal(
        milestones_next(&milestones, KIND_OF_VARIANT)->kind.name, "5cells");
    assert_null(milestones_next(&milestones, KIND_OF_LAYOUT));
    milestones_free(&milestones);
}

/* A game at a level is one of its variant, too. Help is no obstacle. */
static void the_first_that_is_not_finished_comes_next(void **state)
{
    Milestones milestones;
    Outcome easy = game_of("freecell", "4cells", "easy", 0);
    Outcome medium = game_of("freecell", "4cells", "medium", 0);
    Outcome lost = game_of("freecell", "5cells", "", 0);
    (void)state;
    medium.hints = 1;
    lost.status = GOING;
    milestones_start(&milestones, "freecell");
    milestones_count(&milestones, &easy);
    milestones_count(&milestones, &medium);
    milestones_count(&milestones, &lost);
    assert_int_equal(milestones_done(&milestones), 3);
    assert_string_equal(milestones_next(&milestones, KIND_OF_LEVEL)->kind.name,
                        "hard");
    assert_string_equal(
        milestones_next(&milestones, KIND_OF_VARIANT)->kind.name, "5cells");
    assert_int_equal(find(&milestones, "4cells")->finished, 1);
    assert_int_equal(find(&milestones, "4cells")->assisted, 1);
    assert_int_equal(find(&milestones, "5cells")->games, 1);
    assert_int_equal(find(&milestones, "5cells")->finished, 0);
    milestones_free(&milestones);
}

static void layouts_come_in_their_order(void **state)
{
    Milestones milestones;
    Outcome lotus = game_of("mahjong", "turtle", "lotus", 1);
    Outcome harder = game_of("mahjong", "turtle:random", "lotus hard", 1);
    Outcome turtle = game_of("mahjong", "turtle", "", 0);
    Outcome unnamed = game_of("mahjong", "turtle", "", 1);
    (void)state;
    harder.moves = 20;
    harder.clock = 90000;
    harder.ended = 2;
    harder.day = "2026-11-02";
    milestones_start(&milestones, "mahjong");
    milestones_add_layout(&milestones, "pond");
    milestones_add_layout(&milestones, "lotus");
    milestones_count(&milestones, &lotus);
    milestones_count(&milestones, &harder);
    milestones_count(&milestones, &turtle);
    milestones_count(&milestones, &unnamed);
    assert_int_equal(find(&milestones, "lotus")->finished, 2);
    assert_int_equal(find(&milestones, "lotus")->best.moves, 20);
    assert_int_equal(find(&milestones, "lotus")->fastest, 60000);
    assert_int_equal(find(&milestones, "lotus")->clock, 150000);
    assert_string_equal(find(&milestones, "lotus")->last, "2026-11-02");
    assert_int_equal(find(&milestones, "hard")->games, 0);
    assert_int_equal(find(&milestones, "turtle")->finished, 1);
    assert_string_equal(
        milestones_next(&milestones, KIND_OF_LAYOUT)->kind.name, "pond");
    milestones_free(&milestones);
}

static void results_that_were_reset_are_forgotten(void **state)
{
    Milestones milestones;
    Outcome outcome = plain_outcome;
    (void)state;
    outcome.reset = 1;
    milestones_start(&milestones, "freecell");
    milestones_count(&milestones, &outcome);
    assert_int_equal(milestones_done(&milestones), 0);
    assert_int_equal(find(&milestones, "4cells")->games, 0);
    milestones_free(&milestones);
}

static void a_game_without_lists_has_its_usual_variant(void **state)
{
    Milestones milestones;
    (void)state;
    milestones_start(&milestones, "go");
    assert_int_equal(milestones.count, 0);
    assert_null(milestones_next(&milestones, KIND_OF_VARIANT));
    milestones_free(&milestones);
}

/* ---------------------------------------------------------------- pages */

static void count_some(Milestones *milestones, const char *game)
{
    size_t i;
    Outcome *outcomes = random_outcomes(200, 4);
    milestones_start(milestones, game);
    for (i = 0; i < 200; i++)
        milestones_count(milestones, &outcomes[i]);
    free(outcomes);
}

static void pages_show_what_is_finished(void **state)
{
    static const struct {
        const char *game, *text, *json;
    } cases[] = {{"sliding", "ways-sliding.txt", "ways-sliding.json"},
                 {"kulki", "ways-kulki.txt", "ways-kulki.json"}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(cases); i++) {
        Milestones milestones;
        Page page = PAGE_EMPTY;
        count_some(&milestones, cases[i].game);
        milestones_page(&page, &milestones, NULL);
        assert_drawn(&page, cases[i].text);
        milestones_page_json(&page, &milestones);
        assert_drawn(&page, cases[i].json);
        milestones_free(&milestones);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_finished_at_first),
        cmocka_unit_test(the_first_that_is_not_finished_comes_next),
        cmocka_unit_test(layouts_come_in_their_order),
        cmocka_unit_test(results_that_were_reset_are_forgotten),
        cmocka_unit_test(a_game_without_lists_has_its_usual_variant),
        cmocka_unit_test(pages_show_what_is_finished),
    };
    return cmocka_run_group_tests_name("milestones", tests, NULL, NULL);
}
