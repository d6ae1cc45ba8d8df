/* SPDX-License-Identifier: MIT */
/* Tests how many boards of a layout are counted as winnable. */
#include <stdlib.h>
#include <string.h>

#include "solve/mahjong/winnable_share.h"
#include "tests/kit/tile_texts.h"

static u8 memory[8 << 20];

static void start(WinnableShare *share, const Layout *layout)
{
    *share = (WinnableShare){
        .layout = layout, .memory = memory, .size = sizeof memory};
}

/* The counts are those of the boards with the seeds 1 to 100. */
static void turtles_are_mostly_won(void **state)
{
    WinnableShare share;
    Layout layout;
    (void)state;
    mahjong_build_turtle(&layout);
    start(&share, &layout);
    mahjong_count_winnable(&share, 60);
    assert_int_equal(share.dealt, 60);
    mahjong_count_winnable(&share, 40);
    assert_int_equal(share.dealt, 100);
    assert_int_equal(share.won, 97);
    assert_int_equal(share.open, 0);
}

static void a_row_of_tiles_is_rarely_won(void **state)
{
    WinnableShare share;
    Layout layout;
    (void)state;
    get_layout(&layout, "0 0 0\n0 2 0\n0 4 0\n0 6 0\n0 8 0\n0 10 0\n");
    start(&share, &layout);
    mahjong_count_winnable(&share, 200);
    assert_in_range(share.won, 30, 90);
    assert_int_equal(share.open, 0);
}

static void two_tiles_are_always_won(void **state)
{
    WinnableShare share;
    Layout layout;
    (void)state;
    get_layout(&layout, "0 0 0\n0 2 0\n");
    start(&share, &layout);
    mahjong_count_winnable(&share, 10);
    assert_int_equal(share.won, 10);
}

static void a_count_that_is_stopped_counts_no_more(void **state)
{
    static const _Atomic u8 stop = 1;
    WinnableShare share;
    Layout layout;
    (void)state;
    mahjong_build_turtle(&layout);
    start(&share, &layout);
    share.stop = &stop;
    mahjong_count_winnable(&share, 10);
    assert_int_equal(share.dealt, 0);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        {"turtles are mostly won", turtles_are_mostly_won, NULL, NULL, NULL},
        {"a row of tiles is rarely won", a_row_of_tiles_is_rarely_won, NULL,
         NULL, NULL},
        {"two tiles are always won", two_tiles_are_always_won, NULL, NULL,
         NULL},
        {"a count that is stopped counts no more",
         a_count_that_is_stopped_counts_no_more, NULL, NULL, NULL}};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
