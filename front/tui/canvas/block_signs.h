/* SPDX-License-Identifier: MIT */
/* Characters that divide a cell into two to six blocks: halves, quadrants and
   sextants. */
#ifndef FRONT_TUI_BLOCK_SIGNS_H
#define FRONT_TUI_BLOCK_SIGNS_H

/* The finest parts that all of them consist of: a bit each, the upper left one
   first. */
enum { BLOCK_COLUMNS = 2, BLOCK_ROWS = 6 };
/* The parts that a character shows in its ink; 0 if it is another one. */
unsigned block_mask(unsigned sign);
/* The character for these blocks, in rows of two: a bit each, the upper left
   one first. There are two rows, or three. */
unsigned block_sign(int blocks, int rows);
/* The character with ink and paper exchanged, or 0. */
unsigned block_inverse(unsigned sign);

#endif
