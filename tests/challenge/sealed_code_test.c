/* SPDX-License-Identifier: MIT */
/* Tests seals: any text comes back, and nothing else does. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "challenge/sealed_code.h"
#include "rules/core/rng.h"

static Sealer sealer;
static char code[SEAL_MOST_SIGNS + 64];
static char text[SEAL_MOST_TEXT + 1];
static char back[SEAL_MOST_TEXT];

static u32 sealed(u32 length)
{
    Writer writer;
    writer_start(&writer, code, sizeof code - 1);
    assert_int_equal(sealed_code_write(&sealer, text, length, &writer),
                     SEAL_FINE);
    assert_in_range(writer.used, SEAL_PREFIX, SEAL_MOST_SIGNS);
    code[writer.used] = '\0';
    return writer.used;
}

static SealAnswer opened(const char *seal)
{
    u32 count;
    return sealed_code_read(&sealer, seal, (u32)strlen(seal), back, &count);
}

static void assert_comes_out(const char *seal, u32 length)
{
    u32 count = 0;
    memset(back, '?', sizeof back);
    assert_int_equal(
        sealed_code_read(&sealer, seal, (u32)strlen(seal), back, &count),
        SEAL_FINE);
    assert_int_equal(count, length);
    assert_memory_equal(back, text, length);
}

static u32 set_text(const char *words)
{
    strcpy(text, words);
    return (u32)strlen(words);
}

static void any_text_comes_back(void **state)
{
    static const u32 lengths[] = {0,   1,    2,    3,     7,
                                  100, 1000, 9999, 29999, SEAL_MOST_TEXT};
    static const u16 kinds[] = {1, 2, 10, 256};
    u8 rng[RNG_SIZE];
    const u8 seed[SEED_SIZE] = {7};
    size_t i, kind;
    u32 at;
    (void)state;
    rng_seed(rng, seed);
    for (kind = 0; kind < COUNT_OF(kinds); kind++)
        for (i = 0; i < COUNT_OF(lengths); i++) {
            for (at = 0; at < lengths[i]; at++)
                text[at] = (char)rng_below(rng, kinds[kind]);
            sealed(lengths[i]);
            assert_comes_out(code, lengths[i]);
        }
}

/* The code is the same on all machines, and in all versions that can read
   it. */
static void a_code_stays_the_same(void **state)
{
    (void)state;
    sealed(set_text("from Ann\nquadrille save 2\ngame freecell 1\n"));
    assert_string_equal(code, "qc1-0n2emvfsxjr92h8ccdaxc");
    assert_comes_out(code, (u32)strlen(text));
}

static void a_longer_text_is_refused(void **state)
{
    Writer writer;
    (void)state;
    writer_start(&writer, code, sizeof code);
    assert_int_equal(
        sealed_code_write(&sealer, text, SEAL_MOST_TEXT + 1, &writer),
        SEAL_LONG);
    assert_int_equal(writer.used, 0);
}

static void nothing_readable_is_in_a_code(void **state)
{
    (void)state;
    sealed(set_text("from Ann\nquadrille save 2\ngame freecell 1\n"));
    assert_null(strstr(code, "ann"));
    assert_null(strstr(code, "freecell"));
    assert_memory_equal(code, "qc1-", SEAL_PREFIX);
}

static void case_blanks_and_links_do_not_matter(void **state)
{
    char link[512] = "\n https://example.org/games/#challenge/";
    u32 length = set_text("d4 c2 1 0");
    size_t i;
    (void)state;
    sealed(length);
    for (i = 0; code[i]; i++) {
        if (code[i] >= 'a' && code[i] <= 'z' && i % 2)
            code[i] = (char)(code[i] - 'a' + 'A');
        if (i >= SEAL_PREFIX && code[i] == '0')
            code[i] = i % 2 ? 'o' : 'O';
        if (i >= SEAL_PREFIX && code[i] == '1')
            code[i] = i % 2 ? 'I' : 'l';
    }
    assert_comes_out(code, length);
    strcat(link, code);
    strcat(link, " \n");
    assert_true(sealed_code_is_one(link, (u32)strlen(link)));
    assert_comes_out(link, length);
}

static void other_texts_are_no_seals(void **state)
{
    static const char *const others[] = {"",
                                         "q",
                                         "qc1",
                                         "q1f-0k11gwnaq0840s0tcgh4pkwg",
                                         "qcx-00000000000",
                                         "xc1-00000000000",
                                         "qx1-00000000000",
                                         "qc1-abc/",
                                         "qc1+00000000000",
                                         "https://example.org/#freecell/617"};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(others); i++) {
        assert_false(sealed_code_is_one(others[i], (u32)strlen(others[i])));
        assert_int_equal(opened(others[i]), SEAL_NONE);
    }
    assert_int_equal(opened("qc2-00000000000000000"), SEAL_NEWER);
    assert_int_equal(opened("qc0-00000000000000000"), SEAL_NEWER);
}

static void no_beginning_is_accepted(void **state)
{
    u32 length;
    (void)state;
    length = sealed(set_text("from Ann\nquadrille save 2\ngame freecell 1\n"));
    while (length > SEAL_PREFIX) {
        code[--length] = '\0';
        assert_int_equal(opened(code), SEAL_DAMAGED);
    }
}

/* Other signs are all changes of one to five bits. */
static void no_changed_sign_is_accepted(void **state)
{
    static const char signs[] = "0123456789abcdefghjkmnpqrstvwxyz!u /";
    u32 length, at;
    size_t sign;
    char was;
    (void)state;
    length = sealed(set_text("from Ann\nquadrille save 2\ngame freecell 1\n"));
    for (at = SEAL_PREFIX; at < length; at++) {
        was = code[at];
        for (sign = 0; signs[sign]; sign++) {
            if (signs[sign] == was)
                continue;
            code[at] = signs[sign];
            assert_int_not_equal(opened(code), SEAL_FINE);
        }
        code[at] = was;
    }
    assert_int_equal(opened(code), SEAL_FINE);
    strcat(code, "0");
    assert_int_equal(opened(code), SEAL_DAMAGED);
}

static void a_huge_code_is_refused(void **state)
{
    u32 i;
    (void)state;
    memcpy(code, "qc1-", SEAL_PREFIX);
    for (i = SEAL_PREFIX; i < sizeof code - 1; i++)
        code[i] = '7';
    code[i] = '\0';
    assert_int_equal(opened(code), SEAL_DAMAGED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_text_comes_back),
        cmocka_unit_test(a_code_stays_the_same),
        cmocka_unit_test(a_longer_text_is_refused),
        cmocka_unit_test(nothing_readable_is_in_a_code),
        cmocka_unit_test(case_blanks_and_links_do_not_matter),
        cmocka_unit_test(other_texts_are_no_seals),
        cmocka_unit_test(no_beginning_is_accepted),
        cmocka_unit_test(no_changed_sign_is_accepted),
        cmocka_unit_test(a_huge_code_is_refused),
    };
    return cmocka_run_group_tests_name("seals", tests, NULL, NULL);
}
