/* SPDX-License-Identifier: MIT */
/* The games in a browser: their page is served until a signal comes. */
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command/command.h"
#include "front/web/server/server.h"
#include "host/paths.h"
#include "host/posix/signals.h"

#ifndef QUADRILLE_PAGE
#define QUADRILLE_PAGE "/usr/local/share/quadrille/web"
#endif

enum { USUAL_PORT = 8617 };

/* ---------------------------------------------------------------- the page */

static int holds_page(const char *folder)
{
    Page path = {NULL, 0, 0};
    int there;
    page_format(&path, "%s/index.html", folder);
    there = file_exists(path.text);
    page_free(&path);
    return there;
}

/* As it is installed, wherever that is; or as it was built. */
static int find_page(Page *folder)
{
    static const char *const places[] = {"../share/quadrille/web",
                                         "../web/page"};
    Page own = {NULL, 0, 0};
    const int known = page_own_folder(&own);
    int found = 0;
    size_t i;
    for (i = 0; known && !found && i < sizeof places / sizeof *places; i++) {
        folder->used = 0;
        page_format(folder, "%s%s", own.text, places[i]);
        found = holds_page(folder->text);
    }
    page_free(&own);
    if (found)
        return 1;
    folder->used = 0;
    page_text(folder, QUADRILLE_PAGE);
    return holds_page(folder->text);
}

/* ------------------------------------------------------------- the browser */

static int has_display(void)
{
    const char *x = getenv("DISPLAY");
    const char *wayland = getenv("WAYLAND_DISPLAY");
    return (x && *x) || (wayland && *wayland);
}

/* Whether there is one is not asked: the address has been printed. */
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

static int complain_server(ServerAnswer answer, const char *folder,
                           unsigned port)
{
    const char *why = strerror(errno);
    if (answer == SERVER_NO_PAGE)
        complain("%s: there is no page here; 'cmake --preset web' and 'cmake "
                 "--build --preset web' make one",
                 folder);
    else if (answer == SERVER_TROUBLE)
        complain("%s: %s", folder, why);
    else
        complain("port %u cannot be had (%s): take another one by --port",
                 port, why);
    return EXIT_TROUBLE;
}

static int serve(const Server *server, int opens)
{
    Page page = {NULL, 0, 0};
    page_address(&page, server);
    page_text(&page, "\n");
    print_text(page.text, page.used);
    page.text[page.used - 1] = '\0';
    if (opens && has_display())
        open_browser(page.text);
    page_free(&page);
    while (!signals_alarm() && !print_trouble())
        signals_look_out(0, -1);
    return signals_alarm() ? EXIT_SIGNAL + signals_alarm() : EXIT_TROUBLE;
}

static int serve_folder(const char *folder, unsigned port, int opens)
{
    Server *server;
    const ServerAnswer answer = start_server(&server, folder, port);
    int result;
    if (answer)
        return complain_server(answer, folder, port);
    result = serve(server, opens);
    stop_server(server);
    return result;
}

typedef struct WebRequest {
    const char *folder; /* NULL: the page that came with the program */
    unsigned port;
    int opens; /* a browser */
} WebRequest;

static int serve_request(const WebRequest *request)
{
    Page folder = {NULL, 0, 0};
    int result;
    if (!signals_open()) {
        complain("%s", strerror(errno));
        return EXIT_TROUBLE;
    }
    if (request->folder)
        page_text(&folder, request->folder);
    else
        (void)find_page(&folder);
    result = serve_folder(folder.text, request->port, request->opens);
    page_free(&folder);
    return result;
}

int run_web(CommandLine *line)
{
    const Options *options = &line->options;
    const WebRequest request = {
        options->folder, (unsigned)number_or(&options->port, USUAL_PORT),
        !options->no_open};
    return serve_request(&request);
}
