/* SPDX-License-Identifier: MIT */
/* Serves the page to browsers on this machine. It reads a folder of files once
   at the start and serves nothing else. */
#ifndef SERVER_H
#define SERVER_H

#include "host/page.h"

typedef struct WebServer WebServer;

typedef enum WebServerAnswer {
    SERVER_FINE,
    SERVER_NO_PAGE, /* the folder does not contain the page */
    SERVER_TROUBLE, /* with the folder or a file; see errno */
    SERVER_NO_LIBRARY,
    SERVER_NO_PORT /* see errno */
} WebServerAnswer;

/* Reads the page and listens on 127.0.0.1 and this port; port 0 means any free
   one. Clients can connect, and wait. */
WebServerAnswer web_server_open(WebServer **server, const char *folder,
                                unsigned port);
/* Answers clients, in its own threads. Opens no files, so the caller can be in
   a sandbox. Returns 0, with errno set, if that isn't possible. */
int web_server_start(WebServer *server);
void web_server_close(WebServer *server);
/* Writes the address of the page, such as "http://127.0.0.1:8617/". */
void web_server_page_address(Page *page, const WebServer *server);

#endif
