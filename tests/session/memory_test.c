/* SPDX-License-Identifier: MIT */
/* Lets memory run out at any call: nothing crashes, nothing leaks, and the
   game is either unchanged or as requested. */
#include <string.h>

#include "rules/games.h"
#include "session/notation.h"
#include "tests/kit/player.h"

static const char board[] = "1 2 3 4 5 6 7 0 8";

/* A story runs with memory for 0, 1, 2 ... calls until it succeeds. It returns
   its result and must leave the session sound. */
typedef u8 (*Story)(Session *session);

static u8 deal_and_play(Session *session)
{
    u8 variant[VARIANT_SIZE] = {3, 3};
    u8 seed[SEED_SIZE] = {7};
    Fault fault;
    u32 i;
    u8 reason =
        session_deal(session, games_find("sliding"), variant, seed, &fault);
    for (i = 0; i < 3 * KEPT_EVERY && !reason; i++) {
        u16 moves[18];
        u8 before[512];
        u32 at = session->at;
        session->game->list(session->position, moves, 18);
        memcpy(before, session->position, session->game->size);
        reason = carry_out(session, INTENT_PLAY, 0, moves[i % 2]);
        if (reason) {
            assert_int_equal(reason, NO_MEMORY);
            assert_int_equal(session->at, at);
            assert_memory_equal(before, session->position,
                                session->game->size);
        }
        if (session->game->status(session->position) != GOING)
            break;
    }
    return reason;
}

static u8 read_a_board(Session *session)
{
    u8 variant[VARIANT_SIZE] = {3, 3};
    u8 seed[SEED_SIZE] = {7};
    Fault fault;
    return session_start_board(session, games_find("sliding"), variant, seed,
                               board, sizeof board - 1, &fault);
}

static u8 ask_for_a_hint(Session *session)
{
    u8 reason = read_a_board(session);
    return reason ? reason : carry_out(session, INTENT_HINT, 0, 0);
}

static u8 load_a_save(Session *session)
{
    static const char text[] = "quadrille save 1\ngame sliding 1\nvariant "
                               "3x3\nseed 3\nhints 2\nboard\n| 1 2 3\n| 4 5 "
                               "6\n| 7 0 8\nmoves 0 at 0\ndigest ";
    char whole[512];
    u32 length;
    Session made;
    Purse purse;
    Fault fault;
    u8 reason;
    const char *digest;
    open_player(&made, &purse);
    assert_int_equal(read_a_board(&made), FINE);
    digest = strstr(saved_text(&made, &length), "digest ") + 7;
    strcpy(whole, text);
    strcat(whole, digest);
    close_player(&made, &purse);
    reason = session_load(session, whole, (u32)strlen(whole), &fault);
    return reason;
}

static u8 search_a_list(Session *session)
{
    static const char moves[] = "3a 32 7b";
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE] = {1};
    Reader reader;
    Fault fault;
    u32 taken;
    u8 reason;
    reader_start(&reader, "", 0);
    game_read_variant(games_find("freecell"), variant, &reader, &fault);
    reason =
        session_deal(session, games_find("freecell"), variant, seed, &fault);
    if (reason)
        return reason;
    reader_start(&reader, moves, sizeof moves - 1);
    return notation_play_moves(session, &reader, NUMBERS_ANY, &taken, &fault);
}

static void tell(Story story)
{
    Session session;
    Purse purse;
    long most = 0;
    u8 reason;
    do {
        open_player(&session, &purse);
        purse.most = most++;
        reason = story(&session);
        assert_int_equal(reason, purse.refused ? NO_MEMORY : FINE);
        close_player(&session, &purse);
        assert_in_range(most, 1, 100);
    } while (reason);
    assert_true(most > 2);
}

static void playing_survives_a_shortage_of_memory(void **state)
{
    (void)state;
    tell(deal_and_play);
}

static void reading_a_board_survives_a_shortage_of_memory(void **state)
{
    (void)state;
    tell(read_a_board);
}

static void hints_survive_a_shortage_of_memory(void **state)
{
    (void)state;
    tell(ask_for_a_hint);
}

static void loading_survives_a_shortage_of_memory(void **state)
{
    (void)state;
    tell(load_a_save);
}

static void searching_numbers_survives_a_shortage_of_memory(void **state)
{
    (void)state;
    tell(search_a_list);
}

/* The current game stays when there is no memory for the next. */
static void the_old_game_stays(void **state)
{
    Session session;
    Purse purse;
    const Game *game;
    (void)state;
    open_player(&session, &purse);
    deal_by_word(&session, games_find("kulki"), "", "stay");
    game = session.game;
    purse.most = purse.calls;
    assert_int_equal(read_a_board(&session), NO_MEMORY);
    assert_int_equal(load_a_save(&session), NO_MEMORY);
    assert_ptr_equal(session.game, game);
    assert_int_equal(carry_out(&session, INTENT_GO_TO, 0, 0), FINE);
    close_player(&session, &purse);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(playing_survives_a_shortage_of_memory),
        cmocka_unit_test(reading_a_board_survives_a_shortage_of_memory),
        cmocka_unit_test(hints_survive_a_shortage_of_memory),
        cmocka_unit_test(loading_survives_a_shortage_of_memory),
        cmocka_unit_test(searching_numbers_survives_a_shortage_of_memory),
        cmocka_unit_test(the_old_game_stays),
    };
    return cmocka_run_group_tests_name("memory", tests, NULL, NULL);
}
