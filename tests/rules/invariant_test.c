/* SPDX-License-Identifier: MIT */
/* Tests the invariants of positions: random games never break them, and a
   damaged position is told from a sound one. */
#include <string.h>

#include "tests/kit/trial.h"

#include "rules/freecell/freecell.h"
#include "rules/games.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"

static void start(const Game *game, const char *kind, void *position)
{
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    Reader reader;
    Fault fault;
    reader_start(&reader, kind, text_length(kind));
    assert_int_equal(FINE, game_read_variant(game, variant, &reader, &fault));
    reader_start(&reader, "7", 1);
    assert_int_equal(FINE, game->read_seed(seed, &reader, &fault));
    assert_int_equal(FINE, game->deal(position, variant, seed));
}

/* Each of these damages a sound position and restores it afterwards. */
#define SPOILS(sound, game, member, value)                                    \
    do {                                                                      \
        const u8 before = (game).member;                                      \
        (game).member = (u8)(value);                                          \
        assert_false(sound(&(game)));                                         \
        (game).member = before;                                               \
        assert_true(sound(&(game)));                                          \
    } while (0)

static void a_damaged_kulki_position_is_found(void **state)
{
    Kulki game;
    u8 full = 0;
    (void)state;
    start(&kulki, "lines98", &game);
    while (!game.cell[full])
        full++;
    assert_true(kulki_is_sound(&game));
    SPOILS(kulki_is_sound, game, rules, KULKI_PRESETS);
    SPOILS(kulki_is_sound, game, width, KULKI_LEAST_SIDE - 1);
    SPOILS(kulki_is_sound, game, width, KULKI_MOST_SIDE + 1);
    SPOILS(kulki_is_sound, game, height, KULKI_LEAST_SIDE - 1);
    SPOILS(kulki_is_sound, game, height, KULKI_MOST_SIDE + 1);
    SPOILS(kulki_is_sound, game, colours, KULKI_LEAST_COLOURS - 1);
    SPOILS(kulki_is_sound, game, colours, KULKI_MOST_COLOURS + 1);
    SPOILS(kulki_is_sound, game, cell[full], game.colours + 1);
    SPOILS(kulki_is_sound, game, cell[0], game.colours + 1);
    SPOILS(kulki_is_sound, game, cell[kulki_cells(&game)], 1);
    SPOILS(kulki_is_sound, game, cell[KULKI_CELLS - 1], 1);
    SPOILS(kulki_is_sound, game, next_count, KULKI_MOST_DROP + 1);
    SPOILS(kulki_is_sound, game, next_colour[0], 0);
    SPOILS(kulki_is_sound, game, next_colour[2], game.colours + 1);
    SPOILS(kulki_is_sound, game, next_cell[0], kulki_cells(&game));
    SPOILS(kulki_is_sound, game, next_cell[2], kulki_cells(&game));
    SPOILS(kulki_is_sound, game, next_count, 2);
    SPOILS(kulki_is_sound, game, next_colour[3], 1);
    SPOILS(kulki_is_sound, game, next_cell[KULKI_MOST_DROP - 1], 0);
    game.next_cell[0] = NO_SPOT;
    assert_true(kulki_is_sound(&game));
    game.next_cell[0] = 0;
    assert_true(kulki_is_sound(&game));
    start(&kulki, "large", &game);
    assert_int_equal(game.next_count, KULKI_MOST_DROP);
    assert_true(kulki_is_sound(&game));
}

static void a_damaged_freecell_position_is_found(void **state)
{
    FreeCell game;
    (void)state;
    start(&freecell, "2cells", &game);
    assert_true(freecell_is_sound(&game));
    SPOILS(freecell_is_sound, game, cells, FREECELL_MOST_CELLS + 1);
    SPOILS(freecell_is_sound, game, autoplay, FREECELL_AUTOPLAY_FULL + 1);
    SPOILS(freecell_is_sound, game, height[0], FREECELL_DEEPEST + 1);
    SPOILS(freecell_is_sound, game, height[0], game.height[0] - 1);
    SPOILS(freecell_is_sound, game, column[0][0], game.column[1][0]);
    SPOILS(freecell_is_sound, game, column[0][0], 3);
    SPOILS(freecell_is_sound, game, column[0][0], FREECELL_CARDS + 4);
    SPOILS(freecell_is_sound, game, column[0][game.height[0]],
           FREECELL_CARD(1, 0));
    SPOILS(freecell_is_sound, game, cell[2], FREECELL_CARD(1, 0));
    SPOILS(freecell_is_sound, game, cell[0], FREECELL_CARD(1, 0));
    SPOILS(freecell_is_sound, game, cell[0], 3);
    SPOILS(freecell_is_sound, game, cell[0], FREECELL_CARDS + 4);
    SPOILS(freecell_is_sound, game, home[0], 1);
    SPOILS(freecell_is_sound, game, home[0], FREECELL_KING + 1);
    game.column[0][--game.height[0]] = 0; /* and now a card is missing */
    assert_false(freecell_is_sound(&game));
}

static void a_freecell_card_is_in_a_place_that_there_is(void **state)
{
    FreeCell game;
    u8 from = 7;
    u8 card;
    (void)state;
    start(&freecell, "2cells", &game);
    while (game.height[0] < FREECELL_DEEPEST) {
        from = (u8)(game.height[from] ? from : from - 1);
        card = game.column[from][--game.height[from]];
        game.column[from][game.height[from]] = 0;
        game.column[0][game.height[0]++] = card;
        assert_true(freecell_is_sound(&game));
    }
    SPOILS(freecell_is_sound, game, height[7], FREECELL_DEEPEST + 1);
    card = game.column[0][--game.height[0]];
    game.column[0][game.height[0]] = 0;
    game.cell[1] = card;
    assert_true(freecell_is_sound(&game));
    game.cell[1] = 0;
    game.cell[2] = card; /* there are two cells */
    assert_false(freecell_is_sound(&game));
}

static void a_won_freecell_position_is_sound(void **state)
{
    FreeCell game;
    (void)state;
    memset(&game, 0, sizeof game);
    memset(game.home, FREECELL_KING, sizeof game.home);
    assert_true(freecell_is_sound(&game));
}

static void a_damaged_mahjong_position_is_found(void **state)
{
    static Mahjong game;
    (void)state;
    start(&mahjong, "turtle", &game);
    assert_true(mahjong_is_sound(&game));
    SPOILS(mahjong_is_sound, game, layout.count, MAHJONG_TILES + 1);
    SPOILS(mahjong_is_sound, game, layout.place[1].x, game.layout.place[0].x);
    SPOILS(mahjong_is_sound, game, layout.place[0].y, MAHJONG_FAR);
    SPOILS(mahjong_is_sound, game, layout.place[0].z, 9);
    SPOILS(mahjong_is_sound, game, left, game.left - 1);
    SPOILS(mahjong_is_sound, game, set, MAHJONG_SET_FLOWERS + 1);
    SPOILS(mahjong_is_sound, game, dealer, MAHJONG_DEAL_ANYHOW + 1);
    SPOILS(mahjong_is_sound, game, shuffles, MAHJONG_SHUFFLES + 1);
    SPOILS(mahjong_is_sound, game, face[0], MAHJONG_FACES + 1);
    SPOILS(mahjong_is_sound, game, face[0], 0);
    SPOILS(mahjong_is_sound, game, face[MAHJONG_TILES - 1], 1);
    SPOILS(mahjong_is_sound, game, open[0], MAHJONG_TILE_GONE);
    game.shuffles = MAHJONG_SHUFFLES;
    assert_true(mahjong_is_sound(&game));
    game.face[game.layout.count] = 1; /* a face beyond the layout */
    game.left++;
    assert_false(mahjong_is_sound(&game));
}

static void a_damaged_sliding_position_is_found(void **state)
{
    Sliding game;
    u8 tile;
    (void)state;
    start(&sliding, "3x4", &game);
    assert_true(sliding_is_sound(&game));
    SPOILS(sliding_is_sound, game, width, SLIDING_LEAST_SIDE - 1);
    SPOILS(sliding_is_sound, game, width, SLIDING_MOST_SIDE + 1);
    SPOILS(sliding_is_sound, game, height, SLIDING_MOST_SIDE + 1);
    SPOILS(sliding_is_sound, game, height, SLIDING_LEAST_SIDE - 1);
    SPOILS(sliding_is_sound, game, gap, 12);
    SPOILS(sliding_is_sound, game, gap, game.gap ? game.gap - 1 : 1);
    /* These two keep the parity that solvable boards have. */
    SPOILS(sliding_is_sound, game, gap, (game.gap + 2) % 12);
    SPOILS(sliding_is_sound, game, gap, 12 + game.gap % 2);
    SPOILS(sliding_is_sound, game, tile[0], game.tile[1]);
    SPOILS(sliding_is_sound, game, tile[0], 12);
    SPOILS(sliding_is_sound, game, tile[SLIDING_CELLS - 1], 1);
    tile = game.gap < 2 ? 4 : 0;
    {
        const u8 first = game.tile[tile];
        game.tile[tile] = game.tile[tile + 1];
        game.tile[tile + 1] = first;
        assert_false(sliding_is_sound(&game));
    }
}

/* In these nothing else is wrong: every tile is at home. */
static void sides_of_an_illegal_length_are_found(void **state)
{
    static const u8 sides[][2] = {{1, 4}, {4, 1}, {11, 9}, {9, 11}};
    u8 variant[VARIANT_SIZE] = {0};
    Sliding game;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(sides); i++) {
        variant[SLIDING_VARIANT_WIDTH] = sides[i][0];
        variant[SLIDING_VARIANT_HEIGHT] = sides[i][1];
        sliding_set_goal(&game, variant);
        assert_false(sliding_is_sound(&game));
    }
}

static void a_gap_after_the_last_cell_is_found(void **state)
{
    static const u8 variant[VARIANT_SIZE] = {4, 4};
    Sliding game;
    (void)state;
    sliding_set_goal(&game, variant);
    assert_true(sliding_is_sound(&game));
    SPOILS(sliding_is_sound, game, gap, 16);
}

static u8 is_sound(const Game *game, const void *position)
{
    if (game == &kulki)
        return kulki_is_sound(position);
    if (game == &mahjong)
        return mahjong_is_sound(position);
    return game == &freecell ? freecell_is_sound(position)
                             : sliding_is_sound(position);
}

static void extreme_starts_are_sound(void **state)
{
    static const struct {
        const Game *game;
        const char *kind;
    } extremes[] = {{&kulki, "klines:5x5:3"},   {&kulki, "lines98:15x15:9"},
                    {&freecell, "0cells:full"}, {&freecell, "7cells:none"},
                    {&mahjong, "turtle"},       {&mahjong, "flowers:random"},
                    {&sliding, "2x2"},          {&sliding, "10x10"}};
    u8 position[MOST_POSITION];
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(extremes); i++) {
        start(extremes[i].game, extremes[i].kind, position);
        assert_true(is_sound(extremes[i].game, position));
    }
}

static void random_games_stay_sound(void **state)
{
    static u8 position[MOST_POSITION];
    static u16 moves[0xFFFF];
    u8 rng[RNG_SIZE];
    u8 seed[SEED_SIZE] = {1};
    u16 count, played;
    u8 i;
    (void)state;
    rng_seed(rng, seed);
    for (i = 0; i < games_count; i++) {
        start(games[i], "", position);
        for (played = 0; played < 300; played++) {
            assert_true(is_sound(games[i], position));
            count = games[i]->list(position, moves, 0xFFFF);
            if (!count)
                break;
            games[i]->apply(position, moves[rng_below(rng, count)], NULL);
        }
        assert_true(played > 5);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_damaged_kulki_position_is_found),
        cmocka_unit_test(a_damaged_freecell_position_is_found),
        cmocka_unit_test(a_freecell_card_is_in_a_place_that_there_is),
        cmocka_unit_test(a_won_freecell_position_is_sound),
        cmocka_unit_test(a_damaged_mahjong_position_is_found),
        cmocka_unit_test(a_damaged_sliding_position_is_found),
        cmocka_unit_test(sides_of_an_illegal_length_are_found),
        cmocka_unit_test(a_gap_after_the_last_cell_is_found),
        cmocka_unit_test(extreme_starts_are_sound),
        cmocka_unit_test(random_games_stay_sound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
