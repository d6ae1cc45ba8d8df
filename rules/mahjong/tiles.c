/* SPDX-License-Identifier: MIT */
/* Mahjong's tiles: their faces, which are free, and taking one away. */
#include "mahjong.h"

/* Suits, winds, dragons; any flower, any season, for the set of fours; then
   the single flowers and seasons. */
static const char faces[][3] = {
    "--", "1b", "2b", "3b", "4b", "5b", "6b", "7b", "8b", "9b", "1c", "2c",
    "3c", "4c", "5c", "6c", "7c", "8c", "9c", "1d", "2d", "3d", "4d", "5d",
    "6d", "7d", "8d", "9d", "WE", "WS", "WW", "WN", "DR", "DG", "DW", "FL",
    "SE", "FP", "FO", "FC", "FB", "SP", "SU", "AU", "WI"};

const char *name_face(u8 face)
{
    return faces[face];
}

u8 group_face(u8 face)
{
    if (face <= MAHJONG_KINDS)
        return face;
    return (u8)(face <= MAHJONG_KINDS + 4 ? MAHJONG_KINDS - 1 : MAHJONG_KINDS);
}

/* ------------------------------------------------------------- openness */

u8 grade_open(u8 open)
{
    u8 grade = 1;
    if (open & LEFT_TILES)
        grade++;
    if (open & RIGHT_TILES)
        grade++;
    if (open >= TILE_ABOVE)
        grade = (u8)(grade + 2);
    return grade;
}

u8 tell_openness(const Mahjong *game, u8 tile)
{
    return (u8)(game->face[tile] ? grade_open(game->open[tile]) : 9);
}

u8 tile_is_free(const Mahjong *game, u8 tile)
{
    return grade_open(game->open[tile]) <= 2;
}

u8 fault_of_tile(const Mahjong *game, u8 tile)
{
    if (tile >= game->layout.count || !game->face[tile])
        return NO_TILE;
    if (tile_is_free(game, tile))
        return FINE;
    return game->open[tile] >= TILE_ABOVE ? TILE_COVERED : TILE_SHUT_IN;
}

u8 group_of_tile(const Mahjong *game, u8 tile)
{
    return group_face(game->face[tile]);
}

u8 pair_fault(const Mahjong *game, u8 first, u8 second)
{
    u8 fault = fault_of_tile(game, first);
    if (!fault)
        fault = fault_of_tile(game, second);
    if (!fault && first == second)
        return SAME_TILE;
    if (!fault && group_of_tile(game, first) != group_of_tile(game, second))
        return TILES_DIFFER;
    return fault;
}

void remove_tile(Mahjong *game, u8 tile, Trace *trace)
{
    u8 hint[LINK_HINT];
    u8 links[MAHJONG_LINKS];
    u8 i;
    fill_bytes(hint, 0, sizeof hint);
    find_links(&game->layout, game->face, tile, hint, links);
    for (i = 0; i < MAHJONG_LINKS; i++)
        if (links[i] != NO_SPOT)
            game->open[links[i]] = (u8)(game->open[links[i]] - link_weight[i]);
    happen(trace, CLEARED, tile, NO_SPOT, game->face[tile]);
    game->face[tile] = 0;
    game->open[tile] = TILE_GONE;
    game->left--;
}
