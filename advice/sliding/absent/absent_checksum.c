/* SPDX-License-Identifier: MIT */
/* Without xxHash. */
#include "advice/sliding/fast_checksum.h"

#include <stddef.h>

const FastChecksum *fast_checksum(void)
{
    return NULL;
}
