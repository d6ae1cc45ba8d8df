/* SPDX-License-Identifier: MIT */
/* Reads option values that only solvers and players accept. */
#include <string.h>

#include "command/options.h"

int solve_read_games(const char *text, u64 most, Range *range)
{
    range->first = 1;
    if (!range_is_likely(text))
        return range_read_count("games", text, 1, most, &range->last);
    if (range_read("games", text, most, range))
        return EXIT_USAGE;
    if (!range->first)
        return complain(
            _("invalid range '%s' for --games; games are numbered from 1"),
            text);
    return EXIT_DONE;
}

int solve_read_megabytes(const char *name, const char *text, u64 most,
                         u64 *count)
{
    const char *at = text;
    u64 unit = 1;
    if (!range_take_whole(&at, count))
        at = "none";
    if (strchr("gG", *at) && *at)
        unit = 1024;
    at += *at && strchr("gGmM", *at);
    at += *at == 'B';
    if (*at || !*count || *count > most / unit)
        return complain(_("invalid value '%2$s' for --%1$s; use 1 to %3$llu "
                          "megabytes, or a size such as 512M or 2G"),
                        name, text, (unsigned long long)most);
    *count *= unit;
    return EXIT_DONE;
}
