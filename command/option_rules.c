/* SPDX-License-Identifier: MIT */
/* Rules about combinations of options: which exclude each other, and which
   need another one. */
#include <string.h>

#include "options.h"

/* No option of the first list can be combined with one of the second. */
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

/* The first option needs one of the others. The list is printed as written
   here. */
static const struct {
    int commands;
    const char *option, *others;
} needs[] = {{FOR_START | FOR_SURVEY, "map", "--layout"},
             {FOR_ONCE, "dialect", "--moves"},
             {FOR_SOLVE, "goal", _("--board or --boards")},
             {FOR_SOLVE, "threads", _("--optimal or --prove")}};

/* Returns the first option of the list that was given, or NULL, and moves
 *list past it. Skips dashes and words that aren't options. */
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
    complain(_("--%1$s and --%2$s can't be used together"), first->name,
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
            complain(_("--%1$s needs %2$s"), needs[i].option, needs[i].others);
            return 0;
        }
    return 1;
}
