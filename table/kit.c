/* SPDX-License-Identifier: MIT */
/* The table of kits. A game that is to have one has a line here. */
#include "kit.h"

static const Kit *const kits[] = {&kulki_kit, &mahjong_kit, &freecell_kit,
                                  &sliding_kit};

Kit kit_of(const Game *game)
{
    static const VariantName no_variants[] = {{NULL, NULL}};
    static const Command no_commands[] = {{NULL, NULL, NULL, NULL, NULL}};
    Kit kit = {.game = game};
    size_t i;
    for (i = 0; i < sizeof kits / sizeof *kits; i++)
        if (kits[i]->game == game)
            kit = *kits[i];
    if (!kit.variants)
        kit.variants = no_variants;
    if (!kit.commands)
        kit.commands = no_commands;
    return kit;
}

void page_variants(Page *page, const Game *game)
{
    const VariantName *variant = kit_of(game).variants;
    for (; variant->name; variant++)
        if (variant->help)
            page_format(page, "  %-16s %s\n", variant->name, variant->help);
}
