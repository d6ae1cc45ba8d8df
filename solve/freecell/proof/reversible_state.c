/* SPDX-License-Identifier: MIT */
/* Moves single cards of a reversible state and updates its exact key. */
#include "reversible_state.h"

#include <string.h>

#include "solve/pruning.h"

static void lift(ReversibleState *state, u8 card)
{
    u8 from = state->place[card];
    u8 under;
    if (from == HOME_COLUMN) {
        ASSERT_SLOW(state->home[FREECELL_SUIT(card)] == FREECELL_RANK(card));
        state->home[FREECELL_SUIT(card)]--;
        state->key.half[FREECELL_SUIT(card) >> 1] -=
            state->keys.home_weight[FREECELL_SUIT(card)];
        return;
    }
    state->key.half[FREECELL_SUIT(card) >> 1] -=
        exact_key_part(&state->keys, card, lies_on(state, card));
    if (from == CELL_COLUMN) {
        state->cells &= ~SET_OF(card);
        state->cells_used--;
        return;
    }
    ASSERT_SLOW(end_of(state, from) == card);
    under = state->column[from][--state->height[from]];
    state->tops ^= SET_OF(card);
    if (under)
        state->tops |= SET_OF(under);
    else
        state->empty_columns++;
}

static void drop_in_column(ReversibleState *state, u8 card, u8 to)
{
    u8 under = state->column[to][state->height[to]++];
    ASSERT_SLOW(state->height[to] < MOST_IN_ROW);
    state->column[to][state->height[to]] = card;
    state->tops |= SET_OF(card);
    if (under)
        state->tops &= ~SET_OF(under);
    else
        state->empty_columns--;
}

static void drop(ReversibleState *state, u8 card, u8 to)
{
    ASSERT_SLOW(to <= HOME_COLUMN);
    state->place[card] = to;
    if (to == HOME_COLUMN) {
        ASSERT_SLOW(state->home[FREECELL_SUIT(card)] + 1 ==
                    FREECELL_RANK(card));
        state->home[FREECELL_SUIT(card)]++;
        state->key.half[FREECELL_SUIT(card) >> 1] +=
            state->keys.home_weight[FREECELL_SUIT(card)];
        return;
    }
    if (to == CELL_COLUMN) {
        state->cells |= SET_OF(card);
        state->cells_used++;
    } else
        drop_in_column(state, card, to);
    state->key.half[FREECELL_SUIT(card) >> 1] +=
        exact_key_part(&state->keys, card, lies_on(state, card));
}

void reversible_state_move(ReversibleState *state, u8 card, u8 to)
{
    ASSERT_SLOW(card && state->place[card] != to);
    lift(state, card);
    drop(state, card, to);
}

u8 reversible_state_next_autoplay(const ReversibleState *state)
{
    u64 ends = state->tops | state->cells;
    u8 suit;
    if (!PRUNES(PRUNING_PROOF_AUTOPLAY) && !state->slack)
        return 0;
    for (suit = 0; suit < FREECELL_SUITS; suit++) {
        u8 card = FREECELL_CARD(state->home[suit] + 1, suit);
        if (ends & SET_OF(card) &&
            is_autoplayed(state->home, card, state->slack))
            return card;
    }
    return 0;
}

void reversible_state_init(ReversibleState *state, const FreeCell *game)
{
    u8 i, j;
    ASSERT(game->cells <= FREECELL_MOST_CELLS);
    memset(state, 0, sizeof *state);
    memset(state->place, HOME_COLUMN, sizeof state->place);
    key_encoding_init(&state->keys, game);
    memcpy(state->home, game->home, sizeof state->home);
    state->slack = freecell_autoplay_slack(game);
    state->key.half[0] = 1;
    state->room = game->cells;
    state->empty_columns = FREECELL_COLUMNS;
    for (i = 0; i < game->cells; i++)
        if (game->cell[i])
            drop(state, game->cell[i], CELL_COLUMN);
    for (i = 0; i < FREECELL_COLUMNS; i++)
        for (j = 0; j < game->height[i]; j++)
            drop(state, game->column[i][j], i);
}
