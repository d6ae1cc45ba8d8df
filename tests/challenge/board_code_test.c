/* SPDX-License-Identifier: MIT */
/* Tests boards as bits: any text comes back, and repetitions take few bits. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "challenge/board_code.h"
#include "rules/core/rng.h"

static BoardCode lists;
static char board[4000], back[sizeof board], signs[4 * sizeof board];

static u32 written(u32 length)
{
    CodeWriter out;
    Writer writer;
    writer_start(&writer, signs, sizeof signs);
    code_start_writing(&out, &writer);
    board_code_write(&lists, board, length, &out);
    code_put_end(&out);
    assert_true(writer.used <= sizeof signs);
    return writer.used;
}

static void assert_comes_back(u32 length)
{
    const u32 used = written(length);
    CodeBits in;
    memset(back, '?', sizeof back);
    code_start_reading(&in, signs, used);
    assert_true(board_code_read(&lists, back, length, &in));
    assert_true(code_take_end(&in) && reader_at_end(&in.reader));
    assert_memory_equal(back, board, length);
}

static void any_text_comes_back(void **state)
{
    static const u16 kinds[] = {1, 2, 10, 256};
    const u8 seed[SEED_SIZE] = {7};
    u8 rng[RNG_SIZE];
    size_t kind, i;
    (void)state;
    rng_seed(rng, seed);
    for (kind = 0; kind < COUNT_OF(kinds); kind++) {
        for (i = 0; i < sizeof board; i++)
            board[i] = (char)rng_below(rng, kinds[kind]);
        assert_comes_back(0);
        assert_comes_back(1);
        assert_comes_back(sizeof board);
    }
}

/* The bits are the same on all machines and in all versions. */
static void bits_stay_the_same(void **state)
{
    static const char expected[] = "1317151m0gr1tr8rbbgn08fgrq5r";
    u32 used;
    (void)state;
    strcpy(board, "0 2 0 9b\n0 4 0 1b\n0 6 0 9b\n");
    used = written((u32)strlen(board));
    assert_int_equal(used, sizeof expected - 1);
    assert_memory_equal(signs, expected, used);
}

static void repetitions_take_a_bit(void **state)
{
    (void)state;
    memset(board, 'x', 1005);
    assert_int_equal(written(1005) - written(1000), 1);
}

static void no_beginning_is_accepted(void **state)
{
    CodeBits in;
    u32 used, length;
    (void)state;
    strcpy(board, "0 2 0 9b\n0 4 0 1b\n");
    length = (u32)strlen(board);
    for (used = written(length) - 1; used; used--) {
        code_start_reading(&in, signs, used);
        assert_false(board_code_read(&lists, back, length, &in));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_text_comes_back),
        cmocka_unit_test(bits_stay_the_same),
        cmocka_unit_test(repetitions_take_a_bit),
        cmocka_unit_test(no_beginning_is_accepted),
    };
    return cmocka_run_group_tests_name("boards in codes", tests, NULL, NULL);
}
