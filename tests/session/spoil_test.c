/* SPDX-License-Identifier: MIT */
/* Damages saves of every variant in every place: a loaded save is the same
   game, and a refused one leaves the session unchanged. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "tests/kit/player.h"
#include "tests/kit/walk.h"

enum { MOST_SAVE = 1 << 16, MOST_BYTES = 1 << 13 };

typedef struct Trouble {
    Session saved; /* the game that is damaged */
    Session other; /* the game in progress during loading */
    Session before;
    Purse saved_purse, other_purse;
    u8 other_bytes[MOST_BYTES];
    char good[MOST_SAVE], text[MOST_SAVE];
    u32 length;
    u32 loaded, refused;
} Trouble;

/* ------------------------------------------------------------------ starts */

static void remember_other(Trouble *trouble)
{
    const Session *other = &trouble->other;
    assert_in_range(other->game->size, 1, MOST_BYTES);
    trouble->before = *other;
    memcpy(trouble->other_bytes, other->position, other->game->size);
}

static void open_trouble(Trouble *trouble)
{
    u8 rng[RNG_SIZE] = {4};
    memset(trouble, 0, sizeof *trouble);
    open_player(&trouble->saved, &trouble->saved_purse);
    open_player(&trouble->other, &trouble->other_purse);
    deal_by_word(&trouble->other, games_find("sliding"), "4x4", "other");
    play_at_random(&trouble->other, 5, rng);
    carry_out(&trouble->other, INTENT_UNDO, 0, 0);
    carry_out(&trouble->other, INTENT_HINT, 0, 0);
    remember_other(trouble);
}

static void close_trouble(Trouble *trouble)
{
    close_player(&trouble->saved, &trouble->saved_purse);
    close_player(&trouble->other, &trouble->other_purse);
}

/* A position reached after some moves is a start as well. */
static void start_from_board(Session *session)
{
    char *text = malloc(MOST_SAVE);
    u8 variant[VARIANT_SIZE], seed[SEED_SIZE];
    Writer writer;
    Fault fault;
    writer_start(&writer, text, MOST_SAVE);
    session->game->write_board(session->position, &writer);
    memcpy(variant, session->variant, VARIANT_SIZE);
    memcpy(seed, session->seed, SEED_SIZE);
    assert_int_equal(session_start_board(session, session->game, variant, seed,
                                         text, writer.used, &fault),
                     FINE);
    free(text);
}

static void make_save(Trouble *trouble, const Game *game, const char *variant,
                      u32 moves, u8 from_board)
{
    Session *session = &trouble->saved;
    u8 rng[RNG_SIZE] = {5};
    u32 length;
    deal_by_word(session, game, variant, "12");
    if (from_board) {
        play_at_random(session, 2, rng);
        start_from_board(session);
    }
    play_at_random(session, moves, rng);
    carry_out(session, INTENT_HINT, 0, 0);
    carry_out(session, INTENT_TICK, 61007, 0);
    carry_out(session, INTENT_GO_TO, session->count * 2 / 3, 0);
    strcpy(trouble->good, saved_text(session, &length));
    strcpy(trouble->text, trouble->good);
    trouble->length = length;
}

/* ----------------------------------------------------------------- loading */

static void assert_alone(const Trouble *trouble)
{
    assert_memory_equal(&trouble->before, &trouble->other,
                        sizeof trouble->other);
    assert_memory_equal(trouble->other_bytes, trouble->other.position,
                        trouble->other.game->size);
}

/* Whatever does not change the game may differ: the counts besides the moves,
   the place in the history, and the seed that a custom board overrides. */
static void assert_equal_game(const Session *a, Session *b)
{
    assert_ptr_equal(a->game, b->game);
    if (!a->board)
        assert_memory_equal(a->variant, b->variant, VARIANT_SIZE);
    assert_int_equal(a->count, b->count);
    if (a->count)
        assert_memory_equal(a->moves, b->moves, a->count * sizeof *a->moves);
    assert_true(b->at <= b->count);
    carry_out(b, INTENT_GO_TO, a->at, 0);
    assert_memory_equal(a->position, b->position, a->game->size);
}

static u8 load(Trouble *trouble, Session *session, u32 length)
{
    char *copy = malloc(length ? length : 1);
    Fault fault;
    u8 reason;
    memcpy(copy, trouble->text, length);
    reason = session_load(session, copy, length, &fault);
    if (reason)
        assert_true(fault.at >= copy && fault.at <= copy + length);
    free(copy);
    return reason;
}

static void load_spoilt(Trouble *trouble, u32 length)
{
    Session fresh;
    Purse purse;
    if (load(trouble, &trouble->other, length)) {
        assert_alone(trouble);
        trouble->refused++;
        return;
    }
    /* loaded: repeat it in a fresh session and restore the old game */
    open_player(&fresh, &purse);
    assert_int_equal(load(trouble, &fresh, length), FINE);
    assert_equal_game(&trouble->saved, &fresh);
    close_player(&fresh, &purse);
    trouble->loaded++;
    assert_equal_game(&trouble->saved, &trouble->other);
    remember_other(trouble);
}

static void in_every_variant(void (*check)(Trouble *))
{
    static Trouble trouble;
    const char *const *variant;
    u8 i, board;
    for (i = 0; i < games_count; i++)
        for (variant = variants_of(games[i]); *variant; variant++)
            for (board = 0; board < 2; board++) {
                open_trouble(&trouble);
                make_save(&trouble, games[i], *variant, 8, board);
                check(&trouble);
                close_trouble(&trouble);
            }
}

/* ------------------------------------------------------------------- whole */

static void come_back(Trouble *trouble)
{
    Session fresh;
    Purse purse;
    u32 length;
    open_player(&fresh, &purse);
    assert_int_equal(load(trouble, &fresh, trouble->length), FINE);
    assert_same_session(&trouble->saved, &fresh);
    assert_int_equal(fresh.at < fresh.count || fresh.count == 0, 1);
    assert_string_equal(saved_text(&fresh, &length), trouble->good);
    while (carry_out(&fresh, INTENT_UNDO, 0, 0) == FINE) {
    }
    carry_out(&trouble->saved, INTENT_GO_TO, 0, 0);
    assert_same_session(&trouble->saved, &fresh);
    close_player(&fresh, &purse);
}

static void every_variant_comes_back_half_way(void **state)
{
    (void)state;
    in_every_variant(come_back);
}

/* A board whose last line lacks a newline gets one. */
static void a_board_may_lack_its_last_newline(void **state)
{
    static Trouble trouble;
    u32 length;
    (void)state;
    open_trouble(&trouble);
    make_save(&trouble, games_find("kulki"), "", 3, 1);
    assert_int_equal(trouble.saved.board[--trouble.saved.board_length], '\n');
    assert_string_equal(saved_text(&trouble.saved, &length), trouble.good);
    close_trouble(&trouble);
}

static void a_long_game_has_lines_that_can_be_read(void **state)
{
    static Trouble trouble;
    char *line;
    (void)state;
    open_trouble(&trouble);
    make_save(&trouble, games_find("sliding"), "10x10", 500, 0);
    load_spoilt(&trouble, trouble.length);
    assert_int_equal(trouble.loaded, 1);
    for (line = strtok(trouble.good, "\n"); line; line = strtok(NULL, "\n"))
        assert_in_range(strlen(line), 5, 79);
    close_trouble(&trouble);
}

/* ------------------------------------------------------------------ spoilt */

static const char signs[] = "07x |\n-";

/* Tests every character of most saves, and some of the longest. */
static u32 stride_of(const Trouble *trouble)
{
    return 1 + trouble->length / 400;
}

static void spoil_signs(Trouble *trouble)
{
    u32 at, i;
    for (at = 0; at < trouble->length; at += stride_of(trouble)) {
        i = at % (sizeof signs - 1);
        trouble->text[at] = signs[i];
        load_spoilt(trouble, trouble->length);
        trouble->text[at] = trouble->good[at];
    }
    assert_true(trouble->refused > 20);
}

static void a_changed_character_does_no_harm(void **state)
{
    (void)state;
    in_every_variant(spoil_signs);
}

static void cut_short(Trouble *trouble)
{
    u32 length;
    for (length = 0; length < trouble->length - 1;
         length += stride_of(trouble))
        load_spoilt(trouble, length);
    assert_int_equal(trouble->loaded, 0);
    load_spoilt(trouble, trouble->length - 1);
    assert_int_equal(trouble->loaded,
                     1); /* only the last newline may be missing */
}

static void a_truncated_save_does_no_harm(void **state)
{
    (void)state;
    in_every_variant(cut_short);
}

/* Makes the text without a part, or with it doubled. */
static void cut_out(Trouble *trouble, u32 from, u32 to, u8 twice)
{
    u32 resume = twice ? from : to;
    u32 head = twice ? to : from;
    memcpy(trouble->text, trouble->good, head);
    strcpy(trouble->text + head, trouble->good + resume);
    load_spoilt(trouble, (u32)strlen(trouble->text));
}

static void cut_lines(Trouble *trouble)
{
    u32 from = 0;
    u32 to;
    while (from < trouble->length) {
        to = (u32)(strchr(trouble->good + from, '\n') - trouble->good) + 1;
        cut_out(trouble, from, to, 0);
        cut_out(trouble, from, to, 1);
        from = to;
    }
    assert_true(trouble->refused > trouble->loaded);
}

static void a_lost_or_doubled_line_does_no_harm(void **state)
{
    (void)state;
    in_every_variant(cut_lines);
}

static void cut_signs(Trouble *trouble)
{
    u32 at;
    for (at = 0; at < trouble->length; at += 2 + stride_of(trouble)) {
        cut_out(trouble, at, at + 1, 0);
        cut_out(trouble, at, at + 1, 1);
    }
}

static void a_lost_or_doubled_character_does_no_harm(void **state)
{
    (void)state;
    in_every_variant(cut_signs);
}

static void swap_lines(Trouble *trouble)
{
    char *next, *after;
    u32 from = 0;
    while ((next = strchr(trouble->good + from, '\n') + 1) != NULL &&
           (after = strchr(next, '\n')) != NULL) {
        u32 first = (u32)(next - trouble->good) - from;
        u32 second = (u32)(after + 1 - next);
        memcpy(trouble->text + from, next, second);
        memcpy(trouble->text + from + second, trouble->good + from, first);
        load_spoilt(trouble, trouble->length);
        strcpy(trouble->text, trouble->good);
        from += first;
    }
    assert_true(trouble->refused > 5);
}

static void swapped_lines_do_no_harm(void **state)
{
    (void)state;
    in_every_variant(swap_lines);
}

/* Other systems' line endings, spaces, and other characters that mail programs
   may change or add. */
static void ends_of_lines_may_be_anothers(Trouble *trouble)
{
    u32 at;
    u32 used = 0;
    for (at = 0; at < trouble->length; at++) {
        if (trouble->good[at] == '\n')
            trouble->text[used++] = '\r';
        trouble->text[used++] = trouble->good[at];
    }
    load_spoilt(trouble, used);
    assert_int_equal(trouble->loaded, 1);
}

static void a_save_survives_another_systems_lines(void **state)
{
    (void)state;
    in_every_variant(ends_of_lines_may_be_anothers);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_variant_comes_back_half_way),
        cmocka_unit_test(a_board_may_lack_its_last_newline),
        cmocka_unit_test(a_long_game_has_lines_that_can_be_read),
        cmocka_unit_test(a_changed_character_does_no_harm),
        cmocka_unit_test(a_truncated_save_does_no_harm),
        cmocka_unit_test(a_lost_or_doubled_line_does_no_harm),
        cmocka_unit_test(a_lost_or_doubled_character_does_no_harm),
        cmocka_unit_test(swapped_lines_do_no_harm),
        cmocka_unit_test(a_save_survives_another_systems_lines)};
    return cmocka_run_group_tests_name("spoilt saves", tests, NULL, NULL);
}
