/* SPDX-License-Identifier: MIT */
/* Tests the chooser with a search for deals that never finds one: these
   functions take the place of deal_seeker.c. */
#include "front/tui/dialogs/chooser_view.h"
#include "rules/games.h"
#include "tests/kit/stage.h"

static int started;

DealSeeker *deal_seeker_start(const Choice *choice)
{
    (void)choice;
    started++;
    return (DealSeeker *)(void *)&started;
}

void deal_seeker_stop(DealSeeker *seeker)
{
    (void)seeker;
}

int deal_seeker_take(DealSeeker *seeker, u8 *seed)
{
    (void)seeker;
    (void)seed;
    return -1;
}

static void press_and_draw(Chooser *chooser, int code)
{
    const Key key = {code, -1, -1};
    assert_true(chooser_obey(chooser, &key));
    chooser_draw(chooser);
}

static void open_chooser(Chooser *chooser, Stage *stage)
{
    started = 0;
    open_stage(stage, &starts[2]);
    stage->tui.thinker = thinker_start(1);
    assert_non_null(stage->tui.thinker);
    chooser_open(chooser, &stage->tui, games_find("freecell"),
                 &stage->session);
    chooser_draw(chooser);
}

static void close_chooser(Chooser *chooser, Stage *stage)
{
    thinker_stop(stage->tui.thinker);
    chooser_close(chooser);
    close_stage(stage);
}

static void a_failing_search_is_told_once_and_ends(void **state)
{
    Stage stage;
    Chooser chooser;
    int i;
    (void)state;
    open_chooser(&chooser, &stage);
    press_and_draw(&chooser, 'd');
    assert_int_equal(started, 1);
    for (i = 0; i < 3; i++) {
        press_and_draw(&chooser, KEY_ROUSED);
        assert_string_equal(chooser.trouble.text, "No such deal was found.");
        press_and_draw(&chooser, '\r');
    }
    assert_int_equal(started, 1);
    /* Asking once more starts another search. */
    press_and_draw(&chooser, KEY_GO_UP);
    assert_int_equal(chooser.trouble.used, 0);
    press_and_draw(&chooser, KEY_GO_DOWN);
    assert_int_equal(started, 2);
    close_chooser(&chooser, &stage);
}

static void a_failing_search_leaves_other_offers_alone(void **state)
{
    Stage stage;
    Chooser chooser;
    (void)state;
    open_chooser(&chooser, &stage);
    press_and_draw(&chooser, 'd');
    press_and_draw(&chooser, KEY_GO_UP);
    press_and_draw(&chooser, KEY_ROUSED);
    assert_int_equal(chooser.trouble.used, 0);
    assert_true(chooser.dealt);
    close_chooser(&chooser, &stage);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_failing_search_is_told_once_and_ends),
        cmocka_unit_test(a_failing_search_leaves_other_offers_alone),
    };
    return cmocka_run_group_tests_name("failing seeker", tests, NULL, NULL);
}
