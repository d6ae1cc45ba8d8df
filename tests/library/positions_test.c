/* SPDX-License-Identifier: MIT */
/* Tests positions of the library against the rules themselves: moves, actions,
   masks, observations and texts, in random games of every variant. */
#include "library_kit.h"

#include "rules/games.h"

enum { GAMES_LENGTH = 120 };

typedef void PositionCheck(const quadrille_game *game, const Game *rules,
                           unsigned char *position);

static const SampleStart *current;

/* Plays random games, and checks every position of them. */
static void in_every_position(PositionCheck *check)
{
    static uint16_t moves[MOST_MOVES];
    unsigned char position[POSITION_ROOM];
    uint32_t random = 7;
    int i, played;
    for (i = 0; i < START_COUNT; i++) {
        const quadrille_game *game = deal_start(&sample_starts[i], position);
        const Game *rules = games_find(sample_starts[i].game);
        current = &sample_starts[i];
        for (played = 0; played < GAMES_LENGTH; played++) {
            size_t count =
                quadrille_position_moves(game, position, moves, MOST_MOVES);
            check(game, rules, position);
            if (!count)
                break;
            assert_int_equal(quadrille_position_play(
                                 game, position,
                                 moves[next_random(&random, (uint32_t)count)],
                                 NULL, 0, NULL),
                             QUADRILLE_OK);
        }
        assert_true(played);
    }
}

static void is_as_in_the_rules(const quadrille_game *game, const Game *rules,
                               unsigned char *position)
{
    enum { ROOM = 65536 };
    static uint16_t moves[MOST_MOVES], found[MOST_MOVES], large[ROOM];
    size_t count = quadrille_position_moves(game, position, moves, MOST_MOVES);
    assert_int_equal(count, rules->list(position, found, MOST_MOVES));
    assert_memory_equal(moves, found, count * sizeof *moves);
    assert_int_equal(quadrille_position_moves(game, position, large, ROOM),
                     count);
    assert_memory_equal(large, found, count * sizeof *large);
    assert_int_equal(quadrille_position_moves(game, position, NULL, 0), count);
    assert_int_equal(quadrille_position_status(game, position),
                     rules->status(position));
    assert_int_equal(quadrille_position_score(game, position),
                     rules->score(position));
    assert_int_equal(quadrille_position_valid(game, position), 1);
}

static void positions_are_as_in_the_rules(void **state)
{
    (void)state;
    in_every_position(is_as_in_the_rules);
}

/* The mask has exactly the listed moves, and actions lead back to them. */
static void has_its_moves_masked(const quadrille_game *game, const Game *rules,
                                 unsigned char *position)
{
    static uint16_t moves[MOST_MOVES];
    static uint8_t mask[1 << 16];
    size_t actions = quadrille_action_count(game, position);
    size_t count = quadrille_position_moves(game, position, moves, MOST_MOVES);
    size_t i, marked = 0;
    (void)rules;
    assert_true(actions && actions <= sizeof mask);
    memset(mask, 9, sizeof mask);
    assert_int_equal(quadrille_legal_mask_many(game, 1, position,
                                               POSITION_ROOM, mask, actions),
                     1);
    for (i = 0; i < actions; i++)
        marked += mask[i];
    assert_int_equal(marked, count);
    for (i = 0; i < count; i++) {
        uint32_t action = ~0U;
        uint16_t move = 0;
        assert_int_equal(
            quadrille_action_of_move(game, position, moves[i], &action),
            QUADRILLE_OK);
        assert_true(action < actions && mask[action] == 1);
        assert_int_equal(
            quadrille_move_of_action(game, position, action, &move),
            QUADRILLE_OK);
        assert_int_equal(move, moves[i]);
    }
}

static void masks_have_the_legal_moves(void **state)
{
    (void)state;
    in_every_position(has_its_moves_masked);
}

static void every_action_is_a_move_of_its_own(void **state)
{
    static uint8_t seen[1 << 16];
    unsigned char position[POSITION_ROOM];
    int i;
    (void)state;
    for (i = 0; i < START_COUNT; i++) {
        const quadrille_game *game = deal_start(&sample_starts[i], position);
        size_t count = quadrille_action_count(game, position);
        uint32_t action, again;
        uint16_t move;
        memset(seen, 0, sizeof seen);
        for (action = 0; action < count; action++) {
            assert_int_equal(
                quadrille_move_of_action(game, position, action, &move),
                QUADRILLE_OK);
            assert_false(seen[move]++);
            assert_int_equal(
                quadrille_action_of_move(game, position, move, &again),
                QUADRILLE_OK);
            assert_int_equal(again, action);
        }
        assert_int_equal(
            quadrille_move_of_action(game, position, (uint32_t)count, &move),
            QUADRILLE_NOT_A_MOVE);
    }
}

static void comes_back_from_text(const quadrille_game *game, const Game *rules,
                                 unsigned char *position)
{
    char text[8192], again[8192];
    unsigned char read[POSITION_ROOM];
    size_t length =
        quadrille_position_write(game, position, text, sizeof text);
    (void)rules;
    assert_true(length && length < sizeof text);
    assert_int_equal(strlen(text), length);
    assert_int_equal(quadrille_position_write(game, position, NULL, 0),
                     length);
    memcpy(read, position, sizeof read);
    assert_int_equal(quadrille_position_read(game, read, sizeof read,
                                             current->variant, "1", text,
                                             length, NULL),
                     QUADRILLE_OK);
    assert_int_equal(quadrille_position_write(game, read, again, sizeof again),
                     length);
    assert_string_equal(again, text);
}

static void boards_come_back_from_their_text(void **state)
{
    (void)state;
    in_every_position(comes_back_from_text);
}

static void is_seen_by_players_only(const quadrille_game *game,
                                    const Game *rules, unsigned char *position)
{
    uint8_t seen[512];
    size_t size = quadrille_observation_size(game, position);
    (void)rules;
    assert_true(size && size <= sizeof seen - 1);
    memset(seen, 0xEE, sizeof seen);
    assert_int_equal(
        quadrille_observe_many(game, 1, position, POSITION_ROOM, seen, size),
        1);
    assert_int_equal(seen[size], 0xEE);
}

static void observations_have_their_size(void **state)
{
    (void)state;
    in_every_position(is_seen_by_players_only);
}

static void observations_hide_what_players_do_not_see(void **state)
{
    const quadrille_game *kulki = quadrille_game_find("kulki");
    unsigned char position[2][POSITION_ROOM] = {{0}};
    uint8_t seen[2][512];
    size_t size;
    (void)state;
    assert_int_equal(quadrille_position_read(kulki, position[0], POSITION_ROOM,
                                             "9x9", "1", NULL, 0, NULL),
                     QUADRILLE_NO_ARGUMENT);
    deal_start(&sample_starts[0], position[0]);
    memcpy(position[1], position[0], POSITION_ROOM);
    position[1][8] ^= 0x55; /* the generator that drops what comes */
    size = quadrille_observation_size(kulki, position[0]);
    assert_int_equal(quadrille_observe_many(kulki, 2, position, POSITION_ROOM,
                                            seen[0], sizeof seen[0]),
                     2);
    assert_memory_equal(seen[0], seen[1], size);
}

static void a_batch_is_as_its_single_positions(void **state)
{
    enum { BOARDS = 64, ROUNDS = 40 };
    static unsigned char many[BOARDS * POSITION_ROOM],
        single[BOARDS * POSITION_ROOM];
    static uint16_t moves[MOST_MOVES];
    uint32_t actions[BOARDS], scores[BOARDS], random = 3;
    uint16_t errors[BOARDS];
    uint8_t statuses[BOARDS];
    int i, nth, round;
    (void)state;
    for (nth = 0; nth < START_COUNT; nth++) {
        const quadrille_game *game = NULL;
        for (i = 0; i < BOARDS; i++)
            game = deal_start(&sample_starts[nth], single + i * POSITION_ROOM);
        memcpy(many, single, sizeof many);
        for (round = 0; round < ROUNDS; round++) {
            for (i = 0; i < BOARDS; i++) {
                unsigned char *position = single + i * POSITION_ROOM;
                size_t count = quadrille_position_moves(game, position, moves,
                                                        MOST_MOVES);
                actions[i] = 0;
                if (count)
                    quadrille_action_of_move(
                        game, position,
                        moves[next_random(&random, (uint32_t)count)],
                        &actions[i]);
            }
            quadrille_step_many(game, BOARDS, many, POSITION_ROOM, actions,
                                errors, statuses, scores);
            for (i = 0; i < BOARDS; i++) {
                unsigned char *position = single + i * POSITION_ROOM;
                uint16_t move = 0;
                assert_int_equal(quadrille_move_of_action(game, position,
                                                          actions[i], &move),
                                 QUADRILLE_OK);
                assert_int_equal(quadrille_position_play(game, position, move,
                                                         NULL, 0, NULL),
                                 errors[i]);
                assert_int_equal(quadrille_position_status(game, position),
                                 statuses[i]);
                assert_int_equal(quadrille_position_score(game, position),
                                 scores[i]);
            }
            assert_memory_equal(many, single, sizeof many);
        }
    }
}

static void a_bad_board_does_not_disturb_others(void **state)
{
    const quadrille_game *game = quadrille_game_find("sliding");
    unsigned char boards[3][POSITION_ROOM];
    uint8_t masks[3][9], statuses[3];
    uint16_t errors[3];
    uint32_t actions[3];
    int i;
    (void)state;
    for (i = 0; i < 3; i++)
        assert_int_equal(quadrille_position_deal(
                             game, boards[i], POSITION_ROOM, "3x3", "5", NULL),
                         QUADRILLE_OK);
    memset(boards[1], 0xFF, POSITION_ROOM);
    assert_int_equal(quadrille_legal_mask_many(game, 3, boards, POSITION_ROOM,
                                               masks[0], sizeof masks[0]),
                     2);
    for (i = 0; i < 9; i++)
        assert_int_equal(masks[1][i], 0);
    assert_memory_equal(masks[0], masks[2], sizeof masks[0]);
    for (i = 0; i < 3; i++)
        actions[i] = (uint32_t)((uint8_t *)memchr(masks[0], 1, 9) - masks[0]);
    assert_int_equal(quadrille_step_many(game, 3, boards, POSITION_ROOM,
                                         actions, errors, statuses, NULL),
                     2);
    assert_int_equal(errors[0], QUADRILLE_OK);
    assert_int_equal(errors[1], QUADRILLE_NO_POSITION);
    assert_int_equal(errors[2], QUADRILLE_OK);
    for (i = 0; i < POSITION_ROOM; i++)
        assert_int_equal(boards[1][i], 0xFF);
}

/* FreeCell 617 begins with a move that several notations share. */
static void moves_are_read_and_written(void **state)
{
    unsigned char position[POSITION_ROOM];
    const quadrille_game *game = deal_start(&sample_starts[4], position);
    char text[16];
    uint16_t move = 0;
    size_t taken = 0;
    (void)state;
    assert_int_equal(quadrille_move_read(game, position, "3a 32",
                                         QUADRILLE_TO_NUL, &move, &taken,
                                         NULL),
                     QUADRILLE_OK);
    assert_int_equal(taken, 2);
    assert_int_equal(
        quadrille_move_write(game, position, move, text, sizeof text), 2);
    assert_string_equal(text, "3a");
    assert_int_equal(quadrille_move_write(game, position, move, text, 2), 2);
    assert_string_equal(text, "3");
}

static void a_move_tells_what_happened(void **state)
{
    const quadrille_game *game = quadrille_game_find("sliding");
    unsigned char position[POSITION_ROOM];
    quadrille_event events[4];
    size_t count = 99;
    (void)state;
    assert_int_equal(quadrille_position_read(game, position, POSITION_ROOM,
                                             "3x3", NULL, "1 2 3 4 0 6 7 5 8",
                                             QUADRILLE_TO_NUL, NULL),
                     QUADRILLE_OK);
    assert_int_equal(
        quadrille_position_play(game, position, 7, events, 4, &count),
        QUADRILLE_OK);
    assert_int_equal(count, 1);
    assert_int_equal(events[0].kind, QUADRILLE_EVENT_WENT);
    assert_int_equal(events[0].from, 7);
    assert_int_equal(events[0].to, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_are_as_in_the_rules),
        cmocka_unit_test(masks_have_the_legal_moves),
        cmocka_unit_test(every_action_is_a_move_of_its_own),
        cmocka_unit_test(boards_come_back_from_their_text),
        cmocka_unit_test(observations_have_their_size),
        cmocka_unit_test(observations_hide_what_players_do_not_see),
        cmocka_unit_test(a_batch_is_as_its_single_positions),
        cmocka_unit_test(a_bad_board_does_not_disturb_others),
        cmocka_unit_test(moves_are_read_and_written),
        cmocka_unit_test(a_move_tells_what_happened),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
