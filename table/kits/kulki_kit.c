/* SPDX-License-Identifier: MIT */
/* Kulki at the table. */
#include "rules/kulki/kulki.h"
#include "table/kit.h"

static const VariantName variants[] = {
    {"kulki", "9x9 cells, 7 colours"},
    {"web5", "a point a ball, 5 colours; web7, web9: 7, 9 colours"},
    {"web7", NULL},
    {"web9", NULL},
    {"klines", "KDE's KLines: 3 balls at first, next colours shown"},
    {"lines98", "the next balls are shown where they will drop"},
    {"small", "GNOME's Five or More, 7x7 cells, 5 colours"},
    {"medium", "the same, 9x9 cells, 7 colours"},
    {"large", "the same, 15x15 cells, 7 new balls a turn"},
    {"12x10", "any size from 5x5 to 15x15"},
    {"lines98:12x10:5", "some rules, a size, 3 to 9 colours"},
    {NULL, NULL}};

const Kit kulki_kit = {.game = &kulki,
                       .variants = variants,
                       .commands = no_commands,
                       .draw = draw_kulki,
                       .say = say_balls,
                       .by_chance = 1};
