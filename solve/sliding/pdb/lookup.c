/* SPDX-License-Identifier: MIT */
/* Finds the value of a partial state from scratch, by a greedy descent to the
   goal. Every state has a successor that is one move nearer, and the
   database's bit shows which. The number of moves made is the value. */
#include "pattern_database.h"

typedef struct Descent {
    const PatternDatabase *database;
    PartialState state;
    u32 region;
    u8 gap;
} Descent;

static u8 is_home(const Descent *descent)
{
    const PatternDatabase *database = descent->database;
    u8 i = 0;
    ASSERT_SLOW(database->index->cells);
    if (permutation_rank(database->index, descent->state.permutation) ||
        !(descent->region >> (database->index->cells - 1) & 1))
        return 0;
    while (i < database->index->tiles &&
           descent->state.set >> database->home[i] & 1)
        i++;
    return i == database->index->tiles;
}

static void find_region(Descent *descent)
{
    const PatternIndex *index = descent->database->index;
    u32 empty = ~descent->state.set & ((1U << index->cells) - 1);
    descent->region =
        pattern_index_reachable(index, 1U << descent->gap, empty);
}

static u8 tile_at(const Descent *descent, u8 cell)
{
    u32 before = descent->state.set & ((1U << cell) - 1);
    u32 permutation = descent->state.permutation;
    ASSERT_SLOW(descent->state.set >> cell & 1);
    for (; before; before &= before - 1)
        permutation >>= PLACE_BITS;
    return (u8)(permutation & ((1U << PLACE_BITS) - 1));
}

/* Moves a tile from one cell to another if that is one move nearer. */
static u8 try_move(Descent *descent, u8 from, u8 to)
{
    u16 value = descent->state.value;
    PartialState after;
    ASSERT_SLOW(to < PATTERN_CELLS);
    if (!(descent->region >> to & 1))
        return 0;
    after = partial_state_move(descent->database, &descent->state,
                               tile_at(descent, from), from, to);
    if (after.value > value)
        return 0;
    descent->state = after;
    descent->gap = from;
    return 1;
}

static u8 try_moves(Descent *descent, u8 from)
{
    const PatternIndex *index = descent->database->index;
    u8 width = index->width;
    return (from >= width && try_move(descent, from, (u8)(from - width))) ||
           (from % width && try_move(descent, from, (u8)(from - 1))) ||
           ((from + 1) % width && try_move(descent, from, (u8)(from + 1))) ||
           (from + width < index->cells &&
            try_move(descent, from, (u8)(from + width)));
}

static void step_nearer(Descent *descent)
{
    u8 cell = 0;
    while (!(descent->state.set >> cell & 1) || !try_moves(descent, cell))
        cell++;
    ASSERT_SLOW(cell < descent->database->index->cells);
    find_region(descent);
}

/* The value modulo 4: parity is that of the Manhattan distance, and the
   database supplies the second bit. The multiple of 4 added here keeps the
   value positive during the descent. */
static u16 value_modulo_4(const Descent *descent, u8 odd)
{
    const PatternIndex *index = descent->database->index;
    u32 block = block_of(index, descent->state.set, descent->gap);
    u32 bit = pattern_database_bit(descent->database, block,
                                   descent->state.permutation);
    ASSERT_SLOW(odd < 2);
    return (u16)(4096 + 2 * bit + odd);
}

static u8 steps_to(u8 cell, u8 width)
{
    return (u8)(cell % width + cell / width);
}

static void set_state(Descent *descent, const u8 *cell_of, u8 *odd)
{
    const PatternDatabase *database = descent->database;
    u8 width = database->index->width;
    u8 permutation[PATTERN_TILES];
    u8 count = 0;
    u8 cell, i;
    descent->state.set = 0;
    *odd = 0;
    for (cell = 0; cell < database->index->cells; cell++)
        for (i = 0; i < database->index->tiles; i++) {
            u8 home = database->home[i];
            if (cell_of[home + 1] != cell)
                continue;
            permutation[count++] = i;
            descent->state.set |= 1U << cell;
            *odd = (u8)(*odd ^
                        ((steps_to(home, width) ^ steps_to(cell, width)) & 1));
        }
    ASSERT_SLOW(count == database->index->tiles);
    descent->state.permutation =
        index_pack_permutation(permutation, database->index->tiles);
}

PartialState partial_state_find(const PatternDatabase *database,
                                const u8 *cell_of)
{
    Descent descent;
    PartialState state;
    u8 odd;
    descent.database = database;
    descent.gap = cell_of[0];
    set_state(&descent, cell_of, &odd);
    descent.state.value = value_modulo_4(&descent, odd);
    find_region(&descent);
    state = descent.state;
    while (!is_home(&descent))
        step_nearer(&descent);
    state.value = (u16)(state.value - descent.state.value);
    ASSERT_SLOW((state.value & 1) == odd);
    return state;
}
