/* SPDX-License-Identifier: MIT */
/* What a backup of one device contains, and in which order. */
#include <stdlib.h>
#include <string.h>

#include "tests/kit/device.h"

static int open_one(void **state)
{
    (void)state;
    device_make("laptop");
    return 0;
}

/* Equal contents give equal bytes, whatever they were added in. */
static void a_backup_is_sorted_by_time_and_place(void **state)
{
    enum { RESULTS = 8 };
    Backup backup = {.count = 0};
    Page text = PAGE_EMPTY;
    Page save = PAGE_EMPTY;
    Keeper keeper;
    const char *at;
    u32 i;
    (void)state;
    open_keeper(&keeper, device_path("laptop"));
    start_last_move(&keeper);
    page_save(&save, &keeper.session);
    close_keeper(&keeper);
    for (i = 0; i < RESULTS; i++)
        assert_non_null(backup_add_result(
            &backup, &(BackupResult){.ended = 100 + (i * 3) % RESULTS / 4,
                                     .nth = i * 3 % RESULTS % 4,
                                     .day = "2026-11-01",
                                     .save = save.text}));
    backup_write(&backup, &text);
    at = text.text;
    for (i = 0; i < RESULTS; i++) {
        Page lines = PAGE_EMPTY;
        page_format(&lines, "\nended %u\nnth %u\n", 100 + i / 4, i % 4);
        at = strstr(at, lines.text);
        assert_non_null(at);
        page_free(&lines);
    }
    page_free(&text);
    page_free(&save);
    backup_free(&backup);
}

/* Players edit the file, also with editors that end lines otherwise. */
static void settings_are_backed_up_however_their_lines_end(void **state)
{
    static const char *const texts[] = {
        "clock on\nsound off\n", "clock on\r\nsound off\r\n",
        "clock on\nsound off", "clock on\r\nsound off"};
    size_t i;
    (void)state;
    device_choose("laptop", "clock on\n", 1000);
    for (i = 0; i < COUNT_OF(texts); i++) {
        Page path = PAGE_EMPTY;
        Page text = PAGE_EMPTY;
        Page backup;
        page_format(&path, "%s/quadrille/settings", getenv("XDG_CONFIG_HOME"));
        page_text(&text, texts[i]);
        assert_true(file_write(path.text, NULL, &text));
        backup = device_backup("laptop");
        assert_non_null(
            strstr(backup.text, "\nlines 2\nclock on\nsound off\nversion "));
        page_free(&path);
        page_free(&text);
        page_free(&backup);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_backup_is_sorted_by_time_and_place, open_one),
        cmocka_unit_test_setup(settings_are_backed_up_however_their_lines_end,
                               open_one),
    };
    return cmocka_run_group_tests_name("written", tests, NULL, NULL);
}
