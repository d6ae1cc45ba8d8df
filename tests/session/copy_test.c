/* SPDX-License-Identifier: MIT */
/* A copy of a session is the same game, and shares nothing with it. */
#include <string.h>

#include "rules/games.h"
#include "tests/kit/player.h"

static const char board[] = "1 2 3 4 5 6 7 0 8";

static void assert_same_past(const Session *a, const Session *b)
{
    u8 first[MOST_POSITION], second[MOST_POSITION];
    u32 number;
    assert_same_session(a, b);
    for (number = 0; number <= a->count; number += 1 + a->count / 200) {
        session_position_at(a, number, first);
        session_position_at(b, number, second);
        assert_memory_equal(first, second, a->game->size);
    }
}

/* The copy must also need no larger block than the original. */
static void assert_copies(const Session *session)
{
    const Purse *original = session->host.context;
    Session copy;
    Purse purse;
    open_player(&copy, &purse);
    assert_int_equal(session_copy(&copy, session), FINE);
    assert_true(purse.largest <= original->largest);
    assert_same_past(session, &copy);
    assert_int_equal(copy.ended, session->ended);
    assert_int_equal(copy.room, session->room);
    assert_int_equal(copy.board_length, session->board_length);
    assert_int_equal(copy.board != NULL, session->board != NULL);
    if (copy.board)
        assert_memory_equal(copy.board, session->board, copy.board_length);
    assert_ptr_not_equal(copy.position, session->position);
    assert_ptr_not_equal(copy.kept, session->kept);
    assert_true(!copy.moves || copy.moves != session->moves);
    close_player(&copy, &purse);
}

static void a_copy_has_the_whole_past(void **state)
{
    static const u32 counts[] = {0, 1, 63, 64, 65, 127, 128, 129, 200};
    u8 rng[RNG_SIZE] = {1};
    Session session;
    Purse purse;
    size_t i;
    u8 game;
    (void)state;
    open_player(&session, &purse);
    for (game = 0; game < games_count; game++)
        for (i = 0; i < sizeof counts / sizeof *counts; i++) {
            deal_by_word(&session, games[game], "", "7");
            play_at_random(&session, counts[i], rng);
            assert_copies(&session);
            if (session.count > 2)
                carry_out(&session, INTENT_GO_TO, session.count / 2, 0);
            assert_copies(&session);
        }
    close_player(&session, &purse);
}

static void a_copy_has_the_board(void **state)
{
    Session session;
    Purse purse;
    (void)state;
    open_player(&session, &purse);
    set_board(&session, games_find("sliding"), "3x3", board);
    assert_copies(&session);
    carry_out(&session, INTENT_PLAY, 0, 6);
    assert_copies(&session);
    close_player(&session, &purse);
}

/* More than 0x4000 bytes of moves and positions; the second length leaves room
   for one move. */
static void a_long_game_is_copied_in_parts(void **state)
{
    static const u32 lengths[] = {9000, 0x4000 - 1};
    Session session;
    Purse purse;
    size_t i;
    (void)state;
    open_player(&session, &purse);
    set_board(&session, games_find("sliding"), "3x3", board);
    for (i = 0; i < COUNT_OF(lengths); i++) {
        while (session.count < lengths[i])
            carry_out(&session, INTENT_PLAY, 0, session.count % 2 ? 7 : 6);
        assert_copies(&session);
    }
    assert_int_equal(session.room, 0x4000);
    close_player(&session, &purse);
}

static void a_copy_goes_its_own_way(void **state)
{
    static const HintSource wise = {"wise", NULL};
    u8 rng[RNG_SIZE] = {2};
    u8 before[MOST_POSITION];
    Session session, copy;
    Purse purse, second;
    (void)state;
    open_player(&session, &purse);
    open_player(&copy, &second);
    deal_by_word(&session, games_find("sliding"), "4x4", "617");
    play_at_random(&session, 70, rng);
    session.held = 3;
    session.nth = 2;
    memcpy(before, session.position, session.game->size);
    deal_by_word(&copy, games_find("kulki"), "", "1");
    copy.hint_source = wise;
    assert_int_equal(session_copy(&copy, &session), FINE);
    assert_ptr_equal(copy.hint_source.context, wise.context);
    copy.hint_source = session.hint_source;
    assert_int_equal(copy.held, NO_SPOT);
    assert_int_equal(copy.nth, 0);
    assert_ptr_equal(copy.host.context, &second);
    carry_out(&copy, INTENT_GO_TO, 5, 0);
    play_at_random(&copy, 100, rng);
    assert_int_equal(session.at, 70);
    assert_memory_equal(before, session.position, session.game->size);
    close_player(&session, &purse);
    close_player(&copy, &second);
}

static void without_memory_the_old_game_stays(void **state)
{
    u8 rng[RNG_SIZE] = {3};
    Session session, copy;
    Purse purse, second;
    u8 reason = NO_MEMORY;
    long most;
    (void)state;
    open_player(&session, &purse);
    open_player(&copy, &second);
    set_board(&session, games_find("sliding"), "3x3", board);
    play_at_random(&session, 1, rng);
    deal_by_word(&copy, games_find("sliding"), "", "1");
    for (most = 0; reason && most < 9; most++) {
        long blocks = second.blocks;
        second.calls = 0;
        second.most = most;
        reason = session_copy(&copy, &session);
        assert_int_equal(reason, most < 4 ? NO_MEMORY : FINE);
        assert_int_equal(copy.board != NULL, reason == FINE);
        if (reason)
            assert_int_equal(second.blocks, blocks);
    }
    assert_int_equal(reason, FINE);
    close_player(&session, &purse);
    close_player(&copy, &second);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_copy_has_the_whole_past),
        cmocka_unit_test(a_copy_has_the_board),
        cmocka_unit_test(a_long_game_is_copied_in_parts),
        cmocka_unit_test(a_copy_goes_its_own_way),
        cmocka_unit_test(without_memory_the_old_game_stays)};
    return cmocka_run_group_tests_name("copy", tests, NULL, NULL);
}
