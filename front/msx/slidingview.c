/* SPDX-License-Identifier: MIT */
/* The sliding puzzle. Tiles are lit from above, and those in place are
   green. */
#include "game_view.h"

enum { TOP = 2, BEVELS = 9, DIGITS = 10, KINDS = 2 };

/* For each kind of tile there are nine bevel pictures, then digits of two or
   four characters. */
enum { DIGIT_ROOM = 40, KIND_SHAPES = BEVELS + DIGIT_ROOM };

static const char *const variants[] = {"3x3", "4x4",      "5x5",
                                       "6x6", "3x3:walk", NULL};

static const char *const help[] = {N_("Put the tiles in order, the"),
                                   N_("gap last."),
                                   "",
                                   N_("Point at a tile in the row or"),
                                   N_("column of the gap: it and all"),
                                   N_("between move."),
                                   "",
                                   N_("Or type its number, or which"),
                                   N_("way tiles move: u d l r, with"),
                                   N_("a number for several: l2"),
                                   NULL};

static const u8 papers[KINDS] = {DARK_BLUE, DARK_GREEN};
static const u8 lights[KINDS] = {BLUE, LIGHT_GREEN};

/* The size of a tile, by the longer side of the board, starting with 2. */
static const u8 sizes[] = {6, 6, 5, 4, 3};

static u8 block_side(void)
{
    u8 longer =
        board_width() > board_height() ? board_width() : board_height();
    return sizes[longer - 2];
}

/* The width of a digit in characters; its height is two. */
static u8 digit_width(void)
{
    return (u8)(block_side() == 6 ? 2 : 1);
}

static u8 bits_of(u8 column)
{
    return (u8)(column == 0 ? 128 : column == 2 ? 1 : 0);
}

/* Loads one of the 3 x 3 parts of a tile: light at the left and at the top,
   dark elsewhere. */
static void load_bevel(u8 number, u8 kind, u8 row, u8 column)
{
    u8 shape[8];
    u8 colours[8];
    u8 ink = (u8)(column == 0 ? lights[kind] : BLACK);
    bytes_fill(shape, bits_of(column), 8);
    bytes_fill(colours, INK(ink, papers[kind]), 8);
    if (row == 0) {
        shape[0] = 255;
        colours[0] = INK(lights[kind], papers[kind]);
    }
    if (row == 2) {
        shape[7] = 255;
        colours[7] = INK(BLACK, papers[kind]);
    }
    screen2_load_shape(number, shape, colours);
}

static void load_digit(u8 number, u8 digit, u8 colour)
{
    char sign = (char)('0' + digit);
    if (digit_width() == 2)
        screen2_load_double((u8)(number + 4 * digit), sign, colour);
    else
        screen2_load_tall((u8)(number + 2 * digit), sign, colour);
}

static void load_kind(u8 kind)
{
    u8 first = (u8)(PICTURES + kind * KIND_SHAPES);
    u8 i;
    for (i = 0; i < BEVELS; i++)
        load_bevel((u8)(first + i), kind, (u8)(i / 3), (u8)(i % 3));
    for (i = 0; i < DIGITS; i++)
        load_digit((u8)(first + BEVELS), i, INK(WHITE, papers[kind]));
}

static void load(void)
{
    load_kind(0);
    load_kind(1);
}

static void load_icon(u8 first)
{
    u8 i;
    for (i = 0; i < 4; i++)
        load_bevel((u8)(first + i), 0, (u8)(i / 2 * 2), (u8)(i % 2 * 2));
}

static void ground(void)
{
    board_put_keys();
}

static void place(const Piece *piece, SignBox *box)
{
    u8 side = block_side();
    box->column = (u8)(piece->x * side);
    box->row = (u8)(TOP + piece->y * side);
    box->width = side;
    box->height = side;
}

/* 0 for the first, 1 for those in between, 2 for the last. */
static u8 third_of(u8 at, u8 size)
{
    return (u8)(at == 0 ? 0 : at + 1 == size ? 2 : 1);
}

static void paint_block(const SignBox *box, u8 first)
{
    u8 x, y;
    for (y = 0; y < box->height; y++)
        for (x = 0; x < box->width; x++)
            screen2_put_sign((u8)(box->column + x), (u8)(box->row + y),
                             (u8)(first + 3 * third_of(y, box->height) +
                                  third_of(x, box->width)));
}

static void paint_number(const SignBox *box, u8 number, u8 first)
{
    SignBox digit;
    u8 count = (u8)(number > 9 ? 2 : 1);
    u8 size;
    digit.width = digit_width();
    digit.height = 2;
    size = (u8)(digit.width * 2);
    digit.column =
        (u8)(box->column + (box->width - count * digit.width + 1) / 2);
    digit.row = (u8)(box->row + (box->height - digit.height + 1) / 2);
    if (count == 2) {
        screen2_put_picture(&digit, (u8)(first + number / 10 * size));
        digit.column = (u8)(digit.column + digit.width);
    }
    screen2_put_picture(&digit, (u8)(first + number % 10 * size));
}

static void paint(const Piece *piece, const SignBox *box)
{
    u8 first = PICTURES;
    if (piece->kind != BLOCK)
        return;
    if (piece->marks & IS_HOME)
        first = PICTURES + KIND_SHAPES;
    paint_block(box, first);
    paint_number(box, piece->value, (u8)(first + BEVELS));
}

static u8 may_point(const Piece *piece)
{
    return piece->marks & CAN_MOVE;
}

const View sliding_view = {
    "SLIDING", "STEPS",   N_("Choose a number to move: "),
    variants,  help,      BLACK,
    WHITE,     YELLOW,    load,
    load_icon, ground,    place,
    paint,     may_point, N_("Game finished in # moves.")};
