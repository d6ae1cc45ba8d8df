/* SPDX-License-Identifier: MIT */
/* Runs a game in progress short of memory: at any one call, or from any call
   on. What can't be done is refused, and the game stays unchanged. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/games.h"
#include "session/notation.h"

/* A host that refuses its nth call, counted from 1, and perhaps all later
 * ones.
 */
typedef struct Miser {
    long blocks, calls, refused, nth;
    int forever;
} Miser;

static void *resize(void *context, void *memory, u32 size)
{
    Miser *miser = context;
    if (!size) {
        assert_non_null(memory);
        miser->blocks--;
        free(memory);
        return NULL;
    }
    miser->calls++;
    if (miser->calls == miser->nth ||
        (miser->forever && miser->nth && miser->calls > miser->nth)) {
        miser->refused++;
        return NULL;
    }
    miser->blocks += !memory;
    return realloc(memory, size);
}

/* ---------------------------------------------------------- the old game */

enum { BACK = 3 };

static u8 perform(Session *session, u8 what, u32 number, u16 move)
{
    Intent intent = {.what = what, .number = number, .move = move};
    Reply reply = {.trace = {NULL, 0, 0}};
    return session_do(session, &intent, &reply);
}

/* Sliding back and forth makes a game of any length that is never won. */
static void play_to_and_fro(Session *session, u32 moves)
{
    u16 legal[2];
    while (session->at < moves) {
        session->game->list(session->position, legal, 2);
        assert_int_equal(perform(session, INTENT_PLAY, 0, legal[0]), FINE);
    }
}

static void start_game(Session *session, Miser *miser, u32 moves)
{
    Host host = {miser, resize};
    u8 variant[VARIANT_SIZE] = {4, 4};
    u8 seed[SEED_SIZE] = {7};
    Fault fault;
    memset(miser, 0, sizeof *miser);
    session_open(session, &host);
    assert_int_equal(
        session_deal(session, games_find("sliding"), variant, seed, &fault),
        FINE);
    play_to_and_fro(session, moves);
}

static void assert_same(Session *a, Session *b, u32 at)
{
    assert_ptr_equal(a->game, b->game);
    assert_int_equal(a->count, b->count);
    assert_int_equal(a->at, at);
    assert_int_equal(a->hints, b->hints);
    assert_memory_equal(a->moves, b->moves, a->count * sizeof *a->moves);
    perform(b, INTENT_VISIT, at, 0);
    assert_memory_equal(a->position, b->position, a->game->size);
    for (at = 0; at <= a->count; at += 13) {
        perform(a, INTENT_VISIT, at, 0);
        perform(b, INTENT_VISIT, at, 0);
        assert_memory_equal(a->position, b->position, a->game->size);
    }
}

/* ------------------------------------------------------------------- deeds */

typedef u8 (*SessionDeed)(Session *session);

static u8 play_on(Session *session)
{
    u16 legal[2];
    session->game->list(session->position, legal, 2);
    return perform(session, INTENT_PLAY, 0, legal[1]);
}

static u8 redo_a_move(Session *session)
{
    return perform(session, INTENT_REDO, 0, 0);
}

static u8 start_anew(Session *session)
{
    u8 seed[SEED_SIZE] = {8};
    Intent intent = {.what = INTENT_NEW, .seed = seed};
    Reply reply = {.trace = {NULL, 0, 0}};
    u8 reason;
    intent.variant = session->variant;
    reason = session_do(session, &intent, &reply);
    assert_int_equal(reply.moved, !reason);
    return reason;
}

static u8 start_from_board(Session *session)
{
    static const char board[] = "1 2 3/4 0 6/7 5 8";
    u8 variant[VARIANT_SIZE] = {3, 3};
    Fault fault;
    return session_start_board(session, games_find("sliding"), variant,
                               session->seed, board, sizeof board - 1, &fault);
}

static u8 load_a_save(Session *session)
{
    static char text[1 << 14];
    Session saved;
    Miser miser;
    Writer writer;
    Fault fault;
    start_game(&saved, &miser, 0);
    start_from_board(&saved);
    play_to_and_fro(&saved, 3 * KEPT_EVERY);
    writer_start(&writer, text, sizeof text);
    session_save(&saved, &writer);
    session_close(&saved);
    assert_int_equal(miser.blocks, 0);
    return session_load(session, text, writer.used, &fault);
}

static u8 copy_another_game(Session *session)
{
    Session other;
    Miser miser;
    u8 reason;
    start_game(&other, &miser, 0);
    start_from_board(&other);
    play_to_and_fro(&other, 1);
    reason = session_copy(session, &other);
    session_close(&other);
    assert_int_equal(miser.blocks, 0);
    return reason;
}

static u8 ask_for_a_hint(Session *session)
{
    u8 reason = perform(session, INTENT_HINT, 0, 0);
    session->hints = 0;
    return reason;
}

static const SessionDeed deeds[] = {
    play_on,     start_anew,     redo_a_move,      start_from_board,
    load_a_save, ask_for_a_hint, copy_another_game};

/* ------------------------------------------------------------------- tests */

/* Runs a deed with the nth call refused; returns 0 if nothing was refused. */
static int refuse_nth(SessionDeed deed, u32 moves, u32 back, long nth,
                      int forever)
{
    Session session, twin;
    Miser miser, other;
    u8 reason;
    start_game(&session, &miser, moves);
    start_game(&twin, &other, moves);
    if (back)
        perform(&session, INTENT_GO_TO, moves - back, 0);
    miser.nth = miser.calls + nth;
    miser.forever = forever;
    reason = deed(&session);
    if (miser.refused) {
        assert_int_equal(reason, NO_MEMORY);
        assert_same(&session, &twin, moves - back);
        miser.nth = 0;
        perform(&session, INTENT_GO_TO, moves - back, 0);
        reason = deed(&session);
    }
    assert_true(reason == FINE || reason == NOTHING_TO_REDO);
    session_close(&session);
    session_close(&twin);
    assert_int_equal(miser.blocks, 0);
    assert_int_equal(other.blocks, 0);
    return miser.refused != 0;
}

/* The moves fill the allocated room, or do not. */
static void the_old_game_stays_whatever_call_fails(void **state)
{
    static const u32 lengths[] = {KEPT_EVERY, 2 * KEPT_EVERY, 70};
    static long refusals[COUNT_OF(deeds)];
    size_t i, k;
    int forever;
    long nth;
    (void)state;
    for (i = 0; i < COUNT_OF(deeds); i++)
        for (k = 0; k < COUNT_OF(lengths); k++)
            for (forever = 0; forever < 2; forever++)
                for (nth = 1;
                     refuse_nth(deeds[i], lengths[k], 0, nth, forever) +
                     refuse_nth(deeds[i], lengths[k], BACK, nth, forever);
                     nth++)
                    refusals[i]++;
    assert_true(refusals[0] >= 4 * 2); /* moves and kept positions */
    assert_true(refusals[1] >= 6 * 2);
    assert_true(refusals[3] >= 6 * 3);
    assert_true(refusals[4] >= 6 * 8);
    assert_true(refusals[5] >= 6 * 1);
    assert_true(refusals[6] >= 6 * 4);
}

static void a_held_ball_stays_held_when_its_move_fails(void **state)
{
    Session session;
    Miser miser;
    u16 legal[2];
    (void)state;
    start_game(&session, &miser, KEPT_EVERY);
    session.held = 5;
    miser.nth = miser.calls + 1;
    session.game->list(session.position, legal, 2);
    assert_int_equal(perform(&session, INTENT_PLAY, 0, legal[0]), NO_MEMORY);
    assert_int_equal(session.held, 5);
    assert_int_equal(perform(&session, INTENT_PLAY, 0, legal[0]), FINE);
    assert_int_equal(session.held, NO_SPOT);
    session_close(&session);
}

/* A list that runs out of memory reports how many moves it played. */
static void play_list(u8 numbers)
{
    static const char moves[] = "4a a4 4a a4 4a";
    static const char board[] = "Foundations: H-8 C-K D-K S-8\n"
                                "Freecells:  -  -\n"
                                ": KS QH JS 10H 9S\n: KH QS JH\n: 9H\n: 10S\n";
    u8 variant[VARIANT_SIZE] = {2, 0};
    Session session;
    Miser miser;
    Reader list;
    Fault fault;
    u32 taken;
    u32 i;
    start_game(&session, &miser, 0);
    assert_int_equal(session_start_board(&session, games_find("freecell"),
                                         variant, session.seed, board,
                                         sizeof board - 1, &fault),
                     FINE);
    for (i = 0; i < KEPT_EVERY / 2 - 1; i++) {
        reader_start(&list, moves, 5);
        notation_play_moves(&session, &list, NUMBERS_AS_READ, &taken, &fault);
    }
    assert_int_equal(session.at, KEPT_EVERY - 2);
    miser.nth = miser.calls + 1 + (numbers == NUMBERS_ANY);
    reader_start(&list, moves, sizeof moves - 1);
    assert_int_equal(
        notation_play_moves(&session, &list, numbers, &taken, &fault),
        NO_MEMORY);
    assert_int_equal(taken, 2);
    assert_int_equal(session.at, KEPT_EVERY);
    session_close(&session);
    assert_int_equal(miser.blocks, 0);
}

static void a_list_reports_how_far_it_got(void **state)
{
    (void)state;
    play_list(NUMBERS_AS_READ);
    play_list(NUMBERS_ANY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_old_game_stays_whatever_call_fails),
        cmocka_unit_test(a_held_ball_stays_held_when_its_move_fails),
        cmocka_unit_test(a_list_reports_how_far_it_got)};
    return cmocka_run_group_tests_name("shortage", tests, NULL, NULL);
}
