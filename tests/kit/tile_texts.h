/* SPDX-License-Identifier: MIT */
/* Mahjong tiles for tests: reads and writes boards and layouts as text, and
   counts freeness a second time, tile by tile. */
#ifndef TILE_TEXTS_H
#define TILE_TEXTS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "rules/mahjong/mahjong.h"

enum { LAYOUT_ROOM = 1 << 20, MOST_LIST = 1024 };

/* An expected refusal: its words, its line, and the text from the place of the
   fault on ("" at the end). */
typedef struct Refusal {
    const char *text;
    u8 reason;
    u32 line;
    const char *rest;
} Refusal;

void assert_refusal(const Refusal *expected, const char *text,
                    const Fault *fault);
/* Asserts the words of a reason that has no place. */
void assert_words(u8 reason, const char *words);

void read_tiles(Mahjong *game, const char *text);
u8 try_tiles(Mahjong *game, const char *text, u32 length, Fault *fault);
void deal_tiles(Mahjong *game, const char *variant, u32 number);
u8 deal_on(Mahjong *game, const Layout *layout, const char *variant,
           u32 number);
void get_layout(Layout *layout, const char *text);
u8 try_layout(Layout *layout, const char *text, u32 length, Fault *fault);
void get_own_layout(Layout *layout, const char *name);
extern const char *const own_layouts[];
/* A file of the sources as text, to be freed. */
char *read_whole(const char *path);

/* Whether a tile exists and lies next to, or on, another. */
u8 is_there(const Mahjong *game, u8 tile);
u8 lies_on(const TilePlace *upper, const TilePlace *lower);
u8 lies_left_of(const TilePlace *left, const TilePlace *right);
/* The openness of a tile, found by looking at every other tile. */
u8 count_openness(const Mahjong *game, u8 tile);
/* As the rules know it; 9 if the tile is gone. */
u8 openness_now(const Mahjong *game, u8 tile);
void assert_openness(const Mahjong *game);
void assert_sound_tiles(const Layout *layout);
/* The space in which tiles are placed at random, some with gaps below them. */
typedef struct Room {
    u8 width, height, depth;
} Room;
extern const Room wide_room, narrow_room;
void scatter_tiles(Layout *layout, const Room *room, u8 count, u8 *rng);
/* A tower beside as many single tiles. To win, each turn has to take a tile of
   the tower, which random play seldom does. */
void build_tower(Layout *layout, u8 height);

/* Removes random pairs; returns 1 if no tile is left. */
u8 play_tiles_by_chance(Mahjong *game, u8 *rng);
void seed_chance(u8 *rng, u32 number);
/* Plays at random and starts again when stuck, at most "tries" times. A win
   proves that the start is winnable. */
u8 wins_by_chance(const Mahjong *start, u32 tries);
/* Counts the tiles with each face; face 0 stands for those that are gone. */
void count_faces(const Mahjong *game, u8 *count);

/* Writes a layout in one of the formats. */
typedef u32 (*LayoutText)(const Layout *layout, char *text);
u32 put_kmahjongg(const Layout *layout, char *text); /* version 1.1 */
u32 put_places(const Layout *layout, char *text);
u32 put_kyodai(const Layout *layout, char *text);
u32 put_map(const Layout *layout, char *text);
u32 put_board(const Layout *layout, char *text);

#endif
