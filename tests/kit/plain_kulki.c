/* SPDX-License-Identifier: MIT */
/* Kulki's paths and lines, written a second time as plainly as possible. */
#include "plain_kulki.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

void start_dealt(Kulki *game, const char *variant, u32 seed)
{
    u8 bytes[VARIANT_SIZE];
    u8 number[SEED_SIZE] = {(u8)seed, (u8)(seed >> 8), (u8)(seed >> 16)};
    Reader reader;
    Fault fault;
    reader_start(&reader, variant, (u32)strlen(variant));
    assert_int_equal(game_read_variant(&kulki, bytes, &reader, &fault), FINE);
    assert_int_equal(kulki.deal(game, bytes, number), FINE);
}

void start_empty(Kulki *game, const char *variant, u32 seed)
{
    start_dealt(game, variant, seed);
    memset(game->cell, 0, sizeof game->cell);
    memset(game->next_colour, 0, sizeof game->next_colour);
    memset(game->next_cell, NO_SPOT, sizeof game->next_cell);
    game->next_count = 0;
}

/* Reads a cell such as "b7". (strtol would also accept signs and spaces.) */
u8 cell_named(const Kulki *game, const char *name)
{
    int column = *name++ - 'a';
    int row = 0;
    while (*name >= '0' && *name <= '9')
        row = row * 10 + *name++ - '0';
    assert_in_range(column, 0, game->width - 1);
    assert_in_range(row, 1, game->height);
    return (u8)((row - 1) * game->width + column);
}

void put_balls(Kulki *game, const char *cells, u8 colour)
{
    for (; cells; cells = strchr(cells, ' ')) {
        cells += *cells == ' ';
        game->cell[cell_named(game, cells)] = colour;
    }
}

u16 move_of(u8 from, u8 to)
{
    return (u16)(from | to << 8);
}

u16 count_balls(const Kulki *game)
{
    u16 count = 0;
    int i;
    for (i = 0; i < game->width * game->height; i++)
        count = (u16)(count + (game->cell[i] != 0));
    return count;
}

void scatter_balls(Kulki *game, u8 *rng, u8 percent)
{
    int i;
    for (i = 0; i < game->width * game->height; i++) {
        u8 colour = (u8)(1 + rng_below(rng, game->colours));
        game->cell[i] = rng_below(rng, 100) < percent ? colour : 0;
    }
}

/* One step right adds 1, one step down adds 2, so the diagonals add 3 and 1,
   all modulo 5 colours: no two neighbours are alike. */
void fill_board(Kulki *game)
{
    int x, y;
    assert_in_range(game->colours, 5, 9);
    for (y = 0; y < game->height; y++)
        for (x = 0; x < game->width; x++)
            game->cell[y * game->width + x] = (u8)(1 + (x + 2 * y) % 5);
}

/* ------------------------------------------------------------------ ways */

static int is_beside(const Kulki *game, int a, int b)
{
    int across = a % game->width - b % game->width;
    int down = a / game->width - b / game->width;
    return across * across + down * down == 1;
}

/* Works in rounds: the neighbours of the cells reached in one round are
   reached in the next. */
void measure_ways(const Kulki *game, u8 from, int *steps)
{
    int cells = game->width * game->height;
    int round = 0;
    int found = 1;
    int a, b;
    for (a = 0; a < cells; a++)
        steps[a] = NO_WAY;
    steps[from] = 0;
    for (; found; round++) {
        found = 0;
        for (a = 0; a < cells; a++)
            for (b = 0; steps[a] == round && b < cells; b++)
                if (steps[b] == NO_WAY && !game->cell[b] &&
                    is_beside(game, a, b)) {
                    steps[b] = round + 1;
                    found = 1;
                }
    }
}

/* ----------------------------------------------------------------- lines */

static u32 points_of(const Kulki *game, u16 balls)
{
    const char *name = kulki_presets[game->rules].name;
    u32 n = balls;
    if (strcmp(name, "kulki") == 0)
        return 5 + 2 * (n - 5);
    if (strncmp(name, "web", 3) == 0)
        return n;
    if (strcmp(name, "klines") == 0)
        return 2 * n * n - 20 * n + 60;
    if (strcmp(name, "lines98") == 0)
        return n * (n - 4);
    return (u32)floor(45 * log(n / 4.0));
}

static int in_union(const Kulki *game)
{
    const char *name = kulki_presets[game->rules].name;
    return strcmp(name, "kulki") != 0 && strncmp(name, "web", 3) != 0;
}

/* How many balls of a cell's colour follow it in a direction. */
static int follow(const Kulki *game, int x, int y, int across, int down)
{
    u8 colour = game->cell[y * game->width + x];
    int count = 0;
    for (;;) {
        x += across;
        y += down;
        if (x < 0 || y < 0 || x >= game->width || y >= game->height ||
            game->cell[y * game->width + x] != colour)
            return count;
        count++;
    }
}

static void find_line(const Kulki *game, int cell, int across, int down,
                      Lines *lines)
{
    int x = cell % game->width;
    int y = cell / game->width;
    int before = follow(game, x, y, -across, -down);
    u16 length = (u16)(1 + before + follow(game, x, y, across, down));
    if (length < 5)
        return;
    lines->balls = (u16)(lines->balls + !lines->gone[cell]);
    lines->gone[cell] = 1;
    if (before == 0)
        lines->points += points_of(game, length);
}

void find_lines(const Kulki *game, Lines *lines)
{
    int i;
    memset(lines, 0, sizeof *lines);
    for (i = 0; i < game->width * game->height; i++) {
        if (!game->cell[i])
            continue;
        find_line(game, i, 1, 0, lines);
        find_line(game, i, 0, 1, lines);
        find_line(game, i, 1, 1, lines);
        find_line(game, i, 1, -1, lines);
    }
    if (lines->balls && in_union(game))
        lines->points = points_of(game, lines->balls);
}
