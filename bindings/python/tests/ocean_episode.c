/* SPDX-License-Identifier: MIT */
/* Plays random legal actions in the environment of examples/ocean.h, and
   prints a digest of everything that its arrays had: GAME VARIANT. */
#include "../examples/ocean.h"

#include <string.h>

enum { BOARDS = 16, STEPS = 300 };

static uint32_t mix(uint32_t digest, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    while (size--)
        digest = (digest ^ *at++) * 16777619;
    return digest;
}

/* A legal action, the same in every run. */
static uint32_t choose(const Ocean *env, const unsigned char *mask,
                       uint32_t random)
{
    size_t first = random % env->actions;
    for (size_t i = 0; i < env->actions; i++)
        if (mask[(first + i) % env->actions])
            return (uint32_t)((first + i) % env->actions);
    return 0;
}

int main(int argc, char **argv)
{
    Ocean env = {.boards = BOARDS, .seed = 1};
    uint32_t digest = 2166136261, legal = 0;
    env.game = quadrille_game_find(argc > 1 ? argv[1] : "sliding");
    env.variant = argc > 2 ? argv[2] : "";
    if (!c_init(&env))
        return 1;
    env.observations = malloc(BOARDS * env.seen);
    env.masks = malloc(BOARDS * env.actions);
    env.chosen = malloc(BOARDS * sizeof *env.chosen);
    env.rewards = malloc(BOARDS * sizeof *env.rewards);
    env.terminals = malloc(BOARDS);
    c_reset(&env);
    for (int step = 0; step < STEPS; step++) {
        for (size_t i = 0; i < BOARDS; i++) {
            env.chosen[i] =
                choose(&env, env.masks + i * env.actions, digest >> 8);
            legal += env.masks[i * env.actions + env.chosen[i]];
        }
        c_step(&env);
        digest = mix(digest, env.observations, BOARDS * env.seen);
        digest = mix(digest, env.masks, BOARDS * env.actions);
        digest = mix(digest, env.terminals, BOARDS);
    }
    printf("%08x %u of %u legal, %g episodes, rewards %g\n", (unsigned)digest,
           (unsigned)legal, BOARDS * STEPS, env.n, env.score);
    free(env.observations);
    free(env.masks);
    free(env.chosen);
    free(env.rewards);
    free(env.terminals);
    c_close(&env);
    return 0;
}
