/* SPDX-License-Identifier: MIT */
/* Checks the host, against DNS rebinding, then the method, the body, and
   whether the browser has the file. */
#include "page_request.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "rules/core/base.h"

enum { HTTP_PORT = 80 };

int page_request_is_local(const char *host, unsigned port)
{
    static const char *const names[] = {"127.0.0.1", "localhost", "[::1]"};
    char digits[16];
    size_t i;
    snprintf(digits, sizeof digits, ":%u", port);
    for (i = 0; host && i < sizeof names / sizeof *names; i++) {
        const size_t length = strlen(names[i]);
        if (strncasecmp(host, names[i], length) == 0 &&
            (strcmp(host + length, digits) == 0 ||
             (port == HTTP_PORT && !host[length])))
            return 1;
    }
    return 0;
}

/* Whether the browser already has this version of the file: its list of tags
   contains the file's tag. */
static int is_known(const char *tags, const PageFile *file)
{
    return tags && (strcmp(tags, "*") == 0 || strstr(tags, file->tag));
}

/* A length of nothing but zeros says that there is no body. */
static int has_body(const PageRequest *request)
{
    const char *length = request->length;
    return request->coding || (length && length[strspn(length, "0")]);
}

static PageAnswer refuse(enum PageCode code, const char *words)
{
    const PageAnswer answer = {code, NULL, words};
    return answer;
}

PageAnswer page_request_answer(const PageFiles *shelf, unsigned port,
                               const PageRequest *request)
{
    PageAnswer answer = {PAGE_OK, NULL, NULL};
    if (!page_request_is_local(request->host, port))
        return refuse(PAGE_MISDIRECTED,
                      _("This server only answers to 127.0.0.1 and "
                        "localhost, with its own port.\n"));
    if (strcmp(request->method, "GET") != 0 &&
        strcmp(request->method, "HEAD") != 0)
        return refuse(PAGE_METHOD_NOT_ALLOWED,
                      _("Only GET and HEAD are allowed.\n"));
    if (has_body(request))
        return refuse(PAGE_TOO_LARGE, _("No request here has a body.\n"));
    answer.file = page_files_find(shelf, request->address);
    if (!answer.file)
        return refuse(PAGE_NOT_FOUND, _("There is no such file.\n"));
    if (is_known(request->known_tags, answer.file))
        answer.code = PAGE_NOT_MODIFIED;
    return answer;
}
