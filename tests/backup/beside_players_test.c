/* SPDX-License-Identifier: MIT */
/* A player goes on while another program backs up or restores the same store:
   no move waits until all results have been played again or compared. The
   linker calls the function below for each result that is. */
#include <string.h>

#include "tests/kit/device.h"

enum { MOVES = 1 };

static Keeper player;
static u8 rng[RNG_SIZE];
static int moves_left;

BackupRecord *__real_backup_add_result(Backup *backup,
                                       const BackupResult *result);
BackupRecord *__wrap_backup_add_result(Backup *backup,
                                       const BackupResult *result);

/* A store that is locked would refuse the move after five seconds. */
BackupRecord *__wrap_backup_add_result(Backup *backup,
                                       const BackupResult *result)
{
    if (moves_left) {
        moves_left--;
        play_at_random(&player.session, 1, rng);
        assert_int_equal(keep(&player), STORE_FINE);
    }
    return __real_backup_add_result(backup, result);
}

static void sit_down(void)
{
    device_make("home");
    open_keeper(&player, device_path("home"));
    start_last_move(&player);
    assert_int_equal(wish_for(&player.session, WISH_PLAY, 0, LAST_MOVE), FINE);
    assert_int_equal(keep(&player), STORE_FINE);
    start_game(&player, "freecell", "617");
    seed_rng(rng, 1);
    play_at_random(&player.session, 1, rng);
    assert_int_equal(keep(&player), STORE_FINE);
    moves_left = MOVES;
}

static void assert_all_is_kept(void)
{
    assert_int_equal(moves_left, 0);
    assert_int_equal(player.session.count, MOVES + 1);
    assert_resumes(&player, device_path("home"));
    assert_sound(player.store);
    close_keeper(&player);
}

static void a_backup_keeps_nobody_waiting(void **state)
{
    Page backup, report;
    (void)state;
    sit_down();
    backup = device_backup("home");
    assert_all_is_kept();
    device_make("elsewhere");
    report = device_restore("elsewhere", &backup, 0);
    page_free(&report);
    page_free(&backup);
}

/* What was compared with the store as it was is compared with it again. */
static void a_restore_keeps_nobody_waiting(void **state)
{
    Page sample, report;
    (void)state;
    sample = device_sample();
    sit_down();
    report = device_restore("home", &sample, 0);
    assert_non_null(strstr(report.text, "Restored"));
    page_free(&report);
    assert_all_is_kept();
    report = device_restore("home", &sample, 0);
    assert_non_null(strstr(report.text, "Nothing new"));
    page_free(&report);
    page_free(&sample);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_backup_keeps_nobody_waiting),
        cmocka_unit_test(a_restore_keeps_nobody_waiting),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
