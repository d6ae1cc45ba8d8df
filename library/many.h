/* SPDX-License-Identifier: MIT */
/* The loops over many positions. Each game compiles them for itself, so that
   the calls inside are direct and short ones disappear: that alone takes a
   tenth off the sliding puzzle's instructions. */
#ifndef LIBRARY_MANY_H
#define LIBRARY_MANY_H

#include <string.h>

#include "library/adapter.h"

#if defined(__GNUC__)
#define LIBRARY_INLINE inline __attribute__((always_inline))
#else
#define LIBRARY_INLINE inline
#endif

/* Write few bytes, for which calling memset or memcpy would take longer than
   the work. The last word overlaps the one before. Filling is for 16 bytes at
   most. */
static LIBRARY_INLINE void many_fill(u8 *bytes, size_t count, u8 value)
{
    const uint64_t word = UINT64_C(0x0101010101010101) * value;
    if (count >= sizeof word) {
        memcpy(bytes, &word, sizeof word);
        memcpy(bytes + count - sizeof word, &word, sizeof word);
    } else if (count >= 4) {
        memcpy(bytes, &word, 4);
        memcpy(bytes + count - 4, &word, 4);
    } else if (count) {
        bytes[0] = bytes[count / 2] = bytes[count - 1] = value;
    }
}

static LIBRARY_INLINE void many_copy(u8 *to, const u8 *from, size_t count)
{
    uint64_t word;
    size_t i;
    if (count >= sizeof word) {
        for (i = 0; i < count - sizeof word; i += sizeof word) {
            memcpy(&word, from + i, sizeof word);
            memcpy(to + i, &word, sizeof word);
        }
        memcpy(&word, from + count - sizeof word, sizeof word);
        memcpy(to + count - sizeof word, &word, sizeof word);
    } else {
        for (i = 0; i < count; i++)
            to[i] = from[i];
    }
}

/* Returns whether all bytes are in bounds: eight bytes at a time; the last
   ones overlap. Adding the right number to their low seven bits carries into
   the high bit of those that are out of bounds. */
static LIBRARY_INLINE u8 many_are_at_most(const u8 *bytes, size_t count,
                                          u8 most)
{
    const uint64_t each = UINT64_C(0x0101010101010101);
    uint64_t over = 0;
    uint64_t word, sum;
    size_t i;
    if (count < sizeof word) {
        while (count--)
            over |= (uint64_t)(*bytes++ > most) << 7;
        return !over;
    }
    for (i = 0;; i += sizeof word) {
        if (i > count - sizeof word)
            i = count - sizeof word;
        memcpy(&word, bytes + i, sizeof word);
        sum = (word & each * 127) + each * (127U - (most & 127U));
        over |= most < 128 ? sum | word : sum & word;
        if (i == count - sizeof word)
            return !(over & each * 128);
    }
}

/* Plays a move or an action, whichever there is; the error is that of the
   reason. */
static LIBRARY_INLINE int many_step(const quadrille_game *game,
                                    const LibraryBatch *batch, size_t nth,
                                    u8 *position)
{
    Fault fault;
    u16 move;
    if (!game->is_safe(position))
        return QUADRILLE_NO_POSITION;
    if (batch->moves)
        move = batch->moves[nth];
    else if (!game->find_move(position, batch->actions[nth], &move))
        return QUADRILLE_NOT_A_MOVE;
    if (game->play && game->play(position, move))
        return QUADRILLE_OK;
    fault.reason = game->rules->apply(position, move, NULL);
    if (!fault.reason)
        return QUADRILLE_OK;
    fault.game = game->rules;
    return library_error_of(&fault);
}

static LIBRARY_INLINE u8 many_status(const quadrille_game *game,
                                     const void *position)
{
    return (u8)(game->status ? game->status(position)
                             : game->rules->status(position));
}

static LIBRARY_INLINE size_t many_step_all(const quadrille_game *game,
                                           LibraryBatch batch)
{
    u8 *position = batch.positions;
    size_t played = 0;
    size_t i;
    for (i = 0; i < batch.count; i++, position += batch.stride) {
        int error = many_step(game, &batch, i, position);
        u8 is_position = error != QUADRILLE_NO_POSITION;
        played += !error;
        if (batch.errors)
            batch.errors[i] = (u16)error;
        if (batch.statuses)
            batch.statuses[i] =
                (u8)(is_position ? many_status(game, position) : GOING);
        if (batch.scores)
            batch.scores[i] = is_position ? game->rules->score(position) : 0;
    }
    return played;
}

/* Writes something about each position, "bytes_stride" bytes apart, and zeros
   behind it. A position whose size_of is more than that is left out. */
static LIBRARY_INLINE size_t
many_describe_all(const quadrille_game *game, LibraryBatch batch,
                  u32 (*size_of)(const void *position),
                  void (*describe)(const void *position, u8 *bytes))
{
    size_t done = 0;
    size_t i;
    for (i = 0; i < batch.count; i++) {
        u32 size = 0;
        if (game->is_safe(batch.positions) &&
            size_of(batch.positions) <= batch.bytes_stride) {
            size = size_of(batch.positions);
            describe(batch.positions, batch.bytes);
            done++;
        }
        if (size < batch.bytes_stride)
            memset(batch.bytes + size, 0, batch.bytes_stride - size);
        batch.positions += batch.stride;
        batch.bytes += batch.bytes_stride;
    }
    return done;
}

static LIBRARY_INLINE size_t many_run(const quadrille_game *game,
                                      const LibraryBatch *batch)
{
    switch (batch->task) {
    case LIBRARY_STEP:
        return many_step_all(game, *batch);
    case LIBRARY_MARK:
        return many_describe_all(game, *batch, game->count_actions,
                                 game->mark_moves);
    default:
        return many_describe_all(game, *batch, game->observation_size,
                                 game->observe);
    }
}

#endif
