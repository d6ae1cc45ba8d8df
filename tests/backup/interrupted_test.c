/* SPDX-License-Identifier: MIT */
/* A restore that is interrupted leaves the store as it was, or has restored
   everything: when the process dies, when calls of the disk fail, and when the
   power fails. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/kit/device.h"
#include "tests/kit/disk.h"
#include "tests/kit/power.h"

/* The device's store before a restore and after it, as text, and the backup
   between them. */
typedef struct Around {
    Page backup, before, after;
    int none, all; /* how often each was found */
} Around;

static void start_around(Around *around)
{
    Page report;
    memset(around, 0, sizeof *around);
    around->backup = device_sample();
    device_make("fresh");
    device_play("fresh", 8);
    around->before = device_statistics("fresh");
    device_copy("fresh", "whole");
    report = device_restore("whole", &around->backup, 0);
    page_free(&report);
    around->after = device_statistics("whole");
    assert_true(around->before.used != around->after.used);
    device_copy("fresh", "tried");
}

static void end_around(Around *around, const char *how)
{
    print_message("# %s: %d changed nothing, %d all\n", how, around->none,
                  around->all);
    page_free(&around->backup);
    page_free(&around->before);
    page_free(&around->after);
}

/* Looks at the store that was interrupted. */
static void look(Around *around, const char *name)
{
    Page now = device_statistics(name);
    if (page_equals(&now, &around->before)) {
        around->none++;
    } else {
        assert_same_text(&now, &around->after);
        around->all++;
    }
    page_free(&now);
}

/* ------------------------------------------------------------------ kills */

static long calls_left;

static int die_at_last(const DiskCall *call)
{
    (void)call;
    if (--calls_left == 0)
        _exit(9); /* as abruptly as by a signal: nothing is rolled back */
    return SQLITE_OK;
}

/* Restores in a child that dies at the nth call of the disk; returns whether
   it died. */
static int restore_and_die(const Page *backup, long nth)
{
    int status;
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        Page report;
        calls_left = nth;
        watch_disk(die_at_last);
        report = device_restore("tried", backup, 0);
        page_free(&report);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status) == 9;
}

static void a_killed_restore_changes_nothing_or_all(void **state)
{
    Around around;
    long nth;
    (void)state;
    start_around(&around);
    for (nth = 1; restore_and_die(&around.backup, nth); nth += 3) {
        look(&around, "tried");
        device_copy("fresh", "tried");
    }
    assert_true(around.none > 5 && around.all > 0);
    end_around(&around, "kills");
}

/* ----------------------------------------------------------------- faults */

static int fault_code, fault_lasts, fault_met;

static int fail_call(const DiskCall *call)
{
    if ((fault_code == SQLITE_FULL && call->op != DISK_WRITE) ||
        call->op == DISK_CLOSE || call->op == DISK_UNLOCK ||
        call->op == DISK_MAP_UNLOCK)
        return SQLITE_OK;
    calls_left--;
    if (calls_left > 0 || (fault_met && !fault_lasts))
        return SQLITE_OK;
    fault_met = 1;
    return fault_code;
}

/* Restores while the disk fails; returns the store's answer. */
static StoreAnswer restore_with_fault(const Page *backup, long nth)
{
    Keeper keeper;
    Backup elsewhere;
    Page text = PAGE_EMPTY;
    Page words = PAGE_EMPTY;
    StoreAnswer answer;
    page_put(&text, backup->text, backup->used);
    assert_true(backup_read(&elsewhere, "x.txt", &text, &words));
    fault_met = 0;
    calls_left = 1L << 30; /* until the store is open */
    watch_disk(fail_call);
    open_keeper(&keeper, device_path("tried"));
    calls_left = nth;
    answer = stored_restore(keeper.store, &elsewhere, 0, &words, &words);
    if (answer)
        assert_string_not_equal(store_words(keeper.store), "");
    close_keeper(&keeper);
    watch_disk(NULL);
    backup_free(&elsewhere);
    page_free(&words);
    return answer;
}

static void a_restore_on_a_failing_disk_changes_nothing_or_all(void **state)
{
    static const struct {
        const char *name;
        int code, lasts;
    } faults[] = {{"errors", SQLITE_IOERR_WRITE, 0},
                  {"errors that stay", SQLITE_IOERR_WRITE, 1},
                  {"a full disk", SQLITE_FULL, 0},
                  {"a disk that stays full", SQLITE_FULL, 1}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof faults / sizeof *faults; i++) {
        Around around;
        long nth = 0;
        start_around(&around);
        fault_code = faults[i].code;
        fault_lasts = faults[i].lasts;
        do {
            const int before = around.all;
            const StoreAnswer answer =
                restore_with_fault(&around.backup, ++nth);
            look(&around, "tried");
            /* What is reported as restored is there. */
            assert_true(answer || around.all > before);
            device_copy("fresh", "tried");
        } while (fault_met);
        assert_true(around.none > 3);
        end_around(&around, faults[i].name);
    }
}

/* ------------------------------------------------------------------ power */

static void a_power_cut_leaves_nothing_or_all(void **state)
{
    enum { CUTS = 75, LONG_CUTS = 3000 };
    const int most = getenv("QUADRILLE_LONG") ? LONG_CUTS : CUTS;
    char tried[192], left[192];
    u8 rng[RNG_SIZE];
    Around around;
    int i;
    (void)state;
    start_around(&around);
    snprintf(tried, sizeof tried, "%s", device_path("tried"));
    snprintf(left, sizeof left, "%s", device_path("left"));
    seed_rng(rng, 7);
    for (i = 0; i < most; i++) {
        const int before = around.all;
        Page report;
        int after;
        device_make("tried");
        watch_disk(hold_writes);
        cut_power(LONG_MAX, tried, left, rng);
        device_play("tried", 8);
        cut_power(1 + rng_below(rng, 120), tried, left, rng);
        report = device_restore("tried", &around.backup, 0);
        page_free(&report);
        after = !was_cut();
        if (after)
            cut_power(0, tried, left, rng);
        watch_disk(NULL);
        forget_writes();
        look(&around, "left");
        assert_true(!after || around.all > before);
        device_make("left");
    }
    assert_true(around.none > 5 && around.all > 5);
    end_around(&around, "power cuts");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_killed_restore_changes_nothing_or_all),
        cmocka_unit_test(a_restore_on_a_failing_disk_changes_nothing_or_all),
        cmocka_unit_test(a_power_cut_leaves_nothing_or_all),
    };
    return cmocka_run_group_tests_name("interrupted restores", tests, NULL,
                                       NULL);
}
