/* SPDX-License-Identifier: MIT */
/* A server for the terminals of mainframes. */
#include <errno.h>
#include <string.h>

#include "../front/host.h"
#include "../front/mainframe/net/server.h"
#include "command.h"
#include "range.h"

enum { USUAL_PORT = 3270, MOST_PORT = 65535 };

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
    u32 number = USUAL_PORT;
    unsigned port;
    int door;
    if (read_limit("port", task->options.port, 0, MOST_PORT, &number))
        return EXIT_USAGE;
    port = number;
    door = open_door(address, &port);
    if (door < 0)
        return complain_door(address, number);
    tell_door(address, port);
    door = serve_terminals(door);
    if (door)
        return EXIT_SIGNAL + door;
    complain("cannot serve: %s", strerror(errno));
    return EXIT_TROUBLE;
}
