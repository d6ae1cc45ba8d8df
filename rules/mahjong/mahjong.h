/* SPDX-License-Identifier: MIT */
/* The rules of Mahjong solitaire: remove pairs of free tiles from a pile with
   several layers. Coordinates count half tiles, so a tile at x, y covers x, x
   + 1 and y, y + 1. */
#ifndef MAHJONG_H
#define MAHJONG_H

#include "rules/core/game.h"

enum {
    MAHJONG_TILES = 254,
    MAHJONG_FAR = 253, /* the last row, column and layer of a tile */
    MAHJONG_KINDS = 36,
    MAHJONG_SAME = 8, /* largest number of tiles of one kind */
    MAHJONG_FACES = 44,
    MAHJONG_LINKS = 8,
    MAHJONG_SHUFFLES = 99
};

/* The move that deals the remaining tiles again. Removing a pair of tiles i <
   j is the move i | j << 8. */
#define MAHJONG_SHUFFLE 0xFFFFU

typedef enum TileSet { MAHJONG_SET_FOURS, MAHJONG_SET_FLOWERS } TileSet;
typedef enum TileDealer {
    MAHJONG_DEAL_WINNABLE,
    MAHJONG_DEAL_ANYHOW
} TileDealer;

typedef enum TileLayout {
    MAHJONG_LAYOUT_TURTLE,
    MAHJONG_LAYOUT_SURPRISE
} TileLayout;

/* The bytes of a variant. */
enum { MAHJONG_VARIANT_SET, MAHJONG_VARIANT_DEALER, MAHJONG_VARIANT_LAYOUT };

typedef struct TilePlace {
    u8 z, y, x;
} TilePlace;

/* The places of the tiles, in order of layer, row and column. A tile's number
   is its index in this order. */
typedef struct Layout {
    u8 count;
    TilePlace place[MAHJONG_TILES];
} Layout;

/* Compilation fails if the compiler pads small structs. */
STATIC_ASSERT(sizeof(Layout) == 1 + 3 * MAHJONG_TILES);

/* A position. A face is 1 to MAHJONG_FACES, or 0 if the tile is gone. */
typedef struct Mahjong {
    Layout layout;
    u8 left;
    u8 set, dealer; /* copied from the variant */
    u8 shuffles;
    u8 rng[RNG_SIZE];
    u8 face[MAHJONG_TILES];
    u8 open[MAHJONG_TILES]; /* counts of TileOpen */
} Mahjong;

/* What touches a tile, as three counters packed into one byte. */
enum TileOpen {
    MAHJONG_TILE_AT_LEFT = 1,  /* counts 0 to 2 tiles */
    MAHJONG_TILE_AT_RIGHT = 4, /* 0 to 2 */
    MAHJONG_TILE_ABOVE = 16,   /* 0 to 4 */
    MAHJONG_LEFT_TILES = 3,
    MAHJONG_RIGHT_TILES = 12,
    MAHJONG_TILE_GONE = 255
};

/* The bounds that keep every access inside its array. mahjong_is_sound checks
   more: that the tiles are in order, and that "left" counts their faces. */
/*@ predicate layout_in_bounds(Layout *layout) =
      0 <= layout->count <= MAHJONG_TILES &&
      \subset(layout->place[0 .. MAHJONG_TILES - 1].z, (0 .. MAHJONG_FAR)) &&
      \subset(layout->place[0 .. MAHJONG_TILES - 1].y, (0 .. MAHJONG_FAR)) &&
      \subset(layout->place[0 .. MAHJONG_TILES - 1].x, (0 .. MAHJONG_FAR));

    predicate mahjong_in_bounds(Mahjong *game) =
      layout_in_bounds(&game->layout) &&
      0 <= game->left <= MAHJONG_TILES && game->left % 2 == 0 &&
      0 <= game->shuffles <= MAHJONG_SHUFFLES &&
      \subset(game->face[0 .. MAHJONG_TILES - 1], (0 .. MAHJONG_FACES)); */

extern const Game mahjong;

/* invariant.c: properties that deals, boards and moves preserve */
u8 mahjong_is_sound(const Mahjong *game);

/* tiles.c: faces, free tiles, and removing a tile */
const char *
mahjong_face_name(u8 face);     /* two characters; "--" if it is gone */
u8 mahjong_face_group(u8 face); /* from 1 to 36; faces of one group match */
/* Returns 1 if a tile is open on both sides, 2 if on one side. 3 to 5 mean
   that it isn't free: 1 more for each closed side and 2 more if it is
   covered. */
u8 mahjong_openness_of(u8 open);
u8 mahjong_is_free(const Mahjong *game, u8 tile);
/* Return FINE, or the reason why this tile or pair can't be removed. */
u8 mahjong_check_tile(const Mahjong *game, u8 tile);
u8 mahjong_check_pair(const Mahjong *game, u8 first, u8 second);
u8 mahjong_tile_group(const Mahjong *game, u8 tile); /* 0 if it is gone */
/* Also updates "open" of the tiles that it touched, so that finding free tiles
   needs no search. */
void mahjong_remove_tile(Mahjong *game, u8 tile, Trace *trace);

/* turtle.c */
void mahjong_build_turtle(Layout *layout);

/* surprise.c */
u8 mahjong_build_surprise(Layout *layout, const u8 *seed);

/* layout.c: adding tiles and checking their support */
/* Inserts a tile in the right order and stores its number. */
u8 mahjong_add_tile(Layout *layout, u32 x, u32 y, u32 z, u8 *tile);
void mahjong_insert_byte(u8 *bytes, u8 count, u8 at, u8 value);
/* Returns a tile above the lowest layer without support: neither it nor any
   tile connected to it by touching lies on another tile. Returns NO_SPOT if
   there is none. */
u8 mahjong_floating_tile(const Layout *layout);
/* Shifts the layout so that its first layer, row and column have number 0. */
u8 mahjong_settle_layout(Layout *layout);

/* neighbours.c: which tiles touch which */
enum { MAHJONG_LINK_HINT = 6, MAHJONG_MOST_NEAR = 5 };
/* What each link of a tile adds to "open" of the neighbour. */
extern const u8 mahjong_link_weight[MAHJONG_LINKS];
/* Finds the neighbours whose "open" falls when this tile is removed. Each is
   in the slot of its link, or NO_SPOT. Tiles without a face are gone already.
   The hint speeds up calls for one tile after another; zeros are a correct
   hint for any tile. */
void mahjong_find_links(const Layout *layout, const u8 *face, u8 tile,
                        u8 *hint, u8 *links);
/* Returns the first tile from "low" on that isn't before this place. */
u8 mahjong_seek_place(const Layout *layout, u8 low, const TilePlace *place);
/* Collects at most MAHJONG_MOST_NEAR tiles of a layer that are within one row
   and "reach" columns of a place. There is a hint for each of the three rows.
 */
u8 mahjong_collect_tiles(const Layout *layout, const TilePlace *centre,
                         u8 reach, u8 *hint, u8 *found);
/* Fills in "open" of every tile. The table, if not NULL, gets the links of all
   tiles. */
void mahjong_weigh_tiles(const Layout *layout, const u8 *face, u8 *open,
                         u8 (*table)[MAHJONG_LINKS]);

/* deal.c */
u8 mahjong_deal_layout(void *position, const Layout *layout, const u8 *variant,
                       const u8 *seed);
u8 mahjong_check_reshuffle(const Mahjong *game); /* FINE, or the reason */
u8 mahjong_reshuffle(Mahjong *game, Trace *trace);

/* text.c: variants, moves and boards as text. A board consists of lines:

       set flowers             unless the set is "fours"
       shuffles 2              if there were any
       0 12 1 5b               row, column, level, face

   # starts a comment, and the face -- is a tile that is gone. The first three
   numbers are as in the layouts of xmahjongg. */
u8 mahjong_read_variant(u8 *variant, Reader *reader, Fault *fault);
void mahjong_write_variant(const u8 *variant, Writer *writer);
u8 mahjong_read_move(const void *position, Reader *reader, u16 *move,
                     Fault *fault);
void mahjong_write_move(const void *position, u16 move, Writer *writer);
u8 mahjong_take_face(Reader *reader); /* returns 0 if there is none */
void mahjong_write_board(const void *position, Writer *writer);

/* board.c: reading boards, and the parts of lines that layouts use too */
u8 mahjong_parse_board(Mahjong *game, Reader *reader, Fault *fault);
u8 mahjong_take_place(Reader *reader, u32 *place, Fault *fault); /* y, x, z */
/* Skips blanks, a comment and the end of the line; returns 0 if anything else
   is in the way. */
u8 mahjong_end_line(Reader *reader);
void mahjong_skip_comments(Reader *reader); /* and empty lines */

enum MahjongReason {
    MAHJONG_NO_TILE = FIRST_REASON,
    MAHJONG_TILE_COVERED,
    MAHJONG_TILE_SHUT_IN,
    MAHJONG_SAME_TILE,
    MAHJONG_TILES_DIFFER,
    MAHJONG_BAD_TILE_NAME,
    MAHJONG_FACE_TOO_OFTEN,
    MAHJONG_FACE_NOT_TWICE,
    MAHJONG_PAIR_IS_FREE,
    MAHJONG_SHUFFLE_FAILS,
    MAHJONG_NO_MORE_SHUFFLES,
    MAHJONG_DEAL_FAILS,
    MAHJONG_BAD_TILE_LINE,
    MAHJONG_BAD_FACE,
    MAHJONG_TILE_TOO_FAR,
    MAHJONG_TILES_OVERLAP,
    MAHJONG_TOO_MANY_TILES,
    MAHJONG_ODD_TILES,
    MAHJONG_NO_TILES,
    MAHJONG_ODD_KIND,
    MAHJONG_KIND_TOO_OFTEN,
    MAHJONG_NOT_A_LAYOUT,
    MAHJONG_LAYOUT_VERSION,
    MAHJONG_LAYOUT_SIZE,
    MAHJONG_LAYOUT_LINE,
    MAHJONG_TILE_CUT_OFF,
    MAHJONG_BAD_MAP,
    MAHJONG_TILE_FLOATS
};

#endif
