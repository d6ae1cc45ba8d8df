/* SPDX-License-Identifier: MIT */
/* Let any tiles be gone from a heap. For it to be won, some pair must be taken
   next that is not yet gone: two tiles that are available now. So one of these
   pairs must be. This holds for any set of tiles, and says most where there
   are few such pairs. So a stuck play is made to go on by pairs that really
   are false, for as long as it stays stuck somewhere. */
#include "search.h"

#include <string.h>

enum { UNTRIED, NEEDED, WAIVED };

typedef struct Cut {
    Search *search;
    Play *play; /* stuck */
    Play *spare;
    u8 went_on;
    Goals goals; /* what needed choices would take: with that all goes */
    u8 state[MOST_CHOICES];
} Cut;

/* The slots that would go at once, were this choice true. */
static u8 slots_in_way(const Play *play, const Choice *choice)
{
    const Pair *pair = choice->pair;
    const Pair *end = pair + choice->count;
    u8 available = play->available[choice->group];
    u8 waiting = (u8)(available & ~play->gone[choice->group]);
    u8 slots = 0;
    if (waiting)
        for (; pair != end; pair++) {
            u8 both = pair->first_bit | pair->second_bit;
            if ((available & both) == both)
                slots |= both & waiting;
        }
    return slots;
}

/* 1 if a choice made true lets all tiles go; else the play has gone on. */
static u8 wins_all(Cut *cut, const Choice *choice, u8 slots)
{
    Search *search = cut->search;
    Play *play = cut->spare;
    u8 *partners = search->logic.allowed;
    search->nodes++;
    *play = *cut->play;
    allow_pairs(choice, partners);
    if (try_slots(&search->heap, play, partners, cut->goals, choice->group,
                  slots)) {
        forbid_pairs(choice, partners);
        return 1;
    }
    cut->spare = cut->play;
    cut->play = play;
    return 0;
}

static u8 is_single(u8 slots)
{
    return !(slots & (slots - 1));
}

static void try_choice(Cut *cut, u16 nth, u8 slots)
{
    const Choice *choice = &cut->search->logic.choice[nth];
    u8 *goals = &cut->goals[choice->group];
    cut->state[nth] = NEEDED;
    if (*goals & slots)
        return;
    if (wins_all(cut, choice, slots)) {
        if (is_single(slots))
            *goals |= slots;
    } else {
        cut->state[nth] = WAIVED;
        cut->went_on = 1;
    }
}

/* Tries what was decided last first; what was decided at no level at all stays
   as it is. */
static void go_through(Cut *cut)
{
    Search *search = cut->search;
    const Logic *logic = &search->logic;
    u16 at = logic->trail_count;
    cut->went_on = 0;
    search->count = 0;
    while (at-- > logic->level_start[1]) {
        Literal literal = logic->trail[at];
        u16 nth = CHOICE_OF(literal);
        u8 slots = 0;
        if (!IS_POSITIVE(literal) && cut->state[nth] != WAIVED)
            slots = slots_in_way(cut->play, &logic->choice[nth]);
        if (slots && cut->state[nth] == UNTRIED)
            try_choice(cut, nth, slots);
        if (slots && cut->state[nth] == NEEDED)
            search->literal[search->count++] = INVERSE(literal);
    }
}

static void forbid_again(const Cut *cut)
{
    Logic *logic = &cut->search->logic;
    u16 nth;
    for (nth = 0; nth < logic->choices; nth++)
        if (cut->state[nth] == WAIVED)
            forbid_pairs(&logic->choice[nth], logic->allowed);
}

void cut(Search *search, Play *stuck)
{
    Play spare;
    Cut state;
    search->count = 0;
    if (!search->logic.level)
        return;
    state.search = search;
    state.play = stuck;
    state.spare = &spare;
    memset(state.goals, 0, sizeof state.goals);
    memset(state.state, UNTRIED, search->logic.choices);
    do
        go_through(&state);
    while (state.went_on);
    forbid_again(&state);
}
