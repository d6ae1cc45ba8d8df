/* SPDX-License-Identifier: MIT */
/* Tests what a session counts besides its moves: time, hints, undos. */
#include <string.h>

#include "rules/games.h"
#include "tests/kit/player.h"

static void open_game(Session *session, Purse *purse, u32 moves)
{
    u8 rng[RNG_SIZE] = {14};
    open_player(session, purse);
    deal_by_word(session, games_find("sliding"), "4x4", "617");
    play_at_random(session, moves, rng);
    assert_int_equal(session->at, moves);
}

static void ticks_add_up(void **state)
{
    Session session, before;
    Purse purse;
    Intent intent = {.what = INTENT_TICK, .number = 1500};
    Reply reply = {.trace = {NULL, 0, 0}};
    (void)state;
    open_game(&session, &purse, 3);
    before = session;
    assert_int_equal(session_do(&session, &intent, &reply), FINE);
    assert_int_equal(reply.moved, 0);
    intent.number = 0;
    assert_int_equal(session_do(&session, &intent, &reply), FINE);
    intent.number = 27;
    assert_int_equal(session_do(&session, &intent, &reply), FINE);
    before.clock = 1527;
    assert_memory_equal(&session, &before, sizeof before);
    close_player(&session, &purse);
}

/* A held piece stays held, and the next hint is still the next. */
static void a_tick_disturbs_nothing(void **state)
{
    Session session;
    Purse purse;
    Intent intent = {.what = INTENT_HINT};
    Reply quiet[2], reply = {.trace = {NULL, 0, 0}};
    u8 i;
    (void)state;
    open_player(&session, &purse);
    deal_by_word(&session, games_find("freecell"), "", "617");
    quiet[0] = quiet[1] = reply;
    for (i = 0; i < 2; i++)
        session_do(&session, &intent, &quiet[i]);
    assert_int_not_equal(quiet[0].move, quiet[1].move);
    carry_out(&session, INTENT_GO_TO, 0, 0);
    session_do(&session, &intent, &reply);
    assert_int_equal(reply.move, quiet[0].move);
    carry_out(&session, INTENT_TICK, 1000, 0);
    session_do(&session, &intent, &reply);
    assert_int_equal(reply.move, quiet[1].move);
    assert_int_equal(carry_out(&session, INTENT_TOUCH, 6, 0), FINE);
    assert_int_equal(session.held, 6);
    carry_out(&session, INTENT_TICK, 1000, 0);
    assert_int_equal(session.held, 6);
    close_player(&session, &purse);
}

/* The clock of a stuck game runs on while the player decides what to undo. */
static void the_clock_stops_at_the_end(void **state)
{
    static const char full[] = "1| 1 2 1 2 1 |1\n2| 2 1 2 1 2 |2\n"
                               "3| 1 2 1 2 1 |3\n4| 2 1 2 1 2 |4\n"
                               "5| 1 2 1 2 1 |5\n";
    static const struct {
        const char *game, *variant, *board;
        Status status;
        u32 clock;
    } cases[] = {{"sliding", "3x3", "1 2 3 4 5 6 7 0 8", GOING, 9},
                 {"sliding", "3x3", "1 2 3 4 5 6 7 8 0", WON, 0},
                 {"mahjong", "turtle",
                  "0 0 0 1b\n0 0 1 2b\n4 0 0 2b\n4 0 1 1b\n", STUCK, 9},
                 {"kulki", "kulki:5x5:3", full, LOST, 0}};
    Session session;
    Purse purse;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(cases); i++) {
        open_player(&session, &purse);
        set_board(&session, games_find(cases[i].game), cases[i].variant,
                  cases[i].board);
        assert_int_equal(session.game->status(session.position),
                         cases[i].status);
        assert_int_equal(carry_out(&session, INTENT_TICK, 9, 0), FINE);
        assert_int_equal(session.clock, cases[i].clock);
        close_player(&session, &purse);
    }
}

/* The limit has nine digits, so that a save can be read; counts never wrap
   round to 0. */
static void counts_stop_at_their_limit(void **state)
{
    Session session;
    Purse purse;
    (void)state;
    open_game(&session, &purse, 3);
    carry_out(&session, INTENT_TICK, MOST_COUNTED - 1, 0);
    assert_int_equal(session.clock, MOST_COUNTED - 1);
    carry_out(&session, INTENT_TICK, 1, 0);
    assert_int_equal(session.clock, MOST_COUNTED);
    carry_out(&session, INTENT_TICK, 0xFFFFFFFFU, 0);
    assert_int_equal(session.clock, MOST_COUNTED);
    session.undos = MOST_COUNTED - 2;
    carry_out(&session, INTENT_RESTART, 0, 0);
    assert_int_equal(session.undos, MOST_COUNTED);
    session.hints = MOST_COUNTED;
    carry_out(&session, INTENT_HINT, 0, 0);
    assert_int_equal(session.hints, MOST_COUNTED);
    assert_comes_back(&session);
    close_player(&session, &purse);
}

static void undos_are_counted(void **state)
{
    static const struct {
        u8 what;
        u32 number, at, undos;
    } steps[] = {{INTENT_UNDO, 0, 19, 1},    {INTENT_REDO, 0, 20, 1},
                 {INTENT_REDO, 0, 20, 1},    {INTENT_GO_TO, 12, 12, 9},
                 {INTENT_GO_TO, 12, 12, 9},  {INTENT_GO_TO, 18, 18, 9},
                 {INTENT_GO_TO, 21, 18, 9},  {INTENT_RESTART, 0, 0, 27},
                 {INTENT_RESTART, 0, 0, 27}, {INTENT_UNDO, 0, 0, 27}};
    Session session;
    Purse purse;
    size_t i;
    (void)state;
    open_game(&session, &purse, 20);
    assert_int_equal(session.undos, 0);
    for (i = 0; i < COUNT_OF(steps); i++) {
        carry_out(&session, steps[i].what, steps[i].number, 0);
        assert_int_equal(session.at, steps[i].at);
        assert_int_equal(session.undos, steps[i].undos);
    }
    close_player(&session, &purse);
}

static void count_something(Session *session, Purse *purse)
{
    open_player(session, purse);
    deal_day(session, games_find("freecell"), "2026-11-21");
    carry_out(session, INTENT_TICK, 5000, 0);
    carry_out(session, INTENT_HINT, 0, 0);
    session->undos = 7;
}

static void the_same_game_keeps_its_counts(void **state)
{
    Session session;
    Purse purse;
    (void)state;
    count_something(&session, &purse);
    assert_int_equal(carry_out(&session, INTENT_RESTART, 0, 0), FINE);
    assert_int_equal(session.clock, 5000);
    assert_int_equal(session.hints, 1);
    assert_int_equal(session.undos, 7);
    assert_string_equal(session.date, "2026-11-21");
    close_player(&session, &purse);
}

static void another_game_has_its_own_counts(void **state)
{
    static const u8 whats[] = {INTENT_NEW, INTENT_DAILY};
    Session session;
    Purse purse;
    Reply reply = {.trace = {NULL, 0, 0}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(whats); i++) {
        Intent intent = {.what = whats[i], .date = "2026-11-22"};
        count_something(&session, &purse);
        intent.variant = session.variant;
        intent.seed = session.seed;
        assert_int_equal(session_do(&session, &intent, &reply), FINE);
        assert_int_equal(session.clock, 0);
        assert_int_equal(session.hints, 0);
        assert_int_equal(session.undos, 0);
        assert_string_equal(session.date,
                            whats[i] == INTENT_DAILY ? "2026-11-22" : "");
        close_player(&session, &purse);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ticks_add_up),
        cmocka_unit_test(a_tick_disturbs_nothing),
        cmocka_unit_test(the_clock_stops_at_the_end),
        cmocka_unit_test(counts_stop_at_their_limit),
        cmocka_unit_test(undos_are_counted),
        cmocka_unit_test(the_same_game_keeps_its_counts),
        cmocka_unit_test(another_game_has_its_own_counts),
    };
    return cmocka_run_group_tests_name("counts", tests, NULL, NULL);
}
