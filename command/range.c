/* SPDX-License-Identifier: MIT */
#include "range.h"

#include <string.h>

#include "../rules/text.h"
#include "options.h"

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

int read_limit(const char *name, const char *text, u32 least, u32 most,
               u32 *limit)
{
    const char *at = text;
    if (!text)
        return EXIT_DONE;
    if (!take_whole(&at, limit) || *at || *limit < least || *limit > most)
        return complain("--%s %s is not a number from %lu to %lu", name, text,
                        (unsigned long)least, (unsigned long)most);
    return EXIT_DONE;
}
