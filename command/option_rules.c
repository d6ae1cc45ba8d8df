/* SPDX-License-Identifier: MIT */
/* Which options exclude each other, and which mean nothing without another. */
#include <string.h>

#include "options.h"

/* An option of the first list and one of the second are not given together. */
static const struct {
    int commands;
    const char *options, *others;
} exclusive[] = {{FOR_SOLVE, "boards", "seed"},
                 {FOR_SOLVE, "slides", "tables threads"},
                 {FOR_SOLVE | FOR_OPTIMISE, "notation", "json fair boards"},
                 {FOR_STATS | FOR_SCORES, "json", "csv"},
                 {FOR_SHARE, "code", "ascii"},
                 {FOR_ONCE, "row", "show"},
                 {FOR_ONCE, "ui echo", "moves show screen say json row"},
                 {FOR_HELP, "man", "bash"}};

/* The first needs one of the others, listed as they are told. */
static const struct {
    int commands;
    const char *option, *others;
} needs[] = {{FOR_START, "map", "--layout"},
             {FOR_ONCE, "dialect", "--moves"},
             {FOR_SOLVE, "goal", "--board or --boards"},
             {FOR_SOLVE, "threads", "--optimal or --prove"}};

/* The first option of a list that was given, and *list goes on behind it; NULL
   when there is none. Dashes before a name, and words that are no option's,
   do not matter. */
static const Option *next_given(const Options *options, const char **list)
{
    while (**list) {
        const char *name = *list + strspn(*list, " -");
        const size_t length = strcspn(name, " ");
        int i;
        *list = name + length;
        for (i = 0; i < options->count; i++) {
            const Option *option = options->given[i].option;
            if (is_name(option->name, name, length))
                return option;
        }
    }
    return NULL;
}

static int are_apart(const Options *options, const char *list,
                     const char *others)
{
    const Option *first = next_given(options, &list);
    const Option *second = first ? next_given(options, &others) : NULL;
    if (!second)
        return 1;
    complain("--%s and --%s exclude each other: give one of them", first->name,
             second->name);
    return 0;
}

static int has_others(const Options *options, const char *option,
                      const char *others)
{
    return !next_given(options, &option) || next_given(options, &others);
}

int options_agree(const Options *options, int command)
{
    size_t i;
    for (i = 0; i < sizeof exclusive / sizeof *exclusive; i++)
        if (exclusive[i].commands & command &&
            !are_apart(options, exclusive[i].options, exclusive[i].others))
            return 0;
    for (i = 0; i < sizeof needs / sizeof *needs; i++)
        if (needs[i].commands & command &&
            !has_others(options, needs[i].option, needs[i].others)) {
            complain("--%s needs %s", needs[i].option, needs[i].others);
            return 0;
        }
    return 1;
}
