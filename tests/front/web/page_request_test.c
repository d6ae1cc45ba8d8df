/* SPDX-License-Identifier: MIT */
/* Tests how requests to the page's server are answered, without a network. */
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

#include "front/web/server/page_request.h"

enum { PORT = 8617 };

static PageFiles shelf;

static PageAnswer ask_port(unsigned port, const char *host,
                           const char *address)
{
    const PageRequest request = {"GET", address, host, NULL, NULL, NULL};
    return page_request_answer(&shelf, port, &request);
}

static PageAnswer ask(const char *address)
{
    return ask_port(PORT, "localhost:8617", address);
}

/* ------------------------------------------------------------- the folder */

static char folder[] = "/tmp/quadrille-page-XXXXXX";

static const char *path_in_folder(const char *name)
{
    static char path[sizeof folder + 32];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void write_file(const char *name)
{
    FILE *file = fopen(path_in_folder(name), "w");
    assert_non_null(file);
    fputs(name, file);
    fclose(file);
}

static int make_folder(void **state)
{
    char slashes[sizeof folder + 2];
    (void)state;
    assert_non_null(mkdtemp(folder));
    write_file("index.html");
    assert_int_equal(mkdir(path_in_folder("art"), 0700), 0);
    write_file("art/ball.svg");
    assert_int_equal(symlink("/etc/passwd", path_in_folder("link")), 0);
    snprintf(slashes, sizeof slashes, "%s//", folder);
    return !page_files_read(&shelf, slashes);
}

static int remove_folder(void **state)
{
    (void)state;
    page_files_free(&shelf);
    unlink(path_in_folder("link"));
    unlink(path_in_folder("art/ball.svg"));
    rmdir(path_in_folder("art"));
    unlink(path_in_folder("index.html"));
    return rmdir(folder);
}

/* ------------------------------------------------------------------ tests */

static void a_folder_is_read_without_its_links(void **state)
{
    (void)state;
    assert_int_equal(shelf.count, 2);
    assert_int_equal(ask("/link").code, PAGE_NOT_FOUND);
}

static void a_name_needs_no_slash(void **state)
{
    (void)state;
    assert_int_equal(ask("/art/ball.svg").code, PAGE_OK);
    assert_ptr_equal(ask("art/ball.svg").file, ask("/art/ball.svg").file);
    assert_string_equal(ask("art/ball.svg").file->type, "image/svg+xml");
    assert_ptr_equal(ask("").file, ask("/index.html").file);
}

/* Browsers leave out the port of HTTP. */
static void the_usual_port_may_be_left_out(void **state)
{
    (void)state;
    assert_int_equal(ask_port(80, "localhost", "/").code, PAGE_OK);
    assert_int_equal(ask_port(80, "localhost:80", "/").code, PAGE_OK);
    assert_int_equal(ask_port(80, "localhost.example", "/").code,
                     PAGE_MISDIRECTED);
    assert_int_equal(ask_port(80, "localhost:8617", "/").code,
                     PAGE_MISDIRECTED);
    assert_int_equal(ask_port(PORT, "localhost", "/").code, PAGE_MISDIRECTED);
}

static void a_missing_folder_is_not_read(void **state)
{
    PageFiles none;
    (void)state;
    assert_false(page_files_read(&none, path_in_folder("none")));
    assert_int_equal(none.count, 0);
    assert_false(page_files_read(&none, path_in_folder("index.html/none")));
    page_files_free(&none);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_folder_is_read_without_its_links),
        cmocka_unit_test(a_name_needs_no_slash),
        cmocka_unit_test(the_usual_port_may_be_left_out),
        cmocka_unit_test(a_missing_folder_is_not_read),
    };
    return cmocka_run_group_tests_name("requests to the page", tests,
                                       make_folder, remove_folder);
}
