/* SPDX-License-Identifier: MIT */
/* Tests the lists of recent and of marked starts. */
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "host/page.h"
#include "tests/kit/keeper.h"

static void see(void *own, const KeptStart *start)
{
    page_format(own, "%s %s %s %s %s %u\n", start->game, start->variant,
                start->seed, start->date, start->name,
                (unsigned)start->own_board);
}

static void assert_recent(Store *store, const char *game, u32 most,
                          const char *expected)
{
    Page page = PAGE_EMPTY;
    page_put(&page, "", 0);
    assert_int_equal(starts_list_recent(store, game, most, see, &page),
                     STORE_FINE);
    assert_string_equal(page.text, expected);
    page_free(&page);
}

static void assert_favourites(Store *store, const char *game,
                              const char *expected)
{
    Page page = PAGE_EMPTY;
    page_put(&page, "", 0);
    assert_int_equal(starts_list_favourites(store, game, see, &page),
                     STORE_FINE);
    assert_string_equal(page.text, expected);
    page_free(&page);
}

static void play(Keeper *keeper, const char *game, const char *seed)
{
    u8 rng[RNG_SIZE];
    seed_rng(rng, 3);
    start_game(keeper, game, seed);
    while (!keeper->session.at)
        play_at_random(&keeper->session, 1, rng);
    assert_int_equal(keep(keeper), STORE_FINE);
}

static void recent_starts_are_listed_once_and_the_latest_first(void **state)
{
    const char *path = scratch("recent");
    Keeper keeper;
    (void)state;
    remove_store(path);
    open_keeper(&keeper, path);
    assert_recent(keeper.store, NULL, 9, "");
    play(&keeper, "freecell", "617");
    play(&keeper, "kulki", "plum");
    play(&keeper, "freecell", "1941");
    assert_recent(keeper.store, NULL, 9,
                  "freecell 4cells 1941   0\n"
                  "kulki kulki plum   0\n"
                  "freecell 4cells 617   0\n");
    play(&keeper, "freecell", "617");
    assert_recent(keeper.store, "freecell", 9,
                  "freecell 4cells 617   0\n"
                  "freecell 4cells 1941   0\n");
    assert_recent(keeper.store, NULL, 1, "freecell 4cells 617   0\n");
    close_keeper(&keeper);
}

/* The same game is in progress or finished: it is still one start. A board
   without a name isn't listed, because no seed deals it. */
static void finished_games_and_layouts_are_recent_too(void **state)
{
    const char *path = scratch("ended");
    Keeper keeper;
    (void)state;
    remove_store(path);
    open_keeper(&keeper, path);
    play(&keeper, "freecell", "617");
    start_last_move(&keeper);
    carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE);
    assert_int_equal(keep(&keeper), STORE_FINE);
    close_keeper(&keeper);
    edit_file(path,
              "INSERT INTO outcomes SELECT 90, game, variant, seed, "
              "date, 0, '2026-11-20', 9000, 1, 1, 1, 0, 0, 0, '', name, 0, ''"
              " FROM games WHERE game = 'freecell'");
    edit_file(path, "INSERT INTO outcomes VALUES (91, 'mahjong', '144', '7', "
                    "'', 1, '2026-11-20', 9001, 1, 1, 1, 0, 0, 0, '', "
                    "'lotus', 0, '')");
    open_keeper(&keeper, path);
    assert_recent(keeper.store, NULL, 9,
                  "mahjong 144 7  lotus 1\n"
                  "freecell 4cells 617   0\n");
    close_keeper(&keeper);
}

static void starts_are_marked_and_unmarked(void **state)
{
    static const KeptStart first = {"freecell", "4cells", "617",
                                    "",         "easy",   0};
    static const KeptStart second = {"kulki", "lines98", "plum", "", "", 0};
    const char *path = scratch("marks");
    Keeper keeper;
    (void)state;
    remove_store(path);
    open_keeper(&keeper, path);
    assert_int_equal(starts_find_favourite(keeper.store, &first), STORE_NONE);
    assert_int_equal(starts_mark(keeper.store, &first, 1, &keeper.now),
                     STORE_FINE);
    assert_int_equal(starts_mark(keeper.store, &first, 1, &keeper.now),
                     STORE_FINE);
    keeper.now.seconds++;
    assert_int_equal(starts_mark(keeper.store, &second, 1, &keeper.now),
                     STORE_FINE);
    close_keeper(&keeper);
    open_keeper(&keeper, path);
    assert_int_equal(starts_find_favourite(keeper.store, &first), STORE_FINE);
    assert_favourites(keeper.store, NULL,
                      "kulki lines98 plum   0\n"
                      "freecell 4cells 617  easy 0\n");
    assert_favourites(keeper.store, "freecell",
                      "freecell 4cells 617  easy 0\n");
    assert_int_equal(starts_mark(keeper.store, &second, 0, &keeper.now),
                     STORE_FINE);
    assert_int_equal(starts_find_favourite(keeper.store, &second), STORE_NONE);
    assert_favourites(keeper.store, NULL, "freecell 4cells 617  easy 0\n");
    close_keeper(&keeper);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(recent_starts_are_listed_once_and_the_latest_first),
        cmocka_unit_test(finished_games_and_layouts_are_recent_too),
        cmocka_unit_test(starts_are_marked_and_unmarked),
    };
    return cmocka_run_group_tests_name("starts", tests, NULL, NULL);
}
