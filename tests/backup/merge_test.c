/* SPDX-License-Identifier: MIT */
/* Random games on three devices, which exchange backups now and then. In
   whatever order their backups are merged, and however often, all end with the
   same games, results and statistics, byte for byte. */
#include <stdlib.h>
#include <string.h>

#include "tests/kit/device.h"

enum { DEVICES = 3, ORDERS = 6, ROUNDS = 6, HISTORIES = 12, LONG = 500 };

static const char *const names[DEVICES] = {"laptop", "phone", "desk"};
static const u8 orders[ORDERS][DEVICES] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                           {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

static void restore(const char *name, const Page *backup)
{
    Page report = device_restore(name, backup, 0);
    page_free(&report);
}

/* Plays on all devices, and takes the games from one to another. */
static void make_history(u32 seed)
{
    u8 rng[RNG_SIZE];
    int i;
    seed_rng(rng, seed);
    for (i = 0; i < DEVICES; i++)
        device_make(names[i]);
    for (i = 0; i < ROUNDS; i++) {
        const u16 player = rng_below(rng, DEVICES);
        device_play(names[player], seed * 100 + (u32)i);
        if (rng_below(rng, 2)) {
            Page backup = device_backup(names[player]);
            restore(names[rng_below(rng, DEVICES)], &backup);
            page_free(&backup);
        }
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_order_gives_the_same),
        cmocka_unit_test(an_empty_device_becomes_the_same),
    };
    return cmocka_run_group_tests_name("merging backups", tests, NULL, NULL);
}
