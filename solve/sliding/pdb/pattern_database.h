/* SPDX-License-Identifier: MIT */
/* An additive pattern database (Korf and Felner, "Disjoint pattern database
   heuristics", 2002; Felner, Korf and Hanan, "Additive pattern database
   heuristics", 2004; after Culberson and Schaeffer, "Pattern databases",
   1998). A partial state is a placement of one set of tiles. For each, the
   database knows the fewest moves of these tiles that bring them home and let
   the gap reach its home without moving them again. Only moves of the set's
   own tiles count, so the values of disjoint sets add up to an admissible
   heuristic. With all tiles of a board in one set, the value is the exact
   distance.

   A partial state takes one bit. Each move of one of its tiles changes the
   value by exactly one, so parity gives the value modulo 2, and the bit gives
   it modulo 4. That suffices to follow the value from one state to the next.
   (Storing distances modulo 3 for this purpose goes back to Cooperman and
   Finkelstein, "New methods for using Cayley graphs in interconnection
   networks", 1992.) */
#ifndef SOLVE_SLIDING_PATTERN_DATABASE_H
#define SOLVE_SLIDING_PATTERN_DATABASE_H

#include "index.h"

typedef struct PatternDatabase {
    const PatternIndex *index;
    u8 home[PATTERN_TILES]; /* of each tile, ascending */
    u8 *bits;
} PatternDatabase;

/* The cells that the tiles of one database occupy, which tile is on which of
   them, and the value. */
typedef struct PartialState {
    u32 set;
    u32 permutation;
    u16 value; /* moves of these tiles that are needed */
} PartialState;

u64 pattern_database_size(const PatternIndex *index);

/* The byte that holds a partial state's bit, and the bit's place in it. */
static inline const u8 *pattern_database_byte(const PatternDatabase *database,
                                              u32 block, u32 permutation,
                                              u8 *place)
{
    u32 number = permutation_rank(database->index, permutation);
    ASSERT_SLOW(block < database->index->blocks &&
                number < database->index->permutations);
    *place = number & 7;
    return database->bits + (u64)block * database->index->row + (number >> 3);
}

static inline u32 pattern_database_bit(const PatternDatabase *database,
                                       u32 block, u32 permutation)
{
    u8 place;
    const u8 *byte =
        pattern_database_byte(database, block, permutation, &place);
    return (u32)*byte >> place & 1;
}

/* The partial state after a tile has moved into the gap next to it. Its value
   is still that of the state before. */
static inline PartialState partial_state_shift(const PatternDatabase *database,
                                               const PartialState *state,
                                               u8 tile, u8 from, u8 gap)
{
    const PatternIndex *index = database->index;
    PartialState after = *state;
    ASSERT_SLOW((state->set >> from & 1) && !(state->set >> gap & 1));
    after.set ^= 1U << from | 1U << gap;
    if (from + 1 != gap && gap + 1 != from)
        after.permutation = permutation_after_jump(
            index, state->set, state->permutation, tile, from, gap);
    return after;
}

/* The value after a move, from the value before it and the bit of the new
   state. */
static inline u16 value_after(u32 value, u32 bit)
{
    ASSERT_SLOW(bit < 2);
    ASSERT_SLOW(value || !bit); /* from 0 it can only rise, to 1 */
    return (u16)(((value + 1) >> 1 & 1) == bit ? value + 1 : value - 1);
}

/* The same, with the new value looked up. */
static inline PartialState partial_state_move(const PatternDatabase *database,
                                              const PartialState *state,
                                              u8 tile, u8 from, u8 gap)
{
    PartialState after = partial_state_shift(database, state, tile, from, gap);
    u32 block = block_of(database->index, after.set, from);
    after.value =
        value_after(state->value,
                    pattern_database_bit(database, block, after.permutation));
    return after;
}

/* The partial state of a board, with its value. "cell_of" gives the cell of
   each tile and, at 0, of the gap. */
PartialState partial_state_find(const PatternDatabase *database,
                                const u8 *cell_of);

/* A breadth-first search backwards from the goal. At each depth, every slice
   of the blocks is expanded once, by any thread. When all are done, the caller
   increments the depth. */
typedef struct PatternBuild {
    PatternDatabase *database;
    u8 *seen, *frontier; /* one bit per state: reached so far; reached at this
                            depth */
    u8 *marks;
    u32 *set; /* of each block */
    u32 depth;
} PatternBuild;

u8 pattern_build_begin(PatternBuild *build, PatternDatabase *database,
                       Arena *arena);
/* Returns whether any state was new. */
u8 pattern_build_expand(PatternBuild *build, u32 slice, u32 slices);
/* Runs the whole search in one thread. */
u8 pattern_database_build(PatternDatabase *database, Arena arena);

#endif
