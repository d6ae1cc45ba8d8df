/* SPDX-License-Identifier: MIT */
/* Tests how far the table plays by itself. */
#include <string.h>

#include "front/null/null.h"
#include "rules/games.h"
#include "tests/kit/player.h"

enum { MOST_WAITS = 200 };

typedef struct Evening {
    Session session;
    Purse purse;
    Null null;
} Evening;

static void play_by_itself(Evening *evening, const char *game,
                           const char *variant, u64 patience)
{
    static const char *const lines[] = {"auto", NULL};
    Advisor advisor;
    Front front;
    open_player(&evening->session, &evening->purse);
    deal_by_word(&evening->session, games_find(game), variant, "617");
    null_start(&evening->null, lines, &front);
    evening->null.patience = MOST_WAITS;
    advisor_start(&advisor, patience);
    front.advisor = &advisor;
    table_play(&evening->session, &front, NULL);
    advisor_stop(&advisor);
}

static void go_home(Evening *evening)
{
    close_player(&evening->session, &evening->purse);
    page_free(&evening->null.told);
}

static void it_follows_a_solution_to_its_end(void **state)
{
    Evening evening;
    (void)state;
    play_by_itself(&evening, "freecell", "4cells", PATIENCE);
    assert_int_equal(evening.session.game->status(evening.session.position),
                     WON);
    go_home(&evening);
}

/* Moves by rule of thumb could go round in circles for ever. */
static void without_a_solution_it_plays_nothing(void **state)
{
    static const char sentence[] = "No solution found from here, and autoplay "
                                   "needs one; 'hint' doesn't\n";
    Evening evening;
    const Page *told = &evening.null.told;
    (void)state;
    play_by_itself(&evening, "freecell", "4cells", 1);
    assert_int_equal(evening.null.waits, 0);
    assert_int_equal(evening.session.count, 0);
    assert_int_equal(evening.session.hints, 0);
    assert_int_equal(evening.null.refused, 1);
    assert_true(told->used >= strlen(sentence));
    assert_string_equal(told->text + told->used - strlen(sentence), sentence);
    go_home(&evening);
}

static void a_player_needs_none(void **state)
{
    Evening evening;
    (void)state;
    play_by_itself(&evening, "kulki", "small", 1);
    assert_true(evening.session.count > 10);
    go_home(&evening);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_follows_a_solution_to_its_end),
        cmocka_unit_test(without_a_solution_it_plays_nothing),
        cmocka_unit_test(a_player_needs_none),
    };
    return cmocka_run_group_tests_name("autoplay", tests, NULL, NULL);
}
