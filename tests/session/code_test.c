/* SPDX-License-Identifier: MIT */
/* Tests codes, which hold a game as one word: what they restore, and what is
   refused. */
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "rules/sliding/sliding.h"
#include "session/code.h"
#include "session/code_bits.h"
#include "tests/kit/player.h"
#include "tests/kit/walk.h"

enum { CODE_ROOM = 1 << 13 };

static const char *code_of(const Session *session)
{
    static char text[CODE_ROOM];
    Writer writer;
    writer_start(&writer, text, sizeof text - 1);
    assert_int_equal(session_write_code(session, &writer), FINE);
    assert_true(writer.used < sizeof text);
    text[writer.used] = '\0';
    return text;
}

static u8 load_code(Session *session, const char *code)
{
    Fault fault;
    u8 reason;
    memset(&fault, 0xFF, sizeof fault);
    reason = session_load(session, code, (u32)strlen(code), &fault);
    assert_true(!reason || !fault.at ||
                (fault.at >= code && fault.at <= code + strlen(code)));
    return reason;
}

static void make_game(Session *session, const Game *game, const char *variant,
                      u32 moves)
{
    const u8 seed[SEED_SIZE] = {21};
    u8 rng[RNG_SIZE];
    rng_seed(rng, seed);
    deal_by_word(session, game, variant, "2026-11-21");
    play_at_random(session, moves, rng);
    carry_out(session, INTENT_HINT, 0, 0);
}

static void every_variant_comes_back(void **state)
{
    const char *const *variant;
    Session session, other;
    Purse purse, other_purse;
    u32 moves;
    u8 game;
    (void)state;
    for (game = 0; game < games_count; game++)
        for (variant = variants_of(games[game]); *variant; variant++)
            for (moves = 0; moves < 130; moves = moves * 4 + 1) {
                open_player(&session, &purse);
                open_player(&other, &other_purse);
                make_game(&session, games[game], *variant, moves);
                assert_int_equal(load_code(&other, code_of(&session)), FINE);
                assert_same_session(&session, &other);
                close_player(&session, &purse);
                close_player(&other, &other_purse);
            }
}

static void sharing_does_not_change_the_game(void **state)
{
    Session session, before;
    Purse purse;
    u8 bytes[512];
    (void)state;
    open_player(&session, &purse);
    make_game(&session, games_find("kulki"), "", 40);
    carry_out(&session, INTENT_GO_TO, session.at / 2, 0);
    before = session;
    assert_in_range(session.game->size, 1, sizeof bytes);
    memcpy(bytes, session.position, session.game->size);
    code_of(&session);
    assert_same_session(&session, &before);
    assert_memory_equal(bytes, session.position, session.game->size);
    close_player(&session, &purse);
}

static void the_check_covers_every_byte_of_a_count(void **state)
{
    Session session;
    Purse purse;
    u32 before;
    u8 bit;
    (void)state;
    open_player(&session, &purse);
    make_game(&session, &sliding, "", 3);
    session.hints = 0;
    before = code_check(&session);
    for (bit = 0; bit < 30; bit++) {
        session.hints = (u32)1 << bit;
        assert_int_not_equal(code_check(&session), before);
    }
    close_player(&session, &purse);
}

static void any_count_of_hints_comes_back(void **state)
{
    static const u32 counts[] = {0,   1,         15,         16,          255,
                                 256, 0xFFFFFFF, 0x10000000, MOST_COUNTED};
    Session session, other;
    Purse purse, other_purse;
    size_t i;
    (void)state;
    open_player(&session, &purse);
    open_player(&other, &other_purse);
    make_game(&session, &sliding, "", 3);
    for (i = 0; i < COUNT_OF(counts); i++) {
        session.hints = counts[i];
        assert_int_equal(load_code(&other, code_of(&session)), FINE);
        assert_int_equal(other.hints, counts[i]);
    }
    close_player(&session, &purse);
    close_player(&other, &other_purse);
}

/* Only forced moves take no room, so only their number is limited. */
static void a_long_game_comes_back(void **state)
{
    enum { LONG_ROOM = 1 << 17 };
    char *text = malloc(LONG_ROOM);
    const u8 seed[SEED_SIZE] = {4};
    u8 rng[RNG_SIZE];
    Session session, other;
    Purse purse, other_purse;
    Writer writer;
    Fault fault;
    (void)state;
    open_player(&session, &purse);
    open_player(&other, &other_purse);
    rng_seed(rng, seed);
    deal_by_word(&session, &sliding, "4x4", "1");
    play_at_random(&session, MOST_FORCED + 1, rng);
    assert_int_equal(session.count, MOST_FORCED + 1);
    writer_start(&writer, text, LONG_ROOM);
    assert_int_equal(session_write_code(&session, &writer), FINE);
    assert_in_range(writer.used, 1, LONG_ROOM);
    assert_int_equal(session_load(&other, text, writer.used, &fault), FINE);
    assert_int_equal(other.count, session.count);
    free(text);
    close_player(&session, &purse);
    close_player(&other, &other_purse);
}

static void a_code_keeps_the_adviser(void **state)
{
    static const HintSource wise = {"wise", NULL};
    Session session, other;
    Purse purse, other_purse;
    (void)state;
    open_player(&session, &purse);
    open_player(&other, &other_purse);
    make_game(&session, &sliding, "", 3);
    other.hint_source = wise;
    assert_int_equal(load_code(&other, code_of(&session)), FINE);
    assert_ptr_equal(other.hint_source.context, wise.context);
    close_player(&session, &purse);
    close_player(&other, &other_purse);
}

/* A game that was won stays so, even after an undo. */
static void a_code_says_that_a_game_has_ended(void **state)
{
    const char *text = golden_text("format1-freecell.save");
    Session session, other;
    Purse purse, other_purse;
    Fault fault;
    (void)state;
    open_player(&session, &purse);
    open_player(&other, &other_purse);
    assert_int_equal(session_load(&session, text, (u32)strlen(text), &fault),
                     FINE);
    carry_out(&session, INTENT_GO_TO, session.count - 1, 0);
    assert_int_equal(load_code(&other, code_of(&session)), FINE);
    assert_false(other.ended);
    carry_out(&session, INTENT_REDO, 0, 0);
    assert_int_equal(load_code(&other, code_of(&session)), FINE);
    assert_true(other.ended);
    close_player(&session, &purse);
    close_player(&other, &other_purse);
}

/* Variants of 40 and 41 letters; the first is read to its end. */
/* The proof of codes (tests/proof/code_theorem.c) relies on this. */
static void each_character_means_its_number(void **state)
{
    u8 value;
    (void)state;
    for (value = 0; value < 32; value++)
        assert_int_equal(code_sign_value(code_signs[value]), value);
}

static void a_word_too_long_is_refused_at_its_length(void **state)
{
    static const struct {
        const char *start;
        long place;
    } cases[] = {{"q1s-0w10", 56}, {"q1s-0wh0", 8}};
    char code[80];
    Session session;
    Purse purse;
    Fault fault;
    size_t i;
    (void)state;
    open_player(&session, &purse);
    for (i = 0; i < COUNT_OF(cases); i++) {
        memset(code, '0', sizeof code);
        memcpy(code, cases[i].start, strlen(cases[i].start));
        assert_int_equal(session_load(&session, code, sizeof code, &fault),
                         BAD_CODE);
        assert_int_equal(fault.at - code, cases[i].place);
    }
    close_player(&session, &purse);
}

/* Undone moves are left out. */
static void only_moves_played_are_in_a_code(void **state)
{
    Session session, other;
    Purse purse, other_purse;
    (void)state;
    open_player(&session, &purse);
    open_player(&other, &other_purse);
    make_game(&session, games_find("freecell"), "", 30);
    carry_out(&session, INTENT_GO_TO, 10, 0);
    assert_int_equal(load_code(&other, code_of(&session)), FINE);
    assert_int_equal(other.count, 10);
    assert_memory_equal(session.position, other.position, session.game->size);
    close_player(&session, &purse);
    close_player(&other, &other_purse);
}

static void case_and_spaces_in_a_code_do_not_matter(void **state)
{
    char text[CODE_ROOM];
    Session session, other;
    Purse purse, other_purse;
    size_t i;
    (void)state;
    open_player(&session, &purse);
    open_player(&other, &other_purse);
    make_game(&session, games_find("sliding"), "4x4", 60);
    strcpy(text, " ");
    strcat(text, code_of(&session));
    strcat(text, "\n");
    for (i = 0; text[i]; i++) {
        if (text[i] >= 'a' && text[i] <= 'z' && i % 2)
            text[i] = (char)(text[i] - 'a' + 'A');
        if (text[i] == '0' && i > 4)
            text[i] = 'o';
        if (text[i] == '1' && i > 4)
            text[i] = i % 2 ? 'I' : 'l';
    }
    assert_int_equal(load_code(&other, text), FINE);
    assert_same_session(&session, &other);
    close_player(&session, &purse);
    close_player(&other, &other_purse);
}

/* Tries every code with one character changed, and every prefix. The version
   of the rules takes two characters. */
static void no_damaged_code_is_accepted(void **state)
{
    enum { TO_VARIANT = PREFIX + 2 };
    static const char signs[] = "0123456789abcdefghjkmnpqrstvwxyz!";
    char code[CODE_ROOM];
    Session session, other;
    Purse purse, other_purse;
    size_t at, sign, length;
    char was;
    u8 game, reason;
    (void)state;
    for (game = 0; game < games_count; game++) {
        open_player(&session, &purse);
        open_player(&other, &other_purse);
        make_game(&session, games[game], "", 12);
        strcpy(code, code_of(&session));
        length = strlen(code);
        for (at = 4; at < length; at++)
            for (sign = 0; signs[sign]; sign++) {
                was = code[at];
                if (was == signs[sign])
                    continue;
                code[at] = signs[sign];
                reason = load_code(&other, code);
                assert_int_not_equal(reason, FINE);
                if (signs[sign] == '!')
                    assert_true(reason == BAD_CODE || at < TO_VARIANT);
                code[at] = was;
            }
        for (at = 0; at < length; at++) {
            was = code[at];
            code[at] = '\0';
            reason = load_code(&other, code);
            assert_int_equal(reason, at >= TO_VARIANT ? BAD_CODE
                                     : at > PREFIX    ? OTHER_RULES
                                                      : NOT_A_SAVE);
            code[at] = was;
        }
        close_player(&session, &purse);
        close_player(&other, &other_purse);
    }
}

/* Deal 920017 as the word that chooses it, deal 14 as 014, and 3x3 as 8.
   Nothing else is wrong with the others. */
static void a_start_is_spelled_in_one_way(void **state)
{
    static const struct {
        const char *right, *other;
    } codes[] = {
        {"q1f-0k11gwnaq1h440008w02ejkm", "q1f-0k11gwnaq1khjv95t002ejkm"},
        {"q1f-0k11gwnaq0g48015nsc", "q1f-0k11gwnaq0r02400jtwp"},
        {"q1s-0hgw4641200747y0", "q1s-0gj0g4800wgzr"}};
    Session session;
    Purse purse;
    size_t i;
    (void)state;
    open_player(&session, &purse);
    for (i = 0; i < COUNT_OF(codes); i++) {
        assert_int_equal(load_code(&session, codes[i].right), FINE);
        assert_int_equal(load_code(&session, codes[i].other), BAD_CODE);
        assert_string_equal(code_of(&session), codes[i].right);
    }
    close_player(&session, &purse);
}

static void bad_codes_are_refused_with_a_reason(void **state)
{
    char code[CODE_ROOM];
    Session session, other;
    Purse purse, other_purse;
    Fault fault;
    (void)state;
    open_player(&session, &purse);
    open_player(&other, &other_purse);
    make_game(&session, games_find("freecell"), "", 5);
    strcpy(code, code_of(&session));
    strcat(code, "0");
    assert_int_equal(load_code(&other, code), BAD_CODE);
    strcpy(code, code_of(&session));
    code[1] = '0'; /* no version ever wrote that */
    assert_int_equal(load_code(&other, code), BAD_CODE);
    for (code[1] = '2'; code[1] <= '9'; code[1]++)
        assert_int_equal(load_code(&other, code), NEWER_SAVE);
    strcpy(code, code_of(&session));
    code[2] = 'x';
    assert_int_equal(load_code(&other, code), UNKNOWN_GAME);
    strcpy(code, code_of(&session));
    code[4] = 'z';
    assert_int_equal(load_code(&other, code), OTHER_RULES);
    assert_int_equal(load_code(&other, "q1f"), NOT_A_SAVE);
    assert_int_equal(load_code(&other, "q1f-"), NOT_A_SAVE);
    assert_int_equal(load_code(&other, "q1--00000000"), NOT_A_SAVE);
    assert_int_equal(session_load_code(&other, "d4 c2", 5, &fault),
                     NOT_A_SAVE);
    assert_null(other.game);
    close_player(&session, &purse);
    close_player(&other, &other_purse);
}

static int rooms_given;

static void count_rooms(Session *session)
{
    assert_non_null(session->game);
    rooms_given++;
}

static void a_code_gets_room_once_it_is_dealt(void **state)
{
    Session session, other;
    Purse purse, other_purse;
    Fault fault;
    const char *code;
    (void)state;
    open_player(&session, &purse);
    open_player(&other, &other_purse);
    make_game(&session, games_find("freecell"), "", 5);
    code = code_of(&session);
    rooms_given = 0;
    assert_int_equal(session_load_code_in(&other, code, (u32)strlen(code),
                                          count_rooms, &fault),
                     FINE);
    assert_int_equal(rooms_given, 1);
    assert_int_equal(
        session_load_code_in(&other, "q1", 2, count_rooms, &fault),
        NOT_A_SAVE);
    assert_int_equal(rooms_given, 1);
    close_player(&session, &purse);
    close_player(&other, &other_purse);
}

/* Replays a code in steps of a few moves; returns how many steps it took. */
static int load_in_steps(Session *session, const char *code, u32 most)
{
    CodeReading reading;
    Fault fault;
    u32 before;
    int steps = 0;
    assert_int_equal(
        session_code_begin(&reading, session, code, (u32)strlen(code), &fault),
        FINE);
    for (; reading.left; steps++) {
        before = reading.left;
        assert_int_equal(session_code_play(&reading, most, &fault), FINE);
        assert_true(before - reading.left == most || !reading.left);
    }
    assert_int_equal(session_code_end(&reading, session, &fault), FINE);
    return steps;
}

static void a_code_is_read_in_steps(void **state)
{
    Session session, other;
    Purse purse, other_purse;
    CodeReading reading;
    char code[200];
    Fault fault;
    u32 most;
    (void)state;
    open_player(&session, &purse);
    open_player(&other, &other_purse);
    make_game(&session, games_find("freecell"), "", 5);
    strcpy(code, code_of(&session));
    for (most = 1; most < 7; most++) {
        assert_int_equal(load_in_steps(&other, code, most),
                         (session.at + most - 1) / most);
        assert_string_equal(code_of(&other), code);
    }
    assert_int_equal(
        session_code_begin(&reading, &other, code, (u32)strlen(code), &fault),
        FINE);
    assert_int_equal(session_code_play(&reading, 2, &fault), FINE);
    session_code_drop(&reading);
    assert_string_equal(code_of(&other), code);
    close_player(&session, &purse);
    close_player(&other, &other_purse);
}

/* Bits for more moves than a game may have. */
static void a_huge_code_is_refused(void **state)
{
    enum { HUGE_ROOM = 4000000 };
    char *text = malloc(HUGE_ROOM);
    Session session, other;
    Purse purse, other_purse;
    (void)state;
    open_player(&session, &purse);
    open_player(&other, &other_purse);
    make_game(&session, games_find("sliding"), "", 5);
    memset(text, '0', HUGE_ROOM - 1);
    text[HUGE_ROOM - 1] = '\0';
    memcpy(text, code_of(&session), strlen(code_of(&session)));
    assert_int_equal(load_code(&other, text), BAD_CODE);
    free(text);
    close_player(&session, &purse);
    close_player(&other, &other_purse);
}

static u16 list_first(const void *position, u16 *moves, u16 room)
{
    return sliding.list(position, moves, room) != 0;
}

/* Forced moves take no room in a code, so their number is limited. */
static void a_game_with_too_many_forced_moves_has_no_code(void **state)
{
    Game forced = sliding;
    Session session;
    Purse purse;
    Writer writer;
    u16 move;
    u32 i;
    (void)state;
    forced.list = list_first;
    open_player(&session, &purse);
    deal_by_word(&session, &forced, "4x4", "1");
    for (i = 0; i < MOST_FORCED + 2; i++) {
        writer_start(&writer, NULL, 0);
        if (i == MOST_FORCED)
            assert_int_equal(session_write_code(&session, &writer), FINE);
        list_first(session.position, &move, 1);
        assert_int_equal(carry_out(&session, INTENT_PLAY, 0, move), FINE);
    }
    assert_int_equal(session_write_code(&session, &writer), TOO_MANY_FORCED);
    close_player(&session, &purse);
}

static void a_custom_board_has_no_code(void **state)
{
    u8 variant[VARIANT_SIZE] = {3, 3};
    u8 seed[SEED_SIZE] = {1};
    Session session;
    Purse purse;
    Writer writer;
    Fault fault;
    (void)state;
    open_player(&session, &purse);
    assert_int_equal(session_start_board(&session, games_find("sliding"),
                                         variant, seed, "1 2 3 4 5 6 7 0 8",
                                         17, &fault),
                     FINE);
    writer_start(&writer, NULL, 0);
    assert_int_equal(session_write_code(&session, &writer), NOT_SHARED);
    assert_int_equal(writer.used, 0);
    close_player(&session, &purse);
}

/* Tries with memory for 0, 1, 2 ... calls until it succeeds. */
static void a_code_survives_a_shortage_of_memory(void **state)
{
    char code[CODE_ROOM];
    Session session, other;
    Purse purse, other_purse;
    Writer writer;
    long most = 0;
    u8 reason;
    (void)state;
    open_player(&session, &purse);
    make_game(&session, games_find("sliding"), "", 100);
    strcpy(code, code_of(&session));
    purse.most = purse.calls;
    writer_start(&writer, NULL, 0);
    assert_int_equal(session_write_code(&session, &writer), NO_MEMORY);
    do {
        open_player(&other, &other_purse);
        other_purse.most = most++;
        reason = load_code(&other, code);
        assert_true(reason == FINE || reason == NO_MEMORY);
        close_player(&other, &other_purse);
        assert_in_range(most, 1, 20);
    } while (reason);
    assert_true(most > 3);
    close_player(&session, &purse);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_variant_comes_back),
        cmocka_unit_test(sharing_does_not_change_the_game),
        cmocka_unit_test(the_check_covers_every_byte_of_a_count),
        cmocka_unit_test(any_count_of_hints_comes_back),
        cmocka_unit_test(a_long_game_comes_back),
        cmocka_unit_test(a_code_keeps_the_adviser),
        cmocka_unit_test(a_code_says_that_a_game_has_ended),
        cmocka_unit_test(each_character_means_its_number),
        cmocka_unit_test(a_word_too_long_is_refused_at_its_length),
        cmocka_unit_test(only_moves_played_are_in_a_code),
        cmocka_unit_test(case_and_spaces_in_a_code_do_not_matter),
        cmocka_unit_test(no_damaged_code_is_accepted),
        cmocka_unit_test(a_start_is_spelled_in_one_way),
        cmocka_unit_test(bad_codes_are_refused_with_a_reason),
        cmocka_unit_test(a_code_gets_room_once_it_is_dealt),
        cmocka_unit_test(a_code_is_read_in_steps),
        cmocka_unit_test(a_huge_code_is_refused),
        cmocka_unit_test(a_game_with_too_many_forced_moves_has_no_code),
        cmocka_unit_test(a_custom_board_has_no_code),
        cmocka_unit_test(a_code_survives_a_shortage_of_memory),
    };
    return cmocka_run_group_tests_name("share codes", tests, NULL, NULL);
}
