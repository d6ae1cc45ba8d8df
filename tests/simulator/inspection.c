/* SPDX-License-Identifier: MIT */
/* Reads what a store contains, plays its games again, and compares that with
   what it should contain. Nothing here changes a device: a copy is read. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/clock.h"
#include "host/host.h"
#include "store/store_inside.h"
#include "world.h"

/* ---------------------------------------------------------------- reading */

static void take_text(char *to, size_t room, const char *from)
{
    if (strlen(from) >= room)
        world_fail("the store has a long text: %s", from);
    memset(to, 0, room);
    strcpy(to, from);
}

#define TAKE_TEXT(to, from) take_text(to, sizeof(to), from)

static void read_game(Store *store, ModelGame *game)
{
    Autosave autosave;
    Session session;
    autosave_start(&autosave, store);
    session_open(&session, &malloc_host);
    if (resume_game(&autosave, &session, game->id))
        world_fail("game #%lld can't be resumed: %s", game->id,
                   store_words(store));
    game->text = world_hash_session(&session);
    game->now = world_result_of(&session);
    game->edition = autosave.edition;
    game->over = autosave.over != 0;
    TAKE_TEXT(game->challenge, autosave.challenge ? autosave.challenge : "");
    autosave_stop(&autosave);
    session_close(&session);
}

/* Rows that are the same, byte for byte, are played again only once. */
static struct {
    unsigned long long rows;
    ModelGame game;
} played[4096];

static void replay_game(Store *store, ModelGame *game, unsigned long long rows)
{
    ModelGame *known = &played[rows % COUNT_OF(played)].game;
    if (played[rows % COUNT_OF(played)].rows != rows) {
        read_game(store, game);
        *known = *game;
        played[rows % COUNT_OF(played)].rows = rows;
        return;
    }
    *game = *known;
}

static unsigned long long hash_row(sqlite3_stmt *row, unsigned long long hash)
{
    const int columns = sqlite3_column_count(row);
    int i;
    for (i = 0; i < columns; i++) {
        const int type = sqlite3_column_type(row, i);
        const long long number = sqlite3_column_int64(row, i);
        hash = world_hash(&type, sizeof type, hash);
        if (type == SQLITE_INTEGER)
            hash = world_hash(&number, sizeof number, hash);
        else if (type != SQLITE_NULL)
            hash = world_hash(sqlite3_column_blob(row, i),
                              (size_t)sqlite3_column_bytes(row, i), hash);
    }
    return hash;
}

unsigned long long world_hash_rows(Store *store)
{
    static const char *const tables[] = {
        "SELECT * FROM games",    "SELECT * FROM moves",
        "SELECT * FROM outcomes", "SELECT * FROM favourites",
        "SELECT * FROM shared",   "SELECT * FROM device",
        "SELECT * FROM settings", "SELECT * FROM resets"};
    unsigned long long hash = 0;
    size_t i;
    for (i = 0; i < COUNT_OF(tables); i++) {
        sqlite3_stmt *query = query_start(store, tables[i], "");
        while (query_next(query))
            hash = hash_row(query, hash);
        if (query_end(store, query))
            world_fail("a table can't be read: %s", store_words(store));
    }
    return hash;
}

static unsigned long long hash_moves(Store *store, long long id,
                                     unsigned long long hash)
{
    sqlite3_stmt *moves = query_start(
        store, "SELECT number, move FROM moves WHERE game = ? ORDER BY number",
        "i", id);
    while (query_next(moves)) {
        const long long numbers[] = {sqlite3_column_int64(moves, 0),
                                     sqlite3_column_int64(moves, 1)};
        hash = world_hash(numbers, sizeof numbers, hash);
    }
    if (query_end(store, moves))
        world_fail("the moves can't be read: %s", store_words(store));
    return hash;
}

static void read_games(Store *store, StoreModel *model)
{
    sqlite3_stmt *query = query_start(
        store, "SELECT id, slot, other_slot, * FROM games ORDER BY id", "");
    model->game_count = 0;
    while (query_next(query)) {
        ModelGame *game = &model->games[model->game_count++];
        if (model->game_count == MODEL_GAMES)
            world_fail("too many games");
        memset(game, 0, sizeof *game);
        game->id = sqlite3_column_int64(query, 0);
        TAKE_TEXT(game->slot, query_text(query, 1));
        game->waits = sqlite3_column_type(query, 2) != SQLITE_NULL;
        replay_game(store, game,
                    hash_moves(store, game->id, hash_row(query, 0)));
    }
    if (query_end(store, query))
        world_fail("the games can't be read: %s", store_words(store));
}

static void see_result(void *own, const Outcome *outcome)
{
    StoreModel *model = own;
    ModelResult *result = &model->results[model->result_count++];
    if (model->result_count == MODEL_RESULTS)
        world_fail("too many results");
    memset(result, 0, sizeof *result);
    result->id = outcome->id;
    result->ended = outcome->ended;
    result->nth = outcome->nth;
    TAKE_TEXT(result->game, outcome->game);
    TAKE_TEXT(result->variant, outcome->variant);
    TAKE_TEXT(result->seed, outcome->seed);
    TAKE_TEXT(result->date, outcome->date);
    TAKE_TEXT(result->day, outcome->day);
    TAKE_TEXT(result->name, outcome->name);
    TAKE_TEXT(result->player, outcome->player);
    result->moves = outcome->moves;
    result->score = outcome->score;
    result->hints = outcome->hints;
    result->undos = outcome->undos;
    result->clock = outcome->clock;
    result->status = outcome->status;
    result->own_board = outcome->own_board;
    result->reset = outcome->reset;
}

static void see_reset(void *own, const KeptReset *kept)
{
    StoreModel *model = own;
    ModelReset *reset = &model->resets[model->reset_count++];
    if (model->reset_count == MODEL_RESETS)
        world_fail("too many resets");
    memset(reset, 0, sizeof *reset);
    TAKE_TEXT(reset->game, kept->kind.game);
    TAKE_TEXT(reset->name, kept->kind.name);
    TAKE_TEXT(reset->player, kept->player);
    reset->part = (u8)kept->kind.part;
    reset->changed = kept->changed;
    reset->until = kept->until;
    reset->before = kept->before;
}

/* Programs that have been running for longer may have another player. */
static void read_player(Store *store, StoreModel *model)
{
    sqlite3_stmt *query = query_start(store, "SELECT player FROM device", "");
    TAKE_TEXT(model->player, query_next(query) ? query_text(query, 0) : "");
    if (query_end(store, query))
        world_fail("nobody plays: %s", store_words(store));
}

/* Reads everything, whoever is shown. */
static void read_store(Store *store, StoreModel *model)
{
    char shown[NAME_SIZE];
    const char *player = players_shown(store);
    TAKE_TEXT(shown, player ? player : "");
    read_games(store, model);
    model->result_count = model->reset_count = 0;
    players_show(store, NULL);
    if (outcomes_list(store, NULL, see_result, model) ||
        resets_list(store, see_reset, model))
        world_fail("the results can't be listed: %s", store_words(store));
    players_show(store, player ? shown : NULL);
    read_player(store, model);
}

/* -------------------------------------------------------------- comparing */

static char said[200];

#define SAY(...) (snprintf(said, sizeof said, __VA_ARGS__), said)

static const char *compare_games(const ModelGame *game, const ModelGame *found)
{
    if (game->text != found->text)
        return SAY("game #%lld is another: move %u instead of %u", game->id,
                   (unsigned)found->now.moves, (unsigned)game->now.moves);
    if (strcmp(game->slot, found->slot) != 0)
        return SAY("game #%lld has the name '%s' instead of '%s'", game->id,
                   found->slot, game->slot);
    if (strcmp(game->challenge, found->challenge) != 0)
        return SAY("game #%lld has lost its challenge", game->id);
    if (game->over != found->over || game->edition != found->edition ||
        game->waits != found->waits)
        return SAY("game #%lld: over %d edition %lld, instead of %d, %lld",
                   game->id, found->over, found->edition, game->over,
                   game->edition);
    return NULL;
}

/* Finished games may be swept away. */
static const char *compare_all_games(StoreModel *model, StoreModel *found)
{
    const char *differs = NULL;
    size_t i;
    for (i = 0; !differs && i < model->game_count; i++) {
        ModelGame *game = &model->games[i];
        const ModelGame *other = model_find(found, game->id);
        if (other)
            differs = compare_games(game, other);
        else if (model_is_listed(game))
            differs = SAY("game #%lld is gone", game->id);
    }
    for (i = 0; !differs && i < found->game_count; i++)
        if (!model_find(model, found->games[i].id))
            differs = SAY("game #%lld is new", found->games[i].id);
    return differs;
}

static const char *compare_results(const StoreModel *model,
                                   const StoreModel *found)
{
    size_t i;
    for (i = 0; i < model->result_count && i < found->result_count; i++) {
        const ModelResult *a = &model->results[i];
        const ModelResult *b = &found->results[i];
        if (model_compare_results(a, b) != 0 || strcmp(a->day, b->day) != 0 ||
            a->own_board != b->own_board || a->reset != b->reset)
            return SAY("result %d is of game #%lld, %s, %lld.%u reset %d; "
                       "instead of #%lld, %s, %lld.%u reset %d",
                       (int)i, b->id, b->game, b->ended, (unsigned)b->nth,
                       b->reset, a->id, a->game, a->ended, (unsigned)a->nth,
                       a->reset);
    }
    return model->result_count == found->result_count
               ? NULL
               : SAY("%d results instead of %d", (int)found->result_count,
                     (int)model->result_count);
}

static int is_same_reset(const ModelReset *a, const ModelReset *b)
{
    return strcmp(a->game, b->game) == 0 && a->part == b->part &&
           strcmp(a->name, b->name) == 0 &&
           strcmp(a->player, b->player) == 0 && a->changed == b->changed &&
           a->until.ended == b->until.ended && a->until.nth == b->until.nth &&
           a->before.ended == b->before.ended &&
           a->before.nth == b->before.nth;
}

static const char *compare_resets(const StoreModel *model,
                                  const StoreModel *found)
{
    size_t i, k;
    for (i = 0; i < model->reset_count; i++) {
        for (k = 0; k < found->reset_count &&
                    !is_same_reset(&model->resets[i], &found->resets[k]);)
            k++;
        if (k == found->reset_count)
            return SAY("a reset of %s %s is missing", model->resets[i].game,
                       model->resets[i].name);
    }
    return model->reset_count == found->reset_count
               ? NULL
               : SAY("%d resets instead of %d", (int)found->reset_count,
                     (int)model->reset_count);
}

static const char *compare_models(StoreModel *model, StoreModel *found)
{
    const char *differs = compare_all_games(model, found);
    if (!differs)
        differs = compare_results(model, found);
    if (!differs)
        differs = compare_resets(model, found);
    if (!differs && strcmp(model->player, found->player) != 0)
        differs = SAY("%s plays instead of %s", found->player, model->player);
    return differs;
}

/* ----------------------------------------------------------------- ghosts */

/* Gives what is new in a ghost the id that it has in the store. */
static void name_ghost(StoreModel *ghost, StoreModel *found)
{
    ModelGame *game = model_find(ghost, GHOST);
    size_t i = found->game_count;
    if (!game)
        return;
    while (i && model_find(ghost, found->games[i - 1].id))
        i--;
    if (!i)
        return;
    game->id = found->games[i - 1].id;
    for (i = 0; i < ghost->result_count; i++)
        if (ghost->results[i].id == GHOST)
            ghost->results[i].id = game->id;
    model_settle(ghost);
}

/* Returns the state that was found, or NULL and what differs. */
static StoreModel *find_state(LivedDevice *device, StoreModel *found,
                              const char **differs)
{
    static StoreModel ghost;
    static char first[sizeof said];
    size_t i;
    *differs = compare_models(&device->model, found);
    if (!*differs)
        return &device->model;
    strcpy(first, *differs);
    *differs = first;
    for (i = device->ghost_count; i; i--) {
        model_copy(&ghost, device->ghosts[i - 1]);
        name_ghost(&ghost, found);
        if (!compare_models(&ghost, found))
            return &ghost;
    }
    return NULL;
}

static int was_restoring(const LivedDevice *device)
{
    return device->before.used != 0;
}

void world_resolve(LivedDevice *device, Program *program)
{
    static StoreModel found;
    const char *differs;
    const StoreModel *state;
    read_store(program->store, &found);
    state = find_state(device, &found, &differs);
    if (state && state != &device->model)
        model_copy(&device->model, state);
    if (!state && !was_restoring(device))
        world_fail("device %c: %s", 'a' + world_number_of(device), differs);
    if (!state) {
        const Page parts[] = {device->before, device->merged};
        Page after = world_back_up_copy(world_number_of(device), TRIAL_TWO);
        world_assert_merge(&after, parts);
        page_free(&after);
        world_use(device, program);
        world_adopt(device, program);
    }
}

static void read_play(Store *store, ModelResult *result)
{
    char *text = NULL;
    Session session;
    Fault fault;
    session_open(&session, &malloc_host);
    if (outcomes_find_save(store, result->id, &text) ||
        session_load(&session, text, (u32)strlen(text), &fault))
        world_fail("the result of game #%lld has no game", result->id);
    result->play = world_result_of(&session).play;
    session_close(&session);
    free(text);
}

void world_adopt(LivedDevice *device, Program *program)
{
    size_t i;
    read_store(program->store, &device->model);
    for (i = 0; i < device->model.result_count; i++)
        read_play(program->store, &device->model.results[i]);
    model_settle(&device->model);
    world_forget_failed(device);
}

/* --------------------------------------------------------------- checking */

static void check_players(const LivedDevice *device, StoreModel *model,
                          Store *store)
{
    static const char *const players[] = {NULL, "", "Anna", "J\u00F6rg"};
    const char *trouble = NULL;
    Moment now;
    size_t i;
    (void)device;
    clock_now(&now);
    for (i = 0; !trouble && i < COUNT_OF(players); i++)
        trouble = model_check_statistics(model, players[i], store, now.day);
    if (trouble)
        world_fail("statistics: %s", trouble);
}

static void see_unfit(void *own, const char *words)
{
    (void)own;
    fprintf(stderr, "%s\n", words);
}

static void check_copy(LivedDevice *device, int all)
{
    static StoreModel found;
    const int number = world_number_of(device);
    const char *differs;
    Store *store;
    StoreModel *state;
    long kept, ended;
    world_use(device, &device->programs[0]);
    store = world_open_copy(number, TRIAL_ONE);
    read_store(store, &found);
    state = find_state(device, &found, &differs);
    if (!state && !was_restoring(device))
        world_fail("device %c: %s", 'a' + number, differs);
    if (all && state)
        check_players(device, state, store);
    if (all && check_store(store, &kept, &ended, see_unfit, NULL))
        world_fail("device %c: %s", 'a' + number, store_words(store));
    store_close(store);
}

/* A number that stands for the files and for what they should contain. */
static unsigned long long hash_state(const LivedDevice *device)
{
    const StoreModel *model = &device->model;
    const unsigned long changes = memory_disk_changes(world_number_of(device));
    unsigned long long hash = world_hash(&changes, sizeof changes, 0);
    hash = world_hash(model->games, model->game_count * sizeof *model->games,
                      hash);
    hash = world_hash(model->results,
                      model->result_count * sizeof *model->results, hash);
    hash = world_hash(model->resets,
                      model->reset_count * sizeof *model->resets, hash);
    hash = world_hash(model->player, NAME_SIZE, hash);
    return world_hash(&device->ghost_count, sizeof device->ghost_count, hash);
}

/* Nothing that was checked is checked again until something has changed. */
void world_check(LivedDevice *device)
{
    const unsigned long long state = hash_state(device);
    if (device->checked == state)
        return;
    check_copy(device, 0);
    device->checked = state;
}

/* Streaks depend on the day. */
void world_check_all(LivedDevice *device)
{
    const unsigned long long state = hash_state(device);
    unsigned long long all =
        world_hash(&device->clock, sizeof device->clock, state);
    all = world_hash(&device->zone, sizeof device->zone, all);
    if (device->checked_all == all)
        return;
    check_copy(device, 1);
    device->checked = state;
    device->checked_all = all;
}
