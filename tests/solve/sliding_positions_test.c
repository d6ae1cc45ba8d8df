/* SPDX-License-Identifier: MIT */
/* The table of the distances of all positions of a small board, compared with
   the plain search of the tests, which numbers boards in another way. */
#include <stdlib.h>

#include "solve/sliding/position_table.h"
#include "tests/kit/sliding_trials.h"

static void compare(u8 width, u8 height, Metric metric)
{
    PositionTable table;
    u32 boards, number, reached = 0;
    u8 *expected = measure_boards(width, height, metric, &boards);
    u8 *distance;
    position_table_measure(&table, width, height, metric);
    distance = malloc((size_t)table.positions);
    assert_non_null(distance);
    position_table_fill(&table, distance);
    for (number = 0; number < boards; number++) {
        Sliding game;
        if (expected[number] == NOT_REACHED)
            continue;
        lay_number(&game, width, height, number);
        assert_int_equal(position_table_distance(&table, &game),
                         expected[number]);
        reached++;
    }
    assert_int_equal(reached, table.positions);
    free(distance);
    free(expected);
}

/* Wide and high boards have different ranks. */
static void all_distances_are_right(void **state)
{
    static const u8 sizes[][2] = {{2, 2}, {2, 3}, {3, 2},
                                  {2, 4}, {4, 2}, {3, 3}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(sizes); i++) {
        compare(sizes[i][0], sizes[i][1], IN_TILES);
        compare(sizes[i][0], sizes[i][1], IN_SLIDES);
    }
}

static void large_boards_have_no_table(void **state)
{
    PositionTable table;
    (void)state;
    position_table_measure(&table, 3, 4, IN_TILES);
    assert_int_equal(table.positions, 239500800);
    position_table_measure(&table, 4, 4, IN_TILES);
    assert_int_equal(table.positions, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_distances_are_right),
        cmocka_unit_test(large_boards_have_no_table),
    };
    return cmocka_run_group_tests_name("sliding_positions", tests, NULL, NULL);
}
