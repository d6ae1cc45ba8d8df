/* SPDX-License-Identifier: MIT */
/* What terminals answer, as recorded from them, and nonsense. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "front/tui/terminal/abilities.h"

static int forget(void **state)
{
    (void)state;
    abilities_forget();
    return 0;
}

static void take(const char *answer)
{
    abilities_take(answer);
}

static void the_last_question_completes_the_answers(void **state)
{
    (void)state;
    assert_false(abilities_take("]11;rgb:0000/0000/0000"));
    assert_false(abilities()->is_complete);
    assert_true(abilities_take("[?62;4;22c"));
    assert_true(abilities()->is_complete);
    assert_true(abilities()->has_sixel);
    abilities_forget();
    assert_true(abilities_take("[?64;1;2;44;6c"));
    assert_false(abilities()->has_sixel);
}

static void a_background_is_a_colour_of_any_precision(void **state)
{
    static const struct {
        const char *answer;
        long background;
    } answers[] = {{"]11;rgb:ffff/8080/0000", 0xff8000},
                   {"]11;rgb:ff/80/00", 0xff8000},
                   {"]11;rgb:f/0/8", 0xff0088},
                   {"]11;rgba:1e1e/1e1e/2e2e/ffff", 0x1e1e2e},
                   {"]11;rgb:/0/0", UNKNOWN_BACKGROUND},
                   {"]11;rgb:fffff/0/0", UNKNOWN_BACKGROUND},
                   {"]11;rgb:-1/0/0", UNKNOWN_BACKGROUND},
                   {"]11;rgb:ff/ff", UNKNOWN_BACKGROUND},
                   {"]11;rgb", UNKNOWN_BACKGROUND},
                   {"]11;?", UNKNOWN_BACKGROUND},
                   {"]10;rgb:ffff/ffff/ffff", UNKNOWN_BACKGROUND},
                   {"]11;#ffffff", UNKNOWN_BACKGROUND}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof answers / sizeof *answers; i++) {
        abilities_forget();
        take(answers[i].answer);
        assert_int_equal(abilities()->background, answers[i].background);
    }
}

static void synchronised_output_is_a_mode(void **state)
{
    static const struct {
        const char *answer;
        int has;
    } answers[] = {{"[?2026;1$y", 1}, {"[?2026;2$y", 1}, {"[?2026;3$y", 1},
                   {"[?2026;0$y", 0}, {"[?2026;4$y", 0}, {"[?2027;2$y", 0},
                   {"[?2026$y", 0},   {"[y", 0}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof answers / sizeof *answers; i++) {
        abilities_forget();
        take(answers[i].answer);
        assert_int_equal(abilities()->synchronises, answers[i].has);
    }
}

static void images_and_names_are_told_apart(void **state)
{
    (void)state;
    take("_Gi=31;ENOTSUPPORTED");
    assert_false(abilities()->has_kitty);
    take("_Gi=31;OK");
    assert_true(abilities()->has_kitty);
    take("P>|XTerm(379)");
    assert_string_equal(abilities()->name, "XTerm(379)");
    assert_false(abilities()->has_all_colours);
    assert_false(abilities()->has_iterm);
    take("P>|WezTerm 20230712");
    assert_true(abilities()->has_all_colours);
    assert_true(abilities()->has_iterm);
}

static void a_colour_that_was_set_is_one_of_all(void **state)
{
    static const struct {
        const char *answer;
        int has, has_256;
    } answers[] = {{"P1$r0;38:2::1:2:3m", 1, 0},
                   {"P1$r38:2:1:2:3m", 1, 0},
                   {"P1$r0;38;2;1;2;3m", 1, 0},
                   {"P1$r0;38:5:16m", 0, 1},
                   {"P1$r0;38;5;16m", 0, 1},
                   {"P0$r", 0, 0},
                   {"P1$r0m", 0, 0},
                   {"P1$r38", 0, 0}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof answers / sizeof *answers; i++) {
        abilities_forget();
        take(answers[i].answer);
        assert_int_equal(abilities()->has_all_colours, answers[i].has);
        assert_int_equal(abilities()->has_256_colours, answers[i].has_256);
    }
}

static void cells_are_measured_in_any_way(void **state)
{
    (void)state;
    take("[4;480;800t");
    assert_int_equal(abilities()->cell_width, 0);
    abilities_measure(80, 24, 0, 0);
    assert_int_equal(abilities()->cell_width, 0);
    take("[4;480;800t");
    assert_int_equal(abilities()->cell_width, 10);
    assert_int_equal(abilities()->cell_height, 20);
    take("[6;18;9t");
    assert_int_equal(abilities()->cell_width, 9);
    assert_int_equal(abilities()->cell_height, 18);
    abilities_measure(100, 50, 800, 800);
    assert_int_equal(abilities()->cell_width, 8);
    assert_int_equal(abilities()->cell_height, 16);
    take("[6;0;-9t");
    take("[6;99t");
    take("[8;24;80t");
    assert_int_equal(abilities()->cell_width, 8);
}

static void signs_are_wide_if_all_three_are(void **state)
{
    (void)state;
    take("[2;3R");
    take("[2;3R");
    assert_false(abilities()->has_wide_signs);
    take("[2;3R");
    assert_true(abilities()->has_wide_signs);
    abilities_forget();
    take("[2;3R");
    take("[2;2R");
    take("[2;3R");
    assert_false(abilities()->has_wide_signs);
}

/* The first answers may still be on their way. */
static void a_terminal_may_be_asked_again(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    abilities_page_questions(&page, NO_STRINGS, 1);
    take("[2;2R");
    abilities_page_questions(&page, NO_STRINGS, 1);
    take("[2;3R");
    take("[2;3R");
    take("[2;3R");
    take("[2;3R");
    assert_true(abilities()->has_wide_signs);
    take("[2;2R");
    assert_false(abilities()->has_wide_signs);
    page_free(&page);
}

static void nonsense_is_no_ability(void **state)
{
    static const char *const answers[] = {"",
                                          "[",
                                          "[c",
                                          "[?c",
                                          "[t",
                                          "[;;;t",
                                          "[R",
                                          "[y",
                                          "P",
                                          "P>|",
                                          "P1",
                                          "P1$r",
                                          "_",
                                          "_G",
                                          "_Gi=31",
                                          "_Gi=31;",
                                          "]",
                                          "]11",
                                          "]1",
                                          "]11;",
                                          "]11;rgb:",
                                          "^",
                                          "O",
                                          "[?;c",
                                          "[n",
                                          "]11;rgb:g/g/g",
                                          "[99999999999999;9R",
                                          "[6;99999999999;1t"};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof answers / sizeof *answers; i++)
        take(answers[i]);
    assert_int_equal(abilities()->background, UNKNOWN_BACKGROUND);
    assert_int_equal(abilities()->has_kitty, 0);
    assert_int_equal(abilities()->has_sixel, 0);
    assert_int_equal(abilities()->has_iterm, 0);
    assert_int_equal(abilities()->synchronises, 0);
    assert_int_equal(abilities()->has_all_colours, 0);
    assert_int_equal(abilities()->has_wide_signs, 0);
    assert_int_equal(abilities()->cell_width, 0);
}

static void the_environment_tells_names_and_colours(void **state)
{
    static const struct {
        const char *colours;
        long background;
    } environments[] = {{"0;15", 0xffffff},
                        {"0;default;7", 0xffffff},
                        {"15;0", 0},
                        {"15;8", 0},
                        {"0;default", UNKNOWN_BACKGROUND},
                        {"", UNKNOWN_BACKGROUND}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof environments / sizeof *environments; i++) {
        abilities_forget();
        setenv("COLORFGBG", environments[i].colours, 1);
        abilities_take_environment(NO_QUESTIONS);
        assert_int_equal(abilities()->background, UNKNOWN_BACKGROUND);
        abilities_take_environment(NO_STRINGS);
        assert_int_equal(abilities()->background, environments[i].background);
    }
    unsetenv("COLORFGBG");
    setenv("LC_TERMINAL", "iTerm2", 1);
    abilities_take_environment(NO_STRINGS);
    assert_false(abilities()->has_iterm);
    abilities_take_environment(ALL_QUESTIONS);
    assert_true(abilities()->has_iterm);
}

/* ------------------------------------------------------------- questions */

static void terminals_are_asked_what_they_understand(void **state)
{
    static const struct {
        const char *term;
        int extended, nested;
        Manner manner;
    } terms[] = {{"xterm-256color", 1, 0, ALL_QUESTIONS},
                 {"xterm-kitty", 0, 0, ALL_QUESTIONS},
                 {"foot", 1, 0, ALL_QUESTIONS},
                 {"xterm-256color", 1, 1, NO_STRINGS},
                 {"screen.xterm-256color", 0, 0, NO_STRINGS},
                 {"tmux-256color", 0, 1, NO_STRINGS},
                 {"linux", 0, 0, NO_QUESTIONS},
                 {"linux", 1, 1, NO_QUESTIONS},
                 {"vt220", 0, 0, NO_QUESTIONS},
                 {"vt100", 0, 1, NO_QUESTIONS},
                 {"dumb", 0, 0, NO_QUESTIONS}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof terms / sizeof *terms; i++)
        assert_int_equal(abilities_manner(terms[i].term, terms[i].extended,
                                          terms[i].nested),
                         terms[i].manner);
}

static void young_terminals_obey_old_ones(void **state)
{
    static const struct {
        const char *term, *description;
    } terms[] = {{"xterm-ghostty", "xterm-256color"},
                 {"alacritty-direct", "xterm-256color"},
                 {"foot", "xterm-256color"},
                 {"tmux-256color", "screen-256color"},
                 {"screen.xterm-kitty", "screen"},
                 {"vt320", NULL},
                 {"xterm", NULL},
                 {"", NULL}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof terms / sizeof *terms; i++) {
        const char *found = abilities_description(terms[i].term);
        assert_string_equal(found ? found : "none", terms[i].description
                                                        ? terms[i].description
                                                        : "none");
    }
}

static void strings_are_not_sent_where_they_would_be_shown(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    abilities_page_questions(&page, NO_QUESTIONS, 1);
    assert_int_equal(page.used, 0);
    abilities_page_questions(&page, NO_STRINGS, 1);
    assert_null(strstr(page.text, "\033P"));
    assert_null(strstr(page.text, "\033_"));
    assert_non_null(strstr(page.text, "\033[6n"));
    assert_string_equal(page.text + page.used - 3, "\033[c");
    page.used = 0;
    abilities_page_questions(&page, ALL_QUESTIONS, 0);
    assert_non_null(strstr(page.text, "\033_G"));
    assert_null(strstr(page.text, "\033[6n"));
    assert_string_equal(page.text + page.used - 3, "\033[c");
    page_free(&page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(the_last_question_completes_the_answers,
                               forget),
        cmocka_unit_test_setup(a_background_is_a_colour_of_any_precision,
                               forget),
        cmocka_unit_test_setup(synchronised_output_is_a_mode, forget),
        cmocka_unit_test_setup(images_and_names_are_told_apart, forget),
        cmocka_unit_test_setup(a_colour_that_was_set_is_one_of_all, forget),
        cmocka_unit_test_setup(cells_are_measured_in_any_way, forget),
        cmocka_unit_test_setup(signs_are_wide_if_all_three_are, forget),
        cmocka_unit_test_setup(a_terminal_may_be_asked_again, forget),
        cmocka_unit_test_setup(nonsense_is_no_ability, forget),
        cmocka_unit_test_setup(the_environment_tells_names_and_colours,
                               forget),
        cmocka_unit_test(terminals_are_asked_what_they_understand),
        cmocka_unit_test(young_terminals_obey_old_ones),
        cmocka_unit_test(strings_are_not_sent_where_they_would_be_shown),
    };
    return cmocka_run_group_tests_name("abilities", tests, NULL, NULL);
}
