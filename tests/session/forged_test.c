/* SPDX-License-Identifier: MIT */
/* Tests forged codes with a correct checksum. An accepted code can be saved,
   loaded and shared again; a refused one costs little. */
#include <string.h>

#include "rules/games.h"
#include "session/code_bits.h"
#include "session/inside.h"
#include "tests/kit/player.h"
#include "tests/kit/walk.h"

enum { CODE_ROOM = 1 << 13, FORGERIES = 1500 };

/* ---------------------------------------------------------- a forger's pen */

typedef struct CodePen {
    char text[CODE_ROOM];
    u32 used, held;
    u8 count;
} CodePen;

static void put_bits(CodePen *pen, u32 value, u8 count)
{
    while (count--) {
        pen->held = pen->held << 1 | (value >> count & 1);
        if (++pen->count < SIGN_BITS)
            continue;
        assert_true(pen->used + 1 < CODE_ROOM);
        pen->text[pen->used++] = code_signs[pen->held & 31];
        pen->count = 0;
    }
}

/* Appends zero groups, which the encoder never writes. */
static void put_varying(CodePen *pen, u32 number, u8 idle)
{
    for (; number > 15 || idle; number >>= 4) {
        put_bits(pen, 16 | (number & 15), SIGN_BITS);
        if (number <= 15 && idle)
            idle--;
    }
    put_bits(pen, number, SIGN_BITS);
}

static void put_word(CodePen *pen, void (*write)(const u8 *, Writer *),
                     const u8 *bytes)
{
    char word[MOST_WORD];
    Writer text;
    u32 i;
    writer_start(&text, word, sizeof word);
    write(bytes, &text);
    put_varying(pen, text.used, 0);
    for (i = 0; i < text.used; i++)
        put_bits(pen, text_index_of(code_letters, word[i]), LETTER_BITS);
}

static void put_moves(CodePen *pen, Session *session)
{
    CodeMoves legal;
    u32 end = session->at;
    u16 place;
    code_start_moves(&legal);
    for (session_go_to_move(session, 0); session->at < end;
         session_go_to_move(session, session->at + 1)) {
        assert_true(code_list_moves(session, &legal));
        for (place = 0; legal.moves[place] != session->moves[session->at];)
            place++;
        put_bits(pen, place, code_bits_for_move(legal.count));
    }
    code_give_moves(session, &legal);
}

/* What a forger claims about a game, besides its moves. */
typedef struct Claim {
    u32 hints, moves;
    u8 idle_hints, idle_moves;
} Claim;

static void put_variant(CodePen *pen, const Session *session)
{
    const Game *game = session->game;
    memset(pen, 0, sizeof *pen);
    memcpy(pen->text, "q1?-", PREFIX);
    pen->text[2] = game->name[0];
    pen->used = PREFIX;
    put_bits(pen, game->version, VERSION_BITS);
    put_word(pen, game->write_variant, session->variant);
}

static void put_deal(CodePen *pen, const Session *session)
{
    put_variant(pen, session);
    put_word(pen, session->game->write_seed, session->seed);
}

static void put_check(CodePen *pen, const Session *session)
{
    put_bits(pen, code_check(session), CHECK_BITS);
    put_bits(pen, 0, (u8)(pen->count ? SIGN_BITS - pen->count : 0));
}

static void forge(CodePen *pen, Session *session, const Claim *claim)
{
    const u32 hints = session->hints;
    put_deal(pen, session);
    put_varying(pen, claim->hints, claim->idle_hints);
    put_varying(pen, claim->moves, claim->idle_moves);
    put_moves(pen, session);
    session->hints = claim->hints;
    put_check(pen, session);
    session->hints = hints;
}

/* ----------------------------------------------------------------- the law */

static u8 load_code(Session *session, const char *code)
{
    Fault fault;
    return session_load(session, code, (u32)strlen(code), &fault);
}

/* A code's session can be saved, loaded and shared as the same game. */
static void assert_as_good_as_played(const Session *session)
{
    static char text[CODE_ROOM];
    Session other;
    Purse purse;
    Writer writer;
    assert_comes_back(session);
    writer_start(&writer, text, sizeof text - 1);
    assert_int_equal(session_write_code(session, &writer), FINE);
    assert_true(writer.used < sizeof text);
    text[writer.used] = '\0';
    open_player(&other, &purse);
    assert_int_equal(load_code(&other, text), FINE);
    assert_same_session(session, &other);
    close_player(&other, &purse);
}

/* Returns why a code is refused, or FINE. A refusal must cost no more memory
   than the code and its forced moves justify. */
static u8 refusal_of(const char *code)
{
    Session session;
    Purse purse;
    u8 reason;
    open_player(&session, &purse);
    reason = load_code(&session, code);
    assert_true(purse.calls < 100);
    if (!reason)
        assert_as_good_as_played(&session);
    close_player(&session, &purse);
    return reason;
}

static int try_code(const char *code)
{
    return refusal_of(code) == FINE;
}

static u32 any_number(u8 *rng)
{
    return rng_next(rng) >> (rng_next(rng) & 31);
}

static void valid_games_can_be_saved_and_loaded(void **state)
{
    const u8 seed[SEED_SIZE] = {7};
    u8 rng[RNG_SIZE];
    const char *const *variant;
    Session session;
    Purse purse;
    Claim claim;
    CodePen pen;
    int i, honest;
    int taken = 0;
    (void)state;
    rng_seed(rng, seed);
    for (i = 0; i < FORGERIES; i++) {
        const Game *game = games[rng_below(rng, games_count)];
        variant = variants_of(game);
        for (honest = rng_below(rng, 9); honest && variant[1]; honest--)
            variant++;
        open_player(&session, &purse);
        deal_by_word(&session, game, *variant, "2026-11-21");
        play_at_random(&session, rng_below(rng, 25), rng);
        memset(&claim, 0, sizeof claim);
        claim.hints = any_number(rng);
        claim.moves = session.at + (rng_below(rng, 4) ? 0 : any_number(rng));
        claim.idle_hints = !rng_below(rng, 5);
        claim.idle_moves = !rng_below(rng, 5);
        honest = claim.hints <= MOST_COUNTED && !claim.idle_hints &&
                 !claim.idle_moves && claim.moves == session.at;
        forge(&pen, &session, &claim);
        assert_int_equal(try_code(pen.text), honest);
        taken += honest;
        close_player(&session, &purse);
    }
    assert_in_range(taken, FORGERIES / 5, FORGERIES - 1);
}

/* Changes characters of a code; the checksum usually rejects it. */
static void damaged_codes_are_refused_or_sound(void **state)
{
    const u8 seed[SEED_SIZE] = {8};
    u8 rng[RNG_SIZE];
    Session session;
    Purse purse;
    Claim claim = {0, 0, 0, 0};
    CodePen pen;
    int i;
    (void)state;
    rng_seed(rng, seed);
    for (i = 0; i < 4 * FORGERIES; i++) {
        open_player(&session, &purse);
        deal_by_word(&session, games[i % games_count], "", "5");
        play_at_random(&session, rng_below(rng, 12), rng);
        claim.moves = session.at;
        forge(&pen, &session, &claim);
        pen.text[PREFIX + rng_below(rng, (u16)(pen.used - PREFIX))] =
            code_signs[rng_below(rng, 32)];
        try_code(pen.text);
        close_player(&session, &purse);
    }
}

/* ------------------------------------------------- moves that take no bits */

/* In FreeCell without cells, one card moves back and forth, and no other can
   move. */
static void play_to_and_fro(Session *session, u32 moves)
{
    u8 rng[RNG_SIZE] = {0};
    deal_by_word(session, games_find("freecell"), "0cells:none", "9");
    play_at_random(session, moves, rng);
    assert_int_equal(session->at, moves);
}

static u32 count_forced(Session *session)
{
    const u32 end = session->at;
    u32 forced = 0;
    for (session_go_to_move(session, 0); session->at < end;
         session_go_to_move(session, session->at + 1))
        forced += session->game->list(session->position, NULL, 0) == 1;
    return forced;
}

/* The maximum is written and read; one more is neither. */
static void forced_moves_are_limited_on_both_sides(void **state)
{
    Claim claim = {0, 0, 0, 0};
    Session session;
    Purse purse;
    Writer writer;
    CodePen pen;
    u32 more;
    (void)state;
    open_player(&session, &purse);
    play_to_and_fro(&session, MOST_FORCED);
    more = MOST_FORCED - count_forced(&session);
    close_player(&session, &purse);
    open_player(&session, &purse);
    play_to_and_fro(&session, MOST_FORCED + more);
    assert_as_good_as_played(&session);
    assert_int_equal(
        carry_out(&session, INTENT_PLAY, 0, session.moves[session.at - 2]),
        FINE);
    writer_start(&writer, NULL, 0);
    assert_int_equal(session_write_code(&session, &writer), TOO_MANY_FORCED);
    claim.moves = session.at;
    forge(&pen, &session, &claim);
    assert_int_equal(refusal_of(pen.text), TOO_MANY_FORCED);
    close_player(&session, &purse);
}

/* A 4x4 puzzle always has six moves, so 7 is none. */
static void a_move_that_does_not_exist_is_named(void **state)
{
    Session session, other;
    Purse purse, other_purse;
    CodePen pen;
    Fault fault;
    (void)state;
    open_player(&session, &purse);
    open_player(&other, &other_purse);
    deal_by_word(&session, games_find("sliding"), "4x4", "1");
    put_deal(&pen, &session);
    put_varying(&pen, 0, 0);
    put_varying(&pen, 4, 0);
    put_bits(&pen, 0, 3);
    put_bits(&pen, 7, 3);
    put_bits(&pen, 0, 3 + 3 + CHECK_BITS + SIGN_BITS - 1);
    assert_int_equal(session_load(&other, pen.text, pen.used, &fault),
                     BAD_CODE);
    assert_int_equal(fault.nth, 2);
    assert_null(other.game);
    close_player(&session, &purse);
    close_player(&other, &other_purse);
}

/* Six bits have room for more characters than texts have. A second character
   gives the seed 1 another deal, so those that exist spoil the check; but no
   seed is written with a colon, which is the last of them. */
static void a_letter_that_does_not_exist_is_refused(void **state)
{
    const u32 letters = text_length(code_letters);
    Session session;
    Purse purse;
    CodePen pen;
    u32 letter;
    (void)state;
    open_player(&session, &purse);
    deal_by_word(&session, games_find("sliding"), "4x4", "1");
    for (letter = 0; letter < 1 << LETTER_BITS; letter++) {
        put_variant(&pen, &session);
        put_varying(&pen, 2, 0);
        put_bits(&pen, text_index_of(code_letters, '1'), LETTER_BITS);
        put_bits(&pen, letter, LETTER_BITS);
        put_varying(&pen, 0, 0);
        put_varying(&pen, 0, 0);
        put_check(&pen, &session);
        assert_int_equal(refusal_of(pen.text),
                         letter + 1 < letters ? WRONG_DIGEST : BAD_CODE);
    }
    close_player(&session, &purse);
}

static void forged_codes_are_checked(void **state)
{
    static const struct {
        const char *code;
        int taken;
    } codes[] = {
        {"q1f-0k01gwnaq08w3krdfzx51", 1},      /* 1004 moves to and fro */
        {"q1f-0k01gwnaq08w3zzzzzzxxfzx51", 0}, /* 4,294,967,295 of them */
        {"q1f-0ng1gwnaq51erbkg942232bevsr0000", 0},
        {"q1f-0k11gwnaq0rr27zzzzzzzf38pmpgp7g", 0}, /* as many hints */
        {"q1s-0hgm4423zzzzzzzf1zcss0", 0},
    };
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(codes); i++)
        assert_int_equal(try_code(codes[i].code), codes[i].taken);
}

/* --------------------------------------------------------- a long history */

/* The limit also holds where doubling the size would wrap to 0 and free the
   memory. */
static void a_history_has_a_limit(void **state)
{
    Session session;
    Purse purse;
    u16 move;
    (void)state;
    open_player(&session, &purse);
    deal_by_word(&session, games_find("sliding"), "", "1");
    session.game->list(session.position, &move, 1);
    session.at = session.count = MOST_HISTORY;
    assert_int_equal(session_append_move(&session, move), TOO_MANY_MOVES);
    session.at = session.count = session.room = 0x80000000U;
    assert_int_equal(session_append_move(&session, move), TOO_MANY_MOVES);
    assert_int_equal(session.count, 0x80000000U);
    session.at = session.count = session.room = 0;
    close_player(&session, &purse);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(valid_games_can_be_saved_and_loaded),
        cmocka_unit_test(damaged_codes_are_refused_or_sound),
        cmocka_unit_test(forced_moves_are_limited_on_both_sides),
        cmocka_unit_test(a_move_that_does_not_exist_is_named),
        cmocka_unit_test(a_letter_that_does_not_exist_is_refused),
        cmocka_unit_test(forged_codes_are_checked),
        cmocka_unit_test(a_history_has_a_limit),
    };
    return cmocka_run_group_tests_name("forged codes", tests, NULL, NULL);
}
