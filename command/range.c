/* SPDX-License-Identifier: MIT */
#include "range.h"

#include <string.h>

#include "../rules/text.h"

int take_whole(const char **at, u32 *number)
{
    Reader reader;
    read_from(&reader, *at, (u32)strlen(*at));
    if (!take_number(&reader, number))
        return 0;
    *at = reader.at;
    return 1;
}

int read_range(const char *text, Range *range)
{
    const char *at = text;
    Range found;
    if (!take_whole(&at, &found.first))
        return 0;
    found.last = found.first;
    if (strncmp(at, "..", 2) == 0) {
        at += 2;
        if (!take_whole(&at, &found.last))
            return 0;
    }
    if (*at || found.first > found.last)
        return 0;
    *range = found;
    return 1;
}
