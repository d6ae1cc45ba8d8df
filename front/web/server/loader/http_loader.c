/* SPDX-License-Identifier: MIT */
/* Loads libmicrohttpd when it is needed first, and keeps it. */
#include "front/web/server/http_library.h"

#include <dlfcn.h>
#include <stddef.h>

static HttpLibrary library;

/* POSIX lets a pointer to a function be read as one to data. */
static int find_functions(void *from)
{
    int found = 1;
#define HTTP_FIND(name)                                                       \
    *(void **)&library.name = dlsym(from, "MHD_" #name);                      \
    found &= library.name != NULL;
    HTTP_FUNCTIONS(HTTP_FIND)
#undef HTTP_FIND
    return found;
}

const HttpLibrary *http_library(void)
{
    void *from = dlopen(QUADRILLE_MICROHTTPD, RTLD_NOW | RTLD_LOCAL);
    return from && find_functions(from) ? &library : NULL;
}
