/* SPDX-License-Identifier: MIT */
/* The upper half of a figure is given as text; the lower one is the same,
   turned. */
#include "faces.h"

enum { HALF_ROWS = COURT_ROWS / 2, FIRST_COURT = 11 };

/* The upper halves: gold, skin, hair, white, eyes, and two colours of cloth;
   dots are paper. */
static const char *const figures[3][HALF_ROWS] = {
    {"....w..........", "...w.bbbbbb....", "...wbbbbbbbb...",
     "...gggggggggg..", "...hsssssssh...", "...hskssksh....",
     "...hhssssshh...", ".....ssrss.....", "...crrgggrrc...",
     "..ccrrrgrrrcc..", ".crrbrrgrrbrrc."},
    {"....g..g..g....", "....gg.g.gg....", "....ggggggg....",
     "...hhgrgrghh...", "..hhssssssshh..", "..hhsksssksh...",
     "..hhssssssshh..", "..hh.ssrss.hh..", "...hhwwswwhh...",
     "..crrwwgwwrrc..", ".crrrrbgbrrrrc."},
    {"...g...g...g...", "...gg.ggg.gg...", "...ggggggggg...",
     "...gggrgrggg...", "...hsssssssh...", "...hsksssksh...",
     "...hhsssssshh..", "....hhhrhhh....", "..crrhhhhhrrc..",
     ".crrgrhhhrgrrc.", "crrrgrrgrrgrrrc"}};

typedef struct Court {
    Box box;
    const char *const *lines;
    long cloth, other;
} Court;

static char mark_at(const Court *court, int column, int row)
{
    if (row >= HALF_ROWS) {
        row = COURT_ROWS - 1 - row;
        column = COURT_COLUMNS - 1 - column;
    }
    return row < 0 || column < 0 || column >= COURT_COLUMNS
               ? '.'
               : court->lines[row][column];
}

/* The corners of a large dot are cut where its two neighbours there are the
   same, so that slanted lines are not stairs. */
static char smooth_mark(const Court *court, const PixelDot *dot)
{
    const int x = (dot->x - court->box.x) * COURT_COLUMNS * 8;
    const int y = (dot->y - court->box.y) * COURT_ROWS * 8;
    const int across = x / court->box.width;
    const int down = y / court->box.height;
    const int column = across / 8;
    const int row = down / 8;
    const int right = across % 8 >= 4;
    const int below = down % 8 >= 4;
    const int aside = right ? 7 - across % 8 : across % 8;
    const int away = below ? 7 - down % 8 : down % 8;
    const char own = mark_at(court, column, row);
    const char beside = mark_at(court, column + (right ? 1 : -1), row);
    const char next = mark_at(court, column, row + (below ? 1 : -1));
    return own != 'k' && beside == next && beside != own && aside + away < 3
               ? beside
               : own;
}

static int shade_court(const void *shape, const PixelDot *dot, long *rgb)
{
    enum {
        GOLD = 0xe3a92b,
        SKIN = 0xf3cda6,
        HAIR = 0x7a4a22,
        EYES = 0x30241c
    };
    const Court *court = shape;
    if (!box_contains(&court->box, dot->x, dot->y))
        return 0;
    switch (smooth_mark(court, dot)) {
    case 'g':
        *rgb = GOLD;
        return 256;
    case 's':
        *rgb = SKIN;
        return 256;
    case 'h':
        *rgb = HAIR;
        return 256;
    case 'k':
        *rgb = EYES;
        return 256;
    case 'w':
        *rgb = 0xffffff;
        return 256;
    case 'r':
        *rgb = court->cloth;
        return 256;
    case 'b':
        *rgb = court->other;
        return 256;
    case 'c':
        *rgb = pixel_shade(court->cloth, 170);
        return 256;
    default:
        return 0;
    }
}

void court_draw(const Scene *scene, const Box *units, int rank, int is_red)
{
    enum { RED = 0xc8323a, BLUE = 0x2f55a4 };
    const Court court = {*units, figures[rank - FIRST_COURT],
                         is_red ? RED : BLUE, is_red ? BLUE : RED};
    const Box cells = pixels_to_cells(units);
    pixels_shade(scene, &cells, shade_court, &court);
}
