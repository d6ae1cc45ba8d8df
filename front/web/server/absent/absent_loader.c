/* SPDX-License-Identifier: MIT */
/* Replaces loader/ in programs that libmicrohttpd is linked with, such as
   static ones. */
#include "front/web/server/http_library.h"

static const HttpLibrary library = {
#define HTTP_ADDRESS(name) .name = MHD_##name,
    HTTP_FUNCTIONS(HTTP_ADDRESS)
#undef HTTP_ADDRESS
};

const HttpLibrary *http_library(void)
{
    return &library;
}
