/* SPDX-License-Identifier: MIT */
/* FreeCell at the table. */
#include "rules/freecell/freecell.h"
#include "table/kit.h"

static const VariantName variants[] = {
    {"4cells", _("four cells; safe cards move home automatically")},
    {"3cells", _("any number of free cells from 0 to 7")},
    {"4cells:none", _("no card moves home automatically")},
    {"4cells:full", _("every card that can moves home automatically")},
    {"easy", _("winnable with 1 free cell (medium: 2, hard: 3-4)")},
    {"winnable", _("random, guaranteed winnable")},
    {NULL, NULL}};

/* Writes "jack of clubs and 2 more to column 6". */
static void name_move(Page *page, const void *position, u16 move)
{
    const FreeCell *game = position;
    const u8 from = MOVE_FROM(move);
    const u8 to = MOVE_TO(move);
    const u8 count = MOVE_COUNT(move);
    page_card(page, from < FIRST_CELL
                        ? game->column[from][game->height[from] - count]
                        : game->cell[from - FIRST_CELL]);
    if (count > 1)
        page_format(page, _(" and %u more"), count - 1U);
    if (to == HOME_PLACE)
        page_text(page, _(" home"));
    else if (to < FIRST_CELL)
        page_format(page, _(" to column %u"), to + 1U);
    else
        page_format(page, _(" to free cell %c"), 'a' + to - FIRST_CELL);
}

const Kit freecell_kit = {.game = &freecell,
                          .variants = variants,
                          .commands = no_commands,
                          .draw = draw_cards,
                          .say = say_cards,
                          .name_move = name_move};
