/* SPDX-License-Identifier: MIT */
/* Faces of Mahjong tiles where more than two letters fit. */
#include "faces.h"

#include "rules/core/base.h"

Ink picture_ink(const char *face)
{
    static const Ink suits[] = {INK_BAMBOO, INK_CHARACTER, INK_DOT};
    const char *letters = "bcd";
    int i;
    for (i = 0; i < 3 && face[0] <= '9'; i++)
        if (face[1] == letters[i])
            return suits[i];
    if (face[0] == 'D')
        return face[1] == 'R'   ? INK_CHARACTER
               : face[1] == 'G' ? INK_BAMBOO
                                : INK_DOT;
    return face[0] == 'W' && face[1] != 'I' ? INK_TILE_TEXT : INK_HONOUR;
}

static unsigned character_of(const char *face)
{
    static const unsigned numbers[] = {0x4e00, 0x4e8c, 0x4e09, 0x56db, 0x4e94,
                                       0x516d, 0x4e03, 0x516b, 0x4e5d};
    STATIC_ASSERT(COUNT_OF(numbers) == 9);
    static const struct {
        const char *face;
        unsigned character;
    } honours[] = {{"WE", 0x6771}, {"WS", 0x5357}, {"WW", 0x897f},
                   {"WN", 0x5317}, {"DR", 0x4e2d}, {"DG", 0x767c},
                   {"DW", 0x767d}};
    size_t i;
    if (face[0] >= '1' && face[0] <= '9')
        return face[1] == 'c' ? numbers[face[0] - '1'] : 0;
    for (i = 0; i < sizeof honours / sizeof *honours; i++)
        if (face[0] == honours[i].face[0] && face[1] == honours[i].face[1])
            return honours[i].character;
    return 0;
}

/* Their shapes differ as well as their colours. */
unsigned picture_sign(const char *face)
{
    static const struct {
        const char *face;
        unsigned sign;
    } winds[] = {
        {"WE", 0x2192}, {"WS", 0x2193}, {"WW", 0x2190}, {"WN", 0x2191}};
    size_t i;
    for (i = 0; i < sizeof winds / sizeof *winds; i++)
        if (face[0] == winds[i].face[0] && face[1] == winds[i].face[1])
            return winds[i].sign;
    if (face[0] < '1' || face[0] > '9')
        return 0;
    return face[1] == 'b' ? A_STICK : face[1] == 'd' ? A_DOT : '#';
}

int picture_put_character(Canvas *canvas, int x, int y, int rows,
                          const char *face, CellColour ink, CellColour paper,
                          int style)
{
    const unsigned character = character_of(face);
    if (!character || !canvas->has_wide)
        return 0;
    canvas_put_sign(canvas, x, y, character, ink, paper, style);
    if (rows > 1 && face[1] == 'c')
        canvas_put_sign(canvas, x, y + 1, TEN_THOUSAND, ink, paper, style);
    return 1;
}

/* What a face is called, where there is room to say it. */
static const char *word_of(const char *face)
{
    static const struct {
        const char *face, *word;
    } words[] = {
        {"WE", "east"},   {"WS", "south"},  {"WW", "west"},   {"WN", "north"},
        {"DR", "red"},    {"DG", "green"},  {"DW", "white"},  {"FL", "flower"},
        {"SE", "season"}, {"FP", "plum"},   {"FO", "orchid"}, {"FC", "mum"},
        {"FB", "bamboo"}, {"SP", "spring"}, {"SU", "summer"}, {"AU", "autumn"},
        {"WI", "winter"}, {"1c", "I"},      {"2c", "II"},     {"3c", "III"},
        {"4c", "IV"},     {"5c", "V"},      {"6c", "VI"},     {"7c", "VII"},
        {"8c", "VIII"},   {"9c", "IX"}};
    size_t i;
    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (face[0] == words[i].face[0] && face[1] == words[i].face[1])
            return words[i].word;
    return "";
}

/* So many dots or sticks, in rows. */
static void put_pips(Canvas *canvas, const Box *box, int count, unsigned sign,
                     CellColour ink, CellColour paper)
{
    const int rows = box->height < 3 ? 2 : 3;
    const int most = (count + rows - 1) / rows;
    const int gap = most * 2 - 1 <= box->width ? 2 : 1;
    const int y =
        canvas_centred(box->y, box->height, (count + most - 1) / most);
    int row, i;
    for (row = 0; row < rows && count > 0; row++) {
        const int here = count < most ? count : most;
        const int x = canvas_centred(box->x, box->width, here * gap - gap + 1);
        for (i = 0; i < here; i++)
            canvas_put_sign(canvas, x + i * gap, y + row, sign, ink, paper,
                            BOLD_STYLE);
        count -= here;
    }
}

/* A picture of the face, below its letters and within the tile. */
void picture_put(Canvas *canvas, const Box *box, const char *face,
                 CellColour ink, CellColour paper)
{
    const char *word = word_of(face);
    const Box clip = canvas->clip;
    canvas->clip = box_common(&clip, box);
    if (*word)
        canvas_put_words(
            canvas, canvas_centred(box->x, box->width, canvas_columns(word)),
            box->y + (box->height - 1) / 2, word, ink, paper, BOLD_STYLE);
    else if (face[0] >= '1' && face[0] <= '9')
        put_pips(canvas, box, face[0] - '0', face[1] == 'd' ? A_DOT : A_STICK,
                 ink, paper);
    canvas->clip = clip;
}
