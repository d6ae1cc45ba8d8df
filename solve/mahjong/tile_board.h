/* SPDX-License-Identifier: MIT */
/* A board of tiles as solvers see it: each tile knows which tiles it blocks;
   each group of matching tiles is a byte with a bit a tile. */
#ifndef SOLVE_MAHJONG_TILE_BOARD_H
#define SOLVE_MAHJONG_TILE_BOARD_H

#include "solve/solve.h"

#include "rules/mahjong/mahjong.h"

enum { OPEN_KINDS = 128 };

/* A tile that another blocks, and what its openness falls by when that is
   taken. */
typedef struct TileLink {
    u8 tile, weight;
} TileLink;

/* What is the same all through a search. Tiles are numbered as in the rules,
   groups from 0. */
typedef struct TileBoard {
    TileLink link[MAHJONG_TILES * MAHJONG_LINKS];
    u16 first_link[MAHJONG_TILES + 1];
    u8 shut[OPEN_KINDS]; /* by openness */
    u8 group[MAHJONG_TILES];
    u8 slot[MAHJONG_TILES];                 /* in the group */
    u8 member[MAHJONG_KINDS][MAHJONG_SAME]; /* a tile for each slot */
    u8 size[MAHJONG_KINDS];
    u8 full[MAHJONG_KINDS]; /* the bits of all members */
} TileBoard;

/* How far the tiles have been taken away. What is available is free or gone:
   it can be one of a pair. */
typedef struct TileRemoval {
    u8 left;
    u8 available[MAHJONG_KINDS];
    u8 gone[MAHJONG_KINDS];
    u8 open[MAHJONG_TILES];
} TileRemoval;

/* The slots that a tile may be paired with, for each tile. */
typedef u8 Partners[MAHJONG_TILES];

/* For each group the slots that settle the matter when one of them goes. */
typedef u8 Goals[MAHJONG_KINDS];

/* Reads a game; the removal is not settled yet. */
void tile_board_init(TileBoard *board, TileRemoval *removal,
                     const Mahjong *game);
/* The same once more when only faces have changed. */
void tile_board_group(TileBoard *board, TileRemoval *removal,
                      const Mahjong *game);

/* Takes tiles away for as long as there is one whose partner is available. If
   each has one partner this is the game; if they have several it is all that
   any game could take. A group all of which is available goes, whatever its
   partners. */
void tile_board_settle(const TileBoard *board, TileRemoval *removal,
                       const Partners partners);

/* Takes these of a group, which are available, and goes on. */
void tile_board_take(const TileBoard *board, TileRemoval *removal,
                     const Partners partners, u8 group, u8 slots);

/* The same, but 1 as soon as all is gone or a goal is met; of no use is the
   play then. */
u8 tile_board_try(const TileBoard *board, TileRemoval *removal,
                  const Partners partners, const Goals goals, u8 group,
                  u8 slots);

#endif
