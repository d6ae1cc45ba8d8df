/* SPDX-License-Identifier: MIT */
/* FreeCell, any line: best-first searches one after the other, each with its
   own taste and more patience than those before it, and when all of them have
   failed the search that looks everywhere. */
#include "fast.h"

#include <string.h>

#include "freecell.h"
#include "line.h"

typedef struct Attempt {
    u32 most_nodes;
    Weights weights;
} Attempt;

/* Found by trial: each is the one that, of hundreds, solves most of what all
   before it leave unsolved for the nodes that it takes. */
static const Attempt attempts[] = {
    {200, {3, 18, 1, {5, 1}, {23, 19, 25, 25}, {28, 27, 18}, 11, 11, 13}},
    {100, {2, 26, 8, {1, -3}, {17, 34, 32, 37}, {28, 33, 36}, 13, 12, 13}},
    {250, {5, 22, -1, {11, 4}, {23, 23, 58, 69}, {40, 21, 7}, 9, 12, 13}},
    {120, {2, 24, 2, {1, -2}, {17, 32, 32, 31}, {33, 33, 20}, 9, 12, 13}},
    {300, {2, 18, 8, {-1, -2}, {23, 36, 48, 26}, {42, 52, 6}, 10, 12, 13}},
    {120, {2, 26, 1, {6, 6}, {31, 33, 28, 35}, {28, 24, 22}, 11, 9, 13}},
    {500, {1, 18, 8, {0, 2}, {37, 19, 28, 69}, {23, 33, 7}, 14, 12, 4}},
    {100, {5, 22, 8, {10, -3}, {14, 28, 64, 37}, {28, 52, 7}, 10, 9, 13}},
    {150, {3, 17, 8, {-1, 6}, {18, 21, 26, 22}, {23, 21, 36}, 10, 9, 13}},
    {80, {2, 27, 3, {7, 1}, {24, 34, 25, 37}, {28, 21, 20}, 7, 0, 13}},
    {300, {5, 21, 3, {6, -2}, {17, 21, 58, 31}, {38, 27, 15}, 9, 10, 13}},
    {120, {2, 22, 8, {0, -3}, {23, 17, 33, 22}, {33, 21, 26}, 7, 11, 2}},
    {500, {3, 24, 1, {-1, 4}, {17, 17, 46, 31}, {25, 52, 37}, 11, 12, 13}},
    {250, {2, 21, 8, {1, -1}, {19, 32, 36, 37}, {36, 84, 29}, 11, 9, 13}},
    {500, {3, 24, 2, {4, 0}, {40, 40, 57, 23}, {45, 45, 12}, 7, 12, 13}},
    {3000, {4, 8, 6, {8, 6}, {30, 49, 28, 70}, {30, 20, 6}, 5, 10, 13}},
    {3000, {3, 18, 1, {5, 1}, {23, 19, 25, 25}, {28, 27, 18}, 11, 11, 2}},
    {8000, {7, 26, 4, {9, 2}, {31, 17, 26, 26}, {40, 88, 6}, 11, 9, 13}},
    {16000, {5, 17, 10, {1, 0}, {38, 19, 58, 37}, {33, 103, 7}, 10, 13, 13}},
    {40000, {5, 18, 2, {5, 6}, {26, 38, 54, 59}, {35, 52, 7}, 1, 14, 13}},
    {20000, {3, 18, 1, {5, 1}, {23, 19, 25, 25}, {28, 27, 18}, 11, 11, 2}},
    {40000, {8, 8, 6, {6, 4}, {40, 48, 56, 68}, {24, 16, 8}, 6, 0, 0}},
};

enum { OFFERS_A_NODE = 16, SEEN_A_NODE = 4 };

/* ---------------------------------------------------------------- memory */

/* The largest power of two that many nodes need as a table of keys. */
static u64 seen_room(u32 most)
{
    u64 room = 1;
    while (room < (u64)most * 2)
        room *= 2;
    return room;
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
    (*search)->seen_mask = seen_room(most) - 1;
    memory += seen_room(most) * sizeof(u64);
    clear_queue(&(*search)->queue, (Offer *)(void *)memory,
                most * OFFERS_A_NODE);
    memset((*search)->seen, 0, (size_t)seen_room(most) * sizeof(u64));
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

static u32 fewer(u64 a, u64 b)
{
    return (u32)(a < b ? a : b);
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
