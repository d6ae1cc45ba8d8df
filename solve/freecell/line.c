/* SPDX-License-Identifier: MIT */
/* A step names cards, a move names places. What flew home in the search and
   doesn't in the rules stays where it is until it is in the way: many such
   cards fly by themselves before that, and then cost no move. */
#include "line.h"

static u8 play_move(Line *line, u16 move)
{
    if (line->count == line->room || freecell.apply(&line->game, move, NULL))
        return 0;
    line->moves[line->count++] = move;
    return 1;
}

/* Where a card is free or heads the sequence at a column's end, and how many
   cards that are; HOME_PLACE when it is nowhere so. */
static u8 find_card(const FreeCell *game, u8 card, u8 *count)
{
    u8 place;
    for (place = 0; place < FREECELL_COLUMNS; place++) {
        const u8 *end = &game->column[place][game->height[place]];
        if (!game->height[place])
            continue;
        *count = (u8)(RANK_OF(card) - RANK_OF(end[-1]) + 1);
        if (*count && *count <= game->height[place] && end[-*count] == card)
            return place;
    }
    *count = 1;
    for (place = 0; place < game->cells; place++)
        if (game->cell[place] == card)
            return (u8)(FIRST_CELL + place);
    return HOME_PLACE;
}

/* Where a step leads, or NOT_FOUND. */
static u8 find_goal(const FreeCell *game, u8 onto)
{
    u8 first = onto == IN_CELL ? FIRST_CELL : 0;
    u8 last = onto == IN_CELL ? (u8)(FIRST_CELL + game->cells) : FIRST_CELL;
    u8 card = onto < FIRST_CARD ? 0 : onto;
    if (onto == AT_HOME)
        return HOME_PLACE;
    while (first < last && end_card(game, first) != card)
        first++;
    return first < last ? first : NOT_FOUND;
}

static u8 play_as_move(Line *line, Step step)
{
    u8 count;
    u8 from = find_card(&line->game, step.card, &count);
    u8 to = find_goal(&line->game, step.onto);
    return to != NOT_FOUND && play_move(line, MOVE_OF(from, to, count));
}

/* The suit of the last card on a card that lies in a column, or the suit of
   the card itself. */
static u8 suit_above(const FreeCell *game, u8 card)
{
    u8 place, i;
    for (place = 0; place < FREECELL_COLUMNS; place++)
        for (i = 0; i < game->height[place]; i++)
            if (game->column[place][i] == card)
                return SUIT_OF(end_card(game, place));
    return SUIT_OF(card);
}

/* The suit that is most likely in a step's way. */
static u8 suit_in_way(const FreeCell *game, Step step)
{
    u8 count;
    if (find_card(game, step.card, &count) == HOME_PLACE ||
        step.onto < FIRST_CARD)
        return suit_above(game, step.card);
    return suit_above(game, step.onto);
}

/* One card, of a suit if that can be. */
static u8 send_one_home(Line *line, u8 haste, u8 suit)
{
    const FreeCell *game = &line->game;
    u16 move = 0;
    u8 place;
    for (place = 0; place < FIRST_CELL + game->cells; place++) {
        u8 card = end_card(game, place);
        if (card && goes_home(game, card) &&
            is_hasty(game->home, card, haste) &&
            (!move || SUIT_OF(card) == suit))
            move = MOVE_OF(place, HOME_PLACE, 1);
    }
    return move && play_move(line, move);
}

static u8 is_home(const FreeCell *game, u8 card)
{
    return game->home[SUIT_OF(card)] >= RANK_OF(card);
}

u8 write_line(Line *line, const Step *steps, u32 count, u8 haste)
{
    u32 i;
    for (i = 0; i < count; i++) {
        if (steps[i].onto == AT_HOME && is_home(&line->game, steps[i].card))
            continue;
        while (!play_as_move(line, steps[i]))
            if (!send_one_home(line, haste,
                               suit_in_way(&line->game, steps[i])))
                return 0;
    }
    while (send_one_home(line, FREECELL_KING, 0))
        ;
    return freecell.score(&line->game) == FREECELL_CARDS;
}
