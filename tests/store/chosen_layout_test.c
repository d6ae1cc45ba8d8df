/* SPDX-License-Identifier: MIT */
/* Tests games on a layout that was chosen from a list. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "command/play/start_session.h"
#include "rules/games.h"

/* The player's layouts are in one folder, and the player is in another. */
static char home[] = "/tmp/quadrille-chosen-XXXXXX";
static const char *const folders[] = {"quadrille", "quadrille/layouts",
                                      "here"};

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
}

static int make_home(void **state)
{
    size_t i;
    (void)state;
    if (!mkdtemp(home) || chdir(home))
        return 1;
    for (i = 0; i < COUNT_OF(folders); i++)
        if (mkdir(folders[i], 0700))
            return 1;
    setenv("XDG_DATA_HOME", home, 1);
    write_file("quadrille/layouts/pair", "0 0 0\n0 2 0\n");
    write_file("here/pair", "no layout\n");
    return chdir("here");
}

static int remove_home(void **state)
{
    size_t i;
    (void)state;
    unlink("pair");
    if (chdir(home))
        return 1;
    for (i = COUNT_OF(folders); i--;)
        rmdir(folders[i]);
    return rmdir(home);
}

static void the_layout_of_the_list_is_dealt_or_said_to_be_gone(void **state)
{
    StartRequest request = {.from = {.layout = NULL}};
    Session session;
    Page why = PAGE_EMPTY;
    (void)state;
    choice_start(&request.choice, games_find("mahjong"));
    strcpy(request.choice.layout, "pair");
    session_open(&session, &malloc_host);
    complain_into(&why);
    assert_int_equal(start_session(&request, &session, NULL), EXIT_DONE);
    assert_string_equal(session.name, "pair");
    assert_int_equal(why.used, 0);
    unlink("../quadrille/layouts/pair");
    assert_int_equal(start_session(&request, &session, NULL), EXIT_USAGE);
    assert_string_equal(why.text, "the layout 'pair' is no longer there\n");
    complain_into(NULL);
    page_free(&why);
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_layout_of_the_list_is_dealt_or_said_to_be_gone)};
    return cmocka_run_group_tests_name("chosen layouts", tests, make_home,
                                       remove_home);
}
