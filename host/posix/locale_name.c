/* SPDX-License-Identifier: MIT */
/* Reads the environment as C libraries do. */
#include "host/posix/locale.h"

#include <stdlib.h>

#include "rules/core/base.h"

const char *locale_name(const char *category)
{
    const char *const names[] = {"LC_ALL", category, "LANG"};
    size_t i;
    for (i = 0; i < COUNT_OF(names); i++) {
        const char *name = getenv(names[i]);
        if (name && *name)
            return name;
    }
    return NULL;
}
