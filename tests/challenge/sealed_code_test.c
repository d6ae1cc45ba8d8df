/* SPDX-License-Identifier: MIT */
/* Tests seals: what is inside comes back, and nothing else does. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "challenge/sealed_code.h"
#include "rules/core/rng.h"
#include "session/code_bits.h"

static char code[SEAL_MOST_SIGNS + 64];
static char inside[SEAL_MOST_INSIDE + 1];
static char back[SEAL_MOST_INSIDE];

static u32 sealed(u32 length)
{
    Writer writer;
    writer_start(&writer, code, sizeof code - 1);
    sealed_code_write(inside, length, &writer);
    assert_int_equal(writer.used, SEAL_PREFIX + SEAL_CHECK_SIGNS + length);
    code[writer.used] = '\0';
    return writer.used;
}

static SealAnswer opened(const char *seal)
{
    u32 count;
    return sealed_code_read(seal, (u32)strlen(seal), back, &count);
}

static void assert_comes_out(const char *seal, u32 length)
{
    u32 count = 0;
    memset(back, '?', sizeof back);
    assert_int_equal(sealed_code_read(seal, (u32)strlen(seal), back, &count),
                     SEAL_FINE);
    assert_int_equal(count, length);
    assert_memory_equal(back, inside, length);
}

static u32 set_inside(const char *signs)
{
    strcpy(inside, signs);
    return (u32)strlen(signs);
}

static void whatever_is_inside_comes_back(void **state)
{
    static const u32 lengths[] = {0, 1, 2, 100, 9999, SEAL_MOST_INSIDE};
    static const u16 kinds[] = {1, 2, 32};
    u8 rng[RNG_SIZE];
    const u8 seed[SEED_SIZE] = {7};
    size_t i, kind;
    u32 at;
    (void)state;
    rng_seed(rng, seed);
    for (kind = 0; kind < COUNT_OF(kinds); kind++)
        for (i = 0; i < COUNT_OF(lengths); i++) {
            for (at = 0; at < lengths[i]; at++)
                inside[at] = code_signs[rng_below(rng, kinds[kind])];
            sealed(lengths[i]);
            assert_comes_out(code, lengths[i]);
        }
}

/* The code is the same on all machines, and in all versions that can read
   it. */
static void a_code_stays_the_same(void **state)
{
    (void)state;
    sealed(set_inside("000000freece11game"));
    assert_string_equal(code, "qc2-zcv05qnqdy496857engkhgq8rm");
    assert_comes_out(code, (u32)strlen(inside));
}

/* The same character looks different in each place and in each code. */
static void nothing_readable_is_in_a_code(void **state)
{
    char other[64];
    (void)state;
    sealed(set_inside("000000freece11game"));
    assert_null(strstr(code, "00"));
    assert_null(strstr(code, "free"));
    strcpy(other, code);
    sealed(set_inside("000000freece11gamf"));
    assert_memory_not_equal(code + SEAL_PREFIX + SEAL_CHECK_SIGNS,
                            other + SEAL_PREFIX + SEAL_CHECK_SIGNS, 6);
}

static void case_blanks_and_links_do_not_matter(void **state)
{
    char link[512] = "\n https://example.org/games/#challenge/";
    u32 length = set_inside("d4c210");
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
                                         "qc2",
                                         "q1f-0k11gwnaq0840s0tcgh4pkwg",
                                         "qcx-00000000000",
                                         "xc1-00000000000",
                                         "qx1-00000000000",
                                         "qc2-abc/",
                                         "qc2+00000000000",
                                         "https://example.org/#freecell/617"};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(others); i++) {
        assert_false(sealed_code_is_one(others[i], (u32)strlen(others[i])));
        assert_int_equal(opened(others[i]), SEAL_NONE);
    }
    assert_int_equal(opened("qc3-00000000000000000"), SEAL_NEWER);
    assert_int_equal(opened("qc1-00000000000000000"), SEAL_OLDER);
    assert_int_equal(opened("qc0-00000000000000000"), SEAL_OLDER);
}

static void no_beginning_is_accepted(void **state)
{
    u32 length;
    (void)state;
    length = sealed(set_inside("000000freece11game"));
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
    length = sealed(set_inside("000000freece11game"));
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
    memcpy(code, "qc2-", SEAL_PREFIX);
    for (i = SEAL_PREFIX; i < sizeof code - 1; i++)
        code[i] = '7';
    code[i] = '\0';
    assert_int_equal(opened(code), SEAL_DAMAGED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whatever_is_inside_comes_back),
        cmocka_unit_test(a_code_stays_the_same),
        cmocka_unit_test(nothing_readable_is_in_a_code),
        cmocka_unit_test(case_blanks_and_links_do_not_matter),
        cmocka_unit_test(other_texts_are_no_seals),
        cmocka_unit_test(no_beginning_is_accepted),
        cmocka_unit_test(no_changed_sign_is_accepted),
        cmocka_unit_test(a_huge_code_is_refused),
    };
    return cmocka_run_group_tests_name("seals", tests, NULL, NULL);
}
