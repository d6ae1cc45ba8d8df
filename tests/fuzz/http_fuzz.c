/* SPDX-License-Identifier: MIT */
/* Requests to the server of the page. The input: the method, the address, the
   host, the tags that the browser knows, and the length and the coding of a
   body, a line each; an empty line means that the request doesn't have it.
   Only the page's own files are sent, to browsers on this machine. */
#include <stdlib.h>
#include <string.h>

#include "front/web/server/page_request.h"
#include "fuzzing.h"

enum { PORT = 8617, FILES = 3 };

static PageFile files[FILES] = {
    {.name = "index.html", .tag = "\"0123456789abcdef\""},
    {.name = "art/ball.svg", .tag = "\"fedcba9876543210\""},
    {.name = "style.css", .tag = "\"0011223344556677\""}};
static const PageFiles shelf = {files, FILES};

/* A copy with a NUL; bytes behind a NUL of the line's own are lost, as in the
   headers that the library hands over. */
static char *take_text(FuzzInput *input)
{
    Reader line;
    input_line(input, &line);
    return host_must_have(strndup(line.at, (size_t)(line.end - line.at)));
}

static const char *or_nothing(const char *text)
{
    return *text ? text : NULL;
}

static void check_answer(const PageRequest *request, const PageAnswer *answer)
{
    const int is_sent =
        answer->code == PAGE_OK || answer->code == PAGE_NOT_MODIFIED;
    REQUIRE(is_sent == (answer->file != NULL) &&
            is_sent == (answer->words == NULL));
    if (!is_sent)
        return;
    REQUIRE(!request->coding &&
            (!request->length || atoi(request->length) == 0));
    REQUIRE(request->host && strchr(request->host, '\0') - request->host > 9);
    REQUIRE(strstr(request->host, ":8617"));
    REQUIRE(strcmp(request->method, "GET") == 0 ||
            strcmp(request->method, "HEAD") == 0);
    REQUIRE(answer->file >= files && answer->file < files + FILES);
    REQUIRE(!*request->address || strcmp(request->address, "/") == 0 ||
            strcmp(request->address + (*request->address == '/'),
                   answer->file->name) == 0);
    if (answer->code == PAGE_NOT_MODIFIED)
        REQUIRE(strcmp(request->known_tags, "*") == 0 ||
                strstr(request->known_tags, answer->file->tag));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    char *method = take_text(&input);
    char *address = take_text(&input);
    char *host = take_text(&input);
    char *tags = take_text(&input);
    char *length = take_text(&input);
    char *coding = take_text(&input);
    const PageRequest request = {method,
                                 address,
                                 or_nothing(host),
                                 or_nothing(tags),
                                 or_nothing(length),
                                 or_nothing(coding)};
    const PageAnswer answer = page_request_answer(&shelf, PORT, &request);
    check_answer(&request, &answer);
    free(method);
    free(address);
    free(host);
    free(tags);
    free(length);
    free(coding);
    return 0;
}
