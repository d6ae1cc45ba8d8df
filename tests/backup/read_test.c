/* SPDX-License-Identifier: MIT */
/* Backups that were cut off, edited or written by others are refused with the
   line of the problem. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/seal.h"
#include "tests/kit/device.h"

/* Returns the problem with a text, or "" if it is valid; the caller frees the
   page. */
static Page problem_of(const char *text, size_t length)
{
    Backup backup;
    Page copy = PAGE_EMPTY;
    Page problem = PAGE_EMPTY;
    page_put(&copy, text, length);
    page_put(&problem, "", 0);
    if (backup_read(&backup, "x", &copy, &problem)) {
        assert_int_equal(problem.used, 0);
        backup_free(&backup);
    } else {
        assert_ptr_equal(strstr(problem.text, "x, line "), problem.text);
        assert_null(backup.records);
    }
    return problem;
}

static void assert_refused(const char *text, size_t length)
{
    Page problem = problem_of(text, length);
    assert_true(problem.used > 0);
    page_free(&problem);
}

static void a_text_that_was_cut_off_is_refused(void **state)
{
    Page text = device_sample();
    size_t length;
    (void)state;
    for (length = 0; length < text.used; length += length < 999 ? 1 : 7)
        assert_refused(text.text, length);
    page_free(&text);
}

static void any_changed_byte_is_noticed(void **state)
{
    Page text = device_sample();
    size_t i;
    (void)state;
    for (i = 0; i < text.used; i += i < 999 ? 1 : 7) {
        text.text[i] ^= 1;
        assert_refused(text.text, text.used);
        text.text[i] ^= 1;
    }
    page_free(&text);
}

static const char game[] =
    "[game]\nstarted 5\nplayed 6\nsave 11\nquadrille save 2\ngame freecell 1\n"
    "variant 4cells\nseed 617\nhints 0\nundos 0\ntime 0\nmoves 1 at 1\n7a\n"
    "result going 0\ndigest c8f9906f5368ddc2\n";

/* Seals the block that begins here, as a forger would. */
static void forge_seals(Page *page, size_t start)
{
    char digest[SHA256_TEXT];
    sha256_text(page->text + start, page->used - start, digest);
    page_format(page, "version %.16s\n", digest);
    seal_text(page, digest);
}

static Page forged(const char *title, const char *block, const char *part,
                   const char *by)
{
    Page page = PAGE_EMPTY;
    const char *at = strstr(block, part);
    assert_non_null(at);
    page_text(&page, title);
    page_put(&page, block, (size_t)(at - block));
    page_text(&page, by);
    page_text(&page, at + strlen(part));
    forge_seals(&page, strlen(title));
    return page;
}

static void a_wrong_text_is_refused_with_its_line(void **state)
{
    static const char title[] = "quadrille backup 1\n";
    static const struct {
        const char *title, *part, *by, *problem;
    } cases[] = {
        {title, "[game]", "[game]", ""},
        {"quadrille backup 3\n", "7a", "7a",
         "x, line 1: written by a newer version of Quadrille (format 3; this "
         "one knows up to 2)"},
        {"quadrille backup 1\r\n", "7a", "7a",
         "x, line 1: the lines end with CR LF; copy the file without changing "
         "it"},
        {"quadrille backup \n", "7a", "7a",
         "x, line 1: 'quadrille backup' needs a number from 0 to "
         "253402300799"},
        {"GIF89a\n", "7a", "7a", "x, line 1: not a backup of Quadrille"},
        {title, "[game]", "[chess]",
         "x, line 2: expected the first line of a block, such as [game] or "
         "[result]"},
        {title, "started 5", "begun 5", "x, line 3: expected 'started'"},
        {title, "played 6", "played -6",
         "x, line 4: 'played' needs a number from 0 to 253402300799"},
        {title, "7a", "7b",
         "x, line 16: The digest doesn't match: the saved game was changed"},
        {title, "7a", " 7a",
         "x, line 6: this saved game isn't written as Quadrille writes it"},
        {title, "save 11", "save 99",
         "x, line 18: the file ends here, and the rest is missing"}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        Page text = forged(cases[i].title, game, cases[i].part, cases[i].by);
        Page problem = problem_of(text.text, text.used);
        assert_string_equal(problem.text, cases[i].problem);
        page_free(&text);
        page_free(&problem);
    }
}

static const char reset[] =
    "[reset]\nchanged 5\ngame mahjong\nlayout lotus\nuntil 4\nnth 2\n"
    "before 3\nnth 0\n";

/* A part of a block, another in its place, and the problem with that; "" if
   there is none. */
typedef struct BlockCase {
    const char *part, *by, *problem;
} BlockCase;

/* What is wrong must be refused even if the block ends with its line, so that
   no later line is missing or in the wrong place. */
static void assert_end_refused(const char *block, const BlockCase *one)
{
    char cut[1024];
    const char *after = strstr(block, one->part) + strlen(one->part);
    const char *end = strchr(after, '\n');
    Page text;
    snprintf(cut, sizeof cut, "%.*s", (int)((end ? end + 1 : after) - block),
             block);
    text = forged("quadrille backup 1\n", cut, one->part, one->by);
    assert_refused(text.text, text.used);
    page_free(&text);
}

static void assert_problems(const char *block, const BlockCase *cases,
                            size_t count)
{
    for (; count; cases++, count--) {
        Page text =
            forged("quadrille backup 1\n", block, cases->part, cases->by);
        Page problem = problem_of(text.text, text.used);
        assert_string_equal(problem.text, cases->problem);
        if (*cases->problem)
            assert_end_refused(block, cases);
        page_free(&text);
        page_free(&problem);
    }
}

static void a_wrong_reset_is_refused_with_its_line(void **state)
{
    static const BlockCase cases[] = {
        {"[reset]", "[reset]", ""},
        {"layout lotus\n", "", ""},
        {"layout lotus", "variant turtle:random", ""},
        {"layout lotus", "level easy", ""},
        {"until 4\nnth 2\nbefore 3\nnth 0\n", "", ""},
        {"until 4\nnth 2\n", "", ""},
        {"until 4\nnth 2", "until 0\nnth 2", ""},
        {"changed 5", "changed -5",
         "x, line 3: 'changed' needs a number from 0 to 253402300799"},
        {"mahjong", "chess", "x, line 4: unknown game 'chess'"},
        {"mahjong", "Mahjong", "x, line 4: unknown game 'Mahjong'"},
        {"layout lotus", "variant lotus", "x, line 5: unknown variant"},
        {"layout lotus", "layout lo\x01tus", "x, line 5: invalid name"},
        {"layout lotus", "layout  lotus", "x, line 5: invalid name"},
        {"layout lotus", "seed 1", "x, line 5: expected 'version'"},
        {"nth 2\n", "", "x, line 7: expected 'nth'"},
        {"until 4", "until -4",
         "x, line 6: 'until' needs a number from 0 to 253402300799"},
        {"before 3", "before 0",
         "x, line 8: leave out 'before' if it is before all results"}};
    (void)state;
    assert_problems(reset, cases, COUNT_OF(cases));
}

static void a_wrong_game_is_refused_with_its_line(void **state)
{
    static const BlockCase cases[] = {
        {"save 11", "over\nsave 11", ""},
        {"save 11", "over\nslot evening\nsave 11", ""},
        {"started 5", "started -5",
         "x, line 3: 'started' needs a number from 0 to 253402300799"},
        {"played 6", "played -6",
         "x, line 4: 'played' needs a number from 0 to 253402300799"},
        {"save 11", "save -11",
         "x, line 5: 'save' needs a number from 0 to 100000000"}};
    (void)state;
    assert_problems(game, cases, COUNT_OF(cases));
}

static const char result[] =
    "[result]\nday 2026-11-21\nended 7\nnth 3\nsave 11\nquadrille save 2\n"
    "game freecell 1\nvariant 4cells\nseed 617\nhints 0\nundos 0\ntime 0\n"
    "moves 1 at 1\n7a\nresult going 0\ndigest c8f9906f5368ddc2\n";

static void a_wrong_result_is_refused_with_its_line(void **state)
{
    static const BlockCase cases[] = {
        {"[result]", "[result]", ""},
        {"2026-11-21", "unknown", ""},
        {"2026-11-21", "2028-02-29", ""},
        {"2026-11-21", "2026-02-29", "x, line 3: this is not a date"},
        {"2026-11-21", "26-11-21", "x, line 3: this is not a date"},
        {"2026-11-21", "2026-11-211", "x, line 3: the day is too long"},
        {"day 2026-11-21\n", "", "x, line 3: expected 'day'"},
        {"ended 7", "ended 0", ""},
        {"ended 7", "ended 253402300799", ""},
        {"ended 7", "ended 253402300800",
         "x, line 4: 'ended' needs a number from 0 to 253402300799"},
        {"ended 7", "ended 99999999999999999999",
         "x, line 4: 'ended' needs a number from 0 to 253402300799"},
        {"ended 7", "ended 07",
         "x, line 4: 'ended' needs a number from 0 to 253402300799"},
        {"ended 7", "ended 7:",
         "x, line 4: 'ended' needs a number from 0 to 253402300799"},
        {"ended 7", "ended /",
         "x, line 4: 'ended' needs a number from 0 to 253402300799"},
        {"ended 7", "ended ",
         "x, line 4: 'ended' needs a number from 0 to 253402300799"},
        {"ended 7", "ended", "x, line 4: expected 'ended'"},
        {"nth 3", "nth 999999999", ""},
        {"nth 3", "nth 1000000000",
         "x, line 5: 'nth' needs a number from 0 to 999999999"},
        {"save 11", "save 10",
         "x, line 17: The number of moves isn't the stated one"}};
    (void)state;
    assert_problems(result, cases, COUNT_OF(cases));
}

static const char mark[] = "[favourite]\nmarked 5\ngame mahjong\n"
                           "variant turtle\nseed 5\nname lotus\nown board\n";

static void a_wrong_favourite_is_refused_with_its_line(void **state)
{
    static const BlockCase cases[] = {
        {"[favourite]", "[favourite]", ""},
        {"own board\n", "", ""},
        {"name lotus\n", "", ""},
        {"marked 5", "marked -5",
         "x, line 3: 'marked' needs a number from 0 to 253402300799"},
        {"mahjong", "chess", "x, line 4: unknown game 'chess'"},
        {"game mahjong\n", "", "x, line 4: expected 'game'"},
        {"variant turtle\n", "", "x, line 5: expected 'variant'"},
        {"name lotus",
         "name "
         "a-name-that-is-longer-than-any-that-the-start-of-a-game-can-ever-"
         "have",
         "x, line 7: the name is too long"},
        {"variant turtle", "variant Turtle", "x, line 5: unknown variant"},
        {"seed 5", "seed  5", "x, line 6: this is not a seed"},
        {"seed 5", "seed", "x, line 6: expected 'seed'"},
        {"name lotus", "name  lotus", "x, line 7: invalid name"},
        {"own board", "own  board", "x, line 8: expected 'version'"}};
    (void)state;
    assert_problems(mark, cases, COUNT_OF(cases));
}

static const char settings[] =
    "[settings page]\nchanged 5\nlines 2\nclock on\ntheme dark\n";

static void wrong_settings_are_refused_with_their_line(void **state)
{
    static const BlockCase cases[] = {
        {"page", "terminal", ""},
        {"page", "pages",
         "x, line 2: expected the first line of a block, such as [game] or "
         "[result]"},
        {"clock", "\tclock", ""},
        {"clock",
         "\x1F"
         "clock",
         "x, line 3: these settings are not plain text"},
        {"changed 5", "changed -5",
         "x, line 3: 'changed' needs a number from 0 to 253402300799"},
        {"lines 2", "lines 0", "x, line 3: these settings are not plain text"},
        {"lines 2", "lines 1", "x, line 6: expected 'version'"},
        {"lines 2", "lines 9",
         "x, line 8: the file ends here, and the rest is missing"}};
    (void)state;
    assert_problems(settings, cases, COUNT_OF(cases));
}

static void what_is_outdated_is_a_version(void **state)
{
    static const BlockCase cases[] = {
        {"0123", "0123", ""},
        {"0123", "012g", "x, line 3: expected 'version'"},
        {"0123", "012A", "x, line 3: expected 'version'"},
        {"0123", "012", "x, line 3: expected 'version'"},
        {"0123", "01234", "x, line 3: expected 'version'"}};
    (void)state;
    assert_problems("[outdated]\n0123456789abcdef\n", cases, COUNT_OF(cases));
}

/* The longest that fits is accepted, and one more byte is not. */
static void too_long_a_value_is_refused(void **state)
{
    char slot[SLOT_SIZE + 16] = "played 6\nslot ";
    char *end = slot + strlen(slot);
    BlockCase cases[] = {
        {"played 6", slot, ""},
        {"played 6", slot, "x, line 5: the slot is too long"}};
    (void)state;
    memset(end, 'a', SLOT_SIZE);
    end[SLOT_SIZE - 1] = '\0';
    assert_problems(game, &cases[0], 1);
    end[SLOT_SIZE - 1] = 'a';
    end[SLOT_SIZE] = '\0';
    assert_problems(game, &cases[1], 1);
}

static void settings_have_a_longest_text(void **state)
{
    enum { LONGEST = 1 << 16 };
    Backup backup = {.count = 0};
    char *text = malloc(LONGEST + 1);
    (void)state;
    memset(text, 'a', LONGEST + 1);
    text[LONGEST - 1] = text[LONGEST] = '\n';
    assert_non_null(backup_add_settings(&backup, "page", text, LONGEST, 5));
    assert_null(backup_add_settings(&backup, "page", text, LONGEST + 1, 5));
    assert_null(backup_add_settings(&backup, "page", text, LONGEST - 1, 5));
    assert_null(backup_add_settings(&backup, "page", text, 0, 5));
    assert_int_equal(backup.count, 1);
    backup_free(&backup);
    free(text);
}

/* A block and the whole text are sealed apart. */
static void a_change_is_told_where_it_is(void **state)
{
    Page text = forged("quadrille backup 1\n", game, "7a", "7a");
    Page problem;
    (void)state;
    replace_part(text.text, "played 6", "played 7");
    problem = problem_of(text.text, text.used);
    assert_string_equal(problem.text,
                        "x, line 2: this block has been changed since it was "
                        "written (up to line 17)");
    page_free(&problem);
    replace_part(text.text, "played 7", "played 6");
    *strstr(text.text, "sha256 ") = 'S';
    assert_refused(text.text, text.used);
    replace_part(text.text, "Sha256 ", "sha256 ");
    text.text[text.used - 2] ^= 1;
    problem = problem_of(text.text, text.used);
    assert_string_equal(problem.text,
                        "x, line 18: the file has been changed since it was "
                        "written: its SHA-256 differs");
    page_free(&problem);
    page_free(&text);
}

static void a_saved_game_is_told_from_a_backup(void **state)
{
    Page problem = problem_of(strstr(game, "quadrille save"),
                              strlen(strstr(game, "quadrille save")));
    (void)state;
    assert_string_equal(problem.text,
                        "x, line 1: this is a saved game; 'quadrille games "
                        "import' stores it");
    page_free(&problem);
}

/* What follows a zero byte would be lost when the block is written again. */
static void a_zero_byte_is_refused(void **state)
{
    static const char title[] = "quadrille backup 1\n";
    static const struct {
        const char *before, *after, *problem;
    } cases[] = {
        {"[settings page", "]\nchanged 5\nlines 1\nclock on\n",
         "x, line 2: expected the first line of a block, such as [game] or "
         "[result]"},
        {"[game]\nstarted 5\nplayed 6\nslot evening", "\nsave 11\n",
         "x, line 5: the slot is not plain text"}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        Page text = PAGE_EMPTY;
        Page problem;
        page_text(&text, title);
        page_text(&text, cases[i].before);
        page_put(&text, "", 1);
        page_text(&text, cases[i].after);
        forge_seals(&text, strlen(title));
        problem = problem_of(text.text, text.used);
        assert_string_equal(problem.text, cases[i].problem);
        page_free(&text);
        page_free(&problem);
    }
}

static void a_dry_run_changes_nothing(void **state)
{
    Page text = device_sample();
    Page before, after, report;
    (void)state;
    device_make("dry");
    before = device_backup("dry");
    report = device_restore("dry", &text, 1);
    assert_non_null(strstr(report.text, "Would restore: "));
    after = device_backup("dry");
    assert_same_text(&after, &before);
    page_free(&report);
    page_free(&before);
    page_free(&after);
    page_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_text_that_was_cut_off_is_refused),
        cmocka_unit_test(any_changed_byte_is_noticed),
        cmocka_unit_test(a_wrong_text_is_refused_with_its_line),
        cmocka_unit_test(a_wrong_reset_is_refused_with_its_line),
        cmocka_unit_test(a_wrong_game_is_refused_with_its_line),
        cmocka_unit_test(a_wrong_result_is_refused_with_its_line),
        cmocka_unit_test(a_wrong_favourite_is_refused_with_its_line),
        cmocka_unit_test(wrong_settings_are_refused_with_their_line),
        cmocka_unit_test(what_is_outdated_is_a_version),
        cmocka_unit_test(too_long_a_value_is_refused),
        cmocka_unit_test(settings_have_a_longest_text),
        cmocka_unit_test(a_change_is_told_where_it_is),
        cmocka_unit_test(a_saved_game_is_told_from_a_backup),
        cmocka_unit_test(a_zero_byte_is_refused),
        cmocka_unit_test(a_dry_run_changes_nothing),
    };
    return cmocka_run_group_tests_name("reading backups", tests, NULL, NULL);
}
