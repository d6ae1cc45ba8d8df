/* SPDX-License-Identifier: MIT */
/* SCREEN 2 as 32 x 24 characters. Letters have their ASCII numbers, and
   pictures start at PICTURES. Characters are drawn on a sheet in RAM; showing
   the sheet copies it to the screen. */
#ifndef SCREEN2_H
#define SCREEN2_H

#include "rules/core/base.h"

enum { COLUMNS = 32, ROWS = 24, PICTURES = 128, LAST_ROW = ROWS - 1 };

enum Colour {
    CLEAR,
    BLACK,
    GREEN,
    LIGHT_GREEN,
    DARK_BLUE,
    BLUE,
    DARK_RED,
    CYAN,
    RED,
    LIGHT_RED,
    DARK_YELLOW,
    YELLOW,
    DARK_GREEN,
    MAGENTA,
    GREY,
    WHITE
};
#define INK(ink, paper) ((u8)((ink) << 4 | (paper)))

/* An area of the sheet, in characters. */
typedef struct SignBox {
    u8 column, row, width, height;
} SignBox;

extern u8 sheet[ROWS * COLUMNS];

void screen2_open(void);
void screen2_set_backdrop(u8 colour);
void screen2_clear(void);
void screen2_put_sign(u8 column, u8 row, u8 sign);
void screen2_put_words(u8 column, u8 row, const char *words);
/* Draws a picture from consecutive characters, row by row, starting with
   "first". */
void screen2_put_picture(const SignBox *box, u8 first);
void screen2_fill_box(const SignBox *box, u8 sign);
void screen2_show_rows(u8 first, u8 count);
/* Writes straight to the screen. screen2_show_rows restores what was there. */
void screen2_flash_words(u8 column, u8 row, const char *words, u8 count);

/* Load pictures from shapes of eight bytes. screen2_load_shape takes eight
   colours, one per row; screen2_load_shapes uses one colour for all. */
void screen2_load_shape(u8 number, const u8 *shape, const u8 *colours);
void screen2_load_shapes(u8 number, const u8 *shapes, u8 count, u8 colour);
/* Load a letter of double height as two pictures, or of double width and
   height as four. */
void screen2_load_tall(u8 number, char letter, u8 colour);
void screen2_load_double(u8 number, char letter, u8 colour);

/* Draws four corners around a box. There are two sets: POINTING and
   HOLDING. */
enum Corners { POINTING, HOLDING };
void screen2_place_corners(u8 which, const SignBox *box, u8 colour);
void screen2_hide_corners(u8 which);
/* Draws a ball at a pixel, or hides it if the colour is CLEAR. */
void screen2_place_ball(u8 x, u8 y, u8 colour);

#endif
