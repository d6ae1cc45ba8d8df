/* SPDX-License-Identifier: MIT */
/* The view for games without their own. It draws each piece as a square with
   its value, coloured by the value. */
#include "art.h"
#include "game_view.h"

/* A square is two by two characters, or one character on a larger board. */
enum { LEFT = 2, TOP = 2, PANEL = 22, BUTTON_ROW = 3, DIGITS = 10 };
enum { HOLLOW = PICTURES + 4 * DIGITS };

static const char *const variants[] = {"", NULL};

static const char *const help[] = {N_("Point at a piece or a place"),
                                   N_("and press space. Some games"),
                                   N_("move at once; in others you"),
                                   N_("then point at where it goes."),
                                   "",
                                   N_("Or type a move."),
                                   "",
                                   N_("The game explains why a move"),
                                   N_("is not allowed."),
                                   NULL};

static const char button[] = "[OK]";

static const u8 papers[DIGITS] = {GREY,      DARK_RED, DARK_BLUE, DARK_GREEN,
                                  MAGENTA,   RED,      BLUE,      DARK_YELLOW,
                                  LIGHT_RED, GREEN};

static u8 is_button(const Piece *piece)
{
    return (u8)(piece->kind == BUTTON || piece->spot == TABLE_SPOT);
}

static u8 square(void)
{
    return (u8)(LEFT + 2 * board_width() <= PANEL &&
                        TOP + 2 * board_height() < LAST_ROW
                    ? 2
                    : 1);
}

static void load_icon(u8 first)
{
    screen2_load_double(first, '*', INK(WHITE, DARK_BLUE));
}

static void load(void)
{
    u8 i;
    for (i = 0; i < DIGITS; i++)
        screen2_load_double((u8)(PICTURES + 4 * i), (char)('0' + i),
                            INK(WHITE, papers[i]));
    screen2_load_shapes(HOLLOW, hollow_shapes, 4, INK(GREY, BLACK));
}

static void ground(void)
{
    board_put_keys();
}

static void place(const Piece *piece, SignBox *box)
{
    box->width = box->height = square();
    box->column = (u8)(LEFT + box->width * piece->x);
    box->row = (u8)(TOP + box->height * piece->y);
    if (is_button(piece)) {
        box->column = PANEL;
        box->row = BUTTON_ROW;
        box->width = sizeof button - 1;
        box->height = 1;
    }
}

/* A larger value is written as two digits in the space of one. */
static void paint_value(const SignBox *box, u8 value)
{
    if (box->width == 2 && value < 10)
        screen2_put_picture(box, (u8)(PICTURES + 4 * value));
    else if (box->width == 2)
        screen2_put_sign(box->column, box->row, (u8)('0' + value / 10 % 10));
    if (box->width == 1 || value >= 10)
        screen2_put_sign((u8)(box->column + box->width - 1), box->row,
                         (u8)('0' + value % 10));
}

static void paint(const Piece *piece, const SignBox *box)
{
    if (box->column + box->width > COLUMNS ||
        box->row + box->height > LAST_ROW)
        return;
    if (is_button(piece))
        screen2_put_words(box->column, box->row, button);
    else if (piece->kind != PLACE)
        paint_value(box, piece->value);
    else if (box->width == 2)
        screen2_put_picture(box, HOLLOW);
    else
        screen2_put_sign(box->column, box->row, '.');
}

static u8 may_point(const Piece *piece)
{
    return piece->spot != NO_SPOT;
}

const View plain_view = {
    NULL,   "SCORE", N_("Your move: "), variants, help,  BLACK, WHITE,
    YELLOW, load,    load_icon,         ground,   place, paint, may_point};
