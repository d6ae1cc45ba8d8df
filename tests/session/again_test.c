/* SPDX-License-Identifier: MIT */
/* Tests restarting: what stays and what is reset. */
#include <string.h>

#include "rules/games.h"
#include "tests/kit/player.h"

/* The 8 is beside the gap, and the other tiles are in order. */
static void play_last(Session *session)
{
    Reader reader;
    Fault fault;
    u16 move;
    reader_start(&reader, "8", 1);
    assert_int_equal(
        session->game->read_move(session->position, &reader, &move, &fault),
        FINE);
    assert_int_equal(carry_out(session, INTENT_PLAY, 0, move), FINE);
}

/* Plays to one move from the end, with hints and undos on record. */
static void nearly_finish(Session *session)
{
    set_board(session, games_find("sliding"), "3x3", "1 2 3 4 5 6 7 0 8");
    carry_out(session, INTENT_HINT, 0, 0);
    play_last(session);
    carry_out(session, INTENT_UNDO, 0, 0);
    carry_out(session, INTENT_TICK, 700, 0);
}

static void restarting_a_game_in_progress_keeps_its_history(void **state)
{
    Session session;
    Purse purse;
    const u8 seed[SEED_SIZE] = {5};
    u8 rng[RNG_SIZE];
    (void)state;
    rng_seed(rng, seed);
    open_player(&session, &purse);
    deal_by_word(&session, games_find("sliding"), "4x4", "1");
    play_at_random(&session, 9, rng);
    carry_out(&session, INTENT_HINT, 0, 0);
    carry_out(&session, INTENT_TICK, 700, 0);
    assert_int_equal(carry_out(&session, INTENT_RESTART, 0, 0), FINE);
    assert_int_equal(session.at, 0);
    assert_int_equal(session.count, 9);
    assert_int_equal(session.hints, 1);
    assert_int_equal(session.undos, 9);
    assert_int_equal(session.clock, 700);
    close_player(&session, &purse);
}

/* Nothing is left of the game, not even a held tile or the turn of a hint. */
static void assert_begins_anew(Session *session)
{
    Intent intent = {.what = INTENT_RESTART};
    Reply reply = {.trace = {NULL, 0, 0}};
    session->held = 3;
    session->nth = 2;
    assert_int_equal(session_do(session, &intent, &reply), FINE);
    assert_int_equal(reply.moved, 1);
    assert_int_equal(session->held, NO_SPOT);
    assert_int_equal(session->nth, 0);
    assert_int_equal(session->at, 0);
    assert_int_equal(session->count, 0);
    assert_int_equal(session->hints, 0);
    assert_int_equal(session->undos, 0);
    assert_int_equal(session->clock, 0);
    assert_int_equal(session->ended, 0);
    assert_int_equal(carry_out(session, INTENT_REDO, 0, 0), NOTHING_TO_REDO);
    assert_int_equal(carry_out(session, INTENT_GO_TO, 1, 0), NO_SUCH_MOVE);
    assert_memory_equal(session->position, session->kept, session->game->size);
}

/* A finished game must not be won again by redoing its moves, whether they
   were undone or came back from a save. */
static void restarting_a_game_that_ended_begins_a_new_one(void **state)
{
    Session session, other;
    Purse purse, other_purse;
    Fault fault;
    u32 length;
    const char *text;
    (void)state;
    open_player(&session, &purse);
    open_player(&other, &other_purse);
    nearly_finish(&session);
    assert_int_equal(carry_out(&session, INTENT_REDO, 0, 0), FINE);
    carry_out(&session, INTENT_UNDO, 0, 0);
    text = saved_text(&session, &length);
    assert_int_equal(session_load(&other, text, length, &fault), FINE);
    assert_begins_anew(&session);
    assert_begins_anew(&other);
    play_last(&session);
    assert_int_equal(session.game->status(session.position), WON);
    assert_begins_anew(&session);
    close_player(&session, &purse);
    close_player(&other, &other_purse);
}

/* The moves that ended it may be gone; its past remembers. */
static void a_game_that_once_ended_begins_a_new_one(void **state)
{
    Past past = {.ended = 1};
    Session session;
    Purse purse;
    (void)state;
    open_player(&session, &purse);
    deal_by_word(&session, games_find("sliding"), "3x3", "1");
    play_at_random(&session, 3, (u8[RNG_SIZE]){5});
    assert_false(session.ended);
    carry_out(&session, INTENT_RESTART, 0, 0);
    session_resume(&session, &past);
    assert_begins_anew(&session);
    close_player(&session, &purse);
}

static void help_counts_until_the_game_is_over(void **state)
{
    Session session;
    Purse purse;
    (void)state;
    open_player(&session, &purse);
    set_board(&session, games_find("sliding"), "3x3", "1 2 3 4 5 6 7 0 8");
    assert_int_equal(carry_out(&session, INTENT_HELP, 0, 0), FINE);
    assert_int_equal(session.hints, 1);
    play_last(&session);
    assert_int_equal(carry_out(&session, INTENT_HELP, 0, 0), FINE);
    assert_int_equal(session.hints, 1);
    close_player(&session, &purse);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(restarting_a_game_in_progress_keeps_its_history),
        cmocka_unit_test(restarting_a_game_that_ended_begins_a_new_one),
        cmocka_unit_test(a_game_that_once_ended_begins_a_new_one),
        cmocka_unit_test(help_counts_until_the_game_is_over),
    };
    return cmocka_run_group_tests_name("restarting", tests, NULL, NULL);
}
