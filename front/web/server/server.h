/* SPDX-License-Identifier: MIT */
/* Serves the page to browsers on this machine: a folder of files, read once at
   the start, and nothing else. */
#ifndef SERVER_H
#define SERVER_H

#include "host/page.h"

typedef struct Server Server;

typedef enum ServerAnswer {
    SERVER_FINE,
    SERVER_NO_PAGE, /* the folder holds no page */
    SERVER_TROUBLE, /* with the folder or a file: errno tells */
    SERVER_NO_PORT  /* errno tells why */
} ServerAnswer;

/* On 127.0.0.1 and this port; 0 is any that is free. It serves until it is
   stopped, in threads of its own. */
ServerAnswer start_server(Server **server, const char *folder, unsigned port);
/* Where it is: "http://127.0.0.1:8617/". */
void page_address(Page *page, const Server *server);
void stop_server(Server *server);

#endif
