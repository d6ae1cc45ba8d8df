/* SPDX-License-Identifier: MIT */
/* Finds a game's kit. */
#include "kit.h"

#include <string.h>

#include "advice/level.h"
#include "host/letters.h"
#include "host/nearest.h"

static const VariantName no_variants[] = {{NULL, NULL}};
const Command no_commands[] = {{NULL, NULL, NULL, NULL, NULL}};
static const Kit plain_kit = {.variants = no_variants,
                              .commands = no_commands};

const Kit *kit_of(const Game *game)
{
    const Kit *const *kit = kits;
    while (*kit && (*kit)->game != game)
        kit++;
    return *kit ? *kit : &plain_kit;
}

int kit_has_level(const Game *game, const char *word)
{
    const VariantName *level = kit_of(game)->levels;
    while (level && level->name && !letters_equal(level->name, word))
        level++;
    return level && level->name;
}

const VariantName *kit_word(const Game *game, unsigned nth)
{
    const Kit *kit = kit_of(game);
    const VariantName *word;
    ASSERT(kit->variants && kit->commands);
    for (word = kit->variants; word->name; word++)
        if (!nth--)
            return word;
    for (word = kit->levels; word && word->name; word++)
        if (level_name(game, word->name) && !nth--)
            return word;
    return NULL;
}

const char *kit_nearest_word(const Game *game, const char *word)
{
    enum { MOST_NAMES = 64 };
    const char *names[MOST_NAMES];
    const VariantName *known;
    int count = 0;
    while (count < MOST_NAMES &&
           (known = kit_word(game, (unsigned)count)) != NULL)
        names[count++] = known->name;
    ASSERT(count < MOST_NAMES); /* all of them */
    return nearest_name(word, names, count);
}

const char *kit_title(const Game *game, const char *variant)
{
    const VariantName *title = game ? kit_of(game)->titles : NULL;
    while (title && title->name && strcmp(title->name, variant) != 0)
        title++;
    return title && title->name ? translate(title->help) : variant;
}

void kit_page_variants(Page *page, const Game *game, int in_columns)
{
    const VariantName *word;
    unsigned i;
    for (i = 0; (word = kit_word(game, i)) != NULL; i++)
        if (word->help)
            page_format(page, in_columns ? "  %-16s %s\n" : _("%1$s: %2$s.\n"),
                        word->name, translate(word->help));
}
