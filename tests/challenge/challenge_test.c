/* SPDX-License-Identifier: MIT */
/* Tests challenges: what they restore, and what is refused. */
#include <stdlib.h>
#include <string.h>

#include "challenge/challenge.h"
#include "challenge/sealed_code.h"
#include "rules/games.h"
#include "rules/sliding/sliding.h"
#include "session/code_bits.h"
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

/* What a forger puts inside: the fields, and the rest of a code. */
typedef struct Inside {
    u32 letter, undos, clock;
    const char *from;
    u32 from_length;
    const char *name;
    u32 date;
    u32 times, unit, units;
    u32 end; /* the bits that fill the last character */
    const char *code;
} Inside;

static void put_bytes(CodeWriter *out, const char *text, u32 length)
{
    code_put_number(out, length);
    while (*text)
        code_put_bits(out, (u8)*text++, 8);
}

static void seal_inside(const char *inside, u32 length)
{
    Writer writer;
    writer_start(&writer, code, sizeof code - 1);
    sealed_code_write(inside, length, &writer);
    assert_true(writer.used < sizeof code);
    code[writer.used] = '\0';
}

static void forge(const Inside *inside)
{
    static char text[SEAL_MOST_INSIDE];
    CodeWriter out;
    Writer writer;
    u32 i;
    writer_start(&writer, text, sizeof text);
    code_start_writing(&out, &writer);
    code_put_bits(&out, inside->letter, 5);
    code_put_number(&out, inside->undos);
    code_put_number(&out, inside->clock);
    put_bytes(&out, inside->from, inside->from_length);
    put_bytes(&out, inside->name, (u32)strlen(inside->name));
    code_put_number(&out, inside->date);
    code_put_number(&out, 0); /* no board */
    code_put_number(&out, inside->times);
    for (i = 0; inside->times && i <= inside->times && i < 99; i++)
        code_put_number(&out, i ? inside->units : inside->unit);
    code_put_bits(&out, inside->end, (u8)(out.count ? 5 - out.count : 0));
    writer_text(&writer, inside->code);
    seal_inside(text, writer.used);
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
    assert_int_equal(carry_out(session, INTENT_PLAY, 0, move), FINE);
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

static const char longest[NAME_SIZE] = "J\xc3\xb3zefina-magdalena-12b";

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
    carry_out(session, INTENT_TICK, 123456, 0);
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
    strcpy(session->name, "anna-maria-magdalena-1b");
    carry_out(session, INTENT_HINT, 0, 0);
    play_text(session, "1b");
    play_text(session, "WE");
    carry_out(session, INTENT_TICK, 4000, 0);
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
        assert_int_equal(write_code(&session, longest, clocks), FINE);
        assert_int_equal(read_code(&challenge, code), FINE);
        assert_string_equal(challenge.from, longest);
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
    carry_out(&session, INTENT_UNDO, 0, 0);
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

/* A tile goes back and forth, an odd number of times, which takes one or two
   bits per move, and a character for each time. */
static void make_long_game(Session *session, u32 moves)
{
    u32 i;
    set_board(session, games_find("sliding"), "3x3", "1 2 3 4 5 6 0 7 8");
    for (i = 0; i < moves; i++)
        play_text(session, "7");
    play_text(session, "8");
    assert_true(session_is_over(session));
}

static void too_long_a_game_is_refused(void **state)
{
    Session session;
    Purse purse;
    Challenge challenge;
    u32 length;
    u32 *clocks;
    (void)state;
    open_player(&session, &purse);
    use_memory_of(&challenge, &session);
    make_long_game(&session, 1001);
    assert_int_equal(write_code(&session, "", NULL), FINE);
    length = (u32)strlen(code);
    make_long_game(&session, 51001);
    assert_int_equal(write_code(&session, "", NULL), FINE);
    assert_int_equal(read_code(&challenge, code), FINE);
    assert_same_session(&session, &challenge.game);
    clocks = clocks_of(&session);
    assert_int_equal(write_code(&session, "", clocks), LONG_CHALLENGE);
    free(clocks);
    make_long_game(&session, 1001 + (SEAL_MOST_SIGNS - length) * 4);
    assert_int_equal(write_code(&session, "", NULL), LONG_CHALLENGE);
    challenge_close(&challenge);
    close_player(&session, &purse);
}

/* A game that ends, and what it has inside. */
static Inside inside_of(Session *session, const char *signs)
{
    const Inside inside = {.letter = 5,
                           .undos = session->undos,
                           .clock = session->clock,
                           .from = "Ann",
                           .from_length = 3,
                           .name = "easy",
                           .times = session->count,
                           .unit = 1000,
                           .units = 1,
                           .code = signs + SEAL_PREFIX};
    return inside;
}

static const char *share_code(const Session *session)
{
    static char text[4096];
    Writer writer;
    writer_start(&writer, text, sizeof text - 1);
    assert_int_equal(session_write_code(session, &writer), FINE);
    text[writer.used] = '\0';
    return text;
}

typedef struct Forgery {
    size_t field;
    u32 value;
    u8 reason;
} Forgery;

static u8 refusal_of(Challenge *challenge, const Inside *inside)
{
    forge(inside);
    return read_code(challenge, code);
}

/* Each has a good seal, and a number that the rules or the format refuse. */
static void forged_numbers_are_refused_and_change_nothing(void **state)
{
    static const Forgery forgeries[] = {
        {offsetof(Inside, letter), 4, UNKNOWN_GAME},
        {offsetof(Inside, letter), 10, BAD_CODE},
        {offsetof(Inside, letter), 26, BAD_CHALLENGE},
        {offsetof(Inside, undos), 1000000000, BAD_CHALLENGE},
        {offsetof(Inside, clock), 1000000000, BAD_CHALLENGE},
        {offsetof(Inside, clock), 51999, BAD_CHALLENGE},
        {offsetof(Inside, from_length), 24, BAD_CHALLENGE},
        {offsetof(Inside, date), 20261121, BAD_CHALLENGE},
        {offsetof(Inside, times), 51, BAD_CHALLENGE},
        {offsetof(Inside, times), 53, BAD_CHALLENGE},
        {offsetof(Inside, times), 30001, BAD_CHALLENGE},
        {offsetof(Inside, unit), 0, BAD_CHALLENGE},
        {offsetof(Inside, unit), 5001, BAD_CHALLENGE},
        {offsetof(Inside, unit), 4294967295, BAD_CHALLENGE},
        {offsetof(Inside, units), 6, BAD_CHALLENGE},
        {offsetof(Inside, units), 4294967295, BAD_CHALLENGE},
        {offsetof(Inside, end), 1, BAD_CHALLENGE},
    };
    Inside inside;
    Session session, bob;
    Purse purse, other;
    Challenge challenge;
    u8 reason;
    size_t i;
    (void)state;
    open_player(&bob, &other);
    lose_kulki(&bob);
    use_memory_of(&challenge, &bob);
    assert_int_equal(write_code(&bob, "Bob", NULL), FINE);
    assert_int_equal(read_code(&challenge, code), FINE);
    open_player(&session, &purse);
    win_freecell(&session);
    for (i = 0; i < COUNT_OF(forgeries); i++) {
        inside = inside_of(&session, share_code(&session));
        memcpy((char *)&inside + forgeries[i].field, &forgeries[i].value,
               sizeof forgeries[i].value);
        reason = refusal_of(&challenge, &inside);
        if (reason != forgeries[i].reason)
            fail_msg("forgery %zu: %d", i, reason);
        assert_string_equal(challenge.from, "Bob");
        assert_same_session(&challenge.game, &bob);
    }
    inside = inside_of(&session, share_code(&session));
    assert_int_equal(refusal_of(&challenge, &inside), FINE);
    assert_same_session(&challenge.game, &session);
    challenge_close(&challenge);
    close_player(&session, &purse);
    close_player(&bob, &other);
}

static void forged_texts_are_refused(void **state)
{
    Inside inside;
    Session session;
    Purse purse;
    Challenge challenge;
    (void)state;
    open_player(&session, &purse);
    win_freecell(&session);
    use_memory_of(&challenge, &session);
    inside = inside_of(&session, share_code(&session));
    inside.from = "A\tn";
    assert_int_equal(refusal_of(&challenge, &inside), BAD_CHALLENGE);
    inside = inside_of(&session, share_code(&session));
    inside.name = "\n";
    assert_int_equal(refusal_of(&challenge, &inside), BAD_CHALLENGE);
    inside = inside_of(&session, "q1f-0k11gwnaq0840s0tcgh4pkwg");
    inside.times = 0;
    assert_int_equal(refusal_of(&challenge, &inside), UNFINISHED_CHALLENGE);
    seal_inside("", 0);
    assert_int_equal(read_code(&challenge, code), BAD_CHALLENGE);
    assert_null(challenge.game.game);
    challenge_close(&challenge);
    close_player(&session, &purse);
}

/* The length of a board, and places in the lists of what follows, from 1. */
static void forged_boards_are_refused(void **state)
{
    static const struct {
        u32 length, place;
        u8 bits, reason;
    } boards[] = {
        {30001, 1, 1, BAD_CHALLENGE}, /* too long */
        {4, 257, 17, BAD_CHALLENGE},  /* no byte */
        {4, 0, 17, BAD_CHALLENGE},    /* no place */
        {4, 1, 1, SLIDING_ROW_COUNT}, /* four blanks, which the rules refuse */
    };
    static char text[SEAL_MOST_INSIDE];
    Session session;
    Purse purse;
    Challenge challenge;
    CodeWriter out;
    Writer writer;
    size_t i;
    u32 at;
    (void)state;
    open_player(&session, &purse);
    deal_by_word(&session, games_find("sliding"), "3x3", "1");
    use_memory_of(&challenge, &session);
    for (i = 0; i < COUNT_OF(boards); i++) {
        writer_start(&writer, text, sizeof text);
        code_start_writing(&out, &writer);
        code_put_bits(&out, 18, 5);
        for (at = 0; at < 5; at++)
            code_put_number(&out, 0);
        code_put_number(&out, boards[i].length);
        for (at = 0; at < 4; at++)
            code_put_bits(&out, boards[i].place, boards[i].bits);
        code_put_number(&out, 0);
        code_put_end(&out);
        writer_text(&writer, share_code(&session) + SEAL_PREFIX);
        seal_inside(text, writer.used);
        assert_int_equal(read_code(&challenge, code), boards[i].reason);
        assert_null(challenge.game.game);
    }
    challenge_close(&challenge);
    close_player(&session, &purse);
}

static void a_daily_puzzle_keeps_its_date(void **state)
{
    static const Intent daily = {.what = INTENT_DAILY, .date = "2026-11-21"};
    Inside inside;
    Session session;
    Purse purse;
    Challenge challenge;
    Reply reply = {.trace = {NULL, 0, 0}};
    const u8 seed[SEED_SIZE] = {3};
    u8 rng[RNG_SIZE];
    (void)state;
    rng_seed(rng, seed);
    open_player(&session, &purse);
    deal_by_word(&session, games_find("kulki"), "kulki", "plum");
    assert_int_equal(session_do(&session, &daily, &reply), FINE);
    play_at_random(&session, 3000, rng);
    use_memory_of(&challenge, &session);
    assert_int_equal(write_code(&session, "", NULL), FINE);
    assert_int_equal(read_code(&challenge, code), FINE);
    assert_string_equal(challenge.game.date, "2026-11-21");
    assert_same_session(&session, &challenge.game);
    inside = inside_of(&session, share_code(&session));
    inside.letter = 10;
    inside.name = "";
    inside.times = 0;
    inside.date = 20261121;
    assert_int_equal(refusal_of(&challenge, &inside), FINE);
    inside.date = 20261122;
    assert_int_equal(refusal_of(&challenge, &inside), OTHER_DAY);
    inside.date = 20261131;
    assert_int_equal(refusal_of(&challenge, &inside), BAD_CHALLENGE);
    challenge_close(&challenge);
    close_player(&session, &purse);
}

static void other_texts_are_refused(void **state)
{
    Session session;
    Purse purse;
    Challenge challenge;
    (void)state;
    open_player(&session, &purse);
    use_memory_of(&challenge, &session);
    assert_int_equal(read_code(&challenge, "q1f-0k11gwnaq084"), NO_CHALLENGE);
    assert_int_equal(read_code(&challenge, "qc1-0k11gwnaq084"),
                     OLDER_CHALLENGE);
    assert_int_equal(read_code(&challenge, "qc2-0k11gwnaq084"),
                     DAMAGED_CHALLENGE);
    assert_int_equal(read_code(&challenge, "qc3-0k11gwnaq084"),
                     NEWER_CHALLENGE);
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
    assert_true(purse.most > 2);
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
        cmocka_unit_test(forged_numbers_are_refused_and_change_nothing),
        cmocka_unit_test(forged_texts_are_refused),
        cmocka_unit_test(forged_boards_are_refused),
        cmocka_unit_test(a_daily_puzzle_keeps_its_date),
        cmocka_unit_test(other_texts_are_refused),
        cmocka_unit_test(without_memory_nothing_changes),
        cmocka_unit_test(every_reason_has_a_message),
    };
    return cmocka_run_group_tests_name("challenges", tests, NULL, NULL);
}
