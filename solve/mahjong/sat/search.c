/* SPDX-License-Identifier: MIT */
/* The search for pairs that can be taken in some order: it plays what is
   certain, decides on a pair, and learns from every dead end. */
#include "search.h"

#include <string.h>

enum {
    FIRST_WEIGHT = 1 << 8,
    LIKING = 2, /* lessons that a choice is worth which was true before */
    TURN = 32,  /* lessons, at least, before it starts anew */
    MOST_LEARNT = 1 << 15,
    NO_CHOICE = 0xFFFF
};

/* -------------------------------------------------------------- playing */

static Play *play_now(Search *search)
{
    return &search->play[search->logic.level];
}

static void take_pairs(Search *search, const Choice *choice)
{
    Play *play = play_now(search);
    u8 available = play->available[choice->group];
    u8 i;
    for (i = 0; i < choice->count; i++) {
        u8 both = choice->pair[i].first_bit | choice->pair[i].second_bit;
        if ((available & both) == both)
            take_slots(&search->heap, play, search->logic.chosen,
                       choice->group, both);
    }
}

/* Takes the pairs that have become certain, and what they free. */
static void play_on(Search *search)
{
    const Logic *logic = &search->logic;
    u16 *played = &search->played[logic->level];
    for (; *played < logic->trail_count; ++*played) {
        Literal literal = logic->trail[*played];
        if (IS_POSITIVE(literal))
            take_pairs(search, &logic->choice[CHOICE_OF(literal)]);
    }
}

/* ------------------------------------------------------------- deciding */

static u8 can_be_taken(u8 waiting, const Choice *choice)
{
    u8 i;
    for (i = 0; i < choice->count; i++) {
        u8 both = choice->pair[i].first_bit | choice->pair[i].second_bit;
        if ((waiting & both) == both)
            return 1;
    }
    return 0;
}

static u32 score(const Search *search, u16 nth)
{
    return 1 + search->activity[nth] +
           (search->logic.liked[nth] ? LIKING * search->weight : 0);
}

typedef struct Best {
    u16 choice;
    u32 score;
} Best;

static void better(const Search *search, u8 group, u8 waiting, Best *best)
{
    const Logic *logic = &search->logic;
    u16 nth = logic->first_choice[group];
    for (; nth < logic->first_choice[group + 1]; nth++)
        if (logic->value[LITERAL_IS(nth)] == OPEN &&
            can_be_taken(waiting, &logic->choice[nth]) &&
            score(search, nth) > best->score) {
            best->choice = nth;
            best->score = score(search, nth);
        }
}

/* The best choice that can be played now. */
static u16 find_choice(const Search *search)
{
    const Play *play = &search->play[search->logic.level];
    Best best = {NO_CHOICE, 0};
    u8 group;
    for (group = 0; group < MAHJONG_KINDS; group++) {
        u8 waiting = (u8)(play->available[group] & ~play->gone[group]);
        if (waiting & (waiting - 1))
            better(search, group, waiting, &best);
    }
    return best.choice;
}

static void decide(Search *search, u16 nth)
{
    Logic *logic = &search->logic;
    u8 level = logic->level;
    search->play[level + 1] = search->play[level];
    search->played[level + 1] = search->played[level];
    open_level(logic);
    assign(logic, LITERAL_IS(nth), 0);
}

/* ------------------------------------------------------------ dead ends */

static void take_clause(Search *search, Ref ref)
{
    const Clause *clause = clause_at(&search->logic, ref);
    search->count = clause->size;
    memcpy(search->literal, clause->literal, clause->size * sizeof(Literal));
}

/* 1, with the clause that says so, if all cannot go even when a tile may have
   several partners. */
static u8 is_hopeless(Search *search)
{
    Play play = *play_now(search);
    settle_play(&search->heap, &play, search->logic.allowed);
    if (!play.left)
        return 0;
    cut(search, &play);
    return 1;
}

/* Looks ahead only where a dead end is near, or here. */
static u8 is_dead_end(Search *search, u16 choice)
{
    u8 wary = search->wary;
    search->wary = 0;
    return (wary || choice == NO_CHOICE) && is_hopeless(search);
}

/* Follows what was decided: LIMIT means that it goes on, REFUTED that it does
   not, with a clause that is all false. */
static Verdict look_around(Search *search, u16 *choice)
{
    Ref broken = follow(&search->logic);
    search->nodes++;
    if (broken) {
        take_clause(search, broken);
        return REFUTED;
    }
    play_on(search);
    if (!play_now(search)->left)
        return SOLVED;
    *choice = find_choice(search);
    return is_dead_end(search, *choice) ? REFUTED : LIMIT;
}

/* --------------------------------------------------------------- search */

/* 1, 1, 2, 1, 1, 2, 4, 1, 1, 2 ...: Luby's series, from 0. */
static u32 luby(u32 nth)
{
    u32 size = 1;
    while (size < nth + 1)
        size = 2 * size + 1;
    while (size - 1 != nth) {
        size >>= 1;
        nth %= size;
    }
    return (size + 1) / 2;
}

static void start_anew(Search *search)
{
    Logic *logic = &search->logic;
    return_to(logic, 0);
    search->turn = search->lessons + TURN * luby(search->starts++);
    if (logic->used - logic->first_learnt > search->most_learnt) {
        forget_half(logic);
        search->most_learnt += search->most_learnt / 8;
    }
}

/* Keeps room for one more clause, whatever its size. */
static u8 make_room(Search *search)
{
    if (has_room(&search->logic, MOST_CHOICES))
        return 1;
    search->most_learnt = 0;
    start_anew(search);
    search->most_learnt = ~(u32)0;
    return has_room(&search->logic, MOST_CHOICES);
}

static u8 may_go_on(Search *search)
{
    return search->nodes < search->question->most_nodes &&
           !is_stopped(search->question) && make_room(search);
}

Verdict search_pairs(Search *search)
{
    u16 choice = NO_CHOICE;
    start_anew(search);
    while (may_go_on(search)) {
        Verdict verdict = look_around(search, &choice);
        if (verdict == SOLVED)
            return SOLVED;
        if (verdict == LIMIT)
            decide(search, choice);
        else if (!learn(search))
            return IMPOSSIBLE;
        else if (search->lessons >= search->turn)
            start_anew(search);
    }
    return LIMIT;
}

static u8 start_search(Search *search, u32 *words, u32 room)
{
    search->weight = FIRST_WEIGHT;
    search->most_learnt = MOST_LEARNT;
    search->wary = 1;
    if (!set_logic(&search->logic, &search->heap, words, room))
        return 0;
    settle_play(&search->heap, &search->play[0], search->logic.chosen);
    return 1;
}

u8 set_search(Search *search, const Question *question, u32 *words, u32 room)
{
    memset(search, 0, sizeof *search);
    search->question = question;
    set_heap(&search->heap, &search->play[0], question->position);
    return start_search(search, words, room);
}

u8 set_search_on(Search *search, const Question *limits, const Heap *heap,
                 const Play *play, u32 *words, u32 room)
{
    memset(search, 0, sizeof *search);
    search->question = limits;
    search->heap = *heap;
    search->play[0] = *play;
    return start_search(search, words, room);
}

void insist_on(Search *search, u8 first, u8 second)
{
    const Heap *heap = &search->heap;
    const u16 nth = search->logic.choice_of[first][heap->slot[second]];
    if (heap->size[heap->group[first]] > 2)
        assign(&search->logic, LITERAL_IS(nth), 0);
}
