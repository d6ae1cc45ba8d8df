/* SPDX-License-Identifier: MIT */
/* Tests share texts: a game in a few lines for a chat. */
#include <string.h>

#include "rules/games.h"
#include "session/notation.h"
#include "session/share_text.h"
#include "tests/kit/player.h"
#include "tests/kit/walk.h"

static const char *boast_of(const Session *session, u8 ascii)
{
    static char text[512];
    Writer writer;
    writer_start(&writer, text, sizeof text - 1);
    session_write_share_text(session, ascii, &writer);
    assert_true(writer.used < sizeof text);
    text[writer.used] = '\0';
    return text;
}

static void load_golden(Session *session, const char *name)
{
    const char *text = golden_text(name);
    Fault fault;
    assert_int_equal(session_load(session, text, (u32)strlen(text), &fault),
                     FINE);
}

static void play_list(Session *session, const char *list)
{
    Reader reader;
    Fault fault;
    u32 taken;
    reader_start(&reader, list, (u32)strlen(list));
    assert_int_equal(
        notation_play_moves(session, &reader, NUMBERS_AS_READ, &taken, &fault),
        FINE);
}

/* --------------------------------------------------------- whole boasts */

static void a_won_game_is_shared(void **state)
{
    Session session;
    Purse purse;
    (void)state;
    open_player(&session, &purse);
    load_golden(&session, "format1-freecell.save");
    carry_out(&session, INTENT_TICK, 272999, 0);
    carry_out(&session, INTENT_GO_TO, session.count, 0);
    assert_string_equal(boast_of(&session, 1),
                        "Quadrille FreeCell 1\n"
                        "Won with help in 69 moves, 4:32, 1 hint\n"
                        ".....:::=@\n");
    assert_string_equal(
        boast_of(&session, 0),
        "Quadrille FreeCell 1\n"
        "Won with help in 69 moves, 4:32, 1 hint\n"
        "\342\226\201\342\226\201\342\226\201\342\226\201\342\226\201"
        "\342\226\202\342\226\202\342\226\202\342\226\204\342\226\210\n");
    load_golden(&session, "mj-won.save");
    play_list(&session, "m5 m9 s9 g15 c15 o9 e15 o9 q9 o13 k7 o9");
    assert_string_equal(boast_of(&session, 1),
                        "Quadrille Mahjong solitaire 1\n"
                        "Won in 72 moves, no hints\n"
                        ".:-==+*#@@\n");
    close_player(&session, &purse);
}

/* Each tile of a sliding puzzle that moved by one place is a move; tiles in
   place measure progress. */
static void a_sliding_puzzle_is_shared(void **state)
{
    Session session;
    Purse purse;
    (void)state;
    open_player(&session, &purse);
    set_board(&session, games_find("sliding"), "3x3", "1 2 3 4 5 6 0 7 8");
    assert_string_equal(boast_of(&session, 1),
                        "Quadrille Sliding puzzle custom board\n"
                        "So far: 6 tiles in place in 0 moves, no hints\n"
                        "..........\n");
    carry_out(&session, INTENT_PLAY, 0, 7);
    carry_out(&session, INTENT_TICK, 999, 0);
    assert_string_equal(boast_of(&session, 1),
                        "Quadrille Sliding puzzle custom board\n"
                        "So far: 7 tiles in place in 1 move, no hints\n"
                        ".........@\n");
    carry_out(&session, INTENT_UNDO, 0, 0);
    carry_out(&session, INTENT_HINT, 0, 0);
    carry_out(&session, INTENT_TICK, 7502001, 0);
    carry_out(&session, INTENT_PLAY, 0, 8);
    assert_string_equal(boast_of(&session, 1),
                        "Quadrille Sliding puzzle custom board\n"
                        "Won with help in 2 moves, "
                        "2:05:03, 1 hint, 1 undo\n"
                        ".........@\n");
    close_player(&session, &purse);
}

static void a_sliding_puzzle_played_tile_by_tile_is_shared(void **state)
{
    Session session;
    Purse purse;
    (void)state;
    open_player(&session, &purse);
    set_board(&session, games_find("sliding"), "4x2", "0 1 2 3 5 6 7 4");
    carry_out(&session, INTENT_TICK, 59999, 0);
    carry_out(&session, INTENT_PLAY, 0, 1);
    carry_out(&session, INTENT_PLAY, 0, 2);
    carry_out(&session, INTENT_PLAY, 0, 3);
    assert_string_equal(boast_of(&session, 1),
                        "Quadrille Sliding puzzle 4x2 custom board\n"
                        "So far: 6 tiles in place in 3 moves, 0:59, no hints\n"
                        "...---***@\n");
    carry_out(&session, INTENT_PLAY, 0, 7);
    assert_string_equal(boast_of(&session, 1),
                        "Quadrille Sliding puzzle 4x2 custom board\n"
                        "Won in 4 moves, 0:59, no hints\n"
                        "..::===**@\n");
    close_player(&session, &purse);
}

/* More tiles are in place after the first of ten moves than at any other
   time. */
static void progress_may_be_lost_again(void **state)
{
    static const u16 moves[] = {7, 4, 3, 4, 3, 4, 3, 4, 3, 4};
    Session session;
    Purse purse;
    size_t i;
    (void)state;
    open_player(&session, &purse);
    set_board(&session, games_find("sliding"), "3x3", "1 2 3 4 5 6 0 7 8");
    for (i = 0; i < COUNT_OF(moves); i++)
        assert_int_equal(carry_out(&session, INTENT_PLAY, 0, moves[i]), FINE);
    carry_out(&session, INTENT_TICK, 3600000, 0);
    assert_string_equal(boast_of(&session, 1),
                        "Quadrille Sliding puzzle custom board\n"
                        "So far: 6 tiles in place in 10 moves, 1:00:00, no "
                        "hints\n"
                        "@=.=.=.=.=\n");
    close_player(&session, &purse);
}

static u32 score_hugely(const void *position)
{
    return games_find("sliding")->score(position) * 400000000U;
}

/* Eight times this score would not fit into 32 bits. */
static void a_huge_score_is_drawn(void **state)
{
    Game huge = *games_find("sliding");
    Session session;
    Purse purse;
    u16 i;
    (void)state;
    huge.score = score_hugely;
    open_player(&session, &purse);
    set_board(&session, &huge, "3x3", "1 2 3 4 5 6 0 7 8");
    for (i = 0; i < 10; i++)
        assert_int_equal(carry_out(&session, INTENT_PLAY, 0, i % 2 ? 4 : 7),
                         FINE);
    assert_non_null(strstr(boast_of(&session, 1), "\n.:-==+*#@@\n"));
    close_player(&session, &purse);
}

/* Hints are followed to the end; the board is small enough to reach it. */
static void a_lost_game_is_shared(void **state)
{
    Intent intent = {.what = INTENT_HINT};
    Reply reply = {.trace = {NULL, 0, 0}};
    Session session;
    Purse purse;
    (void)state;
    open_player(&session, &purse);
    deal_by_word(&session, games_find("kulki"), "kulki:5x5:4", "617");
    while (session_do(&session, &intent, &reply) == FINE) {
        session.hints = 0;
        carry_out(&session, INTENT_PLAY, 0, reply.move);
        carry_out(&session, INTENT_TICK, 45000, 0);
    }
    assert_string_equal(boast_of(&session, 1),
                        "Quadrille Kulki (5 in a row) kulki:5x5:4 617\n"
                        "Game over: 5 points in 10 moves, 6:45, no hints\n"
                        ".....@@@@@\n");
    carry_out(&session, INTENT_UNDO, 0, 0);
    carry_out(&session, INTENT_HINT, 0, 0);
    carry_out(&session, INTENT_HINT, 0, 0);
    assert_string_equal(boast_of(&session, 1),
                        "Quadrille Kulki (5 in a row) kulki:5x5:4 617\n"
                        "So far: 5 points in 9 moves, 6:45, 2 hints, 1 undo\n"
                        "......@@@@\n");
    carry_out(&session, INTENT_GO_TO, 0, 0);
    assert_string_equal(
        boast_of(&session, 1),
        "Quadrille Kulki (5 in a row) kulki:5x5:4 617\n"
        "So far: 0 points in 0 moves, 6:45, 2 hints, 10 undos\n"
        "..........\n");
    close_player(&session, &purse);
}

static void a_daily_puzzle_is_shared(void **state)
{
    Session session;
    Purse purse;
    u8 rng[RNG_SIZE] = {7};
    (void)state;
    open_player(&session, &purse);
    deal_day(&session, games_find("sliding"), "2026-11-21");
    assert_string_equal(boast_of(&session, 1),
                        "Quadrille Sliding puzzle daily 2026-11-21\n"
                        "So far: 1 tile in place in 0 moves, no hints\n"
                        "..........\n");
    deal_day(&session, games_find("mahjong"), "2026-11-21");
    play_at_random(&session, 33, rng);
    assert_string_equal(boast_of(&session, 1),
                        "Quadrille Mahjong solitaire daily 2026-11-21\n"
                        "So far: 66 tiles removed in 33 moves, no hints\n"
                        ".:-==+*#@@\n");
    close_player(&session, &purse);
}

static u32 one(const void *position)
{
    (void)position;
    return 1;
}

/* A count of one has no plural, wherever its s would be. */
/* FreeCell, if the cards that are home counted. */
static void a_game_won_by_points_tells_them(void **state)
{
    Game counted;
    Session session;
    Purse purse;
    (void)state;
    open_player(&session, &purse);
    load_golden(&session, "format1-freecell.save");
    memcpy(&counted, session.game, sizeof counted);
    counted.goal.measure = GOAL_POINTS;
    session.game = &counted;
    carry_out(&session, INTENT_GO_TO, session.count, 0);
    assert_string_equal(boast_of(&session, 1),
                        "Quadrille FreeCell 1\n"
                        "Won with help: 52 cards home in 69 moves, 1 hint\n"
                        ".....:::=@\n");
    session.hints = 0;
    carry_out(&session, INTENT_UNDO, 0, 0);
    assert_non_null(strstr(boast_of(&session, 1), "So far: "));
    carry_out(&session, INTENT_REDO, 0, 0);
    assert_non_null(strstr(boast_of(&session, 1), "Won: 52 cards home in 69"));
    close_player(&session, &purse);
}

static void a_count_of_one_is_singular(void **state)
{
    static const char *const units[][2] = {
        {"lost stars", "So far: 1 lost star in 0 moves, no hints\n"},
        {"rows of stars", "So far: 1 row of stars in 0 moves, no hints\n"},
        {"wins", "So far: 1 win in 0 moves, no hints\n"},
        {"gold", "So far: 1 gold in 0 moves, no hints\n"}};
    Game odd = *games_find("kulki");
    Session session;
    Purse purse;
    size_t i;
    (void)state;
    open_player(&session, &purse);
    deal_day(&session, games_find("kulki"), "2026-11-21");
    odd.score = one;
    session.game = &odd;
    for (i = 0; i < COUNT_OF(units); i++) {
        odd.unit = units[i][0];
        assert_non_null(strstr(boast_of(&session, 1), units[i][1]));
    }
    close_player(&session, &purse);
}

/* ----------------------------------------------------------------- laws */

/* The text has three lines that fit a screen, the session stays unchanged, and
   the bar's length does not depend on the number of moves. */
static void boast_anywhere(const Game *game, const char *variant, u32 moves)
{
    u8 rng[RNG_SIZE] = {3};
    u8 bytes[1 << 11];
    Session session, before;
    Purse purse;
    const char *text, *bar;
    open_player(&session, &purse);
    deal_by_word(&session, game, variant, "boast");
    play_at_random(&session, moves, rng);
    carry_out(&session, INTENT_GO_TO, session.count - session.count / 4, 0);
    carry_out(&session, INTENT_TICK, moves * 5000, 0);
    before = session;
    assert_in_range(game->size, 1, sizeof bytes);
    memcpy(bytes, session.position, game->size);
    text = boast_of(&session, 1);
    assert_memory_equal(&session, &before, sizeof before);
    assert_memory_equal(session.position, bytes, game->size);
    assert_in_range(strcspn(text, "\n"), 10, 79);
    bar = strchr(text, '\n') + 1;
    assert_in_range(strcspn(bar, "\n"), 10, 99);
    bar = strchr(bar, '\n') + 1;
    assert_int_equal(strspn(bar, ".:-=+*#@"), 10);
    assert_string_equal(bar + 10, "\n");
    bar = strrchr(boast_of(&session, 0), '\n') - 30;
    assert_int_equal((u8)*bar, 0xE2);
    close_player(&session, &purse);
}

static void every_game_has_a_share_text(void **state)
{
    static const u32 lengths[] = {0, 1, 3, 9, 10, 11, 130};
    const char *const *variant;
    size_t i;
    u8 game;
    (void)state;
    for (game = 0; game < games_count; game++)
        for (variant = variants_of(games[game]); *variant; variant++)
            for (i = 0; i < COUNT_OF(lengths); i++)
                boast_anywhere(games[game], *variant, lengths[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_won_game_is_shared),
        cmocka_unit_test(a_sliding_puzzle_is_shared),
        cmocka_unit_test(a_sliding_puzzle_played_tile_by_tile_is_shared),
        cmocka_unit_test(progress_may_be_lost_again),
        cmocka_unit_test(a_huge_score_is_drawn),
        cmocka_unit_test(a_lost_game_is_shared),
        cmocka_unit_test(a_daily_puzzle_is_shared),
        cmocka_unit_test(a_game_won_by_points_tells_them),
        cmocka_unit_test(a_count_of_one_is_singular),
        cmocka_unit_test(every_game_has_a_share_text),
    };
    return cmocka_run_group_tests_name("boasts", tests, NULL, NULL);
}
