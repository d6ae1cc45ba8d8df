/* SPDX-License-Identifier: MIT */
/* Serves the page to browsers on this machine. It reads a folder of files once
   at the start and serves nothing else. */
#ifndef SERVER_H
#define SERVER_H

#include "host/page.h"

typedef struct Server Server;

typedef enum ServerAnswer {
    SERVER_FINE,
    SERVER_NO_PAGE, /* the folder does not contain the page */
    SERVER_TROUBLE, /* with the folder or a file; see errno */
    SERVER_NO_LIBRARY,
    SERVER_NO_PORT /* see errno */
} ServerAnswer;

/* Reads the page and listens on 127.0.0.1 and this port; port 0 means any free
   one. Clients can connect, and wait. */
ServerAnswer open_server(Server **server, const char *folder, unsigned port);
/* Answers clients, in its own threads. Opens no files, so the caller can be in
   a sandbox. Returns 0, with errno set, if that isn't possible. */
int start_server(Server *server);
void stop_server(Server *server);
/* Writes the address of the page, such as "http://127.0.0.1:8617/". */
void page_address(Page *page, const Server *server);

#endif
