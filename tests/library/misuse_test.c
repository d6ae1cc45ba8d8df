/* SPDX-License-Identifier: MIT */
/* Tests wrong arguments: everything is refused, and nothing changes. */
#include <stdio.h>

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
    assert_int_equal(
        quadrille_play_many(game, 1, position, 1536, NULL, NULL, NULL, NULL),
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
    assert_int_equal(quadrille_position_pieces(game, NULL, NULL, 1), 0);
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
    quadrille_answer answer = {.size = offsetof(quadrille_answer, least)};
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

/* Structures of programs that were compiled with another version: what is
   between the size they state and the guard stays as it is. */
enum { LATER = 16, GUARD = 0xA5 };

static void assert_guarded(const void *structure, size_t size, size_t room)
{
    const unsigned char *bytes = structure;
    size_t i;
    for (i = size; i < room; i++)
        assert_int_equal(bytes[i], GUARD);
}

static void *guarded(void *structure, size_t size, size_t room)
{
    memset(structure, GUARD, room);
    memcpy(structure, &size, sizeof size);
    return structure;
}

static void *resize(void *own, void *block, size_t size)
{
    (void)own;
    return size ? realloc(block, size) : (free(block), NULL);
}

static void solve_with_sizes(size_t question_size, size_t answer_size)
{
    static unsigned char memory[1 << 16];
    unsigned char position[POSITION_ROOM];
    const quadrille_game *game = quadrille_game_find("sliding");
    struct {
        quadrille_question now;
        unsigned char later[LATER];
    } question;
    struct {
        quadrille_answer now;
        unsigned char later[LATER];
    } answer;
    quadrille_answer *now = guarded(&answer, answer_size, sizeof answer);
    assert_int_equal(quadrille_position_deal(game, position, POSITION_ROOM,
                                             "2x2", "1", NULL),
                     QUADRILLE_OK);
    guarded(&question, question_size, sizeof question);
    question.now = (quadrille_question){.size = question_size,
                                        .mode = QUADRILLE_SOLVE_OPTIMAL,
                                        .memory = memory,
                                        .memory_size = sizeof memory};
    assert_int_equal(quadrille_solve(game, position, &question.now, now),
                     QUADRILLE_OK);
    assert_int_equal(now->size, answer_size);
    assert_int_equal(now->verdict, QUADRILLE_VERDICT_WON);
    assert_int_equal(now->least, now->count);
    assert_guarded(&answer,
                   answer_size < sizeof *now ? answer_size : sizeof *now,
                   sizeof answer);
}

static void later_and_earlier_sizes_are_accepted(void **state)
{
    const quadrille_memory source = {NULL, resize};
    quadrille_session *session = quadrille_session_open(&source);
    struct {
        quadrille_state now;
        unsigned char later[LATER];
    } look;
    size_t least = offsetof(quadrille_answer, least) +
                   sizeof((quadrille_answer *)0)->least;
    (void)state;
    solve_with_sizes(sizeof(quadrille_question), least);
    solve_with_sizes(sizeof(quadrille_question) + LATER,
                     sizeof(quadrille_answer) + LATER);
    guarded(&look, sizeof look, sizeof look);
    assert_int_equal(quadrille_session_state(session, &look.now),
                     QUADRILLE_OK);
    assert_int_equal(look.now.size, sizeof look);
    assert_int_equal(look.now.held, QUADRILLE_SPOT_NONE);
    assert_guarded(&look, sizeof look.now, sizeof look);
    look.now.size = offsetof(quadrille_state, held);
    assert_int_equal(quadrille_session_state(session, &look.now),
                     QUADRILLE_NO_ROOM);
    quadrille_session_close(session);
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
    quadrille_position_pieces(game, position, pieces, 300);
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
    quadrille_play_many(game, 1, position, POSITION_ROOM, &move, NULL, NULL,
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

enum { PILE = 72, PILE_FACES = 18, SAME_FACE = 4 };

static int touches(const int *place, const int *other)
{
    return abs(place[0] - other[0]) < 2 && abs(place[1] - other[1]) < 2 &&
           place[2] == other[2];
}

/* Writes a board of tiles at random places, in layers with gaps; the last tile
   may be far away, and some are gone. */
static size_t pile_up(char *text, size_t room, uint32_t *random)
{
    int places[PILE][3];
    int faces[PILE_FACES * SAME_FACE / 2];
    size_t length = 0;
    int gone = (int)next_random(random, PILE / 4) * 2;
    int far = (int)next_random(random, 2) * 150;
    int i, j;
    for (i = 0; i < PILE; i++) {
        int *place = places[i];
        do {
            place[0] = (int)next_random(random, 12) + (i == 0 ? far : 0);
            place[1] = (int)next_random(random, 12);
            place[2] = (int)next_random(random, 5) * (1 + i % 2);
            for (j = 0; j < i && !touches(place, places[j]); j++) {
            }
        } while (j < i);
    }
    for (i = 0; i < PILE / 2; i++)
        faces[i] = i / (SAME_FACE / 2);
    for (i = 0; i < PILE; i++) {
        char face[3] = "--";
        if (i >= gone) {
            face[0] = (char)('1' + faces[i / 2] % 9);
            face[1] = "bc"[faces[i / 2] / 9];
        }
        length +=
            (size_t)snprintf(text + length, room - length, "%d %d %d %s\n",
                             places[i][0], places[i][1], places[i][2], face);
    }
    return length;
}

/* The library counts in another way than the rules, which have read the board:
   each must find what the other does. */
static void counts_are_those_of_the_rules(void **state)
{
    const quadrille_game *game = quadrille_game_find("mahjong");
    unsigned char position[POSITION_ROOM];
    Mahjong *inside = (Mahjong *)(void *)position;
    quadrille_fault fault = {0};
    char text[PILE * 24];
    uint32_t random = 3;
    int round, i;
    (void)state;
    for (round = 0; round < 400; round++) {
        size_t length = pile_up(text, sizeof text, &random);
        uint16_t move;
        if (quadrille_position_read(game, position, sizeof position, NULL,
                                    NULL, text, length, &fault))
            fail_msg("%s\n%s", fault.words, text);
        while (quadrille_position_moves(game, position, &move, 1) &&
               move != MAHJONG_SHUFFLE) {
            assert_int_equal(quadrille_position_valid(game, position), 1);
            for (i = 0; i < inside->layout.count; i += 7) {
                inside->open[i]++;
                assert_int_equal(quadrille_position_valid(game, position), 0);
                inside->open[i]--;
            }
            assert_int_equal(
                quadrille_position_play(game, position, move, NULL, 0, NULL),
                QUADRILLE_OK);
        }
        assert_int_equal(quadrille_position_valid(game, position), 1);
    }
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
        cmocka_unit_test(later_and_earlier_sizes_are_accepted),
        cmocka_unit_test(bytes_from_elsewhere_do_no_harm),
        cmocka_unit_test(an_invalid_position_is_left_alone),
        cmocka_unit_test(a_wrong_count_makes_a_position_invalid),
        cmocka_unit_test(counts_are_those_of_the_rules),
        cmocka_unit_test(refused_moves_change_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
