/* SPDX-License-Identifier: MIT */
/* Looks up the databases of one view for all successors of a batch before it
   looks at the next view. Successors that one view prunes are not looked up in
   the next. A lookup needs two reads from memory, one after the other: the
   record of a set of cells, and the byte with the bit. Each is made for all
   successors before the other. */
#include "batched.h"

#include <string.h>

#define ALWAYS_INLINE inline __attribute__((always_inline))

/* ------------------------------------------------------------------ root */

u32 batch_node_size(const DatabaseSet *pdbs)
{
    return (u32)(sizeof(BatchNode) +
                 packed_state_count(pdbs) * sizeof(PackedState));
}

static void set_root(const BatchedSearch *search, const SlidingBoard *board,
                     BatchNode *node)
{
    const DatabaseSet *pdbs = search->pdbs;
    PartialStates states;
    u8 i;
    database_set_look_up(pdbs, board, &states);
    memset(node, 0, search->size);
    node->state = automaton_start_state(&pdbs->automaton, board);
    node->gap = board->gap;
    memcpy(node->tile, board->tile, board->cells);
    pack_states(pdbs, &states, node->packed);
    ASSERT_SLOW(database_set_states_heuristic(pdbs, &states) <= search->bound);
    for (i = 0; i < pdbs->view_count; i++)
        node->sum[i] = (u8)states.sum[i];
}

/* ----------------------------------------------------------------- views */

/* A local copy of a view. The compiler can keep its fields in registers,
   because no store through a pointer can change them. */
typedef struct ViewCopy {
    View view;
    Transitions *next;
    u8 number;
    u8 first; /* index of the view's first packed state */
} ViewCopy;

static ViewCopy copy_view(const DatabaseSet *pdbs, u8 number)
{
    ViewCopy copy = {pdbs->views[number], pdbs->automaton.next, number,
                     (u8)(number * pdbs->most_databases)};
    ASSERT_SLOW(number < pdbs->view_count);
    return copy;
}

/* Computes the state after a successor's move, and prefetches the record of
   its set of cells. */
static ALWAYS_INLINE void prefetch_record(const ViewCopy *copy,
                                          const BatchNode *node, u8 from,
                                          BatchSuccessor *successor)
{
    const u8 tile = node->tile[from];
    const u8 number = copy->view.owner[tile].database;
    const u8 slot = (u8)(copy->first + number);
    const PatternDatabase *database = &copy->view.databases[number];
    const PartialState state = packed_state_shift(
        &copy->view, &node->packed[slot], tile, from, node->gap);
    ASSERT_SLOW(tile);
    successor->byte = pattern_index_record(database->index, state.set);
    __builtin_prefetch(successor->byte);
    successor->slot[copy->number] = slot;
    successor->packed[copy->number] = pack_state(&state);
}

/* Prefetches the byte of the database that will be read next. */
static ALWAYS_INLINE void prefetch_byte(const ViewCopy *copy,
                                        BatchSuccessor *successor)
{
    const u8 number = (u8)(successor->slot[copy->number] - copy->first);
    const PatternDatabase *database = &copy->view.databases[number];
    const PackedState *packed = &successor->packed[copy->number];
    const u32 block =
        block_in_record(successor->byte, copy->view.cell[successor->gap]);
    successor->byte = pattern_database_byte(
        database, block, packed->permutation & PERMUTATION_MASK,
        &successor->place);
    __builtin_prefetch(successor->byte);
}

/* Reads the prefetched byte; returns 1 if the value in this view is within
   what is left. */
static inline u8 read_database(BatchSuccessor *successor, u8 view, u32 left)
{
    PackedState *packed = &successor->packed[view];
    u32 before = packed->permutation >> VALUE_SHIFT;
    u32 bit = (u32)*successor->byte >> successor->place & 1;
    u32 step = value_after(before, bit) - before;
    packed->permutation += step << VALUE_SHIFT;
    successor->sum[view] = (u8)(successor->node->sum[view] + step);
    ASSERT_SLOW(successor->sum[view] + 1 >= successor->node->sum[view]);
    return successor->sum[view] <= left;
}

/* ------------------------------------------------------------- expansion */

/* Loops over directions first, so that the branches are predictable. */
static u32 generate_successors(BatchedSearch *search, const Frontier *frontier,
                               u32 first, u32 count)
{
    const DatabaseSet *pdbs = search->pdbs;
    const ViewCopy copy = copy_view(pdbs, 0);
    u32 found = 0;
    u32 i;
    u8 way;
    for (way = 0; way < DIRECTIONS; way++)
        for (i = first; i < first + count; i++) {
            const BatchNode *node = batch_node_at(search, frontier, i);
            BatchSuccessor *successor = &search->successors[found];
            u32 state = copy.next[node->state][way];
            u8 from;
            if (!state)
                continue;
            from = pdbs->neighbour[node->gap][way];
            prefetch_record(&copy, node, from, successor);
            successor->node = node;
            successor->before = i;
            successor->state = state;
            successor->gap = from;
            search->live[found] = (u16)found;
            found++;
        }
    for (i = 0; i < found; i++)
        prefetch_byte(&copy, &search->successors[i]);
    ASSERT_SLOW(found <= MOST_SUCCESSORS);
    return found;
}

/* Keeps the successors that the view does not prune, and prefetches the next
   view for them. */
static u32 prune_by_view(BatchedSearch *search, u8 number, u32 left, u32 count)
{
    const u8 last = number + 1 == search->pdbs->view_count;
    const ViewCopy copy =
        copy_view(search->pdbs, last ? number : (u8)(number + 1));
    u32 live = 0;
    u32 i;
    for (i = 0; i < count; i++) {
        u16 which = search->live[i];
        BatchSuccessor *successor = &search->successors[which];
        if (!read_database(successor, number, left))
            continue;
        search->live[live++] = which;
        if (!last)
            prefetch_record(&copy, successor->node, successor->gap, successor);
    }
    for (i = 0; i < live && !last; i++)
        prefetch_byte(&copy, &search->successors[search->live[i]]);
    ASSERT_SLOW(live <= count);
    return live;
}

static void add_node(const BatchedSearch *search,
                     const BatchSuccessor *successor, Frontier *frontier)
{
    const BatchNode *before = successor->node;
    BatchNode *node = batch_node_at(search, frontier, frontier->count++);
    u8 i;
    memcpy(node, before, search->size);
    node->state = successor->state;
    node->before = successor->before;
    node->gap = successor->gap;
    node->tile[before->gap] = before->tile[successor->gap];
    memcpy(node->sum, successor->sum, VIEWS);
    for (i = 0; i < search->pdbs->view_count; i++)
        node->packed[successor->slot[i]] = successor->packed[i];
}

/* Each view covers all tiles, so a value of 0 means the goal. */
Ending batched_search_expand(BatchedSearch *search, u32 length, u32 first,
                             u32 count)
{
    const Frontier *frontier = &search->frontiers[length];
    Frontier *after = &search->frontiers[length + 1];
    u32 left = search->bound - length - 1;
    u32 live = generate_successors(search, frontier, first, count);
    u32 i;
    u8 view;
    ASSERT_SLOW(length < search->bound && count <= BATCH_NODES);
    if (!spend_many(search->budget, live))
        return SPENT;
    for (view = 0; view < search->pdbs->view_count; view++)
        live = prune_by_view(search, view, left, live);
    for (i = 0; i < live; i++) {
        const BatchSuccessor *successor = &search->successors[search->live[i]];
        add_node(search, successor, after);
        if (successor->sum[0])
            continue;
        search->found = length + 1;
        return FOUND;
    }
    return NONE;
}

Ending batched_search_dig(BatchedSearch *search, u32 length)
{
    Frontier *frontier = &search->frontiers[length];
    ASSERT_SLOW(length <= search->bound);
    while (frontier->count) {
        u32 count =
            frontier->count < BATCH_NODES ? frontier->count : BATCH_NODES;
        Ending ending;
        frontier->count -= count;
        ending = batched_search_expand(search, length, frontier->count, count);
        if (ending == NONE)
            ending = batched_search_dig(search, length + 1);
        if (ending != NONE)
            return ending;
    }
    return NONE;
}

/* ---------------------------------------------------------------- memory */

static u8 take_frontiers(BatchedSearch *search)
{
    u32 length;
    for (length = 0; length <= search->bound; length++) {
        Frontier *frontier = &search->frontiers[length];
        frontier->count = 0;
        frontier->nodes = take(&search->arena, MOST_SUCCESSORS, search->size);
        if (!frontier->nodes)
            return 0;
    }
    return 1;
}

BatchedSearch *batched_search_open(const DatabaseSet *pdbs,
                                   const SlidingBoard *board, u32 bound,
                                   Arena arena)
{
    BatchedSearch *search = take(&arena, 1, sizeof *search);
    if (!search)
        return NULL;
    ASSERT(bound <= MOST_BOUND);
    memset(search, 0, sizeof *search);
    search->pdbs = pdbs;
    search->bound = bound;
    search->size = batch_node_size(pdbs);
    search->arena = arena;
    if (!take_frontiers(search))
        return NULL;
    search->frontiers[0].count = 1;
    set_root(search, board, batch_node_at(search, &search->frontiers[0], 0));
    return search;
}

/* Follows the parents from the node added last back to the root. */
void batched_search_trace(const BatchedSearch *search, u8 *steps)
{
    u32 length = search->found;
    const BatchNode *node = batch_node_at(search, &search->frontiers[length],
                                          search->frontiers[length].count - 1);
    ASSERT(search->found && search->found <= search->bound);
    while (length--) {
        steps[length] = node->gap;
        node = batch_node_at(search, &search->frontiers[length], node->before);
    }
}

u64 batched_search_room(const DatabaseSet *pdbs, u32 bound)
{
    u64 frontier = (u64)MOST_SUCCESSORS * batch_node_size(pdbs) + ARENA_STEP;
    return sizeof(BatchedSearch) + (bound + 1) * frontier + 2 * ARENA_STEP;
}
