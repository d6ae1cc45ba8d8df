/* SPDX-License-Identifier: MIT */
/* What players find on their devices after a merge: the ways in which a game
   went on, whose name is whose, and which results count, in which order. */
#include <stdlib.h>
#include <string.h>

#include "tests/kit/device.h"

static int open_both(void **state)
{
    (void)state;
    device_make("laptop");
    device_make("phone");
    return 0;
}

/* Takes all from one device to another, and returns what is said. */
static Page carry(const char *from, const char *to)
{
    Page backup = device_backup(from);
    const Page report = device_restore(to, &backup, 0);
    page_free(&backup);
    return report;
}

/* Takes all both ways, without a word. */
static void exchange(void)
{
    Page first = carry("laptop", "phone");
    Page second = carry("phone", "laptop");
    page_free(&first);
    page_free(&second);
}

static void assert_said(const char *from, const char *to, const char *words,
                        int is_said)
{
    Page report = carry(from, to);
    if ((strstr(report.text, words) != NULL) != is_said)
        fail_msg("%s", report.text);
    page_free(&report);
}

/* ------------------------------------------------------------ both went on */

static void play_sliding(Keeper *keeper, u32 moves, u32 seed)
{
    u8 rng[RNG_SIZE];
    seed_rng(rng, seed);
    play_at_random(&keeper->session, moves, rng);
    assert_int_equal(keep(keeper), STORE_FINE);
}

/* Begins a game at a time. */
static void begin(const char *name, const char *seed, long long seconds)
{
    Keeper keeper;
    open_keeper(&keeper, device_path(name));
    keeper.now.seconds = seconds;
    start_game(&keeper, "sliding", seed);
    play_sliding(&keeper, 2, 1);
    close_keeper(&keeper);
}

static void see_id(void *own, const KeptGame *game)
{
    *(long long *)own = game->id;
}

/* Goes on with the only game of a device. */
static void go_on(const char *name, u32 seed)
{
    Keeper keeper;
    long long id = 0;
    open_keeper(&keeper, device_path(name));
    assert_int_equal(in_progress_list(keeper.store, see_id, &id), STORE_FINE);
    assert_int_equal(resume_game(&keeper.autosave, &keeper.session, id),
                     STORE_FINE);
    keeper.now.seconds = 2000 + seed;
    play_sliding(&keeper, 3, seed);
    close_keeper(&keeper);
}

static long long count_games(const char *name)
{
    return ask_file(device_path(name), "SELECT count(*) FROM games");
}

static const char went_on[] =
    "Sliding puzzle plum went on here and elsewhere: both games are kept.\n";

/* Neither device has seen what the other one did. */
static void both_ways_of_a_game_stay(void **state)
{
    (void)state;
    begin("laptop", "plum", 1000);
    exchange();
    go_on("laptop", 2);
    go_on("phone", 3);
    assert_said("laptop", "phone", went_on, 1);
    assert_int_equal(count_games("phone"), 2);
    assert_said("phone", "laptop", went_on, 1);
    assert_int_equal(count_games("laptop"), 2);
    assert_said("phone", "laptop", "Nothing new.\n", 1);
}

/* The third device has one of the two ways, and hears of the other one. */
static void
a_second_way_is_told_where_the_first_came_from_elsewhere(void **state)
{
    (void)state;
    device_make("desk");
    begin("laptop", "plum", 1000);
    exchange();
    go_on("laptop", 2);
    assert_said("laptop", "desk", went_on, 0);
    go_on("phone", 3);
    assert_said("laptop", "phone", went_on, 1);
    assert_said("phone", "desk", went_on, 1);
    assert_int_equal(count_games("desk"), 2);
}

/* A way that replaces the game here is the only one. */
static void a_game_that_went_on_elsewhere_has_one_way(void **state)
{
    (void)state;
    begin("laptop", "plum", 1000);
    exchange();
    go_on("laptop", 2);
    assert_said("laptop", "phone", went_on, 0);
    assert_int_equal(count_games("phone"), 1);
}

static void other_games_are_not_second_ways(void **state)
{
    (void)state;
    begin("laptop", "plum", 1000);
    begin("phone", "plum", 1001); /* dealt again */
    assert_said("laptop", "phone", went_on, 0);
    assert_int_equal(count_games("phone"), 2);
    device_make("phone");
    begin("phone", "pear", 1000); /* another one, in the same second */
    assert_said("laptop", "phone", went_on, 0);
    assert_int_equal(count_games("phone"), 2);
}

/* Such as a folder that was copied to another machine. */
static void a_copied_store_knows_that_its_games_are_elsewhere(void **state)
{
    (void)state;
    begin("laptop", "plum", 1000);
    device_copy("laptop", "phone");
    assert_said("laptop", "phone", "Nothing new.\n", 1);
    go_on("phone", 2);
    assert_said("phone", "laptop", "1 game here went on", 1);
    assert_int_equal(count_games("laptop"), 1);
}

static void versions_are_outdated_in_any_order(void **state)
{
    static const char *const versions[] = {"", "fedcba9876543210",
                                           "0123456789abcdef"};
    Backup here = {.count = 0};
    Backup elsewhere = {.count = 0};
    Page backup;
    BackupRecord *record;
    size_t i;
    const char *save;
    (void)state;
    begin("laptop", "plum", 1000);
    backup = device_backup("laptop");
    save = strchr(strstr(backup.text, "\nsave ") + 1, '\n') + 1;
    *strstr(save, "version ") = '\0';
    record =
        backup_add_game(&elsewhere, &(BackupGame){.slot = "", .save = save});
    assert_non_null(record);
    for (i = 0; i < COUNT_OF(versions); i++)
        backup_add_outdated(&here, i ? versions[i] : record->version);
    for (i = 0; i < COUNT_OF(versions); i++)
        backup_add_outdated(&here, versions[COUNT_OF(versions) - 1 - i]);
    backup_merge(&here, &elsewhere);
    assert_int_equal(elsewhere.records[0].fate, FATE_OUTDATED);
    assert_int_equal(here.outdated_count, COUNT_OF(versions));
    backup_free(&here);
    backup_free(&elsewhere);
    page_free(&backup);
}

/* ------------------------------------------------------------------ names */

/* Begins a game that has a name, at a time. */
static void begin_named(const char *name, const char *seed, long long seconds)
{
    Keeper keeper;
    begin(name, seed, seconds);
    open_keeper(&keeper, device_path(name));
    assert_int_equal(in_progress_name(keeper.store, 1, "evening"), STORE_FINE);
    close_keeper(&keeper);
}

static void see_holder(void *own, const KeptGame *game)
{
    Page *page = own;
    if (strcmp(game->slot, "evening") == 0)
        page_text(page, game->seed);
}

/* The seed of the game that has the name on a device. */
static void assert_holder(const char *name, const char *seed)
{
    Keeper keeper;
    Page holder = PAGE_EMPTY;
    page_text(&holder, "");
    open_keeper(&keeper, device_path(name));
    assert_int_equal(in_progress_list(keeper.store, see_holder, &holder),
                     STORE_FINE);
    assert_string_equal(holder.text, seed);
    page_free(&holder);
    close_keeper(&keeper);
}

static void of_games_with_one_name_that_played_last_has_it(void **state)
{
    Page backup;
    (void)state;
    begin_named("laptop", "plum", 1500);
    begin_named("phone", "pear", 1400);
    exchange();
    assert_holder("laptop", "plum");
    assert_holder("phone", "plum");
    backup = device_backup("phone");
    assert_non_null(
        strstr(strstr(backup.text, "slot evening\n") + 1, "slot evening\n"));
    page_free(&backup);
}

/* It comes back once the name is free. */
static void a_name_in_the_way_is_not_lost(void **state)
{
    Keeper keeper;
    long long id;
    (void)state;
    begin_named("laptop", "plum", 1500);
    begin_named("phone", "pear", 1400);
    exchange();
    open_keeper(&keeper, device_path("laptop"));
    assert_int_equal(in_progress_find(keeper.store, "evening", &id),
                     STORE_FINE);
    assert_int_equal(in_progress_drop(keeper.store, id, &keeper.now),
                     STORE_FINE);
    close_keeper(&keeper);
    exchange();
    assert_holder("laptop", "pear");
    assert_holder("phone", "pear");
}

/* Even if another game was in the way of it then. */
static void a_name_that_was_taken_away_stays_away(void **state)
{
    Keeper keeper;
    long long id;
    (void)state;
    begin_named("laptop", "plum", 1500);
    begin_named("phone", "pear", 1400);
    exchange();
    open_keeper(&keeper, device_path("phone"));
    assert_int_equal(in_progress_name(keeper.store, 1, ""), STORE_FINE);
    assert_int_equal(in_progress_find(keeper.store, "evening", &id),
                     STORE_FINE);
    assert_int_equal(in_progress_name(keeper.store, id, "morning"),
                     STORE_FINE);
    close_keeper(&keeper);
    exchange();
    assert_holder("phone", "");
    assert_holder("laptop", "");
}

/* --------------------------------------------------------------- results */

/* Wins a small puzzle, whose start may have a name, with or without help. */
static void win(const char *name, const char *start, long long seconds,
                int with_help)
{
    Keeper keeper;
    open_keeper(&keeper, device_path(name));
    keeper.now.seconds = seconds;
    start_last_move(&keeper);
    strcpy(keeper.session.name, start);
    if (with_help)
        carry_out(&keeper.session, INTENT_HINT, 0, 0);
    assert_int_equal(carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE),
                     FINE);
    assert_int_equal(keep(&keeper), STORE_FINE);
    close_keeper(&keeper);
}

static void see_result(void *own, const Outcome *outcome)
{
    page_format(own, "%s %s %lld %lu %lu\n", outcome->game,
                *outcome->name ? outcome->name : "-", outcome->ended,
                (unsigned long)outcome->nth, (unsigned long)outcome->hints);
}

static void assert_results(const char *name, const char *expected)
{
    Keeper keeper;
    Page results = PAGE_EMPTY;
    page_text(&results, "");
    open_keeper(&keeper, device_path(name));
    assert_int_equal(outcomes_list(keeper.store, NULL, see_result, &results),
                     STORE_FINE);
    assert_string_equal(results.text, expected);
    page_free(&results);
    close_keeper(&keeper);
}

/* Only one of the devices knows the level or the layout that it is of. */
static void the_earlier_of_equal_results_keeps_all_that_it_says(void **state)
{
    (void)state;
    win("laptop", "corner", 1000, 1);
    win("phone", "", 1005, 0);
    exchange();
    assert_results("laptop", "sliding corner 1001 0 1\n");
    assert_results("phone", "sliding corner 1001 0 1\n");
    open_both(NULL);
    win("laptop", "corner", 1005, 1);
    win("phone", "", 1000, 0);
    exchange();
    assert_results("laptop", "sliding - 1001 0 0\n");
    assert_results("phone", "sliding - 1001 0 0\n");
}

/* ----------------------------------------------------------------- players */

static void see_whose(void *own, const Outcome *outcome)
{
    page_format(own, "%lld %s\n", outcome->ended,
                *outcome->player ? outcome->player : "-");
}

/* The times of all results, and who played. */
static void assert_players(const char *name, const char *expected)
{
    Keeper keeper;
    Page results = PAGE_EMPTY;
    page_text(&results, "");
    open_keeper(&keeper, device_path(name));
    players_show(keeper.store, NULL);
    assert_int_equal(outcomes_list(keeper.store, NULL, see_whose, &results),
                     STORE_FINE);
    assert_string_equal(results.text, expected);
    page_free(&results);
    close_keeper(&keeper);
}

static void choose_player(const char *name, const char *player)
{
    Keeper keeper;
    open_keeper(&keeper, device_path(name));
    assert_int_equal(players_choose(keeper.store, player), STORE_FINE);
    close_keeper(&keeper);
}

/* Two players who won alike have both won, wherever that was. */
static void results_keep_their_players(void **state)
{
    (void)state;
    choose_player("laptop", "Anna");
    win("laptop", "", 1000, 0);
    win("phone", "", 1002, 0);
    choose_player("phone", "J\u00F6rg");
    win("phone", "", 1004, 0);
    exchange();
    assert_players("laptop", "1001 Anna\n1003 -\n1005 J\u00F6rg\n");
    assert_players("phone", "1001 Anna\n1003 -\n1005 J\u00F6rg\n");
    open_both(NULL);
    choose_player("laptop", "Anna");
    choose_player("phone", "Anna");
    win("laptop", "", 1004, 0);
    win("phone", "", 1000, 0);
    exchange();
    assert_players("laptop", "1001 Anna\n");
    assert_players("phone", "1001 Anna\n");
}

/* A restored backup changes nothing about who plays at a device. */
static void who_plays_at_a_device_is_not_restored(void **state)
{
    Keeper keeper;
    (void)state;
    choose_player("laptop", "Anna");
    choose_player("phone", "Ben");
    win("laptop", "", 1000, 0);
    exchange();
    open_keeper(&keeper, device_path("phone"));
    assert_string_equal(players_current(keeper.store), "Ben");
    close_keeper(&keeper);
}

/* Programs from before there were players read what they can hold. */
static void only_a_backup_with_players_has_the_new_format(void **state)
{
    Page backup;
    (void)state;
    win("laptop", "", 1000, 0);
    backup = device_backup("laptop");
    assert_true(strncmp(backup.text, "quadrille backup 1\n", 19) == 0);
    page_free(&backup);
    choose_player("laptop", "Anna");
    win("laptop", "", 1000, 0);
    backup = device_backup("laptop");
    assert_true(strncmp(backup.text, "quadrille backup 2\n", 19) == 0);
    assert_non_null(strstr(backup.text, "\nnth 1\nplayer Anna\nsave "));
    page_free(&backup);
}

/* ------------------------------------------------------------- other ends */

/* A game that was undone after its end, and went on to another device. */
static void a_game_that_has_ended_once_ends_no_second_time(void **state)
{
    static const u16 other_way[] = {6, 7, LAST_MOVE};
    Keeper keeper;
    long long id = 0;
    size_t i;
    (void)state;
    win("laptop", "", 1000, 0);
    open_keeper(&keeper, device_path("laptop"));
    assert_int_equal(resume_game(&keeper.autosave, &keeper.session, 1),
                     STORE_FINE);
    carry_out(&keeper.session, INTENT_UNDO, 0, 0);
    carry_out(&keeper.session, INTENT_PLAY, 0, other_way[0]);
    assert_int_equal(keep(&keeper), STORE_FINE);
    close_keeper(&keeper);
    exchange();
    open_keeper(&keeper, device_path("phone"));
    assert_int_equal(in_progress_list(keeper.store, see_id, &id), STORE_FINE);
    assert_int_equal(resume_game(&keeper.autosave, &keeper.session, id),
                     STORE_FINE);
    for (i = 1; i < COUNT_OF(other_way); i++)
        carry_out(&keeper.session, INTENT_PLAY, 0, other_way[i]);
    assert_true(session_is_over(&keeper.session));
    assert_int_equal(keep(&keeper), STORE_FINE);
    close_keeper(&keeper);
    assert_results("phone", "sliding - 1001 0 0\n");
}

/* Their contents and their numbers would put them in other orders. */
static void results_of_one_second_keep_their_order(void **state)
{
    static const char *const games[] = {"sliding", "kulki", "mahjong",
                                        "freecell"};
    static const char order[] = "sliding - 1000 0 0\n"
                                "kulki - 1000 1 0\n"
                                "mahjong - 1000 2 0\n"
                                "freecell - 1000 3 0\n";
    Keeper keeper;
    u8 rng[RNG_SIZE];
    size_t i;
    (void)state;
    seed_rng(rng, 1);
    open_keeper(&keeper, device_path("laptop"));
    for (i = 0; i < COUNT_OF(games); i++) {
        start_game(&keeper, games[i], "plum");
        play_at_random(&keeper.session, 1, rng);
        assert_int_equal(keep(&keeper), STORE_FINE);
        keeper.now.seconds = 1000;
        assert_int_equal(
            in_progress_drop(keeper.store, keeper.autosave.id, &keeper.now),
            STORE_FINE);
    }
    close_keeper(&keeper);
    assert_results("laptop", order);
    exchange();
    assert_results("phone", order);
}

/* ----------------------------------------------------------------- report */

static void add_one_of_each_kind(void)
{
    static const KeptStart start = {.game = "freecell",
                                    .variant = "4cells",
                                    .seed = "617",
                                    .date = "",
                                    .name = ""};
    static const ResultKind kind = {"sliding", KIND_OF_GAME, ""};
    Keeper keeper;
    unsigned count;
    begin("laptop", "plum", 1000);
    win("laptop", "", 1000, 0);
    device_choose("laptop", "clock on\n", 1000);
    open_keeper(&keeper, device_path("laptop"));
    assert_int_equal(starts_mark(keeper.store, &start, 1, &keeper.now),
                     STORE_FINE);
    assert_int_equal(resets_make(keeper.store, &kind, &keeper.now, &count),
                     STORE_FINE);
    close_keeper(&keeper);
}

static void the_report_counts_every_kind(void **state)
{
    (void)state;
    add_one_of_each_kind();
    assert_said("laptop", "phone",
                "Restored: 1 game in progress, 1 result, 1 favourite, 1 reset "
                "of results, settings.\n",
                1);
    assert_said("laptop", "phone", "already", 1);
    assert_said("phone", "laptop",
                "Nothing new.\n5 entries were already here.\n", 1);
    go_on("laptop", 2);
    assert_said("phone", "laptop",
                "Nothing new.\n1 game in the backup went on or ended since.\n"
                "4 entries were already here.\n",
                1);
    assert_said("laptop", "phone",
                "Restored: 1 game in progress.\n"
                "1 game here went on or ended elsewhere.\n"
                "4 entries were already here.\n",
                1);
    open_both(NULL);
    win("laptop", "", 1000, 0);
    win("phone", "", 1005, 1);
    assert_said("phone", "laptop",
                "Nothing new.\n1 result is counted already, because the same "
                "game ended with the same moves before.\n",
                1);
    assert_said("laptop", "phone", "Restored: 1 result.\n", 1);
    open_both(NULL);
    device_choose("laptop", "clock on\n", 1000);
    device_choose("phone", "clock off\n", 900);
    assert_said("phone", "laptop", "Nothing new.\n", 1);
    assert_said("phone", "laptop", "already", 0);
}

#define DEVICE_TEST(test) cmocka_unit_test_setup(test, open_both)

int main(void)
{
    const struct CMUnitTest tests[] = {
        DEVICE_TEST(both_ways_of_a_game_stay),
        DEVICE_TEST(a_second_way_is_told_where_the_first_came_from_elsewhere),
        DEVICE_TEST(a_game_that_went_on_elsewhere_has_one_way),
        DEVICE_TEST(other_games_are_not_second_ways),
        DEVICE_TEST(a_copied_store_knows_that_its_games_are_elsewhere),
        DEVICE_TEST(versions_are_outdated_in_any_order),
        DEVICE_TEST(of_games_with_one_name_that_played_last_has_it),
        DEVICE_TEST(a_name_in_the_way_is_not_lost),
        DEVICE_TEST(a_name_that_was_taken_away_stays_away),
        DEVICE_TEST(the_earlier_of_equal_results_keeps_all_that_it_says),
        DEVICE_TEST(results_keep_their_players),
        DEVICE_TEST(who_plays_at_a_device_is_not_restored),
        DEVICE_TEST(only_a_backup_with_players_has_the_new_format),
        DEVICE_TEST(a_game_that_has_ended_once_ends_no_second_time),
        DEVICE_TEST(results_of_one_second_keep_their_order),
        DEVICE_TEST(the_report_counts_every_kind),
    };
    return cmocka_run_group_tests_name("devices", tests, NULL, NULL);
}
