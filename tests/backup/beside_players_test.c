/* SPDX-License-Identifier: MIT */
/* A player goes on while another program backs up or restores the same store:
   no move waits until all results have been played again or compared. The
   linker calls the function below for each result that is. */
#include <string.h>

#include "store/store_inside.h"
#include "tests/kit/device.h"

/* The store is compared with a backup while players go on, but for the last
   time. */
enum { TRIES = 3 };

static Keeper player;
static u8 rng[RNG_SIZE];
static int moves_left;
static int moves_refused;

BackupRecord *__real_backup_add_result(Backup *backup,
                                       const BackupResult *result);
BackupRecord *__wrap_backup_add_result(Backup *backup,
                                       const BackupResult *result);

BackupRecord *__wrap_backup_add_result(Backup *backup,
                                       const BackupResult *result)
{
    if (moves_left) {
        moves_left--;
        play_at_random(&player.session, 1, rng);
        moves_refused += keep(&player) == STORE_BUSY;
    }
    return __real_backup_add_result(backup, result);
}

static void sit_down(int moves)
{
    device_make("home");
    open_keeper(&player, device_path("home"));
    sqlite3_busy_timeout(player.store->base, 0);
    start_last_move(&player);
    assert_int_equal(carry_out(&player.session, INTENT_PLAY, 0, LAST_MOVE),
                     FINE);
    assert_int_equal(keep(&player), STORE_FINE);
    start_game(&player, "freecell", "617");
    seed_rng(rng, 1);
    play_at_random(&player.session, 1, rng);
    assert_int_equal(keep(&player), STORE_FINE);
    moves_left = moves;
    moves_refused = 0;
}

static void assert_all_is_kept(int refused)
{
    assert_int_equal(moves_left, 0);
    assert_int_equal(moves_refused, refused);
    assert_int_equal(keep(&player), STORE_FINE);
    assert_resumes(&player, device_path("home"));
    assert_sound(player.store);
    close_keeper(&player);
}

static void a_backup_keeps_nobody_waiting(void **state)
{
    Page backup;
    (void)state;
    sit_down(1);
    backup = device_backup("home");
    assert_all_is_kept(0);
    page_free(&backup);
}

/* What was compared with the store as it was is compared with it again, and
   once more, until players have to wait for it. */
static void a_restore_keeps_nobody_waiting_for_long(void **state)
{
    int moves;
    (void)state;
    for (moves = 1; moves <= TRIES + 1; moves++) {
        Page sample = device_sample();
        Page report;
        sit_down(moves);
        report = device_restore("home", &sample, 0);
        assert_non_null(strstr(report.text, "Restored"));
        page_free(&report);
        assert_all_is_kept(moves > TRIES);
        report = device_restore("home", &sample, 0);
        assert_non_null(strstr(report.text, "Nothing new"));
        page_free(&report);
        page_free(&sample);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_backup_keeps_nobody_waiting),
        cmocka_unit_test(a_restore_keeps_nobody_waiting_for_long),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
