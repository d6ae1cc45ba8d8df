/* SPDX-License-Identifier: MIT */
/* The stream of intents, over all games. The input: a game, a variant and a
   seed, and then a byte for each request, with its arguments behind it.
   Refused requests change nothing. */
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"

/* A hint rates all moves, and a large board has thousands. */
enum { MOST_INTENTS = 120, MOST_RATED_FOR_HINT = 600 };
enum { SAVE_IT = INTENT_VISIT + 1, CODE_IT, COPY_IT, INTENTS };

static const char *const dates[] = {"2026-11-21", "1600-01-01", "9999-12-31",
                                    "2024-02-29", "2023-02-29", "tomorrow"};

/* Half of the bytes choose a legal move, the others any. */
static u16 any_move(const Session *session, FuzzInput *input)
{
    const Game *game = session->game;
    const u8 nth = input_byte(input);
    u16 *moves = host_must_have(malloc(game->most_moves * sizeof *moves));
    const u16 count = require_position(game, session->position, moves);
    u16 move = (u16)input_number(input, 2);
    if (nth & 1 && count) {
        move = moves[move % count];
        require_move(game, session->position, move);
    }
    free(moves);
    return move;
}

static void check_history(const Session *session)
{
    u8 position[MOST_POSITION];
    REQUIRE(session->at <= session->count);
    REQUIRE(session->hints <= MOST_COUNTED && session->undos <= MOST_COUNTED &&
            session->clock <= MOST_COUNTED);
    session_position_at(session, session->at, position);
    REQUIRE(memcmp(position, session->position, session->game->size) == 0);
}

static void check_copy(const Session *session)
{
    Session copy;
    session_open(&copy, &malloc_host);
    REQUIRE(!session_copy(&copy, session));
    REQUIRE(copy.at == session->at && copy.count == session->count);
    check_history(&copy);
    session_close(&copy);
}

static void fill_in(Intent *intent, const Session *session, FuzzInput *input,
                    u8 *seed)
{
    intent->variant = session->variant;
    intent->seed = seed;
    intent->date = dates[0];
    if (intent->what == INTENT_TOUCH)
        intent->spot = input_byte(input);
    else if (intent->what == INTENT_PLAY)
        intent->move = any_move(session, input);
    else if (intent->what == INTENT_GO_TO || intent->what == INTENT_VISIT)
        intent->number = input_number(input, 2);
    else if (intent->what == INTENT_TICK)
        intent->number = input_number(input, 4);
    else if (intent->what == INTENT_HINT)
        intent->number = input_byte(input) & 1;
    else if (intent->what == INTENT_NEW)
        seed[0] = input_byte(input);
    else if (intent->what == INTENT_DAILY)
        intent->date = dates[input_byte(input) % COUNT_OF(dates)];
}

static int is_quick(const Session *session, u8 what)
{
    return what != INTENT_HINT ||
           session->game->list(session->position, NULL, 0) <=
               MOST_RATED_FOR_HINT;
}

static void express(Session *session, u8 what, FuzzInput *input)
{
    Event *events =
        host_must_have(malloc(session->game->most_events * sizeof *events));
    u8 seed[SEED_SIZE] = {0};
    FuzzMoment before;
    Intent intent;
    Reply reply;
    u8 reason;
    memset(&intent, 0, sizeof intent);
    memset(&reply, 0, sizeof reply);
    intent.what = what;
    reply.trace.events = events;
    reply.trace.room = session->game->most_events;
    fill_in(&intent, session, input, seed);
    fuzz_note(&before, session);
    if (is_quick(session, what)) {
        reason = session_do(session, &intent, &reply);
        REQUIRE(reply.trace.count <= reply.trace.room);
        if (reason) {
            require_fault(&reply.fault, reason, intent.date,
                          text_length(intent.date));
            require_unchanged(&before, session);
        }
    }
    check_history(session);
    free(events);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    const Game *game = input_game(&input);
    Session session;
    int intents = 0;
    session_open(&session, &malloc_host);
    input_deal(&input, game, &session);
    while (input.at < input.end && intents++ < MOST_INTENTS) {
        const u8 what = input_byte(&input) % INTENTS;
        if (what == SAVE_IT)
            require_saved(&session);
        else if (what == CODE_IT)
            require_coded(&session);
        else if (what == COPY_IT)
            check_copy(&session);
        else
            express(&session, what, &input);
    }
    require_saved(&session);
    session_close(&session);
    return 0;
}
