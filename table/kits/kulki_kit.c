/* SPDX-License-Identifier: MIT */
/* Kulki at the table. */
#include "rules/kulki/kulki.h"
#include "table/kit.h"
#include "table/text_board/text_board.h"

static const VariantName variants[] = {
    {"kulki", N_("9x9 cells, 7 colours")},
    {"web5", N_("1 point per ball, 5 colours")},
    {"web7", N_("the same, 7 colours")},
    {"web9", N_("the same, 9 colours")},
    {"klines", N_("KDE's KLines: 3 balls at first, next colours shown")},
    {"lines98", N_("shows the next balls where they will drop")},
    {"small", N_("GNOME's Five or More, 7x7 cells, 5 colours")},
    {"medium", N_("the same, 9x9 cells, 7 colours")},
    {"large", N_("the same, 15x15 cells, 7 new balls per turn")},
    {"5x5", NULL},
    {"6x6", NULL},
    {"7x7", NULL},
    {"8x8", NULL},
    {"9x9", NULL},
    {"9x7", NULL},
    {"10x10", NULL},
    {"12x10", N_("any size from 5x5 to 15x15")},
    {"12x12", NULL},
    {"15x15", NULL},
    {"lines98:12x10:5", N_("rule set, size and number of colours (3 to 9)")},
    {NULL, NULL}};

static const VariantName titles[] = {{"kulki", N_("classic")},
                                     {"web5", N_("five colours")},
                                     {"web7", N_("seven colours")},
                                     {"web9", N_("nine colours")},
                                     {"klines", "KLines"},
                                     {"lines98", "Lines 98"},
                                     {NULL, NULL}};

static void page_no_move(Page *page, const Piece *piece)
{
    (void)piece;
    page_text(page, _("No move of this ball completes a line\n"));
}

const Kit kulki_kit = {.game = &kulki,
                       .variants = variants,
                       .titles = titles,
                       .commands = no_commands,
                       .draw = draw_kulki,
                       .say = text_board_say_balls,
                       .name_piece = text_board_name_ball,
                       .page_no_move = page_no_move,
                       .by_chance = 1};
