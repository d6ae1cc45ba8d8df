/* SPDX-License-Identifier: MIT */
/* Compares seeds and the generator with plain 64-bit and 32-bit arithmetic. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/core/seed.h"

static void set_seed(u8 *seed, uint64_t value)
{
    int i;
    for (i = 0; i < SEED_SIZE; i++)
        seed[i] = (u8)(value >> (8 * i));
}

static uint64_t value_of(const u8 *seed)
{
    uint64_t value = 0;
    int i;
    for (i = 0; i < SEED_SIZE; i++)
        value |= (uint64_t)seed[i] << (8 * i);
    return value;
}

static uint64_t value_of_text(const char *text)
{
    u8 seed[SEED_SIZE];
    Reader reader;
    reader_start(&reader, text, (u32)strlen(text));
    memset(seed, 0xAA, sizeof seed);
    assert_true(seed_read(seed, &reader));
    assert_true(reader_at_end(&reader));
    return value_of(seed);
}

static const char *word_of(uint64_t value)
{
    static char word[SEED_TEXT + 1];
    u8 seed[SEED_SIZE];
    Writer writer;
    set_seed(seed, value);
    writer_start(&writer, word, SEED_TEXT);
    seed_write(seed, &writer);
    assert_in_range(writer.used, 1, SEED_TEXT);
    word[writer.used] = '\0';
    assert_true(value_of(seed) == value);
    return word;
}

/* --------------------------------------------------------------- numbers */

static uint64_t wide(u8 *rng)
{
    uint64_t high = rng_next(rng);
    return high << 32 | rng_next(rng);
}

static void seeds_are_multiplied_and_divided_like_numbers(void **state)
{
    u8 rng[RNG_SIZE] = {5};
    int i;
    (void)state;
    for (i = 0; i < 200000; i++) {
        uint64_t number = wide(rng) >> rng_below(rng, 64);
        u8 factor = (u8)rng_below(rng, 256);
        u8 add = (u8)rng_below(rng, 256);
        uint64_t product;
        u8 seed[SEED_SIZE];
        int over = __builtin_mul_overflow(number, factor, &product);
        over |= __builtin_add_overflow(product, add, &product);
        set_seed(seed, number);
        assert_int_equal(seed_multiply(seed, factor, add), !over);
        assert_true(value_of(seed) == (over ? number : product));
        set_seed(seed, number);
        assert_int_equal(seed_divide(seed, (u8)(factor | 1)),
                         number % (factor | 1));
        assert_true(value_of(seed) == number / (factor | 1));
        set_seed(seed, number);
        seed_next(seed);
        assert_true(value_of(seed) == number + 1);
        assert_int_equal(seed_is_zero(seed), number + 1 == 0);
    }
}

static void the_last_seed_is_followed_by_the_first(void **state)
{
    u8 seed[SEED_SIZE];
    (void)state;
    set_seed(seed, UINT64_MAX);
    assert_false(seed_is_zero(seed));
    seed_next(seed);
    assert_true(seed_is_zero(seed));
    set_seed(seed, UINT64_C(1) << 63);
    assert_false(seed_is_zero(seed));
}

/* ----------------------------------------------------------------- words */

static const char symbols[] = "0123456789abcdefghijklmnopqrstuvwxyz-._+";

/* Bijective base 40 numbers the words from 0, shorter ones first, as in a
   dictionary. */
static uint64_t number_of_word(const char *word)
{
    uint64_t number = (uint64_t)(strchr(symbols, *word++) - symbols);
    for (; *word; word++)
        number =
            (number + 1) * 40 + (uint64_t)(strchr(symbols, *word) - symbols);
    return number;
}

static void assert_is_word(const char *word)
{
    uint64_t number = number_of_word(word);
    assert_true(value_of_text(word) == number);
    assert_string_equal(word_of(number), word);
}

static void the_shortest_words_are_the_numbers_from_zero(void **state)
{
    char word[4];
    uint64_t next = 0;
    int length, i, rest;
    (void)state;
    for (length = 1; length <= 3; length++)
        for (i = 0; i < (int[]){40, 1600, 64000}[length - 1]; i++) {
            memset(word, 0, sizeof word);
            for (rest = 0; rest < length; rest++)
                word[length - 1 - rest] =
                    symbols[i / (int[]){1, 40, 1600}[rest] % 40];
            assert_true(value_of_text(word) == next);
            assert_string_equal(word_of(next), word);
            next++;
        }
}

static void each_word_of_up_to_twelve_symbols_is_restored(void **state)
{
    u8 rng[RNG_SIZE] = {6};
    char word[SEED_TEXT];
    int i, length, at;
    (void)state;
    for (i = 0; i < 100000; i++) {
        length = 1 + i % 12;
        memset(word, 0, sizeof word);
        for (at = 0; at < length; at++)
            word[at] = symbols[rng_below(rng, 40)];
        assert_is_word(word);
    }
    assert_is_word("0");
    assert_is_word("00");
    assert_is_word("000000000000");
    assert_is_word("++++++++++++");
}

static void each_value_has_a_word_that_gives_it_back(void **state)
{
    u8 rng[RNG_SIZE] = {7};
    uint64_t value;
    int i;
    (void)state;
    for (i = 0; i < 100000; i++) {
        value = wide(rng) >> (i % 64);
        assert_true(value_of_text(word_of(value)) == value);
    }
    for (i = 0; i < 64; i++) {
        value = UINT64_C(1) << i;
        assert_true(value_of_text(word_of(value)) == value);
        assert_true(value_of_text(word_of(value - 1)) == value - 1);
        assert_true(value_of_text(word_of(~value)) == ~value);
    }
    assert_true(value_of_text(word_of(0)) == 0);
    assert_true(value_of_text(word_of(UINT64_MAX)) == UINT64_MAX);
}

/* Words of 13 symbols fit up to a limit; the next one is hashed, and so is
   every text of 14. */
static void words_beyond_64_bits_are_hashed(void **state)
{
    char word[SEED_TEXT + 2];
    size_t last;
    (void)state;
    strcpy(word, word_of(UINT64_MAX));
    assert_int_equal(strlen(word), SEED_TEXT);
    assert_true(value_of_text(word) == UINT64_MAX);
    strcat(word, "0"); /* not 2^64 + 0 */
    assert_true(value_of_text(word) > 40);
    word[SEED_TEXT] = '\0';
    last = strlen(word) - 1;
    assert_true(word[last] != '+');
    word[last] = symbols[strchr(symbols, word[last]) - symbols + 1];
    assert_true(value_of_text(word) != 0);
    assert_string_not_equal(word_of(value_of_text(word)), word);
    strcpy(word, "00000000000000");
    assert_true(value_of_text(word) != number_of_word(word));
    assert_true(value_of_text("+++++++++++++") != UINT64_MAX);
}

/* ----------------------------------------------------------------- texts */

static void case_and_surrounding_spaces_do_not_matter(void **state)
{
    (void)state;
    assert_true(value_of_text("Kulki") == value_of_text("kULKI"));
    assert_true(value_of_text(" \tkulki,\n") == value_of_text("kulki"));
    assert_true(value_of_text("A Long Sentence, Really!") ==
                value_of_text("a long sentence, really!"));
    assert_true(value_of_text("a b") != value_of_text("ab"));
    assert_true(value_of_text("a  b") != value_of_text("a b"));
}

/* A text must mean the same deal in every version and on every machine. */
static void hashed_texts_keep_their_values(void **state)
{
    static const struct {
        const char *text, *word;
    } known[] = {
        {"hello, world", "t+sdog10v-i-"},
        {"A Long Sentence, really!", "ezvuh9w_13lv"},
        {"to be, or not to be: that is the question", "011wa3amkrl85"},
        {"!", "a11xbht496pn"},
        {"~", "013rwwdit.2w3"},
        {"\xc5\x82\xc3\xb3\xc5\xbc", "0m-_nt-qjq4y"},
        {"+++++++++++++", "8vhy5ehvvqc0"}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(known); i++)
        assert_string_equal(word_of(value_of_text(known[i].text)),
                            known[i].word);
}

static int compare_values(const void *a, const void *b)
{
    uint64_t left = *(const uint64_t *)a;
    uint64_t right = *(const uint64_t *)b;
    return left < right ? -1 : left > right;
}

static void different_texts_have_different_hashes(void **state)
{
    static uint64_t found[95 * 95];
    char text[] = "# a # b #";
    size_t count = 0;
    size_t i;
    int x, y;
    (void)state;
    for (x = 0; x < 95; x++)
        for (y = 0; y < 95; y++) {
            text[2] = (char)(' ' + x);
            text[6] = (char)(' ' + y);
            if (!strpbrk(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
                found[count++] = value_of_text(text);
        }
    assert_int_equal(count, (95 - 26) * (95 - 26));
    qsort(found, count, sizeof *found, compare_values);
    for (i = 1; i < count; i++)
        assert_true(found[i - 1] != found[i]);
}

static void an_empty_text_is_not_a_seed(void **state)
{
    static const char *const texts[] = {"", " ", " \t\r\n,,", ","};
    u8 seed[SEED_SIZE] = {3, 4};
    Reader reader;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(texts); i++) {
        reader_start(&reader, texts[i], (u32)strlen(texts[i]));
        assert_false(seed_read(seed, &reader));
        assert_true(value_of(seed) == 0x403);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seeds_are_multiplied_and_divided_like_numbers),
        cmocka_unit_test(the_last_seed_is_followed_by_the_first),
        cmocka_unit_test(the_shortest_words_are_the_numbers_from_zero),
        cmocka_unit_test(each_word_of_up_to_twelve_symbols_is_restored),
        cmocka_unit_test(each_value_has_a_word_that_gives_it_back),
        cmocka_unit_test(words_beyond_64_bits_are_hashed),
        cmocka_unit_test(case_and_surrounding_spaces_do_not_matter),
        cmocka_unit_test(hashed_texts_keep_their_values),
        cmocka_unit_test(different_texts_have_different_hashes),
        cmocka_unit_test(an_empty_text_is_not_a_seed)};
    return cmocka_run_group_tests_name("seed", tests, NULL, NULL);
}
