/* SPDX-License-Identifier: MIT */
/* Tests that Kulki's balls drop on random cells in random colours, even with
   consecutive seeds. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tests/kit/chi_square.h"
#include "tests/kit/plain_kulki.h"

enum { GAMES = 60000 };

static u32 cells[KULKI_CELLS], colours[KULKI_MOST_COLOURS + 1];
static u32 pairs[KULKI_CELLS * KULKI_CELLS];

static void forget(void)
{
    memset(cells, 0, sizeof cells);
    memset(colours, 0, sizeof colours);
    memset(pairs, 0, sizeof pairs);
}

static void starts_are_spread_evenly(void **state)
{
    Kulki game;
    u32 seed;
    int i;
    (void)state;
    forget();
    for (seed = 0; seed < GAMES; seed++) {
        start_dealt(&game, "kulki", seed);
        for (i = 0; i < 81; i++) {
            cells[i] += game.cell[i] != 0;
            colours[game.cell[i]]++;
        }
    }
    assert_uniform(cells, 81);
    assert_uniform(colours + 1, 7);
    assert_int_equal(colours[0], 76 * GAMES);
}

/* The board has seven empty cells; the ball beside one moves there, and three
   balls drop. */
static const u8 empties[] = {0, 1, 2, 9, 40, 79, 80};

static int empty_of(u8 cell)
{
    const u8 *at = memchr(empties, cell, sizeof empties);
    return at ? (int)(at - empties) : -1;
}

static void drop_into_empties(u32 seed, Trace *trace)
{
    Kulki game;
    size_t i;
    start_empty(&game, "kulki", seed);
    fill_board(&game);
    for (i = 0; i < sizeof empties; i++)
        game.cell[empties[i]] = 0;
    trace->count = 0;
    assert_int_equal(kulki.apply(&game, move_of(3, 2), trace), FINE);
}

/* The cell that the ball left is empty then; the one that it reached is not.
 */
static void balls_drop_evenly_on_empty_cells(void **state)
{
    Event events[8];
    Trace trace = {events, 8, 0};
    u32 seed;
    int i, cell, first;
    (void)state;
    forget();
    for (seed = 0; seed < GAMES; seed++) {
        drop_into_empties(seed, &trace);
        assert_int_equal(trace.count, 4);
        for (first = -1, i = 1; i < 4; i++) {
            cell = events[i].to == 3 ? 2 : empty_of(events[i].to);
            assert_true(cell >= 0 && events[i].to != 2);
            cells[cell]++;
            colours[events[i].value]++;
            if (first >= 0 && i == 2)
                pairs[first * 6 + cell - (cell > first)]++;
            first = cell;
        }
    }
    assert_uniform(cells, 7);
    assert_uniform(colours + 1, 7);
    assert_uniform(pairs, 7 * 6);
}

static void announced_colours_and_cells_are_random(void **state)
{
    Kulki game;
    u32 seed;
    u8 i;
    (void)state;
    forget();
    for (seed = 0; seed < GAMES; seed++) {
        start_empty(&game, "lines98", seed);
        put_balls(&game, "a1", 1);
        assert_int_equal(kulki.apply(&game, move_of(0, 1), NULL), FINE);
        for (i = 0; i < 3; i++) {
            assert_int_equal(game.cell[game.next_cell[i]], 0);
            cells[game.next_cell[i]]++;
            colours[game.next_colour[i]]++;
        }
        pairs[game.next_colour[0] * 7 + game.next_colour[1] - 8]++;
    }
    /* b1 has the ball; each of the others is free equally often */
    assert_int_equal(cells[1], 0);
    cells[1] = cells[80];
    assert_uniform(cells, 80);
    assert_uniform(colours + 1, 7);
    assert_uniform(pairs, 49);
}

static void nine_colours_are_equally_likely(void **state)
{
    Kulki game;
    u32 seed;
    int i;
    (void)state;
    forget();
    for (seed = 0; seed < GAMES; seed++) {
        start_dealt(&game, "large:5x5:9", seed);
        for (i = 0; i < 25; i++)
            colours[game.cell[i]]++;
        pairs[game.next_colour[0] * 9 + game.next_colour[6] - 10]++;
    }
    assert_uniform(colours + 1, 9);
    assert_uniform(pairs, 81);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(starts_are_spread_evenly),
        cmocka_unit_test(balls_drop_evenly_on_empty_cells),
        cmocka_unit_test(announced_colours_and_cells_are_random),
        cmocka_unit_test(nine_colours_are_equally_likely)};
    return cmocka_run_group_tests_name("kulki chance", tests, NULL, NULL);
}
