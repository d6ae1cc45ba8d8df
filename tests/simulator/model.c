/* SPDX-License-Identifier: MIT */
/* Games, results and resets as plain lists. */
#include "model.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

void model_copy(StoreModel *to, const StoreModel *from)
{
    memcpy(to->games, from->games, from->game_count * sizeof *from->games);
    memcpy(to->results, from->results,
           from->result_count * sizeof *from->results);
    memcpy(to->resets, from->resets, from->reset_count * sizeof *from->resets);
    to->game_count = from->game_count;
    to->result_count = from->result_count;
    to->reset_count = from->reset_count;
    memcpy(to->player, from->player, NAME_SIZE);
}

ModelGame *model_find(StoreModel *model, long long id)
{
    size_t i;
    for (i = 0; i < model->game_count; i++)
        if (model->games[i].id == id)
            return &model->games[i];
    return NULL;
}

int model_is_listed(const ModelGame *game)
{
    const int is_final = game->now.status == WON || game->now.status == LOST;
    return *game->slot || game->waits || (!is_final && game->now.moves > 0);
}

void model_drop_game(StoreModel *model, long long id)
{
    size_t i;
    for (i = 0; i < model->game_count; i++)
        if (model->games[i].id == id) {
            memmove(&model->games[i], &model->games[i + 1],
                    (model->game_count - i - 1) * sizeof *model->games);
            model->game_count--;
            return;
        }
}

/* ---------------------------------------------------------------- resets */

static int is_before(const ResultPlace *a, const ResultPlace *b)
{
    return a->ended < b->ended || (a->ended == b->ended && a->nth < b->nth);
}

/* The simulator's layouts have no levels. */
static int is_about(const ModelReset *reset, const ModelResult *result)
{
    if (strcmp(reset->game, result->game) != 0)
        return 0;
    if (*reset->player && strcmp(reset->player, result->player) != 0)
        return 0;
    if (reset->part == KIND_OF_GAME)
        return 1;
    if (reset->part == KIND_OF_VARIANT)
        return !result->own_board && strcmp(reset->name, result->variant) == 0;
    return result->own_board == (reset->part == KIND_OF_LAYOUT) &&
           strcmp(reset->name, result->name) == 0;
}

static int is_reset(const StoreModel *model, const ModelResult *result)
{
    const ResultPlace place = {result->ended, result->nth};
    size_t i;
    for (i = 0; i < model->reset_count; i++)
        if (is_about(&model->resets[i], result) &&
            is_before(&place, &model->resets[i].until))
            return 1;
    return 0;
}

static ModelReset *find_reset(StoreModel *model, const ResultKind *kind,
                              const char *player)
{
    ModelReset *reset = model->resets;
    while (reset < model->resets + model->reset_count &&
           (strcmp(reset->game, kind->game) != 0 ||
            reset->part != kind->part ||
            strcmp(reset->name, kind->name) != 0 ||
            strcmp(reset->player, player) != 0))
        reset++;
    return reset < model->resets + model->reset_count ? reset : NULL;
}

static ModelReset *have_reset(StoreModel *model, const ResultKind *kind,
                              const char *player)
{
    ModelReset *reset = find_reset(model, kind, player);
    if (reset)
        return reset;
    if (model->reset_count == MODEL_RESETS)
        abort();
    reset = &model->resets[model->reset_count++];
    memset(reset, 0, sizeof *reset);
    strcpy(reset->game, kind->game);
    strcpy(reset->name, kind->name);
    strcpy(reset->player, player);
    reset->part = (u8)kind->part;
    return reset;
}

static void note_change(ModelReset *reset, long long now)
{
    long long changed = reset->changed + 1;
    if (now > reset->changed)
        changed = now;
    reset->changed = changed > MOST_SECONDS ? MOST_SECONDS : changed;
    reset->before = reset->until;
}

int model_make_reset(StoreModel *model, const ResultKind *kind,
                     const char *player, long long now)
{
    ModelReset like = {.part = (u8)kind->part};
    ResultPlace until = {now, 0};
    ModelReset *reset;
    int found = 0;
    size_t i;
    strcpy(like.game, kind->game);
    strcpy(like.name, kind->name);
    strcpy(like.player, player);
    if (now < 0 || (now == 0 && until.nth == 0))
        until = (ResultPlace){0, 1};
    for (i = 0; i < model->result_count; i++) {
        const ModelResult *result = &model->results[i];
        if (result->reset || !is_about(&like, result))
            continue;
        found = 1;
        if (result->ended > until.ended ||
            (result->ended == until.ended && result->nth >= until.nth))
            until = (ResultPlace){result->ended, result->nth + 1};
    }
    if (!found)
        return 0;
    reset = have_reset(model, kind, player);
    note_change(reset, now);
    reset->until = until;
    return 1;
}

int model_undo_reset(StoreModel *model, const ResultKind *kind,
                     const char *player, long long now)
{
    ModelReset *reset = find_reset(model, kind, player);
    ResultPlace before;
    if (!reset || !is_before(&reset->before, &reset->until))
        return 0;
    before = reset->before;
    note_change(reset, now);
    reset->until = before;
    return 1;
}

/* --------------------------------------------------------------- results */

static int is_counted(const StoreModel *model, const ModelResult *result)
{
    size_t i;
    for (i = 0; i < model->result_count; i++)
        if (model->results[i].play == result->play &&
            strcmp(model->results[i].player, result->player) == 0)
            return 1;
    return 0;
}

/* Behind all resets that would include it, and behind others of its second. */
static void find_place(const StoreModel *model, ModelResult *result,
                       long long now)
{
    ResultPlace place = {now < 0 ? 0 : now, 0};
    const long long second = place.ended;
    size_t i;
    for (i = 0; i < model->reset_count; i++) {
        const ModelReset *reset = &model->resets[i];
        if (is_about(reset, result) && reset->until.ended >= second &&
            reset->until.ended <= MOST_SECONDS &&
            is_before(&place, &reset->until))
            place = reset->until;
    }
    result->ended = place.ended;
    result->nth = place.nth;
    for (i = 0; i < model->result_count; i++)
        if (model->results[i].ended == place.ended &&
            model->results[i].nth >= result->nth)
            result->nth = model->results[i].nth + 1;
}

const ModelResult *model_end_game(StoreModel *model, const ModelGame *game,
                                  const Moment *now, const char *player)
{
    ModelResult result = game->now;
    const int is_final = result.status == WON || result.status == LOST;
    result.id = game->id;
    strcpy(result.player, player);
    if (is_final && is_counted(model, &result))
        return NULL;
    strcpy(result.day, now->day);
    find_place(model, &result, now->seconds);
    if (model->result_count == MODEL_RESULTS)
        abort();
    model->results[model->result_count] = result;
    return &model->results[model->result_count++];
}

static int compare_numbers(long long a, long long b)
{
    return (a > b) - (a < b);
}

int model_compare_results(const ModelResult *a, const ModelResult *b)
{
    const int orders[] = {compare_numbers(a->ended, b->ended),
                          compare_numbers(a->nth, b->nth),
                          strcmp(a->game, b->game),
                          strcmp(a->variant, b->variant),
                          strcmp(a->seed, b->seed),
                          strcmp(a->date, b->date),
                          strcmp(a->name, b->name),
                          compare_numbers(a->status, b->status),
                          compare_numbers(a->moves, b->moves),
                          compare_numbers(a->score, b->score),
                          compare_numbers(a->hints, b->hints),
                          compare_numbers(a->undos, b->undos),
                          compare_numbers(a->clock, b->clock),
                          strcmp(a->player, b->player),
                          compare_numbers(a->id, b->id)};
    size_t i = 0;
    while (i < COUNT_OF(orders) - 1 && !orders[i])
        i++;
    return orders[i];
}

static int compare_results(const void *left, const void *right)
{
    return model_compare_results(left, right);
}

void model_settle(StoreModel *model)
{
    size_t i;
    for (i = 0; i < model->result_count; i++)
        model->results[i].reset = (u8)is_reset(model, &model->results[i]);
    qsort(model->results, model->result_count, sizeof *model->results,
          compare_results);
}
