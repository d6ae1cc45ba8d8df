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

/* Writes something about each position, "stride" bytes apart, over zeros. A
   position whose size_of is more than that is left out. */
static size_t describe_many(const quadrille_game *game, size_t count,
                            const u8 *position, size_t position_stride,
                            u8 *bytes, size_t stride,
                            u32 (*size_of)(const void *position),
                            void (*describe)(const quadrille_game *game,
                                             const void *position, u8 *bytes))
{
    size_t done = 0;
    size_t i;
    if (!position || !bytes || position_stride < game->rules->size)
        return 0;
    for (i = 0; i < count; i++, position += position_stride, bytes += stride) {
        memset(bytes, 0, stride);
        if (!game->is_safe(position) || size_of(position) > stride)
            continue;
        describe(game, position, bytes);
        done++;
    }
    return done;
}

static void mark_moves(const quadrille_game *game, const void *position,
                       u8 *mask)
{
    u16 moves[LIBRARY_MOST_MOVES];
    u32 action;
    u16 i, count;
    if (game->mark_moves) {
        game->mark_moves(position, mask);
        return;
    }
    count = game->rules->list(position, moves, LIBRARY_MOST_MOVES);
    for (i = 0; i < count; i++)
        if (game->find_action(position, moves[i], &action))
            mask[action] = 1;
}

static void observe(const quadrille_game *game, const void *position,
                    u8 *bytes)
{
    game->observe(position, bytes);
}

size_t quadrille_legal_mask_many(const quadrille_game *game, size_t count,
                                 const void *positions, size_t stride,
                                 uint8_t *masks, size_t mask_stride)
{
    return game ? describe_many(game, count, positions, stride, masks,
                                mask_stride, game->count_actions, mark_moves)
                : 0;
}

size_t quadrille_observe_many(const quadrille_game *game, size_t count,
                              const void *positions, size_t stride,
                              uint8_t *bytes, size_t bytes_stride)
{
    return game ? describe_many(game, count, positions, stride, bytes,
                                bytes_stride, game->observation_size, observe)
                : 0;
}
