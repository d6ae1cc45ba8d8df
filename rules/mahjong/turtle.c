/* SPDX-License-Identifier: MIT */
/* Builds the turtle, the built-in layout. */
#include "mahjong.h"

/* A row of tiles; the first is at x. */
typedef struct Row {
    u8 z, y, x, count;
} Row;

static const Row turtle[] = {
    {0, 0, 2, 12}, {0, 2, 6, 8},   {0, 4, 4, 10}, {0, 6, 2, 12},
    {0, 7, 0, 1},  {0, 7, 26, 2},  {0, 8, 2, 12}, {0, 10, 4, 10},
    {0, 12, 6, 8}, {0, 14, 2, 12}, {1, 2, 8, 6},  {1, 4, 8, 6},
    {1, 6, 8, 6},  {1, 8, 8, 6},   {1, 10, 8, 6}, {1, 12, 8, 6},
    {2, 4, 10, 4}, {2, 6, 10, 4},  {2, 8, 10, 4}, {2, 10, 10, 4},
    {3, 6, 12, 2}, {3, 8, 12, 2},  {4, 7, 13, 1}};

void mahjong_build_turtle(Layout *layout)
{
    const Row *row = turtle;
    u8 count = 0;
    u8 i;
    bytes_fill(layout, 0, sizeof *layout);
    for (; row != turtle + COUNT_OF(turtle); row++)
        for (i = 0; i < row->count; i++) {
            layout->place[count].z = row->z;
            layout->place[count].y = row->y;
            layout->place[count++].x = (u8)(row->x + 2 * i);
        }
    ASSERT(count == 144);
    layout->count = count;
}
