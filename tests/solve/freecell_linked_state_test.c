/* SPDX-License-Identifier: MIT */
/* The beam keeps its evaluation up to date from step to step. After any line
   of play it must be what the same board has from scratch, or the beam prefers
   the wrong boards and discards those that are short enough. */
#include <string.h>

#include "solve/freecell/beam/linked_state.h"
#include "tests/kit/freecell_deals.h"

enum { DEALS = 40, STEPS = 60 };

/* No sum of a few of these is another one of them. */
static const BeamWeights weights = {1,  7,   53,  211, {3, 17, 29},
                                    97, 149, 307, 401, 503};

/* The board of a state, column by column. */
static void read_state(FreeCell *game, const LinkedState *state, u8 cells)
{
    u64 rest = state->cells;
    u8 i, card;
    memset(game, 0, sizeof *game);
    game->cells = cells;
    memcpy(game->home, state->home, sizeof game->home);
    for (i = 0; rest; rest &= rest - 1)
        game->cell[i++] = FIRST_OF(rest);
    for (i = 0; i < FREECELL_COLUMNS; i++) {
        u8 at = game->height[i] = state->height[i];
        for (card = state->top[i]; card; card = state->under[card])
            game->column[i][--at] = card;
        assert_int_equal(at, 0);
    }
    assert_true(freecell_is_sound(game));
}

static FreecellStep step_of(const FreeCell *game, u16 move)
{
    const u8 from = FREECELL_MOVE_FROM(move);
    const u8 to = FREECELL_MOVE_TO(move);
    FreecellStep step;
    step.card = from >= FREECELL_FIRST_CELL
                    ? game->cell[from - FREECELL_FIRST_CELL]
                    : game->column[from][game->height[from] -
                                         FREECELL_MOVE_COUNT(move)];
    step.onto = to == FREECELL_HOME_PLACE   ? AT_HOME
                : to >= FREECELL_FIRST_CELL ? IN_CELL
                : !game->height[to]         ? ON_EMPTY_COLUMN
                                            : freecell_end_card(game, to);
    return step;
}

static void check_state(const LinkedState *state, const BeamRules *rules,
                        const FreeCell *game)
{
    LinkedState fresh;
    linked_state_init(&fresh, rules, game);
    assert_int_equal(state->aside, fresh.aside);
    assert_int_equal(state->piles, fresh.piles);
    assert_int_equal(state->cells_used, fresh.cells_used);
    assert_int_equal(state->empty_columns, fresh.empty_columns);
    assert_memory_equal(state->urgent, fresh.urgent, sizeof fresh.urgent);
    assert_memory_equal(state->buried, fresh.buried, sizeof fresh.buried);
    assert_memory_equal(state->set, fresh.set, sizeof fresh.set);
    assert_true(state->tops == fresh.tops && state->next == fresh.next);
    assert_true(state->key == fresh.key);
    assert_int_equal(state->score, fresh.score);
}

static void play_deal(int number, u8 cells, u8 slack, u8 *rng)
{
    const BeamRules rules = {&weights, cells, slack};
    LinkedState state;
    FreeCell game;
    Trial trial;
    u32 i;
    deal_nth(&trial, "4cells:none", number);
    memcpy(&game, trial.bytes, sizeof game);
    game.cells = cells;
    linked_state_init(&state, &rules, &game);
    for (i = 0; i < STEPS; i++) {
        u16 moves[300];
        const u16 count = freecell.list(&game, moves, COUNT_OF(moves));
        if (!count)
            return;
        linked_state_apply(&state, &rules,
                           step_of(&game, moves[rng_below(rng, count)]));
        read_state(&game, &state, cells);
        check_state(&state, &rules, &game);
    }
}

static void evaluations_match_those_from_scratch(void **state)
{
    const u8 seed[SEED_SIZE] = {9};
    u8 rng[RNG_SIZE];
    int number;
    (void)state;
    rng_seed(rng, seed);
    for (number = 1; number <= DEALS; number++)
        play_deal(number, (u8)(2 + number % 4), number % 2 ? 0 : FREECELL_KING,
                  rng);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(evaluations_match_those_from_scratch),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
