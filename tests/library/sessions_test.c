/* SPDX-License-Identifier: MIT */
/* Tests sessions of the library: their history, texts and copies. */
#include "library_kit.h"

/* Memory that counts its blocks. */
typedef struct Heap {
    long blocks;
} Heap;

static void *resize(void *own, void *block, size_t size)
{
    Heap *heap = own;
    void *resized;
    if (!size) {
        heap->blocks--;
        free(block);
        return NULL;
    }
    resized = realloc(block, size);
    assert_non_null(resized);
    heap->blocks += !block;
    return resized;
}

static quadrille_session *open_session(Heap *heap)
{
    const quadrille_memory memory = {heap, resize};
    quadrille_session *session;
    heap->blocks = 0;
    session = quadrille_session_open(&memory);
    assert_non_null(session);
    return session;
}

static void close_session(quadrille_session *session, Heap *heap)
{
    quadrille_session_close(session);
    assert_int_equal(heap->blocks, 0);
}

static void deal(quadrille_session *session, int nth)
{
    assert_int_equal(quadrille_session_deal(
                         session, quadrille_game_find(sample_starts[nth].game),
                         sample_starts[nth].variant, sample_starts[nth].seed,
                         NULL),
                     QUADRILLE_OK);
}

static quadrille_state state_of(const quadrille_session *session)
{
    quadrille_state state = {.size = sizeof state};
    assert_int_equal(quadrille_session_state(session, &state), QUADRILLE_OK);
    return state;
}

static uint64_t digest_of(const quadrille_session *session)
{
    return quadrille_position_digest(state_of(session).game,
                                     quadrille_session_position(session));
}

static void play_some(quadrille_session *session, int count, uint32_t random)
{
    static uint16_t moves[MOST_MOVES];
    while (count--) {
        size_t found = quadrille_position_moves(
            state_of(session).game, quadrille_session_position(session), moves,
            MOST_MOVES);
        if (!found)
            return;
        assert_int_equal(
            quadrille_session_play(
                session, moves[next_random(&random, (uint32_t)found)], NULL),
            QUADRILLE_OK);
    }
}

static char *text_of(const quadrille_session *session, int which)
{
    static char text[2][1 << 16];
    static int turn;
    turn ^= 1;
    assert_true(quadrille_session_text(session, which, text[turn],
                                       sizeof *text) < sizeof *text);
    return text[turn];
}

static void a_game_is_undone_and_redone(void **state)
{
    Heap heap;
    quadrille_session *session = open_session(&heap);
    uint16_t history[40];
    int nth;
    (void)state;
    for (nth = 0; nth < START_COUNT; nth++) {
        uint64_t start, end;
        deal(session, nth);
        start = digest_of(session);
        play_some(session, 40, 5);
        end = digest_of(session);
        assert_int_equal(quadrille_session_history(session, history, 40),
                         state_of(session).count);
        assert_int_equal(quadrille_session_go_to(session, 0, NULL),
                         QUADRILLE_OK);
        assert_true(digest_of(session) == start);
        while (!quadrille_session_redo(session, NULL))
            ;
        assert_true(digest_of(session) == end);
        assert_int_equal(state_of(session).undos, state_of(session).count);
        assert_int_equal(quadrille_session_undo(session, NULL), QUADRILLE_OK);
        assert_int_equal(quadrille_session_restart(session, NULL),
                         QUADRILLE_OK);
        assert_true(digest_of(session) == start);
    }
    close_session(session, &heap);
}

static void saves_and_codes_bring_a_game_back(void **state)
{
    Heap heap, other_heap;
    quadrille_session *session = open_session(&heap);
    quadrille_session *other = open_session(&other_heap);
    int nth, which;
    (void)state;
    for (nth = 0; nth < START_COUNT; nth++) {
        deal(session, nth);
        play_some(session, 30, 8);
        for (which = QUADRILLE_TEXT_SAVE; which <= QUADRILLE_TEXT_CODE;
             which++) {
            const char *text = text_of(session, which);
            assert_int_equal(
                quadrille_session_load(other, text, QUADRILLE_TO_NUL, NULL),
                QUADRILLE_OK);
            assert_true(digest_of(other) == digest_of(session));
        }
        assert_string_equal(text_of(other, QUADRILLE_TEXT_VARIANT),
                            text_of(session, QUADRILLE_TEXT_VARIANT));
        assert_string_equal(text_of(other, QUADRILLE_TEXT_SEED),
                            text_of(session, QUADRILLE_TEXT_SEED));
    }
    close_session(session, &heap);
    close_session(other, &other_heap);
}

static void a_copy_goes_its_own_way(void **state)
{
    Heap heap, other_heap;
    quadrille_session *session = open_session(&heap);
    quadrille_session *copy = open_session(&other_heap);
    uint64_t digest;
    (void)state;
    assert_int_equal(quadrille_session_copy(copy, session), QUADRILLE_NO_GAME);
    deal(session, 4);
    play_some(session, 20, 1);
    digest = digest_of(session);
    deal(copy, 4);
    play_some(copy, 1, 1);
    assert_true(quadrille_session_events(copy, NULL, 0) > 0);
    assert_int_equal(quadrille_session_copy(copy, session), QUADRILLE_OK);
    assert_int_equal(quadrille_session_events(copy, NULL, 0), 0);
    assert_true(digest_of(copy) == digest);
    quadrille_session_undo(copy, NULL);
    assert_true(digest_of(session) == digest && digest_of(copy) != digest);
    close_session(session, &heap);
    quadrille_session_undo(copy, NULL);
    close_session(copy, &other_heap);
}

static void a_text_of_moves_stops_at_the_first_wrong_one(void **state)
{
    Heap heap;
    quadrille_session *session = open_session(&heap);
    quadrille_fault fault;
    size_t played = 99;
    (void)state;
    deal(session, 4);
    assert_int_equal(quadrille_session_play_text(session, "1a 1b 9a 1c",
                                                 QUADRILLE_TO_NUL, &played,
                                                 &fault),
                     QUADRILLE_NO_PLACE_NAMED);
    assert_int_equal(played, 2);
    assert_int_equal(fault.at, 6);
    assert_int_equal(state_of(session).at, 2);
    close_session(session, &heap);
}

static void touches_pick_up_and_move(void **state)
{
    Heap heap;
    quadrille_session *session = open_session(&heap);
    const quadrille_game *sliding = quadrille_game_find("sliding");
    quadrille_event event;
    (void)state;
    assert_int_equal(quadrille_session_read(session, sliding, "3x3", NULL,
                                            "1 2 3 4 5 6 7 0 8",
                                            QUADRILLE_TO_NUL, NULL),
                     QUADRILLE_OK);
    assert_int_equal(quadrille_session_touch(session, 8, NULL), QUADRILLE_OK);
    assert_int_equal(state_of(session).status, QUADRILLE_STATUS_WON);
    assert_int_equal(quadrille_session_events(session, &event, 1), 1);
    assert_int_equal(event.from, 8);
    assert_int_equal(quadrille_session_touch(session, 8, NULL),
                     QUADRILLE_TOUCHED_NOTHING);
    /* what the last change did is still there after a refusal */
    assert_int_equal(quadrille_session_events(session, NULL, 0), 1);
    close_session(session, &heap);
}

static void a_hint_is_a_legal_move_with_a_reason(void **state)
{
    Heap heap;
    quadrille_session *session = open_session(&heap);
    const char *words = NULL;
    uint16_t move;
    int nth;
    (void)state;
    for (nth = 0; nth < START_COUNT; nth++) {
        deal(session, nth);
        assert_int_equal(quadrille_session_hint(session, &move, &words, NULL),
                         QUADRILLE_OK);
        assert_true(words && *words);
        assert_int_equal(quadrille_session_play(session, move, NULL),
                         QUADRILLE_OK);
        assert_int_equal(state_of(session).hints, 1);
    }
    close_session(session, &heap);
}

static void the_daily_puzzle_is_that_of_the_date(void **state)
{
    Heap heap;
    quadrille_session *session = open_session(&heap);
    unsigned char position[POSITION_ROOM];
    const quadrille_game *game = quadrille_game_find("freecell");
    (void)state;
    assert_int_equal(
        quadrille_session_daily(session, game, "2026-11-21", NULL),
        QUADRILLE_OK);
    assert_int_equal(quadrille_position_daily(game, position, sizeof position,
                                              "2026-11-21", NULL),
                     QUADRILLE_OK);
    assert_true(digest_of(session) ==
                quadrille_position_digest(game, position));
    assert_string_equal(text_of(session, QUADRILLE_TEXT_DATE), "2026-11-21");
    assert_int_equal(
        quadrille_session_daily(session, game, "2026-13-01", NULL),
        QUADRILLE_BAD_DATE);
    assert_string_equal(text_of(session, QUADRILLE_TEXT_DATE), "2026-11-21");
    close_session(session, &heap);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_is_undone_and_redone),
        cmocka_unit_test(saves_and_codes_bring_a_game_back),
        cmocka_unit_test(a_copy_goes_its_own_way),
        cmocka_unit_test(a_text_of_moves_stops_at_the_first_wrong_one),
        cmocka_unit_test(touches_pick_up_and_move),
        cmocka_unit_test(a_hint_is_a_legal_move_with_a_reason),
        cmocka_unit_test(the_daily_puzzle_is_that_of_the_date),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
