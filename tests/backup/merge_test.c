/* SPDX-License-Identifier: MIT */
/* Random games on three devices, which exchange backups now and then. In
   whatever order their backups are merged, and however often, all end with the
   same games, results and statistics, byte for byte. */
#include <stdlib.h>
#include <string.h>

#include "formats/layouts.h"
#include "table/layout_start.h"
#include "tests/kit/device.h"
#include "tests/kit/plain_merge.h"

enum { DEVICES = 3, ORDERS = 6, ROUNDS = 6, HISTORIES = 6, LONG = 500 };

static const char *const names[DEVICES] = {"laptop", "phone", "desk"};
static const u8 orders[ORDERS][DEVICES] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                           {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/* What a merge can say, and how often one has said it. */
static struct {
    const char *words;
    int count;
} said[] = {{"went on here and elsewhere: both games are kept", 0},
            {"game here went on or ended elsewhere", 0},
            {"game in the backup went on or ended since", 0},
            {"the same game ended with the same moves before", 0},
            {"already here", 0}};

static void restore(const char *name, const Page *backup)
{
    Page report = device_restore(name, backup, 0);
    size_t i;
    for (i = 0; i < COUNT_OF(said); i++)
        said[i].count += strstr(report.text, said[i].words) != NULL;
    page_free(&report);
}

/* Takes all from one device to another. */
static void carry(const char *from, const char *to)
{
    Page backup = device_backup(from);
    restore(to, &backup);
    page_free(&backup);
}

/* Plays on all devices, which have the same games at first, and takes the
   games from one to another. */
static void make_history(u32 seed)
{
    u8 rng[RNG_SIZE];
    int i;
    seed_rng(rng, seed);
    for (i = 0; i < DEVICES; i++)
        device_make(names[i]);
    device_play(names[0], seed);
    for (i = 1; i < DEVICES; i++)
        carry(names[0], names[i]);
    for (i = 0; i < ROUNDS; i++) {
        const u16 player = rng_below(rng, DEVICES);
        device_play(names[player], seed * 100 + (u32)i);
        if (rng_below(rng, 3) == 0)
            carry(names[player], names[rng_below(rng, DEVICES)]);
    }
}

/* Merges the backups in an order, beginning with one of them on its own
   device, or with an empty one. Returns the backup and the statistics of the
   result. */
static void merge(const Page *backups, const u8 *order, int at_home,
                  Page *backup, Page *statistics)
{
    int i;
    if (at_home)
        device_copy(names[order[0]], "merged");
    else
        device_make("merged");
    for (i = at_home; i < DEVICES; i++)
        restore("merged", &backups[order[i]]);
    *backup = device_backup("merged");
    *statistics = device_statistics("merged");
}

static void assert_nothing_new(const Page *backup)
{
    Page report = device_restore("merged", backup, 0);
    assert_non_null(strstr(report.text, "Nothing new.\n"));
    page_free(&report);
}

static void merged_in_any_order(const Page *backups)
{
    Page first, statistics;
    int i, k;
    merge(backups, orders[0], 0, &first, &statistics);
    assert_merge_of(&first, backups, DEVICES);
    for (i = 0; i < ORDERS; i++)
        for (k = 0; k < 2; k++) {
            Page again, same;
            merge(backups, orders[i], k, &again, &same);
            assert_same_text(&again, &first);
            assert_same_text(&same, &statistics);
            page_free(&again);
            page_free(&same);
        }
    for (i = 0; i < DEVICES; i++)
        assert_nothing_new(&backups[i]);
    assert_nothing_new(&first);
    /* Two of them first, and then their sum into the third. */
    for (i = 0; i < DEVICES; i++) {
        Page sum, all;
        device_copy(names[i], "pair");
        restore("pair", &backups[(i + 1) % DEVICES]);
        sum = device_backup("pair");
        device_copy(names[(i + 2) % DEVICES], "merged");
        restore("merged", &sum);
        all = device_backup("merged");
        assert_same_text(&all, &first);
        page_free(&sum);
        page_free(&all);
    }
    page_free(&first);
    page_free(&statistics);
}

static void any_order_gives_the_same(void **state)
{
    const u32 histories = getenv("QUADRILLE_LONG") ? LONG : HISTORIES;
    u32 seed;
    int i;
    (void)state;
    for (seed = 1; seed <= histories; seed++) {
        Page backups[DEVICES];
        make_history(seed);
        for (i = 0; i < DEVICES; i++)
            backups[i] = device_backup(names[i]);
        merged_in_any_order(backups);
        for (i = 0; i < DEVICES; i++)
            page_free(&backups[i]);
    }
    for (i = 0; i < (int)COUNT_OF(said); i++)
        assert_true(said[i].count);
}

/* A device that is lost comes back as it was. */
static void an_empty_device_becomes_the_same(void **state)
{
    u32 seed;
    (void)state;
    for (seed = 1000; seed < 1010; seed++) {
        Page before, after, statistics, same;
        make_history(seed);
        before = device_backup(names[0]);
        statistics = device_statistics(names[0]);
        device_make("new");
        restore("new", &before);
        after = device_backup("new");
        same = device_statistics("new");
        assert_same_text(&after, &before);
        assert_same_text(&same, &statistics);
        page_free(&before);
        page_free(&after);
        page_free(&statistics);
        page_free(&same);
    }
}

/* ------------------------------------------------------------------ names */

static Page backup_named(const char *slot)
{
    Keeper keeper;
    open_keeper(&keeper, device_path("laptop"));
    assert_int_equal(in_progress_name(keeper.store, 1, slot), STORE_FINE);
    close_keeper(&keeper);
    return device_backup("laptop");
}

/* Later backups say that earlier versions are outdated. */
static void a_game_that_gets_an_old_name_again_is_the_latest(void **state)
{
    static const char *const slots[] = {"evening", "", "evening"};
    enum { NAMINGS = sizeof slots / sizeof *slots };
    Page backups[NAMINGS];
    Page last;
    int i;
    (void)state;
    device_make("laptop");
    make_store(device_path("laptop"), 1);
    for (i = 0; i < NAMINGS; i++)
        backups[i] = backup_named(slots[i]);
    device_make("new");
    for (i = NAMINGS - 1; i >= 0; i--) {
        restore("laptop", &backups[i]);
        restore("new", &backups[i]);
    }
    last = device_backup("laptop");
    assert_same_text(&last, &backups[NAMINGS - 1]);
    page_free(&last);
    last = device_backup("new");
    assert_same_text(&last, &backups[NAMINGS - 1]);
    page_free(&last);
    for (i = 0; i < NAMINGS; i++)
        page_free(&backups[i]);
}

/* ------------------------------------------------------------------- ties */

/* A game that was won by one move, as text. */
static Page won_save_named(const char *name)
{
    Keeper keeper;
    Page save = PAGE_EMPTY;
    device_make("won");
    open_keeper(&keeper, device_path("won"));
    start_last_move(&keeper);
    strcpy(keeper.session.name, name);
    carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE);
    page_save(&save, &keeper.session);
    close_keeper(&keeper);
    return save;
}

static Page won_save(void)
{
    return won_save_named("");
}

static void add_won(Backup *backup, const Page *save, long long ended, u32 nth,
                    const char *day)
{
    assert_non_null(backup_add_result(
        backup,
        &(BackupResult){
            .ended = ended, .nth = nth, .day = day, .save = save->text}));
}

/* Merges one record into one other; returns the fate of the one from
   elsewhere. Whichever is here, the same of them is kept. */
static BackupFate fate_of(Backup *here, Backup *elsewhere)
{
    BackupFate fate, other;
    backup_merge(here, elsewhere);
    fate = elsewhere->records[0].fate;
    here->records[0].fate = elsewhere->records[0].fate = FATE_STAYS;
    backup_merge(elsewhere, here);
    other = here->records[0].fate;
    assert_true(fate == FATE_HERE
                    ? other == FATE_HERE
                    : (fate == FATE_REPLACE && other == FATE_COUNTED) ||
                          (fate == FATE_COUNTED && other == FATE_REPLACE));
    backup_free(here);
    backup_free(elsewhere);
    return fate;
}

static void the_earliest_of_equal_results_stays(void **state)
{
    static const struct {
        long long ended;
        u32 nth;
        const char *day;
    } cases[] = {/* the earlier first */
                 {100, 9, "2026-11-03"},
                 {101, 0, "2026-11-02"},
                 {101, 1, "2026-11-01"},
                 {101, 2, "2026-11-01"}};
    const Page save = won_save();
    size_t i, k;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++)
        for (k = 0; k < sizeof cases / sizeof *cases; k++) {
            Backup here = {.count = 0};
            Backup elsewhere = {.count = 0};
            add_won(&here, &save, cases[i].ended, cases[i].nth, cases[i].day);
            add_won(&elsewhere, &save, cases[k].ended, cases[k].nth,
                    cases[k].day);
            assert_int_equal(fate_of(&here, &elsewhere), i == k ? FATE_HERE
                                                         : k < i
                                                             ? FATE_REPLACE
                                                             : FATE_COUNTED);
        }
    page_free((Page *)&save);
}

/* If even the places are equal, the smaller version stays. */
static void of_equally_early_results_the_version_decides(void **state)
{
    Page save = won_save();
    Backup here = {.count = 0};
    Backup elsewhere = {.count = 0};
    int smaller;
    (void)state;
    add_won(&here, &save, 7, 3, "2026-11-01");
    add_won(&elsewhere, &save, 7, 3, "2026-11-02");
    smaller =
        strcmp(elsewhere.records[0].version, here.records[0].version) < 0;
    assert_int_equal(fate_of(&here, &elsewhere),
                     smaller ? FATE_REPLACE : FATE_COUNTED);
    page_free(&save);
}

static void add_choice(Backup *backup, const char *text, long long changed)
{
    assert_non_null(
        backup_add_settings(backup, "page", text, strlen(text), changed));
}

static void the_latest_settings_and_marks_stay(void **state)
{
    static const KeptStart start = {.game = "freecell",
                                    .variant = "4cells",
                                    .seed = "617",
                                    .date = "",
                                    .name = "easy"};
    Backup here = {.count = 0};
    Backup elsewhere = {.count = 0};
    int smaller;
    (void)state;
    add_choice(&here, "clock on\n", 5);
    add_choice(&elsewhere, "clock off\n", 6);
    assert_int_equal(fate_of(&here, &elsewhere), FATE_REPLACE);
    add_choice(&here, "clock on\n", 5);
    add_choice(&elsewhere, "clock off\n", 5);
    smaller =
        strcmp(elsewhere.records[0].version, here.records[0].version) < 0;
    assert_int_equal(fate_of(&here, &elsewhere),
                     smaller ? FATE_REPLACE : FATE_COUNTED);
    backup_add_mark(&here, &start, 6);
    backup_add_mark(&elsewhere, &start, 5);
    assert_int_equal(fate_of(&here, &elsewhere), FATE_COUNTED);
}

static void add_reset(Backup *backup, long long changed, long long until,
                      const char *name)
{
    const KeptReset reset = {.kind = {"mahjong", KIND_OF_LAYOUT, name},
                             .changed = changed,
                             .until = {until, 0}};
    assert_non_null(backup_add_reset(backup, &reset));
}

/* Neither the later place nor the earlier one, but the later change. */
static void the_latest_reset_of_a_kind_stays(void **state)
{
    Backup here = {.count = 0};
    Backup elsewhere = {.count = 0};
    int smaller;
    (void)state;
    add_reset(&here, 5, 90, "lotus");
    add_reset(&elsewhere, 6, 1, "lotus");
    assert_int_equal(fate_of(&here, &elsewhere), FATE_REPLACE);
    add_reset(&here, 5, 1, "lotus");
    add_reset(&elsewhere, 5, 2, "lotus");
    smaller =
        strcmp(elsewhere.records[0].version, here.records[0].version) < 0;
    assert_int_equal(fate_of(&here, &elsewhere),
                     smaller ? FATE_REPLACE : FATE_COUNTED);
    add_reset(&here, 9, 9, "lotus");
    add_reset(&elsewhere, 5, 5, "lotus hard");
    backup_merge(&here, &elsewhere);
    assert_int_equal(elsewhere.records[0].fate, FATE_ADD);
    backup_free(&here);
    backup_free(&elsewhere);
}

/* A file of another program may have several results more than once. */
static void the_earliest_of_repeated_results_is_taken(void **state)
{
    static const char *const players[] = {"", "Ann", "Zoe"};
    Page save = won_save();
    size_t i, k;
    (void)state;
    for (i = 0; i < ORDERS; i++) {
        Backup here = {.count = 0};
        Backup elsewhere = {.count = 0};
        for (k = 0; k < 9; k++)
            assert_non_null(backup_add_result(
                &elsewhere, &(BackupResult){.ended = 7,
                                            .nth = orders[i][k / 3],
                                            .day = "2026-11-01",
                                            .player = players[k % 3],
                                            .save = save.text}));
        backup_merge(&here, &elsewhere);
        for (k = 0; k < 9; k++)
            assert_int_equal(elsewhere.records[k].fate,
                             elsewhere.records[k].nth ? FATE_COUNTED
                                                      : FATE_ADD);
        backup_free(&here);
        backup_free(&elsewhere);
    }
    page_free(&save);
}

/* Only one device knows the level or the layout that a start is of. */
static void a_result_counts_once_under_any_name(void **state)
{
    static const char *const starts[] = {"", "corner", "edge"};
    Page saves[COUNT_OF(starts)];
    size_t i, k;
    (void)state;
    for (i = 0; i < COUNT_OF(starts); i++)
        saves[i] = won_save_named(starts[i]);
    for (i = 0; i < COUNT_OF(starts); i++)
        for (k = 0; k < COUNT_OF(starts); k++) {
            Backup here = {.count = 0};
            Backup elsewhere = {.count = 0};
            add_won(&here, &saves[i], 100, 0, "2026-11-01");
            add_won(&elsewhere, &saves[k], 101, 0, "2026-11-01");
            assert_int_equal(fate_of(&here, &elsewhere), FATE_COUNTED);
        }
    for (i = 0; i < COUNT_OF(starts); i++)
        page_free(&saves[i]);
}

/* ---------------------------------------------------------------- layouts */

static const char six_tiles[] = "0 0 0\n0 2 0\n2 0 0\n2 2 0\n4 0 0\n4 2 0\n";

/* Starts a game on a layout from a file, at the random level or another. */
static void start_layout(Keeper *keeper, const char *seed)
{
    Layout layout;
    Choice choice;
    Page name = PAGE_EMPTY;
    Reader reader;
    Fault fault;
    reader_start(&reader, six_tiles, sizeof six_tiles - 1);
    assert_int_equal(layouts_read(&layout, &reader, &fault), FINE);
    choice_start(&choice, &mahjong);
    reader_start(&reader, seed, (u32)strlen(seed));
    assert_int_equal(mahjong.read_seed(choice.seed, &reader, &fault), FINE);
    page_text(&name, "Zwölf Türme");
    autosave_stop(&keeper->autosave);
    assert_int_equal(
        layout_start(&keeper->session, &choice, &layout, &name, &fault), FINE);
    page_free(&name);
}

static void games_on_layouts_come_back(void **state)
{
    static const KeptStart start = {.game = "mahjong",
                                    .variant = "turtle",
                                    .seed = "5",
                                    .date = "",
                                    .name = "Zwölf Türme",
                                    .own_board = 1};
    Keeper keeper;
    Page backup, again;
    u8 rng[RNG_SIZE];
    (void)state;
    seed_rng(rng, 1);
    device_make("layouts");
    open_keeper(&keeper, device_path("layouts"));
    start_layout(&keeper, "6");
    play_at_random(&keeper.session, 1, rng);
    assert_int_equal(keep(&keeper), STORE_FINE);
    start_layout(&keeper, "5");
    while (!session_is_over(&keeper.session))
        play_at_random(&keeper.session, 1, rng);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_int_equal(starts_mark(keeper.store, &start, 1, &keeper.now),
                     STORE_FINE);
    close_keeper(&keeper);
    backup = device_backup("layouts");
    assert_non_null(strstr(backup.text, "[game]"));
    assert_non_null(strstr(backup.text, "[result]"));
    assert_non_null(strstr(backup.text, "name Zwölf Türme\nown board\n"));
    device_make("new");
    restore("new", &backup);
    again = device_backup("new");
    assert_same_text(&again, &backup);
    page_free(&again);
    page_free(&backup);
    again = device_statistics("new");
    assert_non_null(strstr(again.text,
                           "\"of\":\"layout\",\"game\":\"mahjong\""
                           ",\"name\":\"Zwölf Türme\",\"games\":1"));
    page_free(&again);
    open_keeper(&keeper, device_path("new"));
    assert_int_equal(starts_find_favourite(keeper.store, &start), STORE_FINE);
    close_keeper(&keeper);
}

/* Nobody knows whether it went on. */
static void a_damaged_game_takes_no_copy_of_it_along(void **state)
{
    Keeper keeper;
    Backup damaged = {.count = 0};
    Page unfit = PAGE_EMPTY;
    Page backup;
    (void)state;
    device_make("damaged");
    device_make("intact");
    open_keeper(&keeper, device_path("damaged"));
    start_last_move(&keeper);
    assert_int_equal(carry_out(&keeper.session, INTENT_PLAY, 0, 6), FINE);
    assert_int_equal(keep(&keeper), STORE_FINE);
    close_keeper(&keeper);
    backup = device_backup("damaged");
    restore("intact", &backup);
    page_free(&backup);
    edit_file(device_path("damaged"), "UPDATE games SET digest = 'torn'");
    open_keeper(&keeper, device_path("damaged"));
    assert_int_equal(stored_back_up(keeper.store, &damaged, &unfit),
                     STORE_FINE);
    close_keeper(&keeper);
    assert_true(unfit.used);
    backup = (Page)PAGE_EMPTY;
    backup_write(&damaged, &backup);
    restore("intact", &backup);
    page_free(&backup);
    page_free(&unfit);
    backup_free(&damaged);
    assert_int_equal(
        ask_file(device_path("intact"), "SELECT count(*) FROM games"), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_order_gives_the_same),
        cmocka_unit_test(an_empty_device_becomes_the_same),
        cmocka_unit_test(a_game_that_gets_an_old_name_again_is_the_latest),
        cmocka_unit_test(the_earliest_of_equal_results_stays),
        cmocka_unit_test(of_equally_early_results_the_version_decides),
        cmocka_unit_test(the_latest_settings_and_marks_stay),
        cmocka_unit_test(the_latest_reset_of_a_kind_stays),
        cmocka_unit_test(the_earliest_of_repeated_results_is_taken),
        cmocka_unit_test(a_result_counts_once_under_any_name),
        cmocka_unit_test(games_on_layouts_come_back),
        cmocka_unit_test(a_damaged_game_takes_no_copy_of_it_along),
    };
    return cmocka_run_group_tests_name("merging backups", tests, NULL, NULL);
}
