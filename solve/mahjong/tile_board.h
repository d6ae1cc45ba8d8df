/* SPDX-License-Identifier: MIT */
/* A Mahjong board as the solvers see it. Each tile knows which tiles it
   blocks; each group of matching tiles is a byte with a bit per tile. */
#ifndef SOLVE_MAHJONG_TILE_BOARD_H
#define SOLVE_MAHJONG_TILE_BOARD_H

#include "solve/solve.h"

#include "rules/mahjong/mahjong.h"

enum { OPEN_KINDS = 128 };

/* A tile that another one blocks, and by how much its openness falls when that
   one is removed. */
typedef struct TileLink {
    u8 tile, weight;
} TileLink;

/* What stays constant throughout a search. Tiles are numbered as in the rules,
   groups from 0. */
typedef struct TileBoard {
    TileLink link[MAHJONG_TILES * MAHJONG_LINKS];
    u16 first_link[MAHJONG_TILES + 1];
    u8 shut[OPEN_KINDS]; /* whether a tile of this openness is blocked */
    u8 group[MAHJONG_TILES];
    u8 slot[MAHJONG_TILES];                 /* of each tile in its group */
    u8 member[MAHJONG_KINDS][MAHJONG_SAME]; /* the tile in each slot */
    u8 size[MAHJONG_KINDS];
    u8 full[MAHJONG_KINDS]; /* the bits of all members */
} TileBoard;

/* Which tiles are gone. A tile is *available* if it is free or gone, which
   means that it can be one of a pair. */
typedef struct TileRemoval {
    u8 left;
    u8 available[MAHJONG_KINDS];
    u8 gone[MAHJONG_KINDS];
    u8 open[MAHJONG_TILES];
} TileRemoval;

/* For each tile, the slots that it may be paired with. */
typedef u8 Partners[MAHJONG_TILES];

/* For each group, slots that end the removal as soon as one of them goes. */
typedef u8 Goals[MAHJONG_KINDS];

/* Reads a game. The removal is not settled yet. */
void tile_board_init(TileBoard *board, TileRemoval *removal,
                     const Mahjong *game);
/* Regroups the tiles when only their faces have changed. */
void tile_board_group(TileBoard *board, TileRemoval *removal,
                      const Mahjong *game);

/* Removes tiles for as long as there is one with an available partner. If each
   tile has one partner, this plays the game; if some have several, it removes
   everything that any game could remove. A group whose tiles are all available
   goes, whatever its partners. */
void tile_board_settle(const TileBoard *board, TileRemoval *removal,
                       const Partners partners);

/* Removes these tiles of a group, which must be available, and whatever that
   frees. */
void tile_board_take(const TileBoard *board, TileRemoval *removal,
                     const Partners partners, u8 group, u8 slots);

/* The same, but returns 1 as soon as everything is gone or a goal is met. The
   removal is of no further use then. */
u8 tile_board_try(const TileBoard *board, TileRemoval *removal,
                  const Partners partners, const Goals goals, u8 group,
                  u8 slots);

#endif
