/* SPDX-License-Identifier: MIT */
/* Mahjong solitaire: pairs of free tiles, taken from a heap in layers. Places
   are counted in half tiles: a tile at x, y covers x, x + 1 and y, y + 1. */
#ifndef MAHJONG_H
#define MAHJONG_H

#include "rules/core/game.h"

enum {
    MAHJONG_TILES = 254,
    MAHJONG_FAR = 253, /* the last row, column and layer a tile can have */
    MAHJONG_KINDS = 36,
    MAHJONG_SAME = 8, /* no more tiles of one kind */
    MAHJONG_FACES = 44,
    MAHJONG_LINKS = 8,
    MAHJONG_SHUFFLES = 99
};

/* The move that deals the tiles that are left again. A pair of tiles i < j
   is the move i | j << 8. */
#define MAHJONG_SHUFFLE 0xFFFFU

typedef enum TileSet { SET_FOURS, SET_FLOWERS } TileSet;
typedef enum TileDealer { DEAL_WINNABLE, DEAL_ANYHOW } TileDealer;

typedef struct TilePlace {
    u8 z, y, x;
} TilePlace;

/* Where the tiles lie, in order of layer, row and column: the number of a
   tile is its place in this order. */
typedef struct Layout {
    u8 count;
    TilePlace place[MAHJONG_TILES];
} Layout;

/* A compiler that pads small structs is refused here. */
typedef char check_layout[sizeof(Layout) == 1 + 3 * MAHJONG_TILES ? 1 : -1];

/* A position. A face is 1 to MAHJONG_FACES, 0 when the tile is gone. */
typedef struct Mahjong {
    Layout layout;
    u8 left;
    u8 set, dealer; /* the variant */
    u8 shuffles;
    u8 rng[RNG_SIZE];
    u8 face[MAHJONG_TILES];
    u8 open[MAHJONG_TILES]; /* as TileOpen below */
} Mahjong;

/* What touches a tile, counted in the bits of one byte. */
enum TileOpen {
    TILE_AT_LEFT = 1,  /* 0 to 2 of them */
    TILE_AT_RIGHT = 4, /* 0 to 2 */
    TILE_ABOVE = 16,   /* 0 to 4 */
    LEFT_TILES = 3,
    RIGHT_TILES = 12,
    TILE_GONE = 255
};

extern const Game mahjong;

/* invariant.c: what deals, boards and moves keep true of a position */
u8 mahjong_is_sound(const Mahjong *game);

/* tiles.c: faces, which tiles are free, taking one away */
const char *
mahjong_face_name(u8 face);      /* two signs; "--" for a tile that is gone */
u8 mahjong_face_group(u8 face);  /* faces of one group match: 1 to 36 */
u8 mahjong_openness_of(u8 open); /* 1 to 5 as in mahjong_openness */
/* 1 open left and right, 2 open on one side, 3 to 5 not free: one more for
   each side that is closed, two more when covered; 9 when it is gone. */
u8 mahjong_openness(const Mahjong *game, u8 tile);
u8 mahjong_is_free(const Mahjong *game, u8 tile);
/* FINE, or why this tile or this pair can't be taken */
u8 mahjong_check_tile(const Mahjong *game, u8 tile);
u8 mahjong_check_pair(const Mahjong *game, u8 first, u8 second);
u8 mahjong_tile_group(const Mahjong *game, u8 tile); /* 0 when it is gone */
/* Updates "open" of the tiles it touched, so that nobody has to search for
   tiles that are free. */
void mahjong_remove_tile(Mahjong *game, u8 tile, Trace *trace);

/* turtle.c */
void mahjong_build_turtle(Layout *layout);

/* layout.c: adding tiles, and what holds them up */
/* Inserts a tile where it belongs in the order, and tells its number. */
u8 mahjong_add_tile(Layout *layout, u32 x, u32 y, u32 z, u8 *tile);
void mahjong_insert_byte(u8 *bytes, u8 count, u8 at, u8 value);
/* A tile above the lowest layer that neither lies on another one nor touches
   one that does, not even by way of others; or NO_SPOT. */
u8 mahjong_floating_tile(const Layout *layout);
/* Moves the layout so that its first layer, row and column are number 0. */
u8 mahjong_settle_layout(Layout *layout);

/* neighbours.c: which tiles touch which */
enum { LINK_HINT = 6, MOST_NEAR = 5 };
/* What each link of a tile counts in "open" of its neighbour. */
extern const u8 mahjong_link_weight[MAHJONG_LINKS];
/* The neighbours whose "open" falls when this tile is taken away, each in the
   slot of its link, NO_SPOT where there is none. Tiles without a face are gone
   already. The hint speeds up asking for tile after tile in their order; it
   starts as zeros, which are right for any tile. */
void mahjong_find_links(const Layout *layout, const u8 *face, u8 tile,
                        u8 *hint, u8 *links);
/* The first tile from "low" on that is not before this place. */
u8 mahjong_seek_place(const Layout *layout, u8 low, const TilePlace *place);
/* The tiles of a layer, MOST_NEAR at most, that are a row and "reach" columns
   away from a place, or less; a hint for each of the three rows. */
u8 mahjong_collect_tiles(const Layout *layout, const TilePlace *centre,
                         u8 reach, u8 *hint, u8 *found);
/* Fills "open" of every tile; table is NULL or for the links of all. */
void mahjong_weigh_tiles(const Layout *layout, const u8 *face, u8 *open,
                         u8 (*table)[MAHJONG_LINKS]);

/* deal.c */
u8 mahjong_deal_layout(void *position, const Layout *layout, const u8 *variant,
                       const u8 *seed);
u8 mahjong_check_reshuffle(const Mahjong *game); /* FINE or why not */
u8 mahjong_reshuffle(Mahjong *game, Trace *trace);

/* text.c: variants, moves and boards as text. A board is lines of

       set flowers             unless the set is "fours"
       shuffles 2              if there were any
       0 12 1 5b               row, column, level, face

   where # starts a comment and the face -- is a tile that is gone. The first
   three are as in the layouts of xmahjongg. */
u8 mahjong_read_variant(u8 *variant, Reader *reader, Fault *fault);
void mahjong_write_variant(const u8 *variant, Writer *writer);
u8 mahjong_read_move(const void *position, Reader *reader, u16 *move,
                     Fault *fault);
void mahjong_write_move(const void *position, u16 move, Writer *writer);
u8 mahjong_take_face(Reader *reader); /* 0 when there is none */
void mahjong_write_board(const void *position, Writer *writer);

/* board.c: boards read, and the lines they share with layouts */
u8 mahjong_parse_board(Mahjong *game, Reader *reader, Fault *fault);
u8 mahjong_take_place(Reader *reader, u32 *place, Fault *fault); /* y, x, z */
/* Skips blanks, a comment and the line's end; 0 when something else is there.
 */
u8 mahjong_end_line(Reader *reader);
void mahjong_skip_comments(Reader *reader); /* and empty lines */

enum MahjongReason {
    NO_TILE = FIRST_REASON,
    TILE_COVERED,
    TILE_SHUT_IN,
    SAME_TILE,
    TILES_DIFFER,
    BAD_TILE_NAME,
    FACE_TOO_OFTEN,
    FACE_NOT_TWICE,
    PAIR_IS_FREE,
    SHUFFLE_FAILS,
    NO_MORE_SHUFFLES,
    DEAL_FAILS,
    BAD_TILE_LINE,
    BAD_FACE,
    TILE_TOO_FAR,
    TILES_OVERLAP,
    TOO_MANY_TILES,
    ODD_TILES,
    NO_TILES,
    ODD_KIND,
    KIND_TOO_OFTEN,
    NOT_A_LAYOUT,
    LAYOUT_VERSION,
    LAYOUT_SIZE,
    LAYOUT_LINE,
    TILE_CUT_OFF,
    BAD_MAP,
    TILE_FLOATS
};

#endif
