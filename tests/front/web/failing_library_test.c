/* SPDX-License-Identifier: MIT */
/* Tests the page's server on a library that is missing, does not start, or
   makes no answers. It stands in for libmicrohttpd. */
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "front/web/server/http_library.h"
#include "front/web/server/server.h"

static char folder[] = "/tmp/quadrille-server-XXXXXX";
static char page_path[sizeof folder + 16];

/* ------------------------------------------------------------- the library */

static int is_missing, is_starting;
static const char *host; /* as a browser names it */
static struct {
    MHD_AccessHandlerCallback call;
    void *own;
} handler;

static struct MHD_Daemon *
start_daemon(unsigned flags, uint16_t port, MHD_AcceptPolicyCallback policy,
             void *policy_own, MHD_AccessHandlerCallback call, void *own, ...)
{
    (void)flags;
    (void)port;
    (void)policy;
    (void)policy_own;
    handler.call = call;
    handler.own = own;
    errno = ENOMEM;
    return is_starting ? (struct MHD_Daemon *)&handler : NULL;
}

static void stop_daemon(struct MHD_Daemon *daemon)
{
    assert_ptr_equal(daemon, &handler);
}

static const char *look_up(struct MHD_Connection *connection,
                           enum MHD_ValueKind kind, const char *name)
{
    assert_null(connection);
    assert_int_equal(kind, MHD_HEADER_KIND);
    return strcmp(name, "Host") == 0 ? host : NULL;
}

static struct MHD_Response *make_nothing(size_t size, void *bytes,
                                         enum MHD_ResponseMemoryMode mode)
{
    (void)size;
    (void)bytes;
    (void)mode;
    return NULL;
}

/* All other functions would crash. */
static const HttpLibrary library = {.start_daemon = start_daemon,
                                    .stop_daemon = stop_daemon,
                                    .lookup_connection_value = look_up,
                                    .create_response_from_buffer =
                                        make_nothing};

const HttpLibrary *http_library(void)
{
    return is_missing ? NULL : &library;
}

/* ------------------------------------------------------------------- tests */

static void a_missing_library_is_told(void **state)
{
    WebServer *server;
    (void)state;
    is_missing = 1;
    assert_int_equal(web_server_open(&server, folder, 0), SERVER_NO_LIBRARY);
    assert_null(server);
    is_missing = 0;
}

/* The number of the next file that is opened. */
static int next_file(void)
{
    const int file = dup(STDIN_FILENO);
    assert_true(file >= 0);
    close(file);
    return file;
}

static void a_library_that_does_not_start_leaves_no_socket(void **state)
{
    WebServer *server;
    const int file = next_file();
    (void)state;
    is_starting = 0;
    assert_int_equal(web_server_open(&server, folder, 0), SERVER_FINE);
    assert_false(web_server_start(server));
    assert_int_equal(errno, ENOMEM);
    web_server_close(server);
    assert_int_equal(next_file(), file);
}

static enum MHD_Result ask(void **request)
{
    size_t size = 0;
    return handler.call(handler.own, NULL, "/", "GET", "HTTP/1.1", NULL, &size,
                        request);
}

/* Then the library closes the connection. */
static void an_answer_that_is_not_made_is_not_sent(void **state)
{
    WebServer *server;
    Page address = PAGE_EMPTY;
    void *request = NULL;
    (void)state;
    is_starting = 1;
    assert_int_equal(web_server_open(&server, folder, 0), SERVER_FINE);
    assert_true(web_server_start(server));
    web_server_page_address(&address, server);
    *strrchr(address.text, '/') = '\0';
    host = address.text + strlen("http://");
    assert_int_equal(ask(&request), MHD_YES);
    assert_int_equal(ask(&request), MHD_NO);
    web_server_close(server);
    page_free(&address);
}

static int make_page(void **state)
{
    FILE *file;
    (void)state;
    if (!mkdtemp(folder))
        return -1;
    snprintf(page_path, sizeof page_path, "%s/index.html", folder);
    file = fopen(page_path, "w");
    return !file || fclose(file);
}

static int remove_page(void **state)
{
    (void)state;
    return unlink(page_path) || rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_missing_library_is_told),
        cmocka_unit_test(a_library_that_does_not_start_leaves_no_socket),
        cmocka_unit_test(an_answer_that_is_not_made_is_not_sent)};
    return cmocka_run_group_tests(tests, make_page, remove_page);
}
