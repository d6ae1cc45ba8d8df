/* SPDX-License-Identifier: MIT */
/* Whatever someone has done to a store, its backup can be restored: what is
   damaged is left out and told. */
#include <stdlib.h>
#include <string.h>

#include "tests/kit/device.h"

/* Something of every kind, besides games and results. */
static const char others[] =
    "INSERT INTO settings VALUES ('page', 5, 'clock on' || char(10));"
    "INSERT INTO favourites VALUES ('freecell', '4cells', '7', '', 0, 5);"
    "INSERT INTO resets VALUES ('kulki', 'variant', 'web5', '', 5, 5, 0, 0, "
    "0);";

static const struct {
    const char *edit;
    const char *told; /* in a line of its own, or "" */
} cases[] = {
    {"UPDATE settings SET whose = ''", "The page's settings are damaged"},
    {"UPDATE settings SET text = 'half a line'",
     "The page's settings are damaged"},
    {"UPDATE favourites SET seed = 'spring' WHERE seed = '7'",
     "A favourite is damaged"},
    {"UPDATE favourites SET game = 'chess'", "A favourite is damaged"},
    {"UPDATE resets SET name = 'web' || char(10) WHERE name = 'web5'",
     "A reset of results is damaged"},
    {"UPDATE outcomes SET day = 'someday' WHERE id ="
     " (SELECT min(id) FROM outcomes)",
     "The result of game #"},
    {"UPDATE outcomes SET save = 'no game' WHERE id ="
     " (SELECT min(id) FROM outcomes)",
     "The result of game #"},
    {"UPDATE games SET date = 'someday'", ": its start is invalid"},
    {"UPDATE games SET date = '2026-11-21'", ": its start is invalid"},
    {"UPDATE games SET name = 'a' || char(27)", ": its start is invalid"},
    {"UPDATE games SET slot = NULL, other_slot = printf('%0250d', id)",
     " is damaged"},
    {"UPDATE games SET slot = NULL, other_slot = 'a' || char(10) || id", ""},
    {"UPDATE games SET started = -5, played = 253402300800", ""},
    {"UPDATE outcomes SET ended = -5, nth = id", ""},
    {"UPDATE resets SET until = -5", ""},
    {"UPDATE outcomes SET player = 'An' || char(27) || 'na'", ""},
    {"UPDATE outcomes SET player = ' a  name of more than 23 bytes'", ""},
    {"UPDATE resets SET player = 'An' || char(10) || 'na'"
     " WHERE name = 'web5'",
     ""},
    {"INSERT INTO shared VALUES ('no version', NULL)", ""}};

static Page back_up(const char *name, Page *unfit)
{
    Keeper keeper;
    Backup backup = {.count = 0};
    Page text = PAGE_EMPTY;
    page_put(unfit, "", 0);
    open_keeper(&keeper, device_path(name));
    assert_int_equal(stored_back_up(keeper.store, &backup, unfit), STORE_FINE);
    backup_write(&backup, &text);
    backup_free(&backup);
    close_keeper(&keeper);
    return text;
}

static void a_backup_of_an_edited_store_can_be_restored(void **state)
{
    Page sample = device_sample();
    size_t i;
    (void)state;
    edit_file(device_path("sample"), others);
    for (i = 0; i < COUNT_OF(cases); i++) {
        Page unfit = PAGE_EMPTY;
        Page text, report;
        device_copy("sample", "edited");
        edit_file(device_path("edited"), cases[i].edit);
        text = back_up("edited", &unfit);
        if (*cases[i].told)
            assert_non_null(strstr(unfit.text, cases[i].told));
        else
            assert_string_equal(unfit.text, "");
        device_make("other");
        report = device_restore("other", &text, 0);
        page_free(&report);
        page_free(&text);
        page_free(&unfit);
    }
    page_free(&sample);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_backup_of_an_edited_store_can_be_restored),
    };
    return cmocka_run_group_tests_name("backups of edited stores", tests, NULL,
                                       NULL);
}
