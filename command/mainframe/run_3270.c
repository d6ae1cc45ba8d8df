/* SPDX-License-Identifier: MIT */
/* Runs a server for 3270 terminals. */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "command/command.h"
#include "front/mainframe/net/terminal_server.h"
#include "host/clock.h"
#include "host/host.h"
#include "host/posix/sandbox.h"
#include "host/posix/signals.h"

enum { USUAL_PORT = 3270, USUAL_IDLE = 7200 };

static int complain_door(const char *address, u32 port)
{
    if (errno == EINVAL)
        return complain(_("invalid address '%s' for --bind; use an IP address "
                          "such as 127.0.0.1 or ::1"),
                        address);
    return complain_trouble(_("can't listen on %1$s, port %2$lu: %3$s"),
                            address, (unsigned long)port, strerror(errno));
}

static void tell_door(const char *address, unsigned port)
{
    Page page = PAGE_EMPTY;
    page_format(&page, "Quadrille at %s, port %u: c3270 %s%s%s:%u\n", address,
                port, strchr(address, ':') ? "[" : "", address,
                strchr(address, ':') ? "]" : "", port);
    host_print_page(&page);
}

typedef struct TelnetRequest {
    const char *address;
    u32 port, idle;
} TelnetRequest;

static int serve_request(const TelnetRequest *request)
{
    const int seats = terminal_server_seats();
    unsigned port = request->port;
    int door;
    if (seats < 1)
        return complain_trouble(
            _("too few files can be open at once: %d more needed; see "
              "'ulimit -n'"),
            1 - seats);
    if (!signals_open())
        return complain_trouble("%s", strerror(errno));
    door = door_open(request->address, &port);
    if (door < 0)
        return complain_door(request->address, request->port);
    clock_read_zone();
    if (!sandbox_enter()) /* games at terminals are not stored */
        complain_unconfined();
    tell_door(request->address, port);
    if (host_print_trouble()) { /* nobody knows where to connect */
        close(door);
        return EXIT_TROUBLE;
    }
    door = terminal_server_run(door, seats, request->idle);
    if (door)
        return EXIT_SIGNAL + door;
    return complain_trouble(_("can't serve: %s"), strerror(errno));
}

int run_3270(CommandLine *line)
{
    const Options *options = &line->options;
    const TelnetRequest request = {options->bind ? options->bind : "127.0.0.1",
                                   (u32)number_or(&options->port, USUAL_PORT),
                                   (u32)number_or(&options->idle, USUAL_IDLE)};
    return serve_request(&request);
}
