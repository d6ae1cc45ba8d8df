/* SPDX-License-Identifier: MIT */
/* A figure is its rows from the top, separated by spaces. Characters with many
   strokes leave some out, as fonts for small screens do. */
#include "dot_figures.h"

#include <string.h>

#include "faces.h"

static const struct {
    unsigned sign;
    int width;
    const char *dots;
} figures[] = {
    {'0', 3, "### #.# #.# #.# ###"},
    {'1', 3, ".#. ##. .#. .#. ###"},
    {'2', 3, "### ..# ### #.. ###"},
    {'3', 3, "### ..# .## ..# ###"},
    {'4', 3, "#.# #.# ### ..# ..#"},
    {'5', 3, "### #.. ### ..# ###"},
    {'6', 3, "### #.. ### #.# ###"},
    {'7', 3, "### ..# ..# ..# ..#"},
    {'8', 3, "### #.# ### #.# ###"},
    {'9', 3, "### #.# ### ..# ###"},
    {':', 3, "... .#. ... .#. ..."},
    {'+', 3, "... .#. ### .#. ..."},
    {'%', 3, "#.# ..# .#. #.. #.#"},
    {DOT_FIGURE_TEN, 5, "#.### #.#.# #.#.# #.#.# #.###"},
    {'A', 3, ".#. #.# ### #.# #.#"},
    {'J', 3, "..# ..# ..# #.# .#."},
    {'Q', 4, ".##. #..# #..# .##. ...#"},
    {'K', 4, "#..# #.#. ##.. #.#. #..#"},
    {'a', 4, ".##. ...# .### #..# .###"},
    {'b', 4, "#... #... ###. #..# ###."},
    {'c', 3, "... .## #.. #.. .##"},
    {'d', 4, "...# ...# .### #..# .###"},
    {'e', 4, ".##. #..# #### #... .##."},
    {'f', 3, ".## #.. ### #.. #.."},
    {'g', 4, ".### #..# .### ...# .##."},
    {0x2663, 5, ".###. .###. ##### ##### ..#.."},
    {0x2666, 5, "..#.. .###. ##### .###. ..#.."},
    {0x2665, 5, ".#.#. ##### ##### .###. ..#.."},
    {0x2660, 5, "..#.. .###. ##### ##### ..#.."},
    {0x4e00, 9,
     "......... ......... ......... ######### "
     "......... ......... ......... ........."},
    {0x4e8c, 9,
     "......... .#######. ......... ......... "
     "......... ......... ######### ........."},
    {0x4e09, 9,
     ".#######. ......... ......... ..#####.. "
     "......... ......... ######### ........."},
    {0x56db, 9,
     "######### #..#.#..# #..#.#..# #..#.#..# "
     "#.#..##.# ##......# ######### #.......#"},
    {0x4e94, 9,
     "######### ...#..... ...#..... .#######. "
     "..#....#. ..#....#. .#.....#. #########"},
    {0x516d, 9,
     "....#.... ....#.... ######### ......... "
     "..#...#.. ..#...#.. .#.....#. #.......#"},
    {0x4e03, 9,
     "...#..... ...#...## ...####.. ####..... "
     "...#..... ...#....# ...#....# ....#####"},
    {0x516b, 9,
     "...#.#... ...#.#... ..#..#... ..#...#.. "
     "..#...#.. .#....#.. .#.....#. #.......#"},
    {0x4e5d, 9,
     "...#..... ...#..... #######.. ...#..#.. "
     "...#..#.. ..#...#.. .#....#.# #......##"},
    {0x842c, 9,
     "..#...#.. ######### .#######. .#..#..#. "
     ".#######. ######### #..##.#.# #.#####.#"},
    {0x6771, 9,
     "....#.... ######### .#..#..#. .#######. "
     ".#..#..#. .#######. ..#.#.#.. ##..#..##"},
    {0x5357, 9,
     "....#.... ######### ....#.... ######### "
     "#.#...#.# #.#####.# #...#...# #...#..##"},
    {0x897f, 9,
     "######### ...#.#... ######### #..#.#..# "
     "#..#.#..# #.#..##.# #.......# #########"},
    {0x5317, 9,
     "...#.#... ...#.#..# ...#.###. ####.#... "
     "...#.#... ...#.#... .###.#..# #..#.####"},
    {0x4e2d, 9,
     "....#.... ....#.... ######### #...#...# "
     "#...#...# ######### ....#.... ....#...."},
    {0x767c, 9,
     ".###.#..# ..#...##. #.......# ###..###. "
     "..#..#.#. ###.##.## #...####. ###..#.##"},
};

/* Returns the number of a figure, or -1. */
static int figure_of(unsigned sign)
{
    int i = (int)COUNT_OF(figures) - 1;
    while (i >= 0 && figures[i].sign != sign)
        i--;
    return i;
}

int dot_figure_width(unsigned sign)
{
    const int nth = figure_of(sign);
    return nth < 0 ? 0 : figures[nth].width;
}

int dot_figure_height(unsigned sign)
{
    const int nth = figure_of(sign);
    return nth < 0 ? 0
                   : ((int)strlen(figures[nth].dots) + 1) /
                         (figures[nth].width + 1);
}

int dot_figure_has(unsigned sign, int column, int row)
{
    const int nth = figure_of(sign);
    const int width = dot_figure_width(sign);
    return column >= 0 && column < width && row >= 0 &&
           row < dot_figure_height(sign) &&
           figures[nth].dots[row * (width + 1) + column] == '#';
}

int dot_figure_draw(const Scene *scene, int x, int y, unsigned sign, int scale,
                    long rgb)
{
    const int width = dot_figure_width(sign);
    const int height = dot_figure_height(sign);
    int column, row;
    for (row = 0; row < height * scale; row++)
        for (column = 0; column < width * scale; column++)
            if (dot_figure_has(sign, column / scale, row / scale))
                pixel_put(scene, x + column, y + row, rgb);
    return width * scale;
}

/* ----------------------------------------------------------------- numbers */

static int width_of_text(const char *text, int scale)
{
    int width = 0;
    for (; *text; text++)
        width += (dot_figure_width((unsigned char)*text) + 1) * scale;
    return width - scale;
}

static void draw_text(const Scene *scene, int x, int y, const char *text,
                      int scale, long rgb)
{
    for (; *text; text++)
        x += scale +
             dot_figure_draw(scene, x, y, (unsigned char)*text, scale, rgb);
}

/* Without pixels, figures stand on a plate. */
static void put_on_plate(const Scene *scene, int x, int y, const char *text,
                         Ink ink)
{
    const int width = (int)strlen(text) * NUMERAL_STEP + 1;
    const Box plate = {x - width / 2, y - (NUMERAL_ROWS + 1) / 2, width,
                       NUMERAL_ROWS + 2};
    canvas_fill(scene->canvas, &plate, ' ', INK_TEXT, INK_BAR);
    numeral_put(scene->canvas, &plate, text, text, ink, INK_BAR, 0);
}

void dot_figures_put(const Scene *scene, int x, int y, const char *text,
                     int scale, Ink ink)
{
    const int left = x - width_of_text(text, scale) / 2;
    const int top = 2 * y - scale * DOT_FIGURE_HEIGHT / 2;
    const long edge = pixel_shade(pixel_rgb(scene, INK_ON_BALL), 128);
    int nth;
    if (pixels_available(scene)) {
        for (nth = 0; nth < 9; nth++)
            draw_text(scene, left + nth % 3 - 1, top + nth / 3 - 1, text,
                      scale, edge);
        draw_text(scene, left, top, text, scale, pixel_rgb(scene, ink));
    } else if (scene->canvas->ascii) {
        canvas_put_words(scene->canvas, x - canvas_columns(text) / 2, y, text,
                         INK_ON_BALL, ink, BOLD_STYLE | REVERSE_STYLE);
    } else {
        put_on_plate(scene, x, y, text, ink);
    }
}
