/* SPDX-License-Identifier: MIT */
/* A server for the terminals of mainframes. */
#include <errno.h>
#include <string.h>

#include "command/command.h"
#include "front/mainframe/net/server.h"
#include "host/host.h"

enum { USUAL_PORT = 3270, USUAL_IDLE = 7200 };

static int complain_door(const char *address, u32 port)
{
    if (errno == EINVAL)
        return complain("--bind %s is no address: 127.0.0.1 or ::1, for "
                        "instance",
                        address);
    complain("cannot listen at %s, port %lu: %s", address, (unsigned long)port,
             strerror(errno));
    return EXIT_TROUBLE;
}

static void tell_door(const char *address, unsigned port)
{
    Page page = {NULL, 0, 0};
    page_format(&page, "Quadrille at %s, port %u: c3270 %s%s%s:%u\n", address,
                port, strchr(address, ':') ? "[" : "", address,
                strchr(address, ':') ? "]" : "", port);
    print_page(&page);
}

int run_3270(Task *task)
{
    const char *address =
        task->options.bind ? task->options.bind : "127.0.0.1";
    const u32 number = (u32)number_or(&task->options.port, USUAL_PORT);
    const u32 idle = (u32)number_or(&task->options.idle, USUAL_IDLE);
    const int seats = seats_for_terminals();
    unsigned port;
    int door;
    if (seats < 1) {
        complain("too few files can be open at once: %d more are needed; see "
                 "'ulimit -n'",
                 1 - seats);
        return EXIT_TROUBLE;
    }
    port = number;
    door = open_door(address, &port);
    if (door < 0)
        return complain_door(address, number);
    tell_door(address, port);
    door = serve_terminals(door, seats, idle);
    if (door)
        return EXIT_SIGNAL + door;
    complain("cannot serve: %s", strerror(errno));
    return EXIT_TROUBLE;
}
