/* SPDX-License-Identifier: MIT */
/* A store of sample games, with something in each of its tables. */
#include <stdlib.h>

#include "fuzz_store.h"
#include "fuzzing.h"
#include "rules/freecell/freecell.h"
#include "rules/games.h"
#include "rules/kulki/kulki.h"
#include "rules/sliding/sliding.h"
#include "session/daily.h"
#include "store/transfer.h"

const Moment fuzz_now = {1800000000, "2027-01-15"};

static void play(Session *session, u16 move)
{
    const Intent intent = {.what = INTENT_PLAY, .move = move};
    Reply reply = {.trace = {NULL, 0, 0}};
    REQUIRE(!session_do(session, &intent, &reply));
}

void fuzz_play_some(Session *session, unsigned count)
{
    const Game *game = session->game;
    u16 *moves = host_must_have(malloc(game->most_moves * sizeof *moves));
    while (count--) {
        const u16 legal =
            game->list(session->position, moves, game->most_moves);
        if (legal)
            play(session, moves[count * 7 % legal]);
    }
    free(moves);
}

/* Stores a game and returns its number. */
static long long keep_sample(Store *store, const Session *session)
{
    Autosave autosave;
    long long id;
    autosave_start(&autosave, store);
    REQUIRE(!autosave_session(&autosave, session, &fuzz_now));
    id = autosave.id;
    autosave_stop(&autosave);
    return id;
}

/* Move 8 solves it. */
static void start_board(Session *session)
{
    static const u8 seed[SEED_SIZE] = {9};
    static const char board[] = "1 2 3 4 5 6 7 0 8";
    u8 variant[VARIANT_SIZE];
    Reader none;
    Fault fault;
    reader_start(&none, "", 0);
    REQUIRE(!game_read_variant(&sliding, variant, &none, &fault));
    REQUIRE(!session_start_board(session, &sliding, variant, seed, board,
                                 sizeof board - 1, &fault));
}

void fuzz_store_samples(Store *store)
{
    const KeptStart mark = {"freecell", "4cells", "617", "", "easy", 0};
    const ResultKind kind = {"sliding", KIND_OF_GAME, ""};
    const TransferSettings settings = {"page", "clock on\n", 1700000000};
    FuzzInput nothing = input_of((const uint8_t *)"", 0);
    Session session;
    Fault fault;
    unsigned count;
    u8 i;
    session_open(&session, &malloc_host);
    for (i = 0; i < games_count; i++) {
        input_deal(&nothing, games[i], &session);
        fuzz_play_some(&session, 6);
        (void)keep_sample(store, &session);
    }
    REQUIRE(!session_deal_daily(&session, &freecell, "2026-11-21", &fault));
    fuzz_play_some(&session, 3);
    REQUIRE(!in_progress_name(store, keep_sample(store, &session), "evening"));
    start_board(&session);
    fuzz_play_some(&session, 1);
    (void)keep_sample(store, &session);
    start_board(&session);
    play(&session, 8);
    (void)keep_sample(store, &session);
    input_deal(&nothing, &kulki, &session);
    fuzz_play_some(&session, 2);
    REQUIRE(!in_progress_drop(store, keep_sample(store, &session), &fuzz_now));
    REQUIRE(!starts_mark(store, &mark, 1, &fuzz_now));
    REQUIRE(!resets_make(store, &kind, &fuzz_now, &count));
    REQUIRE(!transfer_put_settings(store, &settings));
    session_close(&session);
}
