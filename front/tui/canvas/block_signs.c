/* SPDX-License-Identifier: MIT */
/* One table of masks, read in both directions. */
#include "signs.h"

/* By the upper left, upper right, lower left and lower right block. */
static const unsigned quadrants[16] = {
    ' ',    0x2598, 0x259d, UPPER_HALF, 0x2596,     0x258c, 0x259e, 0x259b,
    0x2597, 0x259a, 0x2590, 0x259c,     LOWER_HALF, 0x2599, 0x259f, 0x2588};

/* Sextants lack those that older characters show: none, the left and the right
   half, and all. */
enum {
    FIRST_SEXTANT = 0x1fb00,
    LAST_SEXTANT = 0x1fb3b,
    LEFT_BLOCKS = 21,
    RIGHT_BLOCKS = 42,
    ALL_BLOCKS = 63
};

unsigned block_sign(int blocks, int rows)
{
    if (rows == 2)
        return quadrants[blocks];
    switch (blocks) {
    case 0:
        return ' ';
    case LEFT_BLOCKS:
        return quadrants[5];
    case RIGHT_BLOCKS:
        return quadrants[10];
    case ALL_BLOCKS:
        return quadrants[15];
    default:
        return FIRST_SEXTANT + (unsigned)blocks - 1 - (blocks > LEFT_BLOCKS) -
               (blocks > RIGHT_BLOCKS);
    }
}

/* How many rows of the finest parts a row of blocks covers. */
static unsigned mask_of(unsigned blocks, int rows)
{
    const unsigned pair = (1U << BLOCK_COLUMNS) - 1;
    unsigned mask = 0;
    int row;
    for (row = 0; row < BLOCK_ROWS; row++)
        mask |= (blocks >> row * rows / BLOCK_ROWS * BLOCK_COLUMNS & pair)
                << row * BLOCK_COLUMNS;
    return mask;
}

/* The blocks of a character and the rows they are in; no rows if it is none.
 */
static unsigned blocks_of(unsigned sign, int *rows)
{
    unsigned blocks = 1;
    *rows = 0;
    if (sign >= FIRST_SEXTANT && sign <= LAST_SEXTANT) {
        *rows = 3;
        blocks = sign - FIRST_SEXTANT + 1;
        blocks += blocks >= LEFT_BLOCKS;
        blocks += blocks >= RIGHT_BLOCKS;
        return blocks;
    }
    if (sign < UPPER_HALF || sign > 0x259f)
        return 0;
    while (blocks < 16 && quadrants[blocks] != sign)
        blocks++;
    if (blocks == 16)
        return 0;
    *rows = 2;
    return blocks;
}

unsigned block_mask(unsigned sign)
{
    int rows;
    const unsigned blocks = blocks_of(sign, &rows);
    return rows ? mask_of(blocks, rows) : 0;
}

unsigned block_inverse(unsigned sign)
{
    int rows;
    const unsigned blocks = blocks_of(sign, &rows);
    const unsigned all = rows == 3 ? ALL_BLOCKS : 15;
    return rows && blocks != all ? block_sign((int)(all - blocks), rows) : 0;
}
