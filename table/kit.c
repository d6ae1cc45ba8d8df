/* SPDX-License-Identifier: MIT */
/* Finds a game's kit. */
#include "kit.h"

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

void page_variants(Page *page, const Game *game)
{
    const VariantName *variant = kit_of(game)->variants;
    for (; variant->name; variant++)
        if (variant->help)
            page_format(page, "  %-16s %s\n", variant->name, variant->help);
}
