/* SPDX-License-Identifier: MIT */
/* Devices in folders that disappear after the test. */
#include "device.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "host/paths.h"
#include "rules/games.h"
#include "statistics/statistics_page.h"

const char *device_path(const char *name)
{
    static char path[192];
    char file[80];
    snprintf(file, sizeof file, "%s.db", name);
    snprintf(path, sizeof path, "%s", scratch(file));
    return path;
}

/* Makes the device the one whose settings the program finds. */
static void use_device(const char *name)
{
    char folder[80];
    snprintf(folder, sizeof folder, "%s.config", name);
    setenv("XDG_CONFIG_HOME", scratch(folder), 1);
}

static const char *settings_path(const char *name, char path[256])
{
    char file[96];
    snprintf(file, sizeof file, "%s.config/quadrille/settings", name);
    snprintf(path, 256, "%s", scratch(file));
    return path;
}

void device_make(const char *name)
{
    char path[256];
    remove_store(device_path(name));
    unlink(settings_path(name, path));
}

static void copy_file(const char *from, const char *to)
{
    Page text = PAGE_EMPTY;
    assert_true(file_read_large(from, &text));
    assert_true(file_write(to, NULL, &text));
    page_free(&text);
}

void device_copy(const char *from, const char *name)
{
    char source[192], path[256];
    struct stat status;
    Page text = PAGE_EMPTY;
    device_make(name);
    snprintf(source, sizeof source, "%s", device_path(from));
    copy_file(source, device_path(name));
    if (stat(settings_path(from, path), &status) == 0) {
        assert_true(file_read(path, &text));
        device_choose(name, text.text, (long long)status.st_mtime);
        page_free(&text);
    }
}

void device_choose(const char *name, const char *settings, long long changed)
{
    Backup backup = {.count = 0};
    use_device(name);
    assert_non_null(backup_add_settings(&backup, "terminal", settings,
                                        strlen(settings), changed));
    assert_true(terminal_settings_put(&backup, backup.records));
    backup_free(&backup);
}

/* ----------------------------------------------------------------- playing */

static void see_one(void *own, const KeptGame *game)
{
    long long *ids = own;
    if (ids[0] < 31)
        ids[++ids[0]] = game->id;
}

/* Picks one of the games in progress; returns 0 if there is none. */
static long long pick_game(Store *store, u8 *rng)
{
    long long ids[32] = {0};
    assert_int_equal(in_progress_list(store, see_one, ids), STORE_FINE);
    return ids[0] ? ids[1 + rng_below(rng, (u16)ids[0])] : 0;
}

static void begin_game(Keeper *keeper, u8 *rng)
{
    static const char *const names[] = {"kulki", "mahjong", "freecell",
                                        "sliding"};
    char seed[8];
    snprintf(seed, sizeof seed, "%u", 1u + rng_below(rng, 4));
    if (rng_below(rng, 3))
        start_game(keeper, names[rng_below(rng, 4)], seed);
    else
        start_last_move(keeper);
}

static void mark_start(Keeper *keeper, u8 *rng)
{
    static const char *const names[] = {"", "easy", "hard"};
    const KeptStart start = {.game = "freecell",
                             .variant = "4cells",
                             .seed = "617",
                             .date = "",
                             .name = names[rng_below(rng, 3)]};
    assert_int_equal(starts_mark(keeper->store, &start, rng_below(rng, 4) > 0,
                                 &keeper->now),
                     STORE_FINE);
}

static void name_game(Keeper *keeper, u8 *rng)
{
    static const char *const names[] = {"evening", "Morning", "train", ""};
    const long long id = pick_game(keeper->store, rng);
    const StoreAnswer answer =
        id ? in_progress_name(keeper->store, id, names[rng_below(rng, 4)])
           : STORE_FINE;
    assert_true(answer == STORE_FINE || answer == STORE_TAKEN);
}

/* Somebody of the household plays from now on. */
static void change_player(Keeper *keeper, u8 *rng)
{
    static const char *const names[] = {"", "Anna", "J\u00F6rg"};
    assert_int_equal(
        players_choose(keeper->store, names[rng_below(rng, COUNT_OF(names))]),
        STORE_FINE);
}

/* Resets the results of a kind, or undoes that: of the player, or of all. */
static void reset_kind(Keeper *keeper, u8 *rng)
{
    static const ResultKind kinds[] = {{"sliding", KIND_OF_GAME, ""},
                                       {"sliding", KIND_OF_VARIANT, "3x3"},
                                       {"freecell", KIND_OF_GAME, ""},
                                       {"kulki", KIND_OF_VARIANT, "kulki"},
                                       {"mahjong", KIND_OF_LAYOUT, "lotus"}};
    const ResultKind *kind =
        &kinds[rng_below(rng, sizeof kinds / sizeof *kinds)];
    const char *player = players_current(keeper->store);
    unsigned count;
    StoreAnswer answer;
    players_show(keeper->store, *player && rng_below(rng, 2) ? player : NULL);
    answer = rng_below(rng, 3)
                 ? resets_make(keeper->store, kind, &keeper->now, &count)
                 : resets_undo(keeper->store, kind, &keeper->now);
    assert_true(answer == STORE_FINE || answer == STORE_NONE);
}

/* The same game is won on several devices, in one way or another. */
static void win(Session *session, u8 *rng)
{
    if (rng_below(rng, 3) == 0)
        carry_out(session, INTENT_HINT, 0, 0);
    carry_out(session, INTENT_TICK, rng_below(rng, 2), 0);
    carry_out(session, INTENT_PLAY, 0, LAST_MOVE);
}

static void resume_one(Keeper *keeper, u8 *rng)
{
    const long long id = pick_game(keeper->store, rng);
    autosave_stop(&keeper->autosave);
    if (id)
        assert_int_equal(resume_game(&keeper->autosave, &keeper->session, id),
                         STORE_FINE);
}

static void act(Keeper *keeper, u8 *rng)
{
    const u16 choice = rng_below(rng, 17);
    const long long id = choice == 2 ? pick_game(keeper->store, rng) : 0;
    if (choice == 0 || !keeper->session.game) {
        begin_game(keeper, rng);
    } else if (choice == 1) {
        resume_one(keeper, rng);
    } else if (choice == 2 && id && rng_below(rng, 3) == 0) {
        assert_int_equal(in_progress_drop(keeper->store, id, &keeper->now),
                         STORE_FINE);
    } else if (choice == 3) {
        name_game(keeper, rng);
    } else if (choice == 4) {
        mark_start(keeper, rng);
    } else if (choice == 5) {
        reset_kind(keeper, rng);
    } else if (choice == 16) {
        change_player(keeper, rng);
    } else {
        act_at_random(&keeper->session, rng);
        if (keeper->session.board)
            win(&keeper->session, rng);
    }
    /* Often several things happen in one second. */
    keeper->now.seconds -= rng_below(rng, 3) > 0;
    assert_true(keep(keeper) <= STORE_APART);
}

void device_play(const char *name, u32 seed)
{
    Keeper keeper;
    u8 rng[RNG_SIZE];
    u16 acts;
    char settings[16];
    seed_rng(rng, seed);
    acts = rng_below(rng, 40);
    open_keeper(&keeper, device_path(name));
    strcpy(keeper.now.day, "2026-11-00");
    keeper.now.seconds += rng_below(rng, 20);
    keeper.now.day[9] = (char)('1' + rng_below(rng, 4));
    if (rng_below(rng, 2))
        resume_one(&keeper, rng);
    while (acts--)
        act(&keeper, rng);
    close_keeper(&keeper);
    if (rng_below(rng, 2))
        return;
    snprintf(settings, sizeof settings, "clock %u\n",
             (unsigned)rng_below(rng, 3));
    device_choose(name, settings, 1000 + rng_below(rng, 3));
}

/* ----------------------------------------------------------------- backups */

Page device_backup(const char *name)
{
    Keeper keeper;
    Backup backup = {.count = 0};
    Page text = PAGE_EMPTY;
    Page unfit = PAGE_EMPTY;
    use_device(name);
    open_keeper(&keeper, device_path(name));
    assert_int_equal(stored_back_up(keeper.store, &backup, &unfit),
                     STORE_FINE);
    assert_int_equal(unfit.used, 0);
    backup_write(&backup, &text);
    backup_free(&backup);
    close_keeper(&keeper);
    return text;
}

Page device_sample(void)
{
    Page backup;
    device_make("sample");
    device_play("sample", 3);
    device_play("sample", 5);
    device_choose("sample", "clock on\n", 1000);
    backup = device_backup("sample");
    assert_non_null(strstr(backup.text, "[game]"));
    assert_non_null(strstr(backup.text, "[result]"));
    return backup;
}

Page device_restore(const char *name, const Page *backup, int dry)
{
    Keeper keeper;
    Backup elsewhere;
    Page text = PAGE_EMPTY;
    Page problem = PAGE_EMPTY;
    Page report = PAGE_EMPTY;
    Page trouble = PAGE_EMPTY;
    use_device(name);
    page_put(&text, backup->text, backup->used);
    if (!backup_read(&elsewhere, "x.txt", &text, &problem))
        fail_msg("%s", problem.text);
    open_keeper(&keeper, device_path(name));
    assert_int_equal(
        stored_restore(keeper.store, &elsewhere, dry, &report, &trouble),
        STORE_FINE);
    assert_int_equal(trouble.used, 0);
    assert_sound(keeper.store);
    close_keeper(&keeper);
    backup_free(&elsewhere);
    page_free(&problem);
    return report;
}

static void page_player(Page *page, Store *store, const char *player)
{
    Tallies tallies = {NULL, 0, 0};
    players_show(store, player);
    assert_int_equal(outcomes_list(store, NULL, tallies_count, &tallies),
                     STORE_FINE);
    tallies_settle(&tallies, "2026-11-03");
    page_format(page, "%s\n", player ? player : "everybody");
    statistics_page_games_json(page, &tallies);
    statistics_page_games(page, &tallies, NULL);
    statistics_page_days_json(page, &tallies);
    tallies_free(&tallies);
}

typedef struct EachPlayer {
    Store *store;
    Page names; /* each in a line */
} EachPlayer;

static void see_player(void *own, const char *name)
{
    EachPlayer *each = own;
    page_format(&each->names, "%s\n", name);
}

Page device_statistics(const char *name)
{
    Keeper keeper;
    EachPlayer each;
    Page page = PAGE_EMPTY;
    char *at;
    open_keeper(&keeper, device_path(name));
    each = (EachPlayer){keeper.store, PAGE_EMPTY};
    page_player(&page, keeper.store, NULL);
    assert_int_equal(players_list(keeper.store, see_player, &each),
                     STORE_FINE);
    page_put(&each.names, "", 0);
    for (at = strtok(each.names.text, "\n"); at; at = strtok(NULL, "\n"))
        page_player(&page, keeper.store, at);
    page_free(&each.names);
    close_keeper(&keeper);
    return page;
}

void assert_same_text(const Page *a, const Page *b)
{
    if (!page_equals(a, b)) {
        print_message("# %s\n# differs from\n# %s\n", a->text, b->text);
        fail();
    }
}
