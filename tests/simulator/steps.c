/* SPDX-License-Identifier: MIT */
/* The steps, and the answers that they must get. */
#include "steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/clock.h"
#include "host/host.h"

static StoreModel next;

/* ---------------------------------------------------------------- trouble */

static struct {
    DiskTrouble what;
    u32 nth, calls;
} prepared;

void steps_begin(LivedDevice *device, Program *program)
{
    world_use(device, program);
    device->changes = memory_disk_changes(world_number_of(device));
    program->steps = 1;
    memory_disk_plan(prepared.what, prepared.nth, prepared.calls);
    memory_disk_allow_rarities(1);
    prepared.what = TROUBLE_NONE;
}

int steps_end(LivedDevice *device, Program *program)
{
    const int alive = !memory_disk_is_dead(program->number);
    memory_disk_allow_rarities(0);
    device->clock = memory_disk_clock;
    program->steps = 0;
    memory_disk_run(program->number);
    return alive;
}

static int has_written(const LivedDevice *device)
{
    return memory_disk_changes(world_number_of(device)) != device->changes;
}

/* Any trouble excuses an error; without it there is none. What failed before
   is in the log until something is written there. */
void steps_settle(LivedDevice *device, Program *program, int done,
                  const StoreModel *next_model)
{
    const int excused = memory_disk_calm();
    const int alive = !memory_disk_is_dead(program->number);
    if (done) {
        model_copy(&device->model, next_model);
        if (has_written(device))
            world_forget_failed(device);
    } else {
        if (alive && !excused)
            world_fail("refused: %s", store_words(program->store));
        world_add_ghost(device, next_model);
        if (alive)
            world_resolve(device, program);
    }
    world_bury(device);
}

static int count_running(const LivedDevice *device)
{
    int running = 0;
    int i;
    for (i = 0; i < WORLD_PROGRAMS; i++)
        running += device->programs[i].store != NULL;
    return running;
}

/* The first program after all others ended reads the log again, and what had
   failed may come to light. */
static int start_program(LivedDevice *device, Program *program)
{
    const int is_first = !count_running(device);
    int opened;
    if (program->store)
        return 1;
    steps_begin(device, program);
    opened = world_open(device, program);
    (void)steps_end(device, program);
    (void)memory_disk_calm();
    world_bury(device);
    if (!opened || !program->store)
        return 0;
    if (is_first) {
        world_resolve(device, program);
        world_forget_failed(device);
    }
    if (!device->ghost_count &&
        strcmp(players_current(program->store), device->model.player) != 0)
        world_fail("'%s' plays instead of '%s'",
                   players_current(program->store), device->model.player);
    return 1;
}

/* -------------------------------------------------------------- kept games */

static ModelGame *pick_game(LivedDevice *device, u32 choice, int listed)
{
    size_t i, count = 0;
    for (i = 0; i < device->model.game_count; i++)
        count += !listed || model_is_listed(&device->model.games[i]);
    if (!count)
        return NULL;
    choice %= (u32)count;
    for (i = 0;; i++)
        if (!listed || model_is_listed(&device->model.games[i]))
            if (!choice--)
                return &device->model.games[i];
}

static void resume(LivedDevice *device, Program *program, const Step *step)
{
    const ModelGame *game = pick_game(device, step->a, step->b % 4 != 0);
    StoreAnswer answer;
    int alive;
    if (!game)
        return;
    autosave_stop(&program->autosave);
    steps_begin(device, program);
    answer = resume_game(&program->autosave, &program->session, game->id);
    alive = steps_end(device, program);
    if (alive && !answer)
        program->stored = game->text;
    if (alive && !answer &&
        world_hash_session(&program->session) != game->text)
        world_fail("game #%lld has come back as another", game->id);
    if (alive && answer && !memory_disk_calm())
        world_fail("game #%lld can't be resumed: %s", game->id,
                   store_words(program->store));
    (void)memory_disk_calm();
    world_bury(device);
}

static int has_result(const StoreModel *model, long long id)
{
    size_t i = 0;
    while (i < model->result_count && model->results[i].id != id)
        i++;
    return i < model->result_count;
}

static void drop(LivedDevice *device, Program *program, const Step *step)
{
    const ModelGame *game = pick_game(device, step->a, step->b % 4 != 0);
    long long id;
    StoreAnswer answer;
    Moment now;
    int refuses, alive;
    if (!game)
        return;
    id = game->id;
    clock_now(&now);
    steps_begin(device, program);
    answer = in_progress_drop(program->store, id, &now);
    alive = steps_end(device, program);
    model_copy(&next, &device->model);
    game = model_find(&next, id);
    refuses = !game || (!model_is_listed(game) && has_result(&next, id));
    if (alive && answer == STORE_NONE && refuses) {
        (void)memory_disk_calm();
        return;
    }
    if (game && !game->over)
        model_end_game(&next, game, &now, players_current(program->store));
    model_drop_game(&next, id);
    model_settle(&next);
    steps_settle(device, program, alive && !answer && !refuses, &next);
}

static int is_same_name(const char *a, const char *b)
{
    while (*a && (*a | 32) == (*b | 32))
        a++, b++;
    return *a == *b;
}

static int is_taken(long long id, const char *slot)
{
    size_t i;
    for (i = 0; *slot && i < next.game_count; i++)
        if (next.games[i].id != id && is_same_name(next.games[i].slot, slot))
            return 1;
    return 0;
}

static void name_game(LivedDevice *device, Program *program, const Step *step)
{
    static const char *const slots[] = {"evening", "Morning", "EVENING",
                                        "train", ""};
    const char *slot = slots[step->b % COUNT_OF(slots)];
    ModelGame *game = pick_game(device, step->a, 1);
    long long id;
    StoreAnswer answer;
    int taken, alive;
    if (!game)
        return;
    id = game->id;
    steps_begin(device, program);
    answer = in_progress_name(program->store, id, slot);
    alive = steps_end(device, program);
    model_copy(&next, &device->model);
    taken = is_taken(id, slot);
    game = model_find(&next, id);
    if (alive && ((answer == STORE_TAKEN && taken) ||
                  (answer == STORE_NONE && !game))) {
        (void)memory_disk_calm();
        return;
    }
    if (game) {
        memset(game->slot, 0, sizeof game->slot);
        strcpy(game->slot, slot);
        game->waits = 0;
    }
    steps_settle(device, program, alive && !answer && !taken, &next);
}

/* ------------------------------------------------------- players and kinds */

static void choose_player(LivedDevice *device, Program *program,
                          const Step *step)
{
    static const char *const players[] = {"", "Anna", "J\u00F6rg"};
    const char *player = players[step->a % COUNT_OF(players)];
    StoreAnswer answer;
    int alive;
    steps_begin(device, program);
    answer = players_choose(program->store, player);
    alive = steps_end(device, program);
    model_copy(&next, &device->model);
    memset(next.player, 0, sizeof next.player);
    strcpy(next.player, player);
    steps_settle(device, program, alive && !answer, &next);
}

static void reset_kind(LivedDevice *device, Program *program, const Step *step)
{
    static const ResultKind kinds[] = {{"sliding", KIND_OF_GAME, ""},
                                       {"sliding", KIND_OF_VARIANT, "2x2"},
                                       {"sliding", KIND_OF_LAYOUT, "lotus"},
                                       {"kulki", KIND_OF_GAME, ""},
                                       {"kulki", KIND_OF_VARIANT, "small"},
                                       {"sliding", KIND_OF_LEVEL, "easy"}};
    const ResultKind *kind = &kinds[step->a % COUNT_OF(kinds)];
    const int undoes = step->b % 3 == 0;
    const char *player = players_current(program->store);
    StoreAnswer answer;
    unsigned count;
    Moment now;
    int possible, alive;
    clock_now(&now);
    if (step->b % 2 || !*player)
        player = "";
    players_show(program->store, *player ? player : NULL);
    steps_begin(device, program);
    answer = undoes ? resets_undo(program->store, kind, &now)
                    : resets_make(program->store, kind, &now, &count);
    alive = steps_end(device, program);
    model_copy(&next, &device->model);
    possible = undoes ? model_undo_reset(&next, kind, player, now.seconds)
                      : model_make_reset(&next, kind, player, now.seconds);
    model_settle(&next);
    if (alive && answer == STORE_NONE && !possible) {
        (void)memory_disk_calm();
        return;
    }
    steps_settle(device, program, alive && !answer && possible, &next);
}

/* ------------------------------------------------- programs and the device */

static void close_program(LivedDevice *device, Program *program,
                          const Step *step)
{
    (void)step;
    steps_begin(device, program);
    world_close(device, program);
    (void)steps_end(device, program);
    (void)memory_disk_calm();
    world_bury(device);
}

static void kill_program(LivedDevice *device, Program *program,
                         const Step *step)
{
    (void)step;
    memory_disk_kill(program->number);
    world_bury(device);
}

static void cut_power(LivedDevice *device, Program *program, const Step *step)
{
    (void)program;
    (void)step;
    memory_disk_cut_power(world_number_of(device));
    world_bury(device);
}

/* The clock goes on, jumps, or is set; a second before midnight is a favourite
   of mistakes. */
static void set_clock(LivedDevice *device, Program *program, const Step *step)
{
    static const long long years[] = {0,           /* 1970 */
                                      951782399,   /* 2000-02-28 23:59:59 */
                                      2147483646,  /* 2038-01-19 */
                                      4107542399,  /* 2100-02-28 23:59:59 */
                                      32503680000, /* 3000 */
                                      253402300790 /* 9999-12-31 23:59:50 */};
    const long long day = 86400000;
    (void)program;
    switch (step->a % 6) {
    case 0:
        device->clock += step->b % day;
        break;
    case 1:
        device->clock += day;
        break;
    case 2:
        device->clock += day - 1000 - device->clock % day;
        break;
    case 3:
        device->clock -= step->b % (3 * day);
        break;
    case 4:
        device->clock = years[step->b % COUNT_OF(years)] * 1000;
        break;
    default:
        device->clock = 1795000000000 + step->b % (20 * day);
    }
    if (device->clock > MOST_SECONDS * 1000)
        device->clock = MOST_SECONDS * 1000;
    if (device->clock < 0)
        device->clock = 0;
}

static void move_zone(LivedDevice *device, Program *program, const Step *step)
{
    (void)program;
    device->zone = (u8)step->a;
}

/* The folder is on a network from now on, or no longer. Programs must be
   closed for that. */
static void move_files(LivedDevice *device, Program *program, const Step *step)
{
    int i;
    (void)program;
    for (i = 0; i < WORLD_PROGRAMS; i++)
        world_close(device, &device->programs[i]);
    device->is_remote = step->a % 2;
}

static void prepare_trouble(LivedDevice *device, Program *program,
                            const Step *step)
{
    (void)device;
    (void)program;
    prepared.what = (DiskTrouble)(1 + step->a % (TROUBLES - 1));
    prepared.nth = step->b % 64;
    prepared.calls = 1 + step->b / 64 % 8;
}

static void check_device(LivedDevice *device, Program *program,
                         const Step *step)
{
    (void)program;
    (void)step;
    world_check_all(device);
}

/* --------------------------------------------------------------- the table */

const StepKind step_kinds[] = {{"deal", 8, steps_deal},
                               {"board", 12, steps_set_board},
                               {"daily", 6, steps_deal_daily},
                               {"challenge", 2, steps_answer_challenge},
                               {"play", 60, steps_play},
                               {"undo", 10, steps_undo},
                               {"redo", 6, steps_redo},
                               {"goto", 4, steps_go_to},
                               {"hint", 4, steps_hint},
                               {"restart", 2, steps_start_again},
                               {"finish", 10, steps_finish},
                               {"resume", 10, resume},
                               {"drop", 3, drop},
                               {"name", 4, name_game},
                               {"player", 2, choose_player},
                               {"reset", 5, reset_kind},
                               {"backup", 4, steps_back_up},
                               {"restore", 3, steps_restore},
                               {"age", 1, steps_age},
                               {"close", 5, close_program},
                               {"kill", 3, kill_program},
                               {"power", 2, cut_power},
                               {"clock", 8, set_clock},
                               {"zone", 1, move_zone},
                               {"files", 1, move_files},
                               {"trouble", 0, prepare_trouble},
                               {"check", 2, check_device}};
const int step_kinds_count = COUNT_OF(step_kinds);

/* These need no game, or not even a program. */
static int needs_game(const StepKind *kind)
{
    return kind->run == steps_play || kind->run == steps_undo ||
           kind->run == steps_redo || kind->run == steps_go_to ||
           kind->run == steps_hint || kind->run == steps_start_again ||
           kind->run == steps_finish;
}

static int needs_program(const StepKind *kind)
{
    return kind->run != set_clock && kind->run != move_zone &&
           kind->run != prepare_trouble && kind->run != cut_power &&
           kind->run != move_files && kind->run != check_device &&
           kind->run != steps_age;
}

void steps_run(const Step *step)
{
    const StepKind *kind = &step_kinds[step->what];
    LivedDevice *device = &devices[step->device];
    Program *program = &device->programs[step->program];
    if (program->steps)
        return; /* it waits for the end of another */
    if (needs_program(kind) && !start_program(device, program))
        return;
    world_use(device, program);
    if (needs_game(kind) && !program->session.game) {
        steps_deal(device, program, step);
        return;
    }
    kind->run(device, program, step);
}
