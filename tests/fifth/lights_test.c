/* SPDX-License-Identifier: MIT */
/* The test that the guide's worked example tells you to write: it compares
   Lights with known results. All patterns of 3x3 lamps can be switched off,
   and one in four of 5x5 (Anderson and Feil, Turning Lights Out with Linear
   Algebra, Mathematics Magazine 71, 1998). */
#include <string.h>

#include "docs/fifth/lights.h"
#include "tests/kit/trial.h"

/* Returns the lamps as the bits of a number. */
static u32 lamps_of(const Trial *trial)
{
    const Lights *game = (const Lights *)trial->bytes;
    u32 lamps = 0;
    u8 i;
    for (i = 0; i < game->side * game->side; i++)
        lamps |= (u32)game->lamp[i] << i;
    return lamps;
}

static void start_from(Trial *trial, u8 side, u32 lamps)
{
    Lights *game = (Lights *)trial->bytes;
    u8 i;
    trial->game = &lights;
    memset(game, 0, sizeof *game);
    game->side = side;
    for (i = 0; i < side * side; i++)
        game->lamp[i] = lamps >> i & 1;
}

/* Finds what pressing one lamp changes. The board is fully lit, since nothing
   can be pressed when all lamps are off. */
static u32 change_of(u8 side, u16 cell)
{
    u32 all = (1U << side * side) - 1;
    Trial trial;
    start_from(&trial, side, all);
    assert_int_equal(apply_move(&trial, cell), FINE);
    return lamps_of(&trial) ^ all;
}

/* Counts linearly independent presses by Gaussian elimination on bits. */
static int count_independent(u8 side)
{
    u32 row[32];
    u32 lowest;
    int cells = side * side;
    int count = 0;
    int i, k;
    for (i = 0; i < cells; i++)
        row[i] = change_of(side, (u16)i);
    for (i = 0; i < cells; i++) {
        if (!row[i])
            continue;
        lowest = row[i] & (~row[i] + 1);
        for (k = i + 1; k < cells; k++)
            if (row[k] & lowest)
                row[k] ^= row[i];
        count++;
    }
    return count;
}

static void
every_small_pattern_can_be_put_out_and_one_large_in_four(void **state)
{
    (void)state;
    assert_int_equal(count_independent(3), 9);
    assert_int_equal(count_independent(4), 12);
    assert_int_equal(count_independent(5), 23);
}

static void a_press_switches_a_lamp_and_its_neighbours(void **state)
{
    (void)state;
    assert_int_equal(change_of(3, 4), 0272); /* a cross */
    assert_int_equal(change_of(3, 0), 0013); /* a corner */
    assert_int_equal(change_of(3, 5), 0464); /* an edge */
}

static void a_refusal_has_a_place_and_a_message(void **state)
{
#define A_LAMP "A lamp is a column's letter and a row from 1 to 3, like c2"
    Trial trial;
    (void)state;
    try_variant(&trial, &lights, "3x3");
    try_board(&trial, ".*.\n***\n.*.");
    assert_string_equal(refused_move(&trial, "d1"), "1: " A_LAMP);
    assert_string_equal(refused_move(&trial, "a4"), "3: " A_LAMP);
    assert_string_equal(refused_move(&trial, "b2x"), "3: " A_LAMP);
    assert_string_equal(refused_board(&trial, ".*.\n*x*\n.*."),
                        "2:2: Here should be a lamp, * when lit and . when "
                        "dark");
    assert_string_equal(refused_board(&trial, ".*.*****.*.*"),
                        "1:10: Unexpected text after the board");
    assert_string_equal(refused_variant(&lights, "9x9"),
                        "1: Boards are square, from 3x3 to 7x7");
    try_moves(&trial, "b2");
    assert_int_equal(lights.status(trial.bytes), WON);
    assert_int_equal(apply_move(&trial, 4), GAME_OVER);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(
            every_small_pattern_can_be_put_out_and_one_large_in_four),
        cmocka_unit_test(a_press_switches_a_lamp_and_its_neighbours),
        cmocka_unit_test(a_refusal_has_a_place_and_a_message)};
    return cmocka_run_group_tests_name("lights", tests, NULL, NULL);
}
