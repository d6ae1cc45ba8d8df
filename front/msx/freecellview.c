/* SPDX-License-Identifier: MIT */
/* FreeCell. A card is three characters wide, and the last card of a column is
   three characters high. */
#include "art.h"
#include "bios.h"
#include "game_view.h"

enum { STEP = 4, CARD_WIDTH = 3, CARD_HEIGHT = 3 };
enum { CELL_ROW = 1, NAME_ROW = 4, TOP = 5, HOME_COLUMN = 16 };
enum { COLUMN_SIZE = 20, CELLS_FROM = 160 }; /* of spots */

enum {
    KINGS = 13,
    BLACK_RANKS = PICTURES,
    RED_RANKS = BLACK_RANKS + KINGS,
    SUITS = RED_RANKS + KINGS,
    BLANK = SUITS + 4,
    BODY,
    LOW_EDGE,
    SLOT,
    PALE_SUITS = SLOT + 9
};

static const char *const variants[] = {"4cells", "3cells", "2cells", "1cells",
                                       NULL};

static const char *const help[] = {N_("Bring all cards home, each suit"),
                                   N_("from ace to king. A cell holds"),
                                   N_("one card. Build columns down in"),
                                   N_("alternating colours; any card"),
                                   N_("can go to an empty column. Runs"),
                                   N_("move together as far as there"),
                                   N_("are free cells."),
                                   "",
                                   N_("Pick up a card, then its place."),
                                   N_("Or type from and to: 1-8 are"),
                                   N_("columns, a-d cells, h is home:"),
                                   "26  7a  4h  a3",
                                   N_("The seed is the deal number."),
                                   NULL};

static const char ranks[] = "A23456789TJQK";

static u8 is_red(u8 card)
{
    return (u8)((card + 1) >> 1 & 1);
}

/* A thin line separates each card from the card below it. */
static void load_sign(u8 number, const u8 *from, u8 shift, u8 ink)
{
    u8 shape[8];
    u8 colours[8];
    u8 i;
    bytes_fill(colours, INK(ink, WHITE), 8);
    for (i = 1; i < 8; i++)
        shape[i] = (u8)(from[i - 1] >> shift);
    shape[0] = 255;
    colours[0] = INK(GREY, WHITE);
    screen2_load_shape(number, shape, colours);
}

static void load_ranks(u8 first, u8 ink)
{
    const u8 *shape;
    u8 i;
    for (i = 0; i < KINGS; i++) {
        shape = ranks[i] == 'T' ? ten_shape : font_shape((u8)ranks[i]);
        load_sign((u8)(first + i), shape, 1, ink);
    }
}

static void load(void)
{
    static const u8 none[8] = {0};
    static const u8 low[8] = {255, 255, 255, 255, 255, 255, 255, 0};
    u8 i;
    load_ranks(BLACK_RANKS, BLACK);
    load_ranks(RED_RANKS, RED);
    for (i = 0; i < 4; i++) {
        load_sign((u8)(SUITS + i), suit_shapes + 8 * i, 0,
                  is_red(i) ? RED : BLACK);
        screen2_load_shapes((u8)(PALE_SUITS + i), suit_shapes + 8 * i, 1,
                            INK(GREEN, CLEAR));
    }
    load_sign(BLANK, none, 0, BLACK);
    screen2_load_shapes(BODY, none, 1, INK(BLACK, WHITE));
    screen2_load_shapes(LOW_EDGE, low, 1, INK(WHITE, CLEAR));
    screen2_load_shapes(SLOT, slot_shapes, 9, INK(GREEN, CLEAR));
}

/* The ace of spades. */
static void load_icon(u8 first)
{
    static const u8 none[8] = {0};
    load_sign(first, font_shape('A'), 1, BLACK);
    load_sign((u8)(first + 1), suit_shapes + 8 * 3, 0, BLACK);
    screen2_load_shapes((u8)(first + 2), none, 1, INK(BLACK, WHITE));
    screen2_load_shapes((u8)(first + 3), none, 1, INK(BLACK, WHITE));
}

static void ground(void)
{
    u8 i;
    for (i = 0; i < 8; i++)
        screen2_put_sign((u8)(STEP * i + 1), NAME_ROW, (u8)('1' + i));
}

/* The cards of the columns come first, so there is always another piece after
   them. */
static u8 is_last(const Piece *piece)
{
    return piece[1].spot / COLUMN_SIZE != piece->spot / COLUMN_SIZE;
}

static void place(const Piece *piece, SignBox *box)
{
    box->column = (u8)(STEP * piece->x);
    box->row = CELL_ROW;
    box->width = CARD_WIDTH;
    box->height = CARD_HEIGHT;
    if (piece->marks & IS_HOME)
        box->column = (u8)(box->column + HOME_COLUMN);
    if (piece->spot >= CELLS_FROM)
        return;
    box->row = (u8)(TOP + piece->y);
    if (!is_last(piece))
        box->height = 1;
    else if (box->row + CARD_HEIGHT > LAST_ROW)
        box->height = (u8)(box->row < LAST_ROW ? LAST_ROW - box->row : 1);
}

static void paint_slot(const Piece *piece, const SignBox *box)
{
    u8 sign = ' ';
    screen2_put_picture(box, SLOT);
    if (piece->marks & IS_CELL)
        sign = (u8)('a' + piece->x);
    if (piece->marks & IS_HOME)
        sign = (u8)(PALE_SUITS + piece->x);
    screen2_put_sign((u8)(box->column + 1), (u8)(box->row + 1), sign);
}

static void paint_body(const SignBox *box)
{
    SignBox below;
    bytes_copy(&below, box, sizeof below);
    below.row++;
    below.height = (u8)(box->height - 1);
    screen2_fill_box(&below, BODY);
    below.row = (u8)(box->row + box->height - 1);
    below.height = 1;
    screen2_fill_box(&below, LOW_EDGE);
}

static void paint(const Piece *piece, const SignBox *box)
{
    u8 card = piece->value;
    u8 rank = (u8)((card >> 2) - 1);
    if (piece->kind == PLACE) {
        paint_slot(piece, box);
        return;
    }
    screen2_put_sign(box->column, box->row,
                     (u8)((is_red(card) ? RED_RANKS : BLACK_RANKS) + rank));
    screen2_put_sign((u8)(box->column + 1), box->row,
                     (u8)(SUITS + (card & 3)));
    screen2_put_sign((u8)(box->column + 2), box->row, BLANK);
    if (box->height > 1)
        paint_body(box);
}

static u8 may_point(const Piece *piece)
{
    return piece->kind == PLACE || (piece->marks & (CAN_MOVE | IS_HOME)) ||
           is_last(piece);
}

const View freecell_view = {"FREECELL", "HOME",   N_("Your move: "),
                            variants,   help,     DARK_GREEN,
                            RED,        YELLOW,   load,
                            load_icon,  ground,   place,
                            paint,      may_point};
