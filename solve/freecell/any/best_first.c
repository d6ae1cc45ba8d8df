/* SPDX-License-Identifier: MIT */
/* Best-first search for any FreeCell solution. The solver runs several
   searches in turn, each with different weights; the later ones may expand far
   more nodes. A search always expands the node with the lowest weighted sum of
   features, of which the path cost is one (Doran and Michie, "Experiments with
   the graph traverser program", 1966; Pohl, "Heuristic search viewed as path
   finding in a graph", 1970). Costs and keys of successors are computed
   incrementally from the parent, and a full state is built only when its
   successor is popped. The closed set stores only hashes: a collision can hide
   a solution but never produces a wrong one. */
#include "best_first.h"

#include <string.h>

#include "solve/freecell/freecell.h"
#include "solve/freecell/solution.h"

typedef struct BestFirstAttempt {
    u32 most_nodes;
    FreecellWeights weights;
} BestFirstAttempt;

/* Found by experiment. From hundreds of candidates, each entry solves the most
   deals, per node spent, of those that all earlier entries leave unsolved. */
static const BestFirstAttempt attempts[] = {
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
STATIC_ASSERT(COUNT_OF(attempts) == FREECELL_ATTEMPTS);

enum {
    SUCCESSORS_PER_NODE = 16,
    CLOSED_SLOTS_PER_NODE = 4,
    FIRST_NODES = 128
};
STATIC_ASSERT(sizeof(BestFirstSearch) % _Alignof(u64) == 0);

static u32 fewer(u64 a, u64 b)
{
    return (u32)(a < b ? a : b);
}

/* ---------------------------------------------------------------- memory */

/* The size of the closed set: a power of two, at least twice the number of
   nodes. */
static u64 closed_capacity(u32 most)
{
    u64 room = 1;
    while (room < (u64)most * 2)
        room *= 2;
    ASSERT(room >= (u64)most * 2 && !(room & (room - 1)));
    return room;
}

static void clear_closed(BestFirstSearch *search, u64 room)
{
    ASSERT(room && !(room & (room - 1)));
    memset(search->closed, 0, (size_t)room * sizeof(u64));
    search->closed_mask = room - 1;
}

/* Divides the question's memory among the parts of a search. Returns how many
   nodes fit, at most the number wanted. */
static u32 lay_out(BestFirstSearch **search, const Question *question,
                   u32 most)
{
    u64 each = sizeof(BestFirstNode) +
               SUCCESSORS_PER_NODE * sizeof(FreecellSuccessor) +
               CLOSED_SLOTS_PER_NODE * sizeof(u64);
    u64 skip = (0 - (u64)(uintptr_t)question->memory) & 63;
    u64 fixed = sizeof(BestFirstSearch) + 64; /* for alignment */
    u8 *memory = (u8 *)question->memory + skip;
    if (question->size < fixed + each)
        return 0;
    if (most > (question->size - fixed) / each)
        most = (u32)((question->size - fixed) / each);
    *search = (BestFirstSearch *)(void *)memory;
    memory += sizeof(BestFirstSearch);
    (*search)->nodes = (BestFirstNode *)(void *)memory;
    memory += most * sizeof(BestFirstNode);
    (*search)->closed = (u64 *)(void *)memory;
    memory += closed_capacity(most) * sizeof(u64);
    bucket_queue_clear(&(*search)->queue, (FreecellSuccessor *)(void *)memory,
                       most * SUCCESSORS_PER_NODE);
    clear_closed(*search, closed_capacity(fewer(most, FIRST_NODES)));
    ASSERT(memory <= (u8 *)question->memory + question->size);
    return most;
}

/* ---------------------------------------------------------------- search */

/* Inserts a key; returns 1 if it is new. */
static u8 closed_insert(BestFirstSearch *search, u64 key)
{
    u64 slot = key >> 32 & search->closed_mask;
    ASSERT_SLOW(search->count <= search->closed_mask); /* never full */
    while (search->closed[slot]) {
        if (search->closed[slot] == key)
            return 0;
        slot = (slot + 1) & search->closed_mask;
    }
    search->closed[slot] = key;
    return 1;
}

/* The table starts small and grows: most searches are short, and a small table
   stays in the cache. */
static void grow_closed(BestFirstSearch *search)
{
    u32 i;
    clear_closed(search, (search->closed_mask + 1) * 2);
    ASSERT_SLOW(search->closed_mask >= 2 * (u64)search->count);
    for (i = 0; i < search->count; i++)
        closed_insert(search, search->nodes[i].state.key);
}

/* Builds the state of a successor and appends it as the next node. */
static void add_node(BestFirstSearch *search,
                     const FreecellSuccessor *successor)
{
    BestFirstNode *node = &search->nodes[search->count];
    const BestFirstNode *parent = &search->nodes[successor->parent];
    ASSERT_SLOW(successor->parent < search->count);
    scored_state_copy(&node->state, &parent->state);
    node->parent = successor->parent;
    node->step = successor->step;
    node->depth = (u16)(parent->depth + 1);
    scored_state_apply(&node->state, &search->costs, successor->step);
}

static void add_root(BestFirstSearch *search, const FreeCell *game)
{
    BestFirstNode *root = search->nodes;
    ASSERT(game->cells <= FREECELL_MOST_CELLS);
    memset(root, 0, sizeof *root);
    scored_state_init(&root->state, &search->costs, game);
    scored_state_autoplay(&root->state, &search->costs);
    search->count = 0;
    search->win.parent = no_node;
}

/* Pops the best successor that is not in the closed set, or NULL. */
static const FreecellSuccessor *pop_new_successor(BestFirstSearch *search)
{
    const FreecellSuccessor *successor;
    if (search->win.parent != no_node)
        return &search->win;
    do
        successor = bucket_queue_pop(&search->queue);
    while (successor && !closed_insert(search, successor->key));
    return successor;
}

/* SOLVED when the last node is a goal, LIMIT when no more nodes fit,
   IMPOSSIBLE when the queue is empty. */
static Verdict run_search(BestFirstSearch *search, u32 most)
{
    const FreecellSuccessor *successor;
    closed_insert(search, search->nodes->state.key);
    while (search->nodes[search->count].state.blocks) {
        search->expanding = search->count++;
        if ((u64)search->count * 2 > search->closed_mask)
            grow_closed(search);
        best_first_search_expand(search);
        if (search->count == most || is_stopped(search->question))
            return LIMIT;
        successor = pop_new_successor(search);
        if (!successor)
            return IMPOSSIBLE;
        add_node(search, successor);
    }
    return SOLVED;
}

/* ---------------------------------------------------------------- answer */

/* The steps, and then the moves, overwrite the queue, which is no longer
   needed. */
static void write_answer(BestFirstSearch *search, const FreeCell *game,
                         Answer *answer)
{
    const BestFirstNode *node = &search->nodes[search->count];
    u32 depth = node->depth;
    u32 left = depth;
    FreecellStep *steps = (FreecellStep *)(void *)search->queue.successors;
    FreecellLine line;
    ASSERT(!node->state.blocks);
    while (left--) {
        steps[left] = node->step;
        node = &search->nodes[node->parent];
    }
    line.game = *game;
    line.moves = (u16 *)(void *)(steps + depth);
    line.count = 0;
    line.room =
        search->queue.room * (u32)(sizeof(FreecellSuccessor) / sizeof(u16)) -
        depth;
    answer->verdict =
        freecell_line_write(&line, steps, depth, search->costs.slack)
            ? SOLVED
            : REFUTED;
    answer->line = line.moves;
    answer->length = line.count;
}

static void run_attempt(const Question *question,
                        const BestFirstAttempt *attempt, Answer *answer)
{
    const FreeCell *game = question->position;
    BestFirstSearch *search;
    u32 most = lay_out(
        &search, question,
        fewer(attempt->most_nodes, question->most_nodes - answer->nodes));
    ASSERT(question->most_nodes >= answer->nodes);
    if (!most)
        return;
    search->question = question;
    freecell_costs_init(&search->costs, &attempt->weights, game);
    add_root(search, game);
    if (run_search(search, most) == SOLVED)
        write_answer(search, game, answer);
    answer->nodes += search->count;
}

void freecell_best_first_between(const Question *question, u8 from, u8 until,
                                 Answer *answer)
{
    ASSERT(until <= COUNT_OF(attempts));
    for (; from < until && answer->verdict == LIMIT; from++)
        run_attempt(question, &attempts[from], answer);
}

void freecell_best_first(const Question *question, Answer *answer)
{
    freecell_best_first_between(question, 0, FREECELL_ATTEMPTS, answer);
}
