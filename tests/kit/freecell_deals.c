/* SPDX-License-Identifier: MIT */
/* Deals for tests of FreeCell's solver, and checks of its answers. */
#include "freecell_deals.h"

#include <stdio.h>

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
