/* SPDX-License-Identifier: MIT */
/* Translates a solver's steps into moves and plays them. A step names cards, a
   move names places. Cards that autoplay sends home in the search but not in
   the rules stay where they are until they are in the way: many of them go
   home by themselves before that, and then cost no move. */
#include "solution.h"

/* Records where the moves played so far have left the cards. Cards that go
   home by themselves are not recorded. */
static void note_places(FreecellLine *line)
{
    const FreeCell *game = &line->game;
    u8 place, i;
    for (place = 0; place < FREECELL_COLUMNS; place++)
        for (i = 0; i < game->height[place]; i++)
            line->place[game->column[place][i]] = place;
    for (i = 0; i < game->cells; i++)
        line->place[game->cell[i]] = (u8)(FREECELL_FIRST_CELL + i);
}

/* Records the new place of the cards that a move is about to take there. */
static void note_move(FreecellLine *line, u16 move, u8 place)
{
    const FreeCell *game = &line->game;
    u8 from = FREECELL_MOVE_FROM(move);
    u8 count = FREECELL_MOVE_COUNT(move);
    ASSERT_SLOW(count <= FREECELL_KING);
    if (from >= FREECELL_FIRST_CELL)
        line->place[game->cell[from - FREECELL_FIRST_CELL]] = place;
    else
        for (; count; count--)
            line->place[game->column[from][game->height[from] - count]] =
                place;
}

/* A move that the rules refuse changes nothing. */
static u8 play_move(FreecellLine *line, u16 move)
{
    ASSERT(line->count <= line->room);
    if (line->count == line->room)
        return 0;
    note_move(line, move, FREECELL_MOVE_TO(move));
    if (freecell.apply(&line->game, move, NULL)) {
        note_move(line, move, FREECELL_MOVE_FROM(move));
        return 0;
    }
    line->moves[line->count++] = move;
    return 1;
}

static u8 is_home(const FreeCell *game, u8 card)
{
    return game->home[FREECELL_SUIT(card)] >= FREECELL_RANK(card);
}

/* How many cards move with a card that is free or heads the sequence at the
   end of a column; 0 if it does neither. */
static u8 count_cards(const FreecellLine *line, u8 card)
{
    u8 place = line->place[card];
    u8 height, count;
    if (is_home(&line->game, card))
        return 0;
    if (place >= FREECELL_FIRST_CELL)
        return 1;
    ASSERT_SLOW(place < FREECELL_COLUMNS);
    height = line->game.height[place];
    count = (u8)(FREECELL_RANK(card) -
                 FREECELL_RANK(line->game.column[place][height - 1]) + 1);
    return count && count <= height &&
                   line->game.column[place][height - count] == card
               ? count
               : 0;
}

static u8 find_empty(const FreeCell *game, u8 first, u8 last)
{
    ASSERT(last <= FREECELL_FIRST_CELL + FREECELL_MOST_CELLS);
    while (first < last && freecell_end_card(game, first))
        first++;
    return first < last ? first : NOT_FOUND;
}

/* The place where a step leads, or NOT_FOUND. */
static u8 find_goal(const FreecellLine *line, u8 onto)
{
    const FreeCell *game = &line->game;
    if (onto == AT_HOME)
        return FREECELL_HOME_PLACE;
    if (onto == IN_CELL)
        return find_empty(game, FREECELL_FIRST_CELL,
                          (u8)(FREECELL_FIRST_CELL + game->cells));
    if (onto == ON_EMPTY_COLUMN)
        return find_empty(game, 0, FREECELL_COLUMNS);
    return freecell_end_card(game, line->place[onto]) == onto
               ? line->place[onto]
               : NOT_FOUND;
}

static u8 play_as_move(FreecellLine *line, FreecellStep step)
{
    u8 count = count_cards(line, step.card);
    u8 to = find_goal(line, step.onto);
    return count && to != NOT_FOUND &&
           play_move(line, FREECELL_MOVE(line->place[step.card], to, count));
}

/* The suit of the last card of the column in which a card lies; in a cell, its
   own suit. */
static u8 suit_above(const FreecellLine *line, u8 card)
{
    u8 place = line->place[card];
    if (place < FREECELL_COLUMNS && line->game.height[place])
        card = freecell_end_card(&line->game, place);
    return FREECELL_SUIT(card);
}

/* The suit of the card that most likely blocks a step. */
static u8 suit_in_way(const FreecellLine *line, FreecellStep step)
{
    u8 free = count_cards(line, step.card);
    ASSERT_SLOW(step.card);
    return suit_above(line,
                      free && step.onto >= FIRST_CARD ? step.onto : step.card);
}

/* Sends one card home, of the given suit if possible. */
static u8 send_one_home(FreecellLine *line, u8 slack, u8 suit)
{
    const FreeCell *game = &line->game;
    u8 i;
    ASSERT(suit < FREECELL_SUITS);
    for (i = 0; i < FREECELL_SUITS; i++) {
        u8 next = (u8)((suit + i) % FREECELL_SUITS);
        u8 card = FREECELL_CARD(game->home[next] + 1, next);
        if (game->home[next] < FREECELL_KING &&
            freecell_end_card(game, line->place[card]) == card &&
            is_autoplayed(game->home, card, slack))
            return play_move(line, FREECELL_MOVE(line->place[card],
                                                 FREECELL_HOME_PLACE, 1));
    }
    return 0;
}

u8 freecell_line_write(FreecellLine *line, const FreecellStep *steps,
                       u32 count, u8 slack)
{
    u32 i;
    note_places(line);
    for (i = 0; i < count; i++)
        while (!(steps[i].onto == AT_HOME &&
                 is_home(&line->game, steps[i].card)) &&
               !play_as_move(line, steps[i]))
            if (!send_one_home(line, slack, suit_in_way(line, steps[i])))
                return 0;
    while (send_one_home(line, FREECELL_KING, 0))
        ;
    return freecell.score(&line->game) == FREECELL_CARDS;
}
