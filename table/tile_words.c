/* SPDX-License-Identifier: MIT */
#include "tile_words.h"

#include <string.h>

#include "rules/mahjong/mahjong.h"

static const char *word_of_face(const char *face)
{
    static const char *const words[][2] = {
        {"WE", "east wind"},     {"WS", "south wind"},
        {"WW", "west wind"},     {"WN", "north wind"},
        {"DR", "red dragon"},    {"DG", "green dragon"},
        {"DW", "white dragon"},  {"FL", "flower"},
        {"SE", "season"},        {"FP", "plum flower"},
        {"FO", "orchid flower"}, {"FC", "chrysanthemum flower"},
        {"FB", "bamboo flower"}, {"SP", "spring"},
        {"SU", "summer"},        {"AU", "autumn"},
        {"WI", "winter"}};
    size_t i;
    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i][0], face) == 0)
            return words[i][1];
    return face;
}

void page_face(Page *page, u8 face)
{
    const char *name = mahjong_face_name(face);
    if (name[0] >= '1' && name[0] <= '9')
        page_format(page, "%c of %s", name[0],
                    name[1] == 'b'   ? "bamboo"
                    : name[1] == 'c' ? "characters"
                                     : "dots");
    else
        page_text(page, word_of_face(name));
}
