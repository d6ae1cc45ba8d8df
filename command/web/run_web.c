/* SPDX-License-Identifier: MIT */
/* Serves the games to browsers until a signal arrives. */
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command/command.h"
#include "front/web/server/server.h"
#include "host/paths.h"
#include "host/posix/sandbox.h"
#include "host/posix/signals.h"

#ifndef QUADRILLE_PAGE
#define QUADRILLE_PAGE "/usr/local/share/quadrille/web"
#endif

enum { USUAL_PORT = 8617 };

/* ---------------------------------------------------------------- the page */

/* Finds the folder of the page: the one that holds its first file. */
static void find_page(Page *folder)
{
    static const char file[] = "/index.html";
    (void)path_of_data(folder, "web/index.html", "../web/page/index.html",
                       QUADRILLE_PAGE "/index.html");
    folder->used -= sizeof file - 1;
    folder->text[folder->used] = '\0';
}

/* ------------------------------------------------------------- the browser */

/* Fails silently if there is no browser, because the address has been
   printed. */
static void open_browser(const char *address)
{
    extern char **environ;
    char *const words[] = {(char[]){"xdg-open"}, (char *)(size_t)address,
                           NULL};
    posix_spawn_file_actions_t files;
    pid_t child;
    (void)signal(SIGCHLD, SIG_IGN);
    if (posix_spawn_file_actions_init(&files))
        return;
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", 0, 0);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", 1, 0);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", 1, 0);
    (void)posix_spawnp(&child, words[0], &files, NULL, words, environ);
    posix_spawn_file_actions_destroy(&files);
}

/* -------------------------------------------------------------- the server */

static int complain_server(WebServerAnswer answer, const char *folder,
                           unsigned port)
{
    const char *why = strerror(errno);
    if (answer == SERVER_NO_PAGE)
        return complain_trouble(_("%s: no page found; build it with 'cmake "
                                  "--preset web' and 'cmake --build --preset "
                                  "web'"),
                                folder);
    if (answer == SERVER_TROUBLE)
        return complain_trouble(_("%1$s: %2$s"), folder, why);
    if (answer == SERVER_NO_LIBRARY)
        return complain_library("web");
    return complain_port(port);
}

/* Nobody is answered before the sandbox closes; a browser that is early waits.
   The files of the page are in memory. */
static int serve(WebServer *server, int opens)
{
    const char *x = getenv("DISPLAY");
    const char *wayland = getenv("WAYLAND_DISPLAY");
    Page page = PAGE_EMPTY;
    web_server_page_address(&page, server);
    if (opens && ((x && *x) || (wayland && *wayland)))
        open_browser(page.text);
    if (!sandbox_enter())
        complain_unconfined();
    if (!web_server_start(server)) {
        const int result =
            complain_trouble(_("can't serve: %s"), strerror(errno));
        page_free(&page);
        return result;
    }
    page_text(&page, "\n");
    host_print_page(&page);
    while (!signals_alarm() && !host_print_trouble())
        signals_look_out(0, -1);
    return signals_alarm() ? EXIT_SIGNAL + signals_alarm() : EXIT_TROUBLE;
}

int run_web(CommandLine *line)
{
    const Options *options = &line->options;
    const unsigned port = (unsigned)number_or(&options->port, USUAL_PORT);
    Page folder = PAGE_EMPTY;
    WebServer *server;
    WebServerAnswer answer;
    int result;
    if (!signals_open())
        return complain_trouble("%s", strerror(errno));
    if (options->folder)
        page_text(&folder, options->folder);
    else
        find_page(&folder);
    answer = web_server_open(&server, folder.text, port);
    if (answer) {
        result = complain_server(answer, folder.text, port);
    } else {
        result = serve(server, !options->no_open);
        web_server_close(server);
    }
    page_free(&folder);
    return result;
}
