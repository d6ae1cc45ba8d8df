/* SPDX-License-Identifier: MIT */
/* Writes the steps of a solution as single-card moves of the rules. Cards that
   autoplay sends home in the search but not in the rules stay where they are
   until they are in the way. */
#include "optimal.h"

static u8 play_move(FreeCell *game, u16 move, u16 *moves, u32 *length)
{
    ASSERT(*length <= MOST_STEPS_DEEP);
    if (*length == MOST_STEPS_DEEP || freecell.apply(game, move, NULL))
        return 0;
    moves[(*length)++] = move;
    return 1;
}

/* Finds the place with this card at its end, among those from "first" to
   before "last". */
static u8 find_end(const FreeCell *game, u8 card, u8 first, u8 last)
{
    ASSERT(last <= FREECELL_FIRST_CELL + FREECELL_MOST_CELLS);
    while (first < last && freecell_end_card(game, first) != card)
        first++;
    return first < last ? first : NOT_FOUND;
}

static u16 move_of_step(const FreeCell *game, FreecellStep step)
{
    u8 cells = (u8)(FREECELL_FIRST_CELL + game->cells);
    u8 from = find_end(game, step.card, 0, cells);
    u8 to = FREECELL_HOME_PLACE;
    if (step.onto == IN_CELL)
        to = find_end(game, 0, FREECELL_FIRST_CELL, cells);
    else if (step.onto != AT_HOME)
        to = find_end(game, step.onto, 0, FREECELL_FIRST_CELL);
    if (from == NOT_FOUND || to == NOT_FOUND)
        return 0;
    return FREECELL_MOVE(from, to, 1);
}

static u8 send_one_home(FreeCell *game, u8 all, u16 *moves, u32 *length)
{
    u8 place;
    for (place = 0; place < FREECELL_FIRST_CELL + game->cells; place++) {
        u8 card = freecell_end_card(game, place);
        if (card && freecell_goes_home(game, card) &&
            (all || optimal_is_safe_home(game->home, card)))
            return play_move(game,
                             FREECELL_MOVE(place, FREECELL_HOME_PLACE, 1),
                             moves, length);
    }
    return 0;
}

/* The rules may send a card home that the search sends by a step: before it,
   or with another card that is sent home to make room for it. */
static u8 is_home_already(const FreeCell *game, FreecellStep step)
{
    ASSERT_SLOW(step.card);
    return step.onto == AT_HOME &&
           game->home[FREECELL_SUIT(step.card)] >= FREECELL_RANK(step.card);
}

u8 single_card_moves_write(const FreeCell *start, const FreecellStep *steps,
                           u32 count, u8 slack, u16 *moves, u32 *length)
{
    FreeCell game = *start;
    u32 i;
    for (i = 0, *length = 0; i < count; i++)
        while (!is_home_already(&game, steps[i]) &&
               !play_move(&game, move_of_step(&game, steps[i]), moves, length))
            if (!send_one_home(&game, slack, moves, length))
                return 0;
    while (send_one_home(&game, 1, moves, length))
        ;
    return freecell.score(&game) == FREECELL_CARDS;
}
