/* SPDX-License-Identifier: MIT */
/* Actions, and calls for many positions at once. */
#include <string.h>

#include "library/adapter.h"

size_t quadrille_action_count(const quadrille_game *game, const void *position)
{
    return library_is_position(game, position) ? game->count_actions(position)
                                               : 0;
}

int quadrille_action_of_move(const quadrille_game *game, const void *position,
                             uint16_t move, uint32_t *action)
{
    u32 found;
    if (!game || !position || !action)
        return QUADRILLE_NO_ARGUMENT;
    if (!game->is_sound(position))
        return QUADRILLE_NO_POSITION;
    if (!game->find_action(position, move, &found))
        return QUADRILLE_NOT_A_MOVE;
    *action = found;
    return QUADRILLE_OK;
}

int quadrille_move_of_action(const quadrille_game *game, const void *position,
                             uint32_t action, uint16_t *move)
{
    u16 found;
    if (!game || !position || !move)
        return QUADRILLE_NO_ARGUMENT;
    if (!game->is_sound(position))
        return QUADRILLE_NO_POSITION;
    if (!game->find_move(position, action, &found))
        return QUADRILLE_NOT_A_MOVE;
    *move = found;
    return QUADRILLE_OK;
}

size_t quadrille_observation_size(const quadrille_game *game,
                                  const void *position)
{
    return library_is_position(game, position)
               ? game->observation_size(position)
               : 0;
}

/* Does nothing unless the positions are there and don't overlap, and there is
   what is read or written beside them. */
static size_t run_batch(const quadrille_game *game, const LibraryBatch *batch,
                        const void *other)
{
    return game && batch->positions && other &&
                   batch->stride >= game->rules->size
               ? game->run(batch)
               : 0;
}

size_t quadrille_step_many(const quadrille_game *game, size_t count,
                           void *positions, size_t stride,
                           const uint32_t *actions, uint16_t *errors,
                           uint8_t *statuses, uint32_t *scores)
{
    const LibraryBatch batch = {.task = LIBRARY_STEP,
                                .count = count,
                                .positions = positions,
                                .stride = stride,
                                .actions = actions,
                                .errors = errors,
                                .statuses = statuses,
                                .scores = scores};
    return run_batch(game, &batch, actions);
}

size_t quadrille_play_many(const quadrille_game *game, size_t count,
                           void *positions, size_t stride,
                           const uint16_t *moves, uint16_t *errors,
                           uint8_t *statuses, uint32_t *scores)
{
    const LibraryBatch batch = {.task = LIBRARY_STEP,
                                .count = count,
                                .positions = positions,
                                .stride = stride,
                                .moves = moves,
                                .errors = errors,
                                .statuses = statuses,
                                .scores = scores};
    return run_batch(game, &batch, moves);
}

size_t quadrille_legal_mask_many(const quadrille_game *game, size_t count,
                                 const void *positions, size_t stride,
                                 uint8_t *masks, size_t mask_stride)
{
    const LibraryBatch batch = {.task = LIBRARY_MARK,
                                .count = count,
                                .positions = (u8 *)positions,
                                .stride = stride,
                                .bytes = masks,
                                .bytes_stride = mask_stride};
    return run_batch(game, &batch, masks);
}

size_t quadrille_observe_many(const quadrille_game *game, size_t count,
                              const void *positions, size_t stride,
                              uint8_t *bytes, size_t bytes_stride)
{
    const LibraryBatch batch = {.task = LIBRARY_OBSERVE,
                                .count = count,
                                .positions = (u8 *)positions,
                                .stride = stride,
                                .bytes = bytes,
                                .bytes_stride = bytes_stride};
    return run_batch(game, &batch, bytes);
}
