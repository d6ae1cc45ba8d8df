/* SPDX-License-Identifier: MIT */
/* Builds the automaton, one length of duplicates at a time. Duplicates of a
   length are looked for only among the strings that the automaton for the
   shorter ones accepts, so none contains another. */
#include "duplicate_automaton.h"

#include <string.h>

#include "solve/pruning.h"

/* The tile on each cell, in five bits each. With at most AUTOMATON_CELLS, the
   third part has one cell. All boards of a search have the same tiles, so two
   that are equal in the other parts are equal in this one too. */
typedef struct PackedBoard {
    u64 part[3];
} PackedBoard;

typedef struct SearchNode {
    PackedBoard packed_board;
    u32 state;
    u32 operators;
    u32 slot; /* index in the hash set of boards seen */
    u8 gap;
} SearchNode;

typedef struct Duplicate {
    u32 operators;
    u8 cell;
} Duplicate;

typedef struct DuplicateSearch {
    DuplicateAutomaton *automaton;
    const SlidingBoard *board;
    u32 most_states;
    u32 *parent, *fail, *queue; /* of each state */
    SearchNode *nodes;
    u32 most_nodes, count;
    PackedBoard *seen;
    u32 mask;
    Duplicate *duplicates;
    u32 most_duplicates, duplicate_count;
} DuplicateSearch;

enum { PART_CELLS = 12, NOT_YET = 1, NO_ROOM = 0 };

/* --------------------------------------------------------- packed boards */

static u64 get_cell(const PackedBoard *packed_board, u8 cell)
{
    ASSERT_SLOW(cell < AUTOMATON_CELLS);
    return packed_board->part[cell / PART_CELLS] >> cell % PART_CELLS * 5 & 31;
}

static void flip_cell(PackedBoard *packed_board, u8 cell, u64 bits)
{
    ASSERT_SLOW(bits < 32);
    packed_board->part[cell / PART_CELLS] ^= bits << cell % PART_CELLS * 5;
}

static PackedBoard first_packed_board(const SlidingBoard *board, u8 gap)
{
    PackedBoard packed_board = {{0, 0, 0}};
    u8 cell;
    for (cell = 0; cell < board->cells; cell++)
        flip_cell(&packed_board, cell, cell == gap ? 0 : cell + 1U);
    return packed_board;
}

static PackedBoard packed_board_step(const PackedBoard *packed_board, u8 gap,
                                     u8 from)
{
    PackedBoard after = *packed_board;
    u64 tile = get_cell(packed_board, from);
    flip_cell(&after, from, tile);
    flip_cell(&after, gap, tile);
    return after;
}

/* The slot of a board in the hash set: its own if it has been seen, else a
   free one. */
static u32 slot_of(const DuplicateSearch *search,
                   const PackedBoard *packed_board)
{
    u64 mixed = (packed_board->part[0] ^ packed_board->part[1] << 1 ^
                 packed_board->part[2] << 7) *
                0x9E3779B97F4A7C15ULL;
    u32 slot = (u32)(mixed >> 40) & search->mask;
    ASSERT_SLOW(search->count <=
                search->most_nodes); /* of four slots, three */
    while (search->seen[slot].part[0] &&
           memcmp(&search->seen[slot], packed_board, sizeof *packed_board))
        slot = (slot + 1) & search->mask;
    return slot;
}

/* ------------------------------------------------------------- automaton */

static u8 is_child(const DuplicateSearch *search, u32 state, u32 next)
{
    return next && search->parent[next] == state;
}

static u32 add_state(DuplicateSearch *search, u32 parent)
{
    u32 state = search->automaton->states;
    u8 way;
    ASSERT_SLOW(parent < search->automaton->states);
    if (state + search->board->cells >= search->most_states)
        return NO_ROOM;
    search->automaton->states++;
    search->parent[state] = parent;
    for (way = 0; way < DIRECTIONS; way++)
        search->automaton->next[state][way] = NOT_YET;
    return state;
}

/* A duplicate that does not fit is dropped: searches then merely do redundant
   work. */
static void add_duplicate(DuplicateSearch *search, const Duplicate *duplicate,
                          u8 steps)
{
    u32 state = automaton_first_state(duplicate->cell);
    ASSERT_SLOW(steps > 1);
    while (steps--) {
        u16 *next = &search->automaton
                         ->next[state][duplicate->operators >> 2 * steps & 3];
        if (!steps)
            *next = 0;
        else if (!is_child(search, state, *next)) {
            u32 made = add_state(search, state);
            if (made == NO_ROOM)
                return;
            *next = (u16)made;
        }
        state = *next;
    }
}

/* Failure links as in Aho and Corasick: a state without a transition of its
   own takes that of the longest proper suffix of its string. */
static void link_state(DuplicateSearch *search, u32 state, u32 *end)
{
    Transitions *next = search->automaton->next;
    u32 fail = search->fail[state];
    u8 way;
    for (way = 0; way < DIRECTIONS; way++) {
        u16 *to = &next[state][way];
        if (is_child(search, state, *to)) {
            ASSERT_SLOW(*end < search->most_states);
            search->fail[*to] = next[fail][way];
            search->queue[(*end)++] = *to;
        } else if (*to)
            *to = next[fail][way];
    }
}

/* After a single operator, only the cell it leads to matters. So the first
   states fail to themselves, and their children to the first state of the cell
   they reach. */
static void link_first(DuplicateSearch *search, u8 cell, u32 *end)
{
    u32 state = automaton_first_state(cell);
    u8 way;
    ASSERT_SLOW(cell < search->board->cells);
    for (way = 0; way < DIRECTIONS; way++) {
        u8 to = board_neighbour(search->board, cell, way);
        u16 *next = &search->automaton->next[state][way];
        if (is_child(search, state, *next)) {
            search->fail[*next] = automaton_first_state(to);
            search->queue[(*end)++] = *next;
        } else
            *next = (u16)(to == NO_SPOT ? 0 : automaton_first_state(to));
    }
}

static void link_states(DuplicateSearch *search)
{
    u32 end = 0;
    u32 i;
    u8 cell;
    for (cell = 0; cell < search->board->cells; cell++)
        link_first(search, cell, &end);
    for (i = 0; i < end; i++)
        link_state(search, search->queue[i], &end);
}

/* ---------------------------------------------------------------- search */

static void note_duplicate(DuplicateSearch *search, u8 cell, u32 operators)
{
    ASSERT_SLOW(search->duplicate_count <= search->most_duplicates);
    if (search->duplicate_count == search->most_duplicates)
        return;
    search->duplicates[search->duplicate_count].cell = cell;
    search->duplicates[search->duplicate_count++].operators = operators;
}

/* Records the node's board; returns 0 if it was known. */
static u8 add_node(DuplicateSearch *search, const SearchNode *node)
{
    u32 slot = slot_of(search, &node->packed_board);
    ASSERT_SLOW(search->count < search->most_nodes);
    if (search->seen[slot].part[0])
        return 0;
    search->seen[slot] = node->packed_board;
    search->nodes[search->count] = *node;
    search->nodes[search->count++].slot = slot;
    return 1;
}

static void extend(DuplicateSearch *search, const SearchNode *node, u8 way,
                   u8 cell, u8 last)
{
    u8 to = board_neighbour(search->board, node->gap, way);
    SearchNode after = *node;
    after.state = search->automaton->next[node->state][way];
    if (!after.state || search->count == search->most_nodes)
        return;
    after.packed_board = packed_board_step(&node->packed_board, node->gap, to);
    after.operators = node->operators << 2 | way;
    after.gap = to;
    if (!add_node(search, &after) && last)
        note_duplicate(search, cell, after.operators);
}

static void forget_nodes(DuplicateSearch *search)
{
    u32 i;
    for (i = 0; i < search->count; i++)
        search->seen[search->nodes[i].slot].part[0] = 0;
}

/* Tries all strings from one cell, breadth-first and in lexicographic order.
   Returns 0 if they did not all fit. */
static u8 search_from(DuplicateSearch *search, u8 cell, u8 steps)
{
    SearchNode first = {{{0, 0, 0}}, 0, 0, 0, 0};
    u32 at = 0;
    u32 end;
    u8 step, way;
    first.packed_board = first_packed_board(search->board, cell);
    first.state = automaton_first_state(cell);
    first.gap = cell;
    search->count = 0;
    add_node(search, &first);
    for (step = 1; step <= steps; step++)
        for (end = search->count; at < end; at++)
            for (way = 0; way < DIRECTIONS; way++)
                extend(search, &search->nodes[at], way, cell, step == steps);
    ASSERT(search->count <= search->most_nodes);
    forget_nodes(search);
    return search->count < search->most_nodes;
}

/* Returns 1 if the search could be completed in the available memory. */
static u8 search_strings(DuplicateSearch *search, u8 steps)
{
    u8 cell;
    u32 i;
    search->duplicate_count = 0;
    for (cell = 0; cell < search->board->cells; cell++)
        if (!search_from(search, cell, steps))
            return 0;
    for (i = 0; i < search->duplicate_count; i++)
        add_duplicate(search, &search->duplicates[i], steps);
    link_states(search);
    return 1;
}

/* -------------------------------------------------------------- building */

/* Divides the memory into parts that match one another, and takes no more than
   is useful. */
static u8 share_out(DuplicateSearch *search, u8 steps, Arena *arena)
{
    u64 part = arena->left / 16;
    u32 slots = 1U << (steps + 5);
    while (slots * sizeof(PackedBoard) > 6 * part)
        slots /= 2;
    search->mask = slots - 1;
    search->most_nodes = slots / 4 * 3;
    search->most_states = slots;
    while (search->most_states * sizeof(Transitions) > part)
        search->most_states /= 2;
    if (search->most_states > AUTOMATON_STATES)
        search->most_states = AUTOMATON_STATES;
    search->most_duplicates = search->most_states;
    search->automaton->next =
        take(arena, search->most_states, sizeof(Transitions));
    search->parent = take(arena, search->most_states, sizeof(u32));
    search->fail = take(arena, search->most_states, sizeof(u32));
    search->queue = take(arena, search->most_states, sizeof(u32));
    search->duplicates =
        take(arena, search->most_duplicates, sizeof(Duplicate));
    search->seen = take(arena, slots, sizeof(PackedBoard));
    search->nodes = take(arena, search->most_nodes, sizeof(SearchNode));
    return search->most_states > 4U * search->board->cells && search->nodes;
}

static void add_symmetric_states(DuplicateAutomaton *automaton, u8 cells)
{
    u8 cell;
    ASSERT(automaton->states > cells);
    automaton->symmetric = automaton->states;
    for (cell = 0; cell < cells; cell++) {
        u16 *next = automaton->next[automaton->states++];
        memcpy(next, automaton->next[automaton_first_state(cell)],
               sizeof(Transitions));
        if (PRUNES(PRUNING_STEPS_SYMMETRY))
            next[GAP_LEFT] = next[GAP_DOWN] = 0;
    }
}

u8 duplicate_automaton_make(DuplicateAutomaton *automaton,
                            const SlidingBoard *board, u8 steps, Arena *arena)
{
    Arena whole = *arena;
    DuplicateSearch search;
    u8 cell, length;
    ASSERT(board->cells <= AUTOMATON_CELLS && steps <= OPERATOR_STRING);
    search.automaton = automaton;
    search.board = board;
    automaton->states = 1;
    if (!share_out(&search, steps, &whole))
        return 0;
    ASSERT(automaton->next);
    memset(automaton->next[0], 0, sizeof(Transitions));
    memset(search.seen, 0, ((size_t)search.mask + 1) * sizeof(PackedBoard));
    search.parent[0] = 0;
    for (cell = 0; cell < board->cells; cell++)
        add_state(&search, 0);
    link_states(&search);
    for (length = PRUNES(PRUNING_STEPS_BACK) ? 2 : 3;
         length <= (PRUNES(PRUNING_STEPS_DUPLICATES) ? steps : 2); length++)
        if (!search_strings(&search, length))
            break;
    add_symmetric_states(automaton, board->cells);
    return take(arena, automaton->states, sizeof(Transitions)) != NULL;
}
