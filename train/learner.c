/* SPDX-License-Identifier: MIT */
/* Adjusts weights by their errors, each with a step size of its own, and saves
   and restores everything learned so far. */
#include "learner.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"

static void give_up(const char *what, const char *why)
{
    fprintf(stderr, "%s: %s\n", what, why);
    exit(EXIT_FAILURE);
}

void *learner_must_get(size_t size)
{
    void *memory = calloc(1, size);
    if (!memory)
        give_up("memory", "out of memory");
    return memory;
}

static const KulkiRules *find_rules(const char *name)
{
    u8 i;
    for (i = 0; i < KULKI_PRESETS; i++)
        if (strcmp(kulki_presets[i].name, name) == 0)
            return &kulki_presets[i];
    give_up(name, "unknown rules");
    return NULL;
}

void learner_start(Learner *learner, const char *rules, u64 seed)
{
    memset(learner, 0, sizeof *learner);
    learner->evaluator = learner_must_get(sizeof *learner->evaluator);
    learner->evaluator->rules = find_rules(rules);
    network_build(&learner->evaluator->network, network_patterns,
                  NETWORK_PATTERNS);
    learner->fold = learner_must_get(sizeof *learner->fold);
    fold_build(learner->fold, &learner->evaluator->network);
    learner->evaluated = STAGES * learner->evaluator->network.weights;
    learner->count =
        learner->evaluated + STAGES * learner->fold->small.empties;
    learner->weight =
        learner_must_get(learner->count * sizeof *learner->weight);
    learner->error_sum =
        learner_must_get(learner->count * sizeof *learner->error_sum);
    learner->error_size =
        learner_must_get(learner->count * sizeof *learner->error_size);
    learner->effective =
        learner_must_get(learner->evaluated * sizeof *learner->effective);
    learner->quantised =
        learner_must_get(learner->evaluated * sizeof *learner->quantised);
    learner->evaluator->weights = learner->quantised;
    learner->random.state = seed;
    learner->rate = 1;
    learner->discount = 0.99F;
}

/* --------------------------------------------------------------- weights */

static void quantise(Learner *learner, u32 nth)
{
    const float most = 32767;
    float scaled = learner->effective[nth] * UNIT;
    scaled = scaled > most ? most : scaled < -most ? -most : scaled;
    learner->quantised[nth] =
        (i16)(scaled < 0 ? scaled - 0.5F : scaled + 0.5F);
}

/* Adds to a weight. The weight of a small tuple also passes the change on to
   those of the larger tuples that it is folded into. */
static void apply_change(Learner *learner, u32 nth, float change)
{
    const u32 small = learner->fold->small.empties;
    u32 first, i;
    if (nth < learner->evaluated) {
        learner->effective[nth] += change;
        quantise(learner, nth);
        return;
    }
    nth -= learner->evaluated;
    first = nth / small * learner->evaluator->network.weights;
    nth %= small;
    for (i = learner->fold->first[nth]; i < learner->fold->first[nth + 1];
         i++) {
        const Share *share = &learner->fold->share[i];
        learner->effective[first + share->weight] += change * share->part;
        quantise(learner, first + share->weight);
    }
}

/* -------------------------------------------------------------- learning */

static void add_to_all(u32 *part, u16 count, u32 number)
{
    while (count--)
        *part++ += number;
}

void afterstate_read(const Learner *learner, Afterstate *afterstate,
                     const Grid *grid)
{
    const Fold *fold = learner->fold;
    const u32 stage = stage_of(grid->empty);
    u32 *small;
    u16 count;
    afterstate->evaluated = network_features(&learner->evaluator->network,
                                             grid, afterstate->feature);
    add_to_all(afterstate->feature, afterstate->evaluated,
               stage * learner->evaluator->network.weights);
    small = afterstate->feature + afterstate->evaluated;
    count = network_features(&fold->small, grid, small);
    count--; /* the number of empty cells has been added already */
    add_to_all(small, count, learner->evaluated + stage * fold->small.empties);
    afterstate->count = (u16)(afterstate->evaluated + count);
}

float learner_value(const Learner *learner, const Afterstate *afterstate)
{
    float value = 0;
    u16 i;
    for (i = 0; i < afterstate->evaluated; i++)
        value += learner->effective[afterstate->feature[i]];
    return value;
}

static float size_of(float number)
{
    return number < 0 ? -number : number;
}

void learner_update(Learner *learner, const Afterstate *afterstate,
                    float target)
{
    const float error = (target - learner_value(learner, afterstate)) *
                        learner->rate / (float)afterstate->count;
    u16 i;
    for (i = 0; i < afterstate->count; i++) {
        const u32 nth = afterstate->feature[i];
        const float error_size = learner->error_size[nth];
        const float trust =
            error_size > 0 ? size_of(learner->error_sum[nth]) / error_size : 1;
        learner->weight[nth] += trust * error;
        learner->error_sum[nth] += error;
        learner->error_size[nth] += size_of(error);
        apply_change(learner, nth, trust * error);
    }
}

/* ----------------------------------------------------------- checkpoints */

static size_t run_through(Learner *learner, void *own,
                          size_t (*run)(void *, size_t, size_t, void *))
{
    size_t done = run(&learner->random, sizeof learner->random, 1, own);
    done += run(&learner->games, sizeof learner->games, 1, own);
    done += run(&learner->turns, sizeof learner->turns, 1, own);
    done += run(&learner->seconds, sizeof learner->seconds, 1, own);
    done += run(learner->weight, sizeof(float), learner->count, own);
    done += run(learner->error_sum, sizeof(float), learner->count, own);
    done += run(learner->error_size, sizeof(float), learner->count, own);
    return done;
}

static size_t all_of(const Learner *learner)
{
    return 4 + 3 * (size_t)learner->count;
}

static size_t get(void *data, size_t size, size_t count, void *file)
{
    return fread(data, size, count, file);
}

static size_t put(void *data, size_t size, size_t count, void *page)
{
    page_put(page, data, size * count);
    return count;
}

int learner_load(Learner *learner, const char *name)
{
    FILE *file = fopen(name, "rb");
    u32 count = 0;
    u32 i;
    if (!file && errno == ENOENT)
        return 0;
    if (!file)
        give_up(name, strerror(errno));
    if (fread(&count, sizeof count, 1, file) != 1 || count != learner->count)
        give_up(name, "not a checkpoint with this number of weights");
    if (run_through(learner, file, get) != all_of(learner))
        give_up(name, "checkpoint cut short");
    fclose(file);
    for (i = 0; i < learner->count; i++)
        apply_change(learner, i, learner->weight[i]);
    return 1;
}

/* Learning began with the file of this name, or without one, so what is there
   is a checkpoint. */
void learner_save(Learner *learner, const char *name)
{
    Page page = PAGE_EMPTY;
    page_put(&page, (const char *)&learner->count, sizeof learner->count);
    (void)run_through(learner, &page, put);
    if (!file_write(name, NULL, &page))
        give_up(name, strerror(errno));
    page_free(&page);
}
