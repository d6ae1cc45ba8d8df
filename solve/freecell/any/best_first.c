/* SPDX-License-Identifier: MIT */
/* FreeCell, any line: best-first searches one after the other, each with its
   own taste and more patience than those before it, and when all of them have
   failed the search that looks everywhere. */
#include "best_first.h"

#include <string.h>

#include "solve/freecell/freecell.h"
#include "solve/freecell/solution.h"

typedef struct Attempt {
    u32 most_nodes;
    Weights weights;
} Attempt;

/* Found by trial: each is the one that, of hundreds, solves most of what all
   before it leave unsolved for the nodes that it takes. */
static const Attempt attempts[] = {
    {197, {3, 18, 1, {5, 1}, {23, 19, 25, 25}, {34, 27, 18}, 11, 11, 13}},
    {147, {3, 29, 4, {-1, -3}, {15, 30, 28, 52}, {28, 20, 30}, 6, 12, 4}},
    {860, {-1, 18, 2, {3, -1}, {12, 19, 21, 39}, {22, 24, 8}, 13, 13, 13}},
    {476, {2, 22, 8, {0, -3}, {23, 17, 33, 22}, {33, 21, 26}, 7, 11, 2}},
    {287, {3, 17, 8, {-1, 6}, {18, 21, 26, 22}, {23, 21, 36}, 10, 9, 4}},
    {599, {5, 22, 8, {10, -3}, {14, 22, 64, 37}, {28, 52, 5}, 10, 9, 2}},
    {5300, {5, 18, 2, {5, 6}, {26, 38, 54, 59}, {35, 52, 7}, 1, 14, 13}},
    {1103, {1, 18, 8, {0, 2}, {31, 19, 28, 69}, {23, 33, 7}, 12, 12, 13}},
    {1557, {3, 17, 9, {-1, 6}, {13, 21, 26, 22}, {23, 21, 41}, 6, 9, 13}},
    {5358, {5, 22, -1, {11, 4}, {23, 23, 58, 69}, {40, 21, 7}, 9, 12, 4}},
    {16000, {5, 17, 10, {1, 0}, {38, 19, 58, 37}, {33, 103, 7}, 10, 13, 13}},
    {20000, {3, 18, 1, {5, 1}, {23, 19, 25, 25}, {28, 27, 18}, 11, 11, 2}},
    {40000, {5, 18, 2, {5, 6}, {26, 38, 54, 59}, {35, 52, 7}, 1, 14, 13}},
};

enum { OFFERS_A_NODE = 16, SEEN_A_NODE = 4, FIRST_NODES = 128 };

static u32 fewer(u64 a, u64 b)
{
    return (u32)(a < b ? a : b);
}

/* ---------------------------------------------------------------- memory */

/* The largest power of two that many nodes need as a table of keys. */
static u64 seen_room(u32 most)
{
    u64 room = 1;
    while (room < (u64)most * 2)
        room *= 2;
    return room;
}

static void clear_seen(Search *search, u64 room)
{
    memset(search->seen, 0, (size_t)room * sizeof(u64));
    search->seen_mask = room - 1;
}

/* Lays a search out in the question's memory; how many nodes it has room
   for, at most as many as are wanted. */
static u32 lay_out(Search **search, const Question *question, u32 most)
{
    u64 each = sizeof(Node) + OFFERS_A_NODE * sizeof(Offer) +
               SEEN_A_NODE * sizeof(u64);
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    u64 fixed = sizeof(Search) + 64; /* wherever the memory begins */
    u8 *memory = (u8 *)question->memory + skip;
    if (question->size < fixed + each)
        return 0;
    if (most > (question->size - fixed) / each)
        most = (u32)((question->size - fixed) / each);
    *search = (Search *)(void *)memory;
    memory += sizeof(Search);
    (*search)->nodes = (Node *)(void *)memory;
    memory += most * sizeof(Node);
    (*search)->seen = (u64 *)(void *)memory;
    memory += seen_room(most) * sizeof(u64);
    clear_queue(&(*search)->queue, (Offer *)(void *)memory,
                most * OFFERS_A_NODE);
    clear_seen(*search, seen_room(fewer(most, FIRST_NODES)));
    return most;
}

/* ---------------------------------------------------------------- search */

/* Whether a key is new, which it is no more then. */
static u8 note_key(Search *search, u64 key)
{
    u64 slot = key >> 32 & search->seen_mask;
    while (search->seen[slot]) {
        if (search->seen[slot] == key)
            return 0;
        slot = (slot + 1) & search->seen_mask;
    }
    search->seen[slot] = key;
    return 1;
}

/* Most searches are short, and a small table stays near the processor. */
static void grow_seen(Search *search)
{
    u32 i;
    clear_seen(search, (search->seen_mask + 1) * 2);
    for (i = 0; i < search->count; i++)
        note_key(search, search->nodes[i].state.key);
}

/* The position that an offer leads to, as the next node. */
static void make_node(Search *search, const Offer *offer)
{
    Node *node = &search->nodes[search->count];
    const Node *parent = &search->nodes[offer->parent];
    copy_state(&node->state, &parent->state);
    node->parent = offer->parent;
    node->step = offer->step;
    node->depth = (u16)(parent->depth + 1);
    play_step(&node->state, &search->prices, offer->step);
}

static void make_root(Search *search, const FreeCell *game)
{
    Node *root = search->nodes;
    memset(root, 0, sizeof *root);
    read_state(&root->state, &search->prices, game);
    fly_home(&root->state, &search->prices);
    search->count = 0;
    search->win.parent = NO_NODE;
}

/* The best offer that leads to something new, or NULL. */
static const Offer *choose_offer(Search *search)
{
    const Offer *offer;
    if (search->win.parent != NO_NODE)
        return &search->win;
    do
        offer = take_offer(&search->queue);
    while (offer && !note_key(search, offer->key));
    return offer;
}

/* Whether the last node is won; LIMIT when there are no more nodes, and
   IMPOSSIBLE when nothing is offered any more. */
static Verdict run_search(Search *search, u32 most)
{
    const Offer *offer;
    note_key(search, search->nodes->state.key);
    while (search->nodes[search->count].state.blocks) {
        search->at = search->count++;
        if ((u64)search->count * 2 > search->seen_mask)
            grow_seen(search);
        offer_steps(search);
        if (search->count == most || is_stopped(search->question))
            return LIMIT;
        offer = choose_offer(search);
        if (!offer)
            return IMPOSSIBLE;
        make_node(search, offer);
    }
    return SOLVED;
}

/* ---------------------------------------------------------------- answer */

/* The steps and then the moves take the place of the offers. */
static void tell_line(Search *search, const FreeCell *game, Answer *answer)
{
    const Node *node = &search->nodes[search->count];
    u32 depth = node->depth;
    u32 left = depth;
    Step *steps = (Step *)(void *)search->queue.offers;
    Line line;
    while (left--) {
        steps[left] = node->step;
        node = &search->nodes[node->parent];
    }
    line.game = *game;
    line.moves = (u16 *)(void *)(steps + depth);
    line.count = 0;
    line.room =
        search->queue.room * (u32)(sizeof(Offer) / sizeof(u16)) - depth;
    answer->verdict = write_line(&line, steps, depth, search->prices.haste)
                          ? SOLVED
                          : REFUTED;
    answer->line = line.moves;
    answer->length = line.count;
}

static void attempt(const Question *question, const Attempt *attempt,
                    Answer *answer)
{
    const FreeCell *game = question->position;
    Search *search;
    u32 most = lay_out(
        &search, question,
        fewer(attempt->most_nodes, question->most_nodes - answer->nodes));
    if (!most)
        return;
    search->question = question;
    set_prices(&search->prices, &attempt->weights, game);
    make_root(search, game);
    if (run_search(search, most) == SOLVED)
        tell_line(search, game, answer);
    answer->nodes += search->count;
}

void solve_fast(const Question *question, Answer *answer)
{
    u8 i;
    for (i = 0; i < COUNT_OF(attempts) && answer->verdict == LIMIT; i++)
        attempt(question, &attempts[i], answer);
}
