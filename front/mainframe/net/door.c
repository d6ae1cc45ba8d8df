/* SPDX-License-Identifier: MIT */
/* Opens the socket on which the server listens, and tells where its clients
   are. */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "terminal_server.h"

enum { WAITING_OUTSIDE = 512 };

typedef union Address {
    struct sockaddr any;
    struct sockaddr_in four;
    struct sockaddr_in6 six;
} Address;

static socklen_t length_of(const Address *address)
{
    return address->any.sa_family == AF_INET ? sizeof address->four
                                             : sizeof address->six;
}

static in_port_t *port_of(Address *address)
{
    return address->any.sa_family == AF_INET ? &address->four.sin_port
                                             : &address->six.sin6_port;
}

static int read_address(Address *address, const char *text)
{
    memset(address, 0, sizeof *address);
    address->any.sa_family = AF_INET;
    if (inet_pton(AF_INET, text, &address->four.sin_addr) == 1)
        return 1;
    address->any.sa_family = AF_INET6;
    return inet_pton(AF_INET6, text, &address->six.sin6_addr) == 1;
}

/* SO_REUSEADDR lets a restarted server take the address at once, although old
   connections are still closing. */
static int listen_at(int door, Address *address, unsigned *port)
{
    const int yes = 1;
    socklen_t length = length_of(address);
    if (setsockopt(door, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) ||
        bind(door, &address->any, length) || listen(door, WAITING_OUTSIDE) ||
        getsockname(door, &address->any, &length))
        return 0;
    *port = ntohs(*port_of(address));
    return 1;
}

int door_open(const char *text, unsigned *port)
{
    Address address;
    int door, error;
    if (!read_address(&address, text)) {
        errno = EINVAL;
        return -1;
    }
    *port_of(&address) = htons((in_port_t)*port);
    door = socket(address.any.sa_family,
                  SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (door < 0 || listen_at(door, &address, port))
        return door;
    error = errno;
    close(door);
    errno = error;
    return -1;
}

/* IPv4 is written as in IPv6. */
unsigned long long door_home_of(const struct sockaddr_storage *name)
{
    static const unsigned char mapped[12] = {0, 0, 0, 0, 0,    0,
                                             0, 0, 0, 0, 0xFF, 0xFF};
    unsigned char bytes[16] = {0};
    unsigned long long address = 0;
    int i;
    if (name->ss_family == AF_INET) {
        memcpy(bytes, mapped, sizeof mapped);
        memcpy(bytes + 12, &((const struct sockaddr_in *)name)->sin_addr, 4);
    } else if (name->ss_family == AF_INET6) {
        memcpy(bytes, &((const struct sockaddr_in6 *)name)->sin6_addr, 16);
    }
    if (!memcmp(bytes, mapped, sizeof mapped))
        memmove(bytes + 4, bytes + 12, 4);
    for (i = 0; i < 8; i++)
        address = address << 8 | bytes[i];
    return address;
}
