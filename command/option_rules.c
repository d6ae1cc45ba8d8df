/* SPDX-License-Identifier: MIT */
/* Rules about combinations of options: which exclude each other, and which
   need another one. */
#include <string.h>

#include "options.h"

/* No option of the first list can be combined with one of the second. A name
   may have a value: then the rule is about that value alone. */
static const struct {
    CommandSet commands;
    const char *options, *others;
} exclusive[] = {
    {FOR(SOLVE), "slides", "tables threads"},
    {FOR(SOLVE) | FOR(OPTIMISE), "notation", "json mode=fair boards"},
    {FOR(STATS) | FOR(SCORES) | FOR(MATCH), "json", "csv"},
    {FOR_RESULTS, "player", "everybody"},
    {FOR(VERIFY), "json", "jsonl"},
    {FOR(ASK), "answers", "jsonl"},
    {FOR(SHARE), "code", "ascii"},
    {FOR(SHARE), "challenge", "code ascii"},
    {FOR_ONCE, "ui echo", "moves show"}};

/* The first option needs one of the others. The list is printed as written
   here. */
static const struct {
    CommandSet commands;
    const char *option, *others;
} needs[] = {{FOR_START | FOR(SURVEY), "map", "--layout"},
             {FOR_ONCE, "dialect", "--moves"},
             {FOR(SHARE), "by", "--challenge"},
             {FOR(SOLVE), "goal", N_("--board or --boards")},
             {FOR(SOLVE), "threads", N_("--mode=optimal or --mode=prove")}};

/* Returns the first option of the list that was given, or NULL, and moves
 *list past it. *by_value tells whether the list names its value. Skips dashes
 *and words that aren't options. */
static const Given *next_given(const Options *options, const char **list,
                               int *by_value)
{
    while (**list) {
        const char *name = *list + strspn(*list, " -");
        const size_t length = strcspn(name, " =");
        const char *value = name[length] == '=' ? name + length + 1 : NULL;
        const size_t end = value ? strcspn(value, " ") : 0;
        int i;
        *by_value = value != NULL;
        *list = value ? value + end : name + length;
        for (i = 0; i < options->count; i++) {
            const Given *given = &options->given[i];
            if (option_word_is(given->option->name, name, length) &&
                (!value || option_word_is(given->text, value, end)))
                return given;
        }
    }
    return NULL;
}

static int are_apart(const Options *options, const char *list,
                     const char *others)
{
    int has_word = 0;
    const Given *first = next_given(options, &list, &has_word);
    const Given *second =
        first ? next_given(options, &others, &has_word) : NULL;
    if (!second)
        return 1;
    complain(_("--%1$s and --%2$s%3$s%4$s can't be used together"),
             first->option->name, second->option->name, has_word ? " " : "",
             has_word ? second->text : "");
    return 0;
}

static int has_others(const Options *options, const char *option,
                      const char *others)
{
    int by_value;
    return !next_given(options, &option, &by_value) ||
           next_given(options, &others, &by_value);
}

int options_agree(const Options *options, CommandSet command)
{
    size_t i;
    for (i = 0; i < sizeof exclusive / sizeof *exclusive; i++)
        if (exclusive[i].commands & command &&
            !are_apart(options, exclusive[i].options, exclusive[i].others))
            return 0;
    for (i = 0; i < sizeof needs / sizeof *needs; i++)
        if (needs[i].commands & command &&
            !has_others(options, needs[i].option,
                        translate(needs[i].others))) {
            complain(_("--%1$s needs %2$s"), needs[i].option,
                     translate(needs[i].others));
            return 0;
        }
    return 1;
}
