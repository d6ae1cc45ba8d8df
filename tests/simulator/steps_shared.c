/* SPDX-License-Identifier: MIT */
/* Steps in which more than one store has a part: backups, restores, and files
   of older versions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "steps.h"
#include "store/store_inside.h"

/* ---------------------------------------------------------------- backups */

static void assert_same(const Page *a, const Page *b, const char *what)
{
    if (!page_equals(a, b))
        world_fail("%s: two backups differ:\n%s\n----\n%s", what, a->text,
                   b->text);
}

void steps_back_up(LivedDevice *device, Program *program, const Step *step)
{
    Page *slot = &backups[step->a % MOST_BACKUPS];
    Page text = PAGE_EMPTY;
    Page unfit = PAGE_EMPTY;
    Backup backup = {.count = 0};
    StoreAnswer answer;
    int alive;
    steps_begin(device, program);
    answer = stored_back_up(program->store, &backup, &unfit);
    alive = steps_end(device, program);
    if (alive && !answer) {
        if (unfit.used && !memory_disk_calm())
            world_fail("a backup leaves out: %s", unfit.text);
        backup_write(&backup, &text);
        page_free(slot);
        *slot = text;
    } else if (!memory_disk_calm()) {
        world_fail("no backup: %s", store_words(program->store));
    }
    (void)memory_disk_calm();
    backup_free(&backup);
    page_free(&unfit);
    world_bury(device);
}

/* --------------------------------------------------------------- restores */

static const Page *pick_backup(u32 choice)
{
    u32 i;
    for (i = 0; i < MOST_BACKUPS; i++)
        if (backups[(choice + i) % MOST_BACKUPS].used)
            return &backups[(choice + i) % MOST_BACKUPS];
    return NULL;
}

/* Restoring once more changes no row, and in another order makes no
   difference. The first trial device is as this one is now, the second as it
   was. */
static void check_restore(const LivedDevice *device, const Page *backup,
                          const Page *other, const Page *before)
{
    const Page parts[] = {*before, *backup};
    Store *store = world_open_copy(world_number_of(device), TRIAL_ONE);
    Page after = world_back_up(store);
    const unsigned long long rows = world_hash_rows(store);
    Page turned;
    world_assert_merge(&after, parts);
    page_free(&after);
    world_restore(store, backup);
    if (world_hash_rows(store) != rows)
        world_fail("restoring twice changes something");
    if (other) {
        world_restore(store, other);
        after = world_back_up(store);
    }
    store_close(store);
    if (!other)
        return;
    store = world_open_trial(TRIAL_TWO);
    world_restore(store, other);
    world_restore(store, backup);
    turned = world_back_up(store);
    store_close(store);
    assert_same(&after, &turned, "restored in another order");
    page_free(&after);
    page_free(&turned);
}

static void end_restore(LivedDevice *device, Program *program, int done,
                        const Page *backup, const Page *other)
{
    const int excused = memory_disk_calm();
    const int alive = !memory_disk_is_dead(program->number);
    if (alive && !done && !excused)
        world_fail("a backup can't be restored: %s",
                   store_words(program->store));
    if (done)
        check_restore(device, backup, other, &device->before);
    if (alive) {
        world_use(device, program);
        if (done)
            world_adopt(device, program);
        else
            world_resolve(device, program);
    }
    world_bury(device);
}

void steps_restore(LivedDevice *device, Program *program, const Step *step)
{
    const Page *backup = pick_backup(step->a);
    const Page *other = step->b % 3 ? NULL : pick_backup(step->b);
    Page text = PAGE_EMPTY;
    Page report = PAGE_EMPTY;
    Page trouble = PAGE_EMPTY;
    Backup elsewhere;
    StoreAnswer answer;
    int alive;
    if (!backup || device->ghost_count || device->before.used)
        return;
    device->before = world_back_up_copy(world_number_of(device), TRIAL_TWO);
    page_put(&device->merged, backup->text, backup->used);
    page_put(&text, backup->text, backup->used);
    if (!backup_read(&elsewhere, "backup", &text, &trouble))
        world_fail("a backup can't be read: %s", trouble.text);
    steps_begin(device, program);
    answer = stored_restore(program->store, &elsewhere, 0, &report, &trouble);
    alive = steps_end(device, program);
    backup_free(&elsewhere);
    page_free(&report);
    page_free(&trouble);
    end_restore(device, program, alive && !answer, backup, other);
}

/* ---------------------------------------------------------- older versions */

enum { OURS = 0x51554144, NEWEST = 10 };

#define GAMES_OF_1                                                            \
    "id, edition, slot, game, rules, variant, seed, board, date, at, count,"  \
    " hints, undos, clock, status, score, digest, over, started, played"
#define RESULTS_OF_2                                                          \
    "id, game, variant, seed, date, own_board, day, ended, status, moves,"    \
    " score, hints, undos, clock, save"

/* What each version added, copied from the store of today. */
static const char *const copies[NEWEST] = {
    "INSERT INTO main.games (" GAMES_OF_1 ") SELECT " GAMES_OF_1
    " FROM new.games; INSERT INTO main.moves (game, number, move)"
    " SELECT game, number, move FROM new.moves;"
    " DELETE FROM main.sqlite_sequence; INSERT INTO main.sqlite_sequence"
    " SELECT * FROM new.sqlite_sequence",
    "INSERT INTO main.outcomes (" RESULTS_OF_2 ") SELECT " RESULTS_OF_2
    " FROM new.outcomes",
    "UPDATE main.games SET name = (SELECT name FROM new.games AS other"
    " WHERE other.id = games.id);"
    " UPDATE main.outcomes SET name = (SELECT name FROM new.outcomes AS other"
    " WHERE other.id = outcomes.id)",
    "INSERT INTO main.favourites SELECT * FROM new.favourites",
    "INSERT INTO main.shared SELECT * FROM new.shared;"
    " UPDATE main.outcomes SET nth = (SELECT nth FROM new.outcomes AS other"
    " WHERE other.id = outcomes.id);"
    " UPDATE main.games SET other_slot = (SELECT other_slot FROM new.games"
    " AS other WHERE other.id = games.id)",
    "INSERT INTO main.resets SELECT game, part, name, changed, until,"
    " until_nth, before, before_nth FROM new.resets WHERE player = ''",
    "UPDATE main.games SET challenge = (SELECT challenge FROM new.games"
    " AS other WHERE other.id = games.id)"};

static void run_sql(sqlite3 *base, const char *sql)
{
    if (sqlite3_exec(base, sql, NULL, NULL, NULL))
        world_fail("%s: %s", sqlite3_errmsg(base), sql);
}

static void make_older(int from, int version)
{
    char sql[128];
    sqlite3 *base;
    int i;
    memory_disk_clear(OLD_DEVICE);
    memory_disk_run(OLD_DEVICE * DISK_PROGRAMS);
    memory_disk_revive(OLD_DEVICE * DISK_PROGRAMS);
    snprintf(sql, sizeof sql, "%c.db", 'a' + OLD_DEVICE);
    if (sqlite3_open(sql, &base))
        world_fail("no older store");
    snprintf(sql, sizeof sql, "ATTACH '%c.db' AS new", 'a' + from);
    run_sql(base, sql);
    for (i = 0; i < version; i++)
        run_sql(base, migrations[i]);
    for (i = 0; i < version; i++)
        if (copies[i])
            run_sql(base, copies[i]);
    snprintf(sql, sizeof sql,
             "PRAGMA application_id = %d; PRAGMA user_version = %d", OURS,
             version);
    run_sql(base, sql);
    sqlite3_close(base);
}

/* Versions that had no numbers in one second, resets or challenges have
   forgotten them. */
static void forget_newer(StoreModel *model, int version)
{
    size_t i, k;
    for (i = 0; i < model->game_count; i++) {
        if (version < 7)
            memset(model->games[i].challenge, 0, MODEL_TEXT);
        if (version < 5)
            model->games[i].waits = 0;
    }
    if (version < 6)
        model->reset_count = 0;
    for (i = 0; version < 5 && i < model->result_count; i++) {
        model->results[i].nth = 0;
        for (k = 0; k < model->result_count; k++)
            model->results[i].nth +=
                model->results[k].ended == model->results[i].ended &&
                model->results[k].id < model->results[i].id;
    }
    model_settle(model);
}

/* No older version knew players, so there were none. */
static int has_players(const StoreModel *model)
{
    size_t i;
    for (i = 0; i < model->result_count; i++)
        if (*model->results[i].player)
            return 1;
    for (i = 0; i < model->reset_count; i++)
        if (*model->resets[i].player)
            return 1;
    return *model->player != 0;
}

static int has_names(const StoreModel *model)
{
    size_t i;
    for (i = 0; i < model->game_count; i++)
        if (*model->games[i].now.name)
            return 1;
    for (i = 0; i < model->result_count; i++)
        if (*model->results[i].name)
            return 1;
    return 0;
}

/* An older program has written the file, as of now. */
void steps_age(LivedDevice *device, Program *program, const Step *step)
{
    static const u8 versions[] = {2, 3, 4, 5, 6, 7, 8, 9};
    int version = versions[step->a % COUNT_OF(versions)];
    int i;
    if (!program->store || device->ghost_count || device->before.used ||
        has_players(&device->model))
        return;
    if (version < 3 && has_names(&device->model))
        version = 3;
    for (i = 0; i < WORLD_PROGRAMS; i++)
        world_close(device, &device->programs[i]);
    memory_disk_copy(world_number_of(device), TRIAL_ONE);
    make_older(TRIAL_ONE, version);
    memory_disk_copy(OLD_DEVICE, world_number_of(device));
    forget_newer(&device->model, version);
}
