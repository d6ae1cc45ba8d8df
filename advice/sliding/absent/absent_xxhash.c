/* SPDX-License-Identifier: MIT */
/* Replaces advice/sliding/xxhash/ in a program without xxHash: there is no
 * fast checksum. */
#include "advice/sliding/fast_checksum.h"

#include <stddef.h>

const FastChecksum *fast_checksum(void)
{
    return NULL;
}
