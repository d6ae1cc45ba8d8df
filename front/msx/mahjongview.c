/* SPDX-License-Identifier: MIT */
/* Mahjong. Tiles are two by two characters, so a half tile is one character.
   Free tiles are white, others grey. A number shows the layer, from the second
   up. */
#include "art.h"
#include "bios.h"
#include "game_view.h"

enum { LEFT = 1, TOP = 3, LETTERS = 26, LAYERS = 5 };

/* The left part of a face is its emblem and the right part its rank. */
enum { EMBLEMS = 9, RANKS = 23 };
/* The pictures of a set: emblems, then ranks, then layers. */
enum {
    RANK_SHAPES = 2 * EMBLEMS,
    LAYER_SHAPES = RANK_SHAPES + RANKS,
    SET_SHAPES = LAYER_SHAPES + LAYERS
};
enum { SHADE_ROW = 6, EDGE_ROW = 7 };

static const char *const variants[] = {"turtle", "turtle:flowers",
                                       "turtle:random", NULL};

static const char *const help[] = {N_("Remove matching pairs until the"),
                                   N_("board is empty. White tiles are"),
                                   N_("free: nothing lies on them, and"),
                                   N_("their left or right side is"),
                                   N_("open."),
                                   N_("A small number is the layer."),
                                   "",
                                   N_("Pick one, then the other. Or"),
                                   N_("type both places: c1 y1, or"),
                                   N_("the face when two are free:"),
                                   N_("5b  (b bamboo, c chars, d dots,"),
                                   N_("WE WS WW WN DR DG DW FL SE)"),
                                   "",
                                   N_("No pairs left: type shuffle"),
                                   NULL};

static const char ranks[] = "123456789ESWNRGFPOCBUAI";

typedef struct Emblem {
    const u8 *shapes;
    u8 ink;
} Emblem;

static const Emblem emblems[EMBLEMS] = {
    {bamboo_shapes, DARK_GREEN}, {crack_shapes, DARK_RED},
    {dot_shapes, DARK_BLUE},     {wind_shapes, BLACK},
    {dragon_shapes, RED},        {dragon_shapes, DARK_GREEN},
    {dragon_shapes, BLUE},       {flower_shapes, MAGENTA},
    {sun_shapes, DARK_RED}};

/* The faces after the three suits: their emblems and ranks. */
static const u8 honours[][2] = {{3, 9},  {3, 10}, {3, 11}, {3, 12}, {4, 13},
                                {5, 14}, {6, 11}, {7, 15}, {8, 10}, {7, 16},
                                {7, 17}, {7, 18}, {7, 19}, {8, 16}, {8, 20},
                                {8, 21}, {8, 22}};
enum { FIRST_HONOUR = 28 };

/* Each tile has a dark outline and a thick lower edge. */
static void load_lower(u8 number, u8 *shape, u8 ink, u8 paper)
{
    u8 colours[8];
    bytes_fill(colours, INK(ink, paper), 8);
    shape[SHADE_ROW] = shape[EDGE_ROW] = 255;
    colours[SHADE_ROW] = INK(DARK_YELLOW, paper);
    colours[EDGE_ROW] = INK(BLACK, paper);
    screen2_load_shape(number, shape, colours);
}

static void load_upper(u8 number, u8 *shape, u8 ink, u8 paper)
{
    u8 colours[8];
    bytes_fill(colours, INK(ink, paper), 8);
    shape[0] = 255;
    colours[0] = INK(BLACK, paper);
    screen2_load_shape(number, shape, colours);
}

static void load_emblem(u8 upper, u8 lower, const Emblem *emblem, u8 paper)
{
    u8 shape[16];
    bytes_copy(shape, emblem->shapes, sizeof shape);
    load_upper(upper, shape, emblem->ink, paper);
    load_lower(lower, shape + 8, emblem->ink, paper);
}

static void load_rank(u8 number, char rank, u8 paper)
{
    u8 shape[8];
    const u8 *from = font_shape((u8)rank);
    u8 i;
    shape[0] = 0;
    for (i = 1; i < 8; i++)
        shape[i] = (u8)(from[i - 1] >> 1 | 1);
    load_upper(number, shape, BLACK, paper);
}

static void load_layer(u8 number, u8 layer, u8 paper)
{
    u8 shape[8];
    u8 i;
    for (i = 0; i < 8; i++)
        shape[i] = (u8)((layer ? small_digits[8 * layer + i] >> 3 : 0) | 1);
    load_lower(number, shape, BLACK, paper);
}

static void load_set(u8 first, u8 paper)
{
    u8 i;
    for (i = 0; i < EMBLEMS; i++)
        load_emblem((u8)(first + 2 * i), (u8)(first + 2 * i + 1), &emblems[i],
                    paper);
    for (i = 0; i < RANKS; i++)
        load_rank((u8)(first + RANK_SHAPES + i), ranks[i], paper);
    for (i = 0; i < LAYERS; i++)
        load_layer((u8)(first + LAYER_SHAPES + i), i, paper);
}

static void load(void)
{
    load_set(PICTURES, WHITE);
    load_set(PICTURES + SET_SHAPES, GREY);
}

/* The five of bamboo. */
static void load_icon(u8 first)
{
    load_emblem(first, (u8)(first + 2), &emblems[0], WHITE);
    load_rank((u8)(first + 1), '5', WHITE);
    load_layer((u8)(first + 3), 0, WHITE);
}

/* Columns are named a to z, then aa and so on. */
static void ground(void)
{
    u8 i;
    for (i = 0; i < 30; i++) {
        screen2_put_sign((u8)(LEFT + i), TOP - 2,
                         (u8)(i < LETTERS ? ' ' : 'a'));
        screen2_put_sign((u8)(LEFT + i), TOP - 1, (u8)('a' + i % LETTERS));
    }
    for (i = 1; i <= 16; i++) {
        screen2_put_sign(0, (u8)(TOP - 1 + i), (u8)('0' + i % 10));
        screen2_put_sign(COLUMNS - 1, (u8)(TOP - 1 + i), (u8)('0' + i % 10));
    }
}

static void place(const Piece *piece, SignBox *box)
{
    box->column = (u8)(LEFT + piece->x);
    box->row = (u8)(TOP + piece->y);
    box->width = 2;
    box->height = 2;
    if (piece->spot == TABLE_SPOT) {
        box->column = COLUMNS - 9;
        box->row = LAST_ROW - 2;
        box->width = 9;
        box->height = 1;
    }
}

static void paint(const Piece *piece, const SignBox *box)
{
    u8 set = (u8)(piece->marks & IS_FREE ? PICTURES : PICTURES + SET_SHAPES);
    u8 face = piece->value;
    u8 emblem = (u8)((face - 1) / 9);
    u8 rank = (u8)((face - 1) % 9);
    u8 right = (u8)(box->column + 1);
    u8 below = (u8)(box->row + 1);
    if (piece->kind == BUTTON) {
        screen2_put_words(box->column, box->row, "[SHUFFLE]");
        return;
    }
    if (face >= FIRST_HONOUR) {
        emblem = honours[face - FIRST_HONOUR][0];
        rank = honours[face - FIRST_HONOUR][1];
    }
    screen2_put_sign(box->column, box->row, (u8)(set + 2 * emblem));
    screen2_put_sign(box->column, below, (u8)(set + 2 * emblem + 1));
    screen2_put_sign(right, box->row, (u8)(set + RANK_SHAPES + rank));
    screen2_put_sign(right, below, (u8)(set + LAYER_SHAPES + piece->z));
}

static u8 may_point(const Piece *piece)
{
    return piece->kind == BUTTON || (piece->marks & IS_FREE);
}

const View mahjong_view = {"MAHJONG",
                           "TILES",
                           N_("Two tiles: "),
                           variants,
                           help,
                           DARK_GREEN,
                           RED,
                           MAGENTA,
                           load,
                           load_icon,
                           ground,
                           place,
                           paint,
                           may_point,
                           NULL,
                           N_("No free pair: type shuffle, or BS undoes"),
                           NULL,
                           NULL,
                           NULL,
                           144};
