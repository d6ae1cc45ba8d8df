/* SPDX-License-Identifier: MIT */
/* A partial state in eight bytes, for searches that store many of them: the
   value shares a word with the permutation. */
#ifndef SOLVE_SLIDING_PDB_PACKED_INDEX_H
#define SOLVE_SLIDING_PDB_PACKED_INDEX_H

#include "database_set.h"

typedef struct PackedState {
    u32 set, permutation;
} PackedState;

enum { VALUE_SHIFT = 24, PERMUTATION_MASK = (1 << VALUE_SHIFT) - 1 };
STATIC_ASSERT(PATTERN_TILES *PLACE_BITS <= VALUE_SHIFT);

static inline PartialState unpack_state(const PackedState *packed)
{
    PartialState state = {packed->set, packed->permutation & PERMUTATION_MASK,
                          (u16)(packed->permutation >> VALUE_SHIFT)};
    return state;
}

static inline PackedState pack_state(const PartialState *state)
{
    PackedState packed = {state->set, state->permutation | (u32)state->value
                                                               << VALUE_SHIFT};
    ASSERT_SLOW(state->permutation <= PERMUTATION_MASK && state->value < 256);
    return packed;
}

/* How many packed states a board has: those of one view, then those of the
   next. */
static inline u32 packed_state_count(const DatabaseSet *pdbs)
{
    return (u32)pdbs->view_count * pdbs->most_databases;
}

static inline void pack_states(const DatabaseSet *pdbs,
                               const PartialStates *states,
                               PackedState *packed)
{
    u8 i, k;
    for (i = 0; i < pdbs->view_count; i++)
        for (k = 0; k < pdbs->views[i].database_count; k++)
            packed[i * pdbs->most_databases + k] =
                pack_state(&states->state[i][k]);
}

/* The state after a tile has moved into the gap, still with the old value. */
static inline PartialState packed_state_shift(const View *view,
                                              const PackedState *packed,
                                              u8 tile, u8 from, u8 gap)
{
    Owner owner = view->owner[tile];
    PartialState state = unpack_state(packed);
    ASSERT_SLOW(tile);
    return partial_state_shift(&view->databases[owner.database], &state,
                               owner.tile, view->cell[from], view->cell[gap]);
}

#endif
