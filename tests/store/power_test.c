/* SPDX-License-Identifier: MIT */
/* The power fails at any moment: every acknowledged move survives, and the
   file is sound. */
#include <stdlib.h>
#include <string.h>

#include "tests/kit/keeper.h"
#include "tests/kit/power.h"

enum { CUTS = 300, LONG_CUTS = 20000, MOST_TEXT = 1 << 16 };

static Keeper keeper;
static char path[128], copy[128];
static char before[MOST_TEXT], after[MOST_TEXT];
static u8 rng[RNG_SIZE], cut_rng[RNG_SIZE];
static long cuts;

/* How many games other than the current one wait to be continued. Those whose
   moves were all undone don't. */
static long waiting;

static void write_text(const Session *session, char *text)
{
    u32 length;
    const char *save = saved_text(session, &length);
    assert_true(length < MOST_TEXT);
    strcpy(text, save);
}

/* ------------------------------------------------------- after the failure */

static void assert_kept(Keeper *other, long long id)
{
    static char text[MOST_TEXT];
    assert_int_equal(resume_game(&other->autosave, &other->session, id),
                     STORE_FINE);
    write_text(&other->session, text);
    if (strcmp(text, before) != 0)
        assert_string_equal(text, after);
}

static void see_game(void *own, const KeptGame *game)
{
    (void)game;
    ++*(long *)own;
}

/* Opens what the disk holds: the game is as it was before or after the
   interrupted change. */
static void look_after_cut(long long id)
{
    Keeper other;
    long found = 0;
    open_keeper(&other, copy);
    if (id)
        assert_kept(&other, id);
    assert_int_equal(in_progress_list(other.store, see_game, &found),
                     STORE_FINE);
    assert_true(found >= waiting);
    assert_sound(other.store);
    close_keeper(&other);
    remove_store(copy);
    cuts++;
}

/* ------------------------------------------------------------ before it */

static void plan_cut(void)
{
    cut_power(1 + rng_below(cut_rng, 60), path, copy, cut_rng);
}

/* Makes a change during which, or just after which, the power may fail. */
static void keep_and_cut(void)
{
    const long long id = keeper.autosave.id;
    write_text(&keeper.session, after);
    assert_int_equal(keep(&keeper), STORE_FINE);
    if (was_cut()) {
        look_after_cut(id);
        plan_cut();
    }
    strcpy(before, after);
    if (keeper.autosave.id && rng_below(cut_rng, 8) == 0) {
        cut_power(0, path, copy, cut_rng);
        look_after_cut(keeper.autosave.id);
        plan_cut();
    }
}

static void reopen(void)
{
    const long long id = keeper.autosave.id;
    close_keeper(&keeper);
    open_keeper(&keeper, path);
    assert_int_equal(resume_game(&keeper.autosave, &keeper.session, id),
                     STORE_FINE);
    if (was_cut()) {
        look_after_cut(id);
        plan_cut();
    }
}

static void play_and_cut(const char *game, const char *seed, int intents)
{
    start_game(&keeper, game, seed);
    *before = '\0';
    play_at_random(&keeper.session, 1, rng);
    while (intents--) {
        keep_and_cut();
        act_at_random(&keeper.session, rng);
    }
    keep_and_cut();
    reopen();
    waiting += keeper.session.at > 0;
}

/* -------------------------------------------------------------- the tests */

static void play_through(long kind, u32 seed)
{
    const long most = getenv("QUADRILLE_LONG") ? LONG_CUTS : CUTS;
    strcpy(path, scratch("games.db"));
    strcpy(copy, scratch("copy.db"));
    remove_store(path);
    change_disk(kind);
    seed_rng(rng, seed);
    seed_rng(cut_rng, seed + 1);
    watch_disk(hold_writes);
    for (cuts = 0; cuts < most; forget_writes()) {
        remove_store(path);
        waiting = 0;
        plan_cut();
        open_keeper(&keeper, path);
        play_and_cut("sliding", "1", 400);
        play_and_cut("freecell", "2", 60);
        play_and_cut("sliding", "3", 60);
        close_keeper(&keeper);
    }
    watch_disk(NULL);
    print_message("# the power failed %ld times\n", cuts);
}

static void power_cuts_lose_no_kept_move(void **state)
{
    (void)state;
    play_through(LOCAL_DISK, 1);
}

static void power_cuts_on_a_network_disk_lose_no_kept_move(void **state)
{
    (void)state;
    play_through(NETWORK_DISK, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(power_cuts_lose_no_kept_move),
        cmocka_unit_test(power_cuts_on_a_network_disk_lose_no_kept_move),
    };
    return cmocka_run_group_tests_name("failing power", tests, NULL, NULL);
}
