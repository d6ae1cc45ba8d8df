/* SPDX-License-Identifier: MIT */
/* Tests the foundation of every game: bytes, digests, refusals, the list of
   games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rules/core/game.h"
#include "rules/games.h"

static Reader reader_of(const char *text)
{
    Reader reader;
    reader_start(&reader, text, (u32)strlen(text));
    return reader;
}

/* ----------------------------------------------------------------- bytes */

static void bytes_are_filled_copied_and_compared_within_bounds(void **state)
{
    u8 a[6] = {1, 2, 3, 4, 5, 6};
    u8 b[6] = {9, 9, 9, 9, 9, 9};
    (void)state;
    bytes_copy(b + 1, a + 1, 3);
    assert_memory_equal(b, ((u8[]){9, 2, 3, 4, 9, 9}), 6);
    assert_true(bytes_equal(a + 1, b + 1, 3));
    assert_false(bytes_equal(a, b, 4));
    assert_false(bytes_equal(a + 1, b + 1, 4));
    assert_true(bytes_equal(a, b, 0));
    bytes_fill(a + 2, 7, 3);
    assert_memory_equal(a, ((u8[]){1, 2, 7, 7, 7, 6}), 6);
}

/* --------------------------------------------------------------- digests */

typedef struct Vector {
    const char *text;
    const char *fnv;     /* Noll's test suite */
    const char *jenkins; /* Wikipedia has the last and "a" */
} Vector;

static const Vector vectors[] = {
    {"", "811c9dc5", "00000000"},
    {"a", "e40c292c", "ca2e9442"},
    {"foobar", "bf9cf968", "f952fde7"},
    {"The quick brown fox jumps over the lazy dog", "048fff90", "519e91f5"}};

static const char *digest_of(const char *bytes, u16 count, u16 step)
{
    static char text[DIGEST_DIGITS + 1];
    Digest digest;
    Writer writer;
    u16 at, size;
    digest_start(&digest);
    for (at = 0; at < count; at = (u16)(at + size)) {
        size = (u16)(count - at < step ? count - at : step);
        digest_bytes(&digest, bytes + at, size);
    }
    writer_start(&writer, text, DIGEST_DIGITS);
    digest_write(&digest, &writer);
    assert_int_equal(writer.used, DIGEST_DIGITS);
    return text;
}

static void digests_match_published_values(void **state)
{
    char expected[DIGEST_DIGITS + 1];
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(vectors); i++) {
        const Vector *one = &vectors[i];
        snprintf(expected, sizeof expected, "%s%s", one->fnv, one->jenkins);
        assert_string_equal(digest_of(one->text, (u16)strlen(one->text), 9999),
                            expected);
    }
}

/* (2166136261 ^ 255) * 16777619, modulo 2^32 */
static void bytes_of_a_digest_are_unsigned(void **state)
{
    (void)state;
    assert_memory_equal(digest_of("\xff", 1, 1), "7a0b824e", 8);
}

static void a_digest_of_parts_equals_that_of_the_whole(void **state)
{
    static const char text[] = "Quadrille digests the bytes of a position";
    char whole[DIGEST_DIGITS + 1];
    u16 step;
    (void)state;
    strcpy(whole, digest_of(text, sizeof text, sizeof text));
    for (step = 1; step < sizeof text; step++)
        assert_string_equal(digest_of(text, sizeof text, step), whole);
}

/* -------------------------------------------------------------- refusals */

enum { MOST_WORDS = 200 };

static const char *const own_words[] = {"One # two", "# and # and #", ""};
static const Game small = {
    .name = "small", .words = own_words, .word_count = COUNT_OF(own_words)};

static const char *words_of(const Fault *fault)
{
    static char text[MOST_WORDS];
    Writer writer;
    writer_start(&writer, text, sizeof text - 1);
    fault_write(fault, &writer);
    assert_true(writer.used < sizeof text);
    text[writer.used] = '\0';
    return text;
}

static void a_refusal_has_a_reason_and_a_place(void **state)
{
    Fault fault = {.number = {8, 9}, .nth = 7, .game = &small};
    (void)state;
    assert_int_equal(fault_set(&fault, TOO_LARGE, own_words[0]), TOO_LARGE);
    assert_int_equal(fault.nth, 0);
    assert_int_equal(fault.reason, TOO_LARGE);
    assert_ptr_equal(fault.at, own_words[0]);
    assert_int_equal(fault.number[0], 0);
    assert_int_equal(fault.number[1], 0);
    assert_ptr_equal(fault.game, &small);
    assert_string_equal(words_of(&fault), "Too large");
}

static void numbers_replace_the_placeholders_in_a_message(void **state)
{
    Fault fault = {.game = &small};
    (void)state;
    fault_set_number(&fault, FIRST_REASON, NULL, 65535);
    assert_string_equal(words_of(&fault), "One 65535 two");
    fault.reason = FIRST_REASON + 1;
    fault.number[1] = 2;
    assert_string_equal(words_of(&fault), "65535 and 2 and 65535");
}

static void an_unknown_reason_has_a_message(void **state)
{
    Fault fault = {.game = &small};
    (void)state;
    fault_set(&fault, FIRST_REASON + COUNT_OF(own_words), NULL);
    assert_string_equal(words_of(&fault), "Not understood");
    fault_set(&fault, 255, NULL);
    assert_string_equal(words_of(&fault), "Not understood");
    fault.game = NULL;
    fault_set(&fault, FIRST_REASON, NULL);
    assert_string_equal(words_of(&fault), "Not understood");
    fault_set(&fault, GAME_OVER, NULL);
    assert_string_equal(words_of(&fault), "The game is over");
}

static void every_common_reason_has_its_own_message(void **state)
{
    char seen[TOO_LARGE + 1][MOST_WORDS];
    Fault fault = {.game = NULL};
    u8 i, j;
    (void)state;
    for (i = 0; i <= TOO_LARGE; i++) {
        fault_set(&fault, i, NULL);
        strcpy(seen[i], words_of(&fault));
        assert_in_range(strlen(seen[i]), 4, 60);
        for (j = 0; j < i; j++)
            assert_string_not_equal(seen[i], seen[j]);
    }
}

/* ------------------------------------------------------ traces and games */

static void a_trace_keeps_what_fits(void **state)
{
    Event events[3] = {{0}, {0}, {9, 9, 9, 9}};
    Trace trace = {events, 2, 0};
    (void)state;
    trace_add(NULL, WENT, 1, 2, 3);
    trace_add(&trace, DROPPED, 1, 2, 3);
    trace_add(&trace, FLEW, 4, 5, 6);
    trace_add(&trace, WENT, 7, 8, 9);
    assert_int_equal(trace.count, 2);
    assert_memory_equal(
        events, ((Event[]){{DROPPED, 1, 2, 3}, {FLEW, 4, 5, 6}, {9, 9, 9, 9}}),
        sizeof events);
}

static void games_are_found_by_their_full_names(void **state)
{
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++)
        assert_ptr_equal(games_find(games[i]->name), games[i]);
    assert_string_equal(games_find("KULKI")->name, "kulki");
    assert_null(games_find("kulk"));
    assert_null(games_find("kulki "));
    assert_null(games_find("kulki9"));
    assert_null(games_find(""));
}

static u8 variant_reason(const char *text, ptrdiff_t *place)
{
    u8 variant[VARIANT_SIZE];
    Reader reader = reader_of(text);
    Fault fault = {.game = NULL};
    u8 reason =
        game_read_variant(games_find("kulki"), variant, &reader, &fault);
    assert_ptr_equal(fault.game, games_find("kulki"));
    *place = reason ? fault.at - text : -1;
    return reason;
}

static void a_variant_uses_all_of_its_text(void **state)
{
    ptrdiff_t place;
    (void)state;
    assert_int_equal(variant_reason("lines98  ", &place), FINE);
    assert_int_equal(variant_reason("", &place), FINE);
    assert_int_equal(variant_reason("lines98 617", &place), NO_VARIANT);
    assert_int_equal(place, 8);
    assert_int_equal(variant_reason("lines99", &place), NO_VARIANT);
    assert_int_equal(place, 0);
}

static void a_missing_seed_is_refused_at_its_place(void **state)
{
    Reader reader = reader_of(" \n ");
    Fault fault;
    u8 seed[SEED_SIZE] = {3};
    (void)state;
    assert_int_equal(game_read_plain_seed(seed, &reader, &fault), NO_SEED);
    assert_ptr_equal(fault.at, reader.start);
    reader = reader_of(" 617");
    assert_int_equal(game_read_plain_seed(seed, &reader, &fault), FINE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bytes_are_filled_copied_and_compared_within_bounds),
        cmocka_unit_test(digests_match_published_values),
        cmocka_unit_test(bytes_of_a_digest_are_unsigned),
        cmocka_unit_test(a_digest_of_parts_equals_that_of_the_whole),
        cmocka_unit_test(a_refusal_has_a_reason_and_a_place),
        cmocka_unit_test(numbers_replace_the_placeholders_in_a_message),
        cmocka_unit_test(an_unknown_reason_has_a_message),
        cmocka_unit_test(every_common_reason_has_its_own_message),
        cmocka_unit_test(a_trace_keeps_what_fits),
        cmocka_unit_test(games_are_found_by_their_full_names),
        cmocka_unit_test(a_variant_uses_all_of_its_text),
        cmocka_unit_test(a_missing_seed_is_refused_at_its_place)};
    return cmocka_run_group_tests_name("core", tests, NULL, NULL);
}
