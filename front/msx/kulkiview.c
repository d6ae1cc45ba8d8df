/* SPDX-License-Identifier: MIT */
/* Kulki. Balls are two by two characters and carry numbers for screens without
   colours. */
#include "art.h"
#include "game_view.h"

enum { LEFT = 2, TOP = 2, PANEL = 22, NEXT_ROW = 21, PASS_ROW = 3, BALLS = 9 };
enum { HOLLOW = PICTURES + 4 * BALLS, BEADS = HOLLOW + 4 };
enum { SIDE = 16, DIGIT_ROWS = 5, DIGIT_TOP = 5 };

static const char *const variants[] = {"kulki", "lines98", "klines",
                                       "web5",  "small",   NULL};

static const char *const help[] = {N_("Five balls of one colour in a"),
                                   N_("row, column or diagonal vanish:"),
                                   N_("5 points, plus 2 for each ball"),
                                   N_("above five."),
                                   "",
                                   N_("A ball needs a clear path. If"),
                                   N_("a move clears nothing, three"),
                                   N_("more balls drop. The game ends"),
                                   N_("when the board is full."),
                                   "",
                                   N_("Pick up a ball, then its new"),
                                   N_("place. Or type both: d4 c2"),
                                   NULL};

/* The button in variants that allow a pass. */
static const char pass[] = N_("[PASS]");

/* The colours of a ball's upper, middle and lower rows, lit from above. */
static const u8 inks[BALLS][3] = {{LIGHT_RED, RED, DARK_RED},
                                  {LIGHT_GREEN, GREEN, DARK_GREEN},
                                  {BLUE, BLUE, DARK_BLUE},
                                  {YELLOW, DARK_YELLOW, DARK_YELLOW},
                                  {MAGENTA, MAGENTA, MAGENTA},
                                  {WHITE, CYAN, CYAN},
                                  {WHITE, WHITE, GREY},
                                  {GREY, GREY, GREY},
                                  {DARK_YELLOW, DARK_RED, DARK_RED}};

static void colour_rows(const u8 *ink, u8 *colours)
{
    u8 row, shade;
    for (row = 0; row < SIDE; row++) {
        shade = (u8)(row < 5 ? 0 : row < 11 ? 1 : 2);
        colours[row] = INK(ink[shade], BLACK);
    }
}

/* Cuts the number out of the middle of a ball, across its four characters. */
static void cut_number(u8 *shape, u8 ball)
{
    const u8 *digit = small_digits + 8 * ball;
    u8 i, at;
    for (i = 0; i < DIGIT_ROWS; i++) {
        at = (u8)(DIGIT_TOP + i);
        at = (u8)(at < 8 ? at : at + 8);
        shape[at] &= (u8) ~(digit[i] >> 6);
        shape[at + 8] &= (u8) ~(digit[i] << 2);
    }
}

static void load_ball(u8 first, u8 ball)
{
    u8 shape[32];
    u8 colours[SIDE];
    u8 i;
    bytes_copy(shape, ball_shapes, sizeof shape);
    cut_number(shape, ball);
    colour_rows(inks[ball], colours);
    for (i = 0; i < 4; i++)
        screen2_load_shape((u8)(first + i), shape + 8 * i,
                           colours + i / 2 * 8);
}

static void load_icon(u8 first)
{
    load_ball(first, 0);
}

static u8 colour_of_ball(u8 ball)
{
    return inks[ball - 1][1];
}

/* Loads a ball that is about to drop, with its number. */
static void load_bead(u8 ball)
{
    u8 shape[8];
    u8 i;
    bytes_copy(shape, bead_shape, sizeof shape);
    for (i = 0; i < DIGIT_ROWS; i++)
        shape[i + 1] &= (u8) ~(small_digits[8 * ball + i] >> 2);
    screen2_load_shapes((u8)(BEADS + ball), shape, 1,
                        INK(inks[ball][1], BLACK));
}

static void load(void)
{
    u8 ball;
    for (ball = 0; ball < BALLS; ball++) {
        load_ball((u8)(PICTURES + 4 * ball), ball);
        load_bead(ball);
    }
    screen2_load_shapes(HOLLOW, hollow_shapes, 4, INK(GREY, BLACK));
}

static void ground(void)
{
    u8 width = board_width();
    u8 height = board_height();
    u8 i;
    for (i = 0; i < width; i++)
        screen2_put_sign((u8)(LEFT + 2 * i), TOP - 1, (u8)('A' + i));
    for (i = 0; i < height; i++)
        screen2_put_sign(LEFT - 1, (u8)(TOP + 2 * i), (u8)('1' + i));
    board_put_keys();
}

static void place(const Piece *piece, SignBox *box)
{
    box->column = (u8)(LEFT + 2 * piece->x);
    box->row = (u8)(TOP + 2 * piece->y);
    box->width = 2;
    box->height = 2;
    if (piece->kind == BUTTON) {
        box->column = PANEL;
        box->row = PASS_ROW;
        box->width = sizeof pass - 1;
        box->height = 1;
    }
    if (piece->spot == NO_SPOT) {
        box->column = (u8)(PANEL + 2 * (piece->x - board_width() - 1));
        box->row = NEXT_ROW;
    }
}

static void paint(const Piece *piece, const SignBox *box)
{
    u8 bead = (u8)(BEADS + piece->value - 1);
    if (piece->kind == BUTTON) {
        screen2_put_words(box->column, box->row, pass);
        return;
    }
    if (piece->kind == BALL) {
        screen2_put_picture(box, (u8)(PICTURES + 4 * (piece->value - 1)));
        return;
    }
    if (piece->spot != NO_SPOT)
        screen2_put_picture(box, HOLLOW);
    if (piece->kind == NEXT_BALL)
        screen2_put_sign(box->column, box->row, bead);
}

static u8 may_point(const Piece *piece)
{
    return piece->spot != NO_SPOT;
}

const View kulki_view = {"KULKI",
                         "POINTS",
                         N_("Enter command: "),
                         variants,
                         help,
                         BLACK,
                         WHITE,
                         YELLOW,
                         load,
                         load_icon,
                         ground,
                         place,
                         paint,
                         may_point,
                         NULL,
                         NULL,
                         N_("Undoing..."),
                         N_("Kulki's hints need a larger machine"),
                         colour_of_ball};
