/* SPDX-License-Identifier: MIT */
/* Reads numbers and ranges of deals on the command line. */
#include "range.h"

#include <ctype.h>
#include <string.h>

#include "options.h"

/* Returns 0 if the result doesn't fit into 64 bits. */
static int append_digit(u64 *number, unsigned digit)
{
    if (*number > (~(u64)0 - digit) / 10)
        return 0;
    *number = *number * 10 + digit;
    return 1;
}

/* Reads digits, with an optional _ between two digits. */
static int take_digits(const char **at, u64 *number)
{
    const char *from = *at;
    *number = 0;
    while (isdigit((unsigned char)**at) ||
           (**at == '_' && *at > from && (*at)[-1] != '_' &&
            isdigit((unsigned char)(*at)[1]))) {
        if (**at != '_' && !append_digit(number, (unsigned)(**at - '0')))
            return 0;
        ++*at;
    }
    return *at > from;
}

/* Reads a whole number: 500, 1_000_000 or 1e6. */
int range_take_whole(const char **at, u64 *number)
{
    u64 zeros = 0;
    if (!take_digits(at, number))
        return 0;
    if (**at == 'e' || **at == 'E') {
        ++*at;
        if (!take_digits(at, &zeros))
            return 0;
    }
    while (*number && zeros--)
        if (!append_digit(number, 0))
            return 0;
    return 1;
}

int range_take_number(const char **at, u64 *number)
{
    static const char units[] = "KMG";
    const char *unit;
    int zeros = 0;
    if (!range_take_whole(at, number))
        return 0;
    unit = **at ? strchr(units, toupper((unsigned char)**at)) : NULL;
    if (unit) {
        ++*at;
        zeros = 3 * (int)(unit - units + 1);
    }
    while (zeros--)
        if (!append_digit(number, 0))
            return 0;
    return 1;
}

/* --------------------------------------------------------------- ranges */

int range_is_likely(const char *text)
{
    return strstr(text, "..") != NULL;
}

/* Prints "invalid range '5..1' for --seed: ..."; without an option the range
   is the subject. */
static int complain_range(const char *option, const char *text,
                          const char *why)
{
    if (option)
        return complain(_("invalid range '%1$s' for --%2$s: %3$s"), text,
                        option, why);
    return complain(_("invalid range '%1$s': %2$s"), text, why);
}

int range_read(const char *option, const char *text, u64 most, Range *range)
{
    const char *at = text;
    int is_read = range_take_number(&at, &range->first);
    range->last = range->first;
    if (is_read && strncmp(at, "..", 2) == 0) {
        at += 2;
        is_read = range_take_number(&at, &range->last);
    }
    if (!is_read || *at)
        return complain_range(option, text,
                              _("use two numbers, as in 1..1000"));
    if (range->first > range->last)
        return complain_range(option, text,
                              _("the smaller number comes first"));
    if (range->last > most)
        return complain(_("range '%1$s' is too large: the last number is "
                          "%2$llu"),
                        text, (unsigned long long)most);
    return EXIT_DONE;
}

/* --------------------------------------------------------------- numbers */

int range_read_count(const char *name, const char *text, u64 least, u64 most,
                     u64 *count)
{
    const char *at = text;
    if (!range_take_number(&at, count) || *at || *count < least ||
        *count > most)
        return complain(_("invalid value '%2$s' for --%1$s; use a number from "
                          "%3$llu to %4$llu"),
                        name, text, (unsigned long long)least,
                        (unsigned long long)most);
    return EXIT_DONE;
}
