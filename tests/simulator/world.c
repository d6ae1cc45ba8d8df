/* SPDX-License-Identifier: MIT */
/* Keeps the devices and what is known about them. */
#include "world.h"

#include <sqlite3.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <time.h>

#include "host/clock.h"
#include "host/host.h"
#include "tests/kit/plain_merge.h"

LivedDevice devices[WORLD_DEVICES];
Page backups[MOST_BACKUPS];

_Noreturn void world_fail(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    vfprintf(stderr, format, values);
    va_end(values);
    fputc('\n', stderr);
    _Exit(1);
}

/* ---------------------------------------------------- the system's answers */

static int is_remote;

/* The linker puts these in the place of the system's. The devices' files are
   not in any folder. */
time_t __wrap_time(time_t *told);
int __wrap_statfs(const char *path, struct statfs *told);
int __wrap_stat(const char *path, struct stat *told);

time_t __wrap_time(time_t *told)
{
    const long long now = memory_disk_clock;
    const time_t seconds =
        (time_t)(now < 0 ? -((999 - now) / 1000) : now / 1000);
    if (told)
        *told = seconds;
    return seconds;
}

int __wrap_statfs(const char *path, struct statfs *told)
{
    (void)path;
    memset(told, 0, sizeof *told);
    told->f_type = is_remote ? 0x6969 : 0;
    return 0;
}

int __wrap_stat(const char *path, struct stat *told)
{
    (void)path;
    (void)told;
    return -1;
}

/* --------------------------------------------------------------- the clock */

static const char *const zones[] = {"UTC0",
                                    "CET-1CEST,M3.5.0,M10.5.0/3",
                                    "NZST-12NZDT,M9.5.0,M4.1.0/3",
                                    "<-12>12",
                                    "<+14>-14",
                                    "IST-5:30"};

static void use_zone(const char *zone)
{
    static const char *used;
    if (used == zone)
        return;
    used = zone;
    setenv("TZ", zone, 1);
    clock_read_zone();
}

void world_use(LivedDevice *device, const Program *program)
{
    memory_disk_clock = device->clock;
    is_remote = device->is_remote;
    use_zone(zones[device->zone % COUNT_OF(zones)]);
    memory_disk_run(program->number);
}

/* ----------------------------------------------------------------- starts */

void world_start(u32 seed)
{
    int i, k;
    memory_disk_start(seed);
    for (i = 0; i < WORLD_DEVICES; i++) {
        LivedDevice *device = &devices[i];
        memset(device->programs, 0, sizeof device->programs);
        device->model.game_count = device->model.result_count = 0;
        device->model.reset_count = 0;
        *device->model.player = '\0';
        device->clock = 1795000000000; /* in November 2026 */
        device->zone = 0;
        device->is_remote = 0;
        device->checked = device->checked_all = 0;
        for (k = 0; k < WORLD_PROGRAMS; k++)
            device->programs[k].number = i * DISK_PROGRAMS + k;
    }
}

void world_end(void)
{
    int i, k;
    for (i = 0; i < WORLD_DEVICES; i++) {
        for (k = 0; k < WORLD_PROGRAMS; k++)
            world_close(&devices[i], &devices[i].programs[k]);
        world_forget_failed(&devices[i]);
    }
    for (i = 0; i < MOST_BACKUPS; i++)
        page_free(&backups[i]);
}

/* --------------------------------------------------------------- programs */

static const char *path_of(int device)
{
    static char path[] = "a.db";
    *path = (char)('a' + device);
    return path;
}

void world_close(LivedDevice *device, Program *program)
{
    if (!program->store)
        return;
    world_use(device, program);
    autosave_stop(&program->autosave);
    session_close(&program->session);
    store_close(program->store);
    program->store = NULL;
}

int world_open(LivedDevice *device, Program *program)
{
    StoreAnswer state;
    if (program->store)
        return 1;
    world_use(device, program);
    memory_disk_revive(program->number);
    program->store =
        store_open(&malloc_host, path_of(world_number_of(device)));
    autosave_start(&program->autosave, program->store);
    session_open(&program->session, &malloc_host);
    state = store_state(program->store);
    if (!state)
        return 1;
    if (!memory_disk_calm())
        world_fail("the store can't be opened: %s",
                   store_words(program->store));
    world_close(device, program);
    return 0;
}

void world_bury(LivedDevice *device)
{
    int i;
    for (i = 0; i < WORLD_PROGRAMS; i++) {
        Program *program = &device->programs[i];
        if (program->store && !program->steps &&
            memory_disk_is_dead(program->number))
            world_close(device, program);
    }
}

/* ------------------------------------------------------------------- texts */

unsigned long long world_hash(const void *bytes, size_t size,
                              unsigned long long from)
{
    const u8 *at = bytes;
    unsigned long long hash = from ? from : 14695981039346656037ULL;
    while (size--)
        hash = (hash ^ *at++) * 1099511628211ULL;
    return hash;
}

static void copy_text(char *to, size_t room, const char *from)
{
    if (strlen(from) >= room)
        world_fail("too long for the simulator: %s", from);
    memset(to, 0, room);
    strcpy(to, from);
}

#define COPY_TEXT(to, from) copy_text(to, sizeof(to), from)

/* The start and all moves. */
static unsigned long long hash_play(const Session *session,
                                    const ModelResult *result)
{
    unsigned long long hash = world_hash(result->game, MODEL_TEXT, 0);
    hash = world_hash(result->variant, MODEL_TEXT, hash);
    hash = world_hash(result->seed, MODEL_TEXT, hash);
    hash = world_hash(result->date, DATE_SIZE, hash);
    if (session->board)
        hash = world_hash(session->board, session->board_length, hash);
    if (session->count)
        hash = world_hash(session->moves, session->count * sizeof(u16), hash);
    return world_hash(&session->at, sizeof session->at, hash);
}

ModelResult world_result_of(const Session *session)
{
    ModelResult result;
    Writer writer;
    memset(&result, 0, sizeof result);
    COPY_TEXT(result.game, session->game->name);
    writer_start(&writer, result.variant, sizeof result.variant - 1);
    session->game->write_variant(session->variant, &writer);
    writer_start(&writer, result.seed, sizeof result.seed - 1);
    session->game->write_seed(session->seed, &writer);
    memcpy(result.date, session->date, DATE_SIZE);
    memcpy(result.name, session->name, NAME_SIZE);
    result.moves = session->at;
    result.score = session->game->score(session->position);
    result.hints = session->hints;
    result.undos = session->undos;
    result.clock = session->clock;
    result.status = (u8)session->game->status(session->position);
    result.own_board = session->board != NULL;
    result.play = hash_play(session, &result);
    return result;
}

/* All that a save says, without writing one: its moves would be played again
   for that. */
unsigned long long world_hash_session(const Session *session)
{
    const ModelResult result = world_result_of(session);
    const u32 counts[] = {session->count, session->at, session->hints,
                          session->undos, session->clock};
    unsigned long long hash = world_hash(counts, sizeof counts, result.play);
    hash = world_hash(session->name, strlen(session->name) + 1, hash);
    return world_hash(session->position, session->game->size, hash);
}

/* ------------------------------------------------------------------ ghosts */

void world_forget_failed(LivedDevice *device)
{
    while (device->ghost_count)
        free(device->ghosts[--device->ghost_count]);
    page_free(&device->before);
    page_free(&device->merged);
}

void world_add_ghost(LivedDevice *device, const StoreModel *ghost)
{
    StoreModel *copy = host_must_have(malloc(sizeof *copy));
    model_copy(copy, ghost);
    if (device->ghost_count == MOST_GHOSTS) {
        free(device->ghosts[0]);
        memmove(device->ghosts, device->ghosts + 1,
                (MOST_GHOSTS - 1) * sizeof *device->ghosts);
        device->ghost_count--;
    }
    device->ghosts[device->ghost_count++] = copy;
}

/* ------------------------------------------------------------------ merges */

static const Page *merging, *merge_parts;

/* The assertion itself is silent outside a test. */
static void tell_merge(void)
{
    if (merging)
        fprintf(stderr,
                "this is not a merge:\n%s\n---- of:\n%s\n---- and:\n%s\n",
                merging->text, merge_parts[0].text, merge_parts[1].text);
}

void world_assert_merge(const Page *merged, const Page parts[2])
{
    static int is_set;
    if (!is_set)
        is_set = !atexit(tell_merge);
    merging = merged;
    merge_parts = parts;
    assert_merge_of(merged, parts, 2);
    merging = NULL;
}

/* ------------------------------------------------------------------ trials */

Store *world_open_trial(int trial)
{
    Store *store;
    memory_disk_run(trial * DISK_PROGRAMS);
    memory_disk_revive(trial * DISK_PROGRAMS);
    store = store_open(&malloc_host, path_of(trial));
    if (store_state(store))
        world_fail("a copy can't be opened: %s", store_words(store));
    return store;
}

Store *world_open_copy(int device, int trial)
{
    memory_disk_copy(device, trial);
    return world_open_trial(trial);
}

Page world_back_up(Store *store)
{
    Backup backup = {.count = 0};
    Page text = PAGE_EMPTY;
    Page unfit = PAGE_EMPTY;
    if (stored_back_up(store, &backup, &unfit))
        world_fail("no backup: %s", store_words(store));
    if (unfit.used)
        world_fail("a backup leaves out: %s", unfit.text);
    backup_write(&backup, &text);
    backup_free(&backup);
    return text;
}

Page world_back_up_copy(int device, int trial)
{
    Store *store = world_open_copy(device, trial);
    const Page text = world_back_up(store);
    store_close(store);
    return text;
}

void world_restore(Store *store, const Page *backup)
{
    Backup elsewhere;
    Page text = PAGE_EMPTY;
    Page problem = PAGE_EMPTY;
    Page report = PAGE_EMPTY;
    Page trouble = PAGE_EMPTY;
    page_put(&text, backup->text, backup->used);
    if (!backup_read(&elsewhere, "backup", &text, &problem))
        world_fail("a backup can't be read: %s", problem.text);
    if (stored_restore(store, &elsewhere, 0, &report, &trouble))
        world_fail("a backup can't be restored: %s", store_words(store));
    backup_free(&elsewhere);
    page_free(&problem);
    page_free(&report);
    page_free(&trouble);
}
