/* SPDX-License-Identifier: MIT */
/* Tests that deals are as hard as requested, and that all can be won. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "advice/level.h"
#include "rules/freecell/freecell.h"
#include "rules/games.h"
#include "rules/mahjong/mahjong.h"
#include "solve/mahjong/rollout/pair_chances.h"
#include "solve/solve.h"
#include "tests/kit/tile_texts.h"

enum { GAMES = 100 };

static u8 memory[SOLVE_COMFORT];

static Verdict verdict_of(const Game *game, const void *position)
{
    const Question question = {.game = game,
                               .position = position,
                               .how = SOLVE_PROVE,
                               .memory = memory,
                               .size = sizeof memory,
                               .most_nodes = 10000000};
    Answer answer;
    solve(&question, &answer);
    return answer.verdict;
}

/* Plays the same games by which the dealer judges a deal. */
static u32 careful_wins(const Mahjong *game, const u8 *seed)
{
    PairChancesQuestion question = {
        .game = game, .memory = memory, .size = sizeof memory};
    memcpy(question.seed, seed, sizeof question.seed);
    return mahjong_rate_board(&question, GAMES);
}

static void boards_are_as_hard_as_their_level(void **state)
{
    static const struct {
        const char *level;
        u32 least, most;
    } cases[] = {{"easy", 50, 100},
                 {"medium", 6, 49},
                 {"hard", 0, 5},
                 {"winnable", 0, 100}};
    const int boards = getenv("QUADRILLE_LONG") ? 6 : 2;
    size_t i;
    int nth;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++)
        for (nth = 0; nth < boards; nth++) {
            u8 variant[VARIANT_SIZE] = {0};
            u8 seed[SEED_SIZE];
            Mahjong game;
            assert_non_null(level_name(&mahjong, cases[i].level));
            assert_true(level_set(&mahjong, cases[i].level, variant));
            assert_int_equal(
                level_find(&mahjong, cases[i].level, NULL, variant, seed),
                FINE);
            assert_int_equal(mahjong.deal(&game, variant, seed), FINE);
            assert_int_equal(game.dealer, MAHJONG_DEAL_ANYHOW);
            assert_int_equal(verdict_of(&mahjong, &game), SOLVED);
            assert_in_range(careful_wins(&game, seed), cases[i].least,
                            cases[i].most);
        }
}

/* Each seed that is tried has a layout of its own. */
static void surprises_are_as_hard_as_their_level(void **state)
{
    u8 variant[VARIANT_SIZE] = {[MAHJONG_VARIANT_LAYOUT] =
                                    MAHJONG_LAYOUT_SURPRISE};
    u8 seed[SEED_SIZE];
    Mahjong game;
    Layout turtle;
    (void)state;
    assert_true(level_set(&mahjong, "medium", variant));
    assert_int_equal(level_find(&mahjong, "medium", NULL, variant, seed),
                     FINE);
    assert_int_equal(mahjong.deal(&game, variant, seed), FINE);
    mahjong_build_turtle(&turtle);
    assert_memory_not_equal(&game.layout, &turtle, sizeof turtle);
    assert_int_equal(verdict_of(&mahjong, &game), SOLVED);
    assert_in_range(careful_wins(&game, seed), 6, 49);
}

/* Each layout has deals that a careful player wins at least half of the
   time. */
static void every_layout_has_easy_boards(void **state)
{
    size_t i;
    (void)state;
    for (i = 0; own_layouts[i]; i++) {
        u8 variant[VARIANT_SIZE] = {0};
        u8 seed[SEED_SIZE];
        Layout layout;
        Mahjong game;
        get_own_layout(&layout, own_layouts[i]);
        assert_true(level_set(&mahjong, "easy", variant));
        assert_int_equal(level_find(&mahjong, "easy", &layout, variant, seed),
                         FINE);
        assert_int_equal(mahjong_deal_layout(&game, &layout, variant, seed),
                         FINE);
        assert_int_equal(verdict_of(&mahjong, &game), SOLVED);
        assert_in_range(careful_wins(&game, seed), 50, GAMES);
    }
}

static void other_games_have_no_levels(void **state)
{
    (void)state;
    assert_non_null(level_name(&freecell, "hard"));
    assert_null(level_name(games_find("kulki"), "easy"));
    assert_null(level_name(games_find("sliding"), "hard"));
    assert_null(level_name(&mahjong, "impossible"));
}

/* There is only one way to play it. */
static void two_tiles_are_always_won(void **state)
{
    const char text[] = "0 0 0 1b\n0 6 0 1b\n";
    static const u8 none[SEED_SIZE] = {0};
    Mahjong game;
    Reader reader;
    Fault fault;
    (void)state;
    reader_start(&reader, text, sizeof text - 1);
    assert_int_equal(mahjong.read_board(&game, none, none, &reader, &fault),
                     FINE);
    assert_int_equal(careful_wins(&game, none), GAMES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_are_as_hard_as_their_level),
        cmocka_unit_test(surprises_are_as_hard_as_their_level),
        cmocka_unit_test(every_layout_has_easy_boards),
        cmocka_unit_test(other_games_have_no_levels),
        cmocka_unit_test(two_tiles_are_always_won),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
