/* SPDX-License-Identifier: MIT */
/* Tests the texts of a desk: its help, on a screen and on a console, and its
   codes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "front/mainframe/desk.h"
#include "front/mainframe/paper.h"
#include "host/host.h"
#include "rules/games.h"

static const u8 seed[SEED_SIZE] = {1};
static Panel panel;

static void tell_day(char *day)
{
    strcpy(day, "2026-11-21");
}

static void type(Desk *desk, const char *words)
{
    desk_obey_typed(desk, words, (u16)strlen(words));
}

static void open_at(Desk *desk, const char *words)
{
    Terminal terminal;
    terminal_choose_model(&terminal, 2, 1);
    desk_open(desk, &malloc_host, &terminal, seed, tell_day);
    if (*words)
        type(desk, words);
}

/* Checks that the page ends with the game's code, in lines of 70 signs. */
static u32 check_code_page(Desk *desk)
{
    static char code[4096];
    const char *at;
    Writer writer;
    u32 i;
    writer_start(&writer, code, sizeof code);
    assert_int_equal(session_write_code(&desk->session, &writer), FINE);
    type(desk, "code");
    assert_int_equal(desk->page, AT_TEXT);
    at = desk->text + desk->length - writer.used - (writer.used + 69) / 70;
    assert_memory_equal(at - 2, "\n\n", 2);
    for (i = 0; i < writer.used; i++) {
        assert_int_equal(*at++, code[i]);
        if (i % 70 == 69 || i + 1 == writer.used)
            assert_int_equal(*at++, '\n');
    }
    assert_ptr_equal(at, desk->text + desk->length);
    type(desk, "back");
    return writer.used;
}

/* Among them are codes that fill their last line. */
static void a_code_of_any_length_is_shown_in_lines(void **state)
{
    Desk desk;
    int moves;
    int full = 0;
    (void)state;
    open_at(&desk, "sliding 4x4 plum");
    for (moves = 0; moves < 300; moves++) {
        full += check_code_page(&desk) % 70 == 0;
        type(&desk, moves % 2 ? "d" : "u");
    }
    assert_true(full > 0);
    desk_close(&desk);
}

/* The lines that this desk prints, as on a console. */
static char printed[16384];

static void print_line(void *own, const char *text, u8 length)
{
    (void)own;
    assert_true(strlen(printed) + length + 2 < sizeof printed);
    strncat(printed, text, length);
    strcat(printed, "\n");
}

static void help_fits_the_narrowest_screen(void **state)
{
    char words[40];
    Desk desk;
    u32 at, column;
    u8 i;
    (void)state;
    for (i = 0; i <= games_count; i++) {
        open_at(&desk, "");
        if (i < games_count) {
            snprintf(words, sizeof words, "%s", games[i]->name);
            type(&desk, words);
        }
        type(&desk, "help");
        assert_int_equal(desk.page, AT_TEXT);
        for (at = column = 0; at < desk.length; at++) {
            column = desk.text[at] == '\n' ? 0 : column + 1;
            assert_in_range(column, 0, 79);
        }
        desk_close(&desk);
    }
}

/* Neither the menu nor the help speaks of a cursor, a pen or keys there. */
static void a_console_is_told_only_what_it_has(void **state)
{
    static const char *const words[] = {"menu", "help",  "freecell 617",
                                        "help", "kulki", "help",
                                        "menu", "help"};
    static const char *const absent[] = {"cursor", "pen)", "light pen", "F1 ",
                                         "press"};
    Paper paper;
    Desk desk;
    size_t i;
    (void)state;
    printed[0] = '\0';
    open_at(&desk, "");
    paper_start(&paper, print_line, NULL);
    for (i = 0; i < sizeof words / sizeof *words; i++)
        paper_obey(&desk, &panel, &paper, words[i], (u16)strlen(words[i]));
    assert_non_null(strstr(printed, "Four classic puzzles"));
    assert_non_null(strstr(printed, "go to move N"));
    for (i = 0; i < sizeof absent / sizeof *absent; i++)
        if (strstr(printed, absent[i]))
            fail_msg("\"%s\" is printed", absent[i]);
    desk_close(&desk);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_code_of_any_length_is_shown_in_lines),
        cmocka_unit_test(help_fits_the_narrowest_screen),
        cmocka_unit_test(a_console_is_told_only_what_it_has)};
    return cmocka_run_group_tests_name("texts of a desk", tests, NULL, NULL);
}
