/* SPDX-License-Identifier: MIT */
/* Tests wrong arguments: everything is refused, and nothing changes. */
#include "library_kit.h"

#include "rules/mahjong/mahjong.h"

static void missing_arguments_are_refused(void **state)
{
    unsigned char position[POSITION_ROOM];
    const quadrille_game *game = deal_start(&sample_starts[0], position);
    quadrille_answer answer = {.size = sizeof answer};
    quadrille_question question = {.size = sizeof question};
    quadrille_state look = {.size = sizeof look};
    uint32_t action;
    uint16_t move;
    (void)state;
#define REFUSED(call) assert_int_equal(call, QUADRILLE_NO_ARGUMENT)
    REFUSED(quadrille_position_deal(NULL, position, 1536, "", "1", NULL));
    REFUSED(quadrille_position_deal(game, NULL, 1536, "", "1", NULL));
    REFUSED(quadrille_position_daily(game, position, 1536, NULL, NULL));
    REFUSED(
        quadrille_position_read(game, position, 1536, "", "1", NULL, 9, NULL));
    REFUSED(quadrille_position_play(NULL, position, 1, NULL, 0, NULL));
    REFUSED(quadrille_position_play(game, NULL, 1, NULL, 0, NULL));
    REFUSED(quadrille_move_read(game, position, NULL, 1, &move, NULL, NULL));
    REFUSED(quadrille_move_read(game, position, "a1", 2, NULL, NULL, NULL));
    REFUSED(quadrille_action_of_move(game, position, 1, NULL));
    REFUSED(quadrille_move_of_action(game, position, 1, NULL));
    REFUSED(quadrille_action_of_move(NULL, position, 1, &action));
    REFUSED(quadrille_move_of_action(game, NULL, 1, &move));
    REFUSED(quadrille_session_deal(NULL, game, "", "1", NULL));
    REFUSED(quadrille_session_load(NULL, "", 0, NULL));
    REFUSED(quadrille_session_play(NULL, 1, NULL));
    REFUSED(quadrille_session_undo(NULL, NULL));
    REFUSED(quadrille_session_copy(NULL, NULL));
    REFUSED(quadrille_session_state(NULL, &look));
    REFUSED(quadrille_solve(game, position, NULL, &answer));
    REFUSED(quadrille_solve(game, position, &question, NULL));
    REFUSED(quadrille_solve(NULL, position, &question, &answer));
    assert_int_equal(quadrille_position_moves(NULL, NULL, NULL, 0), 0);
    assert_int_equal(quadrille_position_status(NULL, position), -1);
    assert_int_equal(
        quadrille_step_many(game, 1, NULL, 1536, &action, NULL, NULL, NULL),
        0);
    REFUSED(quadrille_session_daily(NULL, game, "2026-11-21", NULL));
    REFUSED(quadrille_session_read(NULL, game, "", "", "", 0, NULL));
    REFUSED(quadrille_session_play_text(NULL, "", 0, NULL, NULL));
    REFUSED(quadrille_session_touch(NULL, 1, NULL));
    REFUSED(quadrille_session_redo(NULL, NULL));
    REFUSED(quadrille_session_go_to(NULL, 1, NULL));
    REFUSED(quadrille_session_restart(NULL, NULL));
    REFUSED(quadrille_session_tick(NULL, 1));
    REFUSED(quadrille_session_hint(NULL, &move, NULL, NULL));
    REFUSED(quadrille_solve(game, NULL, &question, &answer));
    assert_int_equal(quadrille_session_history(NULL, &move, 1), 0);
    assert_int_equal(quadrille_session_events(NULL, NULL, 1), 0);
    assert_int_equal(
        quadrille_session_text(NULL, QUADRILLE_TEXT_SAVE, NULL, 1), 0);
    assert_int_equal(quadrille_position_look(game, NULL, NULL, 1), 0);
    assert_int_equal(quadrille_position_write(NULL, position, NULL, 1), 0);
    assert_int_equal(quadrille_position_score(game, NULL), 0);
    assert_true(quadrille_position_digest(game, NULL) == 0);
    assert_int_equal(
        quadrille_observe_many(game, 1, position, 1536, NULL, 400), 0);
    assert_int_equal(
        quadrille_legal_mask_many(NULL, 1, position, 1536, position, 400), 0);
    assert_null(quadrille_session_position(NULL));
    assert_string_equal(quadrille_game_name(NULL), "");
    assert_null(quadrille_game_find("chess"));
    assert_null(quadrille_game_find(NULL));
    assert_null(quadrille_game_at(quadrille_game_count()));
}

static void small_buffers_are_refused(void **state)
{
    const quadrille_game *game = quadrille_game_find("freecell");
    size_t size = quadrille_game_position_size(game);
    unsigned char position[POSITION_ROOM];
    quadrille_answer answer = {.size = sizeof answer - 1};
    quadrille_question question = {.size = sizeof question};
    (void)state;
    memset(position, 0xEE, sizeof position);
    assert_int_equal(
        quadrille_position_deal(game, position, size - 1, "", "1", NULL),
        QUADRILLE_NO_ROOM);
    assert_int_equal(position[0], 0xEE);
    assert_int_equal(
        quadrille_position_deal(game, position, size, "", "1", NULL),
        QUADRILLE_OK);
    assert_int_equal(position[size], 0xEE);
    assert_int_equal(quadrille_solve(game, position, &question, &answer),
                     QUADRILLE_NO_ROOM);
    assert_int_equal(
        quadrille_legal_mask_many(game, 1, position, size, position, 10), 0);
}

/* Random bytes, and dealt positions with a byte changed. */
static void spoil(unsigned char *position, size_t size, uint32_t *random)
{
    size_t i,
        count = next_random(random, 8) ? 1 + next_random(random, 6) : size;
    for (i = 0; i < count; i++) {
        size_t at = count == size ? i : next_random(random, (uint32_t)size);
        position[at] = (unsigned char)next_random(
            random, next_random(random, 2) ? 256 : 16);
    }
}

static void use_everything(const quadrille_game *game, unsigned char *position,
                           uint32_t *random)
{
    static uint16_t moves[MOST_MOVES];
    static uint8_t mask[1 << 16];
    static char text[8192];
    quadrille_piece pieces[300];
    quadrille_event events[300];
    uint32_t action = next_random(random, 12000);
    uint16_t move = (uint16_t)next_random(random, 65536);
    size_t count = quadrille_position_moves(game, position, moves, MOST_MOVES);
    quadrille_position_look(game, position, pieces, 300);
    quadrille_position_write(game, position, text, sizeof text);
    quadrille_move_write(game, position, move, text, sizeof text);
    quadrille_move_worth(game, position, move);
    quadrille_legal_mask_many(game, 1, position, POSITION_ROOM, mask,
                              sizeof mask);
    quadrille_observe_many(game, 1, position, POSITION_ROOM, mask,
                           sizeof mask);
    if (count && next_random(random, 2))
        move = moves[next_random(random, (uint32_t)count)];
    quadrille_position_play(game, position, move, events, 300, NULL);
    quadrille_step_many(game, 1, position, POSITION_ROOM, &action, NULL, NULL,
                        NULL);
    quadrille_move_read(game, position, "5b", 2, &move, NULL, NULL);
}

static void bytes_from_elsewhere_do_no_harm(void **state)
{
    unsigned char position[POSITION_ROOM];
    uint32_t random = 11;
    int nth, i, round, refused = 0, used = 0;
    (void)state;
    for (nth = 0; nth < START_COUNT; nth++)
        for (i = 0; i < 300; i++) {
            const quadrille_game *game =
                deal_start(&sample_starts[nth], position);
            spoil(position, quadrille_game_position_size(game), &random);
            if (quadrille_position_valid(game, position))
                used++;
            else
                refused++;
            for (round = 0; round < 4; round++)
                use_everything(game, position, &random);
        }
    assert_true(refused > 1000 && used > 100);
}

static void an_invalid_position_is_left_alone(void **state)
{
    unsigned char position[POSITION_ROOM], before[POSITION_ROOM];
    const quadrille_game *game = deal_start(&sample_starts[4], position);
    quadrille_question question = {.size = sizeof question};
    quadrille_answer answer = {.size = sizeof answer};
    (void)state;
    position[10] = position[11]; /* a card twice */
    memcpy(before, position, sizeof before);
    assert_int_equal(quadrille_position_valid(game, position), 0);
    assert_int_equal(
        quadrille_position_play(game, position, 0x0108, NULL, 0, NULL),
        QUADRILLE_NO_POSITION);
    assert_int_equal(quadrille_solve(game, position, &question, &answer),
                     QUADRILLE_NO_POSITION);
    assert_int_equal(quadrille_position_status(game, position), -1);
    assert_memory_equal(before, position, sizeof before);
}

/* The rules keep how many tiles lie on and beside each, and believe it. */
static void a_wrong_count_makes_a_position_invalid(void **state)
{
    unsigned char position[POSITION_ROOM];
    const quadrille_game *game = deal_start(&sample_starts[2], position);
    Mahjong *inside = (Mahjong *)(void *)position;
    int i;
    (void)state;
    for (i = 0; i < inside->layout.count; i++) {
        inside->open[i] ^= MAHJONG_TILE_AT_LEFT;
        assert_int_equal(quadrille_position_valid(game, position), 0);
        inside->open[i] ^= MAHJONG_TILE_AT_LEFT;
    }
    assert_int_equal(quadrille_position_valid(game, position), 1);
    inside->layout.place[inside->layout.count - 1].z = MAHJONG_FAR + 1;
    assert_int_equal(quadrille_position_valid(game, position), 0);
}

static void refused_moves_change_nothing(void **state)
{
    unsigned char position[POSITION_ROOM], before[POSITION_ROOM];
    uint32_t move;
    int nth;
    (void)state;
    for (nth = 0; nth < START_COUNT; nth++) {
        const quadrille_game *game = deal_start(&sample_starts[nth], position);
        memcpy(before, position, sizeof before);
        for (move = 0; move < 65536; move += 3) {
            if (quadrille_position_play(game, position, (uint16_t)move, NULL,
                                        0, NULL))
                assert_memory_equal(before, position, sizeof before);
            memcpy(position, before, sizeof before);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(missing_arguments_are_refused),
        cmocka_unit_test(small_buffers_are_refused),
        cmocka_unit_test(bytes_from_elsewhere_do_no_harm),
        cmocka_unit_test(an_invalid_position_is_left_alone),
        cmocka_unit_test(a_wrong_count_makes_a_position_invalid),
        cmocka_unit_test(refused_moves_change_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
