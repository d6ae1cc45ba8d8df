/* SPDX-License-Identifier: MIT */
/* All four games as an environment in the style of PufferLib's Ocean: a board
   is an agent, the arrays are the caller's. Set the game, variant, seed and
   number of boards, call c_init for the sizes, and set the arrays. Then
   c_reset and c_step play; illegal actions change nothing. */
#include <quadrille.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct Ocean {
    float score, n; /* sum of rewards, number of games that have ended */
    unsigned char *observations, *masks; /* boards * seen, boards * actions */
    unsigned char *terminals; /* how games have ended; 0 for the others */
    float *rewards;
    uint32_t *chosen; /* an action for each board */
    const quadrille_game *game;
    const char *variant;
    unsigned seed;
    size_t boards, size, seen, actions;
    unsigned char *positions;
    uint32_t *scores, *before;
} Ocean;

static int deal_board(Ocean *env, size_t i)
{
    char seed[16];
    snprintf(seed, sizeof seed, "%u", ++env->seed);
    env->before[i] = 0;
    return quadrille_position_deal(env->game, env->positions + i * env->size,
                                   env->size, env->variant, seed, NULL);
}

static int c_init(Ocean *env)
{
    env->size = quadrille_game_position_size(env->game);
    env->scores = calloc(env->boards, env->size + 2 * sizeof *env->scores);
    if (!env->scores)
        return 0;
    env->before = env->scores + env->boards;
    env->positions = (unsigned char *)(env->before + env->boards);
    int dealt = !deal_board(env, 0);
    env->seen = quadrille_observation_size(env->game, env->positions);
    env->actions = quadrille_action_count(env->game, env->positions);
    return dealt;
}

static void c_step(Ocean *env)
{
    quadrille_step_many(env->game, env->boards, env->positions, env->size,
                        env->chosen, NULL, env->terminals, env->scores);
    for (size_t i = 0; i < env->boards; i++) {
        env->rewards[i] = env->terminals[i] == QUADRILLE_STATUS_WON;
        if (quadrille_game_has_points(env->game))
            env->rewards[i] = (float)(env->scores[i] - env->before[i]);
        env->score += env->rewards[i];
        env->before[i] = env->scores[i];
        env->n += env->terminals[i] != QUADRILLE_STATUS_GOING;
        if (env->terminals[i])
            deal_board(env, i);
    }
    quadrille_observe_many(env->game, env->boards, env->positions, env->size,
                           env->observations, env->seen);
    quadrille_legal_mask_many(env->game, env->boards, env->positions,
                              env->size, env->masks, env->actions);
}

/* No action is chosen: that of every board is refused. */
static void c_reset(Ocean *env)
{
    for (size_t i = 0; i < env->boards; i++) {
        deal_board(env, i);
        env->chosen[i] = UINT32_MAX;
    }
    c_step(env);
}

static void c_close(Ocean *env)
{
    free(env->scores);
}
