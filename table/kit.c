/* SPDX-License-Identifier: MIT */
/* The table of kits. A game that is to have one has a line here. */
#include "kit.h"

static const Kit *const kits[] = {&kulki_kit, &mahjong_kit, &freecell_kit,
                                  &sliding_kit};

static const VariantName no_variants[] = {{NULL, NULL}};
const Command no_commands[] = {{NULL, NULL, NULL, NULL, NULL}};
static const Kit plain_kit = {.variants = no_variants,
                              .commands = no_commands};

const Kit *kit_of(const Game *game)
{
    size_t i;
    for (i = 0; i < sizeof kits / sizeof *kits; i++)
        if (kits[i]->game == game)
            return kits[i];
    return &plain_kit;
}

void page_variants(Page *page, const Game *game)
{
    const VariantName *variant = kit_of(game)->variants;
    for (; variant->name; variant++)
        if (variant->help)
            page_format(page, "  %-16s %s\n", variant->name, variant->help);
}
