/* SPDX-License-Identifier: MIT */
/* Draws, reads, lives and shrinks histories. */
#include "histories.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"

/* ---------------------------------------------------------------- drawing */

static int find_kind(const char *name)
{
    int i = 0;
    while (i < step_kinds_count && strcmp(step_kinds[i].name, name) != 0)
        i++;
    return i;
}

static void seed_rng(u8 *rng, u32 number)
{
    u8 seed[SEED_SIZE] = {0};
    int i;
    for (i = 0; i < 4; i++)
        seed[i] = (u8)(number >> 8 * i);
    rng_seed(rng, seed);
}

/* The mix of a history: some kinds of steps are left out, others come often,
   and trouble comes never, seldom or all the time. */
typedef struct Swarm {
    unsigned weights[64], sum;
    u16 trouble; /* of a thousand steps */
    u8 devices, programs;
} Swarm;

static Swarm draw_swarm(u8 *rng)
{
    static const u16 troubles[] = {0, 20, 100, 300};
    static const u8 factors[] = {0, 1, 1, 1, 4};
    Swarm swarm = {.sum = 0};
    int i;
    swarm.trouble = troubles[rng_below(rng, COUNT_OF(troubles))];
    swarm.devices = (u8)(1 + rng_below(rng, WORLD_DEVICES));
    swarm.programs = (u8)(1 + rng_below(rng, WORLD_PROGRAMS));
    for (i = 0; i < step_kinds_count; i++) {
        swarm.weights[i] =
            step_kinds[i].weight *
            (unsigned)factors[rng_below(rng, COUNT_OF(factors))];
        swarm.sum += swarm.weights[i];
    }
    return swarm;
}

static Step draw_step(const Swarm *swarm, u8 *rng)
{
    Step step;
    unsigned place = rng_next(rng) % (swarm->sum + !swarm->sum);
    step.device = (u8)rng_below(rng, swarm->devices);
    step.program = (u8)rng_below(rng, swarm->programs);
    step.what = 0;
    if (rng_below(rng, 1000) < swarm->trouble)
        step.what = (u8)find_kind("trouble");
    else
        while (place >= swarm->weights[step.what])
            place -= swarm->weights[step.what++];
    step.a = rng_next(rng);
    step.b = rng_next(rng);
    return step;
}

History history_draw(u32 seed, u32 count)
{
    History history = {seed, host_must_have(calloc(count + 1, sizeof(Step))),
                       0};
    u8 rng[RNG_SIZE];
    Swarm swarm;
    seed_rng(rng, seed);
    do
        swarm = draw_swarm(rng);
    while (!swarm.sum);
    while (history.count < count)
        history.steps[history.count++] = draw_step(&swarm, rng);
    return history;
}

/* ---------------------------------------------------------------- scripts */

static int read_step(Step *step, const char *line)
{
    char device, program, name[16];
    unsigned a, b;
    int kind;
    if (sscanf(line, "%c%c %15s %u %u", &device, &program, name, &a, &b) != 5)
        return 0;
    kind = find_kind(name);
    *step = (Step){(u8)(device - 'a'), (u8)(program - '0'), (u8)kind, a, b};
    return kind < step_kinds_count && step->device < WORLD_DEVICES &&
           step->program < WORLD_PROGRAMS;
}

History history_read(const char *path)
{
    History history = {0, NULL, 0};
    FILE *file = fopen(path, "r");
    char line[200];
    if (!file)
        world_fail("%s can't be read", path);
    while (fgets(line, sizeof line, file)) {
        if (*line == '#' || *line == '\n')
            continue;
        if (sscanf(line, "seed %u", &history.seed) == 1)
            continue;
        history.steps = host_must_have(realloc(
            history.steps, (history.count + 1) * sizeof *history.steps));
        if (!read_step(&history.steps[history.count++], line))
            world_fail("%s: not a step: %s", path, line);
    }
    fclose(file);
    return history;
}

void history_free(History *history)
{
    free(history->steps);
}

static void print_step(const Step *step)
{
    printf("%c%d %s %u %u\n", 'a' + step->device, step->program,
           step_kinds[step->what].name, (unsigned)step->a, (unsigned)step->b);
}

void history_print(const History *history)
{
    size_t i;
    printf("seed %u\n", (unsigned)history->seed);
    for (i = 0; i < history->count; i++)
        print_step(&history->steps[i]);
}

/* ----------------------------------------------------------------- living */

void history_live(const History *history, int each)
{
    enum { SELDOM = 20 };
    const int tells = getenv("SIMULATOR_TELLS") != NULL;
    size_t i;
    world_start(history->seed);
    for (i = 0; i < history->count; i++) {
        const Step *step = &history->steps[i];
        if (tells)
            print_step(step), fflush(stdout);
        steps_run(step);
        if (each || i % SELDOM == 0)
            world_check(&devices[step->device]);
        if (each)
            world_check_all(&devices[step->device]);
    }
    for (i = 0; i < WORLD_DEVICES; i++)
        world_check_all(&devices[i]);
    world_end();
}

/* -------------------------------------------------------------- shrinking */

/* Tries the history without some steps; keeps it so if it still fails. */
static int leave_out(History *history, size_t from, size_t count,
                     int (*survives)(const History *))
{
    History shorter = {history->seed,
                       host_must_have(calloc(history->count, sizeof(Step))),
                       history->count - count};
    memcpy(shorter.steps, history->steps, from * sizeof(Step));
    memcpy(shorter.steps + from, history->steps + from + count,
           (history->count - from - count) * sizeof(Step));
    if (survives(&shorter)) {
        free(shorter.steps);
        return 0;
    }
    free(history->steps);
    *history = shorter;
    return 1;
}

/* Leaves out halves, quarters and so on, to single steps; returns whether
   anything could be left out. */
static int leave_out_all(History *history, int (*survives)(const History *))
{
    size_t size = history->count / 2;
    size_t from;
    int shorter = 0;
    for (size = size ? size : 1; size; size /= 2)
        for (from = 0; from + size <= history->count;)
            if (leave_out(history, from, size, survives))
                shorter = 1;
            else
                from += size;
    return shorter;
}

/* Tries smaller numbers that may mean the same. */
static void lessen(History *history, u32 *number,
                   int (*survives)(const History *))
{
    static const u32 moduli[] = {1, 2, 4, 12, 64, 512, 4096};
    const u32 old = *number;
    size_t i;
    for (i = 0; i < COUNT_OF(moduli) && old >= moduli[i]; i++) {
        *number = old % moduli[i];
        if (!survives(history))
            return;
    }
    *number = old;
}

void history_shrink(History *history, int (*survives)(const History *))
{
    size_t i;
    while (leave_out_all(history, survives)) {
    }
    for (i = 0; i < history->count; i++) {
        lessen(history, &history->steps[i].a, survives);
        lessen(history, &history->steps[i].b, survives);
    }
    while (leave_out_all(history, survives)) {
    }
}
