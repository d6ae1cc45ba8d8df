/* SPDX-License-Identifier: MIT */
/* Deals for tests of FreeCell's solver, and checks of its answers. */
#include "freecell_deals.h"

#include <stdio.h>
#include <string.h>

int take_memory(void **state)
{
    (void)state;
    return take_block(MEMORY);
}

void deal(Trial *trial, const char *variant, const char *number)
{
    try_variant(trial, &freecell, variant);
    try_deal(trial, number);
}

void deal_nth(Trial *trial, const char *variant, int number)
{
    char text[12];
    snprintf(text, sizeof text, "%d", number);
    deal(trial, variant, text);
}

/* Takes cards off random foundations until enough are left to play with. */
static u8 take_off(FreeCell *game, u8 *rng, u8 left, u8 *deck)
{
    u8 count = 0;
    memset(game->home, FREECELL_KING, sizeof game->home);
    while (count < left) {
        const u8 suit = (u8)rng_below(rng, FREECELL_SUITS);
        if (game->home[suit])
            deck[count++] = FREECELL_CARD(game->home[suit]--, suit);
    }
    return count;
}

/* Draws the card to lie deepest of those left. The lower it is, the harder is
   the endgame. */
static u8 draw_low(u8 *rng, const u8 *deck, u8 count, u32 draws)
{
    u8 best = (u8)rng_below(rng, count);
    while (draws--) {
        const u8 at = (u8)rng_below(rng, count);
        if (FREECELL_RANK(deck[at]) < FREECELL_RANK(deck[best]))
            best = at;
    }
    return best;
}

void deal_endgame(Trial *trial, const char *variant, u8 *rng, u8 most_left)
{
    FreeCell *game = (FreeCell *)(void *)trial->bytes;
    u8 deck[FREECELL_CARDS];
    const u8 columns =
        (u8)(FREECELL_COLUMNS - (rng_below(rng, 4) ? 0 : rng_below(rng, 5)));
    const u32 draws = rng_below(rng, 4);
    u8 count, i;
    deal_nth(trial, variant, 1);
    memset(game->column, 0, sizeof game->column);
    memset(game->height, 0, sizeof game->height);
    count = take_off(game, rng, (u8)(most_left - rng_below(rng, 10)), deck);
    for (i = 0; i < game->cells; i++)
        if (rng_below(rng, 3)) {
            const u8 at = (u8)rng_below(rng, count);
            game->cell[i] = deck[at];
            deck[at] = deck[--count];
        }
    for (i = 0; count; i = (u8)((i + 1) % columns)) {
        const u8 at = draw_low(rng, deck, count, draws);
        game->column[i][game->height[i]++] = deck[at];
        deck[at] = deck[--count];
    }
    assert_true(freecell_is_sound(game));
}

void play_by_chance(Trial *trial, u8 *rng, int count)
{
    u16 moves[300];
    u16 listed;
    while (count-- && (listed = freecell.list(trial->bytes, moves, 300)) != 0)
        apply_move(trial, moves[rng_below(rng, listed)]);
}

Answer ask_with(Ask *search, const Trial *trial, How how, u64 size, u64 most)
{
    const Question question =
        question_on(trial->game, trial->bytes, how, size, most);
    Answer answer = {0};
    answer.verdict = LIMIT;
    search(&question, &answer);
    return answer;
}

Answer ask_within(const Trial *trial, How how, u64 size, u64 most)
{
    return ask_with(solve, trial, how, size, most);
}

Answer ask(const Trial *trial, How how)
{
    return ask_within(trial, how, MEMORY, no_limit);
}

void check_line(const Trial *trial, const Answer *answer)
{
    Trial after;
    win_line(&freecell, trial->bytes, answer, after.bytes);
}

u32 play_line(const Trial *trial, const Answer *answer)
{
    Trial after = *trial;
    Event events[FREECELL_KING + FREECELL_CARDS];
    u32 moved = 0;
    u32 i;
    for (i = 0; i < answer->length; i++) {
        Trace trace = {events, COUNT_OF(events), 0};
        assert_int_equal(freecell.apply(after.bytes, answer->line[i], &trace),
                         FINE);
        moved += trace.count;
    }
    assert_int_equal(freecell.status(after.bytes), WON);
    return moved;
}
