/* SPDX-License-Identifier: MIT */
/* What is known about daily puzzles beforehand is what the solvers find. */
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "advice/par.h"
#include "rules/freecell/freecell.h"
#include "rules/kulki/kulki.h"
#include "session/daily.h"
#include "statistics/daily_task.h"
#include "tests/kit/player.h"

/* The par is the one that the player reads at the end, and only where the
   solver wins with one free cell is it asked for. */
static void facts_are_what_the_solvers_find(void **state)
{
    static const char *const dates[] = {"2026-01-01", "2026-01-22",
                                        "2026-12-31", "2028-12-31"};
    Session session;
    Purse purse;
    Advisor advisor;
    size_t i;
    (void)state;
    advisor_start(&advisor, PATIENCE);
    open_player(&session, &purse);
    for (i = 0; i < COUNT_OF(dates); i++) {
        const DailyFacts facts = daily_facts_of(&freecell, dates[i]);
        FreeCell game;
        Answer answer;
        Fault fault;
        assert_int_equal(
            session_deal_daily(&session, &freecell, dates[i], &fault), FINE);
        assert_int_equal(facts.par, par_find(&advisor, &session).value);
        memcpy(&game, session.kept, sizeof game);
        game.cells = 1;
        advisor_ask(&advisor, &freecell, &game, SOLVE_PROVE, 2000000, &answer);
        assert_int_equal(facts.has_one_cell_way, answer.verdict == SOLVED);
    }
    close_player(&session, &purse);
    advisor_stop(&advisor);
}

/* Nothing is said about other games, nor about days before and after those
   that were solved. */
static void other_days_are_unknown(void **state)
{
    static const char *const dates[] = {"1600-01-01", "2025-12-31",
                                        "2031-01-01", "9999-12-31"};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(dates); i++) {
        const DailyFacts facts = daily_facts_of(&freecell, dates[i]);
        assert_int_equal(facts.par, 0);
        assert_false(facts.has_one_cell_way);
        assert_in_range(daily_task_of(&freecell, dates[i]).kind, TASK_NO_HELP,
                        TASK_POINTS);
    }
    assert_int_equal(daily_facts_of(&kulki, "2026-01-22").par, 0);
    assert_int_equal(daily_facts_of(&freecell, "2027-02-28").par > 0, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(facts_are_what_the_solvers_find),
        cmocka_unit_test(other_days_are_unknown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
