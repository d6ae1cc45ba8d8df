/* SPDX-License-Identifier: MIT */
/* Characters: which ones a terminal has, and substitutes for the others. */
#ifndef FRONT_TUI_SIGNS_H
#define FRONT_TUI_SIGNS_H

/* Half blocks, of which either colour may be in front. */
enum { UPPER_HALF = 0x2580, LOWER_HALF = 0x2584 };

/* The second cell of a character that is two columns wide. */
enum { NO_SIGN = 0 };

/* A bit for each code point below MOST_SIGNS. */
enum { MOST_SIGNS = 0x2800 };
typedef struct Font {
    unsigned char has[MOST_SIGNS / 8];
} Font;

void font_add(Font *font, unsigned sign);
/* Reads the font of a console; 0 when the file is not one or does not tell. */
int font_read(Font *font, int file);

/* The character itself, if the font has it or is unknown; otherwise a similar
   one, at worst from ASCII. */
unsigned sign_in(const Font *font, unsigned sign);
unsigned sign_in_ascii(unsigned sign);

/* block_signs.c: characters that divide a cell into two to six blocks: halves,
   quadrants and sextants. */

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
