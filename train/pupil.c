/* SPDX-License-Identifier: MIT */
#include "pupil.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void give_up(const char *what, const char *why)
{
    fprintf(stderr, "%s: %s\n", what, why);
    exit(EXIT_FAILURE);
}

void *must_get(size_t size)
{
    void *memory = calloc(1, size);
    if (!memory)
        give_up("memory", "there is none left");
    return memory;
}

static const KulkiRules *find_rules(const char *name)
{
    u8 i;
    for (i = 0; i < kulki_preset_count; i++)
        if (strcmp(kulki_presets[i].name, name) == 0)
            return &kulki_presets[i];
    give_up(name, "there are no such rules");
    return NULL;
}

void start_pupil(Pupil *pupil, const char *rules, u64 seed)
{
    memset(pupil, 0, sizeof *pupil);
    pupil->judge = must_get(sizeof *pupil->judge);
    pupil->judge->rules = find_rules(rules);
    build_windows(&pupil->judge->windows, judged_shapes, JUDGED_SHAPES);
    pupil->fold = must_get(sizeof *pupil->fold);
    build_fold(pupil->fold, &pupil->judge->windows);
    pupil->judged = STAGES * pupil->judge->windows.weights;
    pupil->count = pupil->judged + STAGES * pupil->fold->small.empties;
    pupil->weight = must_get(pupil->count * sizeof *pupil->weight);
    pupil->drift = must_get(pupil->count * sizeof *pupil->drift);
    pupil->sway = must_get(pupil->count * sizeof *pupil->sway);
    pupil->whole = must_get(pupil->judged * sizeof *pupil->whole);
    pupil->shipped = must_get(pupil->judged * sizeof *pupil->shipped);
    pupil->judge->weights = pupil->shipped;
    pupil->dice.state = seed;
    pupil->rate = 1;
    pupil->discount = 0.99F;
}

/* --------------------------------------------------------------- weights */

static void ship(Pupil *pupil, u32 nth)
{
    const float most = 32767;
    float scaled = pupil->whole[nth] * UNIT;
    scaled = scaled > most ? most : scaled < -most ? -most : scaled;
    pupil->shipped[nth] = (i16)(scaled < 0 ? scaled - 0.5F : scaled + 0.5F);
}

/* What a weight's change means to those that judge. */
static void spread(Pupil *pupil, u32 nth, float change)
{
    const u32 small = pupil->fold->small.empties;
    u32 first, i;
    if (nth < pupil->judged) {
        pupil->whole[nth] += change;
        ship(pupil, nth);
        return;
    }
    nth -= pupil->judged;
    first = nth / small * pupil->judge->windows.weights;
    nth %= small;
    for (i = pupil->fold->first[nth]; i < pupil->fold->first[nth + 1]; i++) {
        const Share *share = &pupil->fold->share[i];
        pupil->whole[first + share->weight] += change * share->part;
        ship(pupil, first + share->weight);
    }
}

/* -------------------------------------------------------------- learning */

static void add_to_all(u32 *part, u16 count, u32 number)
{
    while (count--)
        *part++ += number;
}

void think(const Pupil *pupil, Thought *thought, const Grid *grid)
{
    const Fold *fold = pupil->fold;
    const u32 stage = stage_of(grid->empty);
    u32 *small;
    u16 count;
    thought->judged = list_parts(&pupil->judge->windows, grid, thought->part);
    add_to_all(thought->part, thought->judged,
               stage * pupil->judge->windows.weights);
    small = thought->part + thought->judged;
    count = list_parts(&fold->small, grid, small);
    count--; /* how many cells are empty has been counted */
    add_to_all(small, count, pupil->judged + stage * fold->small.empties);
    thought->count = (u16)(thought->judged + count);
}

float value_of(const Pupil *pupil, const Thought *thought)
{
    float value = 0;
    u16 i;
    for (i = 0; i < thought->judged; i++)
        value += pupil->whole[thought->part[i]];
    return value;
}

static float size_of(float number)
{
    return number < 0 ? -number : number;
}

void learn(Pupil *pupil, const Thought *thought, float target)
{
    const float error = (target - value_of(pupil, thought)) * pupil->rate /
                        (float)thought->count;
    u16 i;
    for (i = 0; i < thought->count; i++) {
        const u32 nth = thought->part[i];
        const float sway = pupil->sway[nth];
        const float trust = sway > 0 ? size_of(pupil->drift[nth]) / sway : 1;
        pupil->weight[nth] += trust * error;
        pupil->drift[nth] += error;
        pupil->sway[nth] += size_of(error);
        spread(pupil, nth, trust * error);
    }
}

/* ----------------------------------------------------------- checkpoints */

static size_t run_through(Pupil *pupil, FILE *file,
                          size_t (*run)(void *, size_t, size_t, FILE *))
{
    size_t done = run(&pupil->dice, sizeof pupil->dice, 1, file);
    done += run(&pupil->games, sizeof pupil->games, 1, file);
    done += run(&pupil->turns, sizeof pupil->turns, 1, file);
    done += run(&pupil->seconds, sizeof pupil->seconds, 1, file);
    done += run(pupil->weight, sizeof(float), pupil->count, file);
    done += run(pupil->drift, sizeof(float), pupil->count, file);
    done += run(pupil->sway, sizeof(float), pupil->count, file);
    return done;
}

static size_t all_of(const Pupil *pupil)
{
    return 4 + 3 * (size_t)pupil->count;
}

static size_t put(void *data, size_t size, size_t count, FILE *file)
{
    return fwrite(data, size, count, file);
}

int load_pupil(Pupil *pupil, const char *name)
{
    FILE *file = fopen(name, "rb");
    u32 count = 0;
    u32 i;
    if (!file)
        return 0;
    if (fread(&count, sizeof count, 1, file) != 1 || count != pupil->count)
        give_up(name, "this is no checkpoint with as many weights");
    if (run_through(pupil, file, fread) != all_of(pupil))
        give_up(name, "this checkpoint is too short");
    fclose(file);
    for (i = 0; i < pupil->count; i++)
        spread(pupil, i, pupil->weight[i]);
    return 1;
}

/* Beside the file and then in its place, so that there is always a whole
   one. */
void save_pupil(Pupil *pupil, const char *name)
{
    char fresh[4096];
    FILE *file;
    snprintf(fresh, sizeof fresh, "%s.new", name);
    file = fopen(fresh, "wb");
    if (!file || fwrite(&pupil->count, sizeof pupil->count, 1, file) != 1 ||
        run_through(pupil, file, put) != all_of(pupil) || fclose(file) ||
        rename(fresh, name))
        give_up(name, "it can't be written");
}
