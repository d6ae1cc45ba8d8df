/* SPDX-License-Identifier: MIT */
/* Where there is no libmicrohttpd: the page is for other servers. */
#include "../server.h"

ServerAnswer start_server(Server **server, const char *folder, unsigned port)
{
    (void)folder;
    (void)port;
    *server = NULL;
    return SERVER_ABSENT;
}

void page_address(Page *page, const Server *server)
{
    (void)page;
    (void)server;
}

void stop_server(Server *server)
{
    (void)server;
}
