/* SPDX-License-Identifier: MIT */
/* Calls the functions of Mahjong for every position that satisfies
   mahjong_in_bounds. */
#include "any.h"

#include "rules/mahjong/mahjong.h"

static Mahjong game;
static Layout layout;
static Event events[MAHJONG_TILES];
static Piece pieces[MAHJONG_TILES + 1];
static u16 moves[MAHJONG_TILES];
static u8 variant[VARIANT_SIZE];
static u8 seed[SEED_SIZE];

static u8 any_tile(void)
{
    return any_byte(0, MAHJONG_TILES - 1);
}

static void any_place(TilePlace *place)
{
    place->z = any_byte(0, MAHJONG_FAR);
    place->y = any_byte(0, MAHJONG_FAR);
    place->x = any_byte(0, MAHJONG_FAR);
}

static void any_layout(Layout *any)
{
    int i;
    any->count = any_byte(0, MAHJONG_TILES);
    //@ loop unroll MAHJONG_TILES;
    for (i = 0; i < MAHJONG_TILES; i++)
        any_place(&any->place[i]);
}

static void any_position(void)
{
    int i;
    any_bytes(&game, sizeof game);
    any_layout(&game.layout);
    game.left = (u8)(2 * any_byte(0, MAHJONG_TILES / 2));
    game.shuffles = any_byte(0, MAHJONG_SHUFFLES);
    //@ loop unroll MAHJONG_TILES;
    for (i = 0; i < MAHJONG_TILES; i++)
        game.face[i] = any_byte(0, MAHJONG_FACES);
}

static void any_start(void)
{
    any_bytes(variant, sizeof variant);
    any_bytes(seed, sizeof seed);
}

void moves_made(void)
{
    Trace trace = {events, any_word(0, MAHJONG_TILES), 0};
    any_position();
    mahjong.apply(&game, any_word(0, 65535), &trace);
    //@ assert mahjong_in_bounds(&game);
}

void moves_listed(void)
{
    u16 move;
    any_position();
    mahjong.list(&game, moves, any_word(0, MAHJONG_TILES));
    mahjong.look(&game, pieces, any_word(0, MAHJONG_TILES + 1));
    mahjong.touch(&game, any_byte(0, 255), any_byte(0, 255), &move);
    mahjong.status(&game);
    mahjong.score(&game);
    mahjong_is_sound(&game);
}

void moves_rated(void)
{
    any_position();
    mahjong.worth(&game, any_word(0, 65535));
}

#define PROVEN mahjong
#include "any_texts.h"

void boards_read(void)
{
    Reader reader;
    Fault fault;
    any_position();
    any_start();
    any_reader(&reader);
    mahjong.read_board(&game, variant, seed, &reader, &fault);
    //@ assert mahjong_in_bounds(&game);
}

void texts_written(void)
{
    Writer writer;
    any_position();
    any_start();
    any_writer(&writer);
    mahjong.write_board(&game, &writer);
    mahjong.write_variant(variant, &writer);
    mahjong.write_seed(seed, &writer);
}

/* Legal moves name two tiles, or are the reshuffle. */
void moves_written(void)
{
    Writer writer;
    u16 tile;
    any_position();
    any_writer(&writer);
    mahjong.write_move(&game, MAHJONG_SHUFFLE, &writer);
    //@ loop unroll MAHJONG_TILES;
    for (tile = 0; tile < MAHJONG_TILES; tile++) {
        any_writer(&writer);
        mahjong.write_move(&game, (u16)(tile + 256 * any_tile()), &writer);
    }
}

static void deal(u8 least, u8 most)
{
    any_start();
    variant[0] = any_byte(least, most);
    mahjong.deal(&game, variant, seed);
    //@ assert mahjong_in_bounds(&game);
}

/* The turtle with every set. */
void games_dealt(void)
{
    any_position();
    deal(MAHJONG_SET_FOURS, MAHJONG_SET_FOURS);
    deal(MAHJONG_SET_FLOWERS, MAHJONG_SET_FLOWERS);
    deal(MAHJONG_SET_FLOWERS + 1, 255);
}

static void deal_layout(u8 least, u8 most)
{
    any_start();
    variant[0] = any_byte(least, most);
    any_layout(&layout);
    layout.count = (u8)(2 * any_byte(0, MAHJONG_TILES / 2));
    mahjong_deal_layout(&game, &layout, variant, seed);
    //@ assert mahjong_in_bounds(&game);
}

void layouts_dealt(void)
{
    any_position();
    deal_layout(MAHJONG_SET_FOURS, MAHJONG_SET_FOURS);
    deal_layout(MAHJONG_SET_FLOWERS, MAHJONG_SET_FLOWERS);
    deal_layout(MAHJONG_SET_FLOWERS + 1, 255);
}

void tiles_linked(void)
{
    u8 hint[MAHJONG_LINK_HINT];
    u8 links[MAHJONG_LINKS];
    u8 open[MAHJONG_TILES];
    int i;
    any_position();
    //@ loop unroll MAHJONG_LINK_HINT;
    for (i = 0; i < MAHJONG_LINK_HINT; i++)
        hint[i] = any_byte(0, MAHJONG_TILES);
    mahjong_find_links(&game.layout, game.face, any_tile(), hint, links);
    //@ assert \initialized(&links[0 .. MAHJONG_LINKS - 1]);
    mahjong_weigh_tiles(&game.layout, game.face, open, NULL);
    //@ assert \initialized(&open[0 .. MAHJONG_TILES - 1]);
    mahjong_tile_group(&game, any_tile());
    mahjong_is_free(&game, any_tile());
    mahjong_face_name(any_byte(0, MAHJONG_FACES));
}

void layouts_made(void)
{
    TilePlace place;
    u8 hint[MAHJONG_LINK_HINT] = {0};
    u8 found[MAHJONG_MOST_NEAR];
    u8 tile;
    any_layout(&layout);
    any_place(&place);
    mahjong_seek_place(&layout, any_byte(0, MAHJONG_TILES), &place);
    mahjong_collect_tiles(&layout, &place, any_byte(1, 2), hint, found);
    mahjong_floating_tile(&layout);
    mahjong_add_tile(&layout, any_number(), any_number(), any_number(), &tile);
    //@ assert layout_in_bounds(&layout);
    mahjong_settle_layout(&layout);
}

/* The analyser must find this one: a face that no tile has. */
void face_unknown(void)
{
    Writer writer;
    any_position();
    any_writer(&writer);
    game.face[0] = MAHJONG_FACES + 1;
    mahjong.write_board(&game, &writer);
}
