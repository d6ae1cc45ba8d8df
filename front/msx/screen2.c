/* SPDX-License-Identifier: MIT */
/* Draws text and pictures in SCREEN 2, and positions the sprites of the cursor
   and the moving ball. */
#include "screen2.h"

#include "art.h"
#include "bios.h"

/* The VRAM addresses of SCREEN 2's tables. Shapes and colours have three
   thirds. */
enum {
    SHAPES = 0x0000,
    COLOURS = 0x2000,
    THIRD = 0x0800,
    NAMES = 0x1800,
    SPRITES = 0x1B00,
    SPRITE_SHAPES = 0x3800,
    SHAPE_BYTES = 8,
    THIRDS = 3
};

/* Sprites: two sets of four corners, then the four quarters of a ball. */
enum { CORNERS = 4, BALL_SPRITE = 8, NOWHERE = 201, LAST_SPRITE = 209 };

u8 sheet[ROWS * COLUMNS];

/* --------------------------------------------------------------- sprites */

static void place_sprite(u8 number, u8 x, u8 y, u8 shape, u8 colour)
{
    u8 bytes[4];
    bytes[0] = (u8)(y - 1);
    bytes[1] = x;
    bytes[2] = shape;
    bytes[3] = colour;
    to_vram(bytes, (u16)(SPRITES + number * 4), sizeof bytes);
}

static void hide_sprites(u8 first)
{
    u8 i;
    for (i = 0; i < CORNERS; i++)
        place_sprite((u8)(first + i), 0, NOWHERE, 0, CLEAR);
}

void screen2_place_corners(u8 which, const SignBox *box, u8 colour)
{
    u8 first = (u8)(which * CORNERS);
    u8 left = (u8)(box->column * 8);
    u8 top = (u8)(box->row * 8);
    u8 right = (u8)(left + box->width * 8 - 8);
    u8 bottom = (u8)(top + box->height * 8 - 8);
    place_sprite(first, left, top, 0, colour);
    place_sprite((u8)(first + 1), right, top, 1, colour);
    place_sprite((u8)(first + 2), left, bottom, 2, colour);
    place_sprite((u8)(first + 3), right, bottom, 3, colour);
}

void screen2_hide_corners(u8 which)
{
    hide_sprites((u8)(which * CORNERS));
}

void screen2_place_ball(u8 x, u8 y, u8 colour)
{
    u8 i;
    if (!colour) {
        hide_sprites(BALL_SPRITE);
        return;
    }
    for (i = 0; i < 4; i++)
        place_sprite((u8)(BALL_SPRITE + i), (u8)(x + i % 2 * 8),
                     (u8)(y + i / 2 * 8), (u8)(4 + i), colour);
}

/* ---------------------------------------------------------------- shapes */

void screen2_load_shape(u8 number, const u8 *shape, const u8 *colours)
{
    u16 at = (u16)(number * SHAPE_BYTES);
    u8 i;
    for (i = 0; i < THIRDS; i++, at += THIRD) {
        to_vram(shape, (u16)(SHAPES + at), SHAPE_BYTES);
        to_vram(colours, (u16)(COLOURS + at), SHAPE_BYTES);
    }
}

void screen2_load_shapes(u8 number, const u8 *shapes, u8 count, u8 colour)
{
    u8 colours[SHAPE_BYTES];
    bytes_fill(colours, colour, SHAPE_BYTES);
    for (; count--; shapes += SHAPE_BYTES)
        screen2_load_shape(number++, shapes, colours);
}

void screen2_load_tall(u8 number, char letter, u8 colour)
{
    u8 shape[2 * SHAPE_BYTES];
    const u8 *from = font_shape((u8)letter);
    u8 i;
    for (i = 0; i < 2 * SHAPE_BYTES; i++)
        shape[i] = from[i / 2];
    screen2_load_shapes(number, shape, 2, colour);
}

/* Doubles each of eight bits. The first four bits go into the high byte. */
static u16 widen(u8 bits)
{
    u16 wide = 0;
    u8 i;
    for (i = 0; i < 8; i++, bits <<= 1) {
        wide <<= 2;
        if (bits & 0x80)
            wide |= 3;
    }
    return wide;
}

void screen2_load_double(u8 number, char letter, u8 colour)
{
    u8 shape[4 * SHAPE_BYTES];
    const u8 *from = font_shape((u8)letter);
    u16 wide;
    u8 i, at;
    for (i = 0; i < 2 * SHAPE_BYTES; i++) {
        wide = widen(from[i / 2]);
        at = (u8)(i / SHAPE_BYTES * 2 * SHAPE_BYTES + i % SHAPE_BYTES);
        shape[at] = (u8)(wide >> 8);
        shape[at + SHAPE_BYTES] = (u8)wide;
    }
    screen2_load_shapes(number, shape, 4, colour);
}

static void load_font(void)
{
    u8 sign = 0;
    do
        screen2_load_shapes(sign, font_shape(sign), 1, INK(WHITE, CLEAR));
    while (++sign);
}

void screen2_set_backdrop(u8 colour)
{
    write_vdp(7, colour);
}

void screen2_open(void)
{
    tiles_on();
    screen2_clear();
    screen2_show_rows(0, ROWS);
    load_font();
    to_vram(corner_shapes, SPRITE_SHAPES, 4 * SHAPE_BYTES);
    to_vram(ball_shapes, SPRITE_SHAPES + 4 * SHAPE_BYTES, 4 * SHAPE_BYTES);
    screen2_hide_corners(POINTING);
    screen2_hide_corners(HOLDING);
    screen2_place_ball(0, 0, CLEAR);
    place_sprite(BALL_SPRITE + 4, 0, LAST_SPRITE, 0, CLEAR);
}

/* ----------------------------------------------------------------- signs */

void screen2_clear(void)
{
    bytes_fill(sheet, ' ', sizeof sheet);
}

void screen2_put_sign(u8 column, u8 row, u8 sign)
{
    sheet[row * COLUMNS + column] = sign;
}

void screen2_put_words(u8 column, u8 row, const char *words)
{
    u8 *at = sheet + row * COLUMNS + column;
    while (*words)
        *at++ = (u8)*words++;
}

void screen2_put_picture(const SignBox *box, u8 first)
{
    u8 *at = sheet + box->row * COLUMNS + box->column;
    u8 x, y;
    for (y = 0; y < box->height; y++, at += COLUMNS)
        for (x = 0; x < box->width; x++)
            at[x] = first++;
}

void screen2_fill_box(const SignBox *box, u8 sign)
{
    u8 *at = sheet + box->row * COLUMNS + box->column;
    u8 y;
    for (y = 0; y < box->height; y++, at += COLUMNS)
        bytes_fill(at, sign, box->width);
}

void screen2_show_rows(u8 first, u8 count)
{
    to_vram(sheet + first * COLUMNS, (u16)(NAMES + first * COLUMNS),
            (u16)(count * COLUMNS));
}

void screen2_flash_words(u8 column, u8 row, const char *words, u8 count)
{
    if (count)
        to_vram(words, (u16)(NAMES + row * COLUMNS + column), count);
}
