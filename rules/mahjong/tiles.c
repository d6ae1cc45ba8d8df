/* SPDX-License-Identifier: MIT */
/* Mahjong's tiles: names their faces, tells which are free, and removes
   them. */
#include "mahjong.h"

/* Suits, winds and dragons; "any flower" and "any season" for the set of
   fours; then the single flowers and seasons. */
static const char faces[][3] = {
    "--", "1b", "2b", "3b", "4b", "5b", "6b", "7b", "8b", "9b", "1c", "2c",
    "3c", "4c", "5c", "6c", "7c", "8c", "9c", "1d", "2d", "3d", "4d", "5d",
    "6d", "7d", "8d", "9d", "WE", "WS", "WW", "WN", "DR", "DG", "DW", "FL",
    "SE", "FP", "FO", "FC", "FB", "SP", "SU", "AU", "WI"};
STATIC_ASSERT(COUNT_OF(faces) == MAHJONG_FACES + 1);
STATIC_ASSERT(MAHJONG_FACES == MAHJONG_KINDS + 8);

const char *mahjong_face_name(u8 face)
{
    ASSERT(face <= MAHJONG_FACES);
    return faces[face];
}

u8 mahjong_face_group(u8 face)
{
    ASSERT_SLOW(face <= MAHJONG_FACES);
    if (face <= MAHJONG_KINDS)
        return face;
    return (u8)(face <= MAHJONG_KINDS + 4 ? MAHJONG_KINDS - 1 : MAHJONG_KINDS);
}

/* ------------------------------------------------------------- openness */

u8 mahjong_openness_of(u8 open)
{
    u8 grade = 1;
    if (open & MAHJONG_LEFT_TILES)
        grade++;
    if (open & MAHJONG_RIGHT_TILES)
        grade++;
    if (open >= MAHJONG_TILE_ABOVE)
        grade = (u8)(grade + 2);
    return grade;
}

u8 mahjong_is_free(const Mahjong *game, u8 tile)
{
    ASSERT_SLOW(tile < MAHJONG_TILES);
    return mahjong_openness_of(game->open[tile]) <= 2;
}

u8 mahjong_check_tile(const Mahjong *game, u8 tile)
{
    if (tile >= game->layout.count || !game->face[tile])
        return MAHJONG_NO_TILE;
    if (mahjong_is_free(game, tile))
        return FINE;
    return game->open[tile] >= MAHJONG_TILE_ABOVE ? MAHJONG_TILE_COVERED
                                                  : MAHJONG_TILE_SHUT_IN;
}

u8 mahjong_tile_group(const Mahjong *game, u8 tile)
{
    ASSERT_SLOW(tile < game->layout.count);
    return mahjong_face_group(game->face[tile]);
}

u8 mahjong_check_pair(const Mahjong *game, u8 first, u8 second)
{
    u8 fault = mahjong_check_tile(game, first);
    if (!fault)
        fault = mahjong_check_tile(game, second);
    if (!fault && first == second)
        return MAHJONG_SAME_TILE;
    if (!fault &&
        mahjong_tile_group(game, first) != mahjong_tile_group(game, second))
        return MAHJONG_TILES_DIFFER;
    return fault;
}

void mahjong_remove_tile(Mahjong *game, u8 tile, Trace *trace)
{
    u8 hint[MAHJONG_LINK_HINT];
    u8 links[MAHJONG_LINKS];
    u8 i, other;
    ASSERT_SLOW(game->face[tile] && mahjong_is_free(game, tile));
    bytes_fill(hint, 0, sizeof hint);
    mahjong_find_links(&game->layout, game->face, tile, hint, links);
    for (i = 0; i < MAHJONG_LINKS; i++) {
        other = links[i];
        if (other < MAHJONG_TILES)
            game->open[other] =
                (u8)(game->open[other] - mahjong_link_weight[i]);
    }
    trace_add(trace, CLEARED, tile, NO_SPOT, game->face[tile]);
    game->face[tile] = 0;
    game->open[tile] = MAHJONG_TILE_GONE;
    ASSERT_SLOW(game->left);
    game->left--;
}
