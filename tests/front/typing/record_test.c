/* SPDX-License-Identifier: MIT */
/* Tests the record to beat, which the bar above the board shows. */
#include <string.h>

#include "host/host.h"
#include "tests/kit/keeper.h"
#include "typist.h"

/* Won without help, won with help, and played on with other cells. */
#define WON_GAME(id, variant, moves, hints)                                   \
    "INSERT INTO outcomes VALUES (" id ", 'freecell', '" variant              \
    "', '9', '', 0, '2026-09-20', 1780000000, 1, " moves ", 52, " hints       \
    ", 0, 65000, '', '', 0, '');"

static void check_bar(const char *seed, const char *keys, const char *says)
{
    const Typing typing = {"freecell", seed, NULL, keys, NULL, says};
    const char *path = scratch("record");
    Autosave autosave;
    Store *store;
    remove_store(path);
    make_store(path, 3);
    edit_file(path, WON_GAME("70", "4cells", "81", "0")
                        WON_GAME("71", "4cells", "72", "1")
                            WON_GAME("72", "3cells", "64", "0"));
    store = store_open(&malloc_host, path);
    autosave_start(&autosave, store);
    fake.autosave = &autosave;
    check_typing(&typing);
    fake.autosave = NULL;
    autosave_stop(&autosave);
    store_close(store);
}

static void the_bar_shows_the_record_of_games_like_this_one(void **state)
{
    (void)state;
    check_bar("1", "", "record: 81 moves, 1:05");
}

static void another_kind_of_game_has_another_record(void **state)
{
    (void)state;
    check_bar("1", ":new 3cells 1\r", "record: 64 moves, 1:05");
    check_bar("1", ":new 2cells 1\r", "!record: ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_bar_shows_the_record_of_games_like_this_one),
        cmocka_unit_test(another_kind_of_game_has_another_record)};
    return cmocka_run_group_tests_name("record", tests, NULL, NULL);
}
