/* SPDX-License-Identifier: MIT */
/* Programs with and without a fast checksum share database files: each reads
   those it can check and refuses the others. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "advice/sliding/fast_checksum.h"

enum { SIZE = SERIALISED_HEAD + 1000 };

static u64 sum_up(const u8 *bytes, u64 size)
{
    u64 sum = 0;
    while (size--)
        sum += bytes[size];
    return sum;
}

static const FastChecksum fast = {'t', sum_up};
static const FastChecksum other = {'o', sum_up};

static u8 *filled(void)
{
    static u8 bytes[SIZE];
    u16 i;
    for (i = 0; i < SIZE; i++)
        bytes[i] = (u8)(i * 37);
    return bytes;
}

static void each_program_reads_its_own_files(void **state)
{
    const FastChecksum *known[] = {NULL, &fast, fast_checksum()};
    u8 *bytes = filled();
    u8 i;
    (void)state;
    for (i = 0; i < 3; i++) {
        checksum_write(bytes, SIZE, known[i]);
        assert_true(checksum_matches(bytes, SIZE, known[i]));
        bytes[SIZE - 1] ^= 1;
        assert_false(checksum_matches(bytes, SIZE, known[i]));
        bytes[SIZE - 1] ^= 1;
        bytes[CHECKSUM_AT] ^= 1;
        assert_false(checksum_matches(bytes, SIZE, known[i]));
    }
}

static void the_plain_checksum_is_read_by_all(void **state)
{
    u8 *bytes = filled();
    (void)state;
    checksum_write(bytes, SIZE, NULL);
    assert_int_equal(bytes[CHECKSUM_KIND_AT], PLAIN_CHECKSUM);
    assert_true(checksum_matches(bytes, SIZE, &fast));
    assert_true(checksum_matches(bytes, SIZE, fast_checksum()));
}

static void an_unknown_checksum_is_refused(void **state)
{
    u8 *bytes = filled();
    (void)state;
    checksum_write(bytes, SIZE, &fast);
    assert_false(checksum_matches(bytes, SIZE, NULL));
    assert_false(checksum_matches(bytes, SIZE, &other));
    /* Files had a zero here before there were kinds of checksum. */
    bytes[CHECKSUM_KIND_AT] = 0;
    assert_false(checksum_matches(bytes, SIZE, NULL));
    assert_false(checksum_matches(bytes, SIZE, &fast));
}

/* Files must be the same on every machine. */
static void xxh3_has_its_published_values(void **state)
{
    const FastChecksum *xxh3 = fast_checksum();
    (void)state;
    if (!xxh3)
        skip();
    assert_int_equal(xxh3->kind, XXH3_CHECKSUM);
    assert_true(xxh3->of((const u8 *)"", 0) == 0x2D06800538D394C2ULL);
    assert_true(xxh3->of((const u8 *)"abc", 3) == 0x78AF5F94892F3950ULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_program_reads_its_own_files),
        cmocka_unit_test(the_plain_checksum_is_read_by_all),
        cmocka_unit_test(an_unknown_checksum_is_refused),
        cmocka_unit_test(xxh3_has_its_published_values),
    };
    return cmocka_run_group_tests_name("checksums", tests, NULL, NULL);
}
