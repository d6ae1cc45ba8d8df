/* SPDX-License-Identifier: MIT */
/* Tests that reading a session changes none of its bytes. */
#include <stdlib.h>
#include <string.h>

#include "advice/explain.h"
#include "host/host.h"
#include "rules/games.h"
#include "tests/kit/player.h"

enum { PLAYED = KEPT_EVERY + 9, LEFT_AHEAD = 3 };

/* A session's bytes, and the bytes that it points to. */
typedef struct Snapshot {
    Session session;
    u8 *position;
    u8 *kept;
    u16 *moves;
} Snapshot;

static u32 kept_size(const Session *session)
{
    return (session->count / KEPT_EVERY + 1) * session->game->size;
}

static void take_snapshot(Snapshot *shot, const Session *session)
{
    shot->position = malloc(session->game->size);
    shot->kept = malloc(kept_size(session));
    shot->moves = calloc(session->count + 1, sizeof(u16));
    memcpy(&shot->session, session, sizeof *session);
    memcpy(shot->position, session->position, session->game->size);
    memcpy(shot->kept, session->kept, kept_size(session));
    if (session->count)
        memcpy(shot->moves, session->moves, session->count * sizeof(u16));
}

static void drop_snapshot(Snapshot *shot)
{
    free(shot->position);
    free(shot->kept);
    free(shot->moves);
}

static void assert_unchanged(const Snapshot *shot, const Session *session)
{
    assert_memory_equal(&shot->session, session, sizeof *session);
    assert_memory_equal(shot->position, session->position,
                        session->game->size);
    assert_memory_equal(shot->kept, session->kept, kept_size(session));
    if (session->count)
        assert_memory_equal(shot->moves, session->moves,
                            session->count * sizeof(u16));
}

/* ---------------------------------------------------------------- readers */

static void save(Page *page, Advisor *advisor, const Session *session)
{
    (void)advisor;
    page_save(page, session);
}

static void share(Page *page, Advisor *advisor, const Session *session)
{
    (void)advisor;
    page_boast(page, session, 1);
}

static void write_code(Page *page, Advisor *advisor, const Session *session)
{
    (void)advisor;
    assert_int_equal(page_code(page, session), FINE);
}

static void tell_par(Page *page, Advisor *advisor, const Session *session)
{
    explain_par(page, advisor, session);
}

static void explain(Page *page, Advisor *advisor, const Session *session)
{
    explain_game(page, advisor, session);
}

typedef void (*Read)(Page *page, Advisor *advisor, const Session *session);

static const Read readers[] = {save,          share,   write_code,
                               tell_par,      explain, explain_winnable,
                               explain_review};

static void play_some(Session *session, Purse *purse, const Game *game)
{
    const u8 seed[SEED_SIZE] = {7};
    u8 rng[RNG_SIZE];
    rng_seed(rng, seed);
    open_player(session, purse);
    deal_by_word(session, game, strcmp(game->name, "sliding") ? "" : "3x3",
                 "5");
    play_at_random(session, PLAYED, rng);
    carry_out(session, INTENT_GO_TO, session->count - LEFT_AHEAD, 0);
}

static void readers_change_nothing(void **state)
{
    Session session;
    Snapshot shot;
    Purse purse;
    Advisor advisor;
    u8 i, k;
    (void)state;
    for (i = 0; i < games_count; i++) {
        play_some(&session, &purse, games[i]);
        take_snapshot(&shot, &session);
        advisor_start(&advisor, 10000);
        for (k = 0; k < sizeof readers / sizeof *readers; k++) {
            Page page = PAGE_EMPTY;
            readers[k](&page, &advisor, &session);
            assert_unchanged(&shot, &session);
            page_free(&page);
        }
        advisor_stop(&advisor);
        drop_snapshot(&shot);
        close_player(&session, &purse);
    }
}

/* ----------------------------------------------------------------- copies */

static void a_copy_is_the_same_game_in_its_own_memory(void **state)
{
    Session session, copy;
    Snapshot shot;
    Purse purse, other;
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++) {
        play_some(&session, &purse, games[i]);
        take_snapshot(&shot, &session);
        open_player(&copy, &other);
        assert_int_equal(session_copy(&copy, &session), FINE);
        assert_same_session(&session, &copy);
        assert_comes_back(&copy);
        carry_out(&copy, INTENT_GO_TO, 0, 0);
        while (carry_out(&copy, INTENT_REDO, 0, 0) == FINE) {
        }
        assert_unchanged(&shot, &session);
        assert_int_equal(copy.at, session.count);
        close_player(&copy, &other);
        drop_snapshot(&shot);
        close_player(&session, &purse);
    }
}

/* Any one of the allocations may be refused. */
static void a_copy_is_unchanged_when_memory_runs_out(void **state)
{
    static const char board[] = "1 2 3/4 0 6/7 5 8";
    const u8 seed[SEED_SIZE] = {7};
    u8 rng[RNG_SIZE];
    Session session, copy;
    Purse purse, other;
    long most;
    (void)state;
    rng_seed(rng, seed);
    open_player(&session, &purse);
    set_board(&session, games_find("sliding"), "3x3", board);
    play_at_random(&session, 1, rng);
    assert_int_equal(session.at, 1);
    for (most = 0; most < 5; most++) {
        open_player(&copy, &other);
        deal_by_word(&copy, games_find("kulki"), "", "1");
        other.most = other.calls + most;
        assert_int_equal(session_copy(&copy, &session),
                         most < 4 ? NO_MEMORY : FINE);
        assert_string_equal(copy.game->name, most < 4 ? "kulki" : "sliding");
        other.most = -1;
        close_player(&copy, &other);
    }
    close_player(&session, &purse);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(readers_change_nothing),
        cmocka_unit_test(a_copy_is_the_same_game_in_its_own_memory),
        cmocka_unit_test(a_copy_is_unchanged_when_memory_runs_out),
    };
    return cmocka_run_group_tests_name("reading", tests, NULL, NULL);
}
