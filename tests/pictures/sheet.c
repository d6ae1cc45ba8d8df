/* SPDX-License-Identifier: MIT */
/* Draws pictures of art/ on one sheet: each line of the input is an id, a
   place, a size and whether the picture keeps its shape. Prints the sheet's
   pixels, red, green and blue, on the paper. */
#include <stdio.h>
#include <stdlib.h>

#include "front/tui/art/svg.h"

static const long paper = 0x7f9f8f;

static void print_sheet(const Bitmap *sheet)
{
    const int count = sheet->width * sheet->height;
    int i, part;
    for (i = 0; i < count; i++) {
        const unsigned char *at = sheet->bytes + i * BITMAP_PIXEL;
        for (part = 0; part < 3; part++)
            putchar(at[part] + (int)(paper >> (16 - 8 * part) & 255) *
                                   (255 - at[3]) / 255);
    }
}

int main(int count, char **words)
{
    SvgBook book = {artwork, NULL, 0};
    SvgBook puzzles = {puzzle_pictures, NULL, 0};
    Bitmap sheet;
    SvgFrame frame = {0, 0, 0, 0, 0, 0xc8202f};
    char id[64];
    if (count != 3)
        return 2;
    sheet = bitmap_new(atoi(words[1]), atoi(words[2]));
    while (scanf("%63s %d %d %d %d %d", id, &frame.x, &frame.y, &frame.width,
                 &frame.height, &frame.keeps_shape) == 6)
        if (!svg_draw(&book, id, &sheet, &frame) &&
            !svg_draw(&puzzles, id, &sheet, &frame)) {
            fprintf(stderr, "no picture %s\n", id);
            return 1;
        }
    print_sheet(&sheet);
    bitmap_free(&sheet);
    svg_free(&book);
    svg_free(&puzzles);
    return 0;
}
