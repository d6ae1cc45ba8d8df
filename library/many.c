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

/* Plays an action; the error is that of the reason. */
static int step(const quadrille_game *game, u8 *position, u32 action)
{
    Fault reason;
    u16 move;
    if (!game->is_safe(position))
        return QUADRILLE_NO_POSITION;
    if (!game->find_move(position, action, &move))
        return QUADRILLE_NOT_A_MOVE;
    reason.game = game->rules;
    reason.reason = game->rules->apply(position, move, NULL);
    return library_error_of(&reason);
}

size_t quadrille_step_many(const quadrille_game *game, size_t count,
                           void *positions, size_t stride,
                           const uint32_t *actions, uint16_t *errors,
                           uint8_t *statuses, uint32_t *scores)
{
    u8 *position = positions;
    size_t played = 0;
    size_t i;
    if (!game || !positions || !actions || stride < game->rules->size)
        return 0;
    for (i = 0; i < count; i++, position += stride) {
        int error = step(game, position, actions[i]);
        u8 is_position = error != QUADRILLE_NO_POSITION;
        played += !error;
        if (errors)
            errors[i] = (uint16_t)error;
        if (statuses)
            statuses[i] =
                (u8)(is_position ? game->rules->status(position) : GOING);
        if (scores)
            scores[i] = is_position ? game->rules->score(position) : 0;
    }
    return played;
}

size_t quadrille_legal_mask_many(const quadrille_game *game, size_t count,
                                 const void *positions, size_t stride,
                                 uint8_t *masks, size_t mask_stride)
{
    const u8 *position = positions;
    size_t done = 0;
    size_t i;
    if (!game || !positions || !masks || stride < game->rules->size)
        return 0;
    for (i = 0; i < count; i++, position += stride, masks += mask_stride) {
        memset(masks, 0, mask_stride);
        if (!game->is_safe(position) ||
            game->count_actions(position) > mask_stride)
            continue;
        game->mark_moves(position, masks);
        done++;
    }
    return done;
}

size_t quadrille_observe_many(const quadrille_game *game, size_t count,
                              const void *positions, size_t stride,
                              uint8_t *bytes, size_t bytes_stride)
{
    const u8 *position = positions;
    size_t done = 0;
    size_t i;
    if (!game || !positions || !bytes || stride < game->rules->size)
        return 0;
    for (i = 0; i < count; i++, position += stride, bytes += bytes_stride) {
        memset(bytes, 0, bytes_stride);
        if (!game->is_safe(position) ||
            game->observation_size(position) > bytes_stride)
            continue;
        game->observe(position, bytes);
        done++;
    }
    return done;
}
