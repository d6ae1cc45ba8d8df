/* SPDX-License-Identifier: MIT */
/* IDA* with pattern databases. A node counts when it is looked up. All
   successors of a node are looked up before any of them is searched: the
   processor then waits for all database entries at once, and the most
   promising successor can go first (node ordering). */
#include "ida_star.h"

#include <string.h>

#include "solve/pruning.h"

typedef struct Search {
    const DatabaseSet *pdbs;
    Budget *budget;
    u8 views;
    u8 *steps;
    u8 tile[PATTERN_CELLS];
    PartialState state[VIEWS][MOST_DATABASES];
} Search;

typedef struct Node {
    u32 state;
    u16 sum[VIEWS];
    u8 gap;
} Node;

typedef struct Successor {
    Node node;
    PartialState state[VIEWS];
    const u8 *byte[VIEWS];
    u8 place[VIEWS];
} Successor;

/* ------------------------------------------------------------ successors */

/* Prefetches the byte of the database that will be read next. */
static inline void prefetch_view(const Search *search, const Node *node,
                                 Successor *successor, u8 i)
{
    const View *view = &search->pdbs->views[i];
    u8 from = view->cell[successor->node.gap];
    u8 gap = view->cell[node->gap];
    Owner owner = view->owner[search->tile[successor->node.gap]];
    const PatternDatabase *database = &view->databases[owner.database];
    PartialState *after = &successor->state[i];
    ASSERT_SLOW(i < search->views);
    *after = partial_state_shift(database, &search->state[i][owner.database],
                                 owner.tile, from, gap);
    successor->byte[i] = pattern_database_byte(
        database, block_of(database->index, after->set, from),
        after->permutation, &successor->place[i]);
    __builtin_prefetch(successor->byte[i]);
}

static inline void read_view(const Node *node, Successor *successor, u8 i)
{
    PartialState *after = &successor->state[i];
    u16 before = after->value;
    after->value = value_after(
        before, (u32)*successor->byte[i] >> successor->place[i] & 1);
    successor->node.sum[i] = (u16)(node->sum[i] + after->value - before);
}

static inline u8 prefetch_successor(const Search *search, const Node *node,
                                    u8 way, Successor *successor)
{
    u8 i;
    successor->node.state = search->pdbs->automaton.next[node->state][way];
    if (!successor->node.state)
        return 0;
    successor->node.gap = search->pdbs->neighbour[node->gap][way];
    for (i = 0; i < SIDES && i < search->views; i++)
        prefetch_view(search, node, successor, i);
    return 1;
}

static inline u8 read_views(const Node *node, u32 left, Successor *successor,
                            u8 first, u8 end)
{
    u8 i;
    for (i = first; i < end; i++) {
        read_view(node, successor, i);
        if (successor->node.sum[i] > left)
            return 0;
    }
    return 1;
}

/* Looks up the remaining views. Most successors are pruned before that. */
static u8 read_more_views(const Search *search, const Node *node, u32 left,
                          Successor *successor)
{
    u8 i;
    for (i = SIDES; i < search->views; i++)
        prefetch_view(search, node, successor, i);
    return read_views(node, left, successor, SIDES, search->views);
}

/* Whether a successor is within the bound in every view. */
static inline u8 evaluate_successor(const Search *search, const Node *node,
                                    u32 left, Successor *successor)
{
    u8 near = search->views < SIDES ? search->views : SIDES;
    if (!spend(search->budget) || !read_views(node, left, successor, 0, near))
        return 0;
    return near == search->views ||
           read_more_views(search, node, left, successor);
}

static u32 heuristic_sum(const Search *search, const Successor *successor)
{
    u32 sum = 0;
    u8 i;
    for (i = 0; i < search->views; i++)
        sum += successor->node.sum[i];
    return sum;
}

/* Generates the successors within the bound, and the order in which to search
   them. */
static u32 generate_successors(const Search *search, const Node *node,
                               u32 left, Successor *successors, u8 *order)
{
    u32 generated = 0;
    u32 count = 0;
    u8 i;
    for (i = 0; i < DIRECTIONS; i++)
        generated +=
            prefetch_successor(search, node, i, &successors[generated]);
    for (i = 0; i < generated; i++) {
        Successor *successor = &successors[i];
        u32 at = count;
        if (!evaluate_successor(search, node, left, successor))
            continue;
        for (; at && heuristic_sum(search, &successors[order[at - 1]]) >
                         heuristic_sum(search, successor);
             at--)
            order[at] = order[at - 1];
        order[at] = i;
        count++;
    }
    ASSERT_SLOW(count <= DIRECTIONS);
    return count;
}

/* ----------------------------------------------------------------- moves */

static inline void swap_states(Search *search, Successor *successor, u8 tile)
{
    u8 i;
    ASSERT_SLOW(tile);
    for (i = 0; i < search->views; i++) {
        u8 database = search->pdbs->views[i].owner[tile].database;
        PartialState before = search->state[i][database];
        search->state[i][database] = successor->state[i];
        successor->state[i] = before;
    }
}

static Ending depth_first(Search *search, const Node *node, u32 left);

static Ending descend(Search *search, const Node *node, Successor *successor,
                      u32 left)
{
    u8 from = successor->node.gap;
    u8 tile = search->tile[from];
    Ending outcome;
    ASSERT_SLOW(tile && from != node->gap);
    swap_states(search, successor, tile);
    search->tile[node->gap] = tile;
    *search->steps++ = from;
    outcome = depth_first(search, &successor->node, left);
    if (outcome == FOUND)
        return FOUND;
    search->steps--;
    search->tile[from] = tile;
    swap_states(search, successor, tile);
    return outcome;
}

/* Each view covers all tiles, so a value of 0 means the goal. */
static Ending depth_first(Search *search, const Node *node, u32 left)
{
    Successor successors[DIRECTIONS];
    u8 order[DIRECTIONS];
    u32 count, i;
    if (!node->sum[0])
        return FOUND;
    /* Every move changes the heuristic and what is left by one, so both keep
       the same parity, and bounds can grow by two. */
    ASSERT_SLOW(node->sum[0] <= left);
    ASSERT_SLOW(!PRUNES(PRUNING_STEPS_PARITY) || !((left - node->sum[0]) & 1));
    count = generate_successors(search, node, left - 1, successors, order);
    for (i = 0; i < count; i++) {
        Ending outcome =
            descend(search, node, &successors[order[i]], left - 1);
        if (outcome != NONE)
            return outcome;
    }
    return search->budget->left ? NONE : SPENT;
}

/* ------------------------------------------------------------- deepening */

static Ending search_to_bound(Search *search, const SlidingBoard *board,
                              const PartialStates *states, u32 bound,
                              u8 *steps)
{
    Node node;
    node.state = automaton_start_state(&search->pdbs->automaton, board);
    memcpy(node.sum, states->sum, sizeof node.sum);
    node.gap = board->gap;
    memcpy(search->tile, board->tile, board->cells);
    memcpy(search->state, states->state, sizeof search->state);
    search->steps = steps;
    return depth_first(search, &node, bound);
}

static void set_search(Search *search, const DatabaseSet *pdbs, Budget *budget)
{
    ASSERT(pdbs->view_count && pdbs->view_count <= VIEWS);
    search->pdbs = pdbs;
    search->budget = budget;
    search->views = pdbs->view_count;
}

u8 ida_star(const DatabaseSet *pdbs, const SlidingBoard *board, Budget *budget,
            Certificate *proof, u8 *steps)
{
    Search search;
    PartialStates states;
    u64 before = budget->left;
    set_search(&search, pdbs, budget);
    database_set_look_up(pdbs, board, &states);
    proof->first = database_set_states_heuristic(pdbs, &states);
    proof->bound = proof->first;
    for (;;) {
        Ending outcome;
        proof->nodes = before - budget->left;
        outcome =
            search_to_bound(&search, board, &states, proof->bound, steps);
        /* Shorter solutions were ruled out by the smaller bounds. */
        ASSERT(outcome != FOUND || search.steps == steps + proof->bound);
        if (outcome != NONE)
            return outcome == FOUND;
        proof->bound += PRUNES(PRUNING_STEPS_PARITY) ? 2 : 1;
    }
}
