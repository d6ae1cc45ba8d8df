/* SPDX-License-Identifier: MIT */
/* Writes Mahjong's faces in words. */
#include "tile_words.h"

#include <string.h>

#include "rules/mahjong/mahjong.h"

static const char *word_of_face(const char *face)
{
    static const char *const words[][2] = {
        {"WE", _("east wind")},     {"WS", _("south wind")},
        {"WW", _("west wind")},     {"WN", _("north wind")},
        {"DR", _("red dragon")},    {"DG", _("green dragon")},
        {"DW", _("white dragon")},  {"FL", _("flower")},
        {"SE", _("season")},        {"FP", _("plum flower")},
        {"FO", _("orchid flower")}, {"FC", _("chrysanthemum flower")},
        {"FB", _("bamboo flower")}, {"SP", _("spring")},
        {"SU", _("summer")},        {"AU", _("autumn")},
        {"WI", _("winter")}};
    STATIC_ASSERT(COUNT_OF(words) == MAHJONG_FACES - 27);
    size_t i;
    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i][0], face) == 0)
            return words[i][1];
    return face;
}

void tile_words_page(Page *page, u8 face)
{
    const char *name = mahjong_face_name(face);
    ASSERT(strlen(name) == 2);
    if (name[0] >= '1' && name[0] <= '9')
        page_format(page, _("%1$c of %2$s"), name[0],
                    name[1] == 'b'   ? _("bamboo")
                    : name[1] == 'c' ? _("characters")
                                     : _("dots"));
    else
        page_text(page, word_of_face(name));
}

int tile_words_match(u8 a, u8 b)
{
    return mahjong_face_group(a) == mahjong_face_group(b);
}
