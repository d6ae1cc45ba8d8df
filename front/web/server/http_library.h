/* SPDX-License-Identifier: MIT */
/* The functions of libmicrohttpd that the server calls, without the prefix
   MHD_. The library brings a dozen others, and loading them takes as long as
   starting everything else, so only a server loads it. */
#ifndef HTTP_LIBRARY_H
#define HTTP_LIBRARY_H

#include <microhttpd.h>

#define HTTP_FUNCTIONS(each)                                                  \
    each(add_response_header) each(create_response_from_buffer)               \
        each(create_response_from_callback) each(destroy_response)            \
            each(get_connection_info) each(http_unescape)                     \
                each(lookup_connection_value) each(queue_response)            \
                    each(resume_connection) each(start_daemon)                \
                        each(stop_daemon) each(suspend_connection)

typedef struct HttpLibrary {
#define HTTP_MEMBER(name) __typeof__(MHD_##name) *name;
    HTTP_FUNCTIONS(HTTP_MEMBER)
#undef HTTP_MEMBER
} HttpLibrary;

/* Returns NULL if the library, or one that it needs, is missing. */
const HttpLibrary *http_library(void);

#endif
