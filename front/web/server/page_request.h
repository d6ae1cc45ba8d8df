/* SPDX-License-Identifier: MIT */
/* Decides how a request is answered. Nothing here talks to a browser. */
#ifndef FRONT_WEB_SERVER_PAGE_REQUEST_H
#define FRONT_WEB_SERVER_PAGE_REQUEST_H

#include "page_files.h"

/* What matters of a request; NULL where it has no such header. */
typedef struct PageRequest {
    const char *method;
    const char *address; /* with its escapes decoded */
    const char *host;
    const char *known_tags; /* If-None-Match: the versions that the browser
                               has */
    const char *length;     /* Content-Length, and */
    const char *coding;     /* Transfer-Encoding: of a body */
} PageRequest;

/* The status codes that are used. */
enum PageCode {
    PAGE_OK = 200,
    PAGE_NOT_MODIFIED = 304,
    PAGE_NOT_FOUND = 404,
    PAGE_METHOD_NOT_ALLOWED = 405,
    PAGE_TOO_LARGE = 413,
    PAGE_MISDIRECTED = 421
};

typedef struct PageAnswer {
    enum PageCode code;
    const PageFile *file; /* NULL if the request is refused */
    const char *words;    /* the refusal, or NULL */
} PageAnswer;

/* Accepts only names of this machine, with the server's port. This prevents
   DNS rebinding, where another site's name suddenly resolves to this
   address. */
int page_request_is_local(const char *host, unsigned port);
/* "port" is the server's own. */
PageAnswer page_request_answer(const PageFiles *shelf, unsigned port,
                               const PageRequest *request);

#endif
