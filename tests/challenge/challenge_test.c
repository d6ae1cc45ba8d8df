/* SPDX-License-Identifier: MIT */
/* Tests challenges: what they restore, and what is refused. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "challenge/challenge.h"
#include "challenge/sealed_code.h"
#include "rules/games.h"
#include "tests/kit/player.h"

static char code[SEAL_MOST_SIGNS + 1];

static void use_memory_of(Challenge *challenge, const Session *session)
{
    challenge_open(challenge, &session->host);
}

static u8 write_code(const Session *session, const char *from,
                     const u32 *clocks)
{
    Writer writer;
    u8 reason;
    writer_start(&writer, code, sizeof code - 1);
    reason = challenge_write(session, from, clocks, &writer);
    assert_true(writer.used < sizeof code);
    assert_true(!reason || !writer.used);
    code[writer.used] = '\0';
    return reason;
}

static u8 read_code(Challenge *challenge, const char *text)
{
    Fault fault;
    const u8 reason =
        challenge_read(challenge, text, (u32)strlen(text), &fault);
    assert_int_equal(reason, fault.reason);
    assert_null(fault.at);
    return reason;
}

/* Seals any text, as somebody with an editor could. */
static void forge(const char *text)
{
    Sealer *sealer = malloc(sizeof *sealer);
    Writer writer;
    writer_start(&writer, code, sizeof code - 1);
    assert_int_equal(
        sealed_code_write(sealer, text, (u32)strlen(text), &writer),
        SEAL_FINE);
    code[writer.used] = '\0';
    free(sealer);
}

static void play_text(Session *session, const char *text)
{
    Reader reader;
    Fault fault;
    u16 move;
    reader_start(&reader, text, (u32)strlen(text));
    assert_int_equal(
        session->game->read_move(session->position, &reader, &move, &fault),
        FINE);
    assert_int_equal(wish_for(session, WISH_PLAY, 0, move), FINE);
}

static const char won_freecell[] =
    "quadrille save 2\ngame freecell 1\nvariant 4cells\nseed 11\nhints 2\n"
    "undos 3\ntime 260000\nname easy\nmoves 52 at 52\n"
    "83 82 21 28 62 76 56 37 63 4a 24 5b 65 64 24 17 2c 7h 27 52 56 7h 5h\n"
    "1h 6h 35 37 3h 53 38 b3 73 45 c4 1b 16 7h 8h 1h 1c 1h 37 28 3h 2h 71\n"
    "17 41 b4 34 42 48\nresult won 52\ndigest 49c4d84ed35163b3\n";

static void load_text(Session *session, const char *text)
{
    Fault fault;
    assert_int_equal(session_load(session, text, (u32)strlen(text), &fault),
                     FINE);
}

static void win_freecell(Session *session)
{
    load_text(session, won_freecell);
}

static void lose_kulki(Session *session)
{
    const u8 seed[SEED_SIZE] = {3};
    u8 rng[RNG_SIZE];
    rng_seed(rng, seed);
    deal_by_word(session, games_find("kulki"), "lines98", "plum");
    play_at_random(session, 3000, rng);
    wish_for(session, WISH_TICK, 123456, 0);
}

static void win_sliding(Session *session)
{
    load_text(session, "quadrille save 2\ngame sliding 1\nvariant 3x3\n"
                       "seed 1\nhints 0\nundos 0\ntime 999\n"
                       "board\n| 1 2 3\n| 4 5 6\n| 7 0 8\nmoves 1 at 1\n8\n"
                       "result won 1\ndigest 71943419254f658c\n");
}

static void win_mahjong(Session *session)
{
    set_board(session, games_find("mahjong"), "",
              "0 0 0 1b\n0 2 0 WE\n0 4 0 WE\n0 6 0 1b\n");
    assert_true(session_read_name(session->name, "lotus", 5));
    play_text(session, "1b");
    play_text(session, "WE");
    wish_for(session, WISH_TICK, 4000, 0);
}

static void (*const finished[])(Session *session) = {win_freecell, lose_kulki,
                                                     win_sliding, win_mahjong};

/* Steady play, with a pause before the last move. */
static u32 *clocks_of(const Session *session)
{
    u32 *clocks = calloc((size_t)session->count + 1, sizeof *clocks);
    u32 i;
    for (i = 0; i < session->count; i++)
        clocks[i] = session->clock / 2 / session->count * i;
    if (session->count)
        clocks[session->count - 1] = session->clock;
    return clocks;
}

static void assert_close(const u32 *clocks, const Challenge *challenge)
{
    const Session *game = &challenge->game;
    const u32 unit = game->clock / 5 / game->count + 1;
    u32 i;
    assert_non_null(challenge->clocks);
    for (i = 0; i < game->count; i++) {
        assert_in_range(challenge->clocks[i], 0, clocks[i]);
        assert_in_range(clocks[i] - challenge->clocks[i], 0, unit);
    }
}

static void every_finished_game_comes_back(void **state)
{
    Session session;
    Purse purse;
    Challenge challenge;
    u32 *clocks;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(finished); i++) {
        open_player(&session, &purse);
        finished[i](&session);
        assert_true(session_is_over(&session));
        use_memory_of(&challenge, &session);
        clocks = clocks_of(&session);
        assert_int_equal(write_code(&session, "J\xc3\xb3zef", clocks), FINE);
        assert_int_equal(read_code(&challenge, code), FINE);
        assert_string_equal(challenge.from, "J\xc3\xb3zef");
        assert_same_session(&session, &challenge.game);
        assert_close(clocks, &challenge);
        assert_int_equal(write_code(&session, "", NULL), FINE);
        assert_int_equal(read_code(&challenge, code), FINE);
        assert_string_equal(challenge.from, "");
        assert_null(challenge.clocks);
        assert_same_session(&session, &challenge.game);
        challenge_close(&challenge);
        close_player(&session, &purse);
        free(clocks);
    }
}

static void a_challenge_deals_its_start_without_any_move(void **state)
{
    Session session, mine;
    Purse purse, other;
    Challenge challenge;
    u8 start[MOST_POSITION];
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(finished); i++) {
        open_player(&session, &purse);
        open_player(&mine, &other);
        finished[i](&session);
        use_memory_of(&challenge, &session);
        assert_int_equal(write_code(&session, "Ann", NULL), FINE);
        assert_int_equal(read_code(&challenge, code), FINE);
        assert_int_equal(challenge_deal(&challenge, &mine), FINE);
        session_position_at(&session, 0, start);
        assert_memory_equal(mine.position, start, session.game->size);
        assert_int_equal(mine.count, 0);
        assert_int_equal(mine.hints, 0);
        assert_int_equal(mine.undos, 0);
        assert_int_equal(mine.clock, 0);
        assert_string_equal(mine.name, session.name);
        assert_comes_back(&mine);
        challenge_close(&challenge);
        close_player(&mine, &other);
        close_player(&session, &purse);
    }
}

static void a_game_in_progress_is_no_challenge(void **state)
{
    Session session;
    Purse purse;
    (void)state;
    open_player(&session, &purse);
    win_freecell(&session);
    wish_for(&session, WISH_UNDO, 0, 0);
    assert_int_equal(write_code(&session, "", NULL), UNFINISHED_CHALLENGE);
    close_player(&session, &purse);
}

/* Times that go backwards or beyond the end can come from an edited store. */
static void impossible_times_are_put_right(void **state)
{
    Session session;
    Purse purse;
    Challenge challenge;
    u32 *clocks;
    u32 i;
    (void)state;
    open_player(&session, &purse);
    win_freecell(&session);
    use_memory_of(&challenge, &session);
    clocks = clocks_of(&session);
    clocks[3] = 0xFFFFFFFF;
    clocks[4] = 0;
    assert_int_equal(write_code(&session, "", clocks), FINE);
    assert_int_equal(read_code(&challenge, code), FINE);
    for (i = 4; i < session.count; i++)
        assert_in_range(challenge.clocks[i], challenge.clocks[i - 1],
                        session.clock);
    free(clocks);
    challenge_close(&challenge);
    close_player(&session, &purse);
}

/* A tile goes back and forth. */
static void too_long_a_game_is_refused(void **state)
{
    Session session;
    Purse purse;
    u32 i;
    (void)state;
    open_player(&session, &purse);
    set_board(&session, games_find("sliding"), "3x3", "1 2 3 4 5 6 0 7 8");
    for (i = 0; i < SEAL_MOST_TEXT / 2; i++)
        play_text(&session, "7");
    if (i % 2 == 0)
        play_text(&session, "7");
    play_text(&session, "8");
    assert_true(session_is_over(&session));
    assert_int_equal(write_code(&session, "", NULL), LONG_CHALLENGE);
    close_player(&session, &purse);
}

typedef struct Forgery {
    const char *part, *by;
    u8 reason;
} Forgery;

/* Each is a text with a good seal that the rules or the format refuse. */
static void forged_games_are_refused_and_change_nothing(void **state)
{
    static const Forgery forgeries[] = {
        {"82 21", "82 8a", 0},
        {"result won 52", "result won 51", WRONG_RESULT},
        {"digest 49", "digest 48", WRONG_DIGEST},
        {"moves 52 at 52", "moves 52 at 51", UNFINISHED_CHALLENGE},
        {"freecell 1", "freecell 9", OTHER_RULES},
        {"game freecell", "game chess", UNKNOWN_GAME},
        {"save 2", "save 3", NEWER_SAVE},
        {"from Ann", "from ", BAD_CHALLENGE},
        {"from Ann", "from A\tnn", BAD_CHALLENGE},
        {"from Ann", "from Abcdefghijklmnopqrstuvwx", BAD_CHALLENGE},
        {"from Ann", "by Ann", NOT_A_SAVE},
        {"pace 1000", "pace 0", BAD_CHALLENGE},
        {"pace 1000 1", "pace 1000 ", BAD_CHALLENGE},
        {"pace 1000 1", "pace 1000 1 1", BAD_CHALLENGE},
        {"pace 1000 1", "pace 1000 999999999", BAD_CHALLENGE},
        {"pace 1000 1", "pace 1000 x", BAD_CHALLENGE},
        {"pace 1000", "pace 9000", BAD_CHALLENGE},
        {"pace 1000", "pace 999999999999", BAD_CHALLENGE},
        {"pace 1000", "pace", BAD_CHALLENGE},
        {"time 260000", "time 3000", BAD_CHALLENGE},
    };
    static char text[4096];
    char plain[4096] = "from Ann\npace 1000";
    Session session;
    Purse purse;
    Challenge challenge;
    u8 reason;
    size_t i;
    (void)state;
    open_player(&session, &purse);
    lose_kulki(&session);
    use_memory_of(&challenge, &session);
    assert_int_equal(write_code(&session, "Bob", NULL), FINE);
    assert_int_equal(read_code(&challenge, code), FINE);
    for (i = 0; i < 52; i++)
        strcat(plain, " 1");
    strcat(plain, "\n");
    strcat(plain, won_freecell);
    for (i = 0; i < COUNT_OF(forgeries); i++) {
        strcpy(text, plain);
        replace_part(text, forgeries[i].part, forgeries[i].by);
        forge(text);
        reason = read_code(&challenge, code);
        if (!reason || (forgeries[i].reason && reason != forgeries[i].reason))
            fail_msg("%s: %d", forgeries[i].by, reason);
        assert_string_equal(challenge.from, "Bob");
        assert_same_session(&challenge.game, &session);
    }
    forge(plain);
    assert_int_equal(read_code(&challenge, code), FINE);
    challenge_close(&challenge);
    close_player(&session, &purse);
}

static void unfinished_and_empty_games_are_refused(void **state)
{
    Session session;
    Purse purse;
    Challenge challenge;
    u32 length;
    (void)state;
    open_player(&session, &purse);
    win_freecell(&session);
    use_memory_of(&challenge, &session);
    wish_for(&session, WISH_UNDO, 0, 0);
    forge(saved_text(&session, &length));
    assert_int_equal(read_code(&challenge, code), UNFINISHED_CHALLENGE);
    forge("");
    assert_int_equal(read_code(&challenge, code), NOT_A_SAVE);
    assert_int_equal(read_code(&challenge, "q1f-0k11gwnaq084"), NO_CHALLENGE);
    assert_int_equal(read_code(&challenge, "qc2-0k11gwnaq084"),
                     NEWER_CHALLENGE);
    assert_int_equal(read_code(&challenge, "qc1-0k11gwnaq084"),
                     DAMAGED_CHALLENGE);
    assert_null(challenge.game.game);
    challenge_close(&challenge);
    close_player(&session, &purse);
}

/* Each call for memory fails in turn. */
static void without_memory_nothing_changes(void **state)
{
    Session session;
    Purse purse;
    Challenge challenge;
    u8 reason;
    (void)state;
    open_player(&session, &purse);
    win_freecell(&session);
    use_memory_of(&challenge, &session);
    for (purse.calls = 0, purse.most = 0;; purse.calls = 0, purse.most++) {
        reason = write_code(&session, "Ann", NULL);
        if (!reason)
            break;
        assert_int_equal(reason, NO_MEMORY);
    }
    assert_int_equal(purse.most, 2);
    for (purse.calls = 0, purse.most = 0;; purse.calls = 0, purse.most++) {
        reason = read_code(&challenge, code);
        if (!reason)
            break;
        assert_int_equal(reason, NO_MEMORY);
        assert_null(challenge.game.game);
    }
    assert_true(purse.most > 4);
    challenge_close(&challenge);
    close_player(&session, &purse);
}

static void every_reason_has_a_message(void **state)
{
    char words[128];
    Fault fault = {.game = NULL};
    Writer writer;
    (void)state;
    for (fault.reason = NO_CHALLENGE; fault.reason <= BAD_CHALLENGE;
         fault.reason++) {
        writer_start(&writer, words, sizeof words);
        challenge_write_reason(&writer, &fault);
        assert_in_range(writer.used, 20, sizeof words);
    }
    fault.reason = NOT_A_SAVE;
    writer_start(&writer, words, sizeof words);
    challenge_write_reason(&writer, &fault);
    assert_memory_equal(words, "Not a saved Quadrille game", writer.used);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_finished_game_comes_back),
        cmocka_unit_test(a_challenge_deals_its_start_without_any_move),
        cmocka_unit_test(a_game_in_progress_is_no_challenge),
        cmocka_unit_test(impossible_times_are_put_right),
        cmocka_unit_test(too_long_a_game_is_refused),
        cmocka_unit_test(forged_games_are_refused_and_change_nothing),
        cmocka_unit_test(unfinished_and_empty_games_are_refused),
        cmocka_unit_test(without_memory_nothing_changes),
        cmocka_unit_test(every_reason_has_a_message),
    };
    return cmocka_run_group_tests_name("challenges", tests, NULL, NULL);
}
