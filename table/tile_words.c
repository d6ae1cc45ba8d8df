/* SPDX-License-Identifier: MIT */
/* Writes Mahjong's faces in words. */
#include "tile_words.h"

#include <string.h>

#include "rules/mahjong/mahjong.h"

static const char *word_of_face(const char *face)
{
    static const char *const words[][2] = {
        {"WE", N_("east wind")},     {"WS", N_("south wind")},
        {"WW", N_("west wind")},     {"WN", N_("north wind")},
        {"DR", N_("red dragon")},    {"DG", N_("green dragon")},
        {"DW", N_("white dragon")},  {"FL", N_("flower")},
        {"SE", N_("season")},        {"FP", N_("plum flower")},
        {"FO", N_("orchid flower")}, {"FC", N_("chrysanthemum flower")},
        {"FB", N_("bamboo flower")}, {"SP", N_("spring")},
        {"SU", N_("summer")},        {"AU", N_("autumn")},
        {"WI", N_("winter")}};
    STATIC_ASSERT(COUNT_OF(words) == MAHJONG_FACES - 27);
    size_t i;
    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i][0], face) == 0)
            return translate(words[i][1]);
    return face;
}

void tile_words_page(Page *page, u8 face)
{
    const char *name = mahjong_face_name(face);
    ASSERT(strlen(name) == 2);
    if (name[0] >= '1' && name[0] <= '9')
        page_format(page,
                    name[1] == 'b'   ? _("%c of bamboo")
                    : name[1] == 'c' ? _("%c of characters")
                                     : _("%c of dots"),
                    name[0]);
    else
        page_text(page, word_of_face(name));
}

void tile_words_page_pair(Page *page, u8 a, u8 b)
{
    Page first = PAGE_EMPTY;
    Page second = PAGE_EMPTY;
    tile_words_page(&first, a);
    tile_words_page(&second, b);
    if (a == b)
        page_text(page, first.text);
    else
        /* TRANSLATORS: two tiles that match, such as spring and winter */
        page_format(page, translate_in("pair", "%1$s and %2$s"), first.text,
                    second.text);
    page_free(&first);
    page_free(&second);
}

int tile_words_match(u8 a, u8 b)
{
    return mahjong_face_group(a) == mahjong_face_group(b);
}
