/* SPDX-License-Identifier: MIT */
/* Stands in for libmicrohttpd. When it should start to answer clients, it
   prints whether the process is in a sandbox, and fails. */
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/prctl.h>

#define UNUSED(name)                                                          \
    void MHD_##name(void);                                                    \
    void MHD_##name(void)                                                     \
    {                                                                         \
    }
UNUSED(add_response_header)
UNUSED(create_response_from_buffer)
UNUSED(create_response_from_callback)
UNUSED(destroy_response)
UNUSED(get_connection_info)
UNUSED(http_unescape)
UNUSED(lookup_connection_value)
UNUSED(queue_response)
UNUSED(resume_connection)
UNUSED(stop_daemon)
UNUSED(suspend_connection)

void *MHD_start_daemon(unsigned flags, ...);
void *MHD_start_daemon(unsigned flags, ...)
{
    (void)flags;
    printf("seccomp mode %d\n", prctl(PR_GET_SECCOMP, 0, 0, 0, 0));
    fflush(stdout);
    errno = ENOMEM;
    return NULL;
}
